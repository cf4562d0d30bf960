# SPDX-License-Identifier: Apache-2.0
"""What a part of the campaign is: it tries one thing after the other, and tells what broke."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from interpunct.errors import InterpunctError


@dataclass(frozen=True, slots=True)
class Case:
    """One trial: what was tried, what was wrong, "" for nothing, and the input for a look."""

    name: str
    fault: str = ""
    data: bytes = b""


@dataclass(frozen=True, slots=True)
class Ground:
    """What a part works with: its own dice and scratch folder, and the files it starts from."""

    random: Random
    folder: Path
    files: tuple[Path, ...]

    def file(self) -> bytes:
        """The bytes of one of the files."""
        return self.random.choice(self.files).read_bytes()


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the campaign; `cases` may go on for ever, it is stopped when its time is over.

    `share` is how much of the time it gets, beside the others'.
    """

    name: str
    share: float
    cases: Callable[[Ground], Iterator[Case]]


class RefusedError(Exception):
    """An input was refused in a sentence, as it should be."""


@contextmanager
def sentences_only() -> Iterator[None]:
    """Turns the program's own errors into `RefusedError`; one without a sentence goes through."""
    try:
        yield
    except InterpunctError as error:
        if not str(error).strip():
            raise
        raise RefusedError from error


def tried(name: str, trial: Callable[[], str], data: bytes = b"") -> Case:
    """The case of a `trial`, which gives what is wrong; a traceback is a fault, too."""
    try:
        with sentences_only():
            fault = trial()
    except RefusedError:
        return Case(f"{name}, refused")
    except Exception:  # noqa: BLE001 - whatever breaks down is what is looked for
        fault = traceback.format_exc(limit=-6)
    return Case(name, fault, data if fault else b"")

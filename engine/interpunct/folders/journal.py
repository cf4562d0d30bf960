# SPDX-License-Identifier: Apache-2.0
"""Record of the outputs in a folder and their inputs: a hidden file beside the outputs.

    {"name": "a.srt", "input": HASH, "recipe": HASH, "output": HASH}

A line says that this input, processed by this recipe, gives this output. It is written before the
output, and stays true if a kill comes in between. A file is done if its hash, input and recipe
match a line. It is ours, and may be made again, if its hash matches any line.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, asdict, dataclass, fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from interpunct.captions.reading import MOST_BYTES, read_bytes
from interpunct.cutting.plan import CutMode
from interpunct.errors import CaptionError
from interpunct.folders.byte_locks import lock
from interpunct.folders.outcomes import Standing
from interpunct.work.options import BELOW_THREE_QUARTERS, Options

JOURNAL = ".interpunct-done.jsonl"


@dataclass(frozen=True, slots=True)
class DoneLine:
    """One line of a journal: the `name` of an output, and hashes of the output and its sources."""

    name: str
    input: str
    recipe: str
    output: str


def digest(data: bytes) -> str:
    """The hash of a file in a journal or a manifest."""
    return hashlib.sha256(data).hexdigest()


def recipe_of(options: Options, made_by: str | None) -> str:
    """The hash of everything that an output depends on, apart from its input.

    `made_by` identifies the bundle, None for no bundle. Options that only concern the report or
    the refusal of files do not count. Default values are left out. So an option added by a later
    version keeps existing recipes valid, as long as nobody uses it.
    """
    profile = None if options.cut is CutMode.OFF else options.profile
    opinion = options.second_opinion and options.second_opinion.for_output()
    counts = replace(
        options,
        profile=profile,
        policy=BELOW_THREE_QUARTERS,
        most_bytes=MOST_BYTES,
        second_opinion=opinion,
    )
    return digest(f"{_choices(counts)!r} {made_by}".encode())


def _choices(value: Any) -> Any:
    """A value of the options; of a dataclass only the fields that differ from the default."""
    if isinstance(value, Mapping):
        return {key: _choices(value[key]) for key in sorted(value)}
    if not is_dataclass(value):
        return value
    told = ((field, getattr(value, field.name)) for field in fields(value))
    return {field.name: _choices(each) for field, each in told if each != _default(field)}


def _default(field: Field[Any]) -> Any:
    """Default of a field; MISSING where there is none."""
    return field.default if field.default_factory is MISSING else field.default_factory()


class DoneJournal:
    """The journal of one folder, read on first use."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / JOURNAL
        self._lines: dict[str, list[DoneLine]] | None = None

    def lines(self, name: str) -> Sequence[DoneLine]:
        """The lines about the output called `name`, the oldest first."""
        if self._lines is None:
            self._lines = self._read()
        return self._lines.get(name, [])

    def note(self, line: DoneLine) -> None:
        """Add a line and force it onto the disk. Raises OSError where that fails."""
        file = os.open(self.path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o666)
        try:
            lock(file, 0, waits=True)  # closing releases it
            append_line(file, json.dumps(asdict(line)).encode() + b"\n")
            os.fsync(file)
        finally:
            os.close(file)

    def _read(self) -> dict[str, list[DoneLine]]:
        found: dict[str, list[DoneLine]] = defaultdict(list)
        try:
            data = self.path.read_bytes()
        except OSError:  # files are done only if the journal says so
            return found
        for text in data.splitlines():
            line = _line(text)
            if line is not None:
                found[line.name].append(line)
        return found


def append_line(file: int, line: bytes) -> None:
    """Write a line, whole or not at all, and never after a torn line. Raises OSError."""
    size = os.fstat(file).st_size
    os.lseek(file, max(size - 1, 0), os.SEEK_SET)
    torn = size > 0 and os.read(file, 1) != b"\n"
    whole = b"\n" * torn + line
    try:
        if os.write(file, whole) < len(whole):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    except OSError:
        os.ftruncate(file, size)
        raise


def _line(text: bytes) -> DoneLine | None:
    """A line of a journal; None for a torn or damaged line, or one of a later version."""
    try:
        return msgspec.convert(json.loads(text), DoneLine)
    except (ValueError, RecursionError, msgspec.ValidationError):
        return None


class Standings:
    """Checks of outputs against the journals of their folders; without a `recipe` no journals."""

    def __init__(self, recipe: str | None) -> None:
        self._recipe = recipe
        self._journals: dict[Path, DoneJournal] = {}

    def of(self, source: Path, output: Path) -> Standing | None:
        """The reason why an existing output stays; None for our own outdated output."""
        if self._recipe is None:
            return Standing.THERE
        folder = output.parent
        lines = self._journals.setdefault(folder, DoneJournal(folder)).lines(output.name)
        if not lines:
            return Standing.THERE
        written = _digest(output)
        ours = [line for line in lines if line.output == written]
        if not ours:
            return Standing.EDITED
        read = _digest(source)
        is_done = any((line.input, line.recipe) == (read, self._recipe) for line in ours)
        return Standing.DONE if is_done else None

    def is_done_in_place(self, file: Path) -> bool:
        """Whether a file that is written over is already the result of this recipe."""
        lines = self._journals.setdefault(file.parent, DoneJournal(file.parent)).lines(file.name)
        made = {line.output for line in lines if line.recipe == self._recipe}
        return bool(made) and _digest(file) in made


def _digest(path: Path) -> str | None:
    """The hash of a file; None if it cannot be read, which the run will report."""
    try:
        return digest(read_bytes(path))
    except CaptionError:
        return None

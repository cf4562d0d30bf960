# SPDX-License-Identifier: Apache-2.0
"""The caption files in a folder and its folders."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from interpunct.captions.formats import ENDINGS
from interpunct.errors import CaptionError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Set as AbstractSet


def real_path(path: Path) -> Path:
    """Where `path` leads; a link that leads nowhere, or to itself, is its own place."""
    return Path(os.path.realpath(path))


def find_captions(
    folder: Path, *, tag: str | None, excluded: AbstractSet[Path] = frozenset()
) -> Iterator[Path | CaptionError]:
    """The files in `folder` and below that end as captions do, sorted; errors where it is closed.

    Left out are names that begin with a dot (other systems' notes beside the files), names that
    end in `.tag.ending` (our own outputs) and the `excluded` files and folders, which are real
    paths. Links are followed, but no folder is entered twice.
    """
    entered: set[Path] = set()
    waiting = [folder]
    while waiting:
        here = waiting.pop()
        real = real_path(here)
        if real in entered:
            continue
        entered.add(real)
        try:
            kept = list(_entries(here, excluded))
            yield from (Path(entry) for entry in kept if _is_input(entry, tag))
            waiting += [Path(entry) for entry in reversed(kept) if entry.is_dir()]
        except OSError as error:
            yield CaptionError(f"the folder cannot be read: {error.strerror or error}.", file=here)


def _entries(folder: Path, excluded: AbstractSet[Path]) -> Iterator[os.DirEntry[str]]:
    """What is in a folder, by name."""
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    for entry in entries:
        hidden = entry.name.startswith(".")
        if not hidden and not (excluded and real_path(Path(entry)) in excluded):
            yield entry


def _is_input(entry: os.DirEntry[str], tag: str | None) -> bool:
    name = Path(entry.name.lower())
    own = tag is not None and name.stem.endswith(f".{tag}")
    return name.suffix in ENDINGS and not own and entry.is_file()

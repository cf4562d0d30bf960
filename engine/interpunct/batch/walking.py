# SPDX-License-Identifier: Apache-2.0
"""The files in a folder and its folders."""

from __future__ import annotations

import os
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path

from interpunct.errors import CaptionError


def real_path(path: Path) -> Path:
    """Where `path` leads; a link that leads nowhere, or to itself, is its own place."""
    return Path(os.path.realpath(path))


def is_folder(path: Path) -> bool:
    """Whether `path` is a folder; a name that no file can have is not."""
    try:
        return path.is_dir()
    except OSError:
        return False


def files_in(
    folder: Path, excluded: AbstractSet[Path] = frozenset()
) -> Iterator[Path | CaptionError]:
    """The files in `folder` and below, sorted; an error for what of it cannot be read or followed.

    Left out are names that begin with a dot (other systems' notes beside the files), and the
    `excluded` files and folders, which are real paths. Links are followed, but no folder is
    entered twice.
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
        except OSError as error:
            yield CaptionError(f"the folder cannot be read: {error.strerror or error}.", file=here)
            continue
        folders: list[Path] = []
        for entry in kept:
            try:
                if entry.is_dir():
                    folders.append(Path(entry))
                elif entry.is_file():
                    yield Path(entry)
            except OSError as error:  # a link to itself, for one
                reason = error.strerror or error
                yield CaptionError(f"it cannot be followed: {reason}.", file=Path(entry))
        waiting += reversed(folders)


def _entries(folder: Path, excluded: AbstractSet[Path]) -> Iterator[os.DirEntry[str]]:
    """What is in a folder, by name."""
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    for entry in entries:
        hidden = entry.name.startswith(".")
        if not hidden and not (excluded and real_path(Path(entry)) in excluded):
            yield entry

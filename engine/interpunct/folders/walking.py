# SPDX-License-Identifier: Apache-2.0
"""The files in a folder and its subfolders."""

from __future__ import annotations

import os
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from pathlib import Path

from interpunct.errors import CaptionError
from interpunct.folders.patterns import Patterns


def real_path(path: Path) -> Path:
    """The target of `path`; a link to nothing, or to itself, is its own target."""
    return Path(os.path.realpath(path))


def is_folder(path: Path) -> bool:
    """Whether `path` is a folder; False for an impossible name."""
    try:
        return path.is_dir()
    except OSError:
        return False


@dataclass(frozen=True, slots=True)
class LeadsOut:
    """A link in a folder to a file or folder outside of it."""

    path: Path


def files_in(
    folder: Path,
    excluded: AbstractSet[Path] = frozenset(),
    patterns: Patterns = Patterns(),  # noqa: B008 - frozen
) -> Iterator[Path | LeadsOut | CaptionError]:
    """The files in `folder` and below, sorted; an error for an unreadable entry or link.

    Names that begin with a dot are left out (files of other systems). So are the `excluded` files
    and folders, which are real paths, and what the `patterns` leave out. Links are followed within
    the folder, and no folder is entered twice; a link that leads out is reported as `LeadsOut`.
    """
    root = real_path(folder)
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
                if not (entry.is_dir() or entry.is_file() or _is_dangling(entry)):
                    continue
                if patterns.leaves_out(Path(entry).relative_to(folder), file=not entry.is_dir()):
                    continue
                if _leads_out(entry, root):
                    yield LeadsOut(Path(entry))
                elif entry.is_dir():
                    folders.append(Path(entry))
                else:
                    yield Path(entry)
            except OSError as error:  # for example a link to itself
                reason = error.strerror or error
                yield CaptionError(f"it cannot be followed: {reason}.", file=Path(entry))
        waiting += reversed(folders)


def _is_dangling(entry: os.DirEntry[str]) -> bool:
    """Whether an entry is a link without a target, which fails when it is read."""
    return entry.is_symlink() and not Path(entry).exists()


def _leads_out(entry: os.DirEntry[str], root: Path) -> bool:
    """Whether a link leads out of `root`; on Windows some links look like plain folders."""
    may_lead = entry.is_symlink() or entry.is_dir()
    return may_lead and not real_path(Path(entry)).is_relative_to(root)


def _entries(folder: Path, excluded: AbstractSet[Path]) -> Iterator[os.DirEntry[str]]:
    """The entries of a folder, by name."""
    with os.scandir(folder) as found:
        entries = sorted(found, key=lambda entry: entry.name)
    for entry in entries:
        hidden = entry.name.startswith(".")
        if not hidden and not (excluded and real_path(Path(entry)) in excluded):
            yield entry

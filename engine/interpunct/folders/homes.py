# SPDX-License-Identifier: Apache-2.0
"""The folder of a run whose hidden files tell of its outputs, and the outputs' names in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from interpunct.folders.walking import real_path


def name_in(home: Path | None, output: Path) -> tuple[Path, str]:
    """The `home` of an output, and the output's path within it, with slashes.

    The output's own folder is its home where none is given, and where a link leads out of it.
    """
    folder = real_path(output.parent)
    root = folder if home is None else real_path(home)
    if not folder.is_relative_to(root):
        root = folder
    return root, (folder / output.name).relative_to(root).as_posix()


def folders_over(folder: Path) -> Iterator[Path]:
    """A folder and those above it with the same owner, who alone may say what is done in it."""
    yield folder
    owner = _owner(folder)
    for above in folder.parents:
        if owner is None or _owner(above) != owner:
            return
        yield above


def _owner(folder: Path) -> int | None:
    try:
        return folder.stat().st_uid
    except OSError:
        return None

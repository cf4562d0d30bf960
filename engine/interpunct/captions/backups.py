# SPDX-License-Identifier: Apache-2.0
"""Copies of files as they were before the first save over them.

Copies are kept while there is room: above one gigabyte in total, the oldest are deleted.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

import platformdirs

from interpunct.captions.writing import write_atomic
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence

_MOST_KEPT = 1_000_000_000  # bytes; ten thousand files of captions
_LONGEST_STEM = 100  # bytes; with date and ending, the name is still valid on every file system
_LONGEST_ENDING = 20
_DATED = re.compile(r" \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d(?: \d+)?(?:\.[^.]*)?\Z")


def backups_folder() -> Path:
    """Default folder of backups: the user's data folder.

    Beside the captions, programs that read the folder of the captions would find them.
    """
    return platformdirs.user_data_path("interpunct", appauthor=False) / "backups"


def keep_backup(data: bytes, path: Path, folder: Path) -> Path:
    """Keep `data`, the present content of the file at `path`, under a dated name in `folder`.

    A long name is shortened to its beginning. The oldest backups are deleted when room runs out.
    Raises CaptionError where the file cannot be kept.
    """
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d %H.%M.%S")
    ending = path.suffix if len(os.fsencode(path.suffix)) <= _LONGEST_ENDING else ""
    whole = os.fsencode(path.name.removesuffix(ending))
    stem = whole[:_LONGEST_STEM].decode(errors="ignore")
    names = (f"{stem} {stamp}{f' {n}' if n else ''}{ending}" for n in count())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        backup = next(place for name in names if not (place := folder / name).exists())
        write_atomic(backup, data)
    except (OSError, CaptionError) as error:
        why = error.what if isinstance(error, CaptionError) else str(error.strerror or error)
        raise CaptionError(
            Sentence(
                "nothing was saved: the backup cannot be written to {folder}: {reason}",
                folder=folder,
                reason=why,
            ),
            file=path,
            remedy="Free disk space, or switch backups off in the menu File.",
        ) from error
    with suppress(OSError):
        _make_room(folder, backup)
    return backup


def _make_room(folder: Path, newest: Path) -> None:
    """Delete the oldest backups above the size limit; only backups are counted."""
    others = [file for file in folder.iterdir() if _DATED.search(file.name) and file != newest]
    dated = sorted(((file.stat().st_mtime, file) for file in others), reverse=True)
    held = newest.stat().st_size
    for _, file in dated:
        held += file.stat().st_size
        if held > _MOST_KEPT:
            file.unlink()

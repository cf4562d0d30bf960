# SPDX-License-Identifier: Apache-2.0
"""Copies of files as they were before they were first saved over."""

from __future__ import annotations

from datetime import datetime
from itertools import count
from pathlib import Path

import platformdirs

from interpunct.captions.writing import write_atomic
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence


def backups_folder() -> Path:
    """Where backups are kept unless a folder is given: the user's data folder.

    Beside the captions they would be found by whatever reads the folder of the captions.
    """
    return platformdirs.user_data_path("interpunct", appauthor=False) / "backups"


def keep_backup(data: bytes, path: Path, folder: Path) -> Path:
    """Keep `data`, which the file at `path` holds now, under a dated name in `folder`.

    Raises CaptionError where that cannot be done.
    """
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d %H.%M.%S")
    names = (f"{path.stem} {stamp}{f' {n}' if n else ''}{path.suffix}" for n in count())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        backup = next(place for name in names if not (place := folder / name).exists())
        write_atomic(backup, data)
    except (OSError, CaptionError) as error:
        why = error.what if isinstance(error, CaptionError) else str(error.strerror or error)
        raise CaptionError(
            Sentence(
                "nothing was saved, for the file as it is now cannot be kept in {folder}: "
                "{reason}",
                folder=folder,
                reason=why,
            ),
            file=path,
            remedy="Make room there, or switch backups off in the menu File.",
        ) from error
    return backup

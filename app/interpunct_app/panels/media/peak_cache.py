# SPDX-License-Identifier: Apache-2.0
"""Disk cache of peaks, so that a file is decoded once."""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import numpy as np
import platformdirs

from interpunct.files import replace_file
from interpunct_app.panels.media.gathering import PeakRows

_FORMAT = 1
_MOST_BYTES = 200 * 2**20  # some seventy hours


class PeakCache:
    """Peaks by path, size and modification time of their media file.

    They are stored in the folder `peaks` of `folder`, by default in the user's cache.
    """

    def __init__(self, folder: Path | None = None, most_bytes: int = _MOST_BYTES) -> None:
        cache = folder or platformdirs.user_cache_path("interpunct", appauthor=False)
        self._folder = cache / "peaks"
        self._most_bytes = most_bytes

    def read(self, media: Path) -> PeakRows | None:
        """Peaks of `media` in its current state; None if they are not cached."""
        file = self._file(media)
        try:
            rows: PeakRows = np.load(file, allow_pickle=False)
            os.utime(file)
        except (OSError, ValueError, EOFError):  # missing or damaged: the file is decoded again
            return None
        is_whole = rows.dtype == np.int16 and rows.ndim == 2 and rows.shape[1] == 2
        return rows if is_whole else None

    def write(self, media: Path, rows: PeakRows) -> None:
        """Cache the peaks of `media`, and remove the least recently used."""
        with suppress(OSError):  # a full disk only costs time at the next opening
            self._folder.mkdir(parents=True, exist_ok=True)
            replace_file(self._file(media), lambda part: _save(part, rows))
            self._make_room()

    def _file(self, media: Path) -> Path:
        facts = media.stat()
        name = f"{_FORMAT}\n{media.absolute()}\n{facts.st_size}\n{facts.st_mtime_ns}"
        digest = sha256(name.encode("utf-8", "surrogateescape")).hexdigest()
        return self._folder / f"{digest[:32]}.npy"

    def _make_room(self) -> None:
        facts = {file: file.stat() for file in self._folder.glob("*.npy")}
        total = 0
        for file in sorted(facts, key=lambda file: facts[file].st_mtime_ns, reverse=True):
            total += facts[file].st_size
            if total > self._most_bytes:
                file.unlink(missing_ok=True)


def _save(part: Path, rows: PeakRows) -> None:
    with part.open("wb") as file:
        np.save(file, rows, allow_pickle=False)

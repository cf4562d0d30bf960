# SPDX-License-Identifier: Apache-2.0
"""Disk cache of the measurements of media files, so that a file is decoded once."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

import numpy as np
import platformdirs
from numpy.typing import NDArray

from interpunct.files import replace_file

_FORMAT = 1
_MOST_BYTES = 200 * 2**20  # some seventy hours


@dataclass(frozen=True, slots=True)
class Kind:
    """Kind of measurement: its folder in the cache, its type of number, and the shape of a row.

    Rows that are `is_mapped` stay on the disk, and are read where they are looked at.
    """

    folder: str
    dtype: type[np.generic]
    row: tuple[int, ...]
    is_mapped: bool = False


PEAKS = Kind("peaks", np.int16, (2,))


class MediaCache:
    """Measurements of one kind by path, size and modification time of their media file.

    They are stored in a folder of `folder`, by default of the user's cache.
    """

    def __init__(
        self, kind: Kind, folder: Path | None = None, most_bytes: int = _MOST_BYTES
    ) -> None:
        cache = folder or platformdirs.user_cache_path("interpunct", appauthor=False)
        self._kind = kind
        self._folder = cache / kind.folder
        self._most_bytes = most_bytes

    def read(self, media: Path) -> NDArray[Any] | None:
        """Rows of `media` in its current state; None if they are not cached."""
        file = self._file(media)
        try:
            mode: Literal["r"] | None = "r" if self._kind.is_mapped else None
            rows: NDArray[Any] = np.load(file, mmap_mode=mode, allow_pickle=False)
            os.utime(file)
        except (OSError, ValueError, EOFError):  # missing or damaged: the file is decoded again
            return None
        is_whole = rows.dtype == self._kind.dtype and rows.shape[1:] == self._kind.row
        return rows if is_whole and rows.ndim == 1 + len(self._kind.row) else None

    def write(self, media: Path, rows: NDArray[Any]) -> None:
        """Cache the rows of `media`, and remove the least recently used."""
        with suppress(OSError):  # a full disk only costs time at the next opening
            self._folder.mkdir(parents=True, exist_ok=True)
            replace_file(self._file(media), lambda part: _save(part, rows))
            self._make_room()

    def kept(self, media: Path, parts: Iterator[NDArray[Any]]) -> Iterator[NDArray[Any]]:
        """The cached rows of `media` at once, else its `parts`, which are cached once they end."""
        known = self.read(media)
        if known is not None:
            yield known
            return
        handed = []
        for rows in parts:
            handed.append(rows)
            yield rows
        if handed:
            self.write(media, np.concatenate(handed))

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


def _save(part: Path, rows: NDArray[Any]) -> None:
    with part.open("wb") as file:
        np.save(file, rows, allow_pickle=False)

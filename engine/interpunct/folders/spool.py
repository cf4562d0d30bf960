# SPDX-License-Identifier: Apache-2.0
"""Disk storage for items that wait for their turn: a report may be larger than memory."""

from __future__ import annotations

import pickle
import tempfile
from typing import Any


class Spool:
    """A file without a name, removed with its process."""

    def __init__(self) -> None:
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 - closed in `close`
        self._end = 0

    def put(self, item: object) -> int:
        """Store an item; returns its place."""
        place = self._file.seek(self._end)
        pickle.dump(item, self._file, protocol=pickle.HIGHEST_PROTOCOL)
        self._end = self._file.tell()
        return place

    def get(self, place: int) -> Any:
        """The item stored at a place."""
        self._file.seek(place)
        return pickle.load(self._file)

    def close(self) -> None:
        """Discard all items."""
        self._file.close()

# SPDX-License-Identifier: Apache-2.0
"""Things put aside on the disk until their turn comes: a report may be larger than the memory."""

from __future__ import annotations

import pickle
import tempfile
from typing import Any


class Spool:
    """A file without a name, which goes with its process."""

    def __init__(self) -> None:
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 - closed in `close`
        self._end = 0

    def put(self, item: object) -> int:
        """Put an item aside; where it is found again."""
        place = self._file.seek(self._end)
        pickle.dump(item, self._file, protocol=pickle.HIGHEST_PROTOCOL)
        self._end = self._file.tell()
        return place

    def get(self, place: int) -> Any:
        """The item that was put there."""
        self._file.seek(place)
        return pickle.load(self._file)

    def close(self) -> None:
        """Throw all of it away."""
        self._file.close()

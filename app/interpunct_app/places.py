# SPDX-License-Identifier: Apache-2.0
"""Folders for persistent data, with a temporary folder where they are not writable."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile, mkdtemp


class Places:
    """Provides writable folders, and remembers the wanted ones that are not.

    `stand_in` is the temporary folder used instead; None while none is needed.
    """

    def __init__(self) -> None:
        self.refused: list[Path] = []
        self.stand_in: Path | None = None

    def of(self, wanted: Path) -> Path:
        """Folder `wanted`, created if necessary, else a folder in `stand_in`."""
        if _can_be_written(wanted):
            return wanted
        self.refused.append(wanted)
        with suppress(OSError):  # without any folder, its user reports the error
            self.stand_in = self.stand_in or Path(mkdtemp(prefix="interpunct-"))
        return wanted if self.stand_in is None else self.stand_in / wanted.name


def _can_be_written(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return True
    except OSError:
        return False

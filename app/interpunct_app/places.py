# SPDX-License-Identifier: Apache-2.0
"""Folders for what outlasts the editor; a temporary one stands in where none can be written."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile, mkdtemp


class Places:
    """Gives folders that can be written, and remembers which of those wanted cannot be.

    `stand_in` is the temporary folder that has their contents; None as long as none is needed.
    """

    def __init__(self) -> None:
        self.refused: list[Path] = []
        self.stand_in: Path | None = None

    def of(self, wanted: Path) -> Path:
        """The folder `wanted`, which is made if need be, else one in the temporary folder."""
        if _can_be_written(wanted):
            return wanted
        self.refused.append(wanted)
        with suppress(OSError):  # without any folder, whoever needs one tells so
            self.stand_in = self.stand_in or Path(mkdtemp(prefix="interpunct-"))
        return wanted if self.stand_in is None else self.stand_in / wanted.name


def _can_be_written(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return True
    except OSError:
        return False

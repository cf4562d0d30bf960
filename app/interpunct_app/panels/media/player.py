# SPDX-License-Identifier: Apache-2.0
"""Interface of a player; times are milliseconds from the start of the media."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal


class Player(QObject):
    """Player of one media file.

    `moved` emits the position, often while playing and once after each `seek`. `playing_changed`
    emits whether it plays, `failed` a sentence with the error. `pictured` emits each frame of a
    video as a `QImage`.
    """

    moved = Signal(int)
    playing_changed = Signal(bool)
    failed = Signal(str)
    pictured = Signal(object)

    @property
    def position_ms(self) -> int:
        """Current position."""
        raise NotImplementedError

    @property
    def is_playing(self) -> bool:
        """Whether it plays now."""
        raise NotImplementedError

    def open(self, path: Path) -> None:
        """Open another file, paused at its start."""
        raise NotImplementedError

    def close(self) -> None:
        """Close the current file."""
        raise NotImplementedError

    def play(self) -> None:
        """Play from the current position."""
        raise NotImplementedError

    def pause(self) -> None:
        """Pause."""
        raise NotImplementedError

    def seek(self, position_ms: int) -> None:
        """Go to a position, without changing whether it plays."""
        raise NotImplementedError

    def set_speed(self, speed: float) -> None:
        """Set the speed as a factor; the pitch is kept."""
        raise NotImplementedError

    def set_volume(self, volume: float) -> None:
        """Set the volume, from 0 to 1."""
        raise NotImplementedError

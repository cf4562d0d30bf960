# SPDX-License-Identifier: Apache-2.0
"""What the editor asks of a player; times are milliseconds from the start of the media."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal


class Player(QObject):
    """Plays one media file.

    `moved` tells the position, often while it plays and once after each `seek`; `playing_changed`
    whether it plays now; `failed` in a sentence why it cannot. `pictured` hands over each picture
    of a video, a `QImage`.
    """

    moved = Signal(int)
    playing_changed = Signal(bool)
    failed = Signal(str)
    pictured = Signal(object)

    @property
    def position_ms(self) -> int:
        """Where it is."""
        raise NotImplementedError

    @property
    def is_playing(self) -> bool:
        """Whether it plays."""
        raise NotImplementedError

    def open(self, path: Path) -> None:
        """Take another file, and stand still at its start."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of the file."""
        raise NotImplementedError

    def play(self) -> None:
        """Go on from where it is."""
        raise NotImplementedError

    def pause(self) -> None:
        """Stand still."""
        raise NotImplementedError

    def seek(self, position_ms: int) -> None:
        """Go to a place, playing on if it plays."""
        raise NotImplementedError

    def set_speed(self, speed: float) -> None:
        """Play so many times as fast; the pitch stays."""
        raise NotImplementedError

    def set_volume(self, volume: float) -> None:
        """Play so loud, from 0 to 1."""
        raise NotImplementedError

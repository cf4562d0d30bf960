# SPDX-License-Identifier: Apache-2.0
"""Playing of a stretch or to the end, once or repeated, at a chosen speed; pauses for typing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from interpunct_app.panels.media.player import Player

SPEEDS = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)


class Playback(QObject):
    """Plays stretches of one file on a `Player`.

    `moved` emits the position, `playing_changed` whether it plays, `speed_changed` the speed.
    """

    moved = Signal(int)
    playing_changed = Signal(bool)
    speed_changed = Signal(float)

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.player = player
        self.repeats = False
        self._stretch: tuple[int, int] | None = None
        self.speed = 1.0
        self._is_interrupted = False
        player.moved.connect(self._moved)
        player.playing_changed.connect(self.playing_changed)

    def open(self, path: Path, position_ms: int = 0) -> None:
        """Open another file, and stop at a position."""
        self._stretch = None
        self._is_interrupted = False
        self.player.open(path)
        self.player.set_speed(self.speed)
        self.player.seek(position_ms)

    def play_stretch(self, start_ms: int, end_ms: int) -> None:
        """Play from `start_ms` to `end_ms`."""
        self._is_interrupted = False
        self._stretch = (max(0, start_ms), end_ms)
        self.player.seek(self._stretch[0])
        self.player.play()

    def play_from(self, start_ms: int) -> None:
        """Play from `start_ms` without an end."""
        self._is_interrupted = False
        self.seek(start_ms)
        self.player.play()

    def play_on(self) -> None:
        """Play from the current position without an end; pause if it plays."""
        self._is_interrupted = False
        if self.player.is_playing:
            self.player.pause()
        else:
            self._stretch = None
            self.player.play()

    def seek(self, position_ms: int) -> None:
        """Go to a position, and drop the stretch to play."""
        self._stretch = None
        self.player.seek(max(0, position_ms))

    def leap(self, milliseconds: int) -> None:
        """Move forward, or back if negative; keep the end of the stretch."""
        self.player.seek(max(0, self.player.position_ms + milliseconds))

    def close(self) -> None:
        """Close the file."""
        self._stretch = None
        self._is_interrupted = False
        self.player.close()

    def interrupt(self) -> None:
        """Pause until `resume`, if it plays."""
        if self.player.is_playing:
            self._is_interrupted = True
            self.player.pause()

    def resume(self) -> None:
        """Continue after `interrupt`."""
        if self._is_interrupted:
            self._is_interrupted = False
            self.player.play()

    def set_speed(self, speed: float) -> None:
        """Set the speed as a factor, from 0.5 to 3."""
        self.speed = min(max(speed, SPEEDS[0]), SPEEDS[-1])
        self.player.set_speed(self.speed)
        self.speed_changed.emit(self.speed)

    def change_speed(self, steps: int) -> None:
        """Change the speed by some steps; negative is slower."""
        place = SPEEDS.index(nearest_speed(self.speed)) + steps
        self.set_speed(SPEEDS[min(max(place, 0), len(SPEEDS) - 1)])

    @Slot(int)
    def _moved(self, position_ms: int) -> None:
        if self._stretch and self.player.is_playing and position_ms >= self._stretch[1]:
            self._end_stretch(self._stretch)
        self.moved.emit(self.player.position_ms)

    def _end_stretch(self, stretch: tuple[int, int]) -> None:
        if self.repeats:
            self.player.seek(stretch[0])
        else:
            self._stretch = None
            self.player.pause()


class TypingPause(QObject):
    """Interrupts a `Playback` when a text box gets the focus, and resumes when it loses it.

    Losing the focus to another program does not resume, because the box gets it back later.

    `is_wanted` returns whether the user wants this.
    """

    def __init__(self, playback: Playback, is_wanted: Callable[[], bool]) -> None:
        super().__init__(playback)
        self._playback = playback
        self._is_wanted = is_wanted
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_changed)

    @Slot("QWidget*", "QWidget*")
    def _focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if isinstance(new, (QPlainTextEdit, QLineEdit)):
            if self._is_wanted():
                self._playback.interrupt()
        elif isinstance(old, (QPlainTextEdit, QLineEdit)) and QApplication.activeWindow():
            self._playback.resume()


def nearest_speed(speed: float) -> float:
    """Closest of the selectable speeds."""
    return min(SPEEDS, key=lambda known: abs(known - speed))

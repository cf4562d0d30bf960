# SPDX-License-Identifier: Apache-2.0
"""Row of controls under the waveform."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QSlider, QToolButton, QWidget

from interpunct_app.cues.times import time_text
from interpunct_app.keys.actions import Action
from interpunct_app.looks.boxes import choice_box, row
from interpunct_app.looks.elided import PartsLabel
from interpunct_app.looks.icons import icon
from interpunct_app.looks.plain import plain_label, plain_tip
from interpunct_app.panels.media.playback import SPEEDS, nearest_speed

_ICON = QSize(18, 18)
_DIGIT = re.compile(r"\d")
_ICONS = {
    Action.PLAY_ON: "play",
    Action.PLAY_CUE: "play-cue",
    Action.PLAY_SLOT: "play-slot",
    Action.REWIND: "rewind",
    Action.REPEAT: "repeat",
    Action.PLAY_EACH_SLOT: "each-slot",
    Action.LISTEN: "listen",
}
"""Actions with a button, and their icons."""


class Controls(QWidget):
    """Buttons for the menu's play actions, speed, volume, time and file name.

    None of them takes the focus, since the keys belong to the review.
    """

    def __init__(self) -> None:
        super().__init__()
        self._time = plain_label()
        self._name = PartsLabel()  # whole or not at all; the tooltip has the path
        self.speed = choice_box()
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self._buttons = QHBoxLayout()
        self._actions: dict[Action, QAction] = {}
        self._is_playing = False
        self._set_up()
        self._lay_out()

    def take_entries(self, entries: Mapping[Action, QAction]) -> None:
        """Make buttons of menu entries."""
        for action in _ICONS:
            entry = self._actions[action] = entries[action]
            button = QToolButton()
            button.setDefaultAction(entry)
            button.setAutoRaise(True)
            button.setIconSize(_ICON)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._buttons.addWidget(button)
        self.draw_icons()

    def draw_icons(self) -> None:
        """Draw the icons in the window's colours, as a hidden panel keeps the old ones."""
        for action, entry in self._actions.items():
            is_pause = action is Action.PLAY_ON and self._is_playing
            name = "pause" if is_pause else _ICONS[action]
            entry.setIcon(icon(name, self.window().palette()))

    def show_position(self, position_ms: int, length_ms: int) -> None:
        """Show the playing position, in a size that only another number of digits changes."""
        text = f"{time_text(position_ms)} / {time_text(length_ms)}"
        # Else each tick would lay out the window.
        self._time.setFixedSize(self.fontMetrics().size(0, _DIGIT.sub("0", text)))
        self._time.setText(text)

    def show_media(self, path: Path | None) -> None:
        """Show the name of the media file; None disables the controls."""
        self._name.setText(path.name if path else "")
        self._name.setToolTip(plain_tip(str(path)) if path else "")
        self.setEnabled(path is not None)

    @Slot(float)
    def show_speed(self, speed: float) -> None:
        """Show the speed."""
        self.speed.setCurrentIndex(SPEEDS.index(nearest_speed(speed)))

    @Slot(bool)
    def show_playing(self, is_playing: bool) -> None:
        """Show whether the sound is playing."""
        self._is_playing = is_playing
        self.draw_icons()

    def _set_up(self) -> None:
        for speed in SPEEDS:
            self.speed.addItem(f"{speed:g}×", speed)
        self.speed.setAccessibleName(self.tr("Speed"))
        self.speed.setToolTip(self.tr("Speed"))
        self.volume.setRange(0, 100)
        self.volume.setFixedWidth(90)
        self.volume.setAccessibleName(self.tr("Volume"))
        self.volume.setToolTip(self.tr("Volume"))
        for widget in (self.speed, self.volume):
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _lay_out(self) -> None:
        parts = (self._buttons, self._time, self.speed, self.volume, None, self._name)
        self.setLayout(row(*parts, margins=(8, 2, 8, 4), spacing=10))

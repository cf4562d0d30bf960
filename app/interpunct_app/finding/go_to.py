# SPDX-License-Identifier: Apache-2.0
"""Line that takes a cue number or a time: `123`, `0:12:31` or `12:31.5`."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from interpunct.captions.cues import Cue
from interpunct.captions.times import read_typed
from interpunct_app.cues.times import time_text
from interpunct_app.looks.boxes import column
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.windows import is_accepted


def place_of(text: str, cues: Sequence[Cue]) -> int | None:
    """Index of the cue that `text` means; None if there is none.

    A time means the last cue that has begun by then, or the first of all.
    """
    text = text.strip()
    if re.fullmatch(r"\d{1,9}", text, re.ASCII):
        return int(text) - 1 if 0 < int(text) <= len(cues) else None
    wanted = read_typed(text) if ":" in text else None
    if wanted is None or not cues:
        return None
    order = sorted(range(len(cues)), key=lambda cue: cues[cue].start_ms)
    starts = [cues[cue].start_ms for cue in order]
    return order[max(0, bisect_right(starts, wanted) - 1)]


def ask_place(parent: QWidget, cues: Sequence[Cue]) -> int | None:
    """Index of the cue that the user chooses; None if cancelled."""
    dialog = _GoTo(parent, cues)
    return dialog.cue if is_accepted(dialog) else None


class _GoTo(QDialog):
    """Line with its target shown below; Enter goes there."""

    def __init__(self, parent: QWidget, cues: Sequence[Cue]) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Go to cue or time"))
        self.cue: int | None = None
        self._cues = cues
        self.line = QLineEdit()
        self.line.setMinimumWidth(300)
        self.line.setAccessibleName(self.tr("Number of a cue, or a time"))
        self.line.setPlaceholderText(self.tr("123 or 0:12:31"))
        self.told = plain_label()
        self.setLayout(column(self.line, self.told))
        self.line.textChanged.connect(self._look)
        self.line.returnPressed.connect(self._go)
        self.line.setFocus()
        self._look("")

    @Slot(str)
    def _look(self, text: str) -> None:
        self.cue = place_of(text, self._cues)
        if self.cue is not None:
            told = self.tr("Cue {cue}, at {time}")
            time = time_text(self._cues[self.cue].start_ms)
            self.told.setText(told.format(cue=self.cue + 1, time=time))
        elif text.strip():
            self.told.setText(self.tr("There is no such cue or time."))
        else:
            self.told.setText(self.tr("Cues 1 to {count}").format(count=len(self._cues)))

    @Slot()
    def _go(self) -> None:
        if self.cue is not None:
            self.accept()

# SPDX-License-Identifier: Apache-2.0
"""Start page, shown while no file is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from interpunct.captions.formats import FORMATS
from interpunct.files import is_there
from interpunct_app.files.samples import FIRST_SAMPLE
from interpunct_app.looks.boxes import NO_MARGINS, push_button, row
from interpunct_app.looks.flow import flow
from interpunct_app.looks.icons import application_icon
from interpunct_app.looks.plain import as_it_stands, plain_label, plain_tip

_SHOWN = 6


class StartPage(QWidget):
    """Buttons to open a file or a sample, and the recent files."""

    open_wanted = Signal()
    sample_wanted = Signal(str)
    manual_wanted = Signal()
    file_wanted = Signal(Path)

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        picture = plain_label()
        picture.setPixmap(application_icon().pixmap(64, 64))
        title = plain_label(self.tr("Open captions, or drop anything here"), wraps=True)
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.5)
        title.setFont(font)
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        kinds = plain_label(", ".join(form.title for form in FORMATS), wraps=True)
        kinds.setAlignment(Qt.AlignmentFlag.AlignCenter)
        kinds.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._sentence = plain_label(wraps=True)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._buttons: list[QPushButton] = []
        self._recent = QVBoxLayout()
        self._recent.setSpacing(2)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addStretch(2)
        column.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(title)
        column.addWidget(kinds)
        column.addLayout(self._ways())
        column.addWidget(self._sentence)
        column.addSpacing(18)
        column.addLayout(self._recent)
        column.addStretch(3)

    def _ways(self) -> QHBoxLayout:
        """Row of buttons to begin with; Enter presses the first."""
        ways: dict[str, Callable[[], object]] = {
            self.tr("Open…"): self.open_wanted.emit,
            self.tr("Try a sample"): partial(self.sample_wanted.emit, FIRST_SAMPLE),
            self.tr("How it works"): self.manual_wanted.emit,
        }
        buttons = [push_button(title, ask) for title, ask in ways.items()]
        buttons[0].setDefault(True)
        return row(None, flow(*buttons, margins=NO_MARGINS), None)

    def tell(self, sentence: str) -> None:
        """Show why a file could not be opened."""
        self._sentence.setText(sentence)

    def show_recent(self, files: Sequence[Path]) -> None:
        """List the recent files that still exist."""
        for button in self._buttons:
            button.deleteLater()
        self._buttons.clear()
        for file in [file for file in files if is_there(file)][:_SHOWN]:
            name = as_it_stands(f"{file.name}   —   {file.parent}")
            button = push_button(name, partial(self.file_wanted.emit, file))
            button.setFlat(True)
            button.setToolTip(plain_tip(str(file)))
            self._buttons.append(button)
            self._recent.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)

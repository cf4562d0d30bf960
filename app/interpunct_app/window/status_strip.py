# SPDX-License-Identifier: Apache-2.0
"""Contents of the status bar: progress, format, encoding, language, model."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QToolButton, QWidget

from interpunct_app.looks.boxes import row
from interpunct_app.looks.icons import icon
from interpunct_app.looks.plain import plain_label


class StatusStrip(QWidget):
    """Permanent part of the status bar."""

    cancelled = Signal()
    encoding_clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._file: tuple[str, str] | None = None
        self._progress = QProgressBar()
        self._progress.setFixedWidth(160)
        self._progress.setTextVisible(False)
        self._progress.setMaximumHeight(10)
        self._progress.setAccessibleName(self.tr("Progress of the prediction"))
        self.cancel = QToolButton()
        self.cancel.setAutoRaise(True)
        self.cancel.setToolTip(self.tr("Stop predicting"))
        self.cancel.setAccessibleName(self.tr("Stop predicting"))
        self.cancel.clicked.connect(self.cancelled)
        self._what = plain_label(self.tr("Predicting"))
        self._language = plain_label()
        self._model = plain_label()
        self.encoding = QToolButton()
        self.encoding.setAutoRaise(True)
        self.encoding.setToolTip(
            self.tr("Encoding of the file; click to read with another encoding")
        )
        self.encoding.clicked.connect(self.encoding_clicked)
        parts = self._what, self._progress, self.cancel, self._model, self._language, self.encoding
        self.setLayout(row(*parts, spacing=14, margins=(0, 0, 8, 0)))
        self.show_progress(None)

    def show_progress(self, progress: tuple[int, int] | None) -> None:
        """Show progress as (done, total), or hide it."""
        if progress is None and self._what.isHidden():
            return
        for widget in (self._what, self._progress, self.cancel):
            widget.setVisible(progress is not None)
        if progress is not None:
            self._progress.setUpdatesEnabled(False)  # else the whole window is painted
            self._progress.setMaximum(progress[1])
            self._progress.setValue(progress[0])
            self._progress.setUpdatesEnabled(True)

    def draw_icons(self) -> None:
        """Draw the button in the window's colours, which change before its own."""
        self.cancel.setIcon(icon("close", self.window().palette()))

    def show_file(self, encoding: str, language: str) -> None:
        """Show format, encoding and language of the file."""
        if (encoding, language) == self._file:
            return
        self._file = encoding, language
        self.encoding.setText(encoding)
        self.encoding.setVisible(bool(encoding))
        self.encoding.setAccessibleName(self.tr("Encoding: {name}").format(name=encoding))
        self._language.setText(language)

    def show_loading(self, name: str) -> None:
        """Say that a model is loading; the shipped model has no name yet."""
        told = self.tr("Loading {name}…") if name else self.tr("Loading the model…")
        self._model.setText(told.format(name=name))

    def show_model(self, name: str) -> None:
        """Show the name of the model."""
        self._model.setText(name)
        self._model.setAccessibleName(self.tr("Model: {name}").format(name=name))

# SPDX-License-Identifier: Apache-2.0
"""Box below the table: the text of the current row in large letters, and its measures."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QPlainTextEdit, QStackedLayout, QWidget

from interpunct_app.looks.boxes import column
from interpunct_app.review.measures import Measure, MeasuresLabel

_LARGER = 1.3  # than the text of the table
_LINES = 3
_MARGINS = (12, 2, 12, 6)


class TextBox(QWidget):
    """Shows a text; the table's editor opens in `place`, over the shown text.

    A click on the text emits `edit_wanted`.
    """

    edit_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._measures = MeasuresLabel()
        self._shown = QPlainTextEdit(readOnly=True)
        self._shown.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._shown.setAccessibleName(self.tr("Text of the row"))
        self._shown.setToolTip(self.tr("Click to edit the text"))
        self._shown.viewport().installEventFilter(self)
        self.place = QWidget()
        self._stacked = QStackedLayout(self.place)
        self._stacked.addWidget(self._shown)
        self._enlarge()
        self.setLayout(column(self._measures, self.place, wide=self.place, margins=_MARGINS))

    def sizeHint(self) -> QSize:
        """Preferred size: no more than needed, as the table has the rest."""
        return self.minimumSizeHint()

    def show_text(self, text: str, direction: Qt.LayoutDirection) -> None:
        """Show the text of a row, in front of a closed editor."""
        self._stacked.setCurrentWidget(self._shown)
        self._shown.setLayoutDirection(direction)
        if text != self._shown.toPlainText():
            self._shown.setPlainText(text)

    def show_measures(self, found: Iterable[Measure]) -> None:
        """Show the measures of the text as it is shown or typed."""
        self._measures.show_measures(found)

    def changeEvent(self, event: QEvent) -> None:
        """Keep the letters larger than those of the table."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._enlarge()

    def _enlarge(self) -> None:
        font = self.font()
        font.setPointSizeF(_LARGER * font.pointSizeF())
        self.place.setFont(font)
        lines = _LINES * self.place.fontMetrics().lineSpacing()
        self.place.setMinimumHeight(lines + self.place.fontMetrics().height() // 2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Emit `edit_wanted` for a click on the shown text."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            self.edit_wanted.emit()
            return True
        return super().eventFilter(watched, event)

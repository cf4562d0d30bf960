# SPDX-License-Identifier: Apache-2.0
"""Scroll bar that repaints only the part that changes."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QAbstractSlider, QScrollBar, QStyle, QStyleOptionSlider

_SHADE = 3
"""Pixels around the handle that change with it."""
_MOVED = (
    QAbstractSlider.SliderChange.SliderValueChange,
    QAbstractSlider.SliderChange.SliderRangeChange,
)


class SteadyScrollBar(QScrollBar):
    """Scroll bar with few repaints.

    Qt repaints a whole scroll bar at every step, in gradients, and waits for threads meanwhile. In
    a long table, most steps move the handle by less than a pixel.
    """

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self._shown = self._looks()
        self.setAutoFillBackground(True)  # else its background would be repainted by the parent

    def sliderChange(self, change: QAbstractSlider.SliderChange) -> None:
        """Repaint the old and new places of the handle, if they differ."""
        before, self._shown = self._shown, self._looks()
        (handle, ends), (handle_before, ends_before) = self._shown, before
        if change not in _MOVED or ends != ends_before:
            super().sliderChange(change)
        elif handle != handle_before:
            moved = handle | handle_before
            self.update(moved.adjusted(-_SHADE, -_SHADE, _SHADE, _SHADE))

    def _looks(self) -> tuple[QRect, tuple[bool, bool]]:
        """Area of the handle, and whether the value is at either end."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        kind, part = QStyle.ComplexControl.CC_ScrollBar, QStyle.SubControl.SC_ScrollBarSlider
        handle = self.style().subControlRect(kind, option, part, self)
        return handle, (self.value() == self.minimum(), self.value() == self.maximum())

# SPDX-License-Identifier: Apache-2.0
"""A scroll bar that is painted where it looks different, and no more."""

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
    """Qt paints all of a scroll bar at every step, in gradients, and waits for threads meanwhile.

    In a long table a step moves the handle by less than a pixel, mostly.
    """

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self._shown = self._looks()
        self.setAutoFillBackground(True)  # else all that it stands on is painted with it

    def sliderChange(self, change: QAbstractSlider.SliderChange) -> None:
        """Paint where the handle was and where it is, unless that is the same."""
        before, self._shown = self._shown, self._looks()
        (handle, ends), (handle_before, ends_before) = self._shown, before
        if change not in _MOVED or ends != ends_before:
            super().sliderChange(change)
        elif handle != handle_before:
            moved = handle | handle_before
            self.update(moved.adjusted(-_SHADE, -_SHADE, _SHADE, _SHADE))

    def _looks(self) -> tuple[QRect, tuple[bool, bool]]:
        """Where the handle is, and whether that is at either end."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        kind, part = QStyle.ComplexControl.CC_ScrollBar, QStyle.SubControl.SC_ScrollBarSlider
        handle = self.style().subControlRect(kind, option, part, self)
        return handle, (self.value() == self.minimum(), self.value() == self.maximum())

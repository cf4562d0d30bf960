# SPDX-License-Identifier: Apache-2.0
"""A scroll bar of which only what looks different is painted looks as any other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QHBoxLayout, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from interpunct_app.looks.steady_scroll_bar import SteadyScrollBar

LONG = 1_000_000


class _Counted(SteadyScrollBar):
    """Counts how often it is painted."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self.paints = 0

    def event(self, event: QEvent) -> bool:
        """Count."""
        self.paints += event.type() == QEvent.Type.Paint
        return super().event(event)


Bars = tuple[_Counted, QScrollBar]


@pytest.fixture
def bars(qtbot: QtBot) -> Iterator[Bars]:
    """The bar, and one of Qt, each at the same place of a window of its own."""
    made, windows = (_Counted(), QScrollBar(Qt.Orientation.Vertical)), [QWidget(), QWidget()]
    for bar, window in zip(made, windows, strict=True):
        qtbot.addWidget(window)
        QHBoxLayout(window).addWidget(bar)
        bar.setRange(0, LONG)
        bar.setPageStep(400)
        window.resize(60, 420)
        window.show()
    QCoreApplication.processEvents()
    yield made
    windows.clear()


def seen(bar: QScrollBar) -> QImage:
    """What is on the screen, where nothing is painted anew for the picture."""
    QCoreApplication.processEvents()
    window = bar.window()
    return QGuiApplication.primaryScreen().grabWindow(window.winId()).toImage()


def test_it_looks_as_any_other_wherever_it_is_moved(bars: Bars) -> None:
    steady, other = bars
    before = seen(steady)
    for value in (40, 80, 300_000, 300_050, 500_000, LONG, LONG - 30, 4_000, 0, 2_000):
        for bar in bars:
            bar.setValue(value)
        assert seen(steady) == seen(other)
    for most in (LONG - 50, LONG // 2, 1_000, 100, LONG):
        for bar in bars:
            bar.setMaximum(most)
        assert seen(steady) == seen(other)
    for bar in bars:
        bar.setValue(LONG // 2)
    assert seen(steady) == seen(other) != before


def test_nothing_is_painted_where_the_handle_stays(bars: Bars) -> None:
    steady, _ = bars
    steady.setValue(5_000)
    QCoreApplication.processEvents()
    painted = steady.paints
    steady.setValue(5_040)
    QCoreApplication.processEvents()
    assert steady.paints == painted
    steady.setValue(50_000)
    QCoreApplication.processEvents()
    assert steady.paints == painted + 1

# SPDX-License-Identifier: Apache-2.0
"""A splitter lays out anew only where one of its parts needs something else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from interpunct_app.looks.elided import ElidedLabel
from interpunct_app.looks.steady_splitter import SteadySplitter


class _Around(QWidget):
    """Counts the requests for another layout that reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.requests = 0

    def event(self, event: QEvent) -> bool:
        """Count."""
        self.requests += event.type() == QEvent.Type.LayoutRequest
        return super().event(event)


@pytest.fixture
def around(qtbot: QtBot) -> _Around:
    """A splitter of a label that gives way and one that does not, in a window."""
    around, splitter, part = _Around(), SteadySplitter(Qt.Orientation.Vertical), QWidget()
    column = QVBoxLayout(part)
    column.addWidget(ElidedLabel())
    column.addWidget(QLabel("a"))
    splitter.addWidget(part)
    splitter.addWidget(QLabel("below"))
    QVBoxLayout(around).addWidget(splitter)
    qtbot.addWidget(around)
    around.resize(300, 200)
    around.show()
    _settle()
    label = around.findChildren(ElidedLabel)[0]
    label.setText("once, so that the needs are known")
    _settle()
    around.requests = 0
    return around


def test_a_text_that_gives_way_asks_nobody_for_room(around: _Around) -> None:
    around.findChildren(ElidedLabel)[0].setText("another text, of another length")
    _settle()
    assert around.requests == 0


def test_a_part_that_needs_more_room_gets_it(around: _Around) -> None:
    label = next(it for it in around.findChildren(QLabel) if it.text() == "a")
    label.setMinimumSize(QSize(10, 120))
    _settle()
    assert around.requests > 0
    assert label.height() >= 120


def test_a_part_that_is_hidden_leaves_its_room(around: _Around) -> None:
    splitter = around.findChildren(SteadySplitter)[0]
    upper, lower = splitter.widget(0), splitter.widget(1)
    assert upper is not None
    assert lower is not None
    upper.hide()
    _settle()
    assert lower.height() == splitter.height()
    upper.show()
    _settle()
    assert lower.height() < splitter.height()


def _settle() -> None:
    for _ in range(4):
        QCoreApplication.sendPostedEvents()

# SPDX-License-Identifier: Apache-2.0
"""Labels that change at every key: laid out anew only where they need another room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QWidget

from interpunct.labels import Label
from interpunct.work.work import Alternative
from interpunct_app.looks.elided import ElidedLabel
from interpunct_app.review.choice_button import ChoiceButton

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class _Requests(QObject):
    """Counts how often a widget is to be laid out anew."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's
        self.count += event.type() == QEvent.Type.LayoutRequest
        return super().eventFilter(watched, event)


@pytest.fixture
def row(qtbot: QtBot) -> QWidget:
    row = QWidget()
    qtbot.addWidget(row)
    column = QHBoxLayout(row)
    column.addWidget(ElidedLabel())
    column.addStretch(1)
    row.resize(400, 40)
    row.show()
    return row


def test_another_text_of_the_same_size_asks_for_no_layout(
    row: QWidget, qapp: QApplication
) -> None:
    label = row.findChildren(ElidedLabel)[0]
    label.setText("one two")
    qapp.processEvents()
    requests, before = _Requests(row), label.sizeHint()
    label.setText("two one")
    qapp.processEvents()
    assert (requests.count, label.sizeHint()) == (0, before)
    label.setText("much longer than that")
    qapp.processEvents()
    assert requests.count
    assert label.width() >= label.sizeHint().width() > before.width()
    label.clear()
    assert label.text() == ""


def test_a_label_that_takes_what_is_left_asks_for_no_layout(
    row: QWidget, qapp: QApplication
) -> None:
    label = row.findChildren(ElidedLabel)[0]
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    label.setText("one")
    qapp.processEvents()
    requests = _Requests(row)
    label.setText("much longer than that")
    qapp.processEvents()
    assert requests.count == 0
    large = QFont(row.font())
    large.setPointSizeF(large.pointSizeF() * 2)
    label.setFont(large)
    qapp.processEvents()
    assert requests.count


def test_a_screen_reader_reads_the_text_or_the_name(row: QWidget) -> None:
    label = row.findChildren(ElidedLabel)[0]
    label.setText("three left")
    assert label.accessibleName() == "three left"
    label.setAccessibleName("What is left")
    label.setText("two left")
    assert label.accessibleName() == "What is left"
    assert label.text() == "two left"


def test_another_font_needs_another_room(row: QWidget) -> None:
    label, button = row.findChildren(ElidedLabel)[0], ChoiceButton(1)
    label.setText("three left")
    button.show_alternative(Alternative(Label.COMMA, ",", 0.5), is_current=True, is_likeliest=True)
    before = [(it.sizeHint(), it.minimumSizeHint()) for it in (label, button)]
    large = QFont(row.font())
    large.setPointSizeF(large.pointSizeF() * 2)
    for widget, (wanted, least) in zip((label, button), before, strict=True):
        widget.setFont(large)
        assert widget.sizeHint().width() > wanted.width()
        assert widget.minimumSizeHint().height() > least.height()

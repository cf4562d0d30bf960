# SPDX-License-Identifier: Apache-2.0
"""Labels that shrink, and are laid out anew for another text or font."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QFont
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QWidget
from tests.app.asked import Asked

from interpunct.labels import Label
from interpunct.work.work import Alternative
from interpunct_app.looks.elided import ElidedLabel
from interpunct_app.review.choice_button import ChoiceButton

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


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


def test_a_longer_text_gets_more_room(row: QWidget, qapp: QApplication) -> None:
    label = row.findChildren(ElidedLabel)[0]
    label.setText("one two")
    before = label.sizeHint()
    label.setText("much longer than that")
    qapp.processEvents()
    assert label.width() >= label.sizeHint().width() > before.width()
    label.clear()
    assert label.text() == ""


def test_a_label_never_makes_its_window_wider(row: QWidget, qapp: QApplication) -> None:
    label = row.findChildren(ElidedLabel)[0]
    label.setText("longer than the window " * 20)
    qapp.processEvents()
    assert (row.width(), label.width() < 400) == (400, True)


def _read(label: ElidedLabel) -> str:
    """Name of a label as a screen reader reads it."""
    interface = QAccessible.queryAccessibleInterface(label)
    assert interface is not None
    return interface.text(QAccessible.Text.Name)


def test_a_screen_reader_reads_the_text_or_the_name(row: QWidget) -> None:
    label = row.findChildren(ElidedLabel)[0]
    label.setText("three left")
    assert _read(label) == "three left"
    label.setAccessibleName("Remaining work")
    label.setText("two left")
    assert _read(label) == "Remaining work"
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


def test_a_label_with_the_free_width_asks_for_no_layout(row: QWidget, qapp: QApplication) -> None:
    label = row.findChildren(ElidedLabel)[0]
    label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    qapp.processEvents()
    asked = Asked(row)
    label.setText("another text, much longer")
    qapp.processEvents()
    assert QEvent.Type.LayoutRequest not in asked.types
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    qapp.processEvents()
    asked.types.clear()
    label.setText("a third text")
    qapp.processEvents()
    assert QEvent.Type.LayoutRequest in asked.types

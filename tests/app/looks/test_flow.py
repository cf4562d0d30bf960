# SPDX-License-Identifier: Apache-2.0
"""Rows that go on in the next line, and widgets around them that know their height."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QSizePolicy, QWidget

from interpunct_app.looks.boxes import NO_MARGINS, choice_box, stack
from interpunct_app.looks.elided import BETWEEN, KeyButton, PartsLabel
from interpunct_app.looks.flow import flow
from interpunct_app.looks.scrolled import Scrolled

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    MakeRow = Callable[..., QWidget]

HIGH, APART = 30, 10


class Block(QWidget):
    """Widget that wants to be as wide as it is told, and can be no narrower."""

    def __init__(self, width: int, *, expands: bool = False) -> None:
        super().__init__()
        self._width = width
        wide = QSizePolicy.Policy.Expanding if expands else QSizePolicy.Policy.Minimum
        self.setSizePolicy(wide, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt
        return QSize(self._width, HIGH)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt
        return self.sizeHint()


@pytest.fixture
def make_row(qtbot: QtBot) -> MakeRow:
    """Shows a row of blocks at a width."""

    def made(width: int, *blocks: QWidget, mirrored: bool = False) -> QWidget:
        row = QWidget()
        qtbot.addWidget(row)
        if mirrored:
            row.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        row.setLayout(flow(*blocks, margins=NO_MARGINS, spacing=APART))
        row.resize(width, 400)
        row.show()
        return row

    return made


def places(*blocks: QWidget) -> list[tuple[int, int, int]]:
    return [(block.x(), block.y(), block.width()) for block in blocks]


def test_what_does_not_fit_goes_on_in_the_next_line(make_row: MakeRow) -> None:
    blocks = Block(100), Block(100), Block(100)
    row = make_row(250, *blocks)
    assert places(*blocks) == [(0, 0, 100), (110, 0, 100), (0, 40, 100)]
    assert row.heightForWidth(250) == 70
    assert row.heightForWidth(320) == row.sizeHint().height() == HIGH
    assert row.sizeHint().width() == 320
    assert row.minimumSizeHint().width() == 100


def test_a_mirrored_row_begins_at_the_right(make_row: MakeRow) -> None:
    blocks = Block(100), Block(60)
    _row = make_row(250, *blocks, mirrored=True)
    assert places(*blocks) == [(150, 0, 100), (80, 0, 60)]


def test_those_that_expand_share_the_rest_up_to_their_maximum(make_row: MakeRow) -> None:
    blocks = Block(50), Block(50, expands=True), Block(50, expands=True)
    blocks[1].setMaximumWidth(70)
    _row = make_row(330, *blocks)
    assert places(*blocks) == [(0, 0, 50), (60, 0, 70), (140, 0, 190)]


def test_a_hidden_part_takes_no_room(make_row: MakeRow, qapp: QApplication) -> None:
    blocks = Block(100), Block(100), Block(100)
    _row = make_row(250, *blocks)
    blocks[1].hide()
    qapp.processEvents()
    assert places(blocks[0], blocks[2]) == [(0, 0, 100), (110, 0, 100)]


def test_a_choice_in_a_row_is_never_cut(make_row: MakeRow) -> None:
    field = choice_box([("long", "one of many long titles that a field can have")])
    _row = make_row(60, field)
    assert field.minimumSizeHint().width() < field.sizeHint().width()
    assert field.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Minimum
    assert isinstance(field, QComboBox)


def test_a_stack_with_a_row_needs_more_height_where_it_is_narrow(qtbot: QtBot) -> None:
    row = flow(Block(100), Block(100), margins=NO_MARGINS, spacing=APART)
    whole = stack(row)
    qtbot.addWidget(whole)
    whole.resize(210, 200)
    assert whole.minimumSizeHint() == QSize(100, HIGH)
    whole.resize(150, 200)
    assert whole.minimumSizeHint() == QSize(100, 2 * HIGH + APART)


def test_a_line_leaves_out_whole_parts(qtbot: QtBot) -> None:
    label = PartsLabel(least=1)
    qtbot.addWidget(label)
    label.setText(BETWEEN.join(["Space  accept", "X  no mark", "Z  undo"]))
    whole = label.fontMetrics().horizontalAdvance
    assert label.minimumSizeHint().width() == whole("Space  accept")
    label.resize(whole(label.text()) + 2, 20)
    assert label._fitting() == label.text()
    label.resize(whole(label.text()) - 2, 20)
    assert label._fitting() == f"Space  accept{BETWEEN}X  no mark"
    label.resize(2, 20)
    assert label._fitting() == ""


def test_a_narrow_button_shows_its_key_alone(qtbot: QtBot) -> None:
    button = KeyButton()
    qtbot.addWidget(button)
    button.show_key("/", "split here")
    button.resize(button.sizeHint())
    assert button._option().text == button.text() == "/  split here"
    assert button.accessibleName() == "split here"
    button.resize(button.minimumSizeHint())
    assert button._option().text == "/"


def test_a_scrolled_part_wants_its_content_and_needs_little(qtbot: QtBot) -> None:
    content = QWidget()
    content.setMinimumSize(300, 2000)
    area = Scrolled(content)
    qtbot.addWidget(area)
    area.setGeometry(QRect(0, 0, 400, 200))
    area.show()
    assert area.minimumSizeHint().height() < 200 < content.height() == 2000
    assert area.verticalScrollBar().maximum() == 1800

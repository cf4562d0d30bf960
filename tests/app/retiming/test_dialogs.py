# SPDX-License-Identifier: Apache-2.0
"""The dialogs of times: a line says what would come of it, and it is one step or none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QDoubleSpinBox, QLineEdit

from interpunct_app.cues.columns import Column
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.retiming.dialogs import TimesDialog
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[TimesDialog], object]], None]

Ok, Cancel = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel
CUES = (
    b"1\n00:00:01,000 --> 00:00:03,000\nIt rained.\n\n"
    b"2\n00:00:04,000 --> 00:00:05,010\nNobody went out.\n\n"
    b"3\n00:00:11,000 --> 00:00:13,000\nNot one.\n"
)


@pytest.fixture
def page(window: MainWindow, open_page: OpenPage, tmp_path: Path) -> Page:
    path = tmp_path / "times.srt"
    path.write_bytes(CUES)
    return open_page(window, path)


def starts(page: Page) -> list[str]:
    model = page.model
    return [model.index(row, Column.START).data() for row in range(model.rowCount())]


def press(dialog: TimesDialog, which: QDialogButtonBox.StandardButton) -> None:
    QTest.mouseClick(dialog.buttons.button(which), Qt.MouseButton.LeftButton)


def typed(field: QLineEdit, text: str) -> None:
    field.selectAll()
    QTest.keyClicks(field, text)


def test_all_from_a_cue_on_are_shifted_as_one_step(
    window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    def act(dialog: TimesDialog) -> None:
        dialog.findChildren(QDoubleSpinBox)[0].setValue(0.25)
        dialog.findChildren(QComboBox)[0].setCurrentIndex(1)
        told = "2 cues change. Cue 2: 00:00:04,000 becomes 00:00:04,250 to 00:00:05,260."
        assert dialog.preview.text() == told
        press(dialog, Ok)

    page.table.go_to(1)
    when_asked(act)
    window.menus.of_action[Action.SHIFT].trigger()
    assert starts(page) == ["00:00:01,000", "00:00:04,250", "00:00:11,250"]
    assert page.reviewer is not None
    page.reviewer.undo()
    assert page.reviewer.work.document.to_bytes() == CUES
    assert starts(page)[1] == "00:00:04,000"


def test_what_cannot_be_is_told_and_cannot_be_accepted(
    window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    def act(dialog: TimesDialog) -> None:
        start, end = dialog.findChildren(QLineEdit)
        ok = dialog.buttons.button(Ok)
        typed(start, "soon")
        assert "not a time" in dialog.preview.text()
        assert not ok.isEnabled()
        typed(start, "00:00:09,000")
        assert "before it starts" in dialog.preview.text()
        typed(end, "00:00:10,000")
        assert ok.isEnabled()
        press(dialog, Cancel)

    page.table.go_to(0)
    when_asked(act)
    window.menus.of_action[Action.SET_TIMES].trigger()
    assert starts(page)[0] == "00:00:01,000"
    assert page.reviewer is not None
    assert page.reviewer.undoable is None
    assert not page.is_held


def test_two_points_scale_the_file(window: MainWindow, page: Page, when_asked: WhenAsked) -> None:
    def act(dialog: TimesDialog) -> None:
        typed(dialog.findChildren(QLineEdit)[1], "00:00:21,000")
        press(dialog, Ok)

    page.table.go_to(0)
    when_asked(act)
    window.menus.of_action[Action.SYNCHRONISE].trigger()
    assert starts(page) == ["00:00:01,000", "00:00:07,000", "00:00:21,000"]


def test_borders_snap_to_frames(window: MainWindow, page: Page, when_asked: WhenAsked) -> None:
    page.table.go_to(1)
    when_asked(lambda dialog: press(dialog, Ok))
    window.menus.of_action[Action.SNAP].trigger()
    assert page.model.index(1, Column.END).data() == "00:00:05,000"


def test_the_frame_rate_of_the_film_is_offered_first(
    window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    offered = []

    def act(dialog: TimesDialog) -> None:
        offered.append(dialog.findChildren(QComboBox)[0].currentText())

    page.table.go_to(1)
    for page.frame_rate in (24_000 / 1001, 24.0, 12.5):
        when_asked(act)
        window.menus.of_action[Action.SNAP].trigger()
    assert offered == ["23.976", "24", "25"]


def test_the_frame_rate_that_was_used_is_offered_first_the_next_time(
    window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    offered = []

    def act(dialog: TimesDialog) -> None:
        rate = dialog.findChildren(QComboBox)[0]
        offered.append(rate.currentText())
        rate.setCurrentText("24")
        press(dialog, Ok)

    page.table.go_to(1)
    for _ in range(2):
        when_asked(act)
        window.menus.of_action[Action.SNAP].trigger()
    assert offered == ["25", "24"]


def test_frames_of_ntsc_lie_where_they_are_after_two_hours(
    window: MainWindow, open_page: OpenPage, tmp_path: Path, when_asked: WhenAsked
) -> None:
    def act(dialog: TimesDialog) -> None:
        dialog.findChildren(QComboBox)[0].setCurrentText("23.976")
        press(dialog, Ok)

    path = tmp_path / "film.srt"
    path.write_bytes(b"1\n02:00:07,190 --> 02:00:09,000\nIt rained.\n")
    page = open_page(window, path)
    page.table.go_to(0)
    when_asked(act)
    window.menus.of_action[Action.SNAP].trigger()
    assert starts(page) == ["02:00:07,200"]  # frame 172,800 of 24,000 in 1,001 seconds

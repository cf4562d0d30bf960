# SPDX-License-Identifier: Apache-2.0
"""The quality panel to zero: what is right as it is, what can be fixed, and time for fast cues."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog, QPushButton

from interpunct.cutting.checks import Rule
from interpunct.cutting.profiles import load_profile
from interpunct.labels import MarksMode
from interpunct_app.cues.columns import Column
from interpunct_app.cues.model import FINDINGS_ROLE
from interpunct_app.finding.preview import ReplacementColumn, ReplacePreview
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.panels.quality.check import QualityCheck
from interpunct_app.panels.quality.dock import _RULE, QualityDock
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[Any], object]], None]

CAPTIONS = (
    b"1\n00:00:01,000 --> 00:00:02,000\nThe harbour was quiet then.\n\n"
    b"2\n00:00:02,083 --> 00:00:03,083\nSo nobody went out at all.\n\n"
    b"3\n00:00:10,000 --> 00:00:11,000\nNot one of the boats went out.\n"
)


@pytest.fixture
def page(window: MainWindow, open_page: OpenPage, tmp_path: Path) -> Page:
    """A file with three fast cues, the first without any time to take after it."""
    path = tmp_path / "fast.srt"
    path.write_bytes(CAPTIONS)
    page = open_page(window, path)
    page.set_profile(load_profile("netflix"))
    return page


@pytest.fixture
def dock(qtbot: QtBot, window: MainWindow, page: Page) -> QualityDock:
    """The panel, filled."""
    window.menus.of_action[Action.QUALITY].trigger()
    dock = window.panel(QualityCheck).dock
    qtbot.waitUntil(lambda: len(rules(dock)) > 0 and not page.is_held, timeout=5000)
    return dock


def rules(dock: QualityDock) -> list[tuple[int, Rule]]:
    items = [dock.list.item(row) for row in range(dock.list.count())]
    return [(item.data(Qt.ItemDataRole.UserRole), item.data(_RULE)) for item in items]


def select(dock: QualityDock, cue: int, rule: Rule) -> None:
    dock.list.setCurrentRow(rules(dock).index((cue, rule)))


def press(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def says(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Gives the reason "a quotation"; the list has the reasons offered each time."""
    offered: list[list[str]] = []

    def answer(*args: Any, **_: Any) -> tuple[str, bool]:
        offered.append(args[3])
        return "a quotation", True

    monkeypatch.setattr(QInputDialog, "getItem", answer)
    return offered


def wait_without(qtbot: QtBot, page: Page, dock: QualityDock, found: tuple[int, Rule]) -> None:
    qtbot.waitUntil(lambda: found not in rules(dock) and not page.is_held, timeout=5000)


def test_what_is_right_as_it_is_is_neither_listed_nor_coloured_any_more(
    qtbot: QtBot, dock: QualityDock, page: Page, says: list[list[str]]
) -> None:
    count = dock.list.count()
    select(dock, 0, Rule.SPEED)
    press(dock._except)
    wait_without(qtbot, page, dock, (0, Rule.SPEED))
    assert dock._summary.text() == f"{count - 1} findings, 1 exception"
    shown = page.model.index(0, Column.SPEED).data(FINDINGS_ROLE)
    assert not any(one.rule is Rule.SPEED for one in shown or ())
    assert page.reviewer is not None
    page.reviewer.undo()
    shown = page.model.index(0, Column.SPEED).data(FINDINGS_ROLE)
    assert any(one.rule is Rule.SPEED for one in shown)
    assert says == [[""]]


def test_exceptions_are_listed_on_request_and_removed(
    qtbot: QtBot, dock: QualityDock, page: Page, says: list[list[str]]
) -> None:
    for cue in (0, 1):
        select(dock, cue, Rule.SPEED)
        press(dock._except)
        wait_without(qtbot, page, dock, (cue, Rule.SPEED))
    assert says == [[""], ["", "a quotation"]]
    dock._kind.setCurrentIndex(dock._kind.count() - 1)
    assert rules(dock) == [(0, Rule.SPEED), (1, Rule.SPEED)]
    assert "a quotation" in dock.list.item(0).text()
    dock.list.setCurrentRow(0)
    assert not dock._mend_one.isEnabled()
    assert dock._except.text() == "Remove the exception"
    press(dock._except)
    wait_without(qtbot, page, dock, (0, Rule.SPEED))
    assert rules(dock) == [(1, Rule.SPEED)]


def test_a_fix_is_grey_where_it_would_do_nothing(dock: QualityDock) -> None:
    select(dock, 0, Rule.SPEED)
    assert not dock._mend_one.isEnabled()
    assert dock._mend_all.isEnabled()
    select(dock, 2, Rule.SPEED)
    assert dock._mend_one.isEnabled()


def test_ticked_solutions_are_one_step_and_what_does_not_suffice_is_unticked(
    qtbot: QtBot, dock: QualityDock, page: Page, when_asked: WhenAsked
) -> None:
    assert page.reviewer is not None
    reviewer = page.reviewer

    def look(preview: ReplacePreview) -> None:
        model = preview.model
        cells = [
            [model.index(row, column).data() for column in (0, ReplacementColumn.REASON)]
            for row in range(model.rowCount())
        ]
        assert cells == [["1", "Starts earlier"], ["2", "Ends later"], ["3", "Ends later"]]
        assert "characters a second" in model.index(0, ReplacementColumn.AFTER).data()
        model.setData(model.index(2, 0), Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
        press(preview.apply_button)

    when_asked(look)
    press(dock._solve)
    wait_without(qtbot, page, dock, (1, Rule.SPEED))
    cues = reviewer.work.document.cues
    assert cues[2].end_ms == 11_000
    assert rules(dock)[-1] == (2, Rule.SPEED)
    assert len(reviewer.session.history.done) == 1
    reviewer.undo()
    assert reviewer.work.document.to_bytes() == CAPTIONS


def test_without_any_fast_cue_that_is_told(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "calm.srt"
    path.write_bytes(b"1\n00:00:00,000 --> 00:00:01,000\nIt was quiet.\n")
    page = open_page(window, path)
    page.set_profile(load_profile("netflix"))
    page.use_modes(marks=MarksMode.SUGGEST)
    window.panel(QualityCheck).dock.solutions_wanted.emit()
    qtbot.waitUntil(lambda: "No cue is too fast" in page.banner.text, timeout=5000)
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)

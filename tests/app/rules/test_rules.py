# SPDX-License-Identifier: Apache-2.0
"""House rules in the editor: chosen, shown before anything changes, applied as one step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QPushButton

from interpunct.transcript.glossary_file import NAME
from interpunct_app.finding.preview import ReplacementColumn, ReplacePreview
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.rules.dialog import RulesDialog
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[Any], object]], None]
    WriteSrt = Callable[[str, list[str]], Path]

OK = QDialogButtonBox.StandardButton.Ok
APPLY = QDialogButtonBox.StandardButton.Apply
LEFT = Qt.MouseButton.LeftButton
BOATS = ["The  boat left.", "We saw 3  boats.", "Nobody came."]


@pytest.fixture
def boats(window: MainWindow, open_page: OpenPage, write_srt: WriteSrt) -> Page:
    """A file with double spaces in two cues, and a number."""
    return open_page(window, write_srt("boats.srt", BOATS))


def tick(dialog: RulesDialog, *titles: str) -> None:
    for row in range(dialog.list.count()):
        item = dialog.list.item(row)
        is_wanted = any(item.text().startswith(title) for title in titles)
        item.setCheckState(Qt.CheckState.Checked if is_wanted else Qt.CheckState.Unchecked)


def press(dialog: Any, button: QDialogButtonBox.StandardButton) -> None:
    QTest.mouseClick(dialog.buttons.button(button), LEFT)


def choose(*titles: str) -> Callable[[RulesDialog], None]:
    def chosen(dialog: RulesDialog) -> None:
        tick(dialog, *titles)
        press(dialog, OK)

    return chosen


def texts(page: Page) -> list[str]:
    assert page.reviewer is not None
    return [cue.payload for cue in page.reviewer.work.document.cues]


def cells(preview: ReplacePreview, column: ReplacementColumn) -> list[str]:
    model = preview.model
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_ticked_changes_are_one_step_and_the_others_stay(
    qtbot: QtBot, window: MainWindow, boats: Page, when_asked: WhenAsked
) -> None:
    def untick_the_first(preview: ReplacePreview) -> None:
        assert preview.windowTitle() == "House rules"
        assert cells(preview, ReplacementColumn.CUE) == ["1", "2", "2"]
        reasons = cells(preview, ReplacementColumn.REASON)
        assert reasons[2] == "Numbers from 2 to 10 in words"
        assert not preview.table.isColumnHidden(ReplacementColumn.REASON)
        assert cells(preview, ReplacementColumn.AFTER)[2] == "We saw three boats."
        first = preview.model.index(0, ReplacementColumn.CUE)
        role = Qt.ItemDataRole.CheckStateRole
        preview.model.setData(first, Qt.CheckState.Unchecked, role)
        press(preview, APPLY)

    assert boats.reviewer is not None
    before = boats.reviewer.work.document.to_bytes()
    when_asked(choose("Double spaces", "Numbers"))
    when_asked(untick_the_first)
    window.menus.of_action[Action.HOUSE_RULES].trigger()
    qtbot.waitUntil(lambda: "three" in texts(boats)[1], timeout=5000)
    qtbot.waitUntil(lambda: not boats.is_held, timeout=5000)
    assert texts(boats) == ["The  boat left.", "We saw three boats.", "Nobody came."]
    assert not boats.reviewer.work.decisions
    boats.reviewer.undo()
    assert boats.reviewer.work.document.to_bytes() == before


def test_all_rows_are_unticked_at_once_and_then_nothing_can_be_applied(
    qtbot: QtBot, window: MainWindow, boats: Page, when_asked: WhenAsked
) -> None:
    seen: list[bool] = []

    def untick(preview: ReplacePreview) -> None:
        buttons = {it.text(): it for it in preview.findChildren(QPushButton)}
        QTest.mouseClick(buttons["Untick all"], LEFT)
        seen.append(preview.apply_button.isEnabled())
        QTest.mouseClick(buttons["Tick all"], LEFT)
        seen.append(preview.apply_button.isEnabled())

    when_asked(choose("Double spaces"))
    when_asked(untick)
    window.rules.ask()
    qtbot.waitUntil(lambda: seen == [False, True] and not boats.is_held, timeout=5000)
    assert texts(boats) == BOATS


def test_the_ticks_of_rules_are_remembered_and_ok_needs_one(
    qtbot: QtBot, window: MainWindow, boats: Page, when_asked: WhenAsked
) -> None:
    when_asked(choose("A word that is written twice"))
    window.rules.ask()
    qtbot.waitUntil(lambda: "nothing to change" in boats.banner.text, timeout=5000)

    def look(dialog: RulesDialog) -> None:
        assert [rule.key for rule in dialog.chosen()] == ["doubled words"]
        tick(dialog)
        assert not dialog.buttons.button(OK).isEnabled()

    when_asked(look)
    window.rules.ask()


def test_only_the_selected_cues_are_looked_at(
    qtbot: QtBot, window: MainWindow, boats: Page, when_asked: WhenAsked
) -> None:
    def choose_selected(dialog: RulesDialog) -> None:
        tick(dialog, "Double spaces")
        dialog.cues.setCurrentIndex(1)
        press(dialog, OK)

    def apply(preview: ReplacePreview) -> None:
        assert cells(preview, ReplacementColumn.CUE) == ["2"]
        press(preview, APPLY)

    boats.table.selectRow(1)
    when_asked(choose_selected)
    when_asked(apply)
    window.rules.ask()
    qtbot.waitUntil(lambda: texts(boats)[1] == "We saw 3 boats.", timeout=5000)
    qtbot.waitUntil(lambda: not boats.is_held, timeout=5000)


def test_a_list_of_the_users_own_is_added_once_and_used(
    qtbot: QtBot,
    window: MainWindow,
    boats: Page,
    when_asked: WhenAsked,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "fleet.tsv"
    path.write_text("boat\tship\n", encoding="utf-8")
    chosen = (str(path), "")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: chosen)

    def add(dialog: RulesDialog) -> None:
        add = next(it for it in dialog.buttons.buttons() if it.text() == "&Add a list…")
        QTest.mouseClick(add, LEFT)
        QTest.mouseClick(add, LEFT)
        assert "is there already" in dialog._note.text()
        choose("fleet")(dialog)

    when_asked(add)
    when_asked(lambda preview: press(preview, APPLY))
    window.rules.ask()
    qtbot.waitUntil(lambda: texts(boats)[0] == "The  ship left.", timeout=5000)
    qtbot.waitUntil(lambda: not boats.is_held, timeout=5000)


def test_a_faulty_list_is_told_in_the_dialog(
    window: MainWindow, boats: Page, when_asked: WhenAsked
) -> None:
    window.rules.folder.mkdir(parents=True)
    (window.rules.folder / "bad.tsv").write_text("no tab\n", encoding="utf-8")

    def look(dialog: RulesDialog) -> None:
        assert "bad.tsv, line 1" in dialog._note.text()

    when_asked(look)
    window.rules.ask()
    assert not boats.is_held


def test_the_rule_of_a_glossary_is_offered_where_there_is_one(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    write_srt: WriteSrt,
    when_asked: WhenAsked,
    tmp_path: Path,
) -> None:
    (tmp_path / NAME).write_text("Interpunct\n", encoding="utf-8")
    page = open_page(window, write_srt("named.srt", ["so interpunkt it is", "nothing here"]))
    when_asked(choose("Names and terms"))
    when_asked(lambda preview: press(preview, APPLY))
    window.rules.ask()
    qtbot.waitUntil(lambda: texts(page)[0] == "so Interpunct it is", timeout=5000)
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)


def test_the_case_of_a_term_is_shown(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt, tmp_path: Path
) -> None:
    (tmp_path / NAME).write_text("WRO\n", encoding="utf-8")
    page = open_page(window, write_srt("named.srt", ["so the wro owns it"]))
    assert page.reviewer is not None
    assert "WRO" in page.reviewer.work.cue_text(0).text
    assert page.reviewer.work.options.glossary == ("WRO",)


def test_a_glossary_that_cannot_be_read_is_told_at_opening(
    qtbot: QtBot, window: MainWindow, write_srt: WriteSrt, tmp_path: Path
) -> None:
    (tmp_path / NAME).write_bytes(b"caf\xe9\n")
    window.pages.open_file(write_srt("named.srt", ["so the wro owns it"]))
    qtbot.waitUntil(lambda: NAME in window.start_page._sentence.text(), timeout=5000)

# SPDX-License-Identifier: Apache-2.0
"""What menus ask of the page in front: modes, order, language, profile, accepting what is sure."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QMessageBox

from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.queue import Order, QueueEntry, certain
from interpunct_app.cues.columns import Column
from interpunct_app.keys.actions import Action
from interpunct_app.pages import cuts
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    Press = Callable[..., None]
    WhenAsked = Callable[[Callable[..., object]], None]

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
Ok, Cancel = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel


def test_another_order_shows_other_slots_first(window: MainWindow, reviewer: Reviewer) -> None:
    window.menus.order.choose(Order.LEAST_CERTAIN)
    assert reviewer.queue.order is Order.LEAST_CERTAIN
    left = reviewer.queue.entries()
    confidences = [reviewer.work.table.confidences[slot] for slot, _ in left]
    assert confidences == sorted(confidences)


def test_the_language_of_the_selected_cues_is_a_step(
    window: MainWindow, page: Page, reviewer: Reviewer
) -> None:
    row = page.table.visualRect(page.model.index(1, Column.TEXT)).center()
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=row)
    window.menus.language.choose("de")
    assert reviewer.work.language_of_cue(1) == "de"
    assert page.model.index(1, Column.LANGUAGE).data() == "de"
    assert reviewer.work.language_of_cue(0) == "en"
    window.menus.of_action[Action.UNDO].trigger()
    assert reviewer.work.language_of_cue(1) == "en"


def test_another_casing_is_a_step_and_holds_for_the_next_file(
    window: MainWindow, page: Page, reviewer: Reviewer
) -> None:
    assert reviewer.work.cue_text(0).text.startswith("So")
    window.menus.casing.choose(CasingMode.KEEP)
    assert reviewer.work.cue_text(0).text.startswith("so")
    assert window.services.settings.text("casing mode", "") == CasingMode.KEEP.value
    reviewer.undo()
    assert reviewer.work.cue_text(0).text.startswith("So")


def test_only_suggesting_takes_the_proposed_marks_away(
    window: MainWindow, reviewer: Reviewer
) -> None:
    slots = range(len(reviewer.work.transcript))
    assert any(reviewer.work.mark(slot) for slot in slots)
    window.menus.marks.choose(MarksMode.SUGGEST)
    assert not any(reviewer.work.mark(slot) for slot in slots)


def test_another_profile_measures_anew_and_holds_for_the_next_file(
    window: MainWindow, page: Page, sample: Path, open_page: OpenPage
) -> None:
    tip = page.model.index(0, Column.SPEED).data(Qt.ItemDataRole.ToolTipRole)
    window.menus.profile.choose("bbc")
    assert page.profile.name == "bbc"
    assert page.model.index(0, Column.SPEED).data(Qt.ItemDataRole.ToolTipRole) != tip
    other = sample.with_name("other.srt")
    other.write_bytes(sample.read_bytes().replace(b"harbour", b"island"))
    assert open_page(window, other).profile.name == "bbc"


def test_ctrl_shift_enter_asks_and_accepts_as_one_step(
    window: MainWindow, reviewer: Reviewer, press: Press, when_asked: WhenAsked
) -> None:
    asked: list[str] = []

    def agree(box: QMessageBox) -> None:
        asked.append(box.text())
        box.button(QMessageBox.StandardButton.Ok).click()

    when_asked(agree)
    press(Qt.Key.Key_Return, CTRL | SHIFT)
    count = len(reviewer.work.decisions) + len(reviewer.work.casings)
    assert count > len(reviewer.work.decisions) > 0
    assert f" {count} " in asked[0]
    assert len(reviewer.session.history.done) == 1
    for slot in reviewer.work.decisions:
        assert reviewer.work.table.confidences[slot] >= 0.75
    press(Qt.Key.Key_Return, CTRL | SHIFT)  # no question: none is left


def test_accepting_all_that_is_sure_can_be_refused(
    window: MainWindow, reviewer: Reviewer, when_asked: WhenAsked
) -> None:
    when_asked(lambda box: box.button(QMessageBox.StandardButton.Cancel).click())
    window.menus.of_action[Action.ACCEPT_CONFIDENT].trigger()
    assert not reviewer.work.decisions


def test_where_nothing_is_sure_enough_that_is_told(
    window: MainWindow, page: Page, reviewer: Reviewer
) -> None:
    reviewer.accept_all(certain(reviewer.work, 0.0))
    window.menus.of_action[Action.ACCEPT_CONFIDENT].trigger()
    assert page.banner.text == "No undecided proposal is that confident."


def test_menus_do_what_the_keys_of_the_review_do(
    window: MainWindow, page: Page, reviewer: Reviewer
) -> None:
    first = reviewer.slot or 0
    window.menus.of_action[Action.NEXT_DOUBT].trigger()
    assert reviewer.entry == reviewer.queue.next_entry(QueueEntry(first))
    window.menus.of_action[Action.PREVIOUS_DOUBT].trigger()
    assert reviewer.slot == first
    window.menus.of_action[Action.SPLIT].trigger()
    assert page.model.rowCount() == 4
    window.menus.of_action[Action.UNDO].trigger()
    assert page.model.rowCount() == 3
    window.menus.of_action[Action.REDO].trigger()
    assert page.model.rowCount() == 4


def test_without_a_file_nothing_happens(window: MainWindow) -> None:
    window.commands.cancel_prediction()
    window.panels[0].go_to_cue(3)
    window.commands.ask_languages()
    for act in window.commands.acts().values():
        act()
    window.menus.profile.choose("ted")
    assert window.services.settings.text("profile", "") == "ted"
    assert window.pages.count() == 0


def listed(dialog: QDialog) -> QListWidget:
    (found,) = dialog.findChildren(QListWidget)
    return found


def ticked(dialog: QDialog) -> list[str]:
    rows = [listed(dialog).item(row) for row in range(listed(dialog).count())]
    return [row.text() for row in rows if row.checkState() is Qt.CheckState.Checked]


def press_button(dialog: QDialog, button: QDialogButtonBox.StandardButton) -> None:
    (box,) = dialog.findChildren(QDialogButtonBox)
    QTest.mouseClick(box.button(button), Qt.MouseButton.LeftButton)


def test_the_language_dialog_ticks_what_was_found_on_top(
    window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    def look(dialog: QDialog) -> None:
        assert ticked(dialog) == ["English   English"]
        assert listed(dialog).item(0).text() == "English   English"
        others = [listed(dialog).item(row).text() for row in range(1, listed(dialog).count())]
        assert others == sorted(others)
        assert len(others) > 40

    when_asked(look)
    window.commands.ask_languages()
    assert window.pages.current() is page


def test_chosen_languages_read_the_file_again(
    qtbot: QtBot, window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    def choose(dialog: QDialog) -> None:
        box = listed(dialog)
        box.item(0).setCheckState(Qt.CheckState.Unchecked)
        for name in ("Czech", "Slovak"):
            (item,) = box.findItems(name, Qt.MatchFlag.MatchStartsWith)
            box.scrollToItem(item)
            box.setCurrentItem(item)
            QTest.keyClick(box, Qt.Key.Key_Space)
        press_button(dialog, Ok)

    when_asked(choose)
    window.commands.ask_languages()
    again = window.pages.current()
    assert again not in (None, page)
    assert again is not None
    assert again.opener.options.languages == ("cs", "sk")
    qtbot.waitUntil(lambda: bool(again.language_codes()), timeout=8000)
    assert set(again.language_codes()) <= {"cs", "sk"}


@pytest.mark.parametrize(("unticks", "button"), [(True, Cancel), (True, Ok), (False, Ok)])
def test_the_same_languages_leave_the_file_as_it_is(
    window: MainWindow,
    page: Page,
    when_asked: WhenAsked,
    *,
    unticks: bool,
    button: QDialogButtonBox.StandardButton,
) -> None:
    def answer(dialog: QDialog) -> None:
        if unticks:
            listed(dialog).item(0).setCheckState(Qt.CheckState.Unchecked)
        press_button(dialog, button)

    when_asked(answer)
    window.commands.ask_languages()
    assert window.pages.current() is page


def test_a_dialog_that_breaks_down_leaves_the_file_free(
    qtbot: QtBot, window: MainWindow, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ValueError("unforeseen")

    page.table.go_to(0)
    with pytest.raises(ValueError, match="unforeseen"):
        window.commands._ask(Action.SHIFT, broken)
    assert not page.is_held
    monkeypatch.setattr(cuts, "CutPreview", broken)
    with qtbot.captureExceptions() as failures:
        window.menus.of_action[Action.CUT].trigger()
    assert [kind for kind, *_ in failures] == [ValueError]
    assert not page.is_held

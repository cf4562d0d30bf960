# SPDX-License-Identifier: Apache-2.0
"""Words whose case is in doubt: how they are shown, and what the keys do there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox

from interpunct.labels import Casing
from interpunct.review.queue import Kind, QueueEntry
from interpunct.runtime.predictions import Predictions
from interpunct.work.uncertainty import Policy
from interpunct_app.cues.columns import Column
from interpunct_app.cues.shown_cue import Doubt
from interpunct_app.pages.page import Page
from interpunct_app.review.pane import ReviewPane
from interpunct_app.review.queue_bar import QueueBar
from interpunct_app.review.reviewer import Reviewer

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    Press = Callable[..., None]

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
HARBOUR = QueueEntry(2, Kind.CASING)
QUIET = QueueEntry(4, Kind.CASING)


@pytest.fixture
def reviewer(page: Page) -> Reviewer:
    """The review of the sample, at a word that is a name with 70 %; another follows."""
    reviewer = page.reviewer
    assert reviewer is not None
    work = reviewer.work
    labels, casings, _ = work.predicted()
    labels[:6] = (0.97, 0.01, 0.01, 0.01)  # no sentence starts there
    for entry in (HARBOUR, QUIET):
        casings[entry.slot] = (0.16, 0.74, 0.1)  # lowered to 70 %: both are common words
    reviewer.take(Predictions(0, labels, casings), work.transcript)
    reviewer.visit(HARBOUR)
    return reviewer


@pytest.fixture
def pane(page: Page) -> ReviewPane:
    return page.pane


def word(reviewer: Reviewer, entry: QueueEntry = HARBOUR) -> str:
    span = reviewer.work.cue_text(0).spans[entry.slot]
    return reviewer.work.cue_text(0).text[span.word_start : span.word_end]


def test_the_word_is_shown_with_its_casings_and_their_keys(
    reviewer: Reviewer, pane: ReviewPane
) -> None:
    shown = [button for button in pane._choices if button.isVisible()]
    assert [button.accessibleName() for button in shown] == [
        "1: lower case, harbour, 30%",
        "2: capital, Harbour, 70%, likeliest",
        "3: all capitals, HARBOUR, 0%",
    ]
    scene = pane.slot_view.scene
    assert scene is not None
    assert scene.is_word
    assert scene.current.cue.text[scene.gap.start : scene.gap.end] == word(reviewer) == "Harbour"
    assert scene.gap.doubt is Doubt.UNCERTAIN
    assert not pane._boundary_button.isVisible()
    assert pane._boundary.text() == ""
    assert pane.slot_view.accessibleDescription().startswith("case of “Harbour”, harbour 30%")


@pytest.mark.parametrize(
    ("key", "held", "casing", "text"),
    [
        ("1", None, Casing.LOWER, "harbour"),
        ("2", None, Casing.CAPITALISED, "Harbour"),
        ("3", None, Casing.UPPER, "HARBOUR"),
        (Key.Key_Space, None, Casing.CAPITALISED, "Harbour"),
        (Key.Key_Return, None, Casing.CAPITALISED, "Harbour"),
        ("u", None, Casing.LOWER, "harbour"),
        ("U", None, Casing.CAPITALISED, "Harbour"),
    ],
)
def test_one_key_decides_and_goes_on_and_undo_returns(
    reviewer: Reviewer, press: Press, key: str | Key, held: None, casing: Casing, text: str
) -> None:
    press(key)
    assert reviewer.work.casings[HARBOUR.slot].casing is casing
    assert reviewer.work.casings[HARBOUR.slot].seconds is not None
    assert word(reviewer) == text
    assert not reviewer.work.decisions
    assert reviewer.entry == reviewer.queue.next_entry(HARBOUR)
    press("z")
    assert reviewer.entry == HARBOUR
    assert not reviewer.work.casings
    assert word(reviewer) == "Harbour"


def test_a_click_on_a_casing_takes_it(reviewer: Reviewer, pane: ReviewPane) -> None:
    QTest.mouseClick(pane._choices[0], Qt.MouseButton.LeftButton)
    assert word(reviewer) == "harbour"
    assert "harbour a\u2069" in pane._recent.text()


@pytest.mark.parametrize("key", [".", ",", "x", "0", "/", "4"])
def test_keys_of_a_gap_change_nothing_at_a_word(
    reviewer: Reviewer, page: Page, press: Press, key: str
) -> None:
    press(key)
    assert reviewer.undoable is None
    assert reviewer.entry == HARBOUR
    assert page.banner.isVisible() is (key != "4")
    assert key == "4" or "case of a word" in page.banner.text


def test_j_and_l_go_to_the_gaps_beside_the_word(reviewer: Reviewer, press: Press) -> None:
    press("l")
    assert reviewer.entry == QueueEntry(HARBOUR.slot)
    reviewer.visit(HARBOUR)
    press("j")
    assert reviewer.entry == QueueEntry(HARBOUR.slot - 1)


def test_tab_goes_to_words_and_gaps_alike(reviewer: Reviewer, press: Press) -> None:
    press(Key.Key_Tab)
    assert reviewer.entry == QUIET
    press(Key.Key_Backtab, SHIFT)
    assert reviewer.entry == HARBOUR


def test_a_full_stop_before_the_word_takes_it_out_of_the_queue(
    reviewer: Reviewer, press: Press
) -> None:
    left = reviewer.counters().left
    press("j")
    press(".")
    assert HARBOUR not in reviewer.queue
    assert reviewer.counters().left == left - 1
    press("z")
    assert HARBOUR in reviewer.queue
    assert reviewer.counters().left == left


def test_ctrl_enter_accepts_words_and_gaps_of_the_cue_from_here_on(
    reviewer: Reviewer, press: Press
) -> None:
    before = [reviewer.work.cue_text(cue).text for cue in range(3)]
    slots = reviewer.work.slots_of_cue(0)
    press(Key.Key_Return, CTRL)
    assert len(reviewer.session.history.done) == 1
    assert reviewer.work.casings[HARBOUR.slot].casing is Casing.CAPITALISED
    assert reviewer.work.casings[QUIET.slot].casing is Casing.CAPITALISED
    assert sorted(reviewer.work.decisions) == list(range(HARBOUR.slot, slots.stop))
    assert [reviewer.work.cue_text(cue).text for cue in range(3)] == before
    press("z")
    assert not reviewer.work.casings


def test_the_signs_in_the_table_tell_of_words(reviewer: Reviewer, page: Page) -> None:
    def doubt() -> Doubt | None:
        assert page._cues is not None
        return page._cues.shown(0).words[QUIET.slot].doubt

    with_sign = page.table.viewport().grab().toImage()
    assert doubt() is Doubt.UNCERTAIN
    reviewer.visit(QUIET)
    reviewer.decide_casing(QUIET.slot, None)
    assert doubt() is Doubt.DECIDED
    assert page.table.viewport().grab().toImage() != with_sign
    page.pane.queue_bar._capitals.click()
    assert doubt() is None


def test_capitals_can_be_left_out_of_the_review_and_that_is_remembered(
    qtbot: QtBot, reviewer: Reviewer, page: Page, press: Press
) -> None:
    total = reviewer.counters().total
    switch = page.pane.queue_bar._capitals
    assert isinstance(switch, QCheckBox)
    assert switch.isChecked()
    switch.click()
    assert reviewer.counters().total == total - 2
    assert not reviewer.asks_casing
    assert reviewer.queue.policy == Policy(threshold=0.75, capitals=False)
    press(Key.Key_Return, CTRL)
    assert not reviewer.work.casings
    press("z")
    again = QueueBar(page.services.settings)
    qtbot.addWidget(again)
    assert again.policy() == reviewer.queue.policy
    switch.click()
    assert reviewer.counters().total == total


def test_a_word_is_another_picture_than_the_gap_after_it(
    reviewer: Reviewer, pane: ReviewPane
) -> None:
    at_word = pane.slot_view.grab().toImage()
    reviewer.jump(HARBOUR.slot)
    assert pane.slot_view.grab().toImage() != at_word


def test_a_long_word_is_cut_short_in_its_button(reviewer: Reviewer, pane: ReviewPane) -> None:
    choice, button = reviewer.casing_alternatives()[0], pane._choices[0]
    width = button.sizeHint().width()
    long = type(choice)(choice.casing, "donaudampfschiff" * 12, choice.probability)
    button.show_alternative(long, is_current=False, is_likeliest=False)
    assert width < button.sizeHint().width() <= 320
    assert not button.grab().isNull()


def first_letter(text: str, start: int, font: QFont) -> float:
    """The middle of the letter at `start`, from where the line begins."""
    metrics = QFontMetricsF(font)
    return metrics.horizontalAdvance(text[:start]) + metrics.horizontalAdvance(text[start]) / 2


def test_a_click_on_a_word_in_doubt_asks_for_its_case(
    page: Page, reviewer: Reviewer, pane: ReviewPane
) -> None:
    view = pane.slot_view
    page.table.setFocus()
    text, spans = reviewer.work.cue_text(0).text, reviewer.work.cue_text(0).spans

    def click(word: int) -> QueueEntry | None:
        x = view.text_left() + first_letter(text, spans[word].word_start, view._large())
        place = QPoint(round(x), round(view.height() * 0.46))
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=place)
        return reviewer.entry

    assert click(QUIET.slot) == QUIET
    assert view.hasFocus()
    assert click(HARBOUR.slot) == HARBOUR
    assert click(1) in (HARBOUR, QueueEntry(0))  # that of "the" is not asked for
    assert not reviewer.work.table.casing_decided.any()


def test_a_click_on_a_word_in_doubt_in_the_table_asks_for_its_case(
    page: Page, reviewer: Reviewer
) -> None:
    table = page.table
    text, spans = reviewer.work.cue_text(0).text, reviewer.work.cue_text(0).spans
    area = table.visualRect(page.model.index(0, Column.TEXT))
    left = area.left() + 5 + table.fontMetrics().height()
    for entry in (QUIET, HARBOUR):
        x = left + first_letter(text, spans[entry.slot].word_start, table.font())
        place = QPoint(round(x), area.center().y() - table.fontMetrics().height() // 2)
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert reviewer.entry == entry
        assert page.pane.slot_view.hasFocus()

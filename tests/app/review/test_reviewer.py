# SPDX-License-Identifier: Apache-2.0
"""What the keys of the review do: decisions, the cursor, steps back and forth."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from interpunct.captions.links import Place
from interpunct.errors import SessionError
from interpunct.labels import Casing
from interpunct.review.commands import Command, Decide
from interpunct.review.queue import Order, QueueEntry
from interpunct.work.uncertainty import Policy
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    import pytest

    Press = Callable[..., None]
    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]

Key = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


def slot_of(reviewer: Reviewer) -> int:
    assert reviewer.slot is not None
    return reviewer.slot


def texts(reviewer: Reviewer) -> list[str]:
    work = reviewer.work
    return [work.cue_text(cue).text for cue in range(len(work.document.cues))]


def test_accepting_decides_the_shown_mark_and_goes_on(reviewer: Reviewer, press: Press) -> None:
    for key in (Key.Key_Space, Key.Key_Return, Key.Key_Enter):
        slot = slot_of(reviewer)
        mark = reviewer.work.mark(slot)
        press(key)
        assert reviewer.work.decisions[slot].mark == mark
        assert reviewer.entry == reviewer.queue.next_entry(QueueEntry(slot))


def test_a_typed_mark_is_set(reviewer: Reviewer, page: Page) -> None:
    for mark in (".", ",", "?", "!", ":", ";", "…", "،", "؟", "。", "？", "।", "։"):
        reviewer.jump(0)
        page.pane.slot_view.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, 0, NONE, mark))
        assert reviewer.work.mark(0) == mark
        assert reviewer.slot != 0


def test_no_mark(reviewer: Reviewer, press: Press) -> None:
    for key in "xX0":
        slot = slot_of(reviewer)
        press(key)
        assert reviewer.work.decisions[slot].mark == ""


def test_numbers_take_the_alternatives(reviewer: Reviewer, press: Press) -> None:
    for number in range(1, 5):
        slot, choices = slot_of(reviewer), reviewer.alternatives()
        press(str(number))
        assert reviewer.work.decisions[slot].mark == choices[number - 1].mark


def test_a_number_without_an_alternative_decides_nothing(
    reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    slot, choices = slot_of(reviewer), reviewer.alternatives()
    monkeypatch.setattr(reviewer, "alternatives", lambda: choices[:2])
    reviewer.perform(KeyCommand(Action.ALTERNATIVE, "3"))
    assert not reviewer.work.decisions
    assert reviewer.slot == slot


def test_undo_returns_to_the_slot(reviewer: Reviewer, press: Press) -> None:
    slot = slot_of(reviewer)
    for key in (Key.Key_Backspace, "z"):
        press("!")
        press(key)
        assert reviewer.slot == slot
        assert not reviewer.work.decisions


def test_undo_without_a_step_changes_nothing(reviewer: Reviewer, press: Press) -> None:
    slot, before = slot_of(reviewer), texts(reviewer)
    press("z")
    reviewer.redo()
    assert reviewer.slot == slot
    assert texts(reviewer) == before


def test_case_keys_change_the_next_word_and_stay(reviewer: Reviewer, press: Press) -> None:
    slot = slot_of(reviewer)
    press("U")
    assert reviewer.work.casings[slot + 1].casing is Casing.CAPITALISED
    press("u")
    assert reviewer.work.casings[slot + 1].casing is Casing.LOWER
    assert reviewer.slot == slot


def test_a_word_that_keeps_its_case_is_told(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    page = open_page(window, write_srt("names.srt", ["so AT&T was quiet", "and we went"]))
    assert page.reviewer is not None
    page.reviewer.jump(0)
    QTest.keyClicks(page.pane.slot_view, "u")
    assert "‘AT&T’ cannot be changed" in page.banner.text
    assert page.reviewer.undoable is None


def test_there_is_no_next_word_after_the_last_slot(reviewer: Reviewer, press: Press) -> None:
    reviewer.jump(len(reviewer.work.transcript) - 1)
    press("U")
    assert reviewer.undoable is None


def test_tab_jumps_between_doubts_without_deciding(reviewer: Reviewer, press: Press) -> None:
    first = slot_of(reviewer)
    press(Key.Key_Tab)
    assert reviewer.entry == reviewer.queue.next_entry(QueueEntry(first))
    press(Key.Key_Backtab, SHIFT)
    assert reviewer.slot == first
    assert not reviewer.work.decisions


def test_j_and_l_visit_any_slot_but_do_not_leave_the_file(
    reviewer: Reviewer, press: Press
) -> None:
    first = slot_of(reviewer)
    press("l")
    assert reviewer.slot == first + 1
    press("j")
    assert reviewer.slot == first
    reviewer.jump(0)
    press("j")
    assert reviewer.slot == 0
    last = len(reviewer.work.transcript) - 1
    reviewer.jump(last)
    press("l")
    assert reviewer.slot == last


def test_split_and_join(reviewer: Reviewer, page: Page, press: Press) -> None:
    reviewer.jump(2)
    press("/")
    assert len(reviewer.work.document.cues) == 4
    assert page.model.rowCount() == 4
    reviewer.jump(0)
    press("m")
    assert page.model.rowCount() == 3


def test_what_cannot_be_done_is_one_sentence(reviewer: Reviewer, page: Page, press: Press) -> None:
    reviewer.jump(len(reviewer.work.transcript) - 1)
    before = texts(reviewer)
    press("m")  # the last cue has no next one
    assert page.banner.isVisible()
    assert "\n" not in page.banner.text
    assert texts(reviewer) == before
    assert reviewer.undoable is None


def test_ctrl_enter_accepts_the_rest_of_the_cue(reviewer: Reviewer, press: Press) -> None:
    slots = reviewer.work.slots_of_cue(0)
    reviewer.jump(slots.start)
    press(Key.Key_Return, CTRL)
    assert all(reviewer.work.table.decided[slots.start : slots.stop])
    assert len(reviewer.session.history.done) == 1
    assert reviewer.slot not in slots


def test_all_steps_can_be_undone_and_redone(reviewer: Reviewer, press: Press) -> None:
    before = texts(reviewer)
    for key in "!,x?/m1U":
        press(key)
    after = texts(reviewer)
    assert after != before
    while reviewer.undoable:
        reviewer.undo()
    assert texts(reviewer) == before
    while reviewer.redoable:
        reviewer.redo()
    assert texts(reviewer) == after


def test_a_new_step_forgets_what_was_undone(reviewer: Reviewer, press: Press) -> None:
    press("!")
    press("z")
    assert reviewer.redoable is not None
    press("?")
    assert reviewer.redoable is None


def test_the_step_that_was_saved_is_known_through_undo_and_redo(
    reviewer: Reviewer, press: Press
) -> None:
    assert reviewer.is_saved
    press("!")
    assert not reviewer.is_saved
    reviewer.note_saved()
    assert reviewer.is_saved
    press("z")
    assert not reviewer.is_saved
    reviewer.redo()
    assert reviewer.is_saved
    press("z")
    press("!")  # the same mark, but another step than the one that was saved
    assert not reviewer.is_saved


def test_the_last_decisions_follow_undo_and_redo(reviewer: Reviewer, press: Press) -> None:
    words = reviewer.work.transcript.words
    first = slot_of(reviewer)
    press("!")
    second = slot_of(reviewer)
    press("?")
    shown = reviewer.recent()
    told = [(step.word, step.mark) for step in shown if isinstance(step, Decide)]
    assert told == [(words[first].text, "!"), (words[second].text, "?")]
    reviewer.undo()
    assert reviewer.recent() == shown[:1]
    reviewer.redo()
    assert reviewer.recent() == shown


def test_no_more_than_six_decisions_are_remembered(reviewer: Reviewer) -> None:
    for slot in range(9):
        reviewer.decide(slot, "!")
    assert len(reviewer.recent()) == 6
    assert reviewer.recent()[-1].word == reviewer.work.transcript.words[8].text


def test_a_cue_is_shown_at_its_first_doubt_or_its_last_slot(reviewer: Reviewer) -> None:
    slots = reviewer.work.slots_of_cue(2)
    doubts = [slot for slot in slots if QueueEntry(slot) in reviewer.queue]
    reviewer.jump(0)
    reviewer.jump_to_cue(2)
    assert reviewer.slot == doubts[0]
    for slot in doubts:
        reviewer.decide(slot, None)
    reviewer.jump(0)
    reviewer.jump_to_cue(2)
    assert reviewer.slot == slots[-1]
    reviewer.jump(slots[0])
    reviewer.jump_to_cue(2)
    assert reviewer.slot == slots[0]  # it is there already


def test_another_policy_shows_a_slot_of_its_queue(reviewer: Reviewer) -> None:
    reviewer.set_policy(Policy(percent=5.0), Order.FILE)
    assert QueueEntry(slot_of(reviewer)) in reviewer.queue
    assert reviewer.counters().total == 1


def test_when_all_is_decided_nothing_is_shown(reviewer: Reviewer, page: Page) -> None:
    while (entry := reviewer.queue.next_entry()) is not None:
        reviewer.decide(entry.slot, None)
    assert reviewer.slot is None
    assert page.pane.slot_view.scene is None
    assert reviewer.counters().left == 0
    reviewer.undo()
    assert reviewer.slot is not None


def test_a_journal_that_cannot_be_written_stops_the_step(
    reviewer: Reviewer, page: Page, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_command: Command) -> None:
        raise SessionError("the journal cannot be written (No space left on device).")

    press("!")
    slot, before = slot_of(reviewer), texts(reviewer)
    monkeypatch.setattr(reviewer.session, "do", full)
    press("?")
    assert "No space left" in page.banner.text
    assert (reviewer.slot, texts(reviewer)) == (slot, before)


def test_an_undo_that_cannot_be_journalled_is_told(
    reviewer: Reviewer, page: Page, press: Press, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full() -> None:
        raise SessionError("the journal cannot be written (No space left on device).")

    press("!")
    before = texts(reviewer)
    monkeypatch.setattr(reviewer.session, "undo", full)
    press("z")
    assert "No space left" in page.banner.text
    assert texts(reviewer) == before


def test_e_carries_the_last_decision_to_like_places(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    page = open_page(window, write_srt("names.srt", ["we met anna", "then anna left", "so anna"]))
    reviewer = page.reviewer
    assert reviewer is not None
    reviewer.jump(1)
    QTest.keyClicks(page.pane.slot_view, "U")
    assert "E  the same at 2 like places" in page.pane._recent.text()
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_E)
    assert ["Anna" in reviewer.work.cue_text(cue).text for cue in range(3)] == [True] * 3
    assert "like place" not in page.pane._recent.text()
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_E)
    assert "No undecided place" in page.banner.text
    reviewer.undo()
    assert [("Anna" in reviewer.work.cue_text(cue).text) for cue in range(3)] == [
        True,
        False,
        False,
    ]


def test_a_place_is_shown_at_its_gap_or_at_the_nearest_gap_of_its_cue(reviewer: Reviewer) -> None:
    work = reviewer.work
    for slot, gap in enumerate(work.transcript.slots):
        reviewer.jump_to_place(Place(work.transcript.words[slot].cue + 1, gap.start))
        assert reviewer.slot == slot
    reviewer.jump_to_place(Place(2, 10**6))
    assert reviewer.slot == work.slots_of_cue(1)[-1]
    reviewer.jump_to_place(Place(10**6, 0))
    assert reviewer.cue == len(work.document.cues) - 1
    reviewer.jump_to_cue(2)
    shown = reviewer.slot
    reviewer.jump(0)
    reviewer.jump_to_place(Place(3))
    assert reviewer.slot == shown

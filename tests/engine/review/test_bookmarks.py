# SPDX-License-Identifier: Apache-2.0
"""Bookmarks: they stand at words, go where these go, and never touch the file."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.errors import InterpunctError, SessionError
from interpunct.review.bookmarks import (
    SetBookmarks,
    bookmarks,
    bookmarks_of_cue,
    next_bookmark,
)
from interpunct.review.commands import Step
from interpunct.review.found_sessions import find_saved, find_session
from interpunct.review.journal_lines import command_of
from interpunct.review.rearranging import duplicate_cues, insert_cue, move_cues
from interpunct.review.replaying import replay_saved
from interpunct.review.restructuring import EditPayload, JoinCues, SplitCue
from interpunct.review.session import Session
from interpunct.work.work import Work

MakeState = Callable[..., Work]
AllOf = Callable[[Work], tuple[Any, ...]]
Plan = Callable[[Work, int, int, int], Step]


@pytest.fixture
def work(make_state: MakeState) -> Work:
    work: Work = make_state()
    return work


def do(work: Work, step: Step) -> Step:
    step.apply(work)
    return step


def noted(work: Work) -> list[tuple[int, str, str]]:
    """Cue, word (empty for none) and note of each bookmark."""
    words = work.transcript.words
    return [
        (cue, "" if word is None else words[word].text, one.note)
        for one in bookmarks(work)
        for cue, word in (one.place,)
    ]


def test_a_bookmark_is_set_at_the_first_word_and_taken_away_again(work: Work) -> None:
    before = work.to_bytes()
    do(work, SetBookmarks.toggle(work, 1))
    assert noted(work) == [(1, "and", "")]
    assert work.to_bytes() == before
    do(work, SetBookmarks.toggle(work, 1))
    assert noted(work) == []


def test_a_bookmark_is_set_at_the_slot_under_review(work: Work) -> None:
    do(work, SetBookmarks.toggle(work, 1, work.slots_of_cue(1)[3]))
    assert noted(work) == [(1, "apples", "")]
    do(work, SetBookmarks.toggle(work, 0, work.slots_of_cue(1)[3]))
    assert noted(work)[0] == (0, "yesterday", "")


def test_a_cue_without_words_has_its_bookmark_itself(work: Work, all_of: AllOf) -> None:
    before = all_of(work)
    step = do(work, SetBookmarks.toggle(work, 2))
    assert step.description == "bookmark at cue 3"
    assert noted(work) == [(2, "", "")]
    assert [next_bookmark(work, cue) for cue in (0, 2)] == [2, 2]
    step.revert(work)
    assert all_of(work) == before
    do(work, command_of(step.record()).step(work))
    do(work, SetBookmarks.toggle(work, 2))
    assert noted(work) == []


def test_the_bookmark_of_a_cue_without_words_goes_with_it(work: Work, all_of: AllOf) -> None:
    do(work, SetBookmarks.plan(work, {}, {2: "which song?"}))
    before = all_of(work)
    steps = [
        do(work, insert_cue(work, 1, 2_000, 2_100)),
        do(work, move_cues(work, [3], -1)),
        do(work, EditPayload.plan(work, 2, "a song")),
    ]
    assert noted(work) == [(2, "", "which song?")]
    steps.append(do(work, duplicate_cues(work, [2])))
    assert noted(work) == [(2, "", "which song?")]
    steps.append(do(work, JoinCues.plan(work, 1)))
    assert noted(work) == [(1, "", "which song?")]
    for step in reversed(steps):
        step.revert(work)
    assert all_of(work) == before


def test_an_unknown_cue_is_refused(work: Work) -> None:
    with pytest.raises(SessionError, match="no cue number 100"):
        SetBookmarks.toggle(work, 99)


def test_a_note_is_one_line(work: Work) -> None:
    do(work, SetBookmarks.plan(work, {0: " which\nmarket? "}))
    assert noted(work) == [(0, "yesterday", "which market?")]


def test_a_word_that_is_not_there_is_refused(work: Work) -> None:
    with pytest.raises(SessionError):
        SetBookmarks.plan(work, {10_000: ""})
    with pytest.raises(SessionError):
        SetBookmarks.plan(work, {})


def test_a_bookmark_goes_along_when_its_cue_is_split(work: Work) -> None:
    second = work.slots_of_cue(1)[3]
    do(work, SetBookmarks.plan(work, {second: "how many?"}))
    do(work, SplitCue.plan(work, second - 1))
    assert noted(work) == [(2, "apples", "how many?")]


def test_bookmarks_of_joined_cues_are_both_there(work: Work) -> None:
    do(work, SetBookmarks.toggle(work, 0))
    do(work, SetBookmarks.toggle(work, 1))
    do(work, JoinCues.plan(work, 0))
    assert noted(work) == [(0, "yesterday", ""), (0, "and", "")]
    assert len(bookmarks_of_cue(work, 0)) == 2
    do(work, SetBookmarks.toggle(work, 0))
    assert noted(work) == []


@pytest.mark.parametrize(
    ("typed", "stands"),
    [
        ("they took three apples then i came home", (1, "they")),
        ("bought three apples", (1, "bought")),
        ("something else", (1, "something")),
        ("♪", (3, "she")),
    ],
    ids=["other word", "word gone", "all new", "no word left"],
)
def test_a_bookmark_stays_where_its_word_was(
    work: Work, all_of: AllOf, typed: str, stands: tuple[int, str]
) -> None:
    do(work, SetBookmarks.plan(work, {work.slots_of_cue(1).start: "look"}))
    before = all_of(work)
    step = do(work, EditPayload.plan(work, 1, typed))
    assert noted(work) == [(*stands, "look")]
    step.revert(work)
    assert all_of(work) == before


def test_the_bookmark_of_a_last_word_stays_in_its_cue(work: Work) -> None:
    do(work, SetBookmarks.plan(work, {work.slots_of_cue(0).stop - 1: ""}))
    do(work, EditPayload.plan(work, 0, "yesterday i went to the"))
    assert noted(work) == [(0, "the", "")]


def test_where_two_meet_at_a_word_both_notes_are_kept(work: Work) -> None:
    first, last = 4, work.slots_of_cue(0).stop - 1
    do(work, SetBookmarks.plan(work, {first: "one", last: "two"}))
    do(work, EditPayload.plan(work, 0, "yesterday i went to"))
    assert noted(work) == [(0, "to", "one; two")]


def test_next_and_previous_go_round(work: Work) -> None:
    assert next_bookmark(work, 0) is None
    for cue in (1, 3):
        do(work, SetBookmarks.toggle(work, cue))
    assert [next_bookmark(work, cue) for cue in (0, 1, 3, 5)] == [1, 3, 1, 1]
    assert [next_bookmark(work, cue, back=True) for cue in (0, 1, 3, 5)] == [3, 3, 1, 3]


CHANGES = st.lists(
    st.tuples(st.sampled_from([3, 4, 5, 6, 7, 9, 10]), st.integers(0, 60), st.integers(0, 90)),
    max_size=6,
)


@settings(max_examples=40, deadline=None)
@given(CHANGES, st.integers(0, 20))
def test_a_bookmark_is_never_lost_and_stays_at_its_word_while_that_is_there(
    make_state: MakeState, plan: Plan, changes: list[tuple[int, int, int]], place: int
) -> None:
    work = make_state()
    do(work, SetBookmarks.plan(work, {place: "here"}))
    for change in changes:
        with suppress(InterpunctError):
            do(work, plan(work, *change))
    assert [note for _, _, note in noted(work)] == (["here"] if len(work.transcript) else [])


def test_bookmarks_survive_a_crash_and_a_save(tmp_path: Path, market: str) -> None:
    caption, source, folder = tmp_path / "a.srt", market.encode(), tmp_path / "sessions"
    caption.write_bytes(source)

    def start() -> Work:
        return Work.of_bytes(caption.read_bytes())

    work = start()
    session = Session.start(work, source, caption=caption, options={}, folder=folder)
    session.do(SetBookmarks.plan(work, {0: "who?"}))
    session.abandon()  # a crash
    found = find_session(source, folder, caption)
    assert found is not None
    again = Session.recover(found, start())
    assert noted(again.work) == [(0, "yesterday", "who?")]
    assert again.work.to_bytes() == source
    assert again.unsaved().bookmarks == 1
    again.saved(source, caption)
    again.close()
    kept = find_saved(source, caption, folder)
    assert kept is not None
    taken_up = Session.resume(kept, replay_saved(kept.journal, start(), source), source, caption)
    assert noted(taken_up.work) == [(0, "yesterday", "who?")]
    assert taken_up.undo() is not None
    assert noted(taken_up.work) == []
    taken_up.close()


def test_a_note_that_is_written_anew_comes_back_when_that_is_undone(work: Work) -> None:
    do(work, SetBookmarks.plan(work, {0: "first"}))
    step = do(work, SetBookmarks.plan(work, {0: "second"}))
    assert work.bookmarks == {0: "second"}
    step.revert(work)
    assert work.bookmarks == {0: "first"}

# SPDX-License-Identifier: Apache-2.0
"""Commands: what each does, that it is undone exactly, that its record makes it again."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from interpunct.errors import InterpunctError, SessionError
from interpunct.labels import Casing, Label, MarksMode, PaperLabel
from interpunct.review.bookmarks import BookmarkedWord
from interpunct.review.commands import Decide, DecidedSlot, DecideMany, SetCasing, Step
from interpunct.review.history import History
from interpunct.review.journal_lines import Saved, command_of
from interpunct.review.restructuring import JoinCues, SetLanguage, SplitCue
from interpunct.review.retiming import SetTimes
from interpunct.work.options import Json
from interpunct.work.work import Work

MakeState = Callable[..., Work]
Plan = Callable[[Work, int, int, int], Step]
AllOf = Callable[[Work], tuple[Any, ...]]

TWO_CUES = "a\n\n2\n00:00:01,000 --> 00:00:02,000\nb"
STEPS = st.lists(
    st.tuples(st.integers(0, 14), st.integers(0, 60), st.integers(0, 90)), min_size=1, max_size=8
)


def run(
    history: History,
    plan: Plan,
    steps: list[tuple[int, int, int]],
) -> list[Step]:
    """Do the steps that can be done; gives all that the state held before each."""
    held = []
    for step in steps:
        with suppress(InterpunctError):
            held.append(plan(history.work, *step))
            history.do(held[-1])
    return held


@settings(max_examples=60)
@given(STEPS)
def test_any_commands_undone_restore_the_state_and_redone_make_it_again(
    make_state: MakeState,
    plan: Plan,
    all_of: AllOf,
    steps: list[tuple[int, int, int]],
) -> None:
    work = make_state()
    history = History(work)
    before = all_of(work)
    run(history, plan, steps)
    after = all_of(work)
    while history.undo():
        pass
    assert all_of(work) == before
    while history.redo():
        pass
    assert all_of(work) == after


@settings(max_examples=40)
@given(STEPS)
def test_records_make_the_same_commands_on_the_same_state(
    make_state: MakeState,
    plan: Plan,
    all_of: AllOf,
    steps: list[tuple[int, int, int]],
) -> None:
    history, again = History(make_state()), History(make_state())
    for command in run(history, plan, steps):
        record = json.loads(json.dumps(command.record()))
        again.do(command_of(record).step(again.work))
    assert all_of(again.work) == all_of(history.work)
    assert again.work.rendered().document.to_bytes() == history.work.rendered().document.to_bytes()


@settings(max_examples=40)
@given(STEPS)
def test_a_cue_is_shown_as_it_is_saved(
    make_state: MakeState,
    plan: Plan,
    steps: list[tuple[int, int, int]],
) -> None:
    work = make_state()
    run(History(work), plan, steps)
    saved = work.rendered().document
    for cue, written in enumerate(saved.cues):
        view = work.cue_text(cue)
        assert view.text == written.payload
        for slot, span in enumerate(view.spans, start=view.first):
            word = work.transcript.words[slot].text
            assert view.text[span.word_start : span.word_end].lower() == word.lower()
            assert view.text[span.mark_start : span.mark_end] in (work.mark(slot), "")


@settings(max_examples=30)
@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 60), st.integers(0, 90)), max_size=8))
def test_decisions_never_change_a_word_or_the_document(
    make_state: MakeState,
    plan: Plan,
    steps: list[tuple[int, int, int]],
) -> None:
    work = make_state()
    document, words = work.document, work.transcript.words
    run(History(work), plan, steps)
    assert work.document is document
    assert work.transcript.words is words
    letters = "".join(filter(str.isalnum, document.to_bytes().decode())).lower()
    saved = "".join(filter(str.isalnum, work.rendered().document.to_bytes().decode())).lower()
    assert saved == letters


def test_accepting_writes_what_is_proposed_and_setting_writes_the_mark(
    make_state: MakeState,
) -> None:
    work = make_state()
    proposed = work.proposed(1)
    History(work).do(Decide.plan(work, 1))
    History(work).do(Decide.plan(work, 2, "!"))
    assert work.in_effect(1) == proposed
    assert work.in_effect(2) == ("!", Label.PERIOD)
    assert "to!" not in work.document.to_bytes().decode()


def test_the_word_after_a_decided_sentence_end_gets_its_capital(
    make_state: MakeState,
) -> None:
    work = make_state(seed=None)
    Decide.plan(work, 2, ".").apply(work)
    assert work.cue_text(0).text == "Yesterday I went. To the market"
    Decide.plan(work, 2, "").apply(work)
    assert work.cue_text(0).text == "Yesterday I went to the market"


def test_keys_are_written_as_the_language_writes_them(
    make_state: MakeState,
) -> None:
    text = "1\n00:00:01,000 --> 00:00:02,000\n你好吗\n"
    work = make_state(text, language="zh", seed=None)
    Decide.plan(work, len(work.transcript) - 1, "?").apply(work)
    assert work.cue_text(0).text == "你好吗？"


def test_suggestions_are_written_only_once_accepted(
    make_state: MakeState,
) -> None:
    work = make_state(marks=MarksMode.SUGGEST)
    assert work.rendered().document.to_bytes() == work.document.to_bytes()
    slot = next(slot for slot in range(40) if work.proposed(slot)[0] != work.mark(slot))
    Decide.plan(work, slot).apply(work)
    assert work.mark(slot) == work.proposed(slot)[0]
    assert work.rendered().document.to_bytes() != work.document.to_bytes()


def test_many_are_accepted_as_one_step_and_own_decisions_stay(
    make_state: MakeState,
) -> None:
    work = make_state()
    history = History(work)
    history.do(Decide.plan(work, 0, "?"))
    history.do(DecideMany.plan(work, range(4)))
    assert work.mark(0) == "?"
    assert set(work.decisions) == {0, 1, 2, 3}
    history.undo()
    assert set(work.decisions) == {0}


def test_a_casing_set_by_hand_wins_over_the_rules(make_state: MakeState) -> None:
    work = make_state(seed=None)
    SetCasing.plan(work, 0, None).apply(work)
    SetCasing.plan(work, 5, Casing.UPPER).apply(work)
    assert work.cue_text(0).text == "yesterday I went to the MARKET"


def test_protected_slots_and_what_is_no_mark_are_refused(
    make_state: MakeState,
) -> None:
    work = make_state("1\n00:00:01,000 --> 00:00:02,000\nsee A&B there\n", seed=None)
    protected = [i for i, slot in enumerate(work.transcript.slots) if slot.protected]
    for slot in protected:
        with pytest.raises(SessionError, match="no mark can stand"):
            Decide.plan(work, slot, ".")
    for text in ("x", "\n\n2", "-->", " ", "." * 50):
        with pytest.raises(SessionError, match="not a punctuation mark"):
            Decide.plan(work, 0, text)


def test_commands_say_what_they_undo(make_state: MakeState) -> None:
    work = make_state()
    assert Decide.plan(work, 9, ".").description == "period after ‘apples’"
    assert Decide.plan(work, 9, "!").description == "exclamation mark after ‘apples’"
    assert Decide.plan(work, 9, "").description == "no mark after ‘apples’"
    assert DecideMany.plan(work, range(3)).description == "3 decisions"
    assert SetCasing.plan(work, 9, Casing.UPPER).description == "upper case for ‘apples’"


@pytest.mark.parametrize(
    "record",
    [
        {"do": "decide", "slot": 10**9, "word": "x", "mark": ".", "label": 2},
        {"do": "decide", "slot": 0, "word": "other", "mark": ".", "label": 2},
        {"do": "decide", "slot": 0, "word": "yesterday", "mark": "<b>", "label": 2},
        {"do": "decide", "slot": 0, "word": "yesterday", "mark": ".", "label": 9},
        {"do": "decide", "slot": True, "word": "yesterday", "mark": ".", "label": 2},
        {"do": "decide", "slot": 0, "word": "yesterday", "mark": ".", "label": 2, "seconds": "1"},
        {"do": "decide-many", "decisions": [None]},
        {"do": "set-casing", "index": 0, "word": "yesterday", "casing": 7},
        {"do": "edit", "cue": 99, "payload": "", "decisions": [], "as_written": []},
        {"do": "edit", "cue": 0, "payload": "a", "decisions": [], "as_written": [5]},
        {"do": "edit", "cue": 0, "payload": TWO_CUES, "decisions": [], "as_written": []},
        {"do": "split", "slot": 5, "word": "market"},
        {"do": "join", "cue": 5},
        {"do": "set-language", "cues": [0], "language": "klingon"},
        {"do": "set-language", "cues": [], "language": "de"},
        {"do": "recut", "cues": [{}]},
        {"do": "recut", "cues": []},
        {"do": "format-disk"},
        {},
    ],
)
def test_records_that_do_not_fit_are_refused_and_change_nothing(
    make_state: MakeState,
    all_of: AllOf,
    record: dict[str, Json],
) -> None:
    work = make_state()
    before = all_of(work)
    with pytest.raises(InterpunctError):
        command_of(record).step(work)
    assert all_of(work) == before


@pytest.mark.parametrize(
    "held",
    [
        BookmarkedWord(0, "we", ""),
        DecidedSlot(0, "we", ".", PaperLabel.PERIOD),
        Saved("0" * 64, "film.srt"),
        SetTimes(0, 0, 1000),
        SplitCue(0, "we"),
    ],
)
def test_what_a_journal_keeps_cannot_be_changed_afterwards(held: Struct) -> None:
    name = held.__struct_fields__[0]
    with pytest.raises(AttributeError):
        setattr(held, name, getattr(held, name))


def test_steps_are_called_by_what_they_do(make_state: MakeState) -> None:
    work = make_state()
    assert SetLanguage.plan(work, {4}, "de").description.endswith("cue 5")
    assert "‘went’" in SplitCue.plan(work, 2).description
    names = {SetCasing.plan(work, 2, casing).description for casing in Casing}
    assert len(names) == len(Casing)
    assert not any("None" in name for name in names)


@pytest.mark.parametrize(("first", "count"), [(0, 0), (5, 2), (6, 2), (2, -1)])
def test_no_cue_and_cues_that_are_not_there_are_not_joined(
    make_state: MakeState, first: int, count: int
) -> None:
    with pytest.raises(InterpunctError):
        JoinCues.plan(make_state(), first, count)


def test_of_a_long_text_that_is_no_mark_only_the_start_is_told(make_state: MakeState) -> None:
    command = Decide(0, "yesterday", "abcde" * 9, PaperLabel.NONE)
    with pytest.raises(SessionError, match=f"^'{'abcde' * 4}' is not a punctuation mark"):
        command.step(make_state())

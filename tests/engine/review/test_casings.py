# SPDX-License-Identifier: Apache-2.0
"""Casings in doubt: which are asked for, how they are decided, and that they follow the marks."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.errors import InterpunctError, SessionError
from interpunct.labels import Casing, Label, MarksMode
from interpunct.marking.casing import CasingMode, casing_confidences
from interpunct.review.commands import Decide, DecideCasing, DecideMany, SetCasing, Step
from interpunct.review.found_sessions import open_sessions
from interpunct.review.history import History
from interpunct.review.queue import Kind, Order, QueueEntry, ReviewQueue, certain
from interpunct.review.session import Session
from interpunct.runtime.predictions import Predictions
from interpunct.work.options import Options
from interpunct.work.uncertainty import Policy
from interpunct.work.work import Work

MakeState = Callable[..., Work]
Plan = Callable[[Work, int, int, int], Step]

TEXT = "1\n00:00:01,000 --> 00:00:04,000\nwe met anna at the nato office in x\n"
WE, ANNA, NATO, OFFICE, LETTER = 0, 2, 5, 6, 8
BELOW_90 = Policy(threshold=0.9)


def work_of(
    text: str = TEXT,
    casing: CasingMode = CasingMode.MODEL,
    marks: MarksMode = MarksMode.COMPLETE,
    code: str = "en",
) -> Work:
    """A work with a head that doubts "anna", "nato" and "x", and no mark anywhere."""
    work = Work.of_bytes(text.encode(), Options(languages=(code,), casing=casing, marks=marks))
    words = [word.text.lower() for word in work.transcript.words]
    labels = np.tile(np.array([0.97, 0.01, 0.01, 0.01], np.float32), (len(words), 1))
    casings = np.tile(np.array([0.98, 0.01, 0.01], np.float32), (len(words), 1))
    rows = {"we": (0.3, 0.6, 0.1), "anna": (0.25, 0.7, 0.05), "nato": (0.1, 0.15, 0.75)}
    for place, word in enumerate(words):
        casings[place] = {**rows, "x": (0.4, 0.3, 0.3)}.get(word, casings[place])
    work.take(Predictions(0, labels, casings))
    return work


def asked(work: Work, policy: Policy = BELOW_90) -> list[int]:
    """The words whose casing is asked for."""
    return [slot for slot, kind in ReviewQueue(work, policy).entries() if kind is Kind.CASING]


def text_of(work: Work) -> str:
    shown = work.cue_text(0).text
    assert shown == work.rendered().document.cues[0].payload
    return shown


def test_words_whose_casing_is_in_doubt_are_asked_for_where_they_stand() -> None:
    work = work_of()
    assert text_of(work) == "We met Anna at the NATO office in X"
    assert asked(work) == [ANNA, NATO, LETTER]
    entries = ReviewQueue(work, Policy(threshold=1.0)).entries()
    assert entries.index(QueueEntry(ANNA, Kind.CASING)) + 1 == entries.index(QueueEntry(ANNA))
    assert not asked(work, Policy(threshold=0.9, capitals=False))


def test_alternatives_are_in_one_order_and_a_letter_alone_has_two() -> None:
    work = work_of()
    assert [one.text for one in work.casing_alternatives(ANNA)] == ["anna", "Anna", "ANNA"]
    letter = work.casing_alternatives(LETTER)
    assert [(one.text, round(one.probability, 3)) for one in letter] == [("x", 0.4), ("X", 0.6)]
    assert work.table.casing_confidences[LETTER] == pytest.approx(0.6)


def test_a_decided_casing_leaves_the_queue_and_undo_brings_it_back() -> None:
    work = work_of()
    history = History(work)
    before = text_of(work)
    history.do(DecideCasing.plan(work, ANNA, Casing.LOWER, 1.5))
    history.do(DecideCasing.plan(work, NATO))
    assert asked(work) == [LETTER]
    assert text_of(work) == "We met anna at the NATO office in X"
    assert work.casings[NATO].casing is Casing.UPPER
    history.undo()
    history.undo()
    assert asked(work) == [ANNA, NATO, LETTER]
    assert text_of(work) == before


def test_a_sentence_that_starts_with_the_word_takes_it_out_of_the_queue() -> None:
    work = work_of()
    queue = ReviewQueue(work, BELOW_90)
    assert QueueEntry(ANNA, Kind.CASING) in queue
    step = Decide.plan(work, ANNA - 1, ".")
    step.apply(work)
    assert QueueEntry(ANNA, Kind.CASING) not in queue
    assert queue.next_entry() == QueueEntry(NATO, Kind.CASING)
    step.revert(work)
    assert queue.next_entry() == QueueEntry(ANNA, Kind.CASING)
    Decide.plan(work, ANNA - 1, ",").apply(work)
    assert queue.next_entry() == QueueEntry(ANNA, Kind.CASING)


def test_a_casing_that_was_decided_still_takes_a_sentences_capital() -> None:
    work = work_of()
    DecideCasing.plan(work, OFFICE, Casing.LOWER).apply(work)
    SetCasing.plan(work, OFFICE + 1, Casing.LOWER).apply(work)
    Decide.plan(work, OFFICE - 1, ".").apply(work)
    assert "NATO. Office in" in text_of(work)
    Decide.plan(work, OFFICE, "?").apply(work)
    assert "Office? in" in text_of(work)  # this one was not asked for: it was set as it stands
    Decide.plan(work, OFFICE - 1, "").apply(work)
    assert "NATO office? in" in text_of(work)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (TEXT, {"casing": CasingMode.KEEP}),
        (TEXT, {"casing": CasingMode.SENTENCE}),
        (TEXT, {"marks": MarksMode.SUGGEST}),
        (TEXT.replace("anna", "Anna").replace("nato", "NATO").replace(" x", ""), {}),
        ("1\n00:00:01,000 --> 00:00:04,000\nשלום לכולם אני גר כאן\n", {"code": "he"}),
    ],
)
def test_what_the_model_does_not_decide_is_not_asked(
    text: str, options: dict[str, object]
) -> None:
    work = work_of(text, **options)  # type: ignore[arg-type]
    assert not asked(work)
    word = work.transcript.words[WE].text
    with pytest.raises(SessionError, match=f"no case is proposed for ‘{word}’"):
        DecideCasing.plan(work, WE)


def test_in_a_file_of_capitals_every_word_is_the_models() -> None:
    work = work_of(TEXT.replace("we met", "WE MET").upper())
    assert asked(work) == [ANNA, NATO, LETTER]
    assert [one.text for one in work.casing_alternatives(ANNA)] == ["anna", "Anna", "ANNA"]


def test_casings_have_their_part_in_a_budget() -> None:
    work = work_of()
    queue = ReviewQueue(work, Policy(percent=25), Order.LEAST_CERTAIN)
    assert queue.entries() == [QueueEntry(LETTER, Kind.CASING), QueueEntry(ANNA, Kind.CASING)]
    alone = ReviewQueue(work, Policy(percent=25, capitals=False))
    assert len(alone.entries()) == 2
    assert {kind for _, kind in alone.entries()} == {Kind.MARK}


def test_the_errors_expected_count_casings_where_they_are_asked_for() -> None:
    work = work_of()
    nothing = Policy(threshold=0.0)
    marks = ReviewQueue(work, Policy(threshold=0.0, capitals=False)).counters().errors_after
    casings = np.nansum(1 - work.table.casing_confidences)
    both = ReviewQueue(work, nothing)
    assert both.counters().errors_after == pytest.approx(marks + casings)
    DecideCasing.plan(work, LETTER).apply(work)
    assert both.counters().errors_after == pytest.approx(marks + casings - 0.4)
    assert ReviewQueue(work, BELOW_90).counters().errors_after < marks + casings - 0.9


def test_a_decided_casing_counts_for_the_pace() -> None:
    work = work_of(TEXT.replace("we met", "we met " + "anna " * 12))
    for word in asked(work)[:10]:
        DecideCasing.plan(work, word, seconds=3.0).apply(work)
    assert ReviewQueue(work, BELOW_90).pace().seconds == 3.0


def test_what_is_sure_is_accepted_with_its_casings_as_one_step() -> None:
    work = work_of()
    before = text_of(work)
    sure = certain(work, 0.9)
    marks = [slot for slot, kind in sure if kind is Kind.MARK]
    words = [slot for slot, kind in sure if kind is Kind.CASING]
    assert OFFICE in words
    assert ANNA not in words
    history = History(work)
    history.do(DecideMany.plan(work, marks, words))
    assert not certain(work, 0.9)
    assert asked(work) == [ANNA, NATO, LETTER]
    assert text_of(work) == before
    assert {kind for _, kind in certain(work_of(), 0.9, capitals=False)} == {Kind.MARK}
    history.undo()
    assert certain(work, 0.9) == sure


STEPS = st.lists(
    st.tuples(st.sampled_from([0, 1, 2, 3, 4, 8, 11]), st.integers(0, 60), st.integers(0, 90)),
    max_size=10,
)


@settings(max_examples=60)
@given(STEPS, st.sampled_from(MarksMode))
def test_the_confidences_are_those_of_the_marks_in_effect(
    make_state: MakeState, plan: Plan, steps: list[tuple[int, int, int]], marks: MarksMode
) -> None:
    work = make_state(marks=marks, casing=CasingMode.MODEL)
    for step in steps:
        with suppress(InterpunctError):
            plan(work, *step).apply(work)
        settled = work.casing_mode is CasingMode.MODEL and work.marks_mode is not MarksMode.SUGGEST
        labels = [work.label(slot) for slot in range(len(work.transcript))]
        whole = casing_confidences(
            work.transcript, labels, work.table.casing_probabilities, shouted=work.shouted
        )
        expected = whole if settled else np.full_like(whole, np.nan)
        np.testing.assert_array_equal(work.table.casing_confidences, expected)
        assert np.flatnonzero(work.table.casing_decided).tolist() == sorted(work.casings)


DECISIONS = st.lists(
    st.tuples(
        st.integers(0, 60),
        st.one_of(st.sampled_from(["", ",", ".", "?", "!"]), st.sampled_from([None, *Casing])),
    )
)


@settings(max_examples=60)
@given(DECISIONS, st.sampled_from(Order))
def test_decisions_of_both_kinds_undone_give_the_bytes_and_the_queue(
    make_state: MakeState, decisions: list[tuple[int, str | Casing | None]], order: Order
) -> None:
    work = make_state(casing=CasingMode.MODEL)
    queue, history = ReviewQueue(work, BELOW_90, order), History(work)
    seen = [(work.to_bytes(), queue.entries(), queue.counters().errors_after)]
    for number, choice in decisions:
        slot = number % len(work.transcript)
        with suppress(SessionError):
            if isinstance(choice, str):
                history.do(Decide.plan(work, slot, choice))
            else:
                history.do(DecideCasing.plan(work, slot, choice))
            seen.append((work.to_bytes(), queue.entries(), queue.counters().errors_after))
    while history.undo():
        seen.pop()
        assert (work.to_bytes(), queue.entries(), queue.counters().errors_after) == seen[-1]


@settings(max_examples=30)
@given(DECISIONS)
def test_a_journal_replays_both_kinds(
    tmp_path_factory: pytest.TempPathFactory,
    make_state: MakeState,
    market: str,
    predict: Callable[..., Predictions],
    decisions: list[tuple[int, str | Casing | None]],
) -> None:
    folder = tmp_path_factory.mktemp("sessions")
    work = make_state(casing=CasingMode.MODEL)
    session = Session.start(
        work, market.encode(), caption=Path("a.srt"), options={}, folder=folder
    )
    for number, choice in decisions:
        slot = number % len(work.transcript)
        with suppress(SessionError):
            if isinstance(choice, str):
                session.do(Decide.plan(work, slot, choice))
            else:
                session.do(DecideCasing.plan(work, slot, choice, 0.5))
    session.do(DecideMany.plan(work, [3, 4], [4, 5]))
    session.abandon()
    (found,) = open_sessions(folder)
    again = Session.recover(found, make_state(casing=CasingMode.MODEL, seed=None))
    assert again.notice is None
    assert (again.work.decisions, again.work.casings) == (work.decisions, work.casings)
    again.work.take(predict(len(work.transcript)))
    assert again.work.to_bytes() == work.to_bytes()
    np.testing.assert_array_equal(
        again.work.table.casing_confidences, work.table.casing_confidences
    )
    assert again.unsaved().casings == sum(
        isinstance(step.command, DecideCasing) for step in session.history.done
    ) + len(getattr(session.history.done[-1].command, "casings", ()))
    again.abandon()


def test_labels_end_sentences_as_the_confidences_take_them() -> None:
    work = work_of()
    for mark, label in ((".", Label.PERIOD), ("?", Label.QUESTION), ("!", Label.PERIOD)):
        Decide.plan(work, ANNA - 1, mark).apply(work)
        assert work.label(ANNA - 1) is label
        assert np.isnan(work.table.casing_confidences[ANNA])

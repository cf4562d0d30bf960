# SPDX-License-Identifier: Apache-2.0
"""The queue: who is in it, in which order, and what is left."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.errors import InterpunctError
from interpunct.labels import Label, MarksMode, PaperLabel
from interpunct.marking.casing import CasingMode
from interpunct.review.commands import Decide, DecideMany, Step
from interpunct.review.queue import (
    Kind,
    Order,
    QueueEntry,
    ReviewPace,
    ReviewQueue,
    certain,
)
from interpunct.runtime.predictions import Predictions
from interpunct.work.uncertainty import Policy
from interpunct.work.work import Work

MakeState = Callable[..., Work]
Plan = Callable[[Work, int, int, int], Step]
Predict = Callable[..., Predictions]

POLICIES = st.one_of(
    st.builds(Policy, threshold=st.floats(0, 1), capitals=st.booleans()),
    st.builds(Policy, percent=st.floats(0, 100), capitals=st.booleans()),
    st.builds(Policy, minutes=st.floats(0, 2), capitals=st.booleans()),
)


def slots_of(queue: ReviewQueue) -> list[int]:
    return [entry.slot for entry in queue.entries()]


@settings(max_examples=60)
@given(
    POLICIES,
    st.sampled_from(Order),
    st.lists(st.tuples(st.integers(0, 5), st.integers(0, 60), st.integers(0, 90)), max_size=5),
)
def test_walking_and_counting_agree_whatever_was_done(
    make_state: MakeState,
    plan: Plan,
    policy: Policy,
    order: Order,
    steps: list[tuple[int, int, int]],
) -> None:
    work = make_state(casing=CasingMode.MODEL)
    queue = ReviewQueue(work, policy, order)
    for step in steps:
        with suppress(InterpunctError):
            plan(work, *step).apply(work)
    entries = queue.entries()
    forward, entry = [], queue.next_entry()
    while entry is not None:
        forward.append(entry)
        entry = queue.next_entry(entry)
    backward, entry = [], queue.previous_entry()
    while entry is not None:
        backward.append(entry)
        entry = queue.previous_entry(entry)
    counters = queue.counters()
    assert forward == entries == backward[::-1]
    assert counters.left == len(entries) <= counters.total
    everything = [QueueEntry(slot, kind) for slot in range(len(work.transcript)) for kind in Kind]
    members = [entry for entry in everything if entry in queue]
    asked = queue.asks(range(2, len(work.transcript)))
    assert asked == [
        (QueueEntry(slot, Kind.CASING) in queue, QueueEntry(slot) in queue)
        for slot in range(2, len(work.transcript))
    ]
    decided = {
        *((slot, Kind.MARK) for slot in work.decisions),
        *((word, Kind.CASING) for word in work.casings),
    }
    assert sorted(entries) == [entry for entry in members if entry not in decided]
    assert len(members) == counters.total
    for slot, kind in members:
        if kind is Kind.MARK:
            assert not work.transcript.slots[slot].protected
            assert work.table.reviewable[slot]
        else:
            assert policy.capitals
            assert work.casing_alternatives(slot)


@settings(max_examples=20)
@given(st.lists(st.integers(0, 20), max_size=8))
def test_the_errors_after_a_queue_are_the_doubts_about_what_nobody_will_have_decided(
    make_state: MakeState, slots: list[int]
) -> None:
    work = make_state()
    queue = ReviewQueue(work, Policy(percent=50))
    DecideMany.plan(work, slots).apply(work)
    undecided = [
        work.confidence(slot)
        for slot, proposal in enumerate(work.table.proposals)
        if proposal
        and slot not in work.decisions
        and QueueEntry(slot) not in queue
        and work.table.reviewable[slot]
    ]
    after = len(undecided) - sum(undecided)
    assert queue.counters().errors_after == pytest.approx(after, abs=1e-4)
    for slot, _ in queue.entries():
        Decide.plan(work, slot).apply(work)
    assert queue.counters().errors_after == pytest.approx(work.expected_errors(), abs=1e-4)


def test_a_budget_takes_the_least_certain_slots(make_state: MakeState) -> None:
    work = make_state()
    queue = ReviewQueue(work, Policy(percent=20))
    chosen = set(slots_of(queue))
    others = set(np.flatnonzero(work.table.reviewable).tolist()) - chosen
    assert len(chosen) == round(len(work.transcript) * 0.2)
    assert max(work.table.confidences[list(chosen)]) <= min(work.table.confidences[list(others)])
    minute = ReviewQueue(work, Policy(minutes=0.1, seconds_per_decision=1.5))
    assert minute.counters().total == 4
    assert minute.counters().minutes_left == pytest.approx(0.1)


def test_orders_are_by_file_by_doubt_and_by_kind(make_state: MakeState) -> None:
    work = make_state()
    by_file = slots_of(ReviewQueue(work, Policy(threshold=1.0)))
    by_doubt = slots_of(ReviewQueue(work, Policy(threshold=1.0), Order.LEAST_CERTAIN))
    by_kind = slots_of(ReviewQueue(work, Policy(threshold=1.0), Order.KIND))
    assert by_file == sorted(by_file)
    assert by_doubt == sorted(by_doubt, key=lambda slot: (work.table.confidences[slot], slot))
    kinds = [Label.QUESTION, Label.PERIOD, Label.COMMA, Label.NONE]
    ranks = [kinds.index(work.proposed(slot)[1]) for slot in by_kind]
    assert ranks == sorted(ranks)
    assert set(by_file) == set(by_doubt) == set(by_kind)


def test_the_users_own_pace_counts_after_ten_decisions(
    make_state: MakeState,
) -> None:
    work = make_state()
    queue = ReviewQueue(work, Policy(threshold=1.0))
    open_slots = slots_of(queue)
    for slot in open_slots[:9]:
        Decide.plan(work, slot, seconds=4.0).apply(work)
    assert queue.pace() == ReviewPace(1.5, is_measured=False)
    Decide.plan(work, open_slots[9], seconds=4.0).apply(work)
    assert queue.pace() == ReviewPace(4.0, is_measured=True)


def test_a_budget_in_minutes_follows_the_users_own_pace(make_state: MakeState) -> None:
    work = make_state()
    queue = ReviewQueue(work, Policy(minutes=0.5, seconds_per_decision=1.5))
    assert queue.counters().total == 20
    for slot in slots_of(queue)[:10]:
        Decide.plan(work, slot, seconds=3.0).apply(work)
    counters = queue.counters()
    assert counters.total == 10
    assert counters.minutes_left == pytest.approx(counters.left * 3 / 60)
    for slot in slots_of(ReviewQueue(work, Policy(threshold=1.0)))[:2]:
        Decide.plan(work, slot, seconds=3.1).apply(work)
    assert queue.counters().total == 10  # about the same pace asks for the same slots
    by_share = ReviewQueue(work, Policy(percent=20))
    assert by_share.counters().total == round(len(work.transcript) * 0.2)


def test_the_counters_tell_what_is_predicted(make_state: MakeState, predict: Predict) -> None:
    work = make_state(seed=None)
    queue = ReviewQueue(work, Policy(percent=50))
    words = work.transcript.words
    assert queue.counters().predicted == 0
    assert queue.counters().predicted_until_ms == words[0].start_ms
    work.take(predict(10))
    assert queue.counters().predicted == pytest.approx(10 / len(words))
    assert queue.counters().predicted_until_ms == words[10].start_ms
    work.take(predict(5, first=20))  # two parts are missing: no time up to which all is there
    assert queue.counters().predicted_until_ms is None
    work.take(predict(len(words)))
    assert queue.counters().predicted == 1
    assert queue.counters().predicted_until_ms is None


def test_the_queue_grows_while_predictions_arrive(make_state: MakeState, predict: Predict) -> None:
    work = make_state(seed=None)
    queue = ReviewQueue(work, Policy(percent=50))
    assert queue.counters().total == 0
    assert queue.next_entry() is None
    assert work.unpredicted() == [range(len(work.transcript))]
    work.take(predict(10, first=4))
    assert 0 < queue.counters().total <= 5
    assert work.unpredicted() == [range(4), range(14, len(work.transcript))]


def test_predictions_for_an_older_transcript_are_dropped(
    make_state: MakeState,
    plan: Plan,
    predict: Predict,
) -> None:
    work = make_state(seed=None)
    old = work.transcript
    plan(work, 3, 0, 4).apply(work)
    assert len(work.take(predict(5), of=old)) == 0
    assert len(work.take(predict(5), of=work.transcript)) == 5


def test_what_is_suggested_is_queued_by_the_doubt_about_the_text(
    make_state: MakeState,
) -> None:
    work = make_state(marks=MarksMode.SUGGEST)
    slot = next(slot for slot in range(40) if work.proposed(slot) == (".", Label.PERIOD))
    assert work.table.confidences[slot] == pytest.approx(
        work.table.label_probabilities[slot, PaperLabel.NONE]
    )
    assert work.mark(slot) == ""


def test_the_rest_above_a_threshold_can_be_accepted(
    make_state: MakeState,
) -> None:
    work = make_state()
    sure = certain(work, 0.9)
    assert sure
    DecideMany.plan(work, [slot for slot, _ in sure]).apply(work)
    assert {QueueEntry(slot) for slot in work.decisions} == set(sure)
    assert not certain(work, 0.9)
    assert not set(ReviewQueue(work, Policy(threshold=0.9)).entries()) & set(sure)


def test_a_policy_has_just_one_limit() -> None:
    with pytest.raises(ValueError, match="exactly one"):
        Policy(threshold=0.5, percent=5)
    with pytest.raises(ValueError, match="exactly one"):
        Policy()

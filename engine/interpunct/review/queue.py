# SPDX-License-Identifier: Apache-2.0
"""The slots that a human should see, in order, and what is left to do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from itertools import islice
from statistics import median

import numpy as np
from numpy.typing import NDArray

from interpunct.punctuate.proposals import shown_labels
from interpunct.work.uncertainty import Policy, expected_errors, uncertain_slots
from interpunct.work.work import Work

_KIND_RANKS = np.array([3, 2, 1, 0])  # by label: questions, sentence ends, commas, no marks
_PACE_FROM = 10  # decisions before the user's own pace counts
_PACE_OVER = 200  # the newest decisions that are looked at
_LEAST_PACE = 0.1  # seconds; nobody is faster
_PACE_DRIFT = 1.1  # a pace that changed by less does not change which slots are asked


class Order(Enum):
    """In which order the queue is walked; by kind is questions, sentence ends, commas, none."""

    FILE = "file"
    LEAST_CERTAIN = "least-certain"
    KIND = "kind"
    LANGUAGE = "language"


@dataclass(frozen=True, slots=True)
class ReviewPace:
    """Seconds a decision: the user's own median of late, or a guess before that `is_measured`."""

    seconds: float
    is_measured: bool


@dataclass(frozen=True, slots=True)
class Counters:
    """What is left: slots of the queue, the minutes they take, and errors in the whole file.

    `total` is the size of the queue, decided or not. `errors_after` is the expected number of
    wrong marks once the queue is done, among the undecided slots that are predicted and not in
    it: the sum of 1 - confidence.
    `predicted` is the share of the slots that are, from 0 to 1; where those that are not are all
    at the end, `predicted_until_ms` is when the first of them is spoken.
    """

    total: int
    slots_left: int
    pace: ReviewPace
    errors_after: float
    predicted: float
    predicted_until_ms: int | None

    @property
    def minutes_left(self) -> float:
        """How long what is left takes at the pace."""
        return self.slots_left * self.pace.seconds / 60


class ReviewQueue:
    """The queue of one work under one policy, in one order; always up to date with the work.

    Membership is settled once per edition of the state (n log n), and anew where it is limited
    in minutes and the user's pace is no longer the one it was settled by; walking and counting
    look at the decisions as they are.
    """

    def __init__(self, state: Work, policy: Policy, order: Order = Order.FILE) -> None:
        self.state = state
        self.policy = policy
        self.order = order
        self._edition = -1
        self._pace = policy.seconds_per_decision
        self._ranks: NDArray[np.intp] = np.empty(0, np.intp)  # slot -> place in the order
        self._members: NDArray[np.intp] = np.empty(0, np.intp)  # the queue's slots, in order
        self._places: NDArray[np.intp] = np.empty(0, np.intp)  # the ranks of the members

    def slots(self) -> list[int]:
        """The undecided slots of the queue, in its order."""
        self._refresh()
        left: list[int] = self._members[~self.state.decided[self._members]].tolist()
        return left

    def next_slot(self, after: int | None = None) -> int | None:
        """The first undecided slot after slot `after` in the queue's order; None at the end."""
        self._refresh()
        start = 0
        if after is not None:
            start = int(np.searchsorted(self._places, self._ranks[after], side="right"))
        return self._first_undecided(self._members[start:])

    def previous_slot(self, before: int | None = None) -> int | None:
        """The last undecided slot before slot `before` in the queue's order; None at the start."""
        self._refresh()
        stop = len(self._members)
        if before is not None:
            stop = int(np.searchsorted(self._places, self._ranks[before], side="left"))
        return self._first_undecided(self._members[:stop][::-1])

    def __contains__(self, slot: int) -> bool:
        """Whether the slot belongs to the queue, decided or not (for underlining it)."""
        self._refresh()
        place = int(np.searchsorted(self._places, self._ranks[slot]))
        return place < len(self._members) and int(self._members[place]) == slot

    def counters(self) -> Counters:
        """What is left to do now."""
        self._refresh()
        left = len(self._members) - int(np.count_nonzero(self.state.decided[self._members]))
        missing = self.state.unpredicted()
        slots = len(self.state.transcript)
        at_end = len(missing) == 1 and missing[0].stop == slots
        return Counters(
            total=len(self._members),
            slots_left=left,
            pace=self.pace(),
            errors_after=self._errors_after(),
            predicted=1 - sum(map(len, missing)) / max(slots, 1),
            predicted_until_ms=(
                self.state.transcript.words[missing[0].start].start_ms if at_end else None
            ),
        )

    def pace(self) -> ReviewPace:
        """The user's own median of late, or the policy's guess until there are ten decisions."""
        newest = islice(reversed(self.state.decisions.values()), _PACE_OVER)
        timed = [decision.seconds for decision in newest if decision.seconds is not None]
        if len(timed) < _PACE_FROM:
            return ReviewPace(self.policy.seconds_per_decision, is_measured=False)
        return ReviewPace(max(median(timed), _LEAST_PACE), is_measured=True)

    def _errors_after(self) -> float:
        """The errors to be expected once every slot of the queue is decided."""
        unseen = self.state.reviewable & ~self.state.decided
        unseen[self._members] = False
        return expected_errors(self.state.confidences[unseen])

    def _first_undecided(self, slots: NDArray[np.intp]) -> int | None:
        """The first of `slots` without a decision, sought in growing steps."""
        start, step = 0, 64
        while start < len(slots):
            part = slots[start : start + step]
            free = np.flatnonzero(~self.state.decided[part])
            if len(free):
                return int(part[free[0]])
            start, step = start + step, step * 2
        return None

    def _refresh(self) -> None:
        is_paced = not self._follow_pace()
        if is_paced and self._edition == self.state.edition:
            return
        order = _ordered(self.state, self.order)
        self._ranks = np.empty(len(order), np.intp)
        self._ranks[order] = np.arange(len(order))
        policy = replace(self.policy, seconds_per_decision=self._pace)
        chosen = uncertain_slots(self.state.confidences, self.state.reviewable, policy)
        self._places = np.sort(self._ranks[chosen])
        self._members = order[self._places]
        self._edition = self.state.edition

    def _follow_pace(self) -> bool:
        """Go by the user's pace of now, where minutes are the limit; whether it is another."""
        if self.policy.minutes is None:
            return False
        pace = self.pace().seconds
        if max(pace, self._pace) < _PACE_DRIFT * min(pace, self._pace):
            return False
        self._pace = pace
        return True


def uncertain(state: Work, threshold: float) -> list[int]:
    """The undecided slots whose confidence is below `threshold`, in file order."""
    return ReviewQueue(state, Policy(threshold=threshold)).slots()


def certain(state: Work, threshold: float) -> list[int]:
    """The undecided slots whose proposal has at least this confidence: to accept the rest."""
    undecided = np.flatnonzero(state.reviewable & ~state.decided).tolist()
    proposals = state.proposals
    return [
        slot
        for slot in undecided
        if (proposal := proposals[slot]) is not None and proposal.confidence >= threshold
    ]


def _ordered(state: Work, order: Order) -> NDArray[np.intp]:
    """All slots in `order`; what is equal in it stays in file order."""
    if order is Order.FILE:
        return np.arange(len(state.confidences))
    if order is Order.LEAST_CERTAIN:
        return np.argsort(state.confidences, kind="stable")
    if order is Order.KIND:
        shown = shown_labels(np.nan_to_num(state.label_probabilities))
        return np.argsort(_KIND_RANKS[shown], kind="stable")
    codes: dict[str, int] = {}
    ranks = [codes.setdefault(word.language, len(codes)) for word in state.transcript.words]
    return np.argsort(np.array(ranks, np.intp), kind="stable")

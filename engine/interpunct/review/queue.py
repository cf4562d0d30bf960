# SPDX-License-Identifier: Apache-2.0
"""The marks and casings that a human should review, in order, and the remaining amount."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from itertools import islice
from statistics import median
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.marking.proposals import shown_labels
from interpunct.transcript.transcript import Transcript
from interpunct.work.uncertainty import Policy, is_unsure, least_certain, unsure_words
from interpunct.work.work import Work

_KIND_RANKS = np.array([3, 2, 1, 0])  # by paper label: none 3, comma 2, period 1, question 0
_CASING_RANK = 4  # after all marks
_PACE_FROM = 10  # number of decisions from which the user's own pace counts
_PACE_OVER = 200  # number of newest decisions used
_LEAST_PACE = 0.1  # seconds; nobody is faster
_PACE_DRIFT = 1.1  # a smaller change of the pace does not change the selection


class Kind(IntEnum):
    """Kind of a question about a slot: the casing of the word before it, or its mark."""

    CASING = 0
    MARK = 1


class QueueEntry(NamedTuple):
    """A question to the human: the mark of a slot, or the casing of the word before it."""

    slot: int
    kind: Kind = Kind.MARK


class Order(Enum):
    """Order of the queue.

    `KIND` is questions, sentence ends, commas, none, and then casings.
    """

    FILE = "file"
    LEAST_CERTAIN = "least-certain"
    KIND = "kind"
    LANGUAGE = "language"


@dataclass(frozen=True, slots=True)
class ReviewPace:
    """Seconds per decision: the user's recent median, or a guess unless it `is_measured`."""

    seconds: float
    is_measured: bool


@dataclass(frozen=True, slots=True)
class Counters:
    """Remaining work: entries of the queue, the minutes for them, and errors in the whole file.

    `total` is the size of the queue, decided or not. `errors_after` is the expected number of
    wrong marks once the queue is done, including casings if the queue asks about them. It is the
    sum of 1 - confidence over predicted, undecided entries outside the queue.

    `predicted` is the predicted share of the slots, from 0 to 1. If all unpredicted slots are at
    the end, `predicted_until_ms` is the start time of the first of them.
    """

    total: int
    left: int
    pace: ReviewPace
    errors_after: float
    predicted: float
    predicted_until_ms: int | None

    @property
    def minutes_left(self) -> float:
        """Minutes for the remaining entries at the present pace."""
        return self.left * self.pace.seconds / 60


class ReviewQueue:
    """The queue of one work under one policy, in one order; always up to date with the work.

    A slot is as doubtful as its mark or as its word, if a speech recogniser doubted the word. A
    decision on the slot answers both; typing another word removes the doubt.

    The members are chosen again when slots, predictions or modes change. The same happens when a
    decision adds or removes the capital of a sentence. For a limit in minutes it also happens when
    the user's pace changes. Walking and counting always use the present decisions.

    Internally an entry is a number: twice its slot, plus one for a mark.
    """

    def __init__(self, work: Work, policy: Policy, order: Order = Order.FILE) -> None:
        self.work = work
        self.policy = policy
        self.order = order
        self._edition = self._casing_edition = -1
        self._pace = policy.seconds_per_decision
        self._heard: Transcript | None = None  # the words of `_unsure`
        self._unsure = np.empty(0, np.float32)  # see `unsure_words`
        self._keys: FloatArray | None = None  # sort keys of all entries; None: file order
        self._members = np.empty(0, np.intp)  # the entries of the queue, in order
        self._is_member = np.empty(0, np.bool_)  # by number
        self._errors_outside = np.empty(0, np.float32)  # expected errors of each entry, by number

    def entries(self) -> list[QueueEntry]:
        """The undecided entries of the queue, in its order."""
        return [_entry(number) for number in self._left()]

    def next_entry(self, after: QueueEntry | None = None) -> QueueEntry | None:
        """The first undecided entry after `after` in the queue's order; None at the end."""
        left = self._left()
        if after is not None:
            left = left[self._is_later(left, _number(after))]
        return _entry(left[0]) if len(left) else None

    def previous_entry(self, before: QueueEntry | None = None) -> QueueEntry | None:
        """The last undecided entry before `before` in the queue's order; None at the start."""
        left = self._left()
        if before is not None:
            number = _number(before)
            left = left[~self._is_later(left, number) & (left != number)]
        return _entry(left[-1]) if len(left) else None

    def __contains__(self, entry: QueueEntry) -> bool:
        """Whether the entry belongs to the queue, decided or not (for underlining it)."""
        self._refresh()
        number = _number(entry)
        return number < len(self._is_member) and bool(self._is_member[number])

    def asks(self, slots: range) -> list[tuple[bool, bool]]:
        """Whether casing and mark of each of these slots belong to the queue, decided or not."""
        self._refresh()
        members = self._is_member[2 * slots.start : 2 * slots.stop].tolist()
        return list(zip(members[Kind.CASING :: 2], members[Kind.MARK :: 2], strict=True))

    def counters(self) -> Counters:
        """The remaining work now."""
        left = len(self._left())
        missing = self.work.unpredicted()
        slots = len(self.work.transcript)
        at_end = len(missing) == 1 and missing[0].stop == slots
        return Counters(
            total=len(self._members),
            left=left,
            pace=self.pace(),
            errors_after=float(np.sum(self._errors_outside[self._undecided()], dtype=np.float64)),
            predicted=1 - sum(map(len, missing)) / max(slots, 1),
            predicted_until_ms=(
                self.work.transcript.words[missing[0].start].start_ms if at_end else None
            ),
        )

    def pace(self) -> ReviewPace:
        """The user's recent median, or the policy's guess before ten decisions."""
        marks = islice(reversed(self.work.decisions.values()), _PACE_OVER)
        casings = islice(reversed(self.work.casings.values()), _PACE_OVER)
        taken = [*(made.seconds for made in marks), *(made.seconds for made in casings)]
        timed = [seconds for seconds in taken if seconds is not None]
        if len(timed) < _PACE_FROM:
            return ReviewPace(self.policy.seconds_per_decision, is_measured=False)
        return ReviewPace(max(median(timed), _LEAST_PACE), is_measured=True)

    def _undecided(self) -> NDArray[np.bool_]:
        """Mask of the entries without a decision, by number."""
        table = self.work.table
        return ~np.stack((table.casing_decided, table.decided), axis=1).ravel()

    def _left(self) -> NDArray[np.intp]:
        """The undecided members, by number, in the order of the queue."""
        self._refresh()
        return self._members[self._undecided()[self._members]]

    def _is_later(self, members: NDArray[np.intp], number: int) -> NDArray[np.bool_]:
        """Mask of the `members` after an entry, which may be outside the queue."""
        if self._keys is None:
            return members > number
        keys, key = self._keys[members], self._keys[number]
        later: NDArray[np.bool_] = (keys > key) | ((keys == key) & (members > number))
        return later

    def _refresh(self) -> None:
        is_paced = not self._follow_pace()
        is_settled = self._edition == self.work.edition
        if is_paced and is_settled and self._casing_edition == self.work.casing_edition:
            return
        if not is_settled or self.order is Order.LEAST_CERTAIN:
            self._keys = _keys(self.work, self.order)
        if self._heard is not self.work.transcript:
            self._heard = self.work.transcript
            self._unsure = unsure_words(self._heard)
        self._settle(_doubts(self.work, self.policy, self._unsure))
        self._edition, self._casing_edition = self.work.edition, self.work.casing_edition

    def _settle(self, doubts: FloatArray) -> None:
        """Choose the members and sort them."""
        slots = len(self.work.transcript)
        arrived = slots - int(np.count_nonzero(np.isnan(self.work.table.confidences)))
        policy = replace(self.policy, seconds_per_decision=self._pace)
        members = np.sort(least_certain(doubts, policy, slots, arrived))
        if self._keys is not None:
            members = members[np.argsort(self._keys[members], kind="stable")]
        self._members = members
        self._is_member = np.zeros(2 * slots, np.bool_)
        self._is_member[members] = True
        self._errors_outside = np.where(
            self._is_member | np.isnan(doubts), np.float32(0), 1 - doubts
        )

    def _follow_pace(self) -> bool:
        """Adopt the user's present pace if the limit is in minutes; returns whether it changed."""
        if self.policy.minutes is None:
            return False
        pace = self.pace().seconds
        if max(pace, self._pace) < _PACE_DRIFT * min(pace, self._pace):
            return False
        self._pace = pace
        return True


def certain(work: Work, threshold: float, *, capitals: bool = True) -> list[QueueEntry]:
    """The undecided entries with a confidence of at least `threshold`: to accept the rest.

    Casings are included only with `capitals`; marks after a doubted word never are.
    """
    words = work.transcript.words
    undecided = np.flatnonzero(work.table.reviewable & ~work.table.decided).tolist()
    heard = (slot for slot in undecided if not is_unsure(words[slot]))
    proposed = (slot for slot in heard if work.table.proposals[slot] is not None)
    marks = [QueueEntry(slot) for slot in proposed if work.confidence(slot) >= threshold]
    sure = (work.table.casing_confidences >= threshold) & ~work.table.casing_decided
    cased = np.flatnonzero(sure).tolist() if capitals else []
    return sorted([*marks, *(QueueEntry(word, Kind.CASING) for word in cased)])


def _number(entry: QueueEntry) -> int:
    return 2 * entry.slot + entry.kind


def _entry(number: np.intp) -> QueueEntry:
    slot, kind = divmod(int(number), 2)
    return QueueEntry(slot, Kind(kind))


def _doubts(work: Work, policy: Policy, unsure: FloatArray) -> FloatArray:
    """The confidence of every entry, by its number; NaN where there is no question.

    `unsure` are the probabilities of doubted words. A slot that is not predicted yet waits.
    """
    doubts = np.full((len(work.transcript), 2), np.nan, np.float32)
    marks = np.where(work.table.reviewable, work.table.confidences, np.float32(np.nan))
    words = np.where(np.isnan(work.table.confidences), np.float32(np.nan), unsure)
    doubts[:, Kind.MARK] = np.fmin(marks, words)
    if policy.capitals:
        doubts[:, Kind.CASING] = work.table.casing_confidences
    return doubts.ravel()


def _keys(work: Work, order: Order) -> FloatArray | None:
    """Sort key of each entry, by its number; None for file order. Equal keys keep file order."""
    if order is Order.FILE:
        return None
    keys = np.empty((len(work.transcript), 2), np.float32)
    if order is Order.LEAST_CERTAIN:
        keys[:, Kind.MARK], keys[:, Kind.CASING] = (
            work.table.confidences,
            work.table.casing_confidences,
        )
    elif order is Order.KIND:
        shown = shown_labels(np.nan_to_num(work.table.label_probabilities), work.label_set)
        kinds = _KIND_RANKS[work.label_set.counted_as(shown)]
        keys[:, Kind.MARK], keys[:, Kind.CASING] = kinds, _CASING_RANK
    else:
        codes: dict[str, int] = {}
        ranks = [codes.setdefault(word.language, len(codes)) for word in work.transcript.words]
        keys[:] = np.array(ranks, np.float32)[:, None]
    return keys.ravel()

# SPDX-License-Identifier: Apache-2.0
"""Review by somebody who makes no mistake, until a work has the marks and capitals wanted.

`benchmarks/effort.py` tells of its keys.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from benchmarks.hand_work import HandWork
from interpunct.labels import Label
from interpunct.review.commands import Decide, SetCasing
from interpunct.review.like_places import LikePlaces
from interpunct.review.queue import Kind, QueueEntry, ReviewQueue
from interpunct.transcript.lettercase import casing_of
from interpunct.transcript.transcript import Transcript
from interpunct.work.options import BELOW_THREE_QUARTERS
from interpunct.work.work import Work

QUEUE = BELOW_THREE_QUARTERS
_KEYS = {Label.NONE: "", Label.COMMA: ",", Label.PERIOD: ".", Label.QUESTION: "?"}


def reviewed(work: Work, wanted: Transcript) -> HandWork:
    """The work of a review that ends with the marks and capitals of `wanted`."""
    asked = _asked(work, Kind.MARK)
    wrong = {
        QueueEntry(slot)
        for slot, one in enumerate(wanted.slots)
        if work.label(slot) is not one.label
    }
    for slot, _ in wrong:
        if not work.transcript.slots[slot].protected:
            Decide.plan(work, slot, _KEYS[wanted.slots[slot].label]).apply(work)
    asked += _asked(work, Kind.CASING)
    cased = _cased(work, wanted)
    wrong |= cased.by_hand
    rights = defaultdict(list)
    for entry in sorted(set(asked) - cased.carried):
        rights[wanted.words[entry.slot].cue].append(entry not in wrong)
    unasked = len(wrong.difference(asked))
    keys = unasked + cased.times_carried + sum(map(_keys_of_cue, rights.values()))
    return HandWork(keys, clicks=unasked, decisions=keys)


def _asked(work: Work, kind: Kind) -> list[QueueEntry]:
    return [entry for entry in ReviewQueue(work, QUEUE).entries() if entry.kind is kind]


def _keys_of_cue(rights: Sequence[bool]) -> int:
    """One key for each question up to the last wrong one, and one for the rest."""
    wrong = [place for place, is_right in enumerate(rights) if not is_right]
    reached = wrong[-1] + 1 if wrong else 0
    return reached + (reached < len(rights))


@dataclass(slots=True)
class _Cased:
    """Words whose case is set by hand, those it is carried to, and how often."""

    by_hand: set[QueueEntry]
    carried: set[QueueEntry]
    times_carried: int = 0


def _cased(work: Work, wanted: Transcript) -> _Cased:
    """Set the wrong cases; carry one to all like words where none becomes wrong by it."""
    cased, places = _Cased(set(), set()), LikePlaces(work)
    wrong = _wrong_capitals(work, wanted)
    while wrong:
        word = min(wrong)
        wrong.remove(word)
        cased.by_hand.add(QueueEntry(word, Kind.CASING))
        step = SetCasing.plan(work, word, casing_of(wanted.words[word].text))
        step.apply(work)
        like = [one.index for one in places.of(step).casings]
        if wrong.isdisjoint(like):
            continue
        repeated = places.repeat(step)
        repeated.apply(work)
        left = _wrong_capitals(work, wanted)
        if left <= wrong:
            wrong = left
            cased.times_carried += 1
            cased.carried.update(QueueEntry(other, Kind.CASING) for other in like)
        else:
            repeated.revert(work)
    return cased


def _wrong_capitals(work: Work, wanted: Transcript) -> set[int]:
    shown = work.rendered().transcript.words
    return {
        index
        for index, (one, other) in enumerate(zip(shown, wanted.words, strict=True))
        if not other.fixed and casing_of(one.text) != casing_of(other.text)
    }

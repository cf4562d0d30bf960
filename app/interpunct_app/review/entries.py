# SPDX-License-Identifier: Apache-2.0
"""Queue entries: their kinds, whether they are decided, and those that steps decided."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from interpunct.review.commands import Decide, DecideCasing, Step
from interpunct.review.queue import Kind, QueueEntry, ReviewQueue
from interpunct.work.work import Work


def by_kind(entries: Iterable[QueueEntry]) -> tuple[list[int], list[int]]:
    """Slots of the mark entries, and words of the casing entries."""
    parts: tuple[list[int], list[int]] = ([], [])
    for slot, kind in entries:
        parts[kind is Kind.CASING].append(slot)
    return parts


def is_decided(work: Work, entry: QueueEntry) -> bool:
    """Whether a human decided upon an entry."""
    decided = work.table.decided if entry.kind is Kind.MARK else work.table.casing_decided
    return bool(decided[entry.slot])


def first_doubt(queue: ReviewQueue, slots: range) -> QueueEntry:
    """First undecided queue entry at these slots; the last slot if there is none."""
    entries = (QueueEntry(slot, kind) for slot in slots for kind in Kind)
    doubts = (it for it in entries if it in queue and not is_decided(queue.work, it))
    return next(doubts, QueueEntry(slots[-1]))


def entry_of(step: Step) -> QueueEntry | None:
    """Entry that a step decided; None unless it decided exactly one."""
    match step.command:
        case Decide(slot=slot):
            return QueueEntry(slot)
        case DecideCasing(index=word):
            return QueueEntry(word, Kind.CASING)
    return None


def latest(steps: Sequence[Step], count: int) -> list[Decide | DecideCasing]:
    """Last `count` decisions of these steps, oldest first."""
    commands = (step.command for step in reversed(steps))
    decisions = (it for it in commands if isinstance(it, (Decide, DecideCasing)))
    return list(islice(decisions, count))[::-1]

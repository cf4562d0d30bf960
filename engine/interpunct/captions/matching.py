# SPDX-License-Identifier: Apache-2.0
"""Alignment of two caption files of one talk by display time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from interpunct.captions.cues import Cue


@dataclass(frozen=True, slots=True)
class BesideRow:
    """A cue of one file beside the matching cue of the other; None where there is none."""

    cue: int | None
    other: int | None


def match_by_time(cues: Sequence[Cue], others: Sequence[Cue]) -> list[int | None]:
    """For each of `others`, the cue with the longest common display time; None if there is none.

    Ties go to the shortest cue, then to the first. A cue without a duration counts as one
    millisecond. Cues may be in any order. Takes n log n in the cues, linear in the pairs that are
    shown together.
    """
    order = sorted(range(len(cues)), key=lambda cue: cues[cue].start_ms)
    found: list[int | None] = [None] * len(others)
    begun: list[int] = []  # and not yet ended
    place = 0
    for other in sorted(range(len(others)), key=lambda other: others[other].start_ms):
        start, end = _span(others[other])
        while place < len(order) and cues[order[place]].start_ms < end:
            begun.append(order[place])
            place += 1
        begun = [cue for cue in begun if _span(cues[cue])[1] > start]
        found[other] = _longest_with(start, end, begun, cues)
    return found


def rows_beside(cues: Sequence[Cue], others: Sequence[Cue]) -> list[BesideRow]:
    """Rows in order of time; each of `others` has one row, each of `cues` at least one.

    Rows of one cue are adjacent.
    """
    matches = match_by_time(cues, others)
    alone = set(range(len(cues))) - set(matches)
    rows = [BesideRow(cue, other) for other, cue in enumerate(matches)]
    rows += [BesideRow(cue, None) for cue in alone]
    return sorted(rows, key=lambda row: _place(row, cues, others))


def _longest_with(start: int, end: int, begun: Sequence[int], cues: Sequence[Cue]) -> int | None:
    """The cue of `begun` with the longest display between two times; None if none is shown."""
    best: tuple[int, int, int] | None = None
    for cue in begun:
        its_start, its_end = _span(cues[cue])
        shared = min(end, its_end) - max(start, its_start)
        key = (-shared, its_end - its_start, cue)
        if shared > 0 and (best is None or key < best):
            best = key
    return best and best[2]


def _span(cue: Cue) -> tuple[int, int]:
    return cue.start_ms, max(cue.end_ms, cue.start_ms + 1)


def _place(
    row: BesideRow, cues: Sequence[Cue], others: Sequence[Cue]
) -> tuple[int, int, int, int]:
    """Sort key of a row: the time of its cue, else the time of the other file's cue."""
    other = -1 if row.other is None else row.other
    own = cues[row.cue] if row.cue is not None else others[other]
    start_other = others[other].start_ms if row.other is not None else own.start_ms
    return own.start_ms, -1 if row.cue is None else row.cue, start_other, other

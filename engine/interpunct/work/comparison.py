# SPDX-License-Identifier: Apache-2.0
"""A cut that is not applied yet: cues before and after it, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from interpunct.captions.document import CaptionDocument
from interpunct.segment.checks import Finding
from interpunct.segment.cutting.apply import Cut
from interpunct.segment.cutting.plan import CutPlan


@dataclass(frozen=True, slots=True)
class SideBySide:
    """One row of the comparison: indices of an old and of a new cue, None where none is."""

    old: int | None
    new: int | None
    changed: bool


@dataclass(frozen=True, slots=True)
class CutComparison:
    """What a cut would make of a document; both are as they would be written.

    `cut` is the plan carried out, without the marks that are not in the text; `findings` are
    what of `after` does not keep to the profile.
    """

    before: CaptionDocument
    after: CaptionDocument
    rows: tuple[SideBySide, ...]
    plan: CutPlan
    cut: Cut
    findings: tuple[Finding, ...]


def side_by_side(
    before: CaptionDocument, after: CaptionDocument, sources: Sequence[Sequence[int]]
) -> Iterator[SideBySide]:
    """Rows in which cues that share words stand beside each other. Linear in the cues."""
    old = new = 0
    while new < len(after.cues) or old < len(before.cues):
        old_stop, new_stop = _group_end(old, new, len(before.cues), sources)
        same = old_stop - old == new_stop - new == 1 and before.cues[old] == after.cues[new]
        for place in range(max(old_stop - old, new_stop - new)):
            yield SideBySide(
                old + place if old + place < old_stop else None,
                new + place if new + place < new_stop else None,
                changed=not same,
            )
        old, new = old_stop, new_stop


def _group_end(old: int, new: int, olds: int, sources: Sequence[Sequence[int]]) -> tuple[int, int]:
    """Where the smallest group ends that begins at `old` and `new` and shares no cue."""
    if new >= len(sources):
        return olds, new
    if sources[new] and sources[new][0] > old:
        return sources[new][0], new  # old cues of which nothing is left
    old_stop, new_stop = old, new
    while new_stop < len(sources) and (
        new_stop == new or not sources[new_stop] or sources[new_stop][0] < old_stop
    ):
        old_stop = max([old_stop, *(source + 1 for source in sources[new_stop])])
        new_stop += 1
    return old_stop, new_stop

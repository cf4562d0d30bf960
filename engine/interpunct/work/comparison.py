# SPDX-License-Identifier: Apache-2.0
"""Comparison of the cues before and after a planned cut, side by side."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from interpunct.captions.document import CaptionDocument
from interpunct.cutting.apply import Cut
from interpunct.cutting.checks import Finding
from interpunct.cutting.groups import CutGroup, with_only
from interpunct.cutting.plan import CutPlan


@dataclass(frozen=True, slots=True)
class SideBySide:
    """One row of the comparison: index of the old and of the new cue, None for an empty side.

    `group` is the number of the group that both cues belong to.
    """

    old: int | None
    new: int | None
    changed: bool
    group: int


@dataclass(frozen=True, slots=True)
class CutComparison:
    """Result of a planned cut: both documents as they would be written.

    `cut` is the applied plan, with the marks of the text only. `findings` are the violations of
    the profile in `after`. Each of the `groups` can be taken or left.
    """

    before: CaptionDocument
    after: CaptionDocument
    rows: tuple[SideBySide, ...]
    plan: CutPlan
    cut: Cut
    findings: tuple[Finding, ...]
    groups: tuple[CutGroup, ...]

    @property
    def changes(self) -> list[int]:
        """Numbers of the groups that change."""
        return [number for number, group in enumerate(self.groups) if group.changes]

    def only(self, chosen: Container[int]) -> CutPlan:
        """The plan reduced to the groups whose numbers are in `chosen`."""
        return with_only(self.plan, self.groups, chosen)


def side_by_side(
    groups: Sequence[CutGroup], sources: Sequence[Sequence[int]]
) -> Iterator[SideBySide]:
    """Rows that show the cues of each group side by side. Linear in the number of cues.

    `sources` lists for each new cue the old cues that its text comes from.
    """
    group_of = [number for number, group in enumerate(groups) for _ in group.cues]
    made = groupby(range(len(sources)), key=lambda new: group_of[sources[new][0]])
    for (number, news), group in zip(made, groups, strict=True):
        new = list(news)
        for place in range(max(len(group.cues), len(new))):
            yield SideBySide(
                group.cues[place] if place < len(group.cues) else None,
                new[place] if place < len(new) else None,
                group.changes,
                number,
            )

# SPDX-License-Identifier: Apache-2.0
"""A cut that is not applied yet: cues before and after it, side by side."""

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
    """One row of the comparison: indices of an old and of a new cue, None where none is.

    `group` is the number of the group that both belong to.
    """

    old: int | None
    new: int | None
    changed: bool
    group: int


@dataclass(frozen=True, slots=True)
class CutComparison:
    """What a cut would make of a document; both are as they would be written.

    `cut` is the plan carried out, without the marks that are not in the text; `findings` are
    what of `after` does not keep to the profile; `groups` can be taken or left one by one.
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
        """The numbers of the groups that change."""
        return [number for number, group in enumerate(self.groups) if group.changes]

    def only(self, chosen: Container[int]) -> CutPlan:
        """The plan with no other groups than those whose numbers are `chosen`."""
        return with_only(self.plan, self.groups, chosen)


def side_by_side(
    groups: Sequence[CutGroup], sources: Sequence[Sequence[int]]
) -> Iterator[SideBySide]:
    """Rows in which the cues of each group stand beside each other. Linear in the cues.

    `sources` are the old cues of which each new one has text.
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

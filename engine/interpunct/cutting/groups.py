# SPDX-License-Identifier: Apache-2.0
"""Separately applicable parts of a planned cut: groups of cues that share words.

A group is one cue that keeps its words, or a run of old cues. The run is the smallest whose cues
exchange words only among each other. The first cue of a group starts at the start of the first old
cue. So no start moves over the border of a group. No fitted end collides with an unchanged
neighbour.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

from interpunct.cutting.plan import CutPlan, KeptCue
from interpunct.transcript.transcript import Word, cue_spans


@dataclass(frozen=True, slots=True)
class CutGroup:
    """Old `cues`, and the places of the new cues in the plan; `changes` if they differ."""

    cues: range
    planned: range
    changes: bool


def cut_groups(plan: CutPlan, words: Sequence[Word]) -> Iterator[CutGroup]:
    """The groups of a plan for `words`, in order; together they cover all old and planned cues."""
    closing = {span.stop for span in cue_spans(words)}
    opened: int | None = None
    for place, planned in enumerate(plan.cues):
        if isinstance(planned, KeptCue):
            cue = range(planned.cue, planned.cue + 1)
            yield CutGroup(cue, range(place, place + 1), planned.end_ms is not None)
            continue
        if opened is None:
            opened, first = place, words[planned.first].cue
        if planned.stop in closing:
            cues = range(first, words[planned.stop - 1].cue + 1)
            yield CutGroup(cues, range(opened, place + 1), changes=True)
            opened = None


def with_only(plan: CutPlan, groups: Sequence[CutGroup], chosen: Container[int]) -> CutPlan:
    """`plan` limited to the `groups` whose numbers are `chosen`; other cues are kept."""
    cues = (
        planned
        for number, group in enumerate(groups)
        for planned in (
            plan.cues[group.planned.start : group.planned.stop]
            if number in chosen
            else map(KeptCue, group.cues)
        )
    )
    return CutPlan(tuple(cues))

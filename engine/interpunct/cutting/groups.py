# SPDX-License-Identifier: Apache-2.0
"""What of a planned cut can be taken or left by itself: groups of cues that share words.

A group is the smallest run of old cues whose words are given out among each other, or one cue
that keeps its words. The first cue of a group starts when the first of the old ones did: no start
moves over the border of a group, so no end that was fitted to it meets another start where the
neighbour is left as it is.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

from interpunct.cutting.plan import CutPlan, KeptCue
from interpunct.transcript.transcript import Word, cue_spans


@dataclass(frozen=True, slots=True)
class CutGroup:
    """Old `cues`, and the places in the plan of those to be; `changes` tells if they differ."""

    cues: range
    planned: range
    changes: bool


def cut_groups(plan: CutPlan, words: Sequence[Word]) -> Iterator[CutGroup]:
    """The groups of a plan for `words`, in order: together all old cues and all planned ones."""
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
    """`plan` with those of its `groups` alone whose numbers are `chosen`; other cues are kept."""
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

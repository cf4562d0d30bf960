# SPDX-License-Identifier: Apache-2.0
"""The command that gives fast cues more time: splits and new times, as one step."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from msgspec import Struct

from interpunct.review.commands import Command, Consecutive, Step
from interpunct.review.restructuring import SplitCue
from interpunct.review.retiming import Retime
from interpunct.sentences import counted
from interpunct.work.fast_cues import Solution, times_of
from interpunct.work.work import Work


class SplitAndRetime(Struct, frozen=True, tag_field="do", tag="split-and-retime"):
    """Command to split cues, and then to give cues new times; `times` count the halves."""

    splits: tuple[SplitCue, ...]
    times: Retime

    def step(self, work: Work) -> Step:
        """See `Command`."""
        scratch = copy(work)  # exchanges replace its table and change nothing in place
        steps: list[Step] = []
        commands: tuple[Command, ...] = (*self.splits, self.times)
        for command in commands:
            steps.append(command.step(scratch))
            steps[-1].apply(scratch)
        done = Consecutive(tuple(steps))
        cues = range(min(step.cues.start for step in steps), len(scratch.document.cues))
        name = counted(
            len(self.splits),
            one="1 split cue with more time",
            many="{count} split cues with more time",
        )
        return Step(self, name, cues, done.apply, done.revert, restructures=True)


def more_time(work: Work, chosen: Sequence[Solution]) -> Step:
    """Apply the `chosen` solutions, made for `work`. Raises SessionError where there are none."""
    words, times = work.transcript.words, Retime.of(times_of(work, chosen))
    slots = [one.split.slot for one in chosen if one.split is not None]
    splits = tuple(SplitCue(slot, words[slot].text) for slot in slots)
    return (SplitAndRetime(splits, times) if splits else times).step(work)

# SPDX-License-Identifier: Apache-2.0
"""Starts and ends of cues at a moment of the sound, as near to it as other cues allow.

No plan makes cues overlap, or a gap smaller than `gap_ms`, that were apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from interpunct.captions.cues import Cue
from interpunct.captions.retiming import CueTimes
from interpunct.work.nudging import Border, Rooms, moved_to, shifted_within
from interpunct.work.time_plans import TimePlan, altered


def started_at(cues: Sequence[Cue], cue: int, at_ms: int, gap_ms: int = 0) -> TimePlan:
    """A new start for one cue; its end stays where it can, else its length does."""
    old = cues[cue]
    border = Border.START if at_ms < old.end_ms else Border.BOTH
    room = Rooms(cues, {cue}, gap_ms).of(cue)
    return altered(cues, {cue: moved_to(old, border, at_ms, room)})


def ended_at(cues: Sequence[Cue], cue: int, at_ms: int, gap_ms: int = 0) -> TimePlan:
    """A new end for one cue; a time before its start is left for the command to refuse."""
    old = cues[cue]
    if at_ms <= old.start_ms:
        return {cue: CueTimes(old.start_ms, at_ms)}
    room = Rooms(cues, {cue}, gap_ms).of(cue)
    return altered(cues, {cue: moved_to(old, Border.END, at_ms, room)})


def started_with_rest(cues: Sequence[Cue], cue: int, at_ms: int, gap_ms: int = 0) -> TimePlan:
    """A new start for one cue, and all later rows moved by as much."""
    return shifted_within(cues, range(cue, len(cues)), at_ms - cues[cue].start_ms, gap_ms)

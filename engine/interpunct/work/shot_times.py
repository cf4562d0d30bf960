# SPDX-License-Identifier: Apache-2.0
"""Plan of new times for cues whose borders nearly meet a shot change."""

from __future__ import annotations

from collections.abc import Iterable

from interpunct.captions.retiming import CueTimes
from interpunct.cutting.boxes.boxes import line_widths
from interpunct.cutting.checks import Finding, Rule
from interpunct.cutting.fitting import readable_ms
from interpunct.cutting.profiles import Limits, Profile
from interpunct.cutting.shot_rules import Edge, latest_at_shot, moved_to_shot
from interpunct.media.shots import Shots
from interpunct.work.state import WorkState
from interpunct.work.time_plans import TimePlan

AT_SHOTS = frozenset({Rule.SHOT_START, Rule.SHOT_END})
"""The rules that a plan of this file can satisfy."""


def at_shots(work: WorkState, profile: Profile, findings: Iterable[Finding]) -> TimePlan:
    """The cues of `findings` with borders at or away from shot changes, inside their room.

    Other findings are passed over; so is a border without a good place between its neighbours. No
    cue gets shorter than it takes to read it, nor longer than the profile allows.
    """
    plan: TimePlan = {}
    if work.shots is None:
        return plan
    for finding in findings:
        if finding.rule in AT_SHOTS:
            limits = profile.limits(work.language_of_cue(finding.cue))
            move = _started if finding.rule is Rule.SHOT_START else _ended
            new = move(work, plan, finding.cue, work.shots, limits)
            if new != _times(work, plan, finding.cue):
                plan[finding.cue] = new
    return plan


def _times(work: WorkState, plan: TimePlan, index: int) -> CueTimes:
    """The times of a cue by the plan so far."""
    cue = work.document.cues[index]
    return plan.get(index, CueTimes(cue.start_ms, cue.end_ms))


def _started(
    work: WorkState, plan: TimePlan, index: int, shots: Shots, limits: Limits
) -> CueTimes:
    """A new start, with the gap of the profile, to half a frame, after the cue before."""
    now = _times(work, plan, index)
    earliest: float = 0
    if index:
        gap = max(0, (limits.min_gap_ms or 0) - shots.frames(0.5))
        earliest = _times(work, plan, index - 1).end_ms + gap
    if limits.max_ms is not None:
        earliest = max(earliest, now.end_ms - limits.max_ms)
    room = (min(earliest, now.start_ms), now.end_ms - _least_ms(work, index, now, limits))
    return now._replace(start_ms=moved_to_shot(now.start_ms, Edge.START, shots, limits, room))


def _ended(work: WorkState, plan: TimePlan, index: int, shots: Shots, limits: Limits) -> CueTimes:
    """A new end, with the gap of the profile before the next cue."""
    now = _times(work, plan, index)
    after = work.document.cues[index + 1 : index + 2]
    latest = latest_at_shot(*now[:2], after[0].start_ms if after else None, limits)
    room = (now.start_ms + _least_ms(work, index, now, limits), latest)
    return now._replace(end_ms=moved_to_shot(now.end_ms, Edge.END, shots, limits, room))


def _least_ms(work: WorkState, index: int, now: CueTimes, limits: Limits) -> int:
    """The least duration in which a cue can be read, or its own if that is less."""
    cue = work.document.cues[index]
    width = sum(line_widths(cue, work.document.format, limits.counting))
    return max(1, min(readable_ms(width, limits), now.end_ms - now.start_ms))

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
            cue = work.document.cues[finding.cue]
            now = plan.get(finding.cue, CueTimes(cue.start_ms, cue.end_ms))
            limits = profile.limits(work.language_of_cue(finding.cue))
            move = _started if finding.rule is Rule.SHOT_START else _ended
            new = move(work, finding.cue, now, work.shots, limits)
            if new != now:
                plan[finding.cue] = new
    return plan


def _started(work: WorkState, index: int, now: CueTimes, shots: Shots, limits: Limits) -> CueTimes:
    """A new start, not before the end of the cue before."""
    earliest = work.document.cues[index - 1].end_ms if index else 0
    if limits.max_ms is not None:
        earliest = max(earliest, now.end_ms - limits.max_ms)
    room = (min(earliest, now.start_ms), now.end_ms - _least_ms(work, index, now, limits))
    return now._replace(start_ms=moved_to_shot(now.start_ms, Edge.START, shots, limits, room))


def _ended(work: WorkState, index: int, now: CueTimes, shots: Shots, limits: Limits) -> CueTimes:
    """A new end, with the gap of the profile before the next cue."""
    after = work.document.cues[index + 1 : index + 2]
    latest = latest_at_shot(*now[:2], after[0].start_ms if after else None, limits)
    room = (now.start_ms + _least_ms(work, index, now, limits), latest)
    return now._replace(end_ms=moved_to_shot(now.end_ms, Edge.END, shots, limits, room))


def _least_ms(work: WorkState, index: int, now: CueTimes, limits: Limits) -> int:
    """The least duration in which a cue can be read, or its own if that is less."""
    cue = work.document.cues[index]
    width = sum(line_widths(cue, work.document.format, limits.counting))
    return max(1, min(readable_ms(width, limits), now.end_ms - now.start_ms))

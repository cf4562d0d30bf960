# SPDX-License-Identifier: Apache-2.0
"""Plans of new times: shifted, scaled, snapped to frames, or mended by a profile.

A plan has the cues whose times change. It can be shown first; the command `Retime` then applies it
as one step. A cue without a duration, or whose end lies before its start, keeps its length. So a
single such cue does not cause a whole file to be refused.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.retiming import CueTimes
from interpunct.cutting.boxes.boxes import line_widths
from interpunct.cutting.checks import Finding, Rule
from interpunct.cutting.fitting import fitted_end, latest_end
from interpunct.cutting.profiles import Profile
from interpunct.errors import SessionError
from interpunct.work.output_text import rendered
from interpunct.work.state import WorkState

TimePlan = dict[int, CueTimes]

_EARLIER_END = frozenset({Rule.GAP, Rule.OVERLAP, Rule.TOO_LONG})
_LATER_END = frozenset({Rule.SPEED, Rule.TOO_SHORT, Rule.DURATION})

MENDED = _EARLIER_END | _LATER_END
"""The rules that a new end of the cue can satisfy."""


def shifted(cues: Sequence[Cue], chosen: Iterable[int], by_ms: int) -> TimePlan:
    """The `chosen` cues moved by `by_ms`, with their words."""
    return _moved(cues, chosen, lambda ms: ms + by_ms)


def scaled(
    cues: Sequence[Cue], chosen: Iterable[int], one: tuple[int, int], other: tuple[int, int]
) -> TimePlan:
    """The `chosen` cues, stretched so that two times, each given as (old, new), match.

    Raises SessionError where the two points are the same, or time would run backwards.
    """
    (old, new), (old_end, new_end) = sorted((one, other))
    if old == old_end or new >= new_end:
        raise SessionError(
            "these are not two points in time.",
            remedy="Choose two different cues, and keep their order.",
        )
    ratio = (new_end - new) / (old_end - old)
    return _moved(cues, chosen, lambda ms: new + round((ms - old) * ratio))


def snapped(cues: Sequence[Cue], chosen: Iterable[int], frame_rate: float) -> TimePlan:
    """The `chosen` cues with borders on the nearest frames; at least one frame long.

    A cue starts where a very short cue before it got a frame. Cues that would overlap then stay as
    they are. Raises SessionError for an impossible frame rate.
    """
    if not 1 <= frame_rate <= 1000:
        raise SessionError("there is no such frame rate.", remedy="Choose one from 1 to 1000.")

    def on_frame(frame: int) -> int:
        return round(frame * 1000 / frame_rate)

    plan: TimePlan = {}
    last_ms, stop = 0, 0  # end of the cue before, in ms and in frames
    for index in sorted(chosen, key=lambda index: cues[index].start_ms):
        cue = cues[index]
        start, end = (round(ms * frame_rate / 1000) for ms in (cue.start_ms, cue.end_ms))
        start = max(start, stop) if last_ms <= cue.start_ms else start
        last_ms, stop = cue.end_ms, max(end, start + 1)
        plan[index] = _as_long(cue, on_frame(start), on_frame(stop))
    return _apart(cues, altered(cues, plan))


def _apart(cues: Sequence[Cue], plan: TimePlan) -> TimePlan:
    """The part of `plan` by which no cues overlap that did not before."""
    while met := _newly_met(cues, plan):
        plan = {index: times for index, times in plan.items() if index not in met}
    return plan


def _newly_met(cues: Sequence[Cue], plan: TimePlan) -> set[int]:
    """Cues of `plan` that overlap others only by it."""
    before = [(cue.start_ms, cue.end_ms) for cue in cues]
    after = [plan[index][:2] if index in plan else span for index, span in enumerate(before)]
    met: set[int] = set()
    shown: list[int] = []
    for index in sorted(range(len(cues)), key=after.__getitem__):
        shown = [other for other in shown if after[other][1] > after[index][0]]
        for other in shown:
            if _overlap(after[index], after[other]) and not _overlap(before[index], before[other]):
                met |= {index, other}
        shown.append(index)
    return met & plan.keys()


def _overlap(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two spans share some time."""
    return max(one[0], other[0]) < min(one[1], other[1])


def mended(work: WorkState, profile: Profile, findings: Iterable[Finding]) -> TimePlan:
    """The cues of `findings` with ends that mend them, as far as the next cue allows.

    `findings` are those of the document as it will be written.
    """
    return mended_in(rendered(work).document, work, profile, findings)


def mended_in(
    shown: CaptionDocument, work: WorkState, profile: Profile, findings: Iterable[Finding]
) -> TimePlan:
    """See `mended`; `shown` is the document as it will be written."""
    ends: dict[int, int] = {}
    starts = sorted(cue.start_ms for cue in shown.cues)
    for finding in findings:
        if finding.rule not in MENDED:
            continue
        limits = profile.limits(work.language_of_cue(finding.cue))
        cue = shown.cues[finding.cue]
        end = ends.get(finding.cue, cue.end_ms)
        following = _following(shown.cues, starts, finding.cue)
        latest = None if following is None else latest_end(cue.start_ms, following, limits)
        wanted = fitted_end(
            cue.start_ms,
            end,
            width=sum(line_widths(cue, shown.format, limits.counting)),
            limits=limits,
            latest_ms=latest,
            unit_ms=shown.time_habit.unit_ms,
        )
        if (wanted < end) if finding.rule in _EARLIER_END else (wanted > end):
            ends[finding.cue] = wanted
    cues = shown.cues
    return {index: CueTimes(cues[index].start_ms, end) for index, end in sorted(ends.items())}


def _following(cues: Sequence[Cue], starts: Sequence[int], index: int) -> int | None:
    """Start of the next cue in time, maybe of a cue shown together; `starts` are those of all."""
    now = cues[index].start_ms
    if index + 1 < len(cues) and cues[index + 1].start_ms == now:
        return now
    later = bisect_right(starts, now)
    return starts[later] if later < len(starts) else None


def _moved(cues: Sequence[Cue], chosen: Iterable[int], moved: Callable[[int], int]) -> TimePlan:
    """The `chosen` cues with every time moved, including the times of their words."""
    plan: TimePlan = {}
    for index in chosen:
        start, end = moved(cues[index].start_ms), moved(cues[index].end_ms)
        plan[index] = _as_long(cues[index], start, max(end, start + 1), with_words=True)
    return altered(cues, plan)


def _as_long(cue: Cue, start_ms: int, end_ms: int, *, with_words: bool = False) -> CueTimes:
    """The new times of a cue; a cue without a duration stays without one."""
    length = cue.end_ms - cue.start_ms
    return CueTimes(start_ms, end_ms if length > 0 else start_ms + length, with_words)


def altered(cues: Sequence[Cue], plan: TimePlan) -> TimePlan:
    """The part of `plan` that changes times."""
    return {
        index: times
        for index, times in sorted(plan.items())
        if (cues[index].start_ms, cues[index].end_ms) != times[:2]
    }

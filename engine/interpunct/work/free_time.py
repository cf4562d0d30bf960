# SPDX-License-Identifier: Apache-2.0
"""Free time for a new row, with the least gap to the rows beside it."""

from __future__ import annotations

from collections.abc import Sequence

from interpunct.captions.cues import Cue
from interpunct.errors import SessionError
from interpunct.work.nudging import SHORTEST_MS, Rooms

USUAL_MS = 2_000
"""Length of a new row, where there is room."""

Span = tuple[int, int]
"""Start and end in ms."""


def free_before(cues: Sequence[Cue], place: int, gap_ms: int = 0) -> Span:
    """The first free time after the row before `place`; the last one before the first row.

    It has `USUAL_MS` at most. Rows still shown when that row ends may overlap it. Raises
    SessionError where there is no such time.
    """
    if not place:
        at_ms = cues[0].start_ms if cues else USUAL_MS + gap_ms
        stop_ms = at_ms - gap_ms
        earliest_ms = Rooms(cues, {0}, gap_ms).around(at_ms, at_ms).earliest_ms
        return _long_enough(max(earliest_ms, stop_ms - USUAL_MS), stop_ms)
    at_ms = cues[place - 1].end_ms
    latest_ms = Rooms(cues, {place - 1}, gap_ms).around(at_ms, at_ms).latest_ms
    start_ms = at_ms + gap_ms
    return _long_enough(start_ms, min(start_ms + USUAL_MS, latest_ms))


def free_from(
    cues: Sequence[Cue], at_ms: int, until_ms: int | None = None, gap_ms: int = 0
) -> Span:
    """The free time from a moment, or from the end of the rows shown at it.

    It ends at `until_ms` at the latest, without that after `USUAL_MS`. Raises SessionError where
    other rows follow too soon.
    """
    asked_ms = SHORTEST_MS if until_ms is None else until_ms - at_ms
    least_ms = max(1, min(SHORTEST_MS, asked_ms))
    for cue in sorted(cues, key=lambda cue: cue.start_ms):
        if cue.start_ms < at_ms < cue.end_ms:
            at_ms = cue.end_ms
    room = Rooms(cues, (), gap_ms).around(at_ms, at_ms)
    start_ms = max(at_ms, room.earliest_ms)
    stop_ms = start_ms + USUAL_MS if until_ms is None else until_ms
    return _long_enough(start_ms, min(stop_ms, room.latest_ms), least_ms)


def _long_enough(start_ms: int, stop_ms: int, least_ms: int = SHORTEST_MS) -> Span:
    """A span that is long enough to be seen."""
    if stop_ms - start_ms < least_ms:
        raise SessionError(
            "there is no free time for a new row here.",
            remedy="Make a row beside it shorter first, or split a row.",
        )
    return start_ms, stop_ms

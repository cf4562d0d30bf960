# SPDX-License-Identifier: Apache-2.0
"""Cues and borders that follow the mouse on the waveform, and the places that attract them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from interpunct.captions.document import Cue
from interpunct.media.peaks import Peaks
from interpunct.media.shots import Shots
from interpunct.work.nudging import Border, Room, Rooms, moved_to, snapped
from interpunct_app.panels.media.timeline import CueSpan, Timeline

SEEN_MS = 500
"""Sound on either side in which a silence is recognised."""


@dataclass(frozen=True, slots=True)
class Magnets:
    """Times that attract a drag: borders of cues, silences, shot changes, the playhead."""

    timeline: Timeline
    peaks: Peaks
    position_ms: int
    shots: Shots | None = None

    def snap(self, at_ms: int, within_ms: float, cue: int | None = None) -> int:
        """The nearest magnet within reach, except the borders of `cue`; else `at_ms`."""
        return snapped(at_ms, self._near(at_ms, within_ms, cue), within_ms)

    def _near(self, at_ms: int, within_ms: float, cue: int | None) -> Iterator[int]:
        yield self.position_ms
        for span in self.timeline.between(at_ms - within_ms, at_ms + within_ms):
            if span.cue != cue:
                yield from span[1:]
        if self.shots is not None:
            yield from self.shots.between(at_ms - within_ms, at_ms + within_ms)
        around_ms = within_ms + SEEN_MS  # a silence that is cut off here ends out of reach
        for silence in self.peaks.silences(at_ms - around_ms, at_ms + around_ms):
            yield from map(round, silence)


@dataclass(frozen=True, slots=True)
class Drag:
    """A cue before and now, with the border that follows the mouse.

    `offset_ms` is the distance from the border to the pressed time.
    """

    number: int
    before: Cue
    now: CueSpan
    border: Border
    room: Room
    offset_ms: int = 0

    @classmethod
    def begin(
        cls, timeline: Timeline, cue: int, border: Border, gap_ms: int, offset_ms: int = 0
    ) -> Drag:
        """Drag of a cue of `timeline`, `gap_ms` away from other cues at least."""
        before = timeline.cues[cue]
        room = Rooms(timeline.cues, {cue}, gap_ms).of(cue)
        now = CueSpan(cue, before.start_ms, before.end_ms)
        return cls(cue, before, now, border, room, offset_ms)

    def to(self, at_ms: int, magnets: Magnets, within_ms: float) -> Drag:
        """The drag with the mouse at another time; magnets attract within `within_ms`."""
        wanted = at_ms - self.offset_ms
        border_ms = magnets.snap(wanted, within_ms, self.number)
        if self.border is Border.BOTH and border_ms == wanted:
            length_ms = self.before.end_ms - self.before.start_ms
            border_ms = magnets.snap(wanted + length_ms, within_ms, self.number) - length_ms
        times = moved_to(self.before, self.border, border_ms, self.room)
        return replace(self, now=CueSpan(self.number, times.start_ms, times.end_ms))

    @property
    def has_moved(self) -> bool:
        """Whether the cue has other times than before."""
        return self.now[1:] != (self.before.start_ms, self.before.end_ms)

# SPDX-License-Identifier: Apache-2.0
"""Splits of cues that need more time than one cue may have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from interpunct.captions.retiming import CueTimes
from interpunct.cutting.boxes.boxes import line_widths
from interpunct.cutting.fitting import readable_ms, rounded_up
from interpunct.cutting.halves import Halving
from interpunct.cutting.profiles import Limits, Profile
from interpunct.errors import SessionError
from interpunct.marking.rendering import Rendered
from interpunct.work.split_and_join import split_cue
from interpunct.work.state import WorkState

MOST_LEAD_MS = 500
"""Longest time that a text may come before its speech."""
_MOST_DELAY_MS = 300  # of a second half, after its speech


@dataclass(frozen=True, slots=True)
class Halves:
    """A cue split after `slot`: columns of both halves; the second is spoken from `spoken_ms`."""

    slot: int
    one: float
    other: float
    spoken_ms: int


class Splitting:
    """Finder of splits in a file; `written` is the file as it will be written."""

    def __init__(self, work: WorkState, written: Rendered, profile: Profile) -> None:
        self._work, self._written = work, written
        self._halving = Halving(written.document, written.transcript, profile)

    def halves(
        self, cue: int, limits: Limits, shown: CueTimes, room: CueTimes
    ) -> Iterator[Halves]:
        """The halves of a cue in one language that may have time enough, the best first."""
        words, slots = self._written.transcript.words, self._work.slots_of_cue(cue)
        if len({words[slot].language for slot in slots}) > 1:
            return  # each half might have other limits
        breaks = self._written.document.cues[cue].payload.count("\n")  # columns less, at most
        for word, before, after in self._halving.places(cue):
            least = Halves(word - 1, before - breaks, after - breaks, words[word].start_ms)
            if split_times(least, shown, room, limits) is None:
                continue
            with suppress(SessionError):  # something may hold these words together
                yield self._halves(slots, word - 1, limits)

    def _halves(self, slots: range, slot: int, limits: Limits) -> Halves:
        written = self._written
        split_cue(self._work.document, self._work.transcript, slots, slot)
        one, other = split_cue(written.document, written.transcript, slots, slot)
        form, counting = written.document.format, limits.counting
        width, then = (sum(line_widths(half, form, counting)) for half in (one, other))
        return Halves(slot, width, then, other.start_ms)


def split_times(
    halves: Halves, shown: CueTimes, room: CueTimes, limits: Limits, unit_ms: int = 1
) -> tuple[CueTimes, CueTimes] | None:
    """Times of both halves that satisfy `limits`; None where there is not enough `room`.

    `shown` are the times of the whole cue. The second half starts as near to its speech as it
    can. Times are multiples of `unit_ms`.
    """
    longest, gap = limits.max_ms or 0, limits.min_gap_ms or 0
    one, other = (
        rounded_up(readable_ms(width, limits), unit_ms) for width in (halves.one, halves.other)
    )
    low = max(halves.spoken_ms - MOST_LEAD_MS, rounded_up(room.start_ms, unit_ms) + one + gap)
    high = min(halves.spoken_ms + _MOST_DELAY_MS, room.end_ms - other) // unit_ms * unit_ms
    second = min(rounded_up(max(low, halves.spoken_ms), unit_ms), high)
    if max(one, other) > longest or second < low:
        return None
    end = min(second - gap, shown.start_ms + longest) // unit_ms * unit_ms
    last = min(max(shown.end_ms, second + other), second + longest) // unit_ms * unit_ms
    return CueTimes(min(shown.start_ms, end - one), end), CueTimes(second, last)

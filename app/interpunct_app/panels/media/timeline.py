# SPDX-License-Identifier: Apache-2.0
"""Cues of a page along time: those in sight, and the times of their words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from interpunct.captions.document import Cue
from interpunct.transcript.transcript import Word
from interpunct_app.cues.shown_cue import ShownCue

LONGEST_PAUSE_MS = 1000


class CueSpan(NamedTuple):
    """Cue number `cue` from `start_ms` to `end_ms`."""

    cue: int
    start_ms: int
    end_ms: int


class Timeline:
    """Cues by their times, in any order of the file.

    `shown` returns the displayed cue of an index, `words` its words.
    """

    def __init__(
        self,
        cues: Sequence[Cue] = (),
        shown: Callable[[int], ShownCue] = lambda _cue: ShownCue(""),
        words: Callable[[int], Sequence[Word]] = lambda _cue: (),
    ) -> None:
        self.cues = cues
        starts = np.array([cue.start_ms for cue in cues], np.int64)
        ends = np.array([cue.end_ms for cue in cues], np.int64)
        self._order = np.argsort(starts, kind="stable")
        self._starts, self._ends = starts[self._order], ends[self._order]
        self._latest = np.maximum.accumulate(self._ends) if len(cues) else self._ends
        self.shown = shown
        self._words = words

    @property
    def end_ms(self) -> int:
        """Latest end of a cue."""
        return int(self._latest[-1]) if len(self._latest) else 0

    def between(self, first_ms: float, last_ms: float) -> list[CueSpan]:
        """Cues that overlap a span of time, ordered by start."""
        begin = int(np.searchsorted(self._latest, first_ms))
        stop = int(np.searchsorted(self._starts, last_ms, side="right"))
        return [
            CueSpan(int(self._order[row]), int(self._starts[row]), int(self._ends[row]))
            for row in range(begin, stop)
            if self._ends[row] >= first_ms
        ]

    def at(self, at_ms: int) -> list[CueSpan]:
        """Cues shown at a time, ordered by start."""
        return [span for span in self.between(at_ms, at_ms) if at_ms < span.end_ms]

    def measured_words(self, cue: int) -> list[Word]:
        """Words of a cue with times from the file or a recogniser."""
        return [word for word in self._words(cue) if word.is_timed]


def time_of_slot(words: Sequence[Word], slot: int) -> int:
    """Time of a slot: the middle of the pause after its word, near the word's end."""
    word = words[slot]
    pause = 0
    if slot + 1 < len(words):
        pause = words[slot + 1].start_ms - word.end_ms
    return word.end_ms + min(max(pause, 0), LONGEST_PAUSE_MS) // 2

# SPDX-License-Identifier: Apache-2.0
"""The parts of a caption document: its cues and the times of their words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WordTime:
    """Time of the word that starts at `offset` of its cue's payload, as given in the file.

    `end_ms` is None where the file gives starts only (YouTube). `probability` comes from the
    speech recogniser, None where it gives none.
    """

    offset: int
    start_ms: int
    end_ms: int | None = None
    probability: float | None = None


@dataclass(frozen=True, slots=True)
class Cue:
    """One timed subtitle, as written.

    `payload` is the text between the time line and the end of the cue. Tags and inner line ends
    are included, the last line end is not. `settings` is the text after the end time. Times are in
    milliseconds; a file may hold an end before its start, and negative times.
    """

    identifier: str
    start_ms: int
    end_ms: int
    settings: str
    payload: str
    word_times: tuple[WordTime, ...] = ()

    def saying(self, payload: str, word_times: tuple[WordTime, ...]) -> Cue:
        """Copy of the cue with another payload and its word times."""
        return Cue(self.identifier, self.start_ms, self.end_ms, self.settings, payload, word_times)


@dataclass(frozen=True, slots=True)
class RecutCue:
    """A cue returned by the cutter, and the index of its source cue.

    `source` is the cue of the old document in which the new cue begins, None if there is none.
    """

    source: int | None
    cue: Cue

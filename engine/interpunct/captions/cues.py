# SPDX-License-Identifier: Apache-2.0
"""The parts of a caption document: its cues and the times of their words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WordTime:
    """When the word that starts at `offset` of its cue's payload is spoken, as the file says.

    `end_ms` is None where the file gives starts only (YouTube); `probability` is the speech
    recogniser's own, where it gives one.
    """

    offset: int
    start_ms: int
    end_ms: int | None = None
    probability: float | None = None


@dataclass(frozen=True, slots=True)
class Cue:
    """One timed subtitle, as written.

    `payload` is the text between the time line and the end of the cue, tags and inner line ends
    included, without the last line end. `settings` is what follows the end time. Times are in
    milliseconds; a file may hold an end before its start, and negative times.
    """

    identifier: str
    start_ms: int
    end_ms: int
    settings: str
    payload: str
    word_times: tuple[WordTime, ...] = ()

    def saying(self, payload: str, word_times: tuple[WordTime, ...]) -> Cue:
        """The cue with another text."""
        return Cue(self.identifier, self.start_ms, self.end_ms, self.settings, payload, word_times)


@dataclass(frozen=True, slots=True)
class RecutCue:
    """A cue that the cutter hands back, and the index of the cue it came from.

    `source` is the cue of the old document in which the new one begins; None for a cue made from
    nothing.
    """

    source: int | None
    cue: Cue

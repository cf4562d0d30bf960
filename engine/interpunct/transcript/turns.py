# SPDX-License-Identifier: Apache-2.0
"""Borders between the turns of speakers."""

from __future__ import annotations

from bisect import bisect_right

from interpunct.captions.document import Cue
from interpunct.transcript.spoken_text import SpokenText

LONG_GAP_MS = 3_000  # silence between two cues after which no sentence continues


class TurnCounter:
    """Counter of the turns of a file; its cues are entered in order.

    A turn ends at a dialogue dash, a speaker's name, another voice tag or a long gap. It also ends
    at a cue without speech (sounds or lyrics only).
    """

    def __init__(self) -> None:
        self._turn = 0
        self._used = False
        self._voice: str | None = None
        self._last_end_ms: int | None = None
        self._starts: list[int] = []

    def enter(self, cue: Cue, text: SpokenText, *, has_words: bool) -> None:
        """Go on to the next cue; `has_words` is True if it has any speech."""
        self._turn += len(self._starts)
        self._starts = []
        gap_ms = 0 if self._last_end_ms is None else cue.start_ms - self._last_end_ms
        if gap_ms > LONG_GAP_MS or (text.has_sound and not has_words):
            self._break_before(0)
        if text.turns or text.voices:
            for offset in sorted({*text.turns, *self._voice_changes(text)}):
                self._break_before(offset)
        self._last_end_ms = cue.end_ms
        self._used = self._used or has_words

    def turn_at(self, offset: int) -> int:
        """The turn of the word at `offset` of the payload of the last entered cue."""
        return self._turn + bisect_right(self._starts, offset)

    def _break_before(self, offset: int) -> None:
        """Begin a turn at `offset`; before the first word of a file there is none to end."""
        if self._used or offset > 0:
            self._starts.append(offset)

    def _voice_changes(self, text: SpokenText) -> list[int]:
        changes = []
        for offset, name in text.voices:
            if self._voice not in (None, name):
                changes.append(offset)
            self._voice = name
        return changes

# SPDX-License-Identifier: Apache-2.0
"""Ends of a planned cut that keep away from shot changes.

Starts stay, because the words are spoken then. No cue gets shorter than it takes to read it, nor
longer than the profile allows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from interpunct.captions.document import CaptionDocument
from interpunct.cutting.boxes.boxes import line_widths
from interpunct.cutting.fitting import readable_ms
from interpunct.cutting.measure import Counting, columns
from interpunct.cutting.plan import CutPlan, KeptCue, NewCue
from interpunct.cutting.profiles import Profile
from interpunct.cutting.shot_rules import Edge, latest_at_shot, moved_to_shot
from interpunct.media.shots import Shots
from interpunct.transcript.transcript import Transcript


@dataclass(frozen=True, slots=True)
class EndsAtShots:
    """Ends for the cues of a cut of `document`, by the shots of its film."""

    document: CaptionDocument
    transcript: Transcript
    profile: Profile
    shots: Shots

    def of(self, plan: CutPlan) -> CutPlan:
        """`plan` with ends that keep away from the shot changes, as far as cues have room."""
        return CutPlan(tuple(self._cues(plan)))

    def _cues(self, plan: CutPlan) -> Iterator[KeptCue | NewCue]:
        languages = {word.cue: word.language for word in self.transcript.words}
        for cue, following in zip(plan.cues, (*plan.cues[1:], None), strict=True):
            if isinstance(cue, NewCue):
                language = self.transcript.words[cue.first].language
            else:
                language = languages.get(cue.cue, "")
            next_ms = None if following is None else self._span(following)[0]
            yield self._ended(cue, next_ms, language)

    def _ended(
        self, cue: KeptCue | NewCue, next_ms: int | None, language: str
    ) -> KeptCue | NewCue:
        """A planned cue with its new end, if it gets one."""
        limits = self.profile.limits(language)
        start_ms, end_ms = self._span(cue)
        least = min(readable_ms(self._width(cue, limits.counting), limits), end_ms - start_ms)
        room = (start_ms + max(1, least), latest_at_shot(start_ms, end_ms, next_ms, limits))
        new_ms = moved_to_shot(end_ms, Edge.END, self.shots, limits, room)
        if isinstance(cue, KeptCue) and new_ms == self.document.cues[cue.cue].end_ms:
            return KeptCue(cue.cue)
        return replace(cue, end_ms=new_ms)

    def _span(self, planned: KeptCue | NewCue) -> tuple[int, int]:
        """Start and end of a planned cue."""
        if isinstance(planned, NewCue):
            return planned.start_ms, planned.end_ms
        cue = self.document.cues[planned.cue]
        return cue.start_ms, cue.end_ms if planned.end_ms is None else planned.end_ms

    def _width(self, planned: KeptCue | NewCue, counting: Counting) -> float:
        """Columns of a planned cue; those of a new one with a space after each word."""
        if isinstance(planned, KeptCue):
            cue = self.document.cues[planned.cue]
            return sum(line_widths(cue, self.document.format, counting))
        span = slice(planned.first, planned.stop)
        pairs = zip(self.transcript.words[span], self.transcript.slots[span], strict=True)
        return columns(" ".join(word.text + slot.mark for word, slot in pairs), counting)

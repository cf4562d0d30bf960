# SPDX-License-Identifier: Apache-2.0
"""How a cut reads, counted: what no profile forbids, and every subtitle editor mends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from itertools import pairwise

from interpunct.captions.document import CaptionDocument
from interpunct.cutting.boxes.boxes import Box, boxes_in, line_widths
from interpunct.cutting.layout.breaks import POOR, break_costs
from interpunct.cutting.profiles import Profile
from interpunct.cutting.sentences import LONG_PAUSE_MS, parted
from interpunct.transcript.languages import language
from interpunct.transcript.transcript import Transcript, cue_spans

_FEW_WORDS = 2
_SHORT_CUE = 0.3  # of a line
_LOPSIDED = 0.5  # of the longer line


class ReadingFault(StrEnum):
    """What is counted: inside sentences, but for lines of different length."""

    CUE_END = "cue end"
    """A cue ends where two words belong together."""

    LINE_END = "line end"
    """The same of a line."""

    LEFT_OVER = "left over"
    """A cue of a word or two, or of less than a third of a line."""

    LOPSIDED = "lopsided"
    """One of two lines is shorter than half of the other."""


def reading_faults(
    document: CaptionDocument, transcript: Transcript, profile: Profile
) -> Counter[ReadingFault]:
    """The faults of `document`, of which `transcript` is the transcript, by kind."""
    return Counter(_Reader(document, transcript, profile).faults())


class _Reader:
    def __init__(
        self, document: CaptionDocument, transcript: Transcript, profile: Profile
    ) -> None:
        self._document, self._transcript, self._profile = document, transcript, profile

    def faults(self) -> Iterator[ReadingFault]:
        """Every fault, cue by cue."""
        spans = cue_spans(self._transcript.words)
        cues = [boxes_in(self._document, self._transcript, span) for span in spans]
        runs_on = [self._runs_on(one[-1], other[0]) for one, other in pairwise(cues)]
        for place, (before, after) in enumerate(pairwise([False, *runs_on, False])):
            boxes = cues[place]
            if after and self._badness(boxes[-1], cues[place + 1][0]) >= POOR:
                yield ReadingFault.CUE_END
            yield from self._of_lines(boxes)
            if (before or after) and self._is_left_over(boxes):
                yield ReadingFault.LEFT_OVER

    def _runs_on(self, last: Box, first: Box) -> bool:
        """Whether a sentence runs on from a cue that ends with `last` to one that starts so."""
        word, following = (self._transcript.words[at] for at in (last.stop - 1, first.first))
        pause = self._document.cues[first.cue].start_ms - self._document.cues[last.cue].end_ms
        ended = self._transcript.slots[last.stop - 1].counted_label.ends_sentence
        return not (ended or parted(word, following) or pause >= LONG_PAUSE_MS)

    def _badness(self, box: Box, following: Box) -> float:
        code = self._transcript.words[box.first].language
        label = self._transcript.slots[box.stop - 1].counted_label
        space = " " if language(code).spaced else ""
        texts = [box.shown, following.shown]
        return break_costs(texts, code, [label, label], ["", space])[1]

    def _of_lines(self, boxes: list[Box]) -> Iterator[ReadingFault]:
        for box, following in pairwise(boxes):
            if following.starts_line and self._badness(box, following) >= POOR:
                yield ReadingFault.LINE_END
        widths = self._widths(boxes)
        if len(widths) == 2 and min(widths) < _LOPSIDED * max(widths):
            yield ReadingFault.LOPSIDED

    def _is_left_over(self, boxes: list[Box]) -> bool:
        limits = self._profile.limits(self._transcript.words[boxes[0].first].language)
        short = sum(self._widths(boxes)) < _SHORT_CUE * (limits.max_cpl or 0)
        return short or len(boxes) <= _FEW_WORDS

    def _widths(self, boxes: list[Box]) -> list[float]:
        limits = self._profile.limits(self._transcript.words[boxes[0].first].language)
        cue = self._document.cues[boxes[0].cue]
        return line_widths(cue, self._document.format, limits.counting)

# SPDX-License-Identifier: Apache-2.0
"""Application of a plan: cues are written, their words and slots moved along, not parsed again."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from interpunct.captions.cues import RecutCue
from interpunct.captions.document import CaptionDocument, Cue
from interpunct.collecting import no_collection
from interpunct.cutting.boxes.boxes import Box, boxes_in
from interpunct.cutting.boxes.joining import assemble, spaces_between, word_times
from interpunct.cutting.plan import CutPlan, KeptCue, NewCue, checkpoint_of
from interpunct.errors import SessionError
from interpunct.transcript.times import times_of_words
from interpunct.transcript.transcript import Slot, Transcript, Word, cue_spans


@dataclass(frozen=True, slots=True)
class Cut:
    """A cut document and its transcript: the same words and slots in other places.

    `sources[k]` are the indices of the old cues whose text is in cue `k` of `document`.
    """

    document: CaptionDocument
    transcript: Transcript
    sources: tuple[tuple[int, ...], ...]


@no_collection()
def apply_plan(
    document: CaptionDocument,
    transcript: Transcript,
    plan: CutPlan,
    *,
    cancelled: Callable[[], bool] | None = None,
) -> Cut:
    """Cut `document` by a plan made for it, or for the same words with other marks and casing.

    Kept cues keep their bytes, and so do new cues that are equal to old ones. A mark of the
    planned text may separate words that `document` cannot separate. Such words stay together, in
    the first of their cues.

    Raises SessionError for a plan of another document, CaptionError if the document cannot be
    written, and CutCancelled once it is `cancelled`.
    """
    plan.check(len(document.cues), transcript.words)
    if not plan.changed:
        return Cut(document, transcript, tuple((index,) for index in range(len(document.cues))))
    cutter = _Cutter(document, transcript)
    checkpoint = checkpoint_of(cancelled)
    for planned in plan.cues:
        checkpoint()
        if isinstance(planned, KeptCue):
            cutter.keep(planned)
        else:
            cutter.write(planned)
    cut = document.recut(cutter.recut)
    return Cut(cut, cutter.transcript_in(cut), tuple(cutter.sources))


class _Cutter:
    """Writer of one new cue after another."""

    def __init__(self, document: CaptionDocument, transcript: Transcript) -> None:
        self._document = document
        self._transcript = transcript
        self._words = transcript.words
        self._slots = transcript.slots
        self._spans = {self._words[span.start].cue: span for span in cue_spans(self._words)}
        self._boxes: dict[int, list[Box]] = {}
        self._claimed = -1
        self.recut: list[RecutCue] = []
        self.sources: list[tuple[int, ...]] = []
        self._placed: list[Word] = []
        self._placed_slots: list[Slot] = []

    def keep(self, planned: KeptCue) -> None:
        """Keep a cue unchanged, except for a new end in the plan."""
        index, number = planned.cue, len(self.recut)
        cue, span = self._document.cues[index], self._spans.get(index, range(0))
        words = [word.of_cue(number) for word in self._words[span.start : span.stop]]
        if planned.end_ms is not None:
            if planned.end_ms <= cue.start_ms:
                raise SessionError("the plan of the cut belongs to another document.")
            cue = replace(cue, end_ms=planned.end_ms)
            words = _retimed(cue, words)
        self.recut.append(RecutCue(index, cue))
        self.sources.append((index,))
        self._claimed = index
        self._placed += words
        self._placed_slots += self._slots[span.start : span.stop]

    def write(self, planned: NewCue) -> None:
        """Write a new cue, based on its first old cue that no other new cue is based on."""
        boxes, number = list(self._boxes_of(planned)), len(self.recut)
        if not boxes:
            self._prolong(planned.end_ms)
            return
        language = self._words[planned.first].language
        lines = {place for place, box in enumerate(boxes) if box.first in planned.lines}
        written = assemble(boxes, lines, spaces_between(boxes, language), "\n")
        index = next((box.cue for box in boxes if box.cue > self._claimed), None)
        old = self._document.cues[boxes[0].cue if index is None else index]
        cue = replace(
            old,
            identifier="" if index is None else old.identifier,
            start_ms=planned.start_ms,
            end_ms=planned.end_ms,
            payload=written.text,
            word_times=tuple(word_times(self._document, boxes, written.places)),
        )
        self.recut.append(RecutCue(index, cue))
        self.sources.append(tuple(dict.fromkeys(box.cue for box in boxes)))
        self._claimed = self._claimed if index is None else index
        words = [
            word
            for box, place in zip(boxes, written.places, strict=True)
            for word in self._place(box, place, number)
        ]
        self._placed += _retimed(cue, words)

    def _prolong(self, end_ms: int) -> None:
        """Extend the last new cue to `end_ms`."""
        last = self.recut[-1]
        self.recut[-1] = replace(last, cue=replace(last.cue, end_ms=end_ms))
        first = bisect_left(self._placed, len(self.recut) - 1, key=lambda word: word.cue)
        self._placed[first:] = _retimed(self.recut[-1].cue, self._placed[first:])

    def _boxes_of(self, planned: NewCue) -> Iterator[Box]:
        """The boxes whose first word belongs to a new cue."""
        for index in dict.fromkeys(word.cue for word in self._words[planned.first : planned.stop]):
            for box in self._boxes_in(index):
                if planned.first <= box.first < planned.stop:
                    yield box

    def _boxes_in(self, index: int) -> list[Box]:
        if index not in self._boxes:
            boxes = boxes_in(self._document, self._transcript, self._spans[index])
            self._boxes = {index: boxes}
        return self._boxes[index]

    def _place(self, box: Box, place: int, number: int) -> Iterator[Word]:
        """The words of `box` in their new places; its slots are placed as well."""
        payload = self._document.cues[box.cue].payload
        for index in range(box.first, box.stop):
            word, slot = self._words[index], self._slots[index]
            start, end, opening, closing = (
                place + box.place_in_fresh(payload, offset)
                for offset in (word.start, word.end, slot.start, slot.end)
            )
            self._placed_slots.append(slot.placed(opening, closing))
            yield word._replace(cue=number, start=start, end=end)

    def transcript_in(self, document: CaptionDocument) -> Transcript:
        """The words and slots with their offsets in `document`, which has the new cues.

        Its line ends may differ from those of the written cues.
        """
        words, slots = self._placed, self._placed_slots
        for span in cue_spans(words):
            part, number = slice(span.start, span.stop), words[span.start].cue
            given, written = self.recut[number].cue.payload, document.cues[number].payload
            if written != given:
                placed = zip(words[part], slots[part], strict=True)
                respaced = list(_respaced(given, written, placed))
                words[part] = [word for word, _ in respaced]
                slots[part] = [slot for _, slot in respaced]
        return Transcript(tuple(words), tuple(slots))


def _respaced(
    given: str, written: str, placed: Iterable[tuple[Word, Slot]]
) -> Iterator[tuple[Word, Slot]]:
    """Words and slots of the payload `given` moved to `written`, which has other white space."""
    signs = [place for place, sign in enumerate(written) if not sign.isspace()]
    reached = list(accumulate((not sign.isspace() for sign in given), initial=0))
    starts = [*signs, len(written)]
    ends = [0, *(place + 1 for place in signs)]
    for word, slot in placed:
        opening = starts[reached[slot.start]] if slot.mark else ends[reached[slot.start]]
        yield (
            word._replace(start=starts[reached[word.start]], end=ends[reached[word.end]]),
            slot.placed(opening, ends[reached[slot.end]]),
        )


def _retimed(cue: Cue, words: Sequence[Word]) -> list[Word]:
    """Words with their times in `cue`; a word without its own time gets its share."""
    spans = [(word.start, word.end, word.text) for word in words]
    return [
        word._replace(start_ms=start_ms, end_ms=end_ms, timing=timing, probability=probability)
        for word, (start_ms, end_ms, timing, probability) in zip(
            words, times_of_words(cue, spans), strict=True
        )
    ]

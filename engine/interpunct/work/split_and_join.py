# SPDX-License-Identifier: Apache-2.0
"""Split of a cue into two and join of cues into one: payloads, tags, times and word times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from itertools import groupby

from interpunct.captions.document import CaptionDocument, Cue
from interpunct.cutting.boxes.boxes import Box, boxes_in
from interpunct.cutting.boxes.joining import assemble, word_times
from interpunct.errors import SessionError
from interpunct.sentences import Sentence
from interpunct.transcript.transcript import Transcript


def split_cue(
    document: CaptionDocument, transcript: Transcript, slots: range, slot: int
) -> tuple[Cue, Cue]:
    """The cue whose slots are `slots`, as two cues: the first ends with `slot`.

    Tags open at the split are closed and opened again. The cues part in time between the two
    words. Raises SessionError where no word follows in the cue, or no break is possible.
    """
    word = transcript.words[slot]
    cue = document.cues[word.cue]
    boxes = boxes_in(document, transcript, slots)
    place = next((k for k, box in enumerate(boxes) if k and box.first == slot + 1), None)
    if place is None or cue.end_ms - cue.start_ms < 2:
        raise SessionError(
            Sentence("the cue cannot be split after ‘{word}’.", word=word.text),
            where=Sentence("cue {number}", number=word.cue + 1),
            remedy="Choose another place in the cue.",
        )
    following = transcript.words[slot + 1]
    end_ms = min(max(word.end_ms, cue.start_ms + 1), cue.end_ms - 1)
    start_ms = min(max(following.start_ms, end_ms), cue.end_ms - 1)
    left = _written(document, boxes[:place])
    right = _written(document, boxes[place:])
    return replace(left, end_ms=end_ms), replace(right, identifier="", start_ms=start_ms)


def join_cues(
    document: CaptionDocument, transcript: Transcript, first: int, slots: Sequence[range]
) -> Cue:
    """Cue number `first` joined with the following cues; `slots` are the words of each cue."""
    cues = document.cues[first : first + len(slots)]
    parts: list[Cue] = []
    for has_words, run in groupby(zip(cues, slots, strict=True), key=lambda one: bool(one[1])):
        neighbours = list(run)
        if has_words and len(neighbours) > 1:
            spoken = (boxes_in(document, transcript, words) for _, words in neighbours)
            parts.append(_written(document, [box for boxes in spoken for box in boxes]))
        else:
            parts += [cue for cue, _ in neighbours]
    return replace(reduce(_under, parts), end_ms=max(cue.end_ms for cue in cues))


def _under(one: Cue, other: Cue) -> Cue:
    """The first cue with the text of the other cue below its own text."""
    payload = "\n".join(text for text in (one.payload, other.payload) if text.strip())
    shift = payload.rfind(other.payload)
    moved = tuple(replace(time, offset=time.offset + shift) for time in other.word_times)
    return replace(one, payload=payload, word_times=(*one.word_times, *moved))


def _written(document: CaptionDocument, boxes: Sequence[Box]) -> Cue:
    """A cue made of `boxes` with their lines; all other fields come from the first box's cue."""
    lines = {place for place, box in enumerate(boxes) if place and box.starts_line}
    written = assemble(boxes, lines, [box.space for box in boxes], "\n")
    return replace(
        document.cues[boxes[0].cue],
        payload=written.text,
        word_times=tuple(word_times(document, boxes, written.places)),
    )

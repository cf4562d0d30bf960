# SPDX-License-Identifier: Apache-2.0
"""Split of a cue into two and join of cues into one: payloads, tags, times and word times."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from functools import partial, reduce

from interpunct.captions.cues import WordTime
from interpunct.captions.document import CaptionDocument, CaptionFormat, Cue
from interpunct.captions.payload import tokenise
from interpunct.cutting.boxes.boxes import Box, boxes_in
from interpunct.cutting.boxes.joining import line_start, line_stop, seam
from interpunct.cutting.boxes.open_tags import closing, opening, tag_states
from interpunct.errors import SessionError
from interpunct.sentences import Sentence
from interpunct.transcript.transcript import Transcript

_LEADING_BLANKS = re.compile(r"\A((?:<[^<>]*>)*)\s+")


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
    left, right = _halves(cue, boxes[place - 1], boxes[place])
    return replace(left, end_ms=end_ms), replace(right, identifier="", start_ms=start_ms)


def _halves(cue: Cue, last: Box, first: Box) -> tuple[Cue, Cue]:
    """The cue with the text up to the box `last`, and with that from the box `first` on."""
    left = cue.payload[: last.end] + line_stop(last) + closing(last.after)
    opened = opening(first.before) + line_start(first)
    right = opened + _LEADING_BLANKS.sub(r"\1", cue.payload[first.start :])
    place = bisect_left(cue.word_times, last.end, key=lambda time: time.offset)
    times = _moved(cue.word_times[place:], len(right) - len(cue.payload))
    return cue.saying(left, cue.word_times[:place]), cue.saying(right, times)


def join_cues(document: CaptionDocument, cues: range) -> Cue:
    """The first of `cues` with the lines of all of them."""
    parts = document.cues[cues.start : cues.stop]
    joined = reduce(partial(_under, document.format), parts)
    return replace(joined, end_ms=max(cue.end_ms for cue in parts))


def _under(form: CaptionFormat, one: Cue, other: Cue) -> Cue:
    """The first cue with the text of the other cue below its own text, tags settled."""
    if not other.payload.strip():
        return one
    if not one.payload.strip():
        return replace(one, payload=other.payload, word_times=other.word_times)
    states = tag_states(one.payload, tokenise(one.payload, form), 0)
    left, right = seam(one.payload, other.payload, states[-1][1])
    payload = f"{left}\n{right}"
    times = _moved(other.word_times, len(payload) - len(other.payload))
    return one.saying(payload, (*one.word_times, *times))


def _moved(times: Sequence[WordTime], shift: int) -> tuple[WordTime, ...]:
    return tuple(replace(time, offset=time.offset + shift) for time in times)

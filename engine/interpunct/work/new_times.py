# SPDX-License-Identifier: Apache-2.0
"""New times for the cues of a work; words and slots stay the same and are not read again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from interpunct.captions.document import CaptionDocument
from interpunct.captions.retiming import CueTimes, moved_offsets
from interpunct.transcript.times import times_of_words
from interpunct.transcript.transcript import Slot, Word
from interpunct.work.rebuilding import Exchange
from interpunct.work.state import WorkState


def exchange_times(work: WorkState, times: Mapping[int, CueTimes]) -> Exchange:
    """The exchange that gives some cues, at least one, new times.

    Speaker turns stay, whatever the new pauses are. Raises CaptionError where the file cannot hold
    the times.
    """
    document = work.document.retime(times)
    first, last = min(times), max(times)
    words = range(work.slots_of_cue(first).start, work.slots_of_cue(last).stop)
    before = work.excerpt(words)
    pairs = [
        pair
        for cue in range(first, last + 1)
        for pair in _timed(work, document, cue, work.slots_of_cue(cue))
    ]
    after = replace(
        before,
        words=tuple(word for word, _ in pairs),
        slots=tuple(slot for _, slot in pairs),
    )
    return Exchange(work.document, document, words.start, before, after)


def _timed(
    work: WorkState, document: CaptionDocument, index: int, words: range
) -> Iterator[tuple[Word, Slot]]:
    """The words and slots of a cue with their offsets and times in `document`."""
    old, new = work.document.cues[index], document.cues[index]
    part = slice(words.start, words.stop)
    pairs = zip(work.transcript.words[part], work.transcript.slots[part], strict=True)
    if new == old:
        yield from pairs
        return
    place = moved_offsets(old.payload, new.payload)
    moved = [
        (
            word._replace(start=place(word.start), end=place(word.end)),
            slot._replace(start=place(slot.start), end=place(slot.end)),
        )
        for word, slot in pairs
    ]
    spans = [(word.start, word.end, word.text) for word, _ in moved]
    for (word, slot), spoken in zip(moved, times_of_words(new, spans), strict=True):
        yield word._replace(**spoken._asdict()), slot

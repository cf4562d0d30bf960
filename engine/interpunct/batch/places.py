# SPDX-License-Identifier: Apache-2.0
"""Where the slots of a document are after it was punctuated, cut or exported."""

from __future__ import annotations

from bisect import bisect_left
from html import unescape
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from rapidfuzz.distance import Levenshtein

if TYPE_CHECKING:
    from collections.abc import Sequence

    from interpunct.transcript.transcript import Slot, Transcript, Word

_MOST_DIFFERENCES = 5000  # letters; beyond them the texts are not the same, and aligning is slow


class Place(NamedTuple):
    """A slot as written: the index of its cue, the offset in its payload, the mark there."""

    cue: int
    offset: int
    mark: str


def places(transcript: Transcript, written: Transcript) -> list[Place | None]:
    """The place in `written` of every slot of `transcript`, None for a word that is not there.

    Words may be parted otherwise, as in Chinese, where a mark or a cut changes what the segmenter
    sees, so they are followed letter by letter. Where letters are missing (brackets that a cut
    left alone on a line are read as a sound) or new (an export writes names of speakers), the
    texts are aligned. Linear in the words where the letters are the same.
    """
    letters, new_letters = (_letters(part.words) for part in (transcript, written))
    ends = list(accumulate(map(len, new_letters)))
    moved = _moved("".join(letters), "".join(new_letters))
    found: list[Place | None] = []
    for old, end in zip(transcript.words, accumulate(map(len, letters)), strict=True):
        new_end = moved[end - 1] + 1 if end else 0
        if not new_end:
            found.append(None)
            continue
        index = bisect_left(ends, new_end)
        missing = ends[index] - new_end
        found.append(_place(old, written.words[index], written.slots[index], missing))
    return found


def _letters(words: Sequence[Word]) -> list[str]:
    """The letters of each word, in lower case where that has as many.

    A character reference is one letter, as it is in another format. Dots do not count: a full
    stop after a single letter is read as an abbreviation's, a part of the word.
    """
    texts = (unescape(word.text) if "&" in word.text else word.text for word in words)
    return [_lower(text.replace(".", "")) for text in texts]


def _lower(text: str) -> str:
    lowered = text.lower()
    return lowered if len(lowered) == len(text) else text


def _moved(letters: str, new_letters: str) -> Sequence[int]:
    """The index in `new_letters` of each of `letters`, -1 for one that is not there."""
    if len(letters) == len(new_letters):
        return range(len(letters))
    moved = [-1] * len(letters)
    distance = Levenshtein.distance(letters, new_letters, score_cutoff=_MOST_DIFFERENCES)
    if distance <= _MOST_DIFFERENCES:
        for step in Levenshtein.opcodes(letters, new_letters):
            if step.tag in ("equal", "replace"):
                span = range(step.dest_start, step.dest_end)
                moved[step.src_start : step.src_end] = span
    return moved


def _place(old: Word, word: Word, slot: Slot, missing: int) -> Place:
    """The place of the slot after `old`, which is `word` but for its last `missing` letters."""
    if missing:
        return Place(word.cue, word.end - missing, "")
    if word.text.endswith(".") and not old.text.endswith(".") and not slot.mark:
        return Place(word.cue, word.end - 1, ".")
    return Place(word.cue, slot.start, slot.mark)

# SPDX-License-Identifier: Apache-2.0
"""Sentence ends."""

from __future__ import annotations

from itertools import pairwise

from interpunct.transcript.transcript import Transcript, Word

LONG_PAUSE_MS = 1500
"""Silence that ends a sentence and a cue: no subtitle continues over it."""


def parted(word: Word, following: Word) -> bool:
    """Whether no sentence may continue from `word` to `following`, however short the pause is.

    True where the speaker or the language changes, and over a cue without words (a sound, a lyric
    sign, an empty cue).
    """
    return not word.shares_sentences_with(following) or following.cue - word.cue > 1


def sentences(transcript: Transcript) -> list[range]:
    """The sentences of `transcript`, as ranges of word indices that cover all words."""
    pairs = zip(transcript.slots, pairwise(transcript.words), strict=False)
    ends = [
        place
        for place, (slot, pair) in enumerate(pairs, start=1)
        if slot.counted_label.ends_sentence or _stops(*pair)
    ]
    bounds = pairwise([0, *ends, len(transcript)])
    return [range(first, stop) for first, stop in bounds if stop]


def _stops(word: Word, following: Word) -> bool:
    return parted(word, following) or following.start_ms - word.end_ms >= LONG_PAUSE_MS

# SPDX-License-Identifier: Apache-2.0
"""Where sentences end."""

from __future__ import annotations

from interpunct.transcript.transcript import Transcript, Word

LONG_PAUSE_MS = 1500
"""Silence that ends a sentence and a cue: no subtitle hangs over it."""


def parted(word: Word, following: Word) -> bool:
    """Whether no sentence may run from `word` on to `following`, however short the pause is.

    So it is where the speaker or the language changes, and over a cue without words (a sound, a
    lyric sign, an empty cue).
    """
    return (
        word.turn != following.turn
        or word.language != following.language
        or following.cue - word.cue > 1
    )


def sentences(transcript: Transcript) -> list[range]:
    """The sentences of `transcript`, as ranges of word indices that together are all words."""
    found: list[range] = []
    first = 0
    words, slots = transcript.words, transcript.slots
    for place, word in enumerate(words, start=1):
        ends = slots[place - 1].counted_label.ends_sentence
        if place == len(words) or ends or _stops(word, words[place]):
            found.append(range(first, place))
            first = place
    return found


def _stops(word: Word, following: Word) -> bool:
    return parted(word, following) or following.start_ms - word.end_ms >= LONG_PAUSE_MS

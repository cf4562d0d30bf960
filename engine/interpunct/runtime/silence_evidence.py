# SPDX-License-Identifier: Apache-2.0
"""Silence at the slots of words whose times are not known, from the silences of the sound.

The words of a cue are laid over its speech, the span of the cue less the silences in it, by their
letters. Such places are off by half a word or more. So each silence is shared out to the slots
near it, by a normal distribution of their distance in seconds of speech.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from interpunct.transcript.transcript import Silence, Word, cue_spans

Seconds = NDArray[np.float64]

_LETTERS_A_WORD = 1.5  # added to the letters of each word: short words are spoken more slowly
_DEVIATION_S = 0.35
_NEAREST = np.arange(-6, 7)  # slots to which a silence may belong


def silence_at_slots(words: Sequence[Word], silences: Sequence[Silence]) -> Seconds:
    """Seconds of silence in the slot after each word (n,)."""
    found = np.zeros(len(words))
    if not (words and silences):
        return found
    starts, ends = np.array(silences, np.float64).T / 1000
    lengths = ends - starts
    places = _slot_places(words, starts, ends)
    silent = starts - (np.cumsum(lengths) - lengths)  # their places, in seconds of speech
    near = np.searchsorted(places, silent)[:, None] + _NEAREST
    inside = (near >= 0) & (near < len(places))
    near = near.clip(0, len(places) - 1)
    weights = np.exp(-0.5 * ((places[near] - silent[:, None]) / _DEVIATION_S) ** 2) * inside
    total = weights.sum(axis=1, keepdims=True)
    np.add.at(found, near, weights / np.maximum(total, 1.0) * lengths[:, None])
    return found


def _slot_places(words: Sequence[Word], starts: Seconds, ends: Seconds) -> Seconds:
    """The place of the slot after each word in seconds of speech (n,), never falling."""
    places = np.empty(len(words))
    letters = [_LETTERS_A_WORD + sum(map(str.isalnum, word.text)) for word in words]
    spans = list(cue_spans(words))
    bounds_ms = [(words[span[0]].start_ms, words[span[-1]].end_ms) for span in spans]
    speech = _speech_before(np.array(bounds_ms) / 1000, starts, ends)
    for span, (first, last) in zip(spans, speech.tolist(), strict=True):
        reached = np.cumsum(letters[span.start : span.stop])
        places[span.start : span.stop] = first + (last - first) * reached / reached[-1]
    return np.maximum.accumulate(places)


def _speech_before(seconds: Seconds, starts: Seconds, ends: Seconds) -> Seconds:
    """The seconds of speech before each of the times `seconds`."""
    edges = np.stack((starts, ends), axis=1).ravel()
    silent = np.repeat(np.cumsum(ends - starts), 2)
    silent[::2] -= ends - starts
    return seconds - np.interp(seconds, edges, silent)

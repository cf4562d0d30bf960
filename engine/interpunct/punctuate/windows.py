# SPDX-License-Identifier: Apache-2.0
"""Overlapping windows over the tokens of a whole transcript."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from interpunct.models.tokenizer import CASING_PIECES, MARK_PIECES, Special, Tokenizer
from interpunct.transcript.lettercase import casing_of, model_form

if TYPE_CHECKING:
    from collections.abc import Sequence

    from interpunct.transcript.transcript import Transcript

IntArray = NDArray[np.int64]

# Of one word; a longer one is a URL or noise, and would push its neighbours out of the window.
_MAX_PIECES = 12


@dataclass(frozen=True, slots=True)
class Tokens:
    """A transcript as the model reads it.

    `ids` are its piece ids; word `i` goes from piece `starts[i]` to `lasts[i]`, both its own.
    """

    ids: IntArray
    starts: IntArray
    lasts: IntArray


@dataclass(frozen=True, slots=True)
class Window:
    """Tokens `start` to `end` of a transcript; the slots `first` to `stop` are read from it."""

    start: int
    end: int
    first: int
    stop: int


def tokens_of(
    transcript: Transcript, tokenizer: Tokenizer, *, marks_given: bool, casing_given: bool
) -> Tokens:
    """Encode the words of `transcript`.

    With `marks_given` the marks that are in the text stand as ids after their words, with
    `casing_given` the casing of capitalised words before them: the model was trained to use both.
    """
    words = [(word.text, word.language) for word in transcript.words]
    ids: list[int] = []
    starts: list[int] = []
    lasts: list[int] = []
    known = list(dict.fromkeys(words))  # every word once: most are met again and again
    pieces = dict(zip(known, tokenizer.encode([model_form(*word) for word in known]), strict=True))
    casings = {word: casing_of(word[0]) for word in known} if casing_given else {}
    for word, slot in zip(words, transcript.slots, strict=True):
        casing = casings.get(word)
        if casing in CASING_PIECES:
            ids.append(CASING_PIECES[casing])
        starts.append(len(ids))
        ids.extend(pieces[word][:_MAX_PIECES])
        lasts.append(len(ids) - 1)
        if marks_given and slot.label:
            ids.append(MARK_PIECES[slot.label])
    return Tokens(np.array(ids, np.int64), np.array(starts, np.int64), np.array(lasts, np.int64))


def is_cased(transcript: Transcript) -> bool:
    """Whether the casing of the file says something: some words are capitalised, not most."""
    known = raised = 0
    for text, count in Counter(word.text for word in transcript.words).items():
        casing = casing_of(text)
        known += count if casing is not None else 0
        raised += count if casing else 0
    return 0.01 * known < raised < 0.6 * known


def windows_over(tokens: Tokens, *, size: int, overlap: int) -> list[Window]:
    """Windows of up to `size` tokens that begin at word starts and overlap by about `overlap`.

    Each slot is read from the window in which it is farthest from an edge: the border between
    two windows lies in the middle of what they share.
    """
    total, words = len(tokens.ids), len(tokens.starts)
    if not words:
        return []
    spans: list[tuple[int, int]] = []
    start = 0
    while not spans or spans[-1][1] < total:
        spans.append((start, min(start + size, total)))
        step = np.searchsorted(tokens.starts, start + size - overlap, side="right") - 1
        start = max(int(tokens.starts[step]), start + 1)
    borders = [
        int(np.searchsorted(tokens.lasts, (after[0] + before[1]) // 2))
        for before, after in pairwise(spans)
    ]
    firsts, stops = [0, *borders], [*borders, words]
    return [
        Window(*span, first, stop) for span, first, stop in zip(spans, firsts, stops, strict=True)
    ]


def window_ids(tokens: Tokens, windows: Sequence[Window]) -> list[list[int]]:
    """The ids that the model sees: each window between START and END."""
    return [
        [int(Special.START), *tokens.ids[window.start : window.end].tolist(), int(Special.END)]
        for window in windows
    ]

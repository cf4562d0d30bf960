# SPDX-License-Identifier: Apache-2.0
"""A transcript as input of the compact system: piece ids, window by window."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

import numpy as np

from interpunct.arrays import IntArray
from interpunct.labels import PaperLabel
from interpunct.numbering import Numbered
from interpunct.runtime.encoder.tokenizer import CASING_PIECES, MARK_PIECES, Special, Tokenizer
from interpunct.runtime.windows import MOST_PIECES, Tokens, TokenWindow
from interpunct.transcript.capitals import BoolArray
from interpunct.transcript.lettercase import casing_of, model_form
from interpunct.transcript.transcript import Transcript


def tokens_of(
    transcript: Transcript, tokenizer: Tokenizer, *, marks_given: bool, casing_given: BoolArray
) -> Tokens:
    """Encode the words of `transcript`.

    With `marks_given`, the marks of the text are ids after their words. Where `casing_given`
    (words,) is true, the casing of capitalised words is an id before them. The model was trained
    to use both.
    """
    known = Numbered[tuple[str, str]]()  # each word form once; most occur again and again
    written = map(attrgetter("text", "language"), transcript.words)
    words = np.fromiter(map(known.__getitem__, written), np.int64, len(transcript))
    marks = np.zeros(len(words), np.int64)
    if marks_given:
        marks = _MARK_IDS[[slot.label.counts_as for slot in transcript.slots]]
    casings = np.array([_casing_id(text) for text, _ in known], np.int64)
    pieces = tokenizer.encode([model_form(*word) for word in known])
    return _tokens(words, casings[words] * casing_given, pieces, marks)


_MARK_IDS = np.array([MARK_PIECES.get(label, 0) for label in PaperLabel], np.int64)


def _casing_id(text: str) -> int:
    """The id before a word with one or all capitals; 0 for other words."""
    casing = casing_of(text)
    return 0 if casing is None else CASING_PIECES.get(casing, 0)


def _tokens(
    words: IntArray, raised: IntArray, pieces: Sequence[Sequence[int]], marks: IntArray
) -> Tokens:
    """The tokens of a text; its word `i` is `pieces[words[i]]`.

    Each word is preceded by its id in `raised` and followed by its id in `marks`, unless 0.
    """
    each = Tokens.of_words([ids[:MOST_PIECES] for ids in pieces])
    lengths = (each.lasts - each.starts + 1)[words]
    ends = np.cumsum((raised > 0) + lengths + (marks > 0))
    starts = ends - (marks > 0) - lengths
    lasts = starts + lengths - 1
    ids = np.zeros(int(ends[-1]) if len(ends) else 0, np.int64)
    ids[starts[raised > 0] - 1] = raised[raised > 0]
    ids[lasts[marks > 0] + 1] = marks[marks > 0]
    inside = np.arange(int(lengths.sum())) - np.repeat(np.cumsum(lengths) - lengths, lengths)
    there = np.repeat(each.starts[words], lengths) + inside
    ids[np.repeat(starts, lengths) + inside] = each.ids[there]
    return Tokens(ids, starts, lasts)


def window_ids(tokens: Tokens, windows: Sequence[TokenWindow]) -> list[list[int]]:
    """The ids for the model: each window between START and END."""
    return [
        [int(Special.START), *tokens.ids[window.start : window.end].tolist(), int(Special.END)]
        for window in windows
    ]

# SPDX-License-Identifier: Apache-2.0
"""A transcript as the compact system reads it: piece ids, window by window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from interpunct.models.compact.tokenizer import CASING_PIECES, MARK_PIECES, Special, Tokenizer
from interpunct.models.windows import MOST_PIECES, Tokens, TokenWindow
from interpunct.transcript.lettercase import casing_of, model_form
from interpunct.transcript.transcript import Transcript


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
        ids.extend(pieces[word][:MOST_PIECES])
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


def window_ids(tokens: Tokens, windows: Sequence[TokenWindow]) -> list[list[int]]:
    """The ids that the model sees: each window between START and END."""
    return [
        [int(Special.START), *tokens.ids[window.start : window.end].tolist(), int(Special.END)]
        for window in windows
    ]

# SPDX-License-Identifier: Apache-2.0
"""Which words change their casing, in agreement with the marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from interpunct.transcript.labels import Casing, Label
from interpunct.transcript.languages import language
from interpunct.transcript.lettercase import casing_of, is_clitic
from interpunct.transcript.transcript import Transcript, Word

_CASINGS = tuple(Casing)
_LOWER, _CAPITALISED, _ = _CASINGS
_ALL_CAPS_SHARE = 0.8  # of the words with two letters or more: then a file is written in capitals


class CasingMode(StrEnum):
    """Where the casing of words comes from."""

    KEEP = "keep"
    """The file: nothing changes."""

    SENTENCE = "sentence"
    """The file, and a capital where a sentence starts, and for the English I."""

    MODEL = "model"
    """The model, and the same capitals."""


LOWER_THRESHOLD = 0.6
"""The probability from which on a word is left in lower case.

As with marks, the likeliest casing alone would leave too many names in lower case. On the text
that calibration is fitted on, mean F1 rises up to 0.8, but in English, where the model is surer,
it is best at 0.5: a wrong capital inside a sentence disturbs more than a missing one.
"""


def shown_casings(probabilities: NDArray[np.float32]) -> NDArray[np.int_]:
    """The casing of each row of `probabilities` (words, 3), were no sentence to start there."""
    raised = probabilities[:, Casing.CAPITALISED :].argmax(axis=1) + int(Casing.CAPITALISED)
    lower = probabilities[:, Casing.LOWER] >= LOWER_THRESHOLD
    return np.where(lower, int(Casing.LOWER), raised)


def decide_casings(
    transcript: Transcript,
    labels: Sequence[Label],
    casing_probabilities: NDArray[np.float32] | None,
    mode: CasingMode,
    *,
    shouted: bool | None = None,
) -> dict[int, Casing]:
    """The new casing of every word whose casing changes, by word index.

    `labels` are those that the slots end up with, one per word; `casing_probabilities` has shape
    (words, 3) and is needed for MODEL. What the file has in capitals stays so, unless all of the
    file is in capitals; `fixed` words and languages without case never change. `shouted` says
    whether it is, where `transcript` is only a part of the file; None finds it out.
    """
    if mode is CasingMode.KEEP:
        return {}
    starting = frozenset(sentence_starts(transcript, labels))
    predicted: Sequence[int] | None = None
    if mode is CasingMode.MODEL and casing_probabilities is not None:
        predicted = shown_casings(casing_probabilities).tolist()
    if shouted is None:
        shouted = predicted is not None and is_shouted(transcript)
    may_lower = shouted and predicted is not None
    casings: dict[int, Casing] = {}
    for index in range(len(transcript)):
        wanted = _CASINGS[predicted[index]] if predicted is not None else _LOWER
        if wanted is _LOWER and (index in starting or _always_capital(transcript.words[index])):
            wanted = _CAPITALISED
        if wanted is not _LOWER or may_lower:
            word = transcript.words[index]
            if _changes(word, wanted, shouted=may_lower):
                casings[index] = wanted
    return casings


def _always_capital(word: Word) -> bool:
    """Whether `word` always takes a capital, as the English I does; no head need learn that."""
    capital_words = language(word.language).capital_words
    return bool(capital_words) and word.text.replace("’", "'") in capital_words


def sentence_starts(transcript: Transcript, labels: Sequence[Label]) -> Iterator[int]:
    """The indices of the words that take a sentence's capital.

    A sentence starts after one that ends and with every turn and change of language. Dutch 't and
    Afrikaans 'n pass the capital on to the next word.
    """
    ends = set(transcript.turn_ends())
    starting = True
    for index, word in enumerate(transcript.words):
        if starting:
            starting = is_clitic(word.text, word.language) and index not in ends
            if not starting:
                yield index
        starting = starting or index in ends or labels[index].ends_sentence


def is_shouted(transcript: Transcript) -> bool:
    """Whether the whole file is in capitals, so that its casing tells nothing."""
    texts = [word.text for word in transcript.words if len(word.text) > 1]
    uppers, lowers = sum(map(str.isupper, texts)), sum(map(str.islower, texts))
    if uppers <= _ALL_CAPS_SHARE * (uppers + lowers):
        return False  # the other words could only lower the share
    casings = [casing_of(text) for text in texts]
    cased = [casing for casing in casings if casing is not None]
    return bool(cased) and cased.count(Casing.UPPER) > _ALL_CAPS_SHARE * len(cased)


def _changes(word: Word, wanted: Casing, *, shouted: bool) -> bool:
    """Whether `word` is to be written in `wanted` casing and is not yet."""
    if word.fixed or not language(word.language).cased:
        return False
    written = casing_of(word.text)
    if written is None or written is wanted:
        return False
    if wanted is Casing.UPPER and written is Casing.CAPITALISED and len(word.text) == 1:
        return False
    return shouted or (written is Casing.LOWER)

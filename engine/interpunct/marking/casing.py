# SPDX-License-Identifier: Apache-2.0
"""Which words change their casing, in agreement with the marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from itertools import compress, count, islice
from operator import attrgetter

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.labels import Casing, Label
from interpunct.marking.sentence_starts import sentence_starts, written_starts
from interpunct.marking.word_casings import (
    LOWER_THRESHOLD,
    WordCasings,
    always_capital,
    capital_words,
)
from interpunct.transcript.languages import language
from interpunct.transcript.lettercase import casing_of
from interpunct.transcript.transcript import Transcript, Word

_CASINGS = tuple(Casing)
_LOWER, _CAPITALISED, _UPPER = _CASINGS
_ALL_CAPS_SHARE = 0.8  # of the words with two letters or more: then a file is written in capitals


class CasingMode(StrEnum):
    """Where the casing of words comes from."""

    KEEP = "keep"
    """The file: nothing changes but what follows a mark that the user changed."""

    SENTENCE = "sentence"
    """The file, and a capital where a sentence starts, and for the English I."""

    MODEL = "model"
    """The model, and the same capitals."""


def shown_casings(probabilities: NDArray[np.float32]) -> NDArray[np.int_]:
    """The casing of each row of `probabilities` (words, 3), were no sentence to start there."""
    raised = probabilities[:, Casing.CAPITALISED :].argmax(axis=1) + int(Casing.CAPITALISED)
    lower = probabilities[:, Casing.LOWER] >= LOWER_THRESHOLD
    return np.where(lower, int(Casing.LOWER), raised)


def decide_casings(
    transcript: Transcript,
    starts: Mapping[int, int],
    casing_probabilities: NDArray[np.float32] | None,
    mode: CasingMode,
    *,
    shouted: bool | None = None,
) -> dict[int, Casing]:
    """The new casing of every word whose casing changes, by word index.

    `starts` are the `sentence_starts` by the marks that the slots end up with;
    `casing_probabilities` has shape (words, 3) and is needed for MODEL. What the file has in
    capitals stays so, unless all of the file is in capitals; `fixed` words and languages without
    case never change. `shouted` says whether it is, where `transcript` is only a part of the
    file; None finds it out.
    """
    if mode is CasingMode.KEEP:
        return {}
    predicted: Sequence[int] | None = None
    if mode is CasingMode.MODEL and casing_probabilities is not None:
        predicted = shown_casings(casing_probabilities).tolist()
    if shouted is None:
        shouted = predicted is not None and is_shouted(transcript)
    may_lower = shouted and predicted is not None
    words = transcript.words
    capitals = {*starts, *capital_words(words)}
    raised = capitals.union(compress(count(), predicted or ()))  # a lower casing is 0
    casings: dict[int, Casing] = {}
    for index in range(len(words)) if may_lower else sorted(raised):
        wanted = _CASINGS[predicted[index]] if predicted is not None else _LOWER
        if wanted is _LOWER and index in capitals:
            wanted = _CAPITALISED
        if _changes(words[index], wanted, shouted=may_lower):
            casings[index] = wanted
    return casings


def casing_confidences(
    transcript: Transcript,
    labels: Sequence[Label],
    probabilities: FloatArray,
    *,
    shouted: bool,
) -> FloatArray:
    """How sure the casing is that the model gives each word, from 0 to 1, shape (words,).

    `labels` are the `capital_labels` of the slots, `probabilities` as for `decide_casings`. NaN
    where the model decides nothing: where a sentence starts (the capital is the mark's), in
    scripts without case, and for words that keep what they have.
    """
    confidences = np.full(len(transcript), np.nan, np.float32)
    starting = sentence_starts(transcript, labels)
    asked = [
        index
        for index, word in enumerate(transcript.words)
        if index not in starting and _is_the_models(word, shouted=shouted)
    ]
    if asked:
        rows = probabilities[asked]
        likely = rows[np.arange(len(asked)), shown_casings(rows)]
        single = np.array([len(transcript.words[index].text) == 1 for index in asked])
        raised = single & (rows[:, Casing.LOWER] < LOWER_THRESHOLD)
        confidences[asked] = np.where(raised, 1 - rows[:, Casing.LOWER], likely)
    return confidences


def following_casings(
    transcript: Transcript,
    starts: Mapping[int, int],
    probabilities: FloatArray,
    may_follow: Callable[[int], bool],
    known: Callable[[], WordCasings],
) -> dict[int, Casing]:
    """The new casing of the words that start a sentence since a mark changed, or no longer do.

    `starts` are as for `decide_casings`; `transcript` has the marks of the file. A word goes
    along with the slot before it if that slot `may_follow`. Where a sentence starts now, a capital
    is set; where none does any more, one is taken down, unless the word would have it inside a
    sentence too, by what is `known` of the file's words and the casing `probabilities` (words, 3).
    """
    before, after = written_starts(transcript), starts
    casings: dict[int, Casing] = {}
    for index in after.keys() - before.keys():
        raises = _changes(transcript.words[index], _CAPITALISED, shouted=False)
        if raises and may_follow(after[index]):
            casings[index] = _CAPITALISED
    for index in before.keys() - after.keys():
        word = transcript.words[index]
        lowers = word.text[:1].isupper() and may_follow(before[index])
        if lowers and not known().keeps_capital(word, probabilities[index]):
            casings[index] = _LOWER
    return casings


def is_shouted(transcript: Transcript) -> bool:
    """Whether the whole file is in capitals, so that its casing tells nothing."""
    texts = [text for text in map(attrgetter("text"), transcript.words) if len(text) > 1]
    few = int((1 - _ALL_CAPS_SHARE) * len(texts))
    lowers = filter(str.islower, texts)
    if any(islice(lowers, few, None)) or not any(map(str.isupper, texts)):
        return False  # most files: these are too many to be exceptions, or there are no capitals
    casings = [casing_of(text) for text in texts]
    cased = [casing for casing in casings if casing is not None]
    return bool(cased) and cased.count(Casing.UPPER) > _ALL_CAPS_SHARE * len(cased)


def _is_the_models(word: Word, *, shouted: bool) -> bool:
    """Whether a model decides the casing of `word`, were no sentence to start there."""
    if word.fixed or not language(word.language).cased or always_capital(word):
        return False
    written = casing_of(word.text)
    return written is Casing.LOWER or (shouted and written is not None)


def _changes(word: Word, wanted: Casing, *, shouted: bool) -> bool:
    """Whether `word` is to be written in `wanted` casing and is not yet."""
    if word.fixed or not language(word.language).cased:
        return False
    written = casing_of(word.text)
    if written is None or written is wanted:
        return False
    if wanted is _UPPER and written is _CAPITALISED and len(word.text) == 1:
        return False
    return shouted or written is _LOWER

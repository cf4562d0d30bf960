# SPDX-License-Identifier: Apache-2.0
"""New casing of words, consistent with the marks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from enum import StrEnum
from itertools import compress, count

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
from interpunct.transcript.glossary import Glossary
from interpunct.transcript.languages import language
from interpunct.transcript.lettercase import (
    casing_of,
    has_capital_parts,
    has_inner_capitals,
    with_casing,
)
from interpunct.transcript.mixed_names import mixed_form
from interpunct.transcript.transcript import Transcript, Word

_NO_GLOSSARY = Glossary()
_CASINGS = tuple(Casing)
_LOWER, _CAPITALISED, _UPPER = _CASINGS
_ALL_CAPS_SHARE = 0.8  # of the words with two letters or more; above it a file is in capitals


class CasingMode(StrEnum):
    """Source of the casing of words."""

    KEEP = "keep"
    """The file: only words after a mark changed by the user change."""

    SENTENCE = "sentence"
    """The file, with a capital at a sentence start and for the English I."""

    MODEL = "model"
    """The model, and the same capitals."""


def shown_casings(probabilities: NDArray[np.float32]) -> NDArray[np.int_]:
    """The casing of each row of `probabilities` (words, 3), as inside a sentence."""
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
    glossary: Glossary = _NO_GLOSSARY,
) -> dict[int, Casing]:
    """The new casing of every word whose casing changes, by word index.

    `starts` are the `sentence_starts` for the final marks of the slots. `casing_probabilities` has
    shape (words, 3) and is needed for MODEL. Capitals of the file stay, unless the whole file is
    in capitals; `fixed` words and languages without case never change. `shouted` says whether the
    file is in capitals, where `transcript` is only a part of it; None computes it. The `glossary`,
    whose casings are in the probabilities, wins over known names.
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
    if predicted is not None:
        casings |= _inner_capitals(words, capitals, raised, glossary, shouted=may_lower)
    return casings


def _inner_capitals(
    words: Sequence[Word],
    capitals: Set[int],
    raised: Set[int],
    glossary: Glossary,
    *,
    shouted: bool,
) -> dict[int, Casing]:
    """Lower case for the words that have capitals in it, too: "l'italie", "iphone", "pro-eu".

    At a sentence start, among the `capitals`, only names in mixed case have it. Words that are
    `raised` have their capitals behind a hyphen already.
    """
    lacking = [
        index
        for index, word in enumerate(words)
        if _has_capitals_in_lower_case(word, index in capitals, index in raised)
        if not word.fixed and (shouted or casing_of(word.text) is _LOWER)
    ]
    settled = dict(glossary.casings(words, range(len(words)))) if lacking else {}
    return {index: _LOWER for index in lacking if index not in settled}


def _has_capitals_in_lower_case(word: Word, starts: bool, is_raised: bool) -> bool:
    if has_inner_capitals(word.text, word.language):
        return not starts or bool(mixed_form(word.text.lower()))
    return not is_raised and has_capital_parts(word.text, word.language)


def casing_confidences(
    transcript: Transcript,
    labels: Sequence[Label],
    probabilities: FloatArray,
    *,
    shouted: bool,
) -> FloatArray:
    """Confidence of the model's casing of each word, from 0 to 1, shape (words,).

    `labels` are the `capital_labels` of the slots, `probabilities` as for `decide_casings`. NaN
    where the model decides nothing: at sentence starts (the mark decides), in scripts without
    case, and for words that keep their casing.
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
    """New casing of the words where a changed mark has added or removed a sentence start.

    `starts` are as for `decide_casings`; `transcript` has the marks of the file. A word changes
    only if the slot before it `may_follow`. At a new start a capital is set. At a former start it
    is removed, unless the word has a capital inside sentences too. That follows from the `known`
    words of the file and the casing `probabilities` (words, 3).
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
    """Whether the whole file is in capitals, so that its casing carries no information."""
    casings = [casing_of(word.text) for word in transcript.words if len(word.text) > 1]
    cased = [casing for casing in casings if casing is not None]
    return bool(cased) and cased.count(Casing.UPPER) > _ALL_CAPS_SHARE * len(cased)


def _is_the_models(word: Word, *, shouted: bool) -> bool:
    """Whether a model decides the casing of `word` inside a sentence."""
    if word.fixed or not language(word.language).cased or always_capital(word):
        return False
    if has_inner_capitals(word.text, word.language):
        return False
    written = casing_of(word.text)
    return written is Casing.LOWER or (shouted and written is not None)


def _changes(word: Word, wanted: Casing, *, shouted: bool) -> bool:
    """Whether `word` must be changed to the `wanted` casing."""
    if word.fixed or not language(word.language).cased:
        return False
    written = casing_of(word.text)
    if written is None:
        return False
    if written is wanted:  # "NASA'S" of a shouted file
        text = with_casing(word.text, wanted, word.language)
        return shouted and wanted is _UPPER and text != word.text
    if wanted is _UPPER and written is _CAPITALISED and len(word.text) == 1:
        return False
    return shouted or written is _LOWER

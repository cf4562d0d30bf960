# SPDX-License-Identifier: Apache-2.0
"""Comparison of two punctuations of the same words, slot by slot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rapidfuzz.distance import Levenshtein

from interpunct.labels import Label
from interpunct.scoring import Scores, casing_f1, scores
from interpunct.transcript.lettercase import casing_of

NO_CASING = -1  # in arrays of casings: word without case, or another word there


class MarkedWord(NamedTuple):
    """A word as written, and the label of the slot after it."""

    text: str
    label: Label


@dataclass(frozen=True, slots=True)
class Differences:
    """Number of words that only one text has, and of words that differ at the same place."""

    only_hypothesis: int
    only_reference: int
    replaced: int

    def __bool__(self) -> bool:
        return bool(self.only_hypothesis or self.only_reference or self.replaced)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The figures of one comparison.

    `slots` is the number of compared slots: those after words that have a place in both texts.
    Casing is compared for words that are the same in both. `casing_errors` of them differ in
    casing; accuracy and F1 are None where no word has case.
    """

    slots: int
    differences: Differences
    scores: Scores
    casing_accuracy: float | None
    casing_f1: float | None
    casing_errors: int

    @property
    def same_words(self) -> float:
        """Share of the words of both texts, from 0 to 1, that both have in the same order."""
        found = self.differences
        words = 2 * self.slots + found.only_hypothesis + found.only_reference
        return 2 * (self.slots - found.replaced) / words if words else 0.0


@dataclass(frozen=True, slots=True)
class Alignment:
    """The words of two texts that have a place in both.

    `given[i]` of the first text is aligned with `wanted[i]` of the second; `same[i]` says whether
    they are the same word.
    """

    given: NDArray[np.intp]
    wanted: NDArray[np.intp]
    same: NDArray[np.bool_]
    differences: Differences


def align(hypothesis: Sequence[str], reference: Sequence[str]) -> Alignment:
    """Align the words of two texts by Levenshtein distance; case does not count."""
    forms = [[_form(word) for word in text] for text in (hypothesis, reference)]
    given: list[int] = []
    wanted: list[int] = []
    same: list[bool] = []
    missing = {"delete": 0, "insert": 0, "replace": 0}
    for step in Levenshtein.opcodes(*forms):
        ours = range(step.src_start, step.src_end)
        theirs = range(step.dest_start, step.dest_end)
        if step.tag in ("equal", "replace"):
            given += ours
            wanted += theirs
            same += [step.tag == "equal"] * len(ours)
        if step.tag != "equal":
            missing[step.tag] += max(len(ours), len(theirs))
    return Alignment(
        np.array(given, np.intp),
        np.array(wanted, np.intp),
        np.array(same, np.bool_),
        Differences(missing["delete"], missing["insert"], missing["replace"]),
    )


def compare(hypothesis: Sequence[MarkedWord], reference: Sequence[MarkedWord]) -> Comparison:
    """Compare the marks and the casing of two texts, whose words should be the same.

    Different words are aligned. A word in one text only has no slot in the other, and is left out.
    """
    found = align([word.text for word in hypothesis], [word.text for word in reference])
    given = [hypothesis[place] for place in found.given]
    wanted = [reference[place] for place in found.wanted]
    return compare_labels(
        found,
        (marked_labels(given), marked_labels(wanted)),
        (marked_casings(found, given), marked_casings(found, wanted)),
    )


def compare_labels(
    alignment: Alignment,
    labels: tuple[NDArray[np.int_], NDArray[np.int_]],
    casings: tuple[NDArray[np.int_], NDArray[np.int_]],
) -> Comparison:
    """The figures of aligned words: given and wanted labels and casings, one row per pair."""
    cased = (casings[0] != NO_CASING) & (casings[1] != NO_CASING)
    given, wanted = casings[0][cased], casings[1][cased]
    right = given == wanted
    return Comparison(
        slots=len(labels[0]),
        differences=alignment.differences,
        scores=scores(labels[1], labels[0]),
        casing_accuracy=float(right.mean()) if len(right) else None,
        casing_f1=casing_f1(wanted, given) if len(right) else None,
        casing_errors=int((~right).sum()),
    )


def marked_labels(words: Sequence[MarkedWord]) -> NDArray[np.int_]:
    """The papers' labels of the slots after these words."""
    return np.array([word.label.counts_as for word in words], np.int_)


def marked_casings(alignment: Alignment, words: Sequence[MarkedWord]) -> NDArray[np.int_]:
    """The casings of these aligned words; NO_CASING where the two words differ."""
    pairs = zip(words, alignment.same.tolist(), strict=True)
    return np.array([casing_code(word.text) if same else NO_CASING for word, same in pairs], int)


def casing_code(word: str) -> int:
    """The casing of a word as a number; NO_CASING for a word without case."""
    casing = casing_of(word)
    return NO_CASING if casing is None else int(casing)


def _form(word: str) -> str:
    """Comparison key of a word; the dot of an abbreviation may be a full stop."""
    return word.casefold().rstrip(".")

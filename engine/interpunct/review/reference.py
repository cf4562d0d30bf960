# SPDX-License-Identifier: Apache-2.0
"""A work under review compared with a reference: the right marks and casing of the same words."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import numpy as np

from interpunct.punctuate.scoring import ratio
from interpunct.review.commands import Decide, SetCasing, Step
from interpunct.review.comparing import (
    NO_CASING,
    Comparison,
    MarkedWord,
    align,
    casing_code,
    compare_labels,
    marked_casings,
    marked_labels,
)
from interpunct.transcript.labels import Casing
from interpunct.transcript.transcript import Transcript
from interpunct.work.showing import casings_of
from interpunct.work.work import Work


class DifferenceKind(Enum):
    """In what a work and its reference differ."""

    MARK = "mark"
    CASING = "casing"


class Difference(NamedTuple):
    """One difference: of the slot after word number `word`, or of the casing of that word.

    `there` is the number of the word that stands in its place in the reference.
    """

    kind: DifferenceKind
    word: int
    there: int

    @property
    def slot(self) -> int:
        """The slot to look at: the one whose mark differs, or the one before the word."""
        return self.word if self.kind is DifferenceKind.MARK else max(self.word - 1, 0)


class AgainstReference:
    """The comparison of a work with the `reference`, kept up as decisions are made.

    It holds for the words that the work has when it is made (`fits`); who changes marks or
    casing calls `look_again`.
    """

    def __init__(self, work: Work, reference: Transcript) -> None:
        self.reference = reference
        self._work = work
        self._texts = [word.text for word in work.transcript.words]
        self._found = align(self._texts, [word.text for word in reference.words])
        pairs = [
            MarkedWord(reference.words[there].text, reference.slots[there].label)
            for there in self._found.wanted.tolist()
        ]
        self._labels = marked_labels(pairs)
        self._casings = marked_casings(self._found, pairs)
        self._given_labels = np.zeros_like(self._labels)
        self._given_casings = np.full_like(self._casings, NO_CASING)
        self.look_again(range(len(work.document.cues)))

    @property
    def alike(self) -> float:
        """The share of the work's words that are the same in the reference, from 0 to 1."""
        return ratio(int(self._found.same.sum()), len(self._texts))

    def fits(self) -> bool:
        """Whether the work has the words still that were compared."""
        words = self._work.transcript.words
        return len(words) == len(self._texts) and all(
            word.text == text for word, text in zip(words, self._texts, strict=True)
        )

    def look_again(self, cues: range) -> None:
        """Note the marks and casings that are in effect now in these cues."""
        if not cues:
            return
        work, found = self._work, self._found
        words = range(work.slots_of_cue(cues.start).start, work.slots_of_cue(cues.stop - 1).stop)
        first, stop = np.searchsorted(found.given, (words.start, words.stop)).tolist()
        casings = casings_of(work, words)
        for pair in range(first, stop):
            word = int(found.given[pair])
            self._given_labels[pair] = work.label(word)
            if found.same[pair]:
                casing = casings.get(word)
                self._given_casings[pair] = (
                    casing_code(self._texts[word]) if casing is None else casing
                )

    def comparison(self) -> Comparison:
        """The figures as they are now, the same as those of `interpunct evaluate`."""
        return compare_labels(
            self._found,
            (self._given_labels, self._labels),
            (self._given_casings, self._casings),
        )

    def differences(self) -> list[Difference]:
        """What differs now, in the order of the words: the casing of a word, then its slot."""
        given, wanted = self._given_casings, self._casings
        cased = (given != NO_CASING) & (wanted != NO_CASING) & (given != wanted)
        marked = self._given_labels != self._labels
        places = np.sort(
            np.concatenate((np.flatnonzero(cased) * 2, np.flatnonzero(marked) * 2 + 1))
        )
        pairs, is_mark = places // 2, places % 2
        kinds = (DifferenceKind.CASING, DifferenceKind.MARK)
        return [
            Difference(kinds[mark], word, there)
            for mark, word, there in zip(
                is_mark.tolist(),
                self._found.given[pairs].tolist(),
                self._found.wanted[pairs].tolist(),
                strict=True,
            )
        ]

    def taking(self, difference: Difference) -> Step:
        """The step that writes what the reference has there.

        Raises SessionError where the slot is protected or the mark cannot stand in its language.
        """
        if difference.kind is DifferenceKind.MARK:
            mark = self.reference.slots[difference.there].mark
            return Decide.plan(self._work, difference.word, mark)
        casing = casing_code(self.reference.words[difference.there].text)
        return SetCasing.plan(self._work, difference.word, Casing(casing))

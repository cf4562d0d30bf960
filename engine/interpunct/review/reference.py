# SPDX-License-Identifier: Apache-2.0
"""Comparison of a work under review with a reference: right marks and casing of the same words."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

import numpy as np

from interpunct.labels import Casing
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
from interpunct.scoring import ratio
from interpunct.transcript.transcript import Transcript
from interpunct.work.output_text import casings_of
from interpunct.work.work import Work


class DifferenceKind(Enum):
    """Kind of a difference between a work and its reference."""

    MARK = "mark"
    CASING = "casing"


class Difference(NamedTuple):
    """One difference: of the slot after word number `word`, or of the casing of that word.

    `there` is the number of the aligned word in the reference.
    """

    kind: DifferenceKind
    word: int
    there: int

    @property
    def slot(self) -> int:
        """The slot to show: the slot whose mark differs, or the slot before the word."""
        return self.word if self.kind is DifferenceKind.MARK else max(self.word - 1, 0)


class AgainstReference:
    """The comparison of a work with the `reference`, updated as decisions are made.

    It is valid for the words of the work at its creation (`fits`). Code that changes marks or
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
        """Share of the work's words that are the same in the reference, from 0 to 1."""
        return ratio(int(self._found.same.sum()), len(self._texts))

    def fits(self) -> bool:
        """Whether the work still has the compared words."""
        words = self._work.transcript.words
        return len(words) == len(self._texts) and all(
            word.text == text for word, text in zip(words, self._texts, strict=True)
        )

    def look_again(self, cues: range) -> None:
        """Update the marks and casings in effect in these cues."""
        if not cues:
            return
        work, found = self._work, self._found
        words = range(work.slots_of_cue(cues.start).start, work.slots_of_cue(cues.stop - 1).stop)
        first, stop = np.searchsorted(found.given, (words.start, words.stop)).tolist()
        casings = casings_of(work, words)
        for pair in range(first, stop):
            word = int(found.given[pair])
            self._given_labels[pair] = work.label(word).counts_as
            if found.same[pair]:
                casing = casings.get(word)
                self._given_casings[pair] = (
                    casing_code(self._texts[word]) if casing is None else casing
                )

    def comparison(self) -> Comparison:
        """The present figures, the same as those of `interpunct evaluate`."""
        return compare_labels(
            self._found,
            (self._given_labels, self._labels),
            (self._given_casings, self._casings),
        )

    def differences(self, kind: DifferenceKind | None = None) -> list[Difference]:
        """The present differences, of one kind or of both, in the order of the words.

        The casing of a word comes before its slot.
        """
        given, wanted = self._given_casings, self._casings
        cased = (given != NO_CASING) & (wanted != NO_CASING) & (given != wanted)
        marked = self._given_labels != self._labels
        found = {DifferenceKind.CASING: cased, DifferenceKind.MARK: marked}
        places = np.concatenate(
            [
                np.flatnonzero(differs) * 2 + (one is DifferenceKind.MARK)
                for one, differs in found.items()
                if kind in (None, one)
            ]
        )
        pairs, is_mark = np.divmod(np.sort(places), 2)
        kinds = (DifferenceKind.CASING, DifferenceKind.MARK)
        words, others = self._found.given[pairs].tolist(), self._found.wanted[pairs].tolist()
        return list(map(Difference, map(kinds.__getitem__, is_mark), words, others))

    def taking(self, difference: Difference) -> Step:
        """The step that writes the mark or casing of the reference.

        Raises SessionError where the slot is protected or the mark cannot stand in its language.
        """
        if difference.kind is DifferenceKind.MARK:
            mark = self.reference.slots[difference.there].mark
            return Decide.plan(self._work, difference.word, mark)
        casing = casing_code(self.reference.words[difference.there].text)
        return SetCasing.plan(self._work, difference.word, Casing(casing))

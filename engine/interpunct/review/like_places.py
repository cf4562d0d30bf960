# SPDX-License-Identifier: Apache-2.0
"""A decision carried to like places: the same word, or the gap between the same two words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from interpunct.arrays import IntArray
from interpunct.errors import SessionError
from interpunct.labels import Casing
from interpunct.numbering import Numbered
from interpunct.review.commands import (
    Decide,
    DecideCasing,
    DecidedCasing,
    DecidedSlot,
    DecideMany,
    SetCasing,
    Step,
)
from interpunct.transcript.transcript import Transcript
from interpunct.work.work import Work


class LikePlaces:
    """The undecided places of a work that are like a decided one.

    The words are numbered by their texts, again for another transcript.
    """

    def __init__(self, work: Work) -> None:
        self._work = work
        self._numbered: Transcript | None = None
        self._of_words: IntArray = np.zeros(0, np.int64)

    def of(self, step: Step | None) -> tuple[Sequence[int], Sequence[int]]:
        """The slots and the words that are like those of a decision; none for other steps."""
        match step.command if step else None:
            case Decide(slot=slot):
                return self._slots(slot), ()
            case DecideCasing(index=word) | SetCasing(index=word, casing=Casing()):
                return (), self._words(word)
        return (), ()

    def repeat(self, step: Step | None) -> Step:
        """Decide all like places as in `step`. Raises SessionError where there is none."""
        slots, words = self.of(step)
        if not slots and not words:
            raise SessionError("no undecided place is like that of the last decision.")
        match step.command if step else None:
            case Decide(mark=mark, label=label):
                texts = self._texts(slots)
                made = (DecidedSlot(slot, text, mark, label) for slot, text in texts)
                return DecideMany(tuple(made)).step(self._work)
            case DecideCasing(casing=casing) | SetCasing(casing=Casing() as casing):
                texts = self._texts(words)
                cased = (DecidedCasing(word, text, casing) for word, text in texts)
                return DecideMany((), tuple(cased)).step(self._work)
        raise AssertionError("only decisions have like places")

    def _texts(self, places: Iterable[int]) -> list[tuple[int, str]]:
        words = self._work.transcript.words
        return [(place, words[place].text) for place in places]

    def _words(self, word: int) -> list[int]:
        """The other undecided words that read the same, in any case."""
        numbers, words = self._numbers(), self._work.transcript.words
        same = (numbers == numbers[word]) & ~self._work.table.casing_decided
        places: list[int] = np.flatnonzero(same).tolist()
        return [other for other in places if other != word and not words[other].fixed]

    def _slots(self, slot: int) -> list[int]:
        """The other undecided slots between the same two words."""
        numbers, slots = self._numbers(), self._work.transcript.slots
        if slot + 1 >= len(numbers):
            return []
        same = (numbers[:-1] == numbers[slot]) & (numbers[1:] == numbers[slot + 1])
        places: list[int] = np.flatnonzero(same & ~self._work.table.decided[:-1]).tolist()
        return [other for other in places if other != slot and not slots[other].protected]

    def _numbers(self) -> IntArray:
        """A number for each word, the same for words of the same text and language."""
        if self._numbered is not self._work.transcript:
            self._numbered = self._work.transcript
            known = Numbered[tuple[str, str]]()
            keys = ((word.text.lower(), word.language) for word in self._numbered.words)
            found = map(known.__getitem__, keys)
            self._of_words = np.fromiter(found, np.int64, len(self._numbered))
        return self._of_words

# SPDX-License-Identifier: Apache-2.0
"""A decision carried to like places: the same word, or the gap between the same two words."""

from __future__ import annotations

from collections.abc import Iterable

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

    def of(self, step: Step | None) -> DecideMany:
        """The command that decides them as in `step`; empty for a step without like places."""
        match step.command if step else None:
            case Decide(slot=slot, mark=mark, label=label):
                texts = self._texts(self._slots(slot))
                return DecideMany(tuple(DecidedSlot(at, text, mark, label) for at, text in texts))
            case (
                DecideCasing(index=word, casing=casing)
                | SetCasing(index=word, casing=Casing() as casing)
            ):
                texts = self._texts(self._words(word))
                return DecideMany((), tuple(DecidedCasing(at, text, casing) for at, text in texts))
        return DecideMany(())

    def repeat(self, step: Step | None) -> Step:
        """Decide all like places as in `step`. Raises SessionError where there is none."""
        command = self.of(step)
        if not command.decisions and not command.casings:
            raise SessionError("no undecided place is like that of the last decision.")
        return command.step(self._work)

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

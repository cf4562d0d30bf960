# SPDX-License-Identifier: Apache-2.0
"""A decision carried to like places: the same word, or the gap between the same two words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from interpunct.errors import SessionError
from interpunct.labels import Casing
from interpunct.review.commands import (
    Decide,
    DecideCasing,
    DecidedCasing,
    DecidedSlot,
    DecideMany,
    SetCasing,
    Step,
)
from interpunct.transcript.transcript import Transcript, Word
from interpunct.work.work import Work


class LikePlaces:
    """The undecided places of a work that are like a decided one.

    The words are looked up in an index, made again for another transcript.
    """

    def __init__(self, work: Work) -> None:
        self._work = work
        self._indexed: Transcript | None = None
        self._places: dict[tuple[str, str], list[int]] = {}

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
        words, decided = self._work.transcript.words, self._work.table.casing_decided
        return [
            other
            for other in self._same(words[word])
            if other != word and not decided[other] and not words[other].fixed
        ]

    def _slots(self, slot: int) -> list[int]:
        """The other undecided slots between the same two words."""
        words, slots = self._work.transcript.words, self._work.transcript.slots
        decided = self._work.table.decided
        if slot + 1 >= len(words):
            return []
        following = _key(words[slot + 1])
        return [
            other
            for other in self._same(words[slot])
            if other != slot
            and other + 1 < len(words)
            and _key(words[other + 1]) == following
            and not slots[other].protected
            and not decided[other]
        ]

    def _same(self, word: Word) -> list[int]:
        """All words with the same text and language."""
        if self._indexed is not self._work.transcript:
            self._indexed = self._work.transcript
            self._places = defaultdict(list)
            for index, other in enumerate(self._indexed.words):
                self._places[_key(other)].append(index)
        return self._places[_key(word)]


def _key(word: Word) -> tuple[str, str]:
    return word.text.lower(), word.language

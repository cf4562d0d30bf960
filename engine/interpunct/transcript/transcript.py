# SPDX-License-Identifier: Apache-2.0
"""The transcript: the words of a whole file in order, and the slot after each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import compress, count, groupby
from operator import ne, or_
from typing import NamedTuple, TypeVar

from interpunct.labels import Label, LabelSet

_NONE = Label.NONE
_made = tuple.__new__  # half the time of a call of the class, and files have 100,000 words


class Timing(Enum):
    """Where the times of a word come from."""

    MEASURED = "measured"
    ESTIMATED = "estimated"


class Word(NamedTuple):
    """One word: `text` is `payload[start:end]` of cue number `cue` (an index, from 0).

    `turn` counts speaker turns from 0; words of one turn run on, a sentence never crosses turns.
    A `fixed` word (an URL, a number, a mixed-case name) keeps its casing whatever is predicted.
    Times are milliseconds.
    """

    text: str
    cue: int
    start: int
    end: int
    language: str
    turn: int
    start_ms: int
    end_ms: int
    timing: Timing
    fixed: bool = False
    probability: float | None = None

    def shares_sentences_with(self, other: Word) -> bool:
        """Whether both are of one turn and one language, so that a sentence may hold both."""
        return (self.turn, self.language) == (other.turn, other.language)

    def placed(self, text: str, start: int) -> Word:
        """The word written as `text`, at `start` of the payload of its cue."""
        return _made(
            Word,
            (
                text, self.cue, start, start + len(text), self.language, self.turn, self.start_ms,
                self.end_ms, self.timing, self.fixed, self.probability,
            ),
        )  # fmt: skip

    def of_cue(self, number: int) -> Word:
        """The word where its cue has another `number`."""
        return self if number == self.cue else self._replace(cue=number)

    def spoken(
        self, start_ms: int, end_ms: int, timing: Timing, probability: float | None
    ) -> Word:
        """The word with other times."""
        return _made(
            Word,
            (
                self.text, self.cue, self.start, self.end, self.language, self.turn, start_ms,
                end_ms, timing, self.fixed, probability,
            ),
        )  # fmt: skip


class Slot(NamedTuple):
    """The gap after a word, where a mark can stand: `payload[start:end]` of the word's cue.

    `mark` is that span's text, empty where there is no mark (then `start == end`, the offset at
    which one is to be written: inside closing tags, before or after a closing quote as the
    language has it). No mark is ever written into a `protected` slot. `settled` is the mark that
    the words on both sides settle, empty for none: it belongs to them and ends nothing. None is
    most slots, of which a model decides. A `kept` slot holds anything else than one comma, full
    stop or question mark; it is `beside` where it holds more than one sign.
    """

    start: int
    end: int
    mark: str
    label: Label
    protected: bool = False
    settled: str | None = None
    kept: bool = False
    beside: bool = False

    @property
    def counted_label(self) -> Label:
        """The label as far as it counts: what stands in a protected slot is no mark."""
        return _NONE if self.protected else self.label

    def is_restored_by(self, labels: LabelSet) -> bool:
        """Whether its mark may be restored from scratch by a model with these `labels`."""
        return not self.kept or (not self.beside and labels.restores(self.mark))

    def moved(self, by: int) -> Slot:
        """The slot so many characters further on."""
        return self.placed(self.start + by, self.end + by)

    def placed(self, start: int, end: int) -> Slot:
        """The slot at `start` to `end` of a payload."""
        if (
            start == end
            and not (self.mark or self.label or self.protected)
            and not self.is_settled
        ):
            return empty_slot(start)
        span = start, end, self.mark, self.label
        return _made(Slot, (*span, self.protected, self.settled, self.kept, self.beside))

    @property
    def is_settled(self) -> bool:
        """Whether no model decides what stands here, though a human may."""
        return self.settled is not None


@lru_cache(maxsize=4096)
def empty_slot(place: int) -> Slot:
    """The slot without a mark at a place of a payload: most slots of a file are one of few."""
    return Slot(place, place, "", _NONE)


@dataclass(frozen=True, slots=True)
class Transcript:
    """Words and slots of one document; `slots[i]` follows `words[i]`."""

    words: Sequence[Word]
    slots: tuple[Slot, ...]

    def __len__(self) -> int:
        return len(self.words)

    def turn_ends(self) -> Iterator[int]:
        """The indices of the words after which the turn or the language changes."""
        turns = [word.turn for word in self.words]
        languages = [word.language for word in self.words]
        changes = map(or_, map(ne, turns, turns[1:]), map(ne, languages, languages[1:]))
        yield from compress(count(), changes)
        if turns:
            yield len(turns) - 1


Key = TypeVar("Key")


def runs_of(keys: Iterable[Key]) -> Iterator[tuple[Key, range]]:
    """The runs of equal `keys`, each key with the indices of its run."""
    start = 0
    for key, run in groupby(keys):
        stop = start + len(list(run))
        yield key, range(start, stop)
        start = stop


def cue_spans(words: Sequence[Word]) -> Iterator[range]:
    """The runs of `words` that are of one cue, as ranges of their indices."""
    return (run for _, run in runs_of([word.cue for word in words]))

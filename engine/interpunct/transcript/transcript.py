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


class Timing(Enum):
    """The source of the times of a word."""

    MEASURED = "measured"
    STARTED = "started"
    """The start is measured, the end is estimated."""

    ESTIMATED = "estimated"


class Word(NamedTuple):
    """One word: `text` is `payload[start:end]` of the cue with index `cue`.

    `turn` counts speaker turns from 0; no sentence crosses turns. A `fixed` word (an URL, a
    number, a mixed-case name) keeps its casing, whatever the prediction. Times are milliseconds.
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

    @property
    def is_timed(self) -> bool:
        """Whether its start at least is measured."""
        return self.timing is not Timing.ESTIMATED

    def shares_sentences_with(self, other: Word) -> bool:
        """Whether both words have one turn and one language, as within a sentence."""
        return (self.turn, self.language) == (other.turn, other.language)

    def placed(self, text: str, start: int) -> Word:
        """The word written as `text`, at `start` of the payload of its cue."""
        return self._replace(text=text, start=start, end=start + len(text))

    def of_cue(self, number: int) -> Word:
        """The word with another cue index."""
        return self if number == self.cue else self._replace(cue=number)


class Slot(NamedTuple):
    """The gap after a word, where a mark can stand: `payload[start:end]` of the word's cue.

    `mark` is the text of that span. Without a mark it is empty, and `start == end` is the offset
    for a new one. That offset is inside closing tags, and before or after a closing quote by
    language. No mark is ever written into a `protected` slot. `settled` is the mark that the
    neighbouring words decide, empty for none; it belongs to them and ends nothing. A human still
    may decide otherwise. It is None for most slots, which a model decides. A `kept` slot holds
    something else than a single comma, full stop or question mark. It is `beside` if it holds more
    than one sign.
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
        """The label for counting; NONE in a protected slot, whose content is not a mark."""
        return _NONE if self.protected else self.label

    def is_restored_by(self, labels: LabelSet) -> bool:
        """Whether a model with these `labels` may restore its mark from scratch."""
        return not self.kept or (not self.beside and labels.restores(self.mark))

    def moved(self, by: int) -> Slot:
        """The slot moved forward by `by` characters."""
        return self.placed(self.start + by, self.end + by)

    def placed(self, start: int, end: int) -> Slot:
        """The slot at `start` to `end` of a payload."""
        return self._replace(start=start, end=end)


@lru_cache(maxsize=4096)
def empty_slot(place: int) -> Slot:
    """The slot without a mark at an offset of a payload; cached, since most slots are equal."""
    return Slot(place, place, "", _NONE)


Silence = tuple[int, int]
"""Start and end of a silent stretch of a sound in milliseconds."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """Words and slots of one document; `slots[i]` follows `words[i]`.

    `silences` of the sound are in order and apart; there are none where the sound is not known.
    """

    words: Sequence[Word]
    slots: tuple[Slot, ...]
    silences: Sequence[Silence] = ()

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


def languages_of_lines(payload: str, words: Sequence[Word]) -> list[str]:
    """The language of each line of a cue, by its first word, else that of the line before.

    `words`, of which there is one at least, are those of the cue.
    """
    codes: list[str] = []
    start, code = 0, words[0].language
    for line in payload.splitlines(keepends=True):
        stop = start + len(line)
        code = next((word.language for word in words if start <= word.start < stop), code)
        codes.append(code)
        start = stop
    return codes


def cue_spans(words: Sequence[Word]) -> Iterator[range]:
    """The runs of `words` in one cue, as ranges of indices."""
    return (run for _, run in runs_of([word.cue for word in words]))

# SPDX-License-Identifier: Apache-2.0
"""Outputs of a bundle's language experts for a transcript, computed on demand.

An expert reads only the words of its own language: a change of language ends its context. A run of
words in one language is read in overlapping stretches. So the output for a word depends neither on
the starting point nor on the length of the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray, log_softmax
from interpunct.labels import Casing, LabelSet
from interpunct.runtime.experts.expert import Expert, Given
from interpunct.runtime.given import GivenWords
from interpunct.runtime.windows import TokenWindow
from interpunct.transcript.lettercase import casing_of, model_form
from interpunct.transcript.transcript import Slot, Transcript, Word, runs_of

STRETCH_WORDS = 600  # longer stretches delay the editor by a tenth of a second
_LATER_TIMES = 4  # factor of later stretches; more parallel windows halve the time of each
_MARGIN_WORDS = 40  # words farther away have no effect

ExpertOf = Callable[[str], Expert | None]


@dataclass(frozen=True, slots=True)
class Opinion:
    """Log probabilities of labels (n, labels) and of casings (n, 3).

    Rows with `known` (n,) false have no output. Where `inside` (n,) is true, the casings assume
    that no sentence starts with the word.
    """

    labels: FloatArray
    casings: FloatArray
    known: NDArray[np.bool_]
    inside: NDArray[np.bool_]

    def __getitem__(self, rows: slice) -> Opinion:
        return Opinion(self.labels[rows], self.casings[rows], self.known[rows], self.inside[rows])

    @classmethod
    def none(cls, words: int, labels: int) -> Opinion:
        """An empty opinion for `words` words and `labels` labels."""
        return cls(
            np.zeros((words, labels), np.float32),
            np.zeros((words, len(Casing)), np.float32),
            np.zeros(words, np.bool_),
            np.zeros(words, np.bool_),
        )


class ExpertReading:
    """The experts' reading of one transcript; `expert_of` gives the expert of a language or None.

    The experts receive the `given` marks and casing.
    """

    def __init__(
        self,
        transcript: Transcript,
        expert_of: ExpertOf,
        label_set: LabelSet,
        given: GivenWords,
    ) -> None:
        self._transcript = transcript
        self._expert_of = expert_of
        self._label_set = label_set
        self._in_file = given
        self._unread = list(stretches(transcript.words))
        self._said = Opinion.none(len(transcript), len(label_set))

    def opinion(self, first: int, stop: int) -> Opinion:
        """The opinion on the slots from `first` to before `stop`, and on the words before them."""
        for language, part in [*self._unread]:
            if part.first < stop and first < part.stop:
                self._unread.remove((language, part))
                self._read(language, part)
        return self._said[first:stop]

    def _read(self, language: str, part: TokenWindow) -> None:
        expert = self._expert_of(language)
        if expert is None:
            return
        seen = slice(part.start, part.end)
        words, slots = self._transcript.words[seen], self._transcript.slots[seen]
        forms = [model_form(word.text, language) for word in words]
        scores = expert.scores(forms, self._given(words, slots, self._in_file[seen]))
        answered = slice(part.first - part.start, part.stop - part.start)
        mine = slice(part.first, part.stop)
        self._said.labels[mine] = log_softmax(scores.labels[answered])
        self._said.casings[mine] = log_softmax(scores.casings[answered])
        self._said.known[mine] = True
        self._said.inside[mine] = expert.description.casing_inside

    def _given(self, words: Sequence[Word], slots: Sequence[Slot], given: GivenWords) -> Given:
        columns = [1 + column_as_written(slot, self._label_set) for slot in slots]
        marks = np.array(columns, np.int64) * given.marks
        casings = np.array(list(map(_casing_given, words)), np.int64) * given.casings
        return Given(marks, casings)


def column_as_written(slot: Slot, label_set: LabelSet) -> int:
    """The column of the mark that stands at `slot` in the file."""
    return label_set.column(label_set.read(slot.mark, slot.label))


def _casing_given(word: Word) -> int:
    casing = casing_of(word.text)
    return 0 if casing is None else 1 + casing


def stretches(words: Sequence[Word]) -> Iterator[tuple[str, TokenWindow]]:
    """The stretches that answer every word once, in order, each with its language."""
    for language, run in runs_of(map(attrgetter("language"), words)):
        first, size = run.start, STRETCH_WORDS
        while first < run.stop:
            stop = min(first + size, run.stop)
            seen = max(run.start, first - _MARGIN_WORDS), min(run.stop, stop + _MARGIN_WORDS)
            yield language, TokenWindow(*seen, first, stop)
            first, size = stop, _LATER_TIMES * STRETCH_WORDS

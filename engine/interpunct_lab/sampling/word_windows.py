# SPDX-License-Identifier: Apache-2.0
"""Training windows of experts: cut anew in every pass, spoilt like captions.

Each step has its own probability. The steps are errors of speech recognition, an end of the text
at a sentence end, and a cut into shorter windows. Then some marks or the casing are given.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import IntArray
from interpunct_lab.sampling.expert_recipe import ExpertRecipe, ExpertSpoiling
from interpunct_lab.sampling.spoiling import with_errors
from interpunct_lab.text.columns import Block
from interpunct_lab.text.corpus import Corpus
from interpunct_lab.text.labelled import CASING_UNKNOWN

IGNORED = -100
"""Target of a slot or word without a loss."""

_MARGIN = 8  # a window draws an eighth more words than it keeps, for those that noise deletes


@dataclass(frozen=True, slots=True)
class WordBatch:
    """Windows side by side; every array is (words, windows).

    `words` are indices into the corpus's forms; `labels` and `casings` targets or `IGNORED`; the
    others are given, as in `interpunct.runtime.experts.expert.Given`. Casing is learnt inside
    sentences only: the capital that starts one follows from its mark.
    """

    words: IntArray
    labels: IntArray
    casings: IntArray
    given_marks: IntArray
    given_casings: IntArray


class WindowSource:
    """The windows of a corpus, pass by pass; the same ones for the same seed."""

    def __init__(self, corpus: Corpus, recipe: ExpertRecipe) -> None:
        self._text, self._labels = corpus.text, corpus.text.label_set
        self._corpus = corpus
        self._recipe = recipe
        self._ends = np.flatnonzero(self._labels.ends_sentence(self._text.labels))
        words = recipe.learning.words
        self._drawn = words + words // _MARGIN

    def starts(self, number: int) -> IntArray:
        """First words of the windows of pass `number`, in the order of learning."""
        learning, questions = self._recipe.learning, self._text.questions
        random = np.random.default_rng((learning.seed, number))
        parts = [self._of_source(*span, random) for span in self._corpus.spans()]
        starts = np.concatenate(parts)
        if len(questions):
            wanted = round(learning.extra_questions * len(starts))
            asked = random.choice(questions, wanted) - random.integers(0, learning.words, wanted)
            starts = np.concatenate((starts, asked))
        last = max(0, len(self._text) - self._drawn)
        return random.permutation(np.clip(starts, 0, last))

    def _of_source(
        self, name: str, start: int, stop: int, random: np.random.Generator
    ) -> IntArray:
        """Windows side by side over a source, from a random place on; some left out or twice."""
        weights = self._recipe.source_weights
        weight = next((weight for part, weight in weights if part in name), 1.0)
        words = self._recipe.learning.words
        first = start - int(random.integers(words))
        places = np.arange(first, stop, words)
        return np.repeat(places, (random.random(len(places)) + weight).astype(int))

    def batch(self, starts: IntArray, random: np.random.Generator) -> WordBatch:
        """The windows at `starts` as one batch, some of them spoilt."""
        spoiling = self._recipe.spoiling
        windows = [self._window(start, random) for start in starts.tolist()]
        pieces = int(random.choice((2, 4))) if random.random() < spoiling.short else 1
        drawn = zip(*(columns for columns, _ in windows), strict=True)
        words, labels, casings = (_cut(column, pieces) for column in drawn)
        given = _given(labels.shape, spoiling, random)
        cased = given.casings & (casings != CASING_UNKNOWN)
        inside = np.zeros(labels.shape, np.bool_)
        inside[1:] = ~self._labels.ends_sentence(labels[:-1])
        targets = np.where(given.slots, IGNORED, labels)
        ends = np.zeros(labels.shape[1], np.bool_)
        ends[pieces - 1 :: pieces] = [at_end for _, at_end in windows]
        targets[-1, ~ends] = IGNORED
        return WordBatch(
            words,
            targets,
            np.where((casings != CASING_UNKNOWN) & inside & ~cased, casings, IGNORED),
            np.where(given.slots & ((labels > 0) | given.empty), labels + 1, 0),
            np.where(cased, casings + 1, 0),
        )

    def _window(self, start: int, random: np.random.Generator) -> tuple[Block, bool]:
        """The columns of a window, and whether its text ends with it."""
        spoiling, words = self._recipe.spoiling, self._recipe.learning.words
        at_end = random.random() < spoiling.text_end and len(self._ends) > 0
        if at_end:
            place = np.searchsorted(self._ends, min(start + self._drawn, self._ends[-1]))
            start = max(0, int(self._ends[place]) + 1 - self._drawn)
        drawn = next(self._text.blocks(start, start + self._drawn))
        if random.random() < spoiling.noisy:
            rate = spoiling.noise_per_word
            noisy = with_errors(drawn, self._labels, rate=rate, random=random)
            drawn = noisy if len(noisy.words) >= words else drawn
        kept = slice(-words, None) if at_end else slice(words)
        return Block(drawn.words[kept], drawn.labels[kept], drawn.casings[kept]), at_end


def _cut(windows: Sequence[NDArray[np.integer[Any]]], pieces: int) -> IntArray:
    """Equally long windows, each cut into `pieces`, side by side: (words, windows × pieces)."""
    rows = np.stack(windows).astype(np.int64)
    words = rows.shape[1] // pieces
    return np.ascontiguousarray(rows[:, -words * pieces :].reshape(-1, words).T)


class _Given(NamedTuple):
    """Masks (words, windows) of the slots and casings that are given.

    A given slot without a mark is shown where `empty` (windows,) is true, else it looks unknown.
    Either way it is not learnt from: else a model would learn that a slot without a mark beside
    given ones most likely needs none.
    """

    slots: NDArray[np.bool_]
    casings: NDArray[np.bool_]
    empty: NDArray[np.bool_]


def _given(
    shape: tuple[int, ...], spoiling: ExpertSpoiling, random: np.random.Generator
) -> _Given:
    """The given slots and casings of windows of `shape` (words, windows); most have none."""
    windows = shape[1]
    kind = random.random(windows)
    last = np.cumsum((spoiling.stretches, spoiling.decisions, spoiling.some_marks))
    in_stretches, some = kind < last[0], (kind >= last[0]) & (kind < last[2])
    finished = _stretches(shape, random) & in_stretches
    single = random.random(shape) < random.random(windows) * some
    casings = finished | (random.random(windows) < spoiling.all_casing)
    return _Given(finished | single, casings, kind < last[1])


_STRETCH_WORDS = (4, 100)
"""Range of the mean length of stretches in a window, from a short cue to half a window."""


def _stretches(shape: tuple[int, ...], random: np.random.Generator) -> NDArray[np.bool_]:
    """Every second of the stretches, of random lengths, of each window."""
    shortest, longest = np.log(_STRETCH_WORDS)
    words = np.exp(random.uniform(shortest, longest, shape[1]))
    changes = random.random(shape) < 1 / words
    changes[0] = random.random(shape[1]) < 1 / 2
    every_second: NDArray[np.bool_] = np.cumsum(changes, axis=0) % 2 > 0
    return every_second

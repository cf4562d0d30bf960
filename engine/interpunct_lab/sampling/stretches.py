# SPDX-License-Identifier: Apache-2.0
"""Training stretches for the published systems: consecutive words of labelled text.

By default a stretch is a random window over whole documents, new at every draw. Systems that are
trained on single sentences learn little more than the full stop at the end (Guerreiro et al. 2021,
Table 7). The papers' own ways to draw are options.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from interpunct.errors import LabError
from interpunct.labels import PaperLabel
from interpunct.runtime.labeller import LabelledStretch
from interpunct_lab.text.labelled import LabelledText, known_forms


class Unit(StrEnum):
    """Beginning and end of a stretch."""

    WINDOW = "window"
    """Any word: consecutive words from a random one on."""

    CHUNK = "chunk"
    """A sentence start and a sentence end: as many whole sentences as fit."""

    SENTENCE = "sentence"
    """One sentence."""

    JOINED = "joined"
    """Sentences, half of them by chance from elsewhere: as many as fit."""


@dataclass(frozen=True, slots=True)
class StretchOptions:
    """Kind of the stretches; the numbers are probabilities a stretch.

    `cut` takes one to three words off both ends (Poláček 2025). `second_language` continues the
    text in another language. `question` ensures a question in it; of sentences exactly that share
    are questions (Gale and Parthasarathy 2017). `inserted` puts a question from elsewhere between
    two of its sentences (Rao et al. 2022, section III).
    """

    unit: Unit = Unit.WINDOW
    cut: float = 0.0
    second_language: float = 0.0
    question: float = 0.0
    inserted: float = 0.0


class StretchSampler:
    """Draws stretches of up to `words` words from labelled texts with the given weights."""

    def __init__(
        self,
        texts: Mapping[str, LabelledText],
        weights: Mapping[str, float],
        *,
        words: int,
        options: StretchOptions,
    ) -> None:
        self._texts = [texts[code] for code in weights]
        for text in self._texts:
            if not len(text):
                raise LabError(f"there is no labelled text in {text.language!r}.")
        self._weights = np.array(list(weights.values())) / sum(weights.values())
        self._words = words
        self._options = options

    def stretches(self, count: int, random: np.random.Generator) -> list[LabelledStretch]:
        """`count` stretches; the same ones whenever `random` is in the same state."""
        return [self._stretch(random) for _ in range(count)]

    def _stretch(self, random: np.random.Generator) -> LabelledStretch:
        several = np.count_nonzero(self._weights) > 1
        if several and random.random() < self._options.second_language:
            numbers = random.choice(len(self._texts), 2, replace=False, p=self._weights)
            before = int(random.integers(self._words // 4, 3 * self._words // 4 + 1))
            stretch = _joined(
                self._draw(numbers[0], max(1, before), random),
                self._draw(numbers[1], max(1, self._words - before), random),
            )
        else:
            number = random.choice(len(self._texts), p=self._weights)
            stretch = self._draw(number, self._words, random)
        if random.random() < self._options.cut:
            stretch = _without_ends(stretch, random)
        return stretch

    def _draw(self, number: int, words: int, random: np.random.Generator) -> LabelledStretch:
        """Up to `words` words of the text with this number."""
        text, inserted = self._texts[number], self._options.inserted
        stretch = self._drawn_in_place(text, words, random)
        if inserted and len(text.questions) and random.random() < inserted:
            stretch = _with_question(stretch, text, random).part(0, words)
        return stretch

    def _drawn_in_place(
        self, text: LabelledText, words: int, random: np.random.Generator
    ) -> LabelledStretch:
        unit = self._options.unit
        if unit is Unit.WINDOW:
            return self._window(text, words, random)
        if unit is Unit.JOINED:
            return self._joined_sentences(text, words, random)
        sentence = self._sentence(text, random)
        return _sentences(text, sentence, words, single=unit is Unit.SENTENCE)

    def _question(self, text: LabelledText, random: np.random.Generator) -> int | None:
        """The slot of a question, with the probability of a question."""
        asks = len(text.questions) > 0 and random.random() < self._options.question
        return int(text.questions[int(random.integers(len(text.questions)))]) if asks else None

    def _window(
        self, text: LabelledText, words: int, random: np.random.Generator
    ) -> LabelledStretch:
        question = self._question(text, random)
        last = max(0, len(text) - words)
        start = int(random.integers(last + 1))
        if question is not None:
            start = min(max(0, question - int(random.integers(words))), last)
        return labelled_stretch(text, start, start + words)

    def _sentence(self, text: LabelledText, random: np.random.Generator) -> int:
        """The number of a sentence."""
        ends, question = text.sentence_ends, self._question(text, random)
        if question is not None:
            return int(np.searchsorted(ends, question))
        number = int(random.integers(len(ends)))
        if self._options.question and len(text.questions) < len(ends):
            while text.labels[ends[number]] == PaperLabel.QUESTION:
                number = int(random.integers(len(ends)))
        return number

    def _joined_sentences(
        self, text: LabelledText, words: int, random: np.random.Generator
    ) -> LabelledStretch:
        """Related and unrelated sentences, as Gale and Parthasarathy 2017 combine them."""
        number = self._sentence(text, random)
        stretch = _sentences(text, number, words, single=True)
        while len(stretch.words) < words:
            goes_on = number + 1 < len(text.sentence_ends) and random.random() < _RELATED
            number = number + 1 if goes_on else self._sentence(text, random)
            following = _sentences(text, number, words, single=True)
            if len(stretch.words) + len(following.words) > words:
                break
            stretch = _joined(stretch, following)
        return stretch


def _sentences(text: LabelledText, number: int, words: int, *, single: bool) -> LabelledStretch:
    """The sentence, and those after it that fit into `words` words; cut where it is longer."""
    ends = text.sentence_ends
    start = int(ends[number - 1]) + 1 if number else 0
    last = number if single else max(number, int(np.searchsorted(ends, start + words)) - 1)
    return labelled_stretch(text, start, min(int(ends[last]) + 1, start + words))


def _with_question(
    stretch: LabelledStretch, text: LabelledText, random: np.random.Generator
) -> LabelledStretch:
    """The stretch with a question of `text` behind one of its sentences, if it has a whole one."""
    places = np.flatnonzero(stretch.labels >= PaperLabel.PERIOD) + 1
    if not len(places):
        return stretch
    place, question = (int(random.choice(one)) for one in (places, text.questions))
    number = int(np.searchsorted(text.sentence_ends, question))
    sentence = _sentences(text, number, len(text), single=True)
    return _joined(_joined(stretch.part(0, place), sentence), stretch.part(place))


def labelled_stretch(
    text: LabelledText, start: int = 0, stop: int | None = None
) -> LabelledStretch:
    """The words of `text` from `start` up to `stop`, all of them by default."""
    types, rows = text.types, slice(start, stop)
    words = [types[form] for form in known_forms(text, text.words[rows]).tolist()]
    labels = text.labels[rows].astype(np.int64)
    return LabelledStretch(words, labels, [text.language] * len(words))


def _joined(first: LabelledStretch, second: LabelledStretch) -> LabelledStretch:
    return LabelledStretch(
        first.words + second.words,
        np.concatenate((first.labels, second.labels)),
        first.languages + second.languages,
    )


def _without_ends(stretch: LabelledStretch, random: np.random.Generator) -> LabelledStretch:
    """The stretch without one to three words at both ends; itself where none would be left."""
    before, after = (int(count) for count in random.integers(1, 4, 2))
    if len(stretch.words) <= before + after:
        return stretch
    return stretch.part(before, len(stretch.words) - after)


def stretches_in(texts: Mapping[str, LabelledText], *, words: int, unit: Unit) -> int:
    """Number of stretches of up to `words` words that cover the texts once."""
    if unit is Unit.SENTENCE:
        return sum(len(text.sentence_ends) for text in texts.values())
    return max(1, -(-sum(map(len, texts.values())) // words))


_RELATED = 0.5  # the paper gives no share

# SPDX-License-Identifier: Apache-2.0
"""The interface of every published system, with or without torch: from words to label scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from interpunct.arrays import FloatArray, IntArray
from interpunct.labels import LabelSet

NOT_SCORED = -1  # the label of a slot without loss


class Labeller(Protocol):
    """A trained system, ready to punctuate."""

    name: ClassVar[str]

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        """Label scores (words, labels) of running text.

        `words` are in model form (`interpunct.transcript.lettercase.model_form`); a softmax over a
        row gives probabilities.
        """


class Answers(NamedTuple):
    """Answers of a system for the same words.

    `labels` (words, labels) are scores, `casings` (words, 3) log probabilities. `ends` (words,)
    are probabilities that a sentence ends after a word; None where the labels tell it.
    """

    labels: FloatArray
    casings: FloatArray
    ends: FloatArray | None = None


class CasingLabeller(Labeller, Protocol):
    """A labeller that may tell the casing of words too, the capitals of sentences included."""

    tells_casing: bool

    def answers(self, words: Sequence[str], languages: Sequence[str]) -> Answers:
        """The scores of `Labeller.scores`, and casings."""


class TrainedSystem(Labeller, Protocol):
    """A labeller stored in a bundle; `config` is a `Config`, a dataclass of its sizes."""

    Config: ClassVar[type[Any]]
    config: Any
    window_words: int
    """The number of words read at once."""

    def labels(self) -> LabelSet:
        """The labels, in the order of the score columns."""

    def save(self, folder: Path) -> None:
        """Write the files of a bundle, except its card and its description."""

    @classmethod
    def load(cls, folder: Path, config: Any) -> Self:
        """Read the files of `save`, on the CPU. Raises BundleError for damaged files."""

    def place(self, device: str) -> str | None:
        """Move to `device`; `auto` is a GPU that works. Returns a message for the user, if any.

        Raises BackendError if the device was requested by name and cannot be used.
        """


@dataclass(frozen=True, slots=True)
class Encoded:
    """Words as input of one system.

    `ids` (tokens,) are the token ids. `slots` (words,) are the tokens at which the label of the
    slot after each word is read.
    """

    ids: IntArray
    slots: IntArray


@dataclass(frozen=True, slots=True)
class LabelledStretch:
    """Consecutive words of one text and the labels (words,) of the slots after them."""

    words: list[str]
    labels: IntArray
    languages: list[str]

    def part(self, start: int, stop: int | None = None) -> LabelledStretch:
        """The words from `start` up to `stop`, by default to the end."""
        rows = slice(start, stop)
        return LabelledStretch(self.words[rows], self.labels[rows], self.languages[rows])

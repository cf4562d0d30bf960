# SPDX-License-Identifier: Apache-2.0
"""What every published system is, torch or not: words in, label scores out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Protocol, Self

from interpunct.arrays import FloatArray, IntArray
from interpunct.labels import LabelSet

NOT_SCORED = -1  # the label of a slot that the loss leaves out


class Labeller(Protocol):
    """A trained system, ready to punctuate."""

    name: ClassVar[str]

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        """Label scores (words, labels) of running text.

        `words` are in the form that models see (`interpunct.transcript.lettercase.model_form`);
        a softmax over a row gives probabilities.
        """


class TrainedSystem(Labeller, Protocol):
    """A labeller that is kept in a bundle; `config` is a `Config`, a dataclass of its sizes."""

    Config: ClassVar[type[Any]]
    config: Any
    window_words: int
    """How many words are seen at once."""

    def labels(self) -> LabelSet:
        """Its labels, in the order of the columns of its scores."""

    def save(self, folder: Path) -> None:
        """Write the files of a bundle, all but its card and its description."""

    @classmethod
    def load(cls, folder: Path, config: Any) -> Self:
        """Read what `save` wrote, to the CPU. Raises BundleError where it is damaged."""

    def place(self, device: str) -> str | None:
        """Move to `device`, where `auto` is a GPU that works; what to tell people, if anything.

        Raises BackendError where the device was asked for by name and cannot be used.
        """


@dataclass(frozen=True, slots=True)
class Encoded:
    """Words as one system reads them: `ids` (tokens,), and for each word the token at which the
    label of the slot after it is read, `slots` (words,).
    """

    ids: IntArray
    slots: IntArray


@dataclass(frozen=True, slots=True)
class LabelledStretch:
    """Consecutive words of one text and the labels (words,) of the slots after them."""

    words: list[str]
    labels: IntArray
    languages: list[str]

# SPDX-License-Identifier: Apache-2.0
"""Packages of other projects as peers, where pip has installed them.

Nothing is downloaded: their hub is set offline, so weights must be in its cache already. Texts are
given in pieces, because some packages return unknown characters, and a piece with other words
counts as a piece without marks.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from interpunct.labels import PAPER_LABELS, Label
from interpunct.opinions.aligning import marks_in_answer
from interpunct.opinions.asking import Endpoint, UnusableAnswerError
from interpunct.opinions.options import OpinionOptions
from interpunct.opinions.prompting import Prompt, prompt_of
from interpunct.runtime.predictor import never
from interpunct.transcript.signs import label_of

PIECE_WORDS = 128

Marker = Callable[[Sequence[str], str], list[Label]]
"""From the words of a text and its language to the label after each word."""


@dataclass(frozen=True, slots=True)
class Package:
    """A package: its `module`, the `languages` that it names (none: any), and its opener."""

    module: str
    languages: frozenset[str]
    open: Callable[[Any], Marker]
    about: str

    @property
    def is_here(self) -> bool:
        """Whether pip has installed it."""
        return find_spec(self.module) is not None

    def opened(self) -> Marker:
        """The package ready to use; raises whatever it raises where its weights are not here."""
        os.environ["HF_HUB_OFFLINE"] = os.environ["TRANSFORMERS_OFFLINE"] = "1"
        return self.open(import_module(self.module))


def _deepmultilingualpunctuation(module: Any) -> Marker:
    model = module.PunctuationModel()

    def mark(words: Sequence[str], code: str) -> list[Label]:
        found = model.predict(list(words))  # a word, its label, the score of its last piece
        return [label_of(label, code) for _, label, _ in found]

    return mark


def _punctuators(module: Any) -> Marker:
    models = import_module(f"{module.__name__}.models")
    model = models.PunctCapSegModelONNX.from_pretrained("pcs_47lang")

    def write(text: str) -> str:
        (found,) = model.infer([text])  # sentences
        return found if isinstance(found, str) else " ".join(found)

    return by_text(write)


def by_text(write: Callable[[str], str]) -> Marker:
    """The marker made of a function from bare text to text with marks."""

    def piece(words: Sequence[str], code: str) -> list[Label]:
        found = marks_in_answer(write(" ".join(words)), words, code, PAPER_LABELS)
        return found or [Label.NONE] * len(words)

    def mark(words: Sequence[str], code: str) -> list[Label]:
        return [label for part in _pieces(words) for label in piece(part, code)]

    return mark


def language_model(options: OpinionOptions) -> Marker:
    """A marker that asks a language model about all of a text, without another model."""
    asker = Endpoint(options)

    def mark(words: Sequence[str], code: str) -> list[Label]:
        prompts = (prompt_of(part, part, code) for part in _pieces(words))
        return [label for prompt in prompts for label in _answered(asker, prompt)]

    return mark


def _answered(asker: Endpoint, prompt: Prompt) -> list[Label]:
    try:
        answer = asker.answer(prompt, never)
    except UnusableAnswerError:
        answer = ""
    found = marks_in_answer(answer, prompt.words, prompt.language, PAPER_LABELS)
    return found or [Label.NONE] * len(prompt.words)


def _pieces(words: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(words), PIECE_WORDS):
        yield words[start : start + PIECE_WORDS]


PACKAGES: Mapping[str, Package] = {
    "deepmultilingualpunctuation": Package(
        "deepmultilingualpunctuation",
        frozenset(["en", "de", "fr", "it"]),
        _deepmultilingualpunctuation,
        "FullStop, XLM-R large",
    ),
    "punctuators": Package("punctuators", frozenset(), _punctuators, "pcs_47lang"),
}

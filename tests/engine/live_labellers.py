# SPDX-License-Identifier: Apache-2.0
"""Labellers for tests of live text: a mark follows certain words, with or without a delay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import numpy as np

from interpunct.bundles.description import UNCALIBRATED
from interpunct.labels import PAPER_LABELS, Label
from interpunct.runtime.labelling import LabellingPunctuator
from interpunct.runtime.streaming import live_word
from interpunct.transcript.transcript import Word

DELAY = 3
MARKS = {"stop": Label.PERIOD, "ask": Label.QUESTION, "pause": Label.COMMA, "停": Label.PERIOD}


def certain(words: Sequence[str]) -> np.ndarray:
    """Scores by which a mark follows the words of `MARKS`, and no other."""
    return (
        20
        * np.eye(4, dtype=np.float32)[
            [PAPER_LABELS.column(MARKS.get(word, Label.NONE)) for word in words]
        ]
    )


class ByWord:
    """A labeller that needs no context."""

    name: ClassVar[str] = "by-word"

    def scores(self, words: Sequence[str], languages: Sequence[str]) -> np.ndarray:
        return certain(words)


class Delayed(ByWord):
    """The same, a few words behind."""

    name: ClassVar[str] = "delayed"

    def stream(self) -> DelayedStream:
        return DelayedStream()


class DelayedStream:
    def __init__(self) -> None:
        self._open: list[str] = []

    def push(self, words: Sequence[str]) -> np.ndarray:
        self._open += words
        known = max(len(self._open) - DELAY, 0)
        scores, self._open = certain(self._open[:known]), self._open[known:]
        return scores

    def finish(self) -> np.ndarray:
        return certain(self._open)


def opened(labeller: ByWord) -> LabellingPunctuator:
    return LabellingPunctuator(labeller, UNCALIBRATED)


def words_of(text: str) -> list[Word]:
    return [live_word(word, "en") for word in text.split()]


class AtOnce(DelayedStream):
    """A causal system without any delay."""

    def push(self, words: Sequence[str]) -> np.ndarray:
        return certain(words)


class Prompt(ByWord):
    def stream(self) -> DelayedStream:
        return AtOnce()

# SPDX-License-Identifier: Apache-2.0
"""Live text: from words to predictions of their slots, once enough words follow.

A causal system labels each slot after its own fixed delay, and nothing is computed twice
(`CausalStream`). Any other bundle predicts a moving window repeatedly, and a slot is decided once
enough words follow it (`WindowStream`). See Behre et al. 2022, "Streaming punctuation for
long-form dictation with transformers". In both cases the mark after the last word of an unfinished
text is never decided: the next word may change it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.errors import BundleError
from interpunct.labels import PAPER_LABELS, Casing, Label, LabelSet, MarksMode
from interpunct.runtime.calibration import Calibration
from interpunct.runtime.labelling import LabellingPunctuator, casings_as_written
from interpunct.runtime.predictions import Predictions, Rows
from interpunct.runtime.predictor import Predictor
from interpunct.transcript.languages import language
from interpunct.transcript.lettercase import model_form
from interpunct.transcript.protection import is_fixed
from interpunct.transcript.transcript import Slot, Timing, Transcript, Word

LOOK_AHEAD = 8
"""Number of words after a slot before a window decides it."""

_CONTEXT = 64  # decided words kept in a window before the open ones


class LabelStream(Protocol):
    """Label scores of one text whose words arrive one by one."""

    def push(self, words: Sequence[str]) -> FloatArray:
        """Take the next words, in model form; returns scores (n, labels) of slots now known."""

    def finish(self) -> FloatArray:
        """End the text; returns scores (n, labels) of the slots still open."""


@runtime_checkable
class CausalLabeller(Protocol):
    """A labeller with a fixed look-ahead in tokens."""

    def stream(self) -> LabelStream:
        """Start a new text."""


def word_stream(predictor: Predictor, look_ahead: int | None = None) -> WordStream:
    """Start a new text for an opened bundle; None means a suitable delay.

    Raises BundleError for a look-ahead with a system of fixed delay.
    """
    if not isinstance(predictor, LabellingPunctuator) or not isinstance(
        labeller := predictor.labeller, CausalLabeller
    ):
        return WindowStream(predictor, LOOK_AHEAD if look_ahead is None else look_ahead)
    if look_ahead is not None:
        raise BundleError(
            f"the system {predictor.labeller.name} decides after the delay it was trained with.",
            remedy="Give no delay.",
        )
    return CausalStream(labeller.stream(), predictor.calibration, predictor.label_set)


class CausalStream:
    """Stream of a causal labeller: exactly its scores of the whole text, casing as written."""

    def __init__(
        self, labels: LabelStream, calibration: Calibration, label_set: LabelSet = PAPER_LABELS
    ) -> None:
        self._labels = labels
        self._label_set = label_set
        self._calibration = calibration
        self._open: list[Word] = []
        self._scores = np.zeros((0, len(label_set)), np.float32)  # of the first open words
        self._first = 0

    def push(self, words: Sequence[Word]) -> Predictions:
        """See `WindowStream.push`."""
        self._open += words
        forms = [model_form(word.text, word.language) for word in words]
        self._scores = np.concatenate((self._scores, self._labels.push(forms)))
        return self._decide(min(len(self._scores), max(len(self._open) - 1, 0)))

    def finish(self) -> Predictions:
        """See `WindowStream.finish`."""
        self._scores = np.concatenate((self._scores, self._labels.finish()))
        return self._decide(len(self._open))

    def _decide(self, count: int) -> Predictions:
        words, scores, first = self._open[:count], self._scores[:count], self._first
        self._open, self._scores = self._open[count:], self._scores[count:]
        self._first += count
        labels = self._calibration.probabilities(scores, [word.language for word in words])
        return Predictions(first, labels, casings_as_written(words), self._label_set)


class WindowStream:
    """Stream of any bundle: the open words are predicted again, with context, as words arrive.

    Slots with `look_ahead` following words (at least one) are decided.
    """

    def __init__(self, predictor: Predictor, look_ahead: int = LOOK_AHEAD) -> None:
        self._predictor = predictor
        self._look_ahead = max(look_ahead, 1)
        self._window: list[Word] = []
        self._decided = 0  # words of the window
        self._first = 0

    def push(self, words: Sequence[Word]) -> Predictions:
        """Take the next words; returns the predictions of the slots now decided.

        They continue the earlier ones: `first` counts the slots of the whole text.
        """
        self._window += words
        return self._decide(max(len(self._window) - self._look_ahead, self._decided))

    def finish(self) -> Predictions:
        """End the text; returns the predictions of the slots still open."""
        return self._decide(len(self._window))

    def _decide(self, stop: int) -> Predictions:
        start, first = self._decided, self._first
        found = self._predicted(start, stop)
        seen = max(stop - _CONTEXT, 0)
        self._window, self._decided = self._window[seen:], stop - seen
        self._first += stop - start
        return Predictions(first, *found)

    def _predicted(self, start: int, stop: int) -> Rows:
        """Labels and casings of the slots `start` to `stop` of the window."""
        size = len(self._window) if stop > start else 0
        transcript = Transcript(self._window[:size], (_OPEN_SLOT,) * size)
        parts = list(self._predictor.predict(transcript, marks=MarksMode.REPLACE))
        label_set = parts[0].label_set if parts else PAPER_LABELS
        none = np.zeros((0, len(label_set)), np.float32), np.zeros((0, len(Casing)), np.float32)
        labels = np.concatenate((none[0], *(part.labels for part in parts)))
        casings = np.concatenate((none[1], *(part.casings for part in parts)))
        return Rows(labels[start:stop], casings[start:stop], label_set)


WordStream = CausalStream | WindowStream
"""Predictions of one text whose words arrive one by one."""

_OPEN_SLOT = Slot(0, 0, "", Label.NONE)


def live_word(text: str, code: str, start: int = 0) -> Word:
    """A word of live text, without cue and times, at offset `start` of its text."""
    end = start + len(text)
    fixed = is_fixed(text, language(code))
    return Word(text, 0, start, end, code, 0, 0, 0, Timing.ESTIMATED, fixed)

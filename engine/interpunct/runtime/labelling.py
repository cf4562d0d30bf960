# SPDX-License-Identifier: Apache-2.0
"""Predictions of the systems without heads for casing, and of experts without an encoder."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from interpunct.bundles.description import Fits
from interpunct.labels import PAPER_LABELS, Casing, LabelSet, MarksMode
from interpunct.runtime.calibration import Calibration
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.experts.opinions import ExpertReading, column_as_written
from interpunct.runtime.given import GivenWords
from interpunct.runtime.labeller import CasingLabeller, Labeller
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.runtime.sentence_capitals import inside_sentences
from interpunct.runtime.windows import TokenWindow, calls
from interpunct.transcript.lettercase import casing_of, model_form
from interpunct.transcript.transcript import Transcript, Word


class _WordReader(Predictor):
    """Predictor that reads words only, span by span."""

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,  # noqa: ARG002 - what predicts is given it
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """See `Predictor.predict`."""
        for span in calls(len(transcript), first, cancelled):
            yield self._read(transcript.words[span.start : span.end], span)

    @abstractmethod
    def _read(self, words: Sequence[Word], span: TokenWindow) -> Predictions:
        """Predictions for the slots of a span, from all of its `words`."""


def _input_of(words: Sequence[Word]) -> tuple[list[str], list[str]]:
    """The forms of words for a model, and their languages."""
    forms = [model_form(word.text, word.language) for word in words]
    return forms, [word.language for word in words]


class LabellingPunctuator(_WordReader):
    """Predictor with a loaded system or a converted checkpoint.

    The marks of a file are no evidence: these systems read words only. Casing stays as written.
    """

    def __init__(self, labeller: Labeller, fits: Fits, label_set: LabelSet = PAPER_LABELS) -> None:
        self.labeller = labeller
        self.label_set = label_set
        self.calibration = Calibration(fits)

    @property
    def predicts_casings(self) -> bool:
        """See `Predictor.predicts_casings`."""
        return False

    def _read(self, words: Sequence[Word], span: TokenWindow) -> Predictions:
        forms, languages = _input_of(words)
        scores = self.labeller.scores(forms, languages)
        read = slice(span.first - span.start, span.stop - span.start)
        labels = self.calibration.probabilities(scores[read], languages[read])
        return Predictions(span.first, labels, casings_as_written(words[read]), self.label_set)


class CasedPunctuator(_WordReader):
    """Predictor with a published model that tells the casing of words too.

    The marks and casings of a file are no evidence: these models read lower-cased words only.
    """

    def __init__(self, labeller: CasingLabeller, fits: Fits, label_set: LabelSet) -> None:
        self._labeller = labeller
        self._label_set = label_set
        self._calibration = Calibration(fits)

    def _read(self, words: Sequence[Word], span: TokenWindow) -> Predictions:
        forms, languages = _input_of(words)
        answers = self._labeller.answers(forms, languages)
        labels = self._calibration.probabilities(answers.labels, languages)
        ends = answers.ends
        if ends is None:
            ends = labels[:, self._label_set.ends].sum(axis=1)
        starting = np.append(_TEXT_START, ends[:-1])
        casings = np.exp(inside_sentences(answers.casings, starting))
        read = slice(span.first - span.start, span.stop - span.start)
        return Predictions(span.first, labels[read], casings[read], self._label_set)


_TEXT_START = np.float32(1)


def casings_as_written(words: Sequence[Word]) -> NDArray[np.float32]:
    """Certain casings (words, 3): as written, or lower for words without one."""
    casings = [casing_of(word.text) or Casing.LOWER for word in words]
    result: NDArray[np.float32] = np.eye(len(Casing), dtype=np.float32)[casings]
    return result


def as_written(
    found: Predictions, unread: NDArray[np.bool_], transcript: Transcript
) -> Predictions:
    """`found` with marks and casing as in the file, certain, where rows are `unread` (n,).

    So nothing is proposed in a language that no model has learned.
    """
    if not unread.any():
        return found
    place = slice(found.first, found.first + len(found))
    words, slots = transcript.words[place], transcript.slots[place]
    columns = [column_as_written(slot, found.label_set) for slot in slots]
    labels = np.eye(len(found.label_set), dtype=np.float32)[columns]
    rows = unread[:, None]
    return replace(
        found,
        labels=np.where(rows, labels, found.labels),
        casings=np.where(rows, casings_as_written(words), found.casings),
    )


class ExpertPunctuator(Predictor):
    """Predictor of marks and casing by an expert for each language.

    Input are words, pauses, and given marks and casing. Words in a language without an expert stay
    unchanged.
    """

    def __init__(
        self, experts: Mapping[str, Expert], fits: Fits, label_set: LabelSet = PAPER_LABELS
    ) -> None:
        self._experts = experts
        self._label_set = label_set
        self._calibration = Calibration(fits)

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """See `Predictor.predict`."""
        given = GivenWords.of(transcript, marks)
        reading = ExpertReading(transcript, self._experts.get, self._label_set, given)
        for span in calls(len(transcript), first, cancelled):
            opinion = reading.opinion(span.first, span.stop)
            languages = [word.language for word in transcript.words[span.first : span.stop]]
            labels = self._calibration.probabilities(opinion.labels, languages)
            read = Predictions(span.first, labels, np.exp(opinion.casings), self._label_set)
            yield as_written(read, ~opinion.known, transcript)

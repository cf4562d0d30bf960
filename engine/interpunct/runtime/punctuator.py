# SPDX-License-Identifier: Apache-2.0
"""From a transcript and a bundle to calibrated predictions, stretch by stretch.

Encoder and expert are combined in a log-linear mixture with a share by language. The sum of
weighted log probabilities (Hinton 2002, products of experts) keeps decisions on which both are
sure. In a language without an expert, the encoder decides alone; in one without an encoder, the
expert does. In one without either, marks and casing are those of the file.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

import numpy as np

from interpunct.arrays import FloatArray, softmax
from interpunct.bundles.description import CompactDescription, Mixture
from interpunct.labels import LabelSet, MarksMode
from interpunct.runtime.backends import Backend
from interpunct.runtime.calibration import Calibration
from interpunct.runtime.contractions import Contracted, contracted
from interpunct.runtime.encoder.encoding import (
    NO_ENCODER,
    SHARED,
    Encoders,
    EncoderWindow,
)
from interpunct.runtime.experts.description import DESCRIPTION_FILE
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.experts.opinions import ExpertReading, Opinion
from interpunct.runtime.experts.weights import WEIGHTS_FILE
from interpunct.runtime.given import GivenWords
from interpunct.runtime.labelling import as_written
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import GROUP_WORDS, Predictor, never
from interpunct.runtime.sentence_capitals import inside_sentences
from interpunct.runtime.windows import from_slot
from interpunct.transcript.transcript import Transcript

_FIRST_SHARE = 4  # divisor of the first batch, on a CPU one round of parallel calls
_CALLS_PER_GROUP = 8
MOST_EXPERTS = 4
"""Experts in memory; each takes about 9 MB, and 40 ms to load."""
_Work = TypeVar("_Work")


@dataclass(frozen=True, slots=True)
class _Reading:
    """A transcript during prediction: its encoder windows, and its experts' opinions.

    `joined` holds the joined contractions, if any.
    """

    transcript: Transcript
    joined: Contracted | None
    windows: list[EncoderWindow]
    experts: ExpertReading

    def from_slot(self, first: int) -> list[EncoderWindow]:
        """See `windows.from_slot`."""
        stops = (window.slots.stop for window in self.windows)
        return from_slot(self.windows, stops, self.joined.place(first) if self.joined else first)

    def as_it_stands(self, found: Predictions) -> Predictions:
        """Predictions of the words read, converted to the words of the file."""
        return self.joined.apart(found) if self.joined else found


class Punctuator(Predictor):
    """Predictor with a loaded bundle of the compact system: encoders and experts."""

    def __init__(self, backend: Backend) -> None:
        self._bundle = backend.bundle
        self._encoders = Encoders(backend)
        self._calibration = Calibration(self._bundle.calibration)
        self._mixtures = self._bundle.described(CompactDescription).experts
        self._experts: OrderedDict[str, Expert] = OrderedDict()

    @property
    def group_words(self) -> int:
        """See `Predictor.group_words`: a GPU's calls are large; only the last is partly empty."""
        words_per_window = self._bundle.window // 2  # windows overlap, and words have pieces
        words_per_call = self._encoders.windows_per_call * words_per_window
        return max(GROUP_WORDS, _CALLS_PER_GROUP * words_per_call)

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """See `Predictor.predict`; the transcript is read at once, so outside any turn."""
        found = self._predicted([transcript], marks, first, cancelled)
        return (predictions for _, predictions in found)

    def predict_many(
        self,
        transcripts: Sequence[Transcript],
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[tuple[int, Predictions]]:
        """See `Predictor.predict_many`; windows of several files share a batch.

        Otherwise each short file would leave a batch half empty.
        """
        return self._predicted(transcripts, marks, 0, cancelled)

    def _predicted(
        self,
        transcripts: Sequence[Transcript],
        marks: MarksMode,
        first: int,
        cancelled: Callable[[], bool],
    ) -> Iterator[tuple[int, Predictions]]:
        readings = [self._reading(transcript, marks) for transcript in transcripts]
        work = [
            (index, window)
            for index, reading in enumerate(readings)
            for window in reading.from_slot(first)
        ]
        return self._answers(readings, work, cancelled)

    def _answers(
        self,
        readings: Sequence[_Reading],
        work: Sequence[tuple[int, EncoderWindow]],
        cancelled: Callable[[], bool],
    ) -> Iterator[tuple[int, Predictions]]:
        """The predictions of the windows of `work`, each with the index of its reading."""
        for batch in _batches(work, self._encoders.windows_per_call):
            if cancelled():
                return
            states = self._encoders.states([window for _, window in batch])
            for (index, window), found in zip(batch, states, strict=True):
                reading = readings[index]
                yield index, reading.as_it_stands(self._answer(reading, window, found))

    def _reading(self, transcript: Transcript, marks: MarksMode) -> _Reading:
        joined = contracted(transcript)
        transcript = joined.transcript if joined else transcript
        given = GivenWords.of(transcript, marks)
        windows = self._encoders.windows(transcript, given)
        experts = ExpertReading(transcript, self._expert, self._bundle.label_set, given)
        return _Reading(transcript, joined, list(windows), experts)

    def _expert(self, language: str) -> Expert | None:
        """The expert of a language, loaded when it occurs; those used last stay in memory."""
        if language in self._experts:
            self._experts.move_to_end(language)
        elif language in self._mixtures:
            part = self._bundle.of_language(language)
            for name in (DESCRIPTION_FILE, WEIGHTS_FILE):
                part.path(name)  # both must be files listed by the bundle
            self._experts[language] = Expert.load(part.folder)
            if len(self._experts) > MOST_EXPERTS:
                self._experts.popitem(last=False)
        return self._experts.get(language)

    def _answer(self, reading: _Reading, window: EncoderWindow, states: FloatArray) -> Predictions:
        """The predictions of one window; `states` is (tokens, width), START first."""
        words = window.slots
        slots = slice(words.start - (window.span.first > 0), words.stop)  # as in encoder.labels
        opinion = reading.experts.opinion(slots.start, slots.stop)
        languages = [word.language for word in reading.transcript.words[slots]]
        mine = slice(words.start - slots.start, None)
        if window.encoder == NO_ENCODER:
            read, casings = opinion.labels, opinion.casings[mine]
        else:
            encoder = self._encoders.of(window.encoder)
            read, casings = encoder.labels(window, states), encoder.casings(window, states)
            read = told_apart(read, opinion.labels, self._bundle.label_set)
        scores = mixed_labels(read, opinion, self._mixtures, languages)
        labels = self._calibration.probabilities(scores, languages)
        ends = labels[:, self._bundle.label_set.ends].sum(axis=1)
        starting = ends[:-1] if mine.start else np.append(_TEXT_START, ends[:-1])
        if window.encoder == SHARED:
            casings = inside_sentences(casings, starting)
        heard = _heard_inside(opinion[mine], starting)
        cased = mixed_casings(casings, heard, self._mixtures, languages[mine])
        answer = Predictions(words.start, labels[mine], cased, self._bundle.label_set)
        if window.encoder != NO_ENCODER:
            return answer
        return as_written(answer, ~opinion[mine].known, reading.transcript)


def _batches(work: Sequence[_Work], size: int) -> Iterator[Sequence[_Work]]:
    """`work` in parts of `size`, after a smaller first part for a quick first result."""
    stop = max(1, size // _FIRST_SHARE)
    start = 0
    while start < len(work):
        yield work[start:stop]
        start, stop = stop, stop + size


def _heard_inside(opinion: Opinion, starting: FloatArray) -> Opinion:
    """The opinion with sentence-start capitals removed, where experts include them."""
    inside = np.where(
        opinion.inside[:, None], opinion.casings, inside_sentences(opinion.casings, starting)
    )
    return replace(opinion, casings=inside)


_TEXT_START = np.float32(1)


def told_apart(read: FloatArray, opinion: FloatArray, labels: LabelSet) -> FloatArray:
    """Log probabilities (n, labels) of an encoder for `labels` or for those of the papers only.

    The probability of a label of the papers is shared out as in the expert's `opinion`.
    """
    if read.shape[1] == len(labels):
        return read
    within = np.log(labels.by_paper_labels(np.exp(opinion)))
    apart: FloatArray = (read - within)[:, labels.paper_columns] + opinion
    return apart


def mixed_labels(
    encoder: FloatArray,
    opinion: Opinion,
    mixtures: Mapping[str, Mixture],
    languages: Sequence[str],
) -> FloatArray:
    """Label scores (n, labels) from the encoder's log probabilities and the experts' opinion."""
    told = [mixtures[code].labels if code in mixtures else 0.0 for code in languages]
    shares = np.array(told, np.float32)
    shares = np.where(opinion.known, shares, 0)[:, None]
    result: FloatArray = (1 - shares) * encoder + shares * opinion.labels
    return result


def mixed_casings(
    encoder: FloatArray,
    opinion: Opinion,
    mixtures: Mapping[str, Mixture],
    languages: Sequence[str],
) -> FloatArray:
    """Calibrated casing probabilities (n, 3) from the same inputs."""
    result = softmax(encoder)
    codes = np.array(languages)
    for code in set(languages) & set(mixtures):
        mixture, rows = mixtures[code], (codes == code) & opinion.known
        share = np.float32(mixture.casings)
        scores = (1 - share) * encoder[rows] + share * opinion.casings[rows]
        fit = mixture.casing_fit
        bias = np.array(fit.bias, np.float32)
        result[rows] = softmax(scores / np.float32(fit.temperature) + bias)
    return result

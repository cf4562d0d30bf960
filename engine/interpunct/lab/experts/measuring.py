# SPDX-License-Identifier: Apache-2.0
"""How good an expert is on held-out text: the likeliest label of every slot is what counts."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.lab.evaluation import metrics
from interpunct.lab.text.labelled import CASING_UNKNOWN, LabelledText
from interpunct.models.experts.expert import Expert, ExpertScores, Given
from interpunct.transcript.labels import Casing, Label


@dataclass(frozen=True, slots=True)
class Answer:
    """Label (n, 4) and casing probabilities (n, 3) for a text, and what the text has."""

    labels: FloatArray
    casings: FloatArray
    text: LabelledText

    @property
    def shown(self) -> NDArray[np.int64]:
        """The likeliest label of every slot."""
        best: NDArray[np.int64] = self.labels.argmax(axis=1)
        return best

    def loss(self) -> float:
        """Nats a slot."""
        right = self.labels[np.arange(len(self.text)), self.text.labels]
        return float(-np.log(np.maximum(right, 1e-9)).mean())

    def casing_f1(self) -> float | None:
        """F1 of the words that need a capital, those after a shown sentence end raised.

        None where no word needs one.
        """
        known = self.text.casings != CASING_UNKNOWN
        if not np.isin(self.text.casings[known], (Casing.CAPITALISED, Casing.UPPER)).any():
            return None
        starts = np.roll(self.shown >= Label.PERIOD, 1)
        shown = np.maximum(self.casings.argmax(axis=1), starts * int(Casing.CAPITALISED))
        return metrics.casing_f1(self.text.casings[known], shown[known])


def answer(
    expert: Expert,
    text: LabelledText,
    calibration: Mapping[str, Any] | None = None,
    given: Given | None = None,
) -> Answer:
    """What `expert` says of all words of `text`."""
    scores = uncalibrated(expert, text, given)
    labels = scores.labels
    if calibration:
        bias = np.asarray(calibration["bias"], np.float32)
        labels = labels / np.float32(calibration["temperature"]) + bias
    return Answer(_softmax(labels), _softmax(scores.casings), text)


def uncalibrated(expert: Expert, text: LabelledText, given: Given | None = None) -> ExpertScores:
    """The scores before any calibration."""
    return expert.scores([text.types[form] for form in text.words.tolist()], given)


def figures(given_answer: Answer, scored: NDArray[np.bool_] | None = None) -> dict[str, Any]:
    """The figures of one answer; `scored` leaves out slots whose mark was given."""
    rows = np.ones(len(given_answer.text), np.bool_) if scored is None else scored
    wanted, shown = given_answer.text.labels[rows], given_answer.shown[rows]
    scores = metrics.scores(wanted, shown)
    confidence = given_answer.labels.max(axis=1)[rows]
    casing = given_answer.casing_f1()
    return {
        "words": int(rows.sum()),
        "micro_f1": round(scores.micro_f1, 4),
        "micro_precision": round(scores.micro_precision, 4),
        "micro_recall": round(scores.micro_recall, 4),
        "macro_f1": round(scores.macro_f1, 4),
        "slot_error_rate": round(scores.slot_error_rate, 4),
        "f1": {label.name: round(scores.labels[label].f1, 4) for label in metrics.MARK_LABELS},
        "casing_f1": None if casing is None else round(casing, 4),
        "log_loss": round(given_answer.loss(), 4),
        "calibration_error": round(
            metrics.region_balanced_calibration_error(confidence, shown == wanted), 4
        ),
        "errors_caught": {
            f"{share:.0%}": round(metrics.errors_caught(confidence, shown == wanted, share), 4)
            for share in (0.05, 0.1)
        },
    }


def completion_gain(
    expert: Expert, text: LabelledText, calibration: Mapping[str, Any], bare: Answer
) -> float:
    """How much the micro F1 of half of the marks grows where the other half is given."""
    hidden = (np.random.default_rng(0).random(len(text)) >= 0.5) | (text.labels == Label.NONE)
    marks = np.where(hidden, 0, text.labels).astype(np.int64)
    none = np.zeros(len(text), np.int64)
    helped = answer(expert, text, calibration, Given(marks, none, none))
    after = metrics.scores(text.labels[hidden], helped.shown[hidden]).micro_f1
    return round(after - metrics.scores(text.labels[hidden], bare.shown[hidden]).micro_f1, 4)


def words_per_second(expert: Expert, text: LabelledText, words: int = 20_000) -> float:
    """The best of three runs over a text of so many words."""
    forms = [text.types[form] for form in np.resize(text.words, words).tolist()]
    durations = []
    for _ in range(3):
        started = time.perf_counter()
        expert.scores(forms)
        durations.append(time.perf_counter() - started)
    return words / min(durations)


def _softmax(scores: FloatArray) -> FloatArray:
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    result: FloatArray = raised / raised.sum(axis=1, keepdims=True)
    return result

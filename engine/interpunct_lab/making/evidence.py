# SPDX-License-Identifier: Apache-2.0
"""Learns evidence from finished text: additions of its n-grams to a bundle's predictions.

Multinomial logistic regression on top of the bundle's log probabilities, with a pull of every
addition to zero (a Gaussian prior). It has one best answer. AdaGrad (Duchi et al. 2011) over all
of the text comes close to it in these steps, without random choices. An n-gram that was seen once
can hardly move. Chosen by figures on captions in three languages, see `docs/adapting.md`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray, IntArray, softmax
from interpunct.bundles.bundle import Bundle
from interpunct.errors import LabError
from interpunct.labels import PAPER_LABELS, Label
from interpunct.marking.sentence_starts import sentence_starts
from interpunct.runtime.evidence import (
    Evidence,
    EvidenceTable,
    has_evidence,
    logarithms,
    text_keys,
)
from interpunct.runtime.experts.keys import KeyIndex, Keys
from interpunct.runtime.predictor import Predictor
from interpunct_lab.making.finished_text import Finished, measure_finished
from interpunct_lab.text.labelled import CASING_UNKNOWN


class Scope(StrEnum):
    """Part of a bundle that an adaptation learns."""

    NGRAMS = "ngrams"
    """N-grams beside the bundle, which stays as it is; for any bundle, without torch."""

    HEADS = "heads"
    """The last layer of a published system."""

    ALL = "all"
    """All weights of a published system."""


STEPS = {Scope.NGRAMS: 60, Scope.HEADS: 300, Scope.ALL: 60}
"""Default number of steps of each scope."""

_RATE = 0.3
_LABEL_PULL = 8.0
_CASING_PULL = 2.0  # a name is a name wherever it stands, a mark is not
_FIRST_SQUARE = 1e-8


def learn_evidence(
    predictor: Predictor,
    texts: Sequence[Finished],
    *,
    marks: Sequence[Label] = PAPER_LABELS.marks,
    steps: int = STEPS[Scope.NGRAMS],
) -> Evidence:
    """Additions of the n-grams of `texts` to `predictor`, which predicts the bare words.

    `marks` are those that it can give.
    """
    measured = measure_finished(predictor, texts, marks)
    keys = [text_keys(text.transcript) for text in texts]
    inside = np.concatenate([_inside_sentences(text) for text in texts])
    return Evidence(
        fit_table(
            np.concatenate([each.labels for each in keys])[measured.scored],
            logarithms(measured.labels[measured.scored]),
            measured.wanted[measured.scored],
            pull=_LABEL_PULL,
            steps=steps,
        ),
        fit_table(
            np.concatenate([each.casings for each in keys])[inside],
            logarithms(measured.casings[inside]),
            measured.wanted_casings[inside],
            pull=_CASING_PULL,
            steps=steps,
        ),
    )


def fit_table(
    keys: Keys,
    scores: FloatArray,
    wanted: NDArray[np.integer[Any]],
    *,
    pull: float,
    steps: int = STEPS[Scope.NGRAMS],
) -> EvidenceTable:
    """The additions with the largest likelihood of `wanted` (n,).

    `keys` (n, kinds) are the n-grams around each case, `scores` (n, classes) the log probabilities
    that they add to.
    """
    index = KeyIndex.of(keys.ravel())
    places = index.find(keys.ravel()).reshape(keys.shape)
    rows = np.zeros((len(index), scores.shape[1]), np.float32)
    squares = np.full_like(rows, _FIRST_SQUARE)
    right = np.eye(scores.shape[1], dtype=np.float32)[wanted]
    for _ in range(steps):
        errors = softmax(scores + rows[places].sum(axis=1)) - right
        slopes = _by_key(errors, places, len(index)) + pull * rows
        squares += slopes**2
        rows -= _RATE * slopes / np.sqrt(squares)
    return EvidenceTable(index, rows)


def _by_key(errors: FloatArray, places: IntArray, size: int) -> FloatArray:
    """The sum (size, classes) of the errors of all cases with a key."""
    flat, kinds = places.ravel(), places.shape[1]
    columns = (np.repeat(column, kinds) for column in errors.T)
    sums = [np.bincount(flat, weights, size) for weights in columns]
    return np.stack(sums, axis=1).astype(np.float32)


def _inside_sentences(text: Finished) -> NDArray[np.bool_]:
    """Mask of the words of known casing inside sentences; the capital of a first word says
    nothing.
    """
    inside: NDArray[np.bool_] = text.casings != CASING_UNKNOWN
    labels = [text.label_set[label] for label in text.labels.tolist()]
    inside[list(sentence_starts(text.transcript, labels))] = False
    return inside


def refuse_evidence(bundle: Bundle) -> None:
    """Raise LabError where a bundle has n-grams: they fit its present probabilities."""
    if has_evidence(bundle):
        raise LabError(
            "the n-grams of this bundle were learnt on top of what it predicts now.",
            file=bundle.folder,
            remedy="Change the bundle that it was adapted from, and adapt that one again.",
        )

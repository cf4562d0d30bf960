# SPDX-License-Identifier: Apache-2.0
"""The mixture of several models' probabilities: a weighted sum of their logarithms.

It is that of encoder and expert in `runtime.punctuator` (Hinton 2002, products of experts). Models
that disagree leave a flat mixture, so disagreement is doubt. A model with itself is itself.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from interpunct.arrays import FloatArray, softmax
from interpunct.labels import LabelSet
from interpunct.runtime.predictions import Rows

_LEAST = np.float32(1e-6)  # of a probability: no model alone may rule a label out


def common_labels(label_sets: Sequence[LabelSet]) -> LabelSet:
    """The set of the mixture: that with the most labels, whatever the order of the models."""
    return max(label_sets, key=lambda labels: (len(labels), labels.names))


def mixed_labels(parts: Sequence[Rows], weights: FloatArray, labels: LabelSet) -> FloatArray:
    """Log probabilities (n, labels) of the mixture, not yet normalised.

    `weights` (models, n) has a weight for each model in each row.
    """
    return _pooled(log_labels(parts, labels), weights)


def log_labels(parts: Sequence[Rows], labels: LabelSet) -> list[FloatArray]:
    """Log probabilities (n, labels) of each model, for `labels`, which one of them has.

    The probability of a label of the papers is shared out as those do who have the whole set.
    """
    known = [part.labels for part in parts if part.label_set == labels]
    within: FloatArray = np.mean(known, axis=0, dtype=np.float32)
    apart = [_told_apart(part, within, labels) for part in parts]
    return [np.log(np.maximum(part, _LEAST)) for part in apart]


def mixed_casings(parts: Sequence[Rows], weights: FloatArray) -> FloatArray:
    """Casing probabilities (n, 3) of the mixture; see `mixed_labels` about the `weights`."""
    return softmax(_pooled([np.log(np.maximum(part.casings, _LEAST)) for part in parts], weights))


def _pooled(logs: Sequence[FloatArray], weights: FloatArray) -> FloatArray:
    scores = (row[:, None] * log for row, log in zip(weights, logs, strict=True))
    result: FloatArray = np.sum(list(scores), axis=0, dtype=np.float32)
    return result


def _told_apart(part: Rows, within: FloatArray, labels: LabelSet) -> FloatArray:
    """Probabilities for `labels`; `within` (n, labels) are those of models that have the set."""
    if part.label_set == labels:
        return part.labels
    counted = part.label_set.by_paper_labels(part.labels)[:, labels.paper_columns]
    totals = labels.by_paper_labels(np.maximum(within, _LEAST))[:, labels.paper_columns]
    apart: FloatArray = counted * np.maximum(within, _LEAST) / totals
    return apart

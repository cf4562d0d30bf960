# SPDX-License-Identifier: Apache-2.0
"""What speech and its recognition add to written text: pauses, and wrong words."""

from __future__ import annotations

import numpy as np

from interpunct.arrays import IntArray
from interpunct.runtime.experts.features import UNKNOWN_PAUSE

READ_SPEECH = np.array(
    [
        [0.607, 0.256, 0.056, 0.044, 0.030, 0.008],
        [0.370, 0.135, 0.105, 0.196, 0.165, 0.028],
        [0.204, 0.052, 0.042, 0.139, 0.424, 0.139],
        [0.377, 0.046, 0.037, 0.077, 0.252, 0.210],
    ]
)
"""How often the pause after a word falls into each bucket but the unknown one, by the label of
the slot: counted over the 167,192 aligned gaps of PolEval 2021's training part (`fa`, Polish).
"""

_LEAST_TRUST = 0.3  # spontaneous speech pauses inside sentences more often than reading does


def made_up_pauses(labels: IntArray, share: float, random: np.random.Generator) -> IntArray:
    """A pause bucket for every gap of some windows of `labels` (words, windows).

    In each window some of the gaps, a share drawn anew, pause as inside a sentence whatever their
    label is, so that a model does not trust pauses blindly.
    """
    trust = random.uniform(_LEAST_TRUST, 1.0, labels.shape[1])
    seen = np.where(random.random(labels.shape) < trust, labels, 0)
    edges = np.cumsum(READ_SPEECH / READ_SPEECH.sum(axis=1, keepdims=True), axis=1)[seen]
    buckets = 1 + (random.random((*labels.shape, 1)) > edges[..., :-1]).sum(axis=-1)
    told = random.random(labels.shape[1]) < share
    return np.where(told, buckets, UNKNOWN_PAUSE).astype(np.int64)

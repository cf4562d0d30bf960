# SPDX-License-Identifier: Apache-2.0
"""Separation of the capitals of sentences from those of names."""

from __future__ import annotations

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.labels import Casing

_LEAST = np.float32(1e-9)


def inside_sentences(casings: FloatArray, starting: FloatArray) -> FloatArray:
    """Log probabilities (n, 3) of the casings of words, if no sentence starts with them.

    Many systems learnt the capitals of sentences too. They capitalise a word because a sentence
    starts or because it is a name. `starting` (n,) is the probability of a sentence start at each
    word, the share of the first reason; it is subtracted.
    """
    result = np.exp(casings)
    capitalised = result[:, Casing.CAPITALISED]
    result[:, Casing.CAPITALISED] = np.maximum(capitalised - starting, 0)
    result = np.maximum(result, _LEAST)
    inside: FloatArray = np.log(result / result.sum(axis=1, keepdims=True))
    return inside

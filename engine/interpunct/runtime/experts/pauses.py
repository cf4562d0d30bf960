# SPDX-License-Identifier: Apache-2.0
"""The pause after a word as an input: a bucket of its length, 0 if unknown."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

UNKNOWN_PAUSE = 0
EDGES_S = (0.1, 0.2, 0.35, 0.6, 1.0)
BUCKETS = len(EDGES_S) + 2


def buckets_of(seconds: ArrayLike) -> NDArray[np.int64]:
    """The bucket of each pause in seconds; `UNKNOWN_PAUSE` for nan, the shortest below zero."""
    lengths = np.asarray(seconds, np.float64)
    places = np.searchsorted(EDGES_S, lengths, side="right") + 1
    return np.where(np.isnan(lengths), UNKNOWN_PAUSE, places).astype(np.int64)

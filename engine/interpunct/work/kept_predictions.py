# SPDX-License-Identifier: Apache-2.0
"""What was predicted, as bytes: what is shown of a review depends on it, to the last digit.

The rows of both arrays of probabilities, one after the other, as 32-bit floats (little-endian);
NaN where nothing is predicted.
"""

from __future__ import annotations

import numpy as np

from interpunct.work.state import WorkState

_FLOAT = np.dtype("<f4")
_LABELS, _CASINGS = 4, 3


def predictions_to_bytes(state: WorkState) -> bytes:
    """What is predicted for `state`: 28 bytes a slot."""
    arrays = (state.label_probabilities, state.casing_probabilities)
    return b"".join(array.astype(_FLOAT).tobytes() for array in arrays)


def take_predictions(state: WorkState, data: bytes) -> bool:
    """Put `predictions_to_bytes` of the same words back; False where `data` is not of so many."""
    slots = len(state.transcript)
    if len(data) != slots * (_LABELS + _CASINGS) * _FLOAT.itemsize:
        return False
    values = np.frombuffer(data, _FLOAT).astype(np.float32)
    labels = values[: slots * _LABELS].reshape(slots, _LABELS)
    casings = values[slots * _LABELS :].reshape(slots, _CASINGS)
    state.put_back((labels, casings))
    return True

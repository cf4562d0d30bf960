# SPDX-License-Identifier: Apache-2.0
"""What was predicted, as bytes: what is shown of a review depends on it, to the last digit.

The rows of both arrays of probabilities, one after the other, as 32-bit floats (little-endian);
NaN where nothing is predicted.
"""

from __future__ import annotations

from hashlib import sha256

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.work.showing import casings_of
from interpunct.work.state import WorkState

_FLOAT = np.dtype("<f4")
_LABELS, _CASINGS = 4, 3
_BYTES = (_LABELS + _CASINGS) * _FLOAT.itemsize  # of a slot


def rows_to_bytes(labels: FloatArray, casings: FloatArray) -> bytes:
    """The probabilities of the same slots: 28 bytes a slot."""
    return b"".join(array.astype(_FLOAT).tobytes() for array in (labels, casings))


def rows_of_bytes(data: bytes) -> tuple[FloatArray, FloatArray] | None:
    """What `rows_to_bytes` was given; None for bytes that are no whole rows."""
    slots, rest = divmod(len(data), _BYTES)
    if rest:
        return None
    values = np.frombuffer(data, _FLOAT).astype(np.float32)
    labels, casings = np.split(values, [slots * _LABELS])
    return labels.reshape(slots, _LABELS), casings.reshape(slots, _CASINGS)


def predictions_to_bytes(state: WorkState) -> bytes:
    """What is predicted for `state`, a row a slot."""
    return rows_to_bytes(state.label_probabilities, state.casing_probabilities)


def take_predictions(state: WorkState, data: bytes) -> bool:
    """Put `predictions_to_bytes` of the same words back; False where `data` is not of so many."""
    rows = rows_of_bytes(data)
    if rows is None or len(rows[0]) != len(state.transcript):
        return False
    state.put_back(rows)
    return True


def shown_digest(state: WorkState, slots: range) -> str:
    """A hash of how the words of some `slots` are shown now, with their marks and casing."""
    words, casings = state.transcript.words, casings_of(state, slots)
    shown = ((words[slot].text, state.mark(slot), casings.get(slot)) for slot in slots)
    text = "\n".join(f"{word}\t{mark}\t{casing}" for word, mark, casing in shown)
    return sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]

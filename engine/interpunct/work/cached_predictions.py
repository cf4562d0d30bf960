# SPDX-License-Identifier: Apache-2.0
"""What was predicted, as bytes: what is shown of a review depends on it, to the last digit.

The rows of both arrays of probabilities, one after the other, as 32-bit floats (little-endian);
NaN where nothing is predicted. A label set other than the papers' stands before them, as JSON.
"""

from __future__ import annotations

import json
from hashlib import sha256

import numpy as np

from interpunct.labels import PAPER_LABELS, Casing, LabelSet
from interpunct.runtime.predictions import Rows
from interpunct.work.showing import casings_of
from interpunct.work.state import WorkState

_FLOAT = np.dtype("<f4")
_CASINGS = len(Casing)
_OTHER_LABELS = b"labels: "


def rows_to_bytes(rows: Rows) -> bytes:
    """The probabilities as bytes: 28 a slot for the labels of the papers."""
    head = b""
    if rows.label_set != PAPER_LABELS:
        head = _OTHER_LABELS + json.dumps(rows.label_set.described()).encode() + b"\n"
    return head + b"".join(array.astype(_FLOAT).tobytes() for array in rows[:2])


def rows_of_bytes(data: bytes) -> Rows | None:
    """The probabilities that `rows_to_bytes` was given; None for bytes that are no whole rows."""
    label_set = PAPER_LABELS
    if data.startswith(_OTHER_LABELS):
        head, _, data = data.partition(b"\n")
        try:
            label_set = LabelSet.of(json.loads(head.removeprefix(_OTHER_LABELS)))
        except (ValueError, TypeError, AttributeError):
            return None
    columns = len(label_set)
    slots, rest = divmod(len(data), (columns + _CASINGS) * _FLOAT.itemsize)
    if rest:
        return None
    values = np.frombuffer(data, _FLOAT).astype(np.float32)
    labels, casings = np.split(values, [slots * columns])
    return Rows(labels.reshape(slots, columns), casings.reshape(slots, _CASINGS), label_set)


def predictions_to_bytes(state: WorkState) -> bytes:
    """What is predicted for `state`, a row a slot."""
    return rows_to_bytes(state.predicted())


def take_predictions(state: WorkState, data: bytes) -> bool:
    """Put `predictions_to_bytes` of the same words back; False where `data` is not of so many."""
    rows = rows_of_bytes(data)
    if rows is None or len(rows.labels) != len(state.transcript):
        return False
    state.put_back(rows)
    return True


def shown_digest(state: WorkState, slots: range) -> str:
    """A hash of how the words of some `slots` are shown now, with their marks and casing."""
    words, casings = state.transcript.words, casings_of(state, slots)
    shown = ((words[slot].text, state.mark(slot), casings.get(slot)) for slot in slots)
    text = "\n".join(f"{word}\t{mark}\t{casing}" for word, mark, casing in shown)
    return sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]

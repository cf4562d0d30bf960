# SPDX-License-Identifier: Apache-2.0
"""Predictions of a review as bytes, exact to the last digit, because the shown text follows them.

The rows of both probability arrays, one after the other, as 32-bit floats (little-endian); NaN
where nothing is predicted. A label set other than the papers' comes first, as JSON.
"""

from __future__ import annotations

import json
from hashlib import sha256

import numpy as np

from interpunct.labels import PAPER_LABELS, Casing, LabelSet
from interpunct.runtime.predictions import Rows
from interpunct.work.output_text import casings_of
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
    """The probabilities that `rows_to_bytes` wrote; None for bytes that are not whole rows."""
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


def take_predictions(work: WorkState, data: bytes) -> bool:
    """Put back `rows_to_bytes` of earlier predictions; False if they do not fit the slots."""
    rows = rows_of_bytes(data)
    if rows is None or len(rows.labels) != len(work.transcript):
        return False
    work.put_back(rows)
    return True


def shown_digest(work: WorkState, slots: range) -> str:
    """Hash of the words of some `slots` as shown now, with their marks and casing."""
    words, casings = work.transcript.words, casings_of(work, slots)
    shown = ((words[slot].text, work.mark(slot), casings.get(slot)) for slot in slots)
    text = "\n".join(f"{word}\t{mark}\t{casing}" for word, mark, casing in shown)
    return sha256(text.encode(errors="surrogatepass")).hexdigest()[:16]

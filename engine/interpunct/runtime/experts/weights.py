# SPDX-License-Identifier: Apache-2.0
"""An expert's weights by name, and their file: int8 matrices, float16 vectors, packed keys.

The file is an `.npz` without pickled objects. A matrix `m` is `m` (int8) and `m.scale` (float16,
one scale per row). Evidence tables are stored transposed, with one scale per column. A key table
`k` is `k.counts` (uint8) and `k.lower` (uint16). The file is compressed, and large matrices have
fewer steps than eight bits have: a value of the word table takes about four.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import ArrayKind, FloatArray, read_arrays
from interpunct.bundles.bundle import GET_ANOTHER
from interpunct.errors import BundleError
from interpunct.files import read_file
from interpunct.labels import Casing
from interpunct.runtime.experts.description import FIRST_FORMAT, ExpertDescription, Shape
from interpunct.runtime.experts.keys import KeyIndex

WEIGHTS_FILE = "weights.npz"
RECURRENT = "rnn."
KEY_TABLES = ("words", "slots", "casings")
EVIDENCE = ("slot_evidence", "casing_evidence")
_SCALE, _COUNTS, _LOWER = ".scale", ".counts", ".lower"
_MOST_BYTES = 1 << 28
WORDS = "words.weight"
_FEW_STEPS = {WORDS: 10, RECURRENT: 31, **dict.fromkeys(EVIDENCE, 63)}
"""Steps from zero to a row's largest value, by the start of a name; others have 127.

They are few where matrices are large and a prediction sums over many of their values.
"""


@dataclass(frozen=True, slots=True)
class ExpertWeights:
    """Matrices and vectors by name, and the key tables `words`, `slots` and `casings`.

    `stored` are float32. Of weights from a file the largest are int8 tables, a third of the size.
    """

    stored: Mapping[str, FloatArray | Table]
    keys: dict[str, KeyIndex]

    @property
    def arrays(self) -> dict[str, FloatArray]:
        """All of them in float32."""
        return {name: each[:] for name, each in self.stored.items()}

    @property
    def dense(self) -> dict[str, FloatArray]:
        """Those that are no tables."""
        return {name: each for name, each in self.stored.items() if not isinstance(each, Table)}

    def recurrent(self) -> dict[str, FloatArray]:
        """The arrays of the recurrent layers in float32."""
        return {name: each[:] for name, each in self.stored.items() if name.startswith(RECURRENT)}

    def rounded(self) -> ExpertWeights:
        """The weights as read back from their file."""
        return _unpacked(self._packed_arrays())

    def packed(self) -> bytes:
        """The content of a weights file."""
        buffer = io.BytesIO()
        np.savez_compressed(buffer, allow_pickle=False, **self._packed_arrays())
        return buffer.getvalue()

    def _packed_arrays(self) -> dict[str, np.ndarray]:
        packed: dict[str, np.ndarray] = {}
        for name, array in self.arrays.items():
            packed |= _packed_array(name, array)
        for name, index in self.keys.items():
            packed[name + _COUNTS], packed[name + _LOWER] = index.packed()
        return packed


def read_weights(path: Path, described: ExpertDescription) -> ExpertWeights:
    """The weights of the expert `described`.

    Raises BundleError if the file is missing, damaged, or not the described one.
    """
    try:
        content = read_file(path, _MOST_BYTES)
    except OSError as error:
        what = f"it cannot be read: {error.strerror or error}."
        raise BundleError(what, file=path, remedy=GET_ANOTHER) from error
    if hashlib.sha256(content).hexdigest() != described.sha256:
        what = "its checksum is not that of the expert's description."
        raise BundleError(what, file=path, remedy=GET_ANOTHER)
    is_first = described.format == FIRST_FORMAT
    marks = len(described.label_set) + (not is_first)
    kinds = dict(_kinds(described.shape, len(described.label_set), marks))
    arrays = read_arrays(io.BytesIO(content), kinds, BundleError, remedy=GET_ANOTHER, file=path)
    try:
        read = _unpacked(arrays)
        _check_tables(read, len(described.features.words))
    except ValueError as error:
        raise BundleError(f"it cannot be read: {error}.", file=path, remedy=GET_ANOTHER) from error
    if is_first:
        rows = _with_unknown(read.dense["marks.weight"])
        read = replace(read, stored={**read.stored, "marks.weight": rows})
    return read


def _with_unknown(rows: FloatArray) -> FloatArray:
    """Rows for given marks with one for unknown marks, which has the values of "no mark"."""
    return np.concatenate((rows[:1], rows))


def _check_tables(weights: ExpertWeights, features: int) -> None:
    """Raise ValueError unless each table has one row per key."""
    rows = {
        "words": weights.stored[WORDS].shape[0] - features,
        "slots": weights.stored["slot_evidence"].shape[0],
        "casings": weights.stored["casing_evidence"].shape[0],
    }
    for name, count in rows.items():
        if count != len(weights.keys[name]):
            raise ValueError(f"the table {name} has not a row for each of its keys")


def _kinds(shape: Shape, labels: int, marks: int) -> Iterator[tuple[str, ArrayKind]]:
    """Every array of the file of an expert of this shape, in the order of the file.

    `marks` is the number of rows for given marks.
    """
    width, both = shape.embedding, 2 * shape.state
    for name, classes in zip(EVIDENCE, (labels - 1, len(Casing) - 1), strict=True):
        yield name, ArrayKind((classes, None), ("int8",))
        yield name + _SCALE, ArrayKind((classes,), ("float16",))
    tables = {"words": None, "marks": marks, "cases": len(Casing) + 1}
    for name, rows in tables.items():
        yield from _matrix(f"{name}.weight", rows, width)
    yield from _vector("norm.weight", width)
    yield from _vector("norm.bias", width)
    yield from _recurrent(shape)
    yield from _matrix("label_before.weight", shape.label_head, both)
    yield from _vector("label_before.bias", shape.label_head)
    yield from _matrix("label_after.weight", shape.label_head, both)
    yield from _matrix("label_out.weight", labels, shape.label_head)
    yield from _vector("label_out.bias", labels)
    yield from _matrix("casing_state.weight", shape.casing_head, both)
    yield from _vector("casing_state.bias", shape.casing_head)
    yield from _matrix("casing_word.weight", shape.casing_head, width)
    yield from _matrix("casing_out.weight", len(Casing), shape.casing_head)
    yield from _vector("casing_out.bias", len(Casing))
    for name in _directions(shape):
        yield from _vector(f"rnn.bias_{name}", 4 * shape.state)
    for name in KEY_TABLES:
        yield name + _COUNTS, ArrayKind((None,), ("uint8",))
        yield name + _LOWER, ArrayKind((None,), ("uint16",))


def _recurrent(shape: Shape) -> Iterator[tuple[str, ArrayKind]]:
    gates, both = 4 * shape.state, 2 * shape.state
    for number, name in enumerate(_directions(shape)):
        inputs = shape.embedding if number < 2 else both
        yield from _matrix(f"rnn.weight_ih_{name}", gates, inputs)
        yield from _matrix(f"rnn.weight_hh_{name}", gates, shape.state)


def _directions(shape: Shape) -> list[str]:
    """The two directions of each layer, in torch's names."""
    return [f"l{layer}{way}" for layer in range(shape.layers) for way in ("", "_reverse")]


def _matrix(name: str, rows: int | None, columns: int) -> Iterator[tuple[str, ArrayKind]]:
    yield name, ArrayKind((rows, columns), ("int8",))
    yield name + _SCALE, ArrayKind((rows,), ("float16",))


def _vector(name: str, size: int) -> Iterator[tuple[str, ArrayKind]]:
    yield name, ArrayKind((size,), ("float16",))


def _packed_array(name: str, array: FloatArray) -> dict[str, np.ndarray]:
    if array.ndim == 1:
        return {name: array.astype(np.float16)}
    steps = next((few for start, few in _FEW_STEPS.items() if name.startswith(start)), 127)
    quantised = Quantised.of(array.T if name in EVIDENCE else array, steps)
    return {name: quantised.values, name + _SCALE: quantised.scales}


def _unpacked(packed: Mapping[str, np.ndarray]) -> ExpertWeights:
    keys = {
        name: KeyIndex.unpacked(packed[name + _COUNTS], packed[name + _LOWER])
        for name in KEY_TABLES
    }
    stored: dict[str, FloatArray | Table] = {}
    for name, array in packed.items():
        if name in EVIDENCE:
            stored[name] = Table(np.ascontiguousarray(array.T), packed[name + _SCALE][None, :])
        elif name == WORDS or (name.startswith(RECURRENT) and array.dtype == np.int8):
            stored[name] = Table(array, packed[name + _SCALE][:, None])
        elif array.dtype == np.int8:
            stored[name] = Quantised(array, packed[name + _SCALE]).matrix()
        elif array.dtype == np.float16 and not name.endswith(_SCALE):
            stored[name] = array.astype(np.float32)
    return ExpertWeights(stored, keys)


@dataclass(frozen=True, slots=True)
class Table:
    """A matrix (rows, columns) of int8, with float16 scales (rows, 1) or (1, columns)."""

    values: NDArray[np.int8]
    scales: NDArray[np.float16]

    @property
    def shape(self) -> tuple[int, ...]:
        """Rows and columns."""
        return self.values.shape

    def __getitem__(self, places: Any) -> FloatArray:
        """The rows at these places in float32."""
        scales = self.scales if len(self.scales) == 1 else self.scales[places]
        found: FloatArray = self.values[places].astype(np.float32) * scales.astype(np.float32)
        return found


@dataclass(frozen=True, slots=True)
class Quantised:
    """A matrix (rows, columns) of int8 and the float16 scale of each row."""

    values: NDArray[np.int8]
    scales: NDArray[np.float16]

    @classmethod
    def of(cls, matrix: NDArray[np.float32], steps: int) -> Quantised:
        """The nearest matrix with `steps` steps, 127 at most, to the largest value of each row."""
        largest = np.abs(matrix).max(axis=1, initial=0.0)
        scales = np.maximum(largest / steps, np.finfo(np.float16).smallest_subnormal)
        scales = scales.astype(np.float16)
        values = np.rint(matrix / scales.astype(np.float32)[:, None])
        return cls(np.clip(values, -steps, steps).astype(np.int8), scales)

    def matrix(self) -> NDArray[np.float32]:
        """The matrix in float32."""
        return self.values.astype(np.float32) * self.scales.astype(np.float32)[:, None]

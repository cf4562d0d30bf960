# SPDX-License-Identifier: Apache-2.0
"""An expert's weights by name, and their file: int8 matrices, float16 vectors, packed keys.

The file is an `.npz` without pickled objects. A matrix `m` is `m` (int8) and `m.scale` (float16, a
scale a row); tables of evidence are stored transposed, with a scale a column; a key table `k` is
`k.counts` (uint8) and `k.lower` (uint16).
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.errors import BundleError
from interpunct.models.experts.keys import KeyIndex
from interpunct.models.experts.quantised import Quantised

WEIGHTS_FILE = "weights.npz"
KEY_TABLES = ("words", "slots", "casings")
EVIDENCE = ("slot_evidence", "casing_evidence")
_SCALE, _COUNTS, _LOWER = ".scale", ".counts", ".lower"


@dataclass(frozen=True, slots=True)
class ExpertWeights:
    """Float32 `arrays` by name, and the key tables `words`, `slots` and `casings`."""

    arrays: dict[str, FloatArray]
    keys: dict[str, KeyIndex]

    def rounded(self) -> ExpertWeights:
        """The weights as they are read from their file."""
        return _read(self.packed())

    def packed(self) -> bytes:
        """The content of a weights file."""
        packed: dict[str, np.ndarray] = {}
        for name, array in self.arrays.items():
            packed |= _packed_array(name, array)
        for name, index in self.keys.items():
            packed[name + _COUNTS], packed[name + _LOWER] = index.packed()
        buffer = io.BytesIO()
        np.savez_compressed(buffer, allow_pickle=False, **packed)
        return buffer.getvalue()


def read_weights(path: Path, sha256: str) -> ExpertWeights:
    """The weights in a file; BundleError where it is missing, damaged or not the one described."""
    try:
        content = path.read_bytes()
        if hashlib.sha256(content).hexdigest() != sha256:
            raise ValueError("its checksum differs from the description's")
        return _read(content)
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise BundleError(
            f"the weights of an expert cannot be read ({error}).",
            file=path,
            remedy="Install the bundle again.",
        ) from error


def _read(content: bytes) -> ExpertWeights:
    with np.load(io.BytesIO(content), allow_pickle=False) as packed:
        return _unpacked({name: packed[name] for name in packed.files})


def _packed_array(name: str, array: FloatArray) -> dict[str, np.ndarray]:
    if array.ndim == 1:
        return {name: array.astype(np.float16)}
    quantised = Quantised.of(array.T if name in EVIDENCE else array)
    return {name: quantised.values, name + _SCALE: quantised.scales}


def _unpacked(packed: Mapping[str, np.ndarray]) -> ExpertWeights:
    keys = {
        name: KeyIndex.unpacked(packed[name + _COUNTS], packed[name + _LOWER])
        for name in KEY_TABLES
    }
    arrays = {}
    for name, array in packed.items():
        if array.dtype == np.int8:
            matrix = Quantised(array, packed[name + _SCALE]).matrix()
            arrays[name] = np.ascontiguousarray(matrix.T) if name in EVIDENCE else matrix
        elif array.dtype == np.float16 and not name.endswith(_SCALE):
            arrays[name] = array.astype(np.float32)
    return ExpertWeights(arrays, keys)

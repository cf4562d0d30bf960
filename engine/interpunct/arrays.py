# SPDX-License-Identifier: Apache-2.0
"""The arrays that models work with."""

from __future__ import annotations

import struct
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.errors import InterpunctError

_DAMAGE = (
    KeyError, TypeError, ValueError, OSError, EOFError, NotImplementedError, RuntimeError,
    zipfile.BadZipFile, zlib.error, struct.error,
)  # fmt: skip

FloatArray = NDArray[np.float32]
IntArray = NDArray[np.int64]


def softmax(scores: FloatArray) -> FloatArray:
    """Probabilities of scores (n, classes), row by row."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    result: FloatArray = powers / powers.sum(axis=1, keepdims=True)
    return result


def log_softmax(scores: FloatArray) -> FloatArray:
    """The logarithms of the probabilities of scores (n, classes), row by row."""
    lowered = scores - scores.max(axis=1, keepdims=True)
    result: FloatArray = lowered - np.log(np.exp(lowered).sum(axis=1, keepdims=True))
    return result


def read_arrays(
    path: Path, names: Iterable[str], error: type[InterpunctError], *, remedy: str
) -> dict[str, NDArray[Any]]:
    """The arrays of these `names` in a `.npz` file; nothing is unpickled.

    Raises `error` where the file is damaged or lacks one.
    """
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            return {name: arrays[name] for name in names}
    except _DAMAGE as failure:
        raise error(f"it cannot be read: {failure}.", file=path, remedy=remedy) from failure

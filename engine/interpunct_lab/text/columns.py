# SPDX-License-Identifier: Apache-2.0
"""Labelled text on its way to the disk, so that no more than a block of it is ever in memory."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from interpunct.labels import PAPER_LABELS, LabelSet

BLOCK = 1 << 20  # words
LABEL_SET = "label_set"


class Block(NamedTuple):
    """Some words of a text in order; see `LabelledText` for the three columns (words,)."""

    words: NDArray[np.int32]
    labels: NDArray[np.uint8]
    casings: NDArray[np.uint8]


_KINDS = (np.int32, np.uint8, np.uint8)


def write_columns(
    path: Path,
    types: Iterable[str],
    columns: Block,
    labels: LabelSet = PAPER_LABELS,
    **arrays: NDArray[Any],
) -> None:
    """Write a `.npz` file of `types`, `columns` and further `arrays`.

    They are stored unpacked and can be mapped. A label set other than the papers' is kept as JSON.
    """
    named = zip(Block._fields, _KINDS, columns, strict=True)
    arrays |= {name: np.asarray(column, kind) for name, kind, column in named}
    if labels != PAPER_LABELS:
        arrays[LABEL_SET] = text_array(json.dumps(labels.described()))
    with path.open("wb") as file:
        np.savez(file, allow_pickle=False, types=text_array("\n".join(types)), **arrays)


def text_array(text: str) -> NDArray[np.uint8]:
    """The bytes of a text (bytes,) in UTF-8."""
    return np.frombuffer(text.encode(), np.uint8)


class SpilledBlocks(ExitStack):
    """Blocks put aside in unnamed files in `folder` until all are known."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        files = (TemporaryFile(dir=folder) for _ in Block._fields)  # noqa: SIM115
        self._files = [self.enter_context(file) for file in files]

    def add(self, block: Block) -> None:
        """Put a block aside."""
        for file, kind, column in zip(self._files, _KINDS, block, strict=True):
            file.write(np.ascontiguousarray(column, kind).data)

    def columns(self) -> Block:
        """The columns of all blocks, mapped from the files."""
        return Block(*map(_mapped, self._files, _KINDS))


def _mapped(file: IO[bytes], kind: Any) -> NDArray[Any]:
    file.flush()
    size = file.tell() // np.dtype(kind).itemsize
    return np.memmap(file, kind, "r", shape=(size,)) if size else np.empty(0, kind)

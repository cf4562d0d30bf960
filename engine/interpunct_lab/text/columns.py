# SPDX-License-Identifier: Apache-2.0
"""Labelled text on its way to the disk, so that no more than a block of it is ever in memory."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any, NamedTuple

import numpy as np
from numpy.lib import format as npy
from numpy.typing import NDArray

from interpunct.labels import PAPER_LABELS, LabelSet

BLOCK = 1 << 20  # words


class Block(NamedTuple):
    """Some words of a text in order; see `LabelledText` for the three columns (words,)."""

    words: NDArray[np.int32]
    labels: NDArray[np.uint8]
    casings: NDArray[np.uint8]


def write_columns(
    path: Path,
    types: Iterable[str],
    length: int,
    blocks: Sequence[Iterable[NDArray[Any]]],
    labels: LabelSet = PAPER_LABELS,
) -> None:
    """Write a `.npz` file of `types` and the columns of `Block`, each `length` words in `blocks`.

    It is stored unpacked, as numpy does, so that it can be mapped. A label set other than the
    papers' stands in it as JSON.
    """
    forms = np.frombuffer("\n".join(types).encode(), np.uint8)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        _write(archive, "types", len(forms), np.dtype(np.uint8), [forms])
        for name, kind, column in zip(Block._fields, _KINDS, blocks, strict=True):
            _write(archive, name, length, kind, column)
        if labels != PAPER_LABELS:
            told = np.frombuffer(json.dumps(labels.described()).encode(), np.uint8)
            _write(archive, LABEL_SET, len(told), np.dtype(np.uint8), [told])


LABEL_SET = "label_set"
_KINDS: tuple[np.dtype[Any], ...] = (np.dtype(np.int32), np.dtype(np.uint8), np.dtype(np.uint8))


def _write(
    archive: zipfile.ZipFile,
    name: str,
    length: int,
    kind: np.dtype[Any],
    blocks: Iterable[NDArray[Any]],
) -> None:
    header = {"descr": npy.dtype_to_descr(kind), "fortran_order": False, "shape": (length,)}
    with archive.open(f"{name}.npy", "w", force_zip64=True) as member:
        npy.write_array_header_1_0(member, header)
        for block in blocks:
            member.write(np.ascontiguousarray(block, kind).data)


class SpilledBlocks:
    """Blocks put aside in unnamed files in `folder` until it is known how many come."""

    def __init__(self, folder: Path) -> None:
        self.length = 0
        self._opened = ExitStack()
        self._files: list[IO[bytes]] = [
            self._opened.enter_context(TemporaryFile(dir=folder))  # noqa: SIM115
            for _ in Block._fields
        ]

    def __enter__(self) -> SpilledBlocks:
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()

    def add(self, block: Block) -> None:
        """Put a block aside."""
        self.length += len(block.words)
        for file, kind, column in zip(self._files, _KINDS, block, strict=True):
            file.write(np.ascontiguousarray(column, kind).data)

    def write(self, path: Path, types: Iterable[str], labels: LabelSet = PAPER_LABELS) -> None:
        """Write all blocks and `types` as `write_columns` does."""
        columns = [_parts(file, kind) for file, kind in zip(self._files, _KINDS, strict=True)]
        write_columns(path, types, self.length, columns, labels)


def _parts(file: IO[bytes], kind: np.dtype[Any]) -> Iterator[NDArray[Any]]:
    file.seek(0)
    while data := file.read(BLOCK):
        yield np.frombuffer(data, kind)

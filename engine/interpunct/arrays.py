# SPDX-License-Identifier: Apache-2.0
"""Arrays of models: softmax, and safe reading of `.npz` files."""

from __future__ import annotations

import math
import struct
import tokenize
import zipfile
import zlib
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Literal

import numpy as np
from numpy.lib import format as npy
from numpy.typing import NDArray

from interpunct.errors import InterpunctError
from interpunct.files import refuse_odd_file

_DAMAGE = (
    KeyError, TypeError, ValueError, OSError, EOFError, NotImplementedError, RuntimeError,
    SyntaxError, RecursionError, MemoryError, zipfile.BadZipFile, zlib.error, struct.error,
    tokenize.TokenError,
)  # fmt: skip
_PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)  # others may unpack to 10,000 times more
_MOST_BYTES = 1 << 29  # of the arrays of a file, unpacked
_PART_BYTES = 1 << 20
_LOCAL_SIZES = 26  # bytes of a member's header before the sizes of its name and extra field

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


FLOATS = ("float32", "float16")


@dataclass(frozen=True, slots=True)
class ArrayKind:
    """Requirements of an array: its `shape`, None for any size, and its allowed `dtypes`."""

    shape: tuple[int | None, ...]
    dtypes: tuple[str, ...] = FLOATS

    def refuse_other(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
        """Raise ValueError for an array of another shape or type."""
        if dtype.hasobject or not any(dtype == np.dtype(name) for name in self.dtypes):
            raise ValueError(f"it holds {dtype}, not {' or '.join(self.dtypes)}")
        fits = len(shape) == len(self.shape) and all(
            size >= 0 and wanted in (None, size)
            for size, wanted in zip(shape, self.shape, strict=True)
        )
        if not fits:
            wanted = " × ".join("any" if size is None else str(size) for size in self.shape)
            raise ValueError(f"its shape is {' × '.join(map(str, shape))}, not {wanted}")


def read_arrays(
    source: Path | IO[bytes],
    kinds: Mapping[str, ArrayKind],
    error: type[InterpunctError],
    *,
    remedy: str,
    file: Path | None = None,
    most: int = _MOST_BYTES,
    mapped: bool = False,
) -> dict[str, NDArray[Any]]:
    """The arrays of a `.npz` file by name, each of its kind; nothing is unpickled.

    The header of an array is read before its data. So no file needs more memory than its kinds
    allow, or than `most` bytes. Raises `error` where the file is damaged or lacks an array. Raises
    it also for an array of another kind or with a number that is not finite. `file` is the name in
    the error where `source` is not a path.

    With `mapped`, uncompressed integers stay on disk until they are used. They are read-only, and
    their checksums are not verified, because that would read all of them.
    """
    path = source if isinstance(source, Path) else file
    name = ""
    try:
        with ExitStack() as opened:
            if isinstance(source, Path):
                refuse_odd_file(source)
                source = opened.enter_context(source.open("rb"))
            archive = opened.enter_context(zipfile.ZipFile(source))
            arrays, left = {}, most
            for name, kind in kinds.items():
                if mapped:
                    arrays[name] = _map_array(archive, source, name, kind)
                else:
                    arrays[name] = _read_array(archive, name, kind, left)
                    left -= arrays[name].nbytes
            return arrays
    except _DAMAGE as failure:
        raise error(
            f"it cannot be read: {_reason(failure)}.",
            file=path,
            where=f"array {name}" if name else None,
            remedy=remedy,
        ) from failure


def _reason(failure: BaseException) -> str:
    """The cause of an error, on one line."""
    if isinstance(failure, OSError) and failure.strerror:
        return failure.strerror
    text = failure.args[0] if isinstance(failure, KeyError) and failure.args else failure
    return str(text).split("\n", maxsplit=1)[0].rstrip(".") or type(failure).__name__


def _read_array(archive: zipfile.ZipFile, name: str, kind: ArrayKind, most: int) -> NDArray[Any]:
    info = archive.getinfo(f"{name}.npy")
    if info.compress_type not in _PACKINGS:
        raise ValueError("it is packed in a way that is not read")
    with archive.open(info) as member:
        shape, in_columns, dtype = _array_header(member)
        kind.refuse_other(shape, dtype)
        if math.prod(shape) * dtype.itemsize > most:
            raise ValueError("it is larger than anything that is read")
        flat = np.empty(math.prod(shape), dtype)
        _fill(flat.view(np.uint8), member)
    if dtype.kind == "f" and not np.isfinite(flat).all():
        raise ValueError("a number in it is not finite")
    return flat.reshape(shape, order="F" if in_columns else "C")


def _map_array(
    archive: zipfile.ZipFile, file: IO[bytes], name: str, kind: ArrayKind
) -> NDArray[Any]:
    info = archive.getinfo(f"{name}.npy")
    with archive.open(info) as member:
        shape, in_columns, dtype = _array_header(member)
        header = member.tell()
    if info.compress_type != zipfile.ZIP_STORED or dtype.kind == "f" or not math.prod(shape):
        return _read_array(archive, name, kind, _MOST_BYTES)
    kind.refuse_other(shape, dtype)
    if info.file_size != header + math.prod(shape) * dtype.itemsize:
        raise ValueError("it has more or less data than its shape says")
    offset = _data_offset(file, info) + header
    order: Literal["C", "F"] = "F" if in_columns else "C"
    return np.asarray(np.memmap(file.name, dtype, "r", offset, shape, order))


def _data_offset(file: IO[bytes], info: zipfile.ZipInfo) -> int:
    """Offset of a member's data: its local header ends with a name and an extra field."""
    file.seek(info.header_offset + _LOCAL_SIZES)
    name, extra = struct.unpack("<HH", file.read(4))
    return info.header_offset + _LOCAL_SIZES + 4 + int(name) + int(extra)


def _fill(data: NDArray[np.uint8], member: IO[bytes]) -> None:
    """Read all of `member`, which verifies its checksum; ValueError for another length."""
    done = 0
    while part := member.read(_PART_BYTES):
        if done + len(part) > len(data):
            raise ValueError("it has more data than its shape says")
        data[done : done + len(part)] = np.frombuffer(part, np.uint8)
        done += len(part)
    if done < len(data):
        raise ValueError("it has less data than its shape says")


def _array_header(member: IO[bytes]) -> tuple[tuple[int, ...], bool, np.dtype[Any]]:
    """Shape, storage by columns, and type from the header of a `.npy` file."""
    version = npy.read_magic(member)
    if version == (1, 0):
        return npy.read_array_header_1_0(member)
    if version == (2, 0):
        return npy.read_array_header_2_0(member)
    raise ValueError(f"its layout is of version {version[0]}.{version[1]}")

# SPDX-License-Identifier: Apache-2.0
"""Bundles that were tampered with: copies of a whole one, each with one thing wrong.

`hostile_bundles` makes them; a program that opens one says in a sentence what is wrong, or
works with it. A tenth of the time the hashes in `bundle.json` are those of the original, else they
are taken anew, as whoever makes such a bundle would.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import random
import shutil
import struct
import zipfile
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

_DESCRIPTION = "bundle.json"
_EXPERT = "expert.json"
_ODD_VALUES: Mapping[str, Any] = {
    "null": None,
    "true": True,
    "text": "no such thing",
    "empty": "",
    "minus": -1,
    "zero": 0,
    "huge": 1 << 40,
    "enormous": 10**30,
    "fraction": 0.5,
    "large": 1e300,
    "list": [],
    "object": {},
    "nested": [[[[{}]]]],
}
_ODD_TEXTS = {
    "empty": b"",
    "cut": b'{"format": 1, "na',
    "nan": b'{"format": NaN}',
    "infinite": b'{"format": 1e999}',
    "deep": b"[" * 200_000,
    "binary": bytes(range(256)),
    "nulls": b"\0" * 4096,
}
_LONGEST_LIST = 40  # entries of a JSON object that are tampered with one by one


def hostile_bundles(
    source: Path, folder: Path, seed: int = 0, *, share: float = 1.0
) -> Iterator[tuple[str, Path]]:
    """Copies of the bundle `source` in `folder`, each with one thing wrong, by what that is.

    A copy is there until the next is asked for. The same `seed` gives the same bundles; `share` is
    how many of them are made.
    """
    chance = random.Random(seed)
    for name, tamper in list(_tamperings(source, chance)):
        if chance.random() > share:
            continue
        place = folder / "hostile"
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(source, place)
        tamper(place)
        if chance.random() > 0.1 and "unhashed" not in name:
            _hash_anew(place)
        yield name, place
    shutil.rmtree(folder / "hostile", ignore_errors=True)


_Tamper = Callable[[Path], object]


def _tamperings(source: Path, chance: random.Random) -> Iterator[tuple[str, _Tamper]]:
    files = sorted(path for path in source.rglob("*") if path.is_file())
    for path in files:
        name = path.relative_to(source).as_posix()
        if path.suffix == ".json":
            yield from _json_tamperings(name, path)
        elif path.suffix == ".npz":
            yield from _array_tamperings(name, path)
        elif path.suffix in {".bin", ".model", ".safetensors", ".crfsuite"}:
            yield from _binary_tamperings(name, path, chance)
        yield from _file_tamperings(name)
    yield from _exchanges([path.relative_to(source).as_posix() for path in files])


def _json_tamperings(name: str, path: Path) -> Iterator[tuple[str, _Tamper]]:
    for kind, text in _ODD_TEXTS.items():
        yield f"{name}: {kind}", _bytes_change(name, partial(_instead, text))
    content = json.loads(path.read_text(encoding="utf-8"))
    for keys in _places(content):
        shown = ".".join(map(str, keys))
        yield f"{name}: without {shown}", _json_change(name, keys, None)
        for kind, value in _ODD_VALUES.items():
            yield f"{name}: {shown} {kind}", _json_change(name, keys, (value,))


def _places(content: Any, inside: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path of every field, and of the first and last entries of lists."""
    if isinstance(content, dict):
        for key in list(content)[:_LONGEST_LIST]:
            yield (*inside, key)
            yield from _places(content[key], (*inside, key))
    elif isinstance(content, list) and content:
        for index in {0, len(content) - 1}:
            yield (*inside, index)
            yield from _places(content[index], (*inside, index))


def _json_change(name: str, keys: tuple[str | int, ...], value: tuple[Any] | None) -> _Tamper:
    def change(folder: Path) -> None:
        path = folder / name
        content = json.loads(path.read_text(encoding="utf-8"))
        inner = content
        for key in keys[:-1]:
            inner = inner[key]
        if value is None:
            del inner[keys[-1]]
        else:
            inner[keys[-1]] = value[0]
        path.write_text(json.dumps(content), encoding="utf-8")

    return change


def _array_tamperings(name: str, path: Path) -> Iterator[tuple[str, _Tamper]]:
    with np.load(path, allow_pickle=False) as stored:
        names = list(stored.files)
    for array in names:
        for kind, change in _ARRAY_CHANGES.items():
            yield f"{name}: {array} {kind}", _array_change(name, array, change)
        for kind, header in _HEADERS.items():
            yield f"{name}: {array} header {kind}", _header_change(name, array, header)
    for one, other in pairwise(names):
        yield f"{name}: {one} and {other} exchanged", _array_exchange(name, one, other)


def _infinite(values: NDArray[Any]) -> NDArray[Any]:
    return np.full_like(values, np.inf) if values.dtype.kind == "f" else values[..., :0]


_ARRAY_CHANGES: Mapping[str, Callable[[NDArray[Any]], NDArray[Any] | None]] = {
    "missing": lambda _: None,
    "one row less": lambda values: values[:-1],
    "empty": lambda values: values[:0],
    "flat": lambda values: values.reshape(-1)[None],
    "a number": lambda _: np.array(1.0),
    "transposed": lambda values: values.T.copy(),
    "as text": lambda values: values.astype(str),
    "in float64": lambda values: values.astype(np.float64),
    "in another order": lambda values: values.astype(values.dtype.newbyteorder(">")),
    "not a number": lambda values: np.full_like(values, np.nan, np.float32),
    "infinite": _infinite,
    "largest": lambda values: np.full_like(
        values, np.finfo(values.dtype).max if values.dtype.kind == "f" else 127
    ),
    "backwards": lambda values: values[::-1].copy(),
    "pickled": lambda _: np.array([{"a": 1}, _Shouting()], dtype=object),
}


class _Shouting:
    """Leaves a file behind where it is unpickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (os.mkdir, ("unpickled",))


_HEADERS = {
    "huge": "{'descr': '<f4', 'fortran_order': False, 'shape': (1099511627776, 1024), }",
    "negative": "{'descr': '<f4', 'fortran_order': False, 'shape': (-1, 8), }",
    "of an object": "{'descr': '|O', 'fortran_order': False, 'shape': (1,), }",
    "of a structure": "{'descr': [('a', '|O')], 'fortran_order': False, 'shape': (1,), }",
    "no header": "()" * 2000,
    "deep": "(" * 4000,
}


def _array_change(
    name: str, array: str, change: Callable[[NDArray[Any]], NDArray[Any] | None]
) -> _Tamper:
    def tamper(folder: Path) -> None:
        arrays = _read(folder / name)
        changed = change(arrays.pop(array))
        if changed is not None:
            arrays[array] = changed
        np.savez(folder / name, allow_pickle=True, **arrays)

    return tamper


def _array_exchange(name: str, one: str, other: str) -> _Tamper:
    def tamper(folder: Path) -> None:
        arrays = _read(folder / name)
        arrays[one], arrays[other] = arrays[other], arrays[one]
        np.savez(folder / name, **arrays)

    return tamper


def _header_change(name: str, array: str, header: str) -> _Tamper:
    """Another header, followed by zeros that pack to next to nothing."""

    def tamper(folder: Path) -> None:
        with zipfile.ZipFile(folder / name) as archive:
            members = {info.filename: archive.read(info) for info in archive.infolist()}
        text = header.encode("latin-1") + b"\n"
        packed = b"\x93NUMPY\x01\x00" + struct.pack("<H", len(text)) + text + bytes(1 << 20)
        with zipfile.ZipFile(folder / name, "w", zipfile.ZIP_DEFLATED) as archive:
            for member, data in members.items():
                archive.writestr(member, packed if member == f"{array}.npy" else data)

    return tamper


def _read(path: Path) -> dict[str, Any]:
    with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as stored:
        return {name: stored[name] for name in stored.files}


def _binary_tamperings(
    name: str, path: Path, chance: random.Random
) -> Iterator[tuple[str, _Tamper]]:
    size = path.stat().st_size
    for stop in (0, 1, 8, 100, size // 2, size - 1):
        yield f"{name}: {stop} bytes of it", _bytes_change(name, partial(_first, stop))
    yield f"{name}: longer", _bytes_change(name, lambda data: data + b"\0")
    yield f"{name}: all ones", _bytes_change(name, lambda data: b"\xff" * len(data))
    for number in range(40):
        head = number % 2 == 0  # what says how to read the rest is there
        at = chance.randrange(min(size, 600) if head else size)
        byte = chance.randrange(256)
        yield f"{name}: byte {at} is {byte}", _bytes_change(name, partial(_with, at, byte))
    for scalar in ("num_heads", "activation", "pre_norm", "multi_query_attention"):
        for value in (0, 1, 7, 255):
            change = partial(_scalar, f"{scalar}\0\0".encode(), value)
            yield f"{name}: {scalar} {value}", _bytes_change(name, change)


def _instead(text: bytes, _: bytes) -> bytes:
    return text


def _first(count: int, data: bytes) -> bytes:
    return data[:count]


def _with(at: int, byte: int, data: bytes) -> bytes:
    return data[:at] + bytes([byte]) + data[at + 1 :]


def _scalar(name: bytes, value: int, data: bytes) -> bytes:
    """The scalar that a `model.bin` has under `name` set to `value`."""
    at = data.find(name)
    return data if at < 0 else _with(at + len(name) + 1 + 4, value, data)  # its kind, its size


def _bytes_change(name: str, change: Callable[[bytes], bytes]) -> _Tamper:
    return lambda folder: (folder / name).write_bytes(change((folder / name).read_bytes()))


def _file_tamperings(name: str) -> Iterator[tuple[str, _Tamper]]:
    def missing(folder: Path) -> None:
        (folder / name).unlink()

    def a_folder(folder: Path) -> None:
        (folder / name).unlink()
        (folder / name).mkdir()

    def link(target: str) -> _Tamper:
        def tamper(folder: Path) -> None:
            (folder / name).unlink()
            (folder / name).symlink_to(target)

        return tamper

    def pipe(folder: Path) -> None:
        (folder / name).unlink()
        os.mkfifo(folder / name)

    yield f"{name}: missing", missing
    yield f"{name}: a folder", a_folder
    yield f"{name}: a pipe", pipe
    yield f"{name}: without end", link("/dev/zero")
    yield f"{name}: a link to nothing", link("nowhere")
    yield f"{name}: a link to itself", link(Path(name).name)
    yield f"{name}: a link out, unhashed", link("/etc/hostname")
    yield f"{name}: other bytes, unhashed", lambda folder: (folder / name).write_bytes(b"other")


def _exchanges(names: list[str]) -> Iterator[tuple[str, _Tamper]]:
    def exchange(one: str, other: str) -> _Tamper:
        def tamper(folder: Path) -> None:
            first, second = (folder / one).read_bytes(), (folder / other).read_bytes()
            (folder / one).write_bytes(second)
            (folder / other).write_bytes(first)

        return tamper

    for one, other in pairwise(names):
        yield f"{one} and {other} exchanged", exchange(one, other)


def _hash_anew(folder: Path) -> None:
    """Take the hashes of the files that are listed, as far as there is anything to take."""
    for path in sorted(folder.rglob(_EXPERT)):
        _set_hash(path, _sha256(path.parent / "weights.npz"))
    content = _content(folder / _DESCRIPTION)
    if content is not None:
        _set_hash(folder / _DESCRIPTION, _listed(content, folder))


def _listed(content: dict[str, Any], folder: Path) -> Any:
    listed = content.get("sha256")
    if not isinstance(listed, dict):
        return listed
    return {
        name: digest if _sha256(folder / name) is None else _sha256(folder / name)
        for name, digest in listed.items()
    }


def _set_hash(path: Path, digest: Any) -> None:
    """Put `digest` where the JSON file at `path` tells hashes, if it does."""
    content = _content(path)
    if content is not None and content.get("sha256"):
        path.write_text(json.dumps({**content, "sha256": digest}), encoding="utf-8")


def _content(path: Path) -> dict[str, Any] | None:
    """The JSON object in a file, None where there is none any more."""
    if not path.is_file() or path.is_symlink():
        return None
    try:
        content = json.loads(path.read_bytes())
    except (ValueError, RecursionError):
        return None
    return content if isinstance(content, dict) else None


def _sha256(path: Path) -> str | None:
    if not path.is_file():
        return None
    return hashlib.sha256(path.read_bytes()).hexdigest()

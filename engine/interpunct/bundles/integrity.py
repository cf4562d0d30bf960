# SPDX-License-Identifier: Apache-2.0
"""Check at each start that the files of a bundle are as published.

Hashing the default bundle takes a tenth of a second. So the hash of a file is kept in the user's
cache, with its size and times. It is computed again only if one of these changed.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
import platformdirs
from msgspec import Meta, Struct

from interpunct.bundles.bundle import GET_ANOTHER, Bundle, sha256
from interpunct.errors import BundleError
from interpunct.files import refuse_odd_file, replace_file

_CACHE = "bundle-hashes.json"
_Stamp = Annotated[tuple[int, ...], Meta(min_length=3, max_length=3)]


class _Hashed(Struct, frozen=True):
    """The cached facts of a file: its size, its content and entry times (ns), and its hash."""

    stamp: _Stamp
    sha256: str


def check_files(bundle: Bundle) -> None:
    """Compare every file listed by the bundle with its hash.

    Raises BundleError for the first file that is missing, irregular or different. A bundle without
    a list is only checked for files that are irregular or outside its folder.
    """
    if not bundle.description.sha256:
        _refuse_odd_files(bundle.folder)
    known = _read_cache()
    found: dict[str, _Hashed] = {}

    def hash_of(path: Path) -> str:
        found[str(path.absolute())] = hashed = _hashed(path, known)
        return hashed.sha256

    bundle.verify(hash_of)
    if any(known.get(path) != hashed for path, hashed in found.items()):
        _write_cache({**known, **found})


def _refuse_odd_files(folder: Path) -> None:
    """Raise BundleError for devices, pipes, and links out of the folder, which no hash covers."""
    whole = folder.resolve()
    for path in folder.rglob("*"):
        if path.is_symlink() and not path.resolve().is_relative_to(whole):
            raise BundleError("this link leads out of the bundle.", file=path, remedy=GET_ANOTHER)
        if not (path.is_dir() or path.is_file()):
            raise BundleError("this is no file.", file=path, remedy=GET_ANOTHER)


def _hashed(path: Path, known: Mapping[str, _Hashed]) -> _Hashed:
    """The hash of a file, taken from `known` if the file is unchanged."""
    try:
        refuse_odd_file(path)
        told = path.stat()
        stamp = (told.st_size, told.st_mtime_ns, told.st_ctime_ns)
        before = known.get(str(path.absolute()))
        if before is not None and before.stamp == stamp:
            return before
        return _Hashed(stamp, sha256(path))
    except OSError as error:
        what = f"it cannot be read: {error.strerror or error}."
        raise BundleError(what, file=path, remedy=GET_ANOTHER) from error


def _cache() -> Path:
    return platformdirs.user_cache_path("interpunct", appauthor=False) / _CACHE


def _read_cache() -> dict[str, _Hashed]:
    """The cached hashes; empty if the cache cannot be read."""
    try:
        return msgspec.json.decode(_cache().read_bytes(), type=dict[str, _Hashed])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return {}


def _write_cache(known: Mapping[str, _Hashed]) -> None:
    """Save the hashes of existing files; a failure is ignored."""
    there = {path: hashed for path, hashed in known.items() if os.path.exists(path)}  # noqa: PTH110
    content = msgspec.json.encode(there)
    with suppress(OSError):
        _cache().parent.mkdir(parents=True, exist_ok=True)
        replace_file(_cache(), lambda part: part.write_bytes(content))

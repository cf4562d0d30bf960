# SPDX-License-Identifier: Apache-2.0
"""Predictions of bundles for test sets, kept so that nothing is predicted twice.

A file holds one bundle on one set, `BUNDLE.SET.LEVEL.npz`.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from interpunct.bundles.bundle import Bundle
from interpunct.files import replaced_file
from interpunct_lab.evaluation.bundle_figures import Measured
from interpunct_lab.evaluation.input_tasks import Task
from interpunct_lab.evaluation.test_sets import TestSet

Kept = tuple[Measured, float]
"""A measurement, and the seconds that its predictions took."""

_COLUMNS = tuple(name for name in Measured.__dataclass_fields__ if name != "label_set")
_DAMAGE = (OSError, EOFError, ValueError, KeyError, BadZipFile, zlib.error)


class KeptPredictions:
    """The files in `folder`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, bundle: Bundle, test_set: TestSet, level: Task, kept: Kept) -> None:
        """Write the predictions of a bundle for a set."""
        measured, seconds = kept
        arrays: dict[str, Any] = {name: getattr(measured, name) for name in _COLUMNS}
        arrays |= {"seconds": seconds, "name": bundle.name}
        arrays |= {"bundle": _fingerprint(bundle), "text": _digest(test_set)}
        path = self._path(bundle, test_set, level)
        path.parent.mkdir(parents=True, exist_ok=True)
        with replaced_file(path) as part, part.open("wb") as file:
            np.savez_compressed(file, **arrays)

    def of(
        self, bundle: Bundle, test_set: TestSet, level: Task, labels: NDArray[np.uint8]
    ) -> Kept | None:
        """The kept predictions; None where there are none, or bundle, set or `labels` have
        changed.
        """
        arrays = _read(self._path(bundle, test_set, level))
        if arrays is None or arrays["bundle"] != _fingerprint(bundle):
            return None
        if "text" in arrays and arrays["text"] != _digest(test_set):  # the first files have none
            return None
        if not np.array_equal(arrays["wanted"], labels):
            return None
        return _measured(arrays), float(arrays["seconds"])

    def by_name(self, test_set: str, level: Task) -> Iterator[tuple[str, Measured]]:
        """Predictions of all bundles for a set, by the bundles' names."""
        for path in sorted(self._folder.glob(f"*.{test_set}.{level}.npz")):
            arrays = _read(path)
            if arrays is not None and "name" in arrays:
                yield str(arrays["name"]), _measured(arrays)

    def _path(self, bundle: Bundle, test_set: TestSet, level: Task) -> Path:
        name = bundle.folder.resolve().name
        return self._folder / f"{name}.{test_set.name}.{level}.npz"


def _read(path: Path) -> dict[str, NDArray[Any]] | None:
    """The arrays in a file; None for a missing, damaged or other file."""
    try:
        with path.open("rb") as opened, np.load(opened) as file:
            arrays = {name: file[name] for name in file.files}
    except _DAMAGE:
        return None
    return arrays if {*_COLUMNS, "seconds", "bundle"} <= set(arrays) else None


def _measured(arrays: dict[str, NDArray[Any]]) -> Measured:
    labels, casings, wanted, wanted_casings, scored = (arrays[name] for name in _COLUMNS)
    return Measured(labels, casings, wanted, wanted_casings, scored)


def _fingerprint(bundle: Bundle) -> str:
    """Hash of the files and the calibration of a bundle."""
    facts = bundle.description
    parts = msgspec.to_builtins({"sha256": facts.sha256, "calibration": facts.calibration})
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def _digest(test_set: TestSet) -> str:
    """Hash of the words of a set."""
    text = test_set.text
    digest = hashlib.sha256("\n".join((*text.types, *test_set.languages)).encode())
    digest.update(text.words.astype(np.int64).tobytes())
    return digest.hexdigest()

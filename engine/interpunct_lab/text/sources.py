# SPDX-License-Identifier: Apache-2.0
"""Where labelled text comes from: its files, their hashes and licences, kept beside it.

Licences are those of `MANIFEST.tsv`, in the folder of the corpora or the one above: a table with
the columns `file` (its path from there) and `licence`.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from interpunct.bundles.bundle import sha256
from interpunct.bundles.description import TextSource
from interpunct.decoding import read_json
from interpunct.errors import LabError
from interpunct.files import replace_file

_MANIFEST = "MANIFEST.tsv"


def keep_sources(files: Iterable[Path], labelled: Path) -> None:
    """Write beside the file `labelled` that its text comes from the corpus `files`."""
    paths = list(files)
    licences = _licences(paths[0].parent) if paths else {}
    told = {path.name: TextSource(sha256(path), licences.get(path.resolve())) for path in paths}
    data = msgspec.json.format(msgspec.json.encode(told), indent=1)
    replace_file(_beside(labelled), lambda part: part.write_bytes(data))


def sources_of(labelled: Path) -> dict[str, TextSource]:
    """What `keep_sources` wrote beside a file; else the file itself, of no known licence.

    Raises LabError for damage.
    """
    path = _beside(labelled)
    if not path.exists():
        return {labelled.name: TextSource(sha256(labelled))}
    return read_json(path, dict[str, TextSource], LabError, remedy="Label the text again.")


def _beside(labelled: Path) -> Path:
    return labelled.with_suffix(".sources.json")


def _licences(folder: Path) -> Mapping[Path, str]:
    """The licence of each file that a manifest near a language's `folder` tells of."""
    for parent in folder.resolve().parents[:2]:
        manifest = parent / _MANIFEST
        if manifest.is_file():
            with manifest.open(encoding="utf-8", newline="") as file:
                rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
            return {
                (parent / row["file"]).resolve(): row["licence"]
                for row in rows
                if row.get("file") and row.get("licence")
            }
    return {}

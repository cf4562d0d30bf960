# SPDX-License-Identifier: Apache-2.0
"""Encoders from which the rows of the laboratory start, taken out of two bundles.

The English one is that of the default bundle. The multilingual one is that of the default bundle's
version 0.5, the last with an encoder for all languages; it lies in the history of this repository.
"""

from __future__ import annotations

import json
import subprocess
import tarfile
from io import BytesIO
from pathlib import Path
from typing import Literal

from benchmarks.laboratory_rows import ROOT
from interpunct.bundles.bundle import Bundle, default_bundle, load_bundle
from interpunct.errors import LabError
from interpunct.files import replace_folder
from interpunct_lab.making.checkpoint_export import FamilyName, export_encoder

Origin = Literal["english", "multilingual"]

ENCODERS: dict[str, tuple[Origin, FamilyName]] = {
    "english-bert": ("english", "bert"),
    "english-electra": ("english", "electra"),
    "multilingual-bert": ("multilingual", "bert"),
    "multilingual-electra": ("multilingual", "electra"),
}
"""Bundle and family of each encoder."""

_COMMIT = "e18f7444"  # Ship version 0.5 of the default bundle
_FOLDER = "resources/interpunct_resources/bundles/default"
_PARTS = ("bundle.json", "pieces.model", "encoder")


def make_encoder(name: str, folder: Path) -> None:
    """Write the encoder of that name into `folder`, where it is missing.

    Raises LabError where the history of the repository is not there.
    """
    if not folder.exists():
        origin, family = ENCODERS[name]
        bundle = default_bundle() if origin == "english" else _version_0_5(folder.parent)
        export_encoder(bundle, folder, family)
        _configure(folder / "config.json")


def _configure(config: Path) -> None:
    """End dropout, as no row reads a text twice, and choose the fastest attention in bfloat16."""
    told = json.loads(config.read_text("utf-8"))
    told |= {"hidden_dropout_prob": 0.0, "attention_probs_dropout_prob": 0.0}
    told |= {"attn_implementation": "eager"}
    config.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def _version_0_5(folder: Path) -> Bundle:
    """Version 0.5 of the default bundle, unpacked into `folder`."""
    unpacked = folder / "version-0.5"
    if not unpacked.exists():
        packed = BytesIO(_archive())
        with tarfile.open(fileobj=packed) as archive:
            replace_folder(unpacked, lambda part: archive.extractall(part, filter="data"), None)
    return load_bundle(unpacked / _FOLDER)


def _archive() -> bytes:
    """The files of the encoder and its pieces, as a tar archive."""
    names = [f"{_FOLDER}/{part}" for part in _PARTS]
    command = ["git", "-C", str(ROOT), "archive", _COMMIT, *names]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode:
        raise LabError(
            f"the history of the repository lacks the commit {_COMMIT}.",
            file=ROOT,
            remedy="Clone it whole, or run: git fetch --unshallow",
        )
    return done.stdout

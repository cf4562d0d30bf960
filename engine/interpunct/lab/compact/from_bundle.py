# SPDX-License-Identifier: Apache-2.0
"""Starts a compact model from a released one: training goes on where no checkpoint is left."""

from __future__ import annotations

from pathlib import Path

from interpunct.errors import LabError
from interpunct.models.bundle import PIECES, load_bundle
from interpunct.models.compact.network import CompactModel
from interpunct.models.compact.weights import load_compact


def start_from_bundle(folder: Path, vocabulary: Path) -> tuple[CompactModel, int]:
    """The model of the bundle in `folder`, and how many tokens it has seen.

    What int8 cost its weights is made good within some hundred steps. Raises LabError where
    `vocabulary` is not the one it was trained with.
    """
    bundle = load_bundle(folder)
    pieces = bundle.path(PIECES)
    if pieces.read_bytes() != vocabulary.read_bytes():
        raise LabError(
            "the bundle was trained with other pieces.", file=folder, remedy=f"Give {pieces}."
        )
    return load_compact(bundle).train(), bundle.description.training.tokens or 0

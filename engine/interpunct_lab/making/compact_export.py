# SPDX-License-Identifier: Apache-2.0
"""A trained compact model to a bundle on disk."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.bundles import bundle as layout
from interpunct.bundles.encoder_shape import CompactConfig
from interpunct.errors import LabError
from interpunct.runtime.backends.torch_network import CompactModel
from interpunct.runtime.encoder.encoder_file import write_encoder
from interpunct.runtime.encoder.heads import HEAD_NAMES
from interpunct_lab.training.checkpoints import load_checkpoint, taking_up


def write_bundle(
    model: CompactModel,
    pieces: Path,
    folder: Path,
    description: Mapping[str, Any],
    *,
    card: str = "",
    quantization: str | None = "int8",
) -> None:
    """Write `model` with the SentencePiece model `pieces` as a bundle.

    `description` gives `name`, `version`, `languages`, `window` and the other facts of the card
    (data, metrics, calibration); format, labels, sizes and hashes are added here.
    """
    write_model(model, folder, quantization=quantization)
    shutil.copyfile(pieces, folder / layout.PIECES)
    (folder / layout.CARD).write_text(card, encoding="utf-8")
    layout.write_description(folder, {"encoder": asdict(model.config), **description})


def write_model(model: CompactModel, folder: Path, *, quantization: str | None = "int8") -> None:
    """Write the encoder and the heads of `model` to `folder`, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    weights = {name: value.numpy() for name, value in model.state_dict().items()}
    encoder = {name: value for name, value in weights.items() if not name.startswith(HEAD_NAMES)}
    write_encoder(
        encoder, folder / layout.ENCODER, heads=model.config.heads, quantization=quantization
    )
    write_heads(weights, folder)


def write_heads(weights: Mapping[str, NDArray[np.float32]], folder: Path) -> None:
    """Write the heads among `weights`, under the names of torch, to a bundle's folder.

    They are stored as `interpunct.runtime.encoder.heads.Heads` reads them, matrices (inputs,
    outputs) in half precision: the rounding is far below what int8 costs the encoder.
    """
    arrays: dict[str, Any] = {}
    for layer in (f"{head}.{name}" for head in HEAD_NAMES for name in ("hidden", "out")):
        arrays[layer] = weights[f"{layer}.weight"].T.astype(np.float16)
        arrays[f"{layer}_bias"] = weights[f"{layer}.bias"]
    np.savez(folder / layout.HEADS, **arrays)


def load_averaged(folder: Path) -> CompactModel:
    """The model whose weights are the moving average of the checkpoint in `folder`."""
    kept = _checkpoint(folder)
    with taking_up(folder):
        model = CompactModel(CompactConfig(**kept["sameness"]["config"]))
        model.load_state_dict(kept["average"])
    return model.eval()


def checkpoint_facts(folder: Path) -> dict[str, Any]:
    """Facts for the card: steps taken, tokens seen and the plan of the training."""
    kept = _checkpoint(folder, mapped=True)
    with taking_up(folder):
        progress, plan = kept["progress"], kept["sameness"]["plan"]
        return {"step": progress["step"], "tokens": progress["words"], "plan": plan}


def _checkpoint(folder: Path, *, mapped: bool = False) -> dict[str, Any]:
    kept = load_checkpoint(folder, mapped=mapped)
    if kept is None:
        raise LabError("there is no checkpoint here.", file=folder, remedy="Run train first.")
    return kept

# SPDX-License-Identifier: Apache-2.0
"""Model and facts of a trained compact system, from its checkpoint."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from interpunct.bundles.encoder_shape import CompactConfig
from interpunct.errors import LabError
from interpunct.runtime.backends.torch_network import CompactModel
from interpunct_lab.training.checkpoints import load_checkpoint, taking_up


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

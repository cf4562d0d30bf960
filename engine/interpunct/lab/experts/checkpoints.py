# SPDX-License-Identifier: Apache-2.0
"""What a training keeps on disk: safetensors and JSON, written whole or not at all."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from safetensors.torch import load_file, save_file

from interpunct.errors import LabError
from interpunct.models.experts.keys import KeyIndex

if TYPE_CHECKING:
    from torch import Tensor, nn
    from torch.optim import Optimizer

_CHECKPOINT = "checkpoint.safetensors"
_BEST = "best.safetensors"
_KEYS = "keys.npz"
_STATE = "optimizer"


@dataclass(slots=True)
class ExpertProgress:
    """How far a training is: steps and words seen, CPU seconds, a running mean of the loss.

    `start` is the language of the expert that it began from, if any.
    """

    step: int = 0
    words: int = 0
    seconds: float = 0.0
    loss: float = 1.0
    best_loss: float = math.inf
    best_step: int = 0
    start: str = ""


def save_training(
    folder: Path, network: nn.Module, optimizer: Optimizer, progress: ExpertProgress
) -> None:
    """Write all that going on needs into `folder`."""
    tensors = {name: value.contiguous() for name, value in network.state_dict().items()}
    for place, state in optimizer.state_dict()["state"].items():
        tensors |= {f"{_STATE}.{place}.{name}": value for name, value in state.items()}
    facts = {name: json.dumps(value) for name, value in asdict(progress).items()}
    _save(tensors, folder / _CHECKPOINT, facts)


def load_training(
    folder: Path, network: nn.Module, optimizer: Optimizer, progress: ExpertProgress
) -> None:
    """Go on from the checkpoint in `folder`, if there is one.

    Raises LabError where it is of a training with other options.
    """
    path = folder / _CHECKPOINT
    if not path.exists():
        return
    tensors = load_file(path)
    names = [name for name in tensors if not name.startswith(f"{_STATE}.")]
    try:
        network.load_state_dict({name: tensors[name] for name in names})
    except RuntimeError as error:
        raise LabError(
            "this checkpoint is of a training with other options.",
            file=path,
            remedy="Name another folder, or the options it was begun with.",
        ) from error
    kept = optimizer.state_dict()
    kept["state"] = _optimizer_state(tensors)
    optimizer.load_state_dict(kept)
    for name, value in _facts(path).items():
        setattr(progress, name, json.loads(value))


def save_best(folder: Path, network: nn.Module) -> None:
    """Write the weights alone."""
    _save(
        {name: value.contiguous() for name, value in network.state_dict().items()}, folder / _BEST
    )


def load_best(folder: Path, network: nn.Module) -> None:
    """Read the weights that `save_best` wrote; LabError where there are none."""
    require_best(folder)
    network.load_state_dict(load_file(folder / _BEST))


def require_best(folder: Path) -> None:
    """Raise LabError where `save_best` has written nothing yet."""
    if not (folder / _BEST).exists():
        raise LabError("nothing is trained here yet.", file=folder, remedy="Run train first.")


def save_keys(folder: Path, keys: Mapping[str, KeyIndex]) -> None:
    """Write the key tables that the training was begun with."""
    temporary = folder / f"part.{_KEYS}"
    np.savez(temporary, allow_pickle=False, **{name: index.keys for name, index in keys.items()})
    temporary.replace(folder / _KEYS)


def load_keys(folder: Path) -> dict[str, KeyIndex] | None:
    """The key tables in `folder`, None where there are none."""
    if not (folder / _KEYS).exists():
        return None
    with np.load(folder / _KEYS, allow_pickle=False) as arrays:
        return {name: KeyIndex(arrays[name]) for name in arrays.files}


def is_begun(folder: Path) -> bool:
    """Whether there is a training to go on with."""
    return (folder / _CHECKPOINT).exists()


def read_progress(folder: Path) -> ExpertProgress:
    """How far the training in `folder` is."""
    path = folder / _CHECKPOINT
    facts = _facts(path) if path.exists() else {}
    return ExpertProgress(**{name: json.loads(value) for name, value in facts.items()})


def _optimizer_state(tensors: Mapping[str, Tensor]) -> dict[int, dict[str, Tensor]]:
    state: dict[int, dict[str, Tensor]] = {}
    for name, tensor in tensors.items():
        if name.startswith(f"{_STATE}."):
            _, place, part = name.split(".")
            state.setdefault(int(place), {})[part] = tensor
    return state


def _facts(path: Path) -> dict[str, str]:
    from safetensors import safe_open

    with safe_open(path, framework="pt") as file:
        return dict(file.metadata() or {})


def _save(
    tensors: Mapping[str, Tensor], path: Path, facts: Mapping[str, str] | None = None
) -> None:
    temporary = path.with_suffix(".part")
    save_file(dict(tensors), temporary, metadata=dict(facts or {}))
    temporary.replace(path)

# SPDX-License-Identifier: Apache-2.0
"""Pickled states, read by the restricted reader of torch."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import torch
from torch import Tensor

from interpunct.files import refuse_odd_file

_INSIDE = ("state_dict", "model_state_dict", "model")


def read_tensors(path: Path) -> dict[str, Tensor]:
    """The floating-point tensors of a state, by name; a state may lie in a checkpoint of training.

    Raises OSError, and torch's errors for a damaged file and for anything but tensors in plain
    containers. Raises ValueError for other content.
    """
    refuse_odd_file(path)
    state = torch.load(path, map_location="cpu", weights_only=True)
    for name in _INSIDE:
        if isinstance(state, Mapping) and isinstance(state.get(name), Mapping):
            state = state[name]
    if not isinstance(state, Mapping):
        raise ValueError("it holds no state of a model")
    return {
        str(name): tensor
        for name, tensor in state.items()
        if isinstance(tensor, Tensor) and tensor.is_floating_point()
    }

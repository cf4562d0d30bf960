# SPDX-License-Identifier: Apache-2.0
"""The GPU where it works, the CPU where it does not: one policy for everything torch runs."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import nn

from interpunct.errors import BackendError


def place_module(model: nn.Module, device: str, trial: Callable[[], object]) -> str | None:
    """Move `model` to `device`: `cpu`, `cuda`, or `auto` for a GPU that can run `trial`.

    Gives what to tell people where a GPU cannot be used and the CPU takes over. Raises
    BackendError where the GPU was asked for by name.
    """
    if device == "cpu":
        return None
    if not torch.cuda.is_available():
        if device == "cuda":
            raise BackendError("torch finds no GPU.", remedy="Use --device cpu.")
        return None
    reason = _move_to_gpu(model, trial)
    if reason and device == "cuda":
        raise BackendError(f"the GPU cannot be used: {reason}.", remedy="Use --device cpu.")
    return f"The GPU cannot be used ({reason}); the CPU does the work." if reason else None


def _move_to_gpu(model: nn.Module, trial: Callable[[], object]) -> str | None:
    """Why the GPU cannot run `model`, None where it can; then it is back on the CPU."""
    try:
        model.to("cuda")
        trial()
    except RuntimeError as error:
        model.to("cpu")
        return str(error).split("\n", maxsplit=1)[0].rstrip(".")
    return None

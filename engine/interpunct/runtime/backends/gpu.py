# SPDX-License-Identifier: Apache-2.0
"""One policy for all torch models: the GPU if it works, else the CPU."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import nn

from interpunct.errors import BackendError
from interpunct.runtime.backends import cpu_notice


def place_module(model: nn.Module, device: str, trial: Callable[[], object]) -> str | None:
    """Move `model` to `device`: `cpu`, `cuda`, or `auto` for a GPU that can run `trial`.

    Returns a message for the user if the CPU replaces an unusable GPU. Raises BackendError if the
    GPU was requested by name.
    """
    if device == "cpu":
        return None
    if not torch.cuda.is_available():
        if device == "cuda":
            raise BackendError("torch finds no GPU.", remedy="Use --device cpu.")
        return None
    failure: RuntimeError | None = None
    try:
        model.to("cuda")
        trial()
    except RuntimeError as error:
        model.to("cpu")
        failure = error
    return cpu_notice(failure, device)

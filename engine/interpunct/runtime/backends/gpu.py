# SPDX-License-Identifier: Apache-2.0
"""One policy for all backends and torch models: the GPU if it works, else the CPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from interpunct.errors import BackendError
from interpunct.sentences import Sentence

if TYPE_CHECKING:
    from torch import nn


def place_module(model: nn.Module, device: str, trial: Callable[[], object]) -> str | None:
    """Move `model` to `device`: `cpu`, `cuda`, or `auto` for a GPU that can run `trial`.

    Returns a message for the user if the CPU replaces an unusable GPU. Raises BackendError if the
    GPU was requested by name.
    """
    if device == "cpu":
        return None
    import torch

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


def cpu_notice(failure: Exception | None, device: str) -> Sentence | None:
    """The message for the user where the CPU replaces a GPU; None without a `failure` of it.

    Raises BackendError if the GPU was requested by name.
    """
    if failure is None:
        return None
    reason = str(failure).split("\n", maxsplit=1)[0].rstrip(".")
    if device == "cuda":
        raise BackendError(
            Sentence("the GPU cannot be used: {reason}.", reason=reason),
            remedy="Use --device cpu.",
        )
    return Sentence("The GPU cannot be used ({reason}); the CPU is used instead.", reason=reason)

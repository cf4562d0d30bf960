# SPDX-License-Identifier: Apache-2.0
"""Weights in a pickle, read where the user allows it.

A pickle can run any code when it is read. The restricted reader of torch (`weights_only=True`)
builds tensors and plain containers, and refuses everything else.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from interpunct.errors import BackendError, BundleError


class PickleError(BundleError):
    """The weights are a pickle, and the user has not allowed to read it."""


def refused_pickle(path: Path | str) -> PickleError:
    """The failure for a pickle that the user has not allowed."""
    return PickleError(
        "these weights are a pickle, which can run any code when it is read carelessly.",
        file=path,
        remedy="Take the model's safetensors, or have them made: "
        "AutoModel.from_pretrained(…).save_pretrained(…). `interpunct models install` and "
        "`convert` read tensors alone by --allow-pickle, and run nothing.",
    )


def read_pickle(path: Path, framework: Literal["np", "pt"]) -> dict[str, Any]:
    """Every array or tensor of a pickled state, by its name.

    Raises BackendError without torch, BundleError for a damaged file or one with anything else.
    """
    try:
        from interpunct.runtime.backends.torch_pickles import read_tensors
    except ImportError as error:
        raise BackendError(
            "reading pickled weights needs torch, which is not installed.",
            remedy="Install interpunct[torch].",
        ) from error
    try:
        tensors = read_tensors(path)
    except Exception as error:  # torch raises many kinds for one damaged file
        raise BundleError(
            "the pickled weights cannot be read: the file is damaged, or holds more than tensors.",
            file=path,
            remedy="Take the model's safetensors.",
        ) from error
    if framework == "pt":
        return tensors
    return {name: tensor.float().numpy() for name, tensor in tensors.items()}

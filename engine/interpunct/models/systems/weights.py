# SPDX-License-Identifier: Apache-2.0
"""The weights of torch modules in safetensors files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from interpunct.errors import BundleError

if TYPE_CHECKING:
    from torch import nn

WEIGHTS = "weights.safetensors"


def save_weights(module: nn.Module, path: Path) -> None:
    """Write the weights of `module` to the file `path`; tied ones are stored once."""
    from safetensors.torch import save_model

    save_model(module, str(path))


def load_weights(module: nn.Module, path: Path) -> None:
    """Read the weights of `module` from what `save_weights` wrote.

    Raises BundleError where they are missing, damaged, or those of another module.
    """
    from safetensors import SafetensorError
    from safetensors.torch import load_model

    try:
        load_model(module, str(path))
    except (OSError, SafetensorError, RuntimeError, ValueError) as error:
        reason = str(error).split("\n", maxsplit=1)[0].rstrip(".:")
        raise BundleError(
            f"the weights cannot be read: {reason}.",
            file=path,
            remedy="Install the bundle again.",
        ) from error

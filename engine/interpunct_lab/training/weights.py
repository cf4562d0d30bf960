# SPDX-License-Identifier: Apache-2.0
"""The weights of torch modules in safetensors files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from interpunct.errors import BundleError
from interpunct.files import refuse_odd_file, usual_mode

if TYPE_CHECKING:
    from torch import nn

_AGAIN = "Install the model again."
WEIGHTS = "weights.safetensors"


def save_weights(module: nn.Module, path: Path) -> None:
    """Write the weights of `module` to the file `path`; tied ones are stored once."""
    from safetensors.torch import save_model

    with usual_mode(path):
        save_model(module, str(path))


def refuse_larger(module: nn.Module, path: Path) -> None:
    """Raise BundleError where `module` has more weights than the file at `path` can hold.

    A weight takes a byte at least. Asked of a module without memory, on torch's device `meta`.
    """
    weights = sum(parameter.numel() for parameter in module.parameters())
    try:
        refuse_odd_file(path)
        size = path.stat().st_size
    except OSError as error:
        what = f"the weights cannot be read: {error.strerror or error}."
        raise BundleError(what, file=path, remedy=_AGAIN) from error
    if weights > size:
        what = f"its {size} bytes are not the {weights} weights of such sizes."
        raise BundleError(what, file=path, remedy=_AGAIN)


def load_weights(module: nn.Module, path: Path, *, remedy: str = _AGAIN) -> None:
    """Read the weights of `module` from what `save_weights` wrote.

    Raises BundleError, with this `remedy`, where they are missing, damaged, or those of another
    module.
    """
    import torch
    from safetensors import SafetensorError
    from safetensors.torch import load_model

    try:
        load_model(module, str(path))
    except (OSError, SafetensorError, RuntimeError, ValueError) as error:
        reason = str(error).split("\n", maxsplit=1)[0].rstrip(".:")
        what = f"the weights cannot be read: {reason}."
        raise BundleError(what, file=path, remedy=remedy) from error
    if not all(bool(torch.isfinite(tensor).all()) for tensor in module.state_dict().values()):
        what = "the weights cannot be read: a number in them is not finite."
        raise BundleError(what, file=path, remedy=remedy)

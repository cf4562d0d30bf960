# SPDX-License-Identifier: Apache-2.0
"""The systems: our compact one, and those of five papers (see `base` for how to add another)."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from interpunct.errors import BundleError

if TYPE_CHECKING:
    from interpunct.models.systems.base import System

SYSTEMS = {
    "shift-lstm": "shift_lstm:ShiftLstm",
    "layer-attention": "layer_attention:LayerAttention",
    "electra": "electra:Electra",
    "slot-filling": "slot_filling:SlotFilling",
    "char-delay": "char_recurrent:CharDelay",
    "char-ngram": "char_recurrent:CharNgram",
    "char-cnn": "char_convolution:CharCnn",
    "char-cnn-ngram": "char_convolution:CharCnnNgram",
    "char-dilated": "char_convolution:CharDilated",
    "char-bilstm": "char_recurrent:CharBilstm",
}
"""Module and class of each torch system by its name; imported when it is asked for."""


def system_class(name: str) -> type[System]:
    """The class of the system `name`.

    Raises BundleError where there is none of that name.
    """
    if name not in SYSTEMS:
        raise BundleError(
            f"there is no system {name!r}.", remedy=f"Use one of {', '.join(SYSTEMS)}."
        )
    module, _, attribute = SYSTEMS[name].partition(":")
    found: type[System] = getattr(import_module(f"{__name__}.{module}"), attribute)
    return found

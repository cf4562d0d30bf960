# SPDX-License-Identifier: Apache-2.0
"""The systems of five papers and our experts by name; `base.System` tells how to add another."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from interpunct.errors import BackendError, BundleError

if TYPE_CHECKING:
    from interpunct.runtime.labeller import TrainedSystem

SYSTEMS = {
    "shift-lstm": "recurrent.shift_lstm:ShiftLstm",
    "layer-attention": "encoders.layer_attention:LayerAttention",
    "electra": "encoders.electra:Electra",
    "slot-filling": "encoders.slot_filling:SlotFilling",
    "char-delay": "characters.recurrent:CharDelay",
    "char-ngram": "characters.recurrent:CharNgram",
    "char-cnn": "characters.convolution:CharCnn",
    "char-cnn-ngram": "characters.convolution:CharCnnNgram",
    "char-dilated": "characters.convolution:CharDilated",
    "char-bilstm": "characters.recurrent:CharBilstm",
    "crf": "crf.system:Crf",
    "expert": "expert:ExpertSystem",
}
"""Module and class of each system by its name; imported when it is asked for."""


def system_class(name: str) -> type[TrainedSystem]:
    """The class of the system `name`.

    Raises BundleError where there is none of that name, BackendError where the library that runs
    it is not installed.
    """
    if name not in SYSTEMS:
        raise BundleError(
            f"there is no system {name!r}.", remedy=f"Use one of {', '.join(SYSTEMS)}."
        )
    module, _, attribute = SYSTEMS[name].partition(":")
    try:
        found: type[TrainedSystem] = getattr(import_module(f"{__name__}.{module}"), attribute)
    except ImportError as error:
        raise BackendError(
            f"the system {name} needs {error.name}, which is not installed.",
            remedy="Install interpunct[train].",
        ) from error
    return found

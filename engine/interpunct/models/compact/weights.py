# SPDX-License-Identifier: Apache-2.0
"""The weights of a bundle as a torch model, in float32 whatever they are stored in."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

import numpy as np
import torch

from interpunct.models.bundle import ENCODER, HEADS
from interpunct.models.compact.encoder_file import read_encoder
from interpunct.models.compact.network import CompactModel
from interpunct.models.description import CompactDescription, RunByCtranslate2
from interpunct.models.encoder_shape import CompactConfig

if TYPE_CHECKING:
    from torch import Tensor

    from interpunct.models.bundle import Bundle


def load_encoder(bundle: Bundle) -> CompactModel:
    """The encoder of a bundle that CTranslate2 runs, of the compact system or not.

    The heads of the model are left as they are made.
    """
    shape = bundle.described(RunByCtranslate2).encoder
    model = CompactModel(CompactConfig(**asdict(shape)))
    model.load_state_dict(_encoder_weights(bundle), strict=False)
    return model.eval()


def load_compact(bundle: Bundle) -> CompactModel:
    """The whole model of a compact bundle, encoder and heads."""
    model = CompactModel(bundle.described(CompactDescription).encoder)
    model.load_state_dict({**_encoder_weights(bundle), **head_weights(bundle)})
    return model.eval()


def _encoder_weights(bundle: Bundle) -> dict[str, Tensor]:
    weights = read_encoder(bundle.path(f"{ENCODER}/model.bin"))
    return {name: torch.from_numpy(np.array(values)) for name, values in weights.items()}


def head_weights(bundle: Bundle) -> dict[str, Tensor]:
    """The heads of `heads.npz` under the names of torch; matrices there are transposed."""
    weights: dict[str, Tensor] = {}
    with np.load(bundle.path(HEADS), allow_pickle=False) as arrays:
        for name, values in arrays.items():
            head, _, part = name.partition(".")
            layer = part.removesuffix("_bias")
            kind = "bias" if part.endswith("_bias") else "weight"
            tensor = torch.from_numpy(values.astype(np.float32).T.copy())
            weights[f"{head}.{layer}.{kind}"] = tensor
    return weights

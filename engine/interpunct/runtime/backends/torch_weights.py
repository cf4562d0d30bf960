# SPDX-License-Identifier: Apache-2.0
"""The weights of a bundle as a torch model, in float32 for any stored type."""

from __future__ import annotations

from dataclasses import asdict

import numpy as np
import torch
from torch import Tensor

from interpunct.bundles.bundle import ENCODER, HEADS, Bundle
from interpunct.bundles.description import CompactDescription, RunByCtranslate2
from interpunct.bundles.encoder_shape import CompactConfig
from interpunct.runtime.backends.torch_network import CompactModel
from interpunct.runtime.encoder.encoder_file import read_encoder
from interpunct.runtime.encoder.heads import HEAD_NAMES, Heads, PairHead


def load_encoder(bundle: Bundle) -> CompactModel:
    """The encoder of a bundle that CTranslate2 runs, compact or not.

    The heads of the model keep their initial values.
    """
    shape = bundle.described(RunByCtranslate2).encoder
    model = CompactModel(CompactConfig(**asdict(shape)))
    model.load_state_dict(_encoder_weights(bundle), strict=False)
    return model.eval()


def load_compact(bundle: Bundle) -> CompactModel:
    """The whole model of a compact bundle, encoder and heads."""
    model = CompactModel(bundle.described(CompactDescription).encoder, bundle.label_set)
    model.load_state_dict({**_encoder_weights(bundle), **head_weights(bundle)})
    return model.eval()


def _encoder_weights(bundle: Bundle) -> dict[str, Tensor]:
    weights = read_encoder(bundle.path(f"{ENCODER}/model.bin"))
    return {name: torch.from_numpy(np.array(values)) for name, values in weights.items()}


def head_weights(bundle: Bundle) -> dict[str, Tensor]:
    """The heads of `heads.npz` under torch's names; their matrices are transposed."""
    config = bundle.described(CompactDescription).encoder
    heads = Heads.load(bundle.path(HEADS), config, bundle.label_set)
    weights: dict[str, Tensor] = {}
    for name in HEAD_NAMES:
        head: PairHead = getattr(heads, name)
        for layer in ("hidden", "out"):
            matrix, bias = getattr(head, layer), getattr(head, f"{layer}_bias")
            weights[f"{name}.{layer}.weight"] = torch.from_numpy(matrix.T.copy())
            weights[f"{name}.{layer}.bias"] = torch.from_numpy(bias.copy())
    return weights

# SPDX-License-Identifier: Apache-2.0
"""The encoder's weights in CTranslate2's file: written from arrays, read back as arrays.

CTranslate2's own converter needs transformers, and fails with its version 5. A spec filled from a
dictionary of arrays needs neither. The names of the arrays are those of
`interpunct.runtime.backends.torch_network.CompactModel`. The reader serves the torch backend and
the tests; `encoder_layout` knows the layout of the file.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.errors import BundleError
from interpunct.runtime.encoder.encoder_layout import stored_arrays

EncoderWeights = Mapping[str, NDArray[np.float32]]

_EPSILON = 1e-12  # of BERT; the default of CTranslate2 is 1e-5


def write_encoder(
    weights: EncoderWeights,
    folder: Path,
    *,
    heads: int,
    quantization: str | None,
    epsilon: float = _EPSILON,
) -> None:
    """Write the encoder in `weights` to `folder`; `quantization` is None or "int8".

    `epsilon` is that of the layer norms. The arrays are copied first: CTranslate2's quantiser
    scales its input in place.
    """
    from ctranslate2.specs import common_spec
    from ctranslate2.specs import transformer_spec as spec

    layers = 1 + max(int(name.split(".")[1]) for name in weights if name.startswith("layers."))
    encoder = spec.TransformerEncoderSpec(
        layers,
        heads,
        pre_norm=False,
        no_final_norm=True,
        activation=common_spec.Activation.GELU,
        layernorm_embedding=True,
    )
    encoder.scale_embeddings = False
    encoder.embeddings[0].weight = weights["pieces.weight"].copy()
    encoder.position_encodings.encodings = weights["positions.weight"].copy()
    _fill_norm(encoder.layernorm_embedding, weights, "norm")
    for index, layer in enumerate(encoder.layer):
        _fill_layer(layer, weights, f"layers.{index}")
    model = spec.TransformerEncoderModelSpec(encoder)
    model.register_vocabulary([str(row) for row in range(len(weights["pieces.weight"]))])
    model.config.unk_token = "1"  # the default is not in this vocabulary
    model.config.layer_norm_epsilon = epsilon
    model.validate()
    model.optimize(quantization=quantization)
    folder.mkdir(parents=True, exist_ok=True)
    model.save(str(folder))


def _fill_layer(layer: Any, weights: EncoderWeights, name: str) -> None:
    attention = layer.self_attention
    _fill_linear(attention.linear[0], weights, f"{name}.attention")
    _fill_linear(attention.linear[1], weights, f"{name}.attention_out")
    _fill_norm(attention.layer_norm, weights, f"{name}.attention_norm")
    _fill_linear(layer.ffn.linear_0, weights, f"{name}.inner")
    _fill_linear(layer.ffn.linear_1, weights, f"{name}.outer")
    _fill_norm(layer.ffn.layer_norm, weights, f"{name}.norm")


def _fill_linear(linear: Any, weights: EncoderWeights, name: str) -> None:
    linear.weight = weights[f"{name}.weight"].copy()
    linear.bias = weights[f"{name}.bias"].copy()


def _fill_norm(norm: Any, weights: EncoderWeights, name: str) -> None:
    norm.gamma = weights[f"{name}.weight"].copy()
    norm.beta = weights[f"{name}.bias"].copy()


_NAMES = {
    "embeddings_0": "pieces",
    "position_encodings": "positions",
    "layernorm_embedding": "norm",
    "self_attention/linear_0": "attention",
    "self_attention/linear_1": "attention_out",
    "self_attention/layer_norm": "attention_norm",
    "ffn/linear_0": "inner",
    "ffn/linear_1": "outer",
    "ffn/layer_norm": "norm",
}
_KINDS = {"weight": "weight", "encodings": "weight", "gamma": "weight"}


def read_encoder(path: Path) -> dict[str, NDArray[np.float32]]:
    """The weights in `model.bin`, as float32 for any stored type.

    Raises BundleError for a file of another layout.
    """
    try:
        data = path.read_bytes()
        stored = {name: array.values(data) for name, array in stored_arrays(data).items()}
        names = [name for name in stored if name.startswith("encoder/") and "/" in name[8:]]
        return {
            _our_name(name): _dequantised(stored, name)
            for name in names
            if not name.endswith(("_scale", "/num_heads"))
        }
    except (OSError, struct.error, ValueError, KeyError, IndexError) as error:
        raise BundleError(
            f"the encoder cannot be read: {error}.", file=path, remedy="Install the bundle again."
        ) from error


def _our_name(name: str) -> str:
    module, kind = name.removeprefix("encoder/").rsplit("/", 1)
    prefix = ""
    if module.startswith("layer_"):
        number, module = module.removeprefix("layer_").split("/", 1)
        prefix = f"layers.{number}."
    return f"{prefix}{_NAMES[module]}.{_KINDS.get(kind, 'bias')}"


def _dequantised(stored: dict[str, NDArray[Any]], name: str) -> NDArray[np.float32]:
    values = stored[name].astype(np.float32)
    scale = stored.get(f"{name}_scale")
    return values if scale is None else values / scale.reshape(-1, *[1] * (values.ndim - 1))

# SPDX-License-Identifier: Apache-2.0
"""The encoders of published checkpoints under our names: those that have the shape of BERT.

CTranslate2 runs BERT (Devlin et al. 2019) and what differs from it by names or by numbers only:
RoBERTa and XLM-R count positions from two on, DistilBERT has no token types, ELECTRA is BERT where
its embeddings are as wide as its layers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from interpunct.errors import BundleError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from interpunct.models.checkpoint import Checkpoint, Weights


@dataclass(frozen=True, slots=True)
class Family:
    """What a model type calls things: settings of `config.json`, and arrays.

    `layer` is the prefix of layer `{}`; `attention` names query, key and value; `parts` maps our
    names of the other arrays of a layer to theirs; `unused` positions are never counted.
    """

    prefix: str
    layer: str
    attention: tuple[str, str, str]
    parts: Mapping[str, str]
    settings: Mapping[str, str]
    unused: int = 0


_BERT_PARTS = {
    "attention_out": "attention.output.dense",
    "attention_norm": "attention.output.LayerNorm",
    "inner": "intermediate.dense",
    "outer": "output.dense",
    "norm": "output.LayerNorm",
}
_DISTILBERT_PARTS = {
    "attention_out": "attention.out_lin",
    "attention_norm": "sa_layer_norm",
    "inner": "ffn.lin1",
    "outer": "ffn.lin2",
    "norm": "output_layer_norm",
}
_BERT_ATTENTION = ("attention.self.query", "attention.self.key", "attention.self.value")
_BERT_SETTINGS = {
    "layers": "num_hidden_layers",
    "width": "hidden_size",
    "heads": "num_attention_heads",
    "inner": "intermediate_size",
    "activation": "hidden_act",
}
_DISTILBERT_SETTINGS = {
    "layers": "n_layers",
    "width": "dim",
    "heads": "n_heads",
    "inner": "hidden_dim",
    "activation": "activation",
}


def _bert(prefix: str, unused: int = 0) -> Family:
    return Family(prefix, "encoder.layer.{}", _BERT_ATTENTION, _BERT_PARTS, _BERT_SETTINGS, unused)


FAMILIES = {
    "bert": _bert("bert"),
    "electra": _bert("electra"),
    "roberta": _bert("roberta", unused=2),
    "xlm-roberta": _bert("roberta", unused=2),
    "camembert": _bert("roberta", unused=2),
    "distilbert": Family(
        "distilbert",
        "transformer.layer.{}",
        ("attention.q_lin", "attention.k_lin", "attention.v_lin"),
        _DISTILBERT_PARTS,
        _DISTILBERT_SETTINGS,
    ),
}


@dataclass(frozen=True, slots=True)
class Shape:
    """The sizes of an encoder, as `bundle.json` has them."""

    vocabulary: int
    layers: int
    width: int
    heads: int
    inner: int
    positions: int
    epsilon: float


def family_of(checkpoint: Checkpoint) -> Family:
    """The family of a checkpoint.

    Raises BundleError where CTranslate2 would not run it.
    """
    kind = str(checkpoint.setting("model_type"))
    if kind not in FAMILIES:
        raise _not_run(checkpoint, f"an encoder of type {kind}")
    family, config = FAMILIES[kind], checkpoint.config
    activation = checkpoint.setting(family.settings["activation"])
    if activation != "gelu":
        raise _not_run(checkpoint, f"the activation {activation}")
    if config.get("position_embedding_type", "absolute") != "absolute":
        raise _not_run(checkpoint, "relative positions")
    if config.get("embedding_size", config.get("hidden_size")) != config.get("hidden_size"):
        raise _not_run(checkpoint, "embeddings narrower than the layers")
    return family


def _not_run(checkpoint: Checkpoint, what: str) -> BundleError:
    return BundleError(
        f"CTranslate2 does not run {what}.",
        file=checkpoint.folder,
        remedy=f"Use a checkpoint of {', '.join(FAMILIES)}, or start a system from it: "
        "interpunct train SYSTEM --encoder FOLDER.",
    )


def encoder_of(checkpoint: Checkpoint, stored: Weights) -> tuple[Shape, Weights]:
    """The sizes and the weights of the encoder in `stored`, under the names of `write_encoder`.

    Token types are added to the positions (a text has one type only), query, key and value are
    joined, positions that are never counted left out. Raises BundleError where an array is missing
    or of another shape.
    """
    family = family_of(checkpoint)
    sizes = {name: int(checkpoint.setting(family.settings[name])) for name in _SIZES}
    found = _Found(checkpoint, stored, family.prefix)
    weights = {
        "pieces.weight": found.array("embeddings.word_embeddings.weight"),
        "positions.weight": _positions(found, family),
        **found.pair("norm", "embeddings.LayerNorm"),
    }
    for index in range(sizes["layers"]):
        weights |= _layer(found, family, index)
    shape = Shape(
        vocabulary=len(weights["pieces.weight"]),
        positions=len(weights["positions.weight"]),
        epsilon=float(checkpoint.config.get("layer_norm_eps", 1e-12)),
        **sizes,
    )
    if weights["layers.0.inner.weight"].shape != (shape.inner, shape.width):
        raise BundleError("its weights do not fit its config.json.", file=checkpoint.folder)
    return shape, weights


_SIZES = ("layers", "width", "heads", "inner")


def _positions(found: _Found, family: Family) -> Any:
    positions = found.array("embeddings.position_embeddings.weight")[family.unused :]
    types = f"{found.prefix}.embeddings.token_type_embeddings.weight"
    return positions + found.stored[types][0] if types in found.stored else positions


def _layer(found: _Found, family: Family, index: int) -> Weights:
    theirs, ours = family.layer.format(index), f"layers.{index}"
    weights: Weights = {}
    for kind in ("weight", "bias"):
        parts = [found.array(f"{theirs}.{part}.{kind}") for part in family.attention]
        weights[f"{ours}.attention.{kind}"] = np.concatenate(parts)
    for ours_part, theirs_part in family.parts.items():
        weights |= found.pair(f"{ours}.{ours_part}", f"{theirs}.{theirs_part}")
    return weights


class _Found:
    """The arrays of a checkpoint below its prefix."""

    def __init__(self, checkpoint: Checkpoint, stored: Weights, prefix: str) -> None:
        self.stored, self.prefix = stored, prefix
        self._folder = checkpoint.folder

    def array(self, name: str) -> Any:
        """One array; layer norms of old checkpoints have gamma and beta."""
        whole = f"{self.prefix}.{name}"
        for known in (
            whole,
            whole.replace("Norm.weight", "Norm.gamma").replace("Norm.bias", "Norm.beta"),
        ):
            if known in self.stored:
                return self.stored[known]
        raise BundleError(f"its weights lack {whole}.", file=self._folder)

    def pair(self, ours: str, theirs: str) -> Weights:
        """Weight and bias of one layer."""
        return {f"{ours}.{kind}": self.array(f"{theirs}.{kind}") for kind in ("weight", "bias")}

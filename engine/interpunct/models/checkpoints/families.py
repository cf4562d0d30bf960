# SPDX-License-Identifier: Apache-2.0
"""The encoders of published checkpoints under our names: those that have the shape of BERT.

CTranslate2 runs BERT (Devlin et al. 2019) and what differs from it by names or by numbers only:
RoBERTa and XLM-R count positions from two on, DistilBERT has no token types, ELECTRA is BERT where
its embeddings are as wide as its layers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np
from msgspec import Meta, Struct

from interpunct.decoding import typed
from interpunct.errors import BundleError
from interpunct.models.description import Size
from interpunct.models.encoder_shape import EncoderShape

if TYPE_CHECKING:
    from collections.abc import Mapping

    from interpunct.models.checkpoints.checkpoint import Checkpoint, Weights


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


class EncoderSettings(Struct, frozen=True):
    """What a checkpoint's `config.json` tells of its encoder, under our names."""

    layers: Size
    width: Size
    heads: Size
    inner: Size
    activation: str
    epsilon: Annotated[float, Meta(gt=0)] = 1e-12
    position_embedding_type: str = "absolute"
    embedding_size: int | None = None


def family_of(checkpoint: Checkpoint) -> Family:
    """The family of a checkpoint. Raises BundleError where CTranslate2 would not run it."""
    kind = str(checkpoint.setting("model_type"))
    if kind not in FAMILIES:
        raise _not_run(checkpoint, f"an encoder of type {kind}")
    return FAMILIES[kind]


def _settings(checkpoint: Checkpoint, family: Family) -> EncoderSettings:
    """Raises BundleError where CTranslate2 would not run such an encoder."""
    named = {ours: checkpoint.setting(theirs) for ours, theirs in family.settings.items()}
    optional = {ours: checkpoint.config.get(theirs) for ours, theirs in _OPTIONAL.items()}
    told = {name: value for name, value in optional.items() if value is not None}
    settings = typed({**named, **told}, EncoderSettings, BundleError, file=checkpoint.config_file)
    if settings.activation != "gelu":
        raise _not_run(checkpoint, f"the activation {settings.activation}")
    if settings.position_embedding_type != "absolute":
        raise _not_run(checkpoint, "relative positions")
    if settings.embedding_size not in (None, settings.width):
        raise _not_run(checkpoint, "embeddings narrower than the layers")
    return settings


_OPTIONAL = {
    "epsilon": "layer_norm_eps",
    "position_embedding_type": "position_embedding_type",
    "embedding_size": "embedding_size",
}


def _not_run(checkpoint: Checkpoint, what: str) -> BundleError:
    return BundleError(
        f"CTranslate2 does not run {what}.",
        file=checkpoint.folder,
        remedy=f"Use a checkpoint of {', '.join(FAMILIES)}, or start a system from it: "
        "interpunct train SYSTEM --encoder FOLDER.",
    )


def encoder_of(checkpoint: Checkpoint, stored: Weights) -> tuple[EncoderShape, Weights]:
    """The sizes and the weights of the encoder in `stored`, under the names of `write_encoder`.

    Token types are added to the positions (a text has one type only), query, key and value are
    joined, positions that are never counted left out. Raises BundleError where an array is missing
    or of another shape.
    """
    family = family_of(checkpoint)
    settings = _settings(checkpoint, family)
    found = _Found(checkpoint, stored, family.prefix)
    weights = {
        "pieces.weight": found.array("embeddings.word_embeddings.weight"),
        "positions.weight": _positions(found, family),
        **found.pair("norm", "embeddings.LayerNorm"),
    }
    for index in range(settings.layers):
        weights |= _layer(found, family, index)
    if weights["layers.0.inner.weight"].shape != (settings.inner, settings.width):
        raise BundleError("its weights do not fit its config.json.", file=checkpoint.folder)
    shape = {name: getattr(settings, name) for name in ("layers", "width", "heads", "inner")}
    shape["vocabulary"], shape["positions"] = (
        len(weights[f"{table}.weight"]) for table in ("pieces", "positions")
    )
    values = {**shape, "epsilon": settings.epsilon}
    return typed(values, EncoderShape, BundleError, file=checkpoint.config_file), weights


def _positions(found: _Found, family: Family) -> Any:
    positions = found.array("embeddings.position_embeddings.weight")[family.unused :]
    types = "embeddings.token_type_embeddings.weight"
    return positions + found.array(types)[0] if found.has(types) else positions


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
    """The arrays of a checkpoint below its prefix; a bare encoder has none."""

    def __init__(self, checkpoint: Checkpoint, stored: Weights, prefix: str) -> None:
        self.stored = stored
        has_prefix = any(name.startswith(f"{prefix}.") for name in stored)
        self._prefix = f"{prefix}." if has_prefix else ""
        self._folder = checkpoint.folder

    def has(self, name: str) -> bool:
        """Whether there is such an array."""
        return self._prefix + name in self.stored

    def array(self, name: str) -> Any:
        """One array; layer norms of old checkpoints have gamma and beta."""
        whole = self._prefix + name
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

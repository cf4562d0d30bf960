# SPDX-License-Identifier: Apache-2.0
"""The encoders of published checkpoints under our names, where they have the shape of BERT.

CTranslate2 runs BERT (Devlin et al. 2019), and variants that differ by names or numbers only.
RoBERTa and XLM-R count positions from the padding's id on. DistilBERT has no token types. ELECTRA
is BERT if its embeddings are as wide as its layers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated

import numpy as np
from msgspec import Meta, Struct
from numpy.typing import NDArray

from interpunct.bundles.description import Count, Size
from interpunct.bundles.encoder_shape import EncoderShape
from interpunct.decoding import typed
from interpunct.errors import BundleError
from interpunct.runtime.converted.checkpoint import Checkpoint, Weights


@dataclass(frozen=True, slots=True)
class Family:
    """The names of a model type: settings of `config.json`, and arrays.

    `layer` is the prefix of layer `{}`; `attention` names query, key and value; `parts` maps our
    names of a layer's other arrays to theirs. With `counts_from_padding`, the positions up to the
    padding's id are never used.
    """

    prefix: str
    layer: str
    attention: tuple[str, str, str]
    parts: Mapping[str, str]
    settings: Mapping[str, str]
    counts_from_padding: bool = False

    def names(self, layers: int) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Our name of every encoder array, and their names; several if ours joins them."""
        yield "pieces.weight", ("embeddings.word_embeddings.weight",)
        yield "positions.weight", ("embeddings.position_embeddings.weight",)
        modules: dict[str, tuple[str, ...]] = {"norm": ("embeddings.LayerNorm",)}
        for index in range(layers):
            ours, theirs = f"layers.{index}", self.layer.format(index)
            modules[f"{ours}.attention"] = tuple(f"{theirs}.{part}" for part in self.attention)
            modules |= {
                f"{ours}.{part}": (f"{theirs}.{their_part}",)
                for part, their_part in self.parts.items()
            }
        for ours, parts in modules.items():
            for kind in ("weight", "bias"):
                yield f"{ours}.{kind}", tuple(f"{part}.{kind}" for part in parts)


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


def _bert(prefix: str, *, counts_from_padding: bool = False) -> Family:
    layer, settings = "encoder.layer.{}", _BERT_SETTINGS
    return Family(prefix, layer, _BERT_ATTENTION, _BERT_PARTS, settings, counts_from_padding)


FAMILIES = {
    "bert": _bert("bert"),
    "electra": _bert("electra"),
    "roberta": _bert("roberta", counts_from_padding=True),
    "xlm-roberta": _bert("roberta", counts_from_padding=True),
    "camembert": _bert("roberta", counts_from_padding=True),
    "distilbert": Family(
        "distilbert",
        "transformer.layer.{}",
        ("attention.q_lin", "attention.k_lin", "attention.v_lin"),
        _DISTILBERT_PARTS,
        _DISTILBERT_SETTINGS,
    ),
}


class EncoderSettings(Struct, frozen=True):
    """The settings of the encoder in a checkpoint's `config.json`, under our names."""

    layers: Size
    width: Size
    heads: Size
    inner: Size
    activation: str
    epsilon: Annotated[float, Meta(gt=0)] = 1e-12
    position_embedding_type: str = "absolute"
    embedding_size: int | None = None
    padding: Count = 1
    """The id of the padding; by default the id of fairseq."""


def family_of(checkpoint: Checkpoint) -> Family:
    """The family of a checkpoint. Raises BundleError if CTranslate2 cannot run it."""
    kind = str(checkpoint.setting("model_type"))
    if kind not in FAMILIES:
        raise _not_run(checkpoint, f"an encoder of type {kind}")
    return FAMILIES[kind]


def _settings(checkpoint: Checkpoint, family: Family) -> EncoderSettings:
    """The encoder's settings. Raises BundleError if CTranslate2 cannot run the encoder."""
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
    "padding": "pad_token_id",
}


def _not_run(checkpoint: Checkpoint, what: str) -> BundleError:
    return BundleError(
        f"CTranslate2 does not run {what}.",
        file=checkpoint.folder,
        remedy=f"Use a checkpoint of {', '.join(FAMILIES)}, or start a system from it: "
        "interpunct train SYSTEM --encoder FOLDER.",
    )


def encoder_of(checkpoint: Checkpoint, stored: Weights) -> tuple[EncoderShape, Weights]:
    """The sizes and weights of the encoder in `stored`, under the names of `write_encoder`.

    Token types are added to the positions, since a text has only one type. Query, key and value
    are joined; unused positions are left out. Raises BundleError for an array that is missing or
    of the wrong shape.
    """
    family = family_of(checkpoint)
    settings = _settings(checkpoint, family)
    prefix = f"{family.prefix}."
    if not any(name.startswith(prefix) for name in stored):
        prefix = ""  # a bare encoder
    weights = {
        ours: np.concatenate([_array(checkpoint, stored, prefix + name) for name in theirs])
        for ours, theirs in family.names(settings.layers)
    }
    types = stored.get(f"{prefix}embeddings.token_type_embeddings.weight")
    unused = settings.padding + 1 if family.counts_from_padding else 0
    positions = weights["positions.weight"][unused:]
    weights["positions.weight"] = positions if types is None else positions + types[0]
    if weights["layers.0.inner.weight"].shape != (settings.inner, settings.width):
        raise BundleError("its weights do not fit its config.json.", file=checkpoint.folder)
    shape = {name: getattr(settings, name) for name in ("layers", "width", "heads", "inner")}
    shape["vocabulary"], shape["positions"] = (
        len(weights[f"{table}.weight"]) for table in ("pieces", "positions")
    )
    values = {**shape, "epsilon": settings.epsilon}
    return typed(values, EncoderShape, BundleError, file=checkpoint.config_file), weights


def _array(checkpoint: Checkpoint, stored: Weights, name: str) -> NDArray[np.float32]:
    """One array; layer norms of old checkpoints are named gamma and beta."""
    old = name.replace("Norm.weight", "Norm.gamma").replace("Norm.bias", "Norm.beta")
    for known in (name, old):
        if known in stored:
            return stored[known]
    raise BundleError(f"its weights lack {name}.", file=checkpoint.folder)

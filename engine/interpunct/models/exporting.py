# SPDX-License-Identifier: Apache-2.0
"""The encoder of a compact bundle as a checkpoint of the transformers library.

The published systems can start from it (`interpunct train SYSTEM --encoder FOLDER`): an encoder of
many languages where none of the large ones can be had.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from interpunct.errors import BundleError
from interpunct.models.bundle import COMPACT, ENCODER, PIECES
from interpunct.models.encoder_file import read_encoder
from interpunct.models.encoder_shapes import FAMILIES, Family
from interpunct.models.systems.storing import replace_folder
from interpunct.models.tokenizer import Tokenizer

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from interpunct.models.bundle import Bundle

    Weights = dict[str, NDArray[np.float32]]

WEIGHTS = "model.safetensors"

FamilyName = Literal["bert", "electra"]


def export(
    bundle: Bundle, out: Path, family: FamilyName = "bert", layers: int | None = None
) -> None:
    """Write the encoder of `bundle` to the folder `out`, under the names of `family`.

    Only its first `layers`, where a number is given. Whole or not at all. Raises BundleError where
    the bundle has another encoder or a damaged one.
    """
    if bundle.system != COMPACT:
        raise BundleError(
            f"this is a bundle of the system {bundle.system}.",
            file=bundle.folder,
            remedy="Export one of the compact system, such as default.",
        )
    from safetensors.numpy import save_file

    from interpunct.models.systems.encoders import Body

    weights = read_encoder(bundle.path(f"{ENCODER}/model.bin"))
    all_layers: int = bundle.description["encoder"]["layers"]
    layers = all_layers if layers is None else min(layers, all_layers)
    body = Body(_config(bundle, family, weights, layers), _tokenizer(bundle))

    def write(part: Path) -> None:
        body.save(part)
        save_file(_renamed(weights, FAMILIES[family], layers), part / WEIGHTS, {"format": "pt"})

    replace_folder(out, write)


def _config(bundle: Bundle, family: FamilyName, weights: Weights, layers: int) -> Any:
    from interpunct.models.systems.encoders import Size

    vocabulary, width = weights["pieces.weight"].shape
    sizes = bundle.description["encoder"]
    size = Size(layers, width, sizes["heads"], sizes["inner"], embedding=width)
    return size.config(family, vocabulary, positions=len(weights["positions.weight"]))


def _tokenizer(bundle: Bundle) -> Any:
    from interpunct.models.systems.word_tokenizer import unigram_tokenizer

    return unigram_tokenizer(Tokenizer(bundle.path(PIECES)).scored_pieces())


def _renamed(weights: Weights, family: Family, layers: int) -> Weights:
    """The arrays under the names of `family`; a text has one type, which adds nothing."""
    width = weights["pieces.weight"].shape[1]
    renamed: Weights = {
        "embeddings.word_embeddings.weight": weights["pieces.weight"],
        "embeddings.position_embeddings.weight": weights["positions.weight"],
        "embeddings.token_type_embeddings.weight": np.zeros((1, width), np.float32),
        "embeddings.LayerNorm.weight": weights["norm.weight"],
        "embeddings.LayerNorm.bias": weights["norm.bias"],
    }
    for index in range(layers):
        renamed |= _layer(weights, family, index)
    return {f"{family.prefix}.{name}": array for name, array in renamed.items()}


def _layer(weights: Weights, family: Family, index: int) -> Weights:
    theirs, ours = family.layer.format(index), f"layers.{index}"
    layer: Weights = {}
    for kind in ("weight", "bias"):
        parts = np.split(weights[f"{ours}.attention.{kind}"], len(family.attention))
        for name, part in zip(family.attention, parts, strict=True):
            layer[f"{theirs}.{name}.{kind}"] = np.ascontiguousarray(part)
        for ours_part, theirs_part in family.parts.items():
            layer[f"{theirs}.{theirs_part}.{kind}"] = weights[f"{ours}.{ours_part}.{kind}"]
    return layer

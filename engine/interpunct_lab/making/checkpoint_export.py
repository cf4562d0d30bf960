# SPDX-License-Identifier: Apache-2.0
"""The encoder of a compact bundle as a checkpoint of the transformers library.

The published systems can start from it (`interpunct train SYSTEM --encoder FOLDER`). It stands in
for the large encoders of many languages.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal

import numpy as np

from interpunct.bundles.bundle import ENCODER, PIECES, Bundle, sha256
from interpunct.bundles.description import CompactDescription
from interpunct.files import replace_folder, usual_mode
from interpunct.runtime.converted.checkpoint import WHOLE_WEIGHTS, Weights
from interpunct.runtime.converted.families import FAMILIES, Family
from interpunct.runtime.encoder.encoder_file import read_encoder
from interpunct.runtime.encoder.tokenizer import Tokenizer

FamilyName = Literal["bert", "electra"]


def export_encoder(
    bundle: Bundle, out: Path, family: FamilyName = "bert", layers: int | None = None
) -> None:
    """Write the encoder of `bundle` to the folder `out`, under the names of `family`.

    Only its first `layers`, where a number is given. Whole or not at all. Raises BundleError where
    the bundle has another encoder or a damaged one.
    """
    remedy = "Export one of the compact system, such as default."
    shape = bundle.described(CompactDescription, remedy).encoder
    from safetensors.numpy import save_file

    from interpunct_lab.architectures.encoders.body import Body, unigram_tokenizer
    from interpunct_lab.architectures.encoders.sizes import EncoderSize

    weights = read_encoder(bundle.first_encoder().path(f"{ENCODER}/model.bin"))
    layers = shape.layers if layers is None else min(layers, shape.layers)
    size = EncoderSize(layers, shape.width, shape.heads, shape.inner, embedding=shape.width)
    config = size.config(family, shape.vocabulary, positions=shape.positions)
    pieces = Tokenizer(bundle.path(PIECES)).scored_pieces()
    body = Body(config, unigram_tokenizer(pieces))

    def write(part: Path) -> None:
        body.save(part)
        named = _renamed(weights, FAMILIES[family], layers)
        with usual_mode(part / WHOLE_WEIGHTS):
            save_file(named, part / WHOLE_WEIGHTS, {"format": "pt"})
        facts = {"name": bundle.name, "layers": layers, "sha256": _hashes(part)}
        (part / _DESCRIPTION).write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")

    replace_folder(out, write, _DESCRIPTION)


_DESCRIPTION = "interpunct.json"
"""File that tells this folder, which may be replaced, from a checkpoint of somebody else."""


def _hashes(folder: Path) -> dict[str, str]:
    return {path.name: sha256(path) for path in sorted(folder.iterdir())}


def _renamed(weights: Weights, family: Family, layers: int) -> Weights:
    """The arrays under the names of `family`; a text has one type, which adds nothing."""
    width = weights["pieces.weight"].shape[1]
    renamed = {"embeddings.token_type_embeddings.weight": np.zeros((1, width), np.float32)}
    for ours, theirs in family.names(layers):
        for name, part in zip(theirs, np.split(weights[ours], len(theirs)), strict=True):
            renamed[name] = np.ascontiguousarray(part)
    return {f"{family.prefix}.{name}": array for name, array in renamed.items()}

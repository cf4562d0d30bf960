# SPDX-License-Identifier: Apache-2.0
"""Conversion of published token-classification checkpoints to bundles for CTranslate2 and torch.

| file | holds |
|---|---|
| `bundle.json` | as in `interpunct.bundles.bundle`, with `system` "token-classification" |
| `encoder/model.bin` | the encoder in CTranslate2's format |
| `classifier.npz` | the layer that labels states, float32; of NeMo and PCS further heads |
| `tokenizer.json`, `sentencepiece.bpe.model` or `pieces.model` | the vocabulary, as published |
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from interpunct.bundles.bundle import (
    CARD,
    DESCRIPTION,
    ENCODER,
    new_description,
    write_description,
)
from interpunct.bundles.description import (
    TOKEN_CLASSIFICATION,
    ConvertedDescription,
    ConvertedLabels,
)
from interpunct.bundles.encoder_shape import EncoderShape
from interpunct.errors import BundleError
from interpunct.files import replace_folder
from interpunct.runtime.converted.checkpoint import Checkpoint, Weights
from interpunct.runtime.converted.checkpoint_vocabulary import copy_pieces
from interpunct.runtime.converted.families import encoder_of
from interpunct.runtime.converted.importing import Import, Labelled, card_of, common_facts
from interpunct.runtime.converted.label_maps import read_labels
from interpunct.runtime.encoder.encoder_file import write_encoder

CLASSIFIER = "classifier.npz"
_MOST_TOKENS = 256  # of a window; longer ones gain little and cost memory


@dataclass(frozen=True, slots=True)
class Converted:
    """A token classifier before it is written.

    `weights` are the encoder's under our names, `classifier` the arrays of `classifier.npz`.
    `told` holds the fields of its description; `write_pieces` writes its vocabulary.
    """

    shape: EncoderShape
    weights: Weights
    classifier: Mapping[str, Any]
    told: Mapping[str, Any]
    write_pieces: Callable[[Path], None]


class TransformersAdapter:
    """Adapter of checkpoints in the format of the transformers library."""

    def fits(self, folder: Path) -> bool:  # noqa: ARG002 - the last resort, with its own errors
        """Always True: its errors name the missing parts."""
        return True

    def convert(self, folder: Path, out: Path, options: Import) -> None:
        """See `convert_checkpoint`."""
        convert_checkpoint(folder, out, options)


def convert_checkpoint(folder: Path, out: Path, options: Import) -> None:
    """Write the checkpoint in `folder` as a bundle to `out`, whole or not at all.

    Raises BundleError if there is no checkpoint, or an unknown shape, vocabulary or label. Raises
    PickleError for weights in a pickle that `options` do not allow, and LanguageError for an
    unknown language.
    """
    checkpoint = Checkpoint.read(folder, pickles=options.pickles)
    names = label_names(checkpoint, options.names)
    labelled = Labelled(names, read_labels(names, options.labels, file=checkpoint.config_file))
    stored = checkpoint.weights()
    shape, weights = encoder_of(checkpoint, stored)
    family = str(checkpoint.setting("model_type"))
    facts = common_facts(options, checkpoint.notes(), family, labelled, checkpoint.weight_files())
    config = ConvertedLabels(labelled.map.columns, options.read_at, labelled.map.casings)
    converted = Converted(
        shape,
        weights,
        _classifier(stored, len(names), folder),
        {**facts, "config": config},
        lambda part: copy_pieces(folder, part, family, keeps_accents=options.keeps_accents),
    )
    write_converted(converted, out, options)


def write_converted(converted: Converted, out: Path, options: Import) -> None:
    """Write a token classifier as a bundle to `out`, whole or not at all."""
    shape = converted.shape
    told = {
        **converted.told,
        "system": TOKEN_CLASSIFICATION,
        "window": min(_MOST_TOKENS, shape.positions),
        "encoder": asdict(shape),
    }
    card = card_of(new_description(ConvertedDescription, told))
    precision = options.precision or "int8"

    def write(part: Path) -> None:
        write_encoder(
            converted.weights,
            part / ENCODER,
            heads=shape.heads,
            quantization=None if precision == "float32" else precision,
            epsilon=shape.epsilon,
        )
        np.savez(part / CLASSIFIER, **converted.classifier)
        converted.write_pieces(part)
        (part / CARD).write_text(card, encoding="utf-8")
        write_description(part, told)

    replace_folder(out, write, DESCRIPTION)


def _classifier(stored: Mapping[str, Any], labels: int, folder: Path) -> dict[str, Any]:
    """The last layer: `weight` (labels, width) and `bias` (labels,)."""
    try:
        parts = {kind: stored[f"classifier.{kind}"] for kind in ("weight", "bias")}
    except KeyError as error:
        raise BundleError(
            f"its weights lack {error}: it labels no words.",
            file=folder,
            remedy="Use a checkpoint for token classification.",
        ) from error
    if len(parts["weight"]) != labels:
        raise BundleError(
            f"its weights have {len(parts['weight'])} labels, its config.json has {labels}.",
            file=folder,
        )
    return parts


def label_names(checkpoint: Checkpoint, unnamed: Sequence[str] = ()) -> list[str]:
    """The names of a checkpoint's labels, in order; `unnamed` where it only numbers as many.

    Raises BundleError where it has none.
    """
    file = checkpoint.config_file
    names = checkpoint.config.get("id2label")
    if not isinstance(names, dict) or not names:
        raise BundleError("it has no id2label.", file=file)
    try:
        found = [str(names[str(index)]) for index in range(len(names))]
    except KeyError as error:
        raise BundleError(f"its id2label lacks {error}.", file=file) from error
    only_numbered = all(map(_NUMBERED.match, found))
    return [*unnamed] if only_numbered and len(unnamed) == len(found) else found


_NUMBERED = re.compile(r"LABEL_\d+\Z")

# SPDX-License-Identifier: Apache-2.0
"""Conversion of published token-classification checkpoints to bundles for CTranslate2 and torch.

| file | holds |
|---|---|
| `bundle.json` | as in `interpunct.bundles.bundle`, with `system` "token-classification" |
| `encoder/model.bin` | the encoder in CTranslate2's format, int8 |
| `classifier.npz` | the layer that labels states, float32 |
| `tokenizer.json` or `sentencepiece.bpe.model` | the vocabulary, as published |

Known labels are signs (`.`, `,`, `?`, `0` for none) and words (`PERIOD`, `QUESTION_MARK`), also
with the prefixes of tagging (`B-`). A sign may have a letter for the word's casing (`.U`, `OO`).
Signs have the labels of `transcript.signs`, except the semicolon. Such checkpoints count it as a
comma, as is usual since Tilk & Alumäe 2016.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from interpunct.bundles.bundle import (
    CARD,
    DESCRIPTION,
    ENCODER,
    new_description,
    sha256,
    write_description,
)
from interpunct.bundles.description import (
    TOKEN_CLASSIFICATION,
    CheckpointSource,
    ConvertedDescription,
    ConvertedLabels,
    ReadAt,
)
from interpunct.bundles.encoder_shape import EncoderShape
from interpunct.errors import BundleError, LanguageError
from interpunct.files import replace_folder
from interpunct.labels import Label, PaperLabel
from interpunct.runtime.converted.checkpoint import Checkpoint
from interpunct.runtime.converted.checkpoint_vocabulary import copy_pieces
from interpunct.runtime.converted.families import encoder_of
from interpunct.runtime.encoder.encoder_file import write_encoder
from interpunct.transcript.languages import language
from interpunct.transcript.signs import is_mark, label_of

CLASSIFIER = "classifier.npz"
_MOST_TOKENS = 256  # of a window; longer ones gain little and cost memory
_KNOWN = {
    PaperLabel.NONE: ("0", "O", "NONE", "NOPUNCT", "NULL", "BLANK", "EMPTY", "_", "'", "SPACE"),
    PaperLabel.COMMA: ("COMMA", "COLON", "SEMICOLON", "DASH", "HYPHEN"),
    PaperLabel.PERIOD: (
        "PERIOD",
        "FULLSTOP",
        "STOP",
        "EXCLAMATION",
        "EXCLAMATIONMARK",
        "ELLIPSIS",
    ),
    PaperLabel.QUESTION: ("QUESTION", "QUESTIONMARK"),
}
_LABELS = {name: label for label, names in _KNOWN.items() for name in names}
_TILK_ALUMAE_2016 = {";": Label.COMMA}
_CASED = re.compile(r"(?P<mark>.)[OU]\Z")


@dataclass(frozen=True, slots=True)
class Import:
    """Facts that a checkpoint's files lack, or state wrongly.

    `labels` map its labels to ours; empty `languages` mean those of the README.
    """

    name: str
    labels: Mapping[str, str]
    languages: Sequence[str] = ()
    read_at: ReadAt = "last"
    quantization: str | None = "int8"


def convert_checkpoint(folder: Path, out: Path, options: Import) -> None:
    """Write the checkpoint in `folder` as a bundle to `out`, whole or not at all.

    Raises BundleError if there is no checkpoint, only a pickle, or an unknown shape, vocabulary or
    label. Raises LanguageError for an unknown language.
    """
    checkpoint = Checkpoint.read(folder)
    labels = labels_of(checkpoint.config, options.labels, file=checkpoint.config_file)
    stored = checkpoint.weights()
    shape, weights = encoder_of(checkpoint, stored)
    classifier = _classifier(stored, len(labels), folder)
    told = _told(checkpoint, shape, labels, options)
    card = _card(new_description(ConvertedDescription, told))

    def write(part: Path) -> None:
        write_encoder(
            weights,
            part / ENCODER,
            heads=shape.heads,
            quantization=options.quantization,
            epsilon=shape.epsilon,
        )
        np.savez(part / CLASSIFIER, **classifier)
        family = str(checkpoint.setting("model_type"))
        copy_pieces(folder, part, family)
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


def _told(
    checkpoint: Checkpoint, shape: EncoderShape, labels: Sequence[PaperLabel], options: Import
) -> dict[str, Any]:
    notes = checkpoint.notes()
    theirs = checkpoint.config["id2label"]
    return {
        "name": options.name,
        "version": "imported",
        "system": TOKEN_CLASSIFICATION,
        "languages": _languages(options.languages, notes.languages),
        "window": min(_MOST_TOKENS, shape.positions),
        "encoder": asdict(shape),
        "config": ConvertedLabels(tuple(labels), options.read_at),
        "licence": notes.licence,
        "source": CheckpointSource(
            type=checkpoint.config["model_type"],
            labels={str(theirs[str(i)]): label.name for i, label in enumerate(labels)},
            sha256={path.name: sha256(path) for path in checkpoint.weight_files()},
        ),
    }


def _languages(given: Sequence[str], of_readme: Sequence[str]) -> list[str]:
    if given:
        return sorted({language(code).code for code in given})
    found = set()
    for code in of_readme:
        try:
            found.add(language(code).code)
        except LanguageError:
            continue  # "multilingual", or an unknown language
    return sorted(found)


def _card(told: ConvertedDescription) -> str:
    source = told.source
    labels = "".join(f"| {theirs} | {ours} |\n" for theirs, ours in source.labels.items())
    hashes = "".join(f"- {name}: sha256 {digest}\n" for name, digest in source.sha256.items())
    return (
        f"# {told.name}\n\nA published token-classification checkpoint "
        f"({source.type}), converted; it was not measured here.\n\n"
        f"Licence: {told.licence or 'not stated in its README'}.\n\n"
        f"Languages: {' '.join(told.languages) or 'not stated'}.\n\n"
        f"| its label | ours |\n|---|---|\n{labels}\n{hashes}"
    )


def labels_of(
    config: Mapping[str, Any], overrides: Mapping[str, str], *, file: Path
) -> list[PaperLabel]:
    """Our label of every output of a checkpoint, from `id2label` of its configuration.

    `overrides` map names of the checkpoint to labels: `{"LABEL_1": "comma"}`. Raises BundleError
    for an unknown name, and for a configuration without names.
    """
    names = config.get("id2label")
    if not isinstance(names, dict) or not names:
        raise BundleError("it has no id2label.", file=file)
    try:
        ordered = [str(names[str(index)]) for index in range(len(names))]
    except KeyError as error:
        raise BundleError(f"its id2label lacks {error}.", file=file) from error
    unused = set(overrides) - set(ordered)
    if unused:
        raise BundleError(
            f"it has no label {', '.join(sorted(unused))}.",
            file=file,
            remedy=f"Its labels are {', '.join(ordered)}.",
        )
    return [_label(overrides.get(name, name), name, file) for name in ordered]


def _label(meaning: str, name: str, file: Path) -> PaperLabel:
    wanted = meaning.strip().upper().removeprefix("B-").removeprefix("I-") or "O"
    cased = _CASED.match(wanted)
    for form in (wanted, re.sub(r"[ _-](?=MARK|STOP|PUNCT)", "", wanted), cased and cased["mark"]):
        if form in _LABELS:
            return _LABELS[form]
        if form and is_mark(form):
            return label_of(form, otherwise=_TILK_ALUMAE_2016).counts_as
    raise BundleError(
        f"what its label {name!r} stands for is not known.",
        file=file,
        remedy=f"Say it: --label {name}=none, comma, period or question.",
    )

# SPDX-License-Identifier: Apache-2.0
"""Adapter of .nemo archives of NVIDIA NeMo: punctuation and capitalisation, and PCS.

Layout (docs/models.md): a tar with `model_config.yaml`, the pickled state `model_weights.ckpt` and
further files, which the settings name by `nemo:FILE`. Two models are read:

- PunctuationCapitalizationModel: BERT or DistilBERT, one head for marks and one for capitals, both
  read at the first piece of a word.
- PunctCapSegModel (PCS): an encoder and heads, read by `interpunct.runtime.converted.pcs_heads`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from shutil import copyfile
from typing import Any

from msgspec import Struct

from interpunct.bundles.description import ConvertedLabels
from interpunct.decoding import read_json, read_yaml
from interpunct.errors import BundleError
from interpunct.files import is_plain_name
from interpunct.labels import Casing
from interpunct.runtime.converted.checkpoint import Checkpoint, Weights
from interpunct.runtime.converted.checkpoint_vocabulary import TokenizerSettings, write_word_pieces
from interpunct.runtime.converted.converting import Converted, write_converted
from interpunct.runtime.converted.families import encoder_of
from interpunct.runtime.converted.importing import Import, Labelled, Notes, common_facts
from interpunct.runtime.converted.label_maps import read_labels
from interpunct.runtime.converted.pcs_heads import stored_heads
from interpunct.runtime.converted.pickles import read_pickle, refused_pickle
from interpunct.runtime.graphs.pcs import pcs_meanings
from interpunct.runtime.graphs.pieces import PIECES_FILE

_CONFIG = "model_config.yaml"
_WEIGHTS = "model_weights.ckpt"
_ARTIFACT = "nemo:"
_ENCODER = "bert_model."
_HEAD_WIDTH = 64  # of an attention head in each size of BERT
_BERT_EPSILON, _ROBERTA_EPSILON = 1e-12, 1e-5  # of layer norms
_CAPITALS = {"O": Casing.LOWER, "U": Casing.CAPITALISED}


class _Tokenizer(Struct, frozen=True):
    vocab_file: str | None = None
    tokenizer_model: str | None = None


class _LanguageModel(Struct, frozen=True):
    pretrained_model_name: str | None = None
    config: dict[str, Any] | None = None
    config_file: str | None = None


class _Labels(Struct, frozen=True):
    punct_labels_file: str | None = None
    capit_labels_file: str | None = None


class NemoConfig(Struct, frozen=True):
    """The used settings in `model_config.yaml`; the last two are those of PCS."""

    tokenizer: _Tokenizer
    language_model: _LanguageModel
    punct_label_ids: dict[str, int] | None = None
    capit_label_ids: dict[str, int] | None = None
    class_labels: _Labels = _Labels()
    punct_post_labels: list[str] | None = None
    supported_languages: list[str] = []


class NemoAdapter:
    """See `interpunct.runtime.converted.layouts.Adapter`."""

    def fits(self, folder: Path) -> bool:
        """Whether there are the settings of NeMo."""
        return (folder / _CONFIG).exists()

    def convert(self, folder: Path, out: Path, options: Import) -> None:
        """See `Adapter.convert`."""
        config = read_yaml(folder / _CONFIG, NemoConfig, BundleError)
        weights = folder / _WEIGHTS
        if not options.pickles:
            raise refused_pickle(weights)
        stored = read_pickle(weights, "np")
        checkpoint = _encoder(folder, config.language_model, stored)
        shape, encoder = encoder_of(checkpoint, _part(stored, _ENCODER))
        if config.punct_post_labels is None:
            classifier, told = _bert(folder, config, stored, options)
        else:
            classifier, told = _pcs(folder, config, stored, shape.width, options)
        pieces = _pieces(folder, config)
        write_converted(Converted(shape, encoder, classifier, told, pieces), out, options)


def _bert(
    folder: Path, config: NemoConfig, stored: Weights, options: Import
) -> tuple[Mapping[str, Any], dict[str, Any]]:
    """The heads and the description of a PunctuationCapitalizationModel."""
    files = config.class_labels
    marks = _names(folder, config.punct_label_ids, files.punct_labels_file, "punct_label_ids.csv")
    cases = _names(folder, config.capit_label_ids, files.capit_labels_file, "capit_label_ids.csv")
    unknown = set(cases) - set(_CAPITALS)
    if unknown:
        raise BundleError(f"it has the casing {', '.join(sorted(unknown))}.", file=folder)
    labels = read_labels(marks, options.labels, file=folder / _CONFIG)
    heads = {
        **_layer(stored, "punct_classifier.mlp", "layer0", len(marks), folder),
        **{
            f"casing_{kind}": array
            for kind, array in _layer(
                stored, "capit_classifier.mlp", "layer0", len(cases), folder
            ).items()
        },
    }
    capitals = tuple(_CAPITALS[name] for name in cases)
    told = common_facts(options, Notes(), "nemo", Labelled(marks, labels), [folder / _WEIGHTS])
    config_told = ConvertedLabels(labels.columns, "first", capitals=capitals)
    return heads, {**told, "config": config_told}


def _pcs(
    folder: Path, config: NemoConfig, stored: Weights, width: int, options: Import
) -> tuple[Mapping[str, Any], dict[str, Any]]:
    """The heads and the description of a PunctCapSegModel."""
    names = config.punct_post_labels or []
    known = {**pcs_meanings(names), **options.labels}
    labels = read_labels(names, known, file=folder / _CONFIG)
    heads, arrays = stored_heads(stored, width, folder)
    if heads.marks[-1] != len(names):
        raise _other_count(heads.marks[-1], len(names), folder)
    notes = Notes(None, tuple(config.supported_languages))
    told = common_facts(options, notes, "nemo-pcs", Labelled(names, labels), [folder / _WEIGHTS])
    return arrays, {**told, "config": ConvertedLabels(labels.columns, "last", pcs=heads)}


def _other_count(weights: int, settings: int, folder: Path) -> BundleError:
    return BundleError(f"its weights have {weights} labels, its settings {settings}.", file=folder)


def _names(
    folder: Path, told: Mapping[str, int] | None, file: str | None, usual: str
) -> list[str]:
    """The names of classes in order, from the settings, else from a file with one a line."""
    if told:
        return [name for name, _ in sorted(told.items(), key=lambda each: each[1])]
    path = _artifact(folder, file) or folder / usual
    if not path.exists():
        raise BundleError(f"its settings lack the labels, and there is no {usual}.", file=folder)
    return path.read_text(encoding="utf-8", errors="replace").split()


def _artifact(folder: Path, told: str | None) -> Path | None:
    """The file that the settings name by `nemo:FILE`; None if they name none that is here."""
    name = (told or "").removeprefix(_ARTIFACT)
    path = folder / name
    return path if is_plain_name(name) and path.is_file() else None


def _layer(stored: Weights, head: str, layer: str, classes: int, folder: Path) -> dict[str, Any]:
    """The only layer of a head. Raises BundleError for a head of another shape."""
    found = sorted(name for name in stored if name.startswith(f"{head}."))
    wanted = {kind: f"{head}.{layer}.{kind}" for kind in ("bias", "weight")}
    if found != sorted(wanted.values()):
        raise BundleError(f"its head {head} is not one layer: {', '.join(found)}.", file=folder)
    parts = {kind: stored[name] for kind, name in wanted.items()}
    if len(parts["weight"]) != classes:
        raise _other_count(len(parts["weight"]), classes, folder)
    return parts


def _part(stored: Weights, prefix: str) -> Weights:
    return {
        name.removeprefix(prefix): array
        for name, array in stored.items()
        if name.startswith(prefix)
    }


def _encoder(folder: Path, told: _LanguageModel, stored: Weights) -> Checkpoint:
    """The encoder's settings in the form of transformers; sizes that nothing tells are counted."""
    path = _artifact(folder, told.config_file)
    given = read_json(path, dict[str, Any], BundleError) if path else told.config or {}
    encoder = _part(stored, _ENCODER)
    family = _family(str(given.get("model_type") or told.pretrained_model_name or ""), encoder)
    layer = "transformer.layer" if family == "distilbert" else "encoder.layer"
    inner = "ffn.lin1.weight" if family == "distilbert" else "intermediate.dense.weight"
    try:
        width = int(encoder["embeddings.word_embeddings.weight"].shape[1])
        inside = int(encoder[f"{layer}.0.{inner}"].shape[0])
    except (KeyError, IndexError) as error:
        raise BundleError(f"its weights lack {error}.", file=folder) from error
    layers = len({name.split(".")[2] for name in encoder if name.startswith(f"{layer}.")})
    heads = max(width // _HEAD_WIDTH, 1)
    counted = {
        "num_hidden_layers": layers, "n_layers": layers, "hidden_size": width, "dim": width,
        "num_attention_heads": heads, "n_heads": heads,
        "intermediate_size": inside, "hidden_dim": inside, "hidden_act": "gelu",
        "activation": "gelu",
        "layer_norm_eps": _ROBERTA_EPSILON if "roberta" in family else _BERT_EPSILON,
    }  # fmt: skip
    return Checkpoint(folder, {**counted, **given, "model_type": family})


def _family(told: str, encoder: Weights) -> str:
    name = told.lower()
    if any(part.startswith("transformer.layer.") for part in encoder):
        return "distilbert"
    for family in ("xlm-roberta", "roberta"):
        if family in name:
            return family
    return "bert"


def _pieces(folder: Path, config: NemoConfig) -> Callable[[Path], None]:
    """Writer of the vocabulary. Raises BundleError where there is none."""
    model = _artifact(folder, config.tokenizer.tokenizer_model)
    if model is not None:
        return partial(_copy_pieces, model)
    usual = (folder / "tokenizer.vocab_file", *sorted(folder.glob("*vocab.txt")))
    words = _artifact(folder, config.tokenizer.vocab_file) or next(
        (path for path in usual if path.is_file()), None
    )
    if words is None:
        raise BundleError(
            "it has no vocabulary.",
            file=folder,
            remedy="Unpack it, and put vocab.txt of "
            f"{config.language_model.pretrained_model_name} beside its files.",
        )
    is_cased = "-cased" in (config.language_model.pretrained_model_name or "")
    settings = TokenizerSettings(do_lower_case=not is_cased)
    return lambda part: write_word_pieces(words, part, settings)


def _copy_pieces(model: Path, part: Path) -> None:
    copyfile(model, part / PIECES_FILE)

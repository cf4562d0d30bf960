# SPDX-License-Identifier: Apache-2.0
"""The parts that every kind of published model shares: options, description, card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from interpunct.bundles.bundle import sha256
from interpunct.bundles.description import (
    ConvertedDescription,
    OnnxDescription,
    PublishedSource,
    ReadAt,
)
from interpunct.errors import LanguageError
from interpunct.runtime.converted.label_maps import LabelMap
from interpunct.transcript.languages import language

Precision = Literal["int8", "float16", "float32"]


@dataclass(frozen=True, slots=True)
class Origin:
    """Facts on a fetched model: where it came from, and its catalogue's licence and languages."""

    repository: str
    revision: str | None = None
    licence: str | None = None
    languages: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Import:
    """Facts that a checkpoint's files lack, or state wrongly, and the user's wishes.

    `labels` map its labels to ours; empty `languages` mean those stated by its author. Without a
    `precision`, encoders get eight bits and graphs stay as published. `pickles` allows weights in
    a pickle, which are read without running code of theirs. `names` are those of outputs that a
    checkpoint does not name; with `keeps_accents`, its tokenizer must not drop accents.
    """

    name: str
    labels: Mapping[str, str]
    languages: Sequence[str] = ()
    read_at: ReadAt = "last"
    precision: Precision | None = None
    pickles: bool = False
    names: Sequence[str] = ()
    keeps_accents: bool = False
    origin: Origin | None = None


@dataclass(frozen=True, slots=True)
class Notes:
    """The licence and the languages that a model's author states, as written there."""

    licence: str | None = None
    languages: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Labelled:
    """The labels of a model: their names, in order, and our meaning of each."""

    names: Sequence[str]
    map: LabelMap


def common_facts(
    options: Import, notes: Notes, kind: str, labelled: Labelled, files: Iterable[Path]
) -> dict[str, Any]:
    """The fields of `bundle.json` that every published model has; `files` hold its weights."""
    origin = options.origin or Origin("")
    label_set, columns = labelled.map.label_set, labelled.map.columns
    meant = {
        name: label_set[column].name for name, column in zip(labelled.names, columns, strict=True)
    }
    return {
        "name": options.name,
        "version": "imported",
        "labels": label_set.described(),
        "languages": _languages(options.languages, (*notes.languages, *origin.languages)),
        "licence": notes.licence or origin.licence,
        "source": PublishedSource(
            type=kind,
            labels=meant,
            sha256={path.name: sha256(path) for path in files},
            repository=origin.repository or None,
            revision=origin.revision,
        ),
    }


def _languages(given: Sequence[str], stated: Sequence[str]) -> list[str]:
    if given:
        return sorted({language(code).code for code in given})
    found = set()
    for code in stated:
        try:
            found.add(language(code).code)
        except LanguageError:
            continue  # "multilingual", or an unknown language
    return sorted(found)


def card_of(told: ConvertedDescription | OnnxDescription) -> str:
    """The model card of a published model, in Markdown."""
    source = told.source
    labels = "".join(f"| {theirs} | {ours} |\n" for theirs, ours in source.labels.items())
    hashes = "".join(f"- {name}: sha256 {digest}\n" for name, digest in source.sha256.items())
    revision = source.revision or "not known"
    origin = f"From: {source.repository}, revision {revision}.\n\n" if source.repository else ""
    return (
        f"# {told.name}\n\nA published model ({source.type}), converted.\n\n{origin}"
        f"Licence: {told.licence or 'not stated by its author'}.\n\n"
        f"Languages: {' '.join(told.languages) or 'not stated'}.\n\n"
        f"| its label | ours |\n|---|---|\n{labels}\n{hashes}"
    )

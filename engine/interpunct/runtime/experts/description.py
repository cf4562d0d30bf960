# SPDX-License-Identifier: Apache-2.0
"""The description of an expert: language, shape, data and quality.

Unknown fields are ignored, as in `interpunct.bundles.description`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from interpunct.bundles.bundle import GET_ANOTHER
from interpunct.bundles.description import (
    UNCALIBRATED,
    Amount,
    Count,
    Fit,
    LabelsDescribed,
    LanguageFigures,
    Layers,
    Share,
    Width,
)
from interpunct.decoding import read_json
from interpunct.errors import BundleError
from interpunct.files import replace_file
from interpunct.labels import PAPER_LABELS, LabelSet
from interpunct.runtime.experts.features import FeatureSet
from interpunct.runtime.experts.keys import HASHING

EXPERT_FORMAT = 2
FIRST_FORMAT = 1
"""Format of experts that do not tell a slot given without a mark from an unknown slot."""

DESCRIPTION_FILE = "expert.json"


@dataclass(frozen=True)
class Shape:
    """Numbers of units: a word's embedding, one direction of a layer, the two heads."""

    embedding: Width = 64
    state: Width = 160
    layers: Layers = 2
    label_head: Width = 128
    casing_head: Width = 48


class ExpertTraining(Struct, frozen=True, kw_only=True):
    """The training of an expert: amounts and options.

    `start` is the language of the initial expert, if any.
    """

    words_seen: Count
    cpu_seconds: Count
    steps: Count
    best_step: Count
    start: str = ""
    learning: dict[str, Any] = {}
    spoiling: dict[str, Any] = {}
    table_sizes: dict[str, Any] = {}
    source_weights: dict[str, float] = {}


class ExpertData(Struct, frozen=True, kw_only=True):
    """The training text of an expert: words in all and by source, SHA-256 of its files."""

    words: Count
    sources: dict[str, Count] = {}
    sha256: str = ""


class ExpertFigures(LanguageFigures, frozen=True, kw_only=True):
    """The figures of an expert on its own.

    `log_loss` is in nats per slot, `quantisation_loss` the micro F1 in float32 minus that in int8.
    """

    weighted_f1: Share = 0.0  # missing in the first experts
    log_loss: Amount = 0.0
    quantisation_loss: float = 0.0


class ExpertDescription(Struct, frozen=True, kw_only=True, dict=True):
    """The JSON file beside an expert's weights; `sha256` is the hash of the weights.

    With `casing_inside`, casing was learnt inside sentences only; the first experts also learnt
    the capitals at sentence starts.
    """

    language: str
    features: FeatureSet
    shape: Shape = msgspec.field(default_factory=Shape)
    labels: LabelsDescribed = PAPER_LABELS.names
    calibration: Fit = UNCALIBRATED[""]
    training: ExpertTraining | None = None
    data: ExpertData | None = None
    metrics: ExpertFigures | None = None
    casing_inside: bool = False
    sha256: str = ""
    hashing: str = HASHING
    format: int = EXPERT_FORMAT

    def __post_init__(self) -> None:
        labels = len(self.label_set)  # raises ValueError for an invalid set
        if len(self.calibration.bias) not in (labels, len(PAPER_LABELS)):
            raise ValueError(f"the calibration is not of {labels} labels")

    @cached_property
    def label_set(self) -> LabelSet:
        """See `Description.label_set`."""
        return LabelSet.of(self.labels)

    def write(self, folder: Path) -> None:
        """Write the file into `folder`."""
        text = json.dumps(msgspec.to_builtins(self), indent=1, ensure_ascii=False) + "\n"
        replace_file(folder / DESCRIPTION_FILE, lambda part: part.write_text(text, "utf-8"))


class _Version(Struct, frozen=True):
    """The fields that decide whether the rest can be read."""

    hashing: str
    format: int


def read_description(folder: Path) -> ExpertDescription:
    """The description in `folder`.

    Raises BundleError if it is missing, damaged or of an unsupported format.
    """
    path = folder / DESCRIPTION_FILE
    version = read_json(path, _Version, BundleError, remedy=GET_ANOTHER)
    if version.hashing != HASHING or version.format not in (FIRST_FORMAT, EXPERT_FORMAT):
        raise BundleError(
            "this expert was made for another version.",
            file=path,
            remedy="Install the bundle that belongs to this version.",
        )
    return read_json(path, ExpertDescription, BundleError, remedy=GET_ANOTHER)

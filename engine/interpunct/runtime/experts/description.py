# SPDX-License-Identifier: Apache-2.0
"""What an expert says of itself: language, shape, what it was made from, how good it is.

Fields that are not known are passed over, as in `interpunct.bundles.description`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

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
from interpunct.runtime.experts.hashing import HASHING

EXPERT_FORMAT = 1
DESCRIPTION_FILE = "expert.json"
_REMEDY = "Install the bundle again."


@dataclass(frozen=True)
class Shape:
    """Units of a network: of a word's embedding, of one direction of a layer, of the two heads."""

    embedding: Width = 64
    state: Width = 128
    layers: Layers = 2
    label_head: Width = 128
    casing_head: Width = 48


class ExpertTraining(Struct, frozen=True, kw_only=True):
    """How an expert was trained: how much it saw, and how its options were set.

    `start` is the language of the expert that it began from, if any.
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
    """The text that an expert learnt from: words in all and by source, SHA-256 of its files."""

    words: Count
    sources: dict[str, Count] = {}
    sha256: str = ""


class ExpertFigures(LanguageFigures, frozen=True, kw_only=True):
    """What was measured of an expert on its own.

    `log_loss` is in nats a slot, `quantisation_loss` the micro F1 in float32 less that in int8.
    """

    weighted_f1: Share = 0.0  # the first experts do not tell it
    log_loss: Amount = 0.0
    quantisation_loss: float = 0.0


class ExpertDescription(Struct, frozen=True, kw_only=True, dict=True):
    """The JSON file beside an expert's weights, whose hash is `sha256`.

    `casing_inside` tells that casing was learnt inside sentences only; the first experts learnt
    the capitals of sentences too.
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
        labels = len(self.label_set)  # a ValueError where they are no set
        if len(self.calibration.bias) not in (labels, len(PAPER_LABELS)):
            raise ValueError(f"the calibration is not of {labels} labels")

    @cached_property
    def label_set(self) -> LabelSet:
        """The labels that it predicts, in the order of its columns."""
        return LabelSet.of(self.labels)

    def write(self, folder: Path) -> None:
        """Write the file into `folder`."""
        text = json.dumps(msgspec.to_builtins(self), indent=1, ensure_ascii=False) + "\n"
        replace_file(folder / DESCRIPTION_FILE, lambda part: part.write_text(text, "utf-8"))


class _Version(Struct, frozen=True):
    """What says whether the rest can be read."""

    hashing: str
    format: int


def read_description(folder: Path) -> ExpertDescription:
    """The description in `folder`.

    Raises BundleError where it is missing, damaged or of a format that this version cannot read.
    """
    path = folder / DESCRIPTION_FILE
    version = read_json(path, _Version, BundleError, remedy=_REMEDY)
    if version != _Version(HASHING, EXPERT_FORMAT):
        raise BundleError(
            "this expert was made for another version.",
            file=path,
            remedy="Install the bundle that belongs to this version.",
        )
    return read_json(path, ExpertDescription, BundleError, remedy=_REMEDY)

# SPDX-License-Identifier: Apache-2.0
"""What an expert says of itself: language, shape, what it was made from, how good it is."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from interpunct.errors import BundleError
from interpunct.models.experts.features import FeatureSet
from interpunct.models.experts.hashing import HASHING

EXPERT_FORMAT = 1
DESCRIPTION_FILE = "expert.json"


@dataclass(frozen=True)
class Shape:
    """Units of a network: of a word's embedding, of one direction of a layer, of the two heads."""

    embedding: int = 64
    state: int = 128
    layers: int = 2
    label_head: int = 128
    casing_head: int = 48


@dataclass(frozen=True)
class ExpertDescription:
    """The JSON file beside an expert's weights.

    `calibration` is what `interpunct.punctuate.calibration` takes for one language: a temperature
    and a bias a label. `training`, `data` and `metrics` are facts for the card.
    """

    language: str
    features: FeatureSet
    shape: Shape = field(default_factory=Shape)
    calibration: dict[str, Any] = field(default_factory=dict)
    training: dict[str, Any] = field(default_factory=dict)
    data: dict[str, Any] = field(default_factory=dict)
    metrics: dict[str, Any] = field(default_factory=dict)
    sha256: str = ""
    hashing: str = HASHING
    format: int = EXPERT_FORMAT

    def write(self, folder: Path) -> None:
        """Write the file into `folder`."""
        text = json.dumps(asdict(self), indent=1, ensure_ascii=False)
        (folder / DESCRIPTION_FILE).write_text(text + "\n", encoding="utf-8")


def read_description(folder: Path) -> ExpertDescription:
    """The description in `folder`.

    Raises BundleError where it is missing, damaged or of a format that this version cannot read.
    """
    path = folder / DESCRIPTION_FILE
    try:
        facts = json.loads(path.read_text(encoding="utf-8"))
        features = FeatureSet(**{name: tuple(kept) for name, kept in facts["features"].items()})
        shape = Shape(**facts["shape"])
        description = ExpertDescription(**{**facts, "features": features, "shape": shape})
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise BundleError(
            f"the description of an expert cannot be read ({error}).",
            file=path,
            remedy="Install the bundle again.",
        ) from error
    if description.format != EXPERT_FORMAT or description.hashing != HASHING:
        raise BundleError(
            "this expert was made for another version.",
            file=path,
            remedy="Install the bundle that belongs to this version.",
        )
    return description

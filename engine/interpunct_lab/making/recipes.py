# SPDX-License-Identifier: Apache-2.0
"""Default recipe of each system, and the presets of the papers.

A comment that names a section gives the paper's choice; optimiser, schedule, batch and steps are
ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from interpunct.errors import LabError
from interpunct_lab.packaged import packaged_toml
from interpunct_lab.sampling.stretches import StretchOptions, Unit


@dataclass(frozen=True, slots=True)
class Recipe:
    """Steps, rates and stretches of a training.

    `pretrained_rate` is that of a pretrained encoder's head. A step has `stretches` stretches;
    each has `words` words, by default as many as the system sees at once.
    """

    steps: int = 3000
    stretches: int = 32
    rate: float = 1e-3
    pretrained_rate: float = 5e-5
    options: StretchOptions = field(default_factory=StretchOptions)
    words: int | None = None

    def rate_of(self, config: Any) -> float:
        """The learning rate for a system's `config`: what starts random learns faster."""
        from interpunct_lab.architectures.encoders.sizes import SIZES

        encoder = getattr(config, "encoder", None)
        return self.rate if encoder is None or encoder in SIZES else self.pretrained_rate


PRESETS = "making/presets.toml"
"""The options of the papers, by preset and system."""

RECIPES = {
    # No steps at all: it learns from so many batches at once, a million words.
    "crf": Recipe(steps=300, words=100),
    # Section 6.1: chunks of whole segments; the head learns at 5e-5.
    "layer-attention": Recipe(rate=5e-4, options=StretchOptions(unit=Unit.CHUNK)),
    # Section 5.3: half of the samples lose words at both ends. The rate is that of Clark et al.
    # 2020 for ELECTRA-Small.
    "electra": Recipe(rate=5e-4, pretrained_rate=3e-4, options=StretchOptions(cut=0.5)),
    # Section V: the head learns at 1e-4.
    "slot-filling": Recipe(rate=5e-4, pretrained_rate=1e-4),
    # As many steps as six passes over the text take, but no more than these; what else there is
    # stands in `interpunct_lab.sampling.expert_recipe`. Small steps suit little text.
    "expert": Recipe(steps=10_000, stretches=8),
}


def recipe(system: str) -> Recipe:
    """The recipe of `system`, by default the common one."""
    return RECIPES.get(system, Recipe())


def usual_warm_up(longest: int, steps: int) -> int:
    """The steps over which the rate rises: `longest`, in a short training a tenth of its steps."""
    return min(longest, steps // 10)


def preset(name: str, system: str) -> Mapping[str, Any]:
    """The options of `interpunct train`, by the names of its fields, that the preset gives.

    Raises LabError where there is none of that name, or none for the system.
    """
    presets = packaged_toml(PRESETS)
    if name not in presets:
        raise LabError(f"there is no preset {name!r}.", remedy=f"Use {', '.join(presets)}.")
    if system not in presets[name]:
        raise LabError(
            f"the preset {name} has no options for the system {system!r}.",
            remedy=f"It has {', '.join(presets[name])}.",
        )
    options: dict[str, Any] = presets[name][system]
    return options

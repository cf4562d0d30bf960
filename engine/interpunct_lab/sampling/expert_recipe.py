# SPDX-License-Identifier: Apache-2.0
"""Options of the training of an expert."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from interpunct.errors import LabError
from interpunct.runtime.experts.description import Shape
from interpunct.runtime.experts.features import FeatureSet
from interpunct_lab.text.expert_tables import TableSizes

_SLOT_GRAMS = (
    "form-1 form+0",
    "form+0 form+1",
    "form+1 form+2",
    "form-2 form-1 form+0",
    "form-1 form+0 form+1",
    "form+0 form+1 form+2",
    "form+1 form+2 form+3",
    "form-1 form+0 form+1 form+2",
    "form+0 suffix3+1",
    "suffix3+0 form+1",
    "suffix3+0 suffix3+1",
    "suffix2-1 suffix2+0 suffix2+1 suffix2+2",
)
_CASING_GRAMS = ("form+0", "form-1 form+0", "form+0 form+1", "suffix3+0")

SPACED = FeatureSet(("form", "suffix3", "suffix2", "prefix3"), _SLOT_GRAMS, _CASING_GRAMS)
"""Features of languages that write spaces between words."""

SHORT_WORDS = FeatureSet(
    ("form", "suffix1", "prefix1", "suffix2"),
    tuple(
        gram.replace("suffix3", "suffix1").replace("suffix2", "suffix1") for gram in _SLOT_GRAMS
    ),
    _CASING_GRAMS[:3],
)
"""Features of languages whose words are one or two characters long."""


def features_for(language: str) -> FeatureSet:
    """The features that suit the words of a language."""
    return SHORT_WORDS if language in {"ja", "zh-Hans", "zh-Hant"} else SPACED


@dataclass(frozen=True, slots=True)
class ExpertSpoiling:
    """Spoiling of training windows; probabilities a window unless stated otherwise.

    Of the windows, `stretches` have finished stretches: all marks and casing are given there.
    In `decisions`, a share of the slots is given, with a mark or without, as in a review. In
    `some_marks`, a share of the marks is given, as in a file.
    """

    noisy: float = 0.3
    noise_per_word: float = 0.08
    text_end: float = 0.1
    short: float = 0.25
    stretches: float = 0.05
    decisions: float = 0.03
    some_marks: float = 0.22
    all_casing: float = 0.12


@dataclass(frozen=True, slots=True)
class Learning:
    """Length and rates of a training.

    A step is `windows` windows of `words` words. There are `passes` over the text, or as many more
    as make `least_words`, but no more than `most_passes` and `most_steps`. The rate rises over
    `warm_up` steps, stays, and falls to zero over the last `decay` share. `evidence_dropout` hides
    that share of the n-grams found, `dropout` units between layers. Every `check_every` steps
    held-out text is measured and a checkpoint written. Training ends after `patience` checks
    without a lower log loss, if any. `detail_loss` weighs the choice among labels that count as
    the same label of the papers. With `bfloat16` the recurrent layers compute in it: half again to
    twice as fast where the processor has it (AMX, AVX-512 BF16), slower where it has not.
    """

    passes: float = 2.0
    least_words: int = 4_000_000
    most_passes: float = 6.0
    most_steps: int = 100_000
    words: int = 200
    windows: int = 16
    rate: float = 3e-3
    evidence_rate: float = 6e-3
    warm_up: int = 100
    decay: float = 0.6
    weight_decay: float = 0.01
    clip: float = 1.0
    casing_loss: float = 0.4
    detail_loss: float = 0.2
    dropout: float = 0.15
    evidence_dropout: float = 0.3
    extra_questions: float = 0.1
    bfloat16: bool = True
    check_every: int = 200
    patience: int | None = None
    seed: int = 1


@dataclass(frozen=True, slots=True)
class ExpertRecipe:
    """All options of one expert's training.

    A key of `source_weights` is a part of a file's name; the first match counts. Other files weigh
    1. The calls of Earnings-22 are left out: their word times measure and teach time evidence.
    """

    features: FeatureSet
    shape: Shape = field(default_factory=Shape)
    sizes: TableSizes = field(default_factory=TableSizes)
    spoiling: ExpertSpoiling = field(default_factory=ExpertSpoiling)
    learning: Learning = field(default_factory=Learning)
    source_weights: tuple[tuple[str, float], ...] = (
        ("msdocs", 0.3),
        ("coop", 0.5),
        ("sentences", 0.3),
        ("earnings22", 0.0),
    )


LITTLE_TEXT = frozenset({"af", "bn", "et", "he", "hi", "hy", "ms", "ta"})
"""Languages with less open text than `_LITTLE_WORDS`: smaller steps, more dropout."""

_LITTLE_WORDS = 1_000_000


def changed(recipe: ExpertRecipe, settings: Iterable[str]) -> ExpertRecipe:
    """The recipe with `settings` such as `learning.passes=3`; values are JSON.

    Raises LabError for any other setting.
    """
    for setting in settings:
        place, _, value = setting.partition("=")
        group, _, name = place.partition(".")
        try:
            part = replace(getattr(recipe, group), **{name: json.loads(value)})
            recipe = replace(recipe, **{group: part})
        except (AttributeError, TypeError, ValueError) as error:
            raise LabError(
                f"{setting!r} is not an option of the recipe.", remedy="Write learning.passes=3."
            ) from error
    return recipe


def recipe_for(language: str, words: int | None = None) -> ExpertRecipe:
    """The default recipe for a language's expert.

    `words` is the size of the text; None stands for the text of the shipped experts.
    """
    recipe = ExpertRecipe(features_for(language))
    is_little = language in LITTLE_TEXT if words is None else words < _LITTLE_WORDS
    if is_little:
        return replace(recipe, learning=replace(recipe.learning, windows=8, dropout=0.3))
    return recipe

# SPDX-License-Identifier: Apache-2.0
"""The quality of a bundle by language, from its `bundle.json`."""

from __future__ import annotations

from dataclasses import dataclass

from interpunct.bundles.bundle import Bundle
from interpunct.bundles.description import (
    CompactDescription,
    ExportedDescription,
    SystemDescription,
)
from interpunct.bundles.review_cost import sooner_typed


@dataclass(frozen=True, slots=True)
class Worth:
    """Figures on held-out text of a `language`, "" for all languages together.

    `micro_f1` and `casing_f1` are shares. `slot_error_rate` is wrong slots over punctuated slots
    of the reference. `words` is the amount of measured text, None if unknown. With `costs_more`, a
    review takes more keys than typing the marks.
    """

    language: str
    words: int | None
    micro_f1: float
    slot_error_rate: float
    casing_f1: float | None
    costs_more: bool = False


def worth_of(bundle: Bundle) -> tuple[Worth, ...]:
    """The figures of a bundle, all languages together first; empty without measurements."""
    described = bundle.description
    if isinstance(described, CompactDescription) and described.metrics is not None:
        typed = sooner_typed(bundle)
        figures = {"": described.metrics.all, **described.metrics.languages}
        return tuple(
            Worth(
                code,
                found.words,
                found.micro_f1,
                found.slot_error_rate,
                found.casing_f1,
                code in typed,
            )
            for code, found in figures.items()
        )
    if isinstance(described, SystemDescription | ExportedDescription) and described.metrics:
        dev = described.metrics.dev
        language = bundle.languages[0] if len(bundle.languages) == 1 else ""
        return (Worth(language, None, dev.micro_f1, dev.slot_error_rate, dev.casing_f1),)
    return ()

# SPDX-License-Identifier: Apache-2.0
"""The quality of a bundle by language, and the languages in which typing its marks is quicker."""

from __future__ import annotations

from dataclasses import dataclass, replace

from interpunct.bundles.bundle import Bundle
from interpunct.bundles.description import (
    PUBLISHED,
    CompactDescription,
    ExportedDescription,
    Figures,
    ShippedTextFigures,
    SystemDescription,
)
from interpunct.bundles.weak_languages import NO_WEAK_LANGUAGES, WeakLanguages
from interpunct.transcript.languages import codes

EVEN_SLOT_ERROR_RATE = 0.88
"""Slot error rate at which reviewing the marks takes as many keys as typing them.

A typed mark takes two keys, one to go there and one for the mark. A slot of the queue takes one,
right or wrong; a wrong slot outside the queue takes two. This count was made on held-out text of a
dozen languages, with the queue below 0.75. At high slot error rates, review keys over typing keys
are 1.1 to 1.2 times that rate.
"""


@dataclass(frozen=True, slots=True)
class Worth:
    """Figures on held-out text of a `language`, "" for all languages together.

    `micro_f1` and `casing_f1` are shares. `slot_error_rate` is wrong slots over punctuated slots
    of the reference. `words` is the amount of measured text, None if unknown. With `costs_more`, a
    review takes more keys than typing the marks. `default_f1` is the micro F1 of the default
    bundle on the same text, where it was measured beside.
    """

    language: str
    words: int | None
    micro_f1: float
    slot_error_rate: float
    casing_f1: float | None
    costs_more: bool = False
    default_f1: float | None = None


def worth_of(bundle: Bundle) -> tuple[Worth, ...]:
    """The figures of a bundle, all languages together first; empty without measurements."""
    described = bundle.description
    if isinstance(described, CompactDescription) and described.metrics is not None:
        typed = weak_languages(bundle).sooner_typed
        figures = {"": described.metrics.all, **described.metrics.languages}
        return tuple(
            replace(_worth(code, found), costs_more=code in typed)
            for code, found in figures.items()
        )
    if isinstance(described, SystemDescription | ExportedDescription) and described.metrics:
        dev = described.metrics.dev
        language = bundle.languages[0] if len(bundle.languages) == 1 else ""
        return (Worth(language, None, dev.micro_f1, dev.slot_error_rate, dev.casing_f1),)
    if isinstance(described, PUBLISHED):
        return tuple(
            replace(_worth(code, found), default_f1=found.default_f1)
            for code, found in described.measured.items()
        )
    return ()


def _worth(code: str, found: Figures | ShippedTextFigures) -> Worth:
    return Worth(code, found.words, found.micro_f1, found.slot_error_rate, found.casing_f1)


def weak_languages(bundle: Bundle, *others: Bundle) -> WeakLanguages:
    """The languages in which a bundle is of little use, as far as it tells its figures.

    A language that one of the `others`, which predict with it, has learned is not unlearned.
    """
    description = bundle.description
    if not isinstance(description, CompactDescription) or description.metrics is None:
        return NO_WEAK_LANGUAGES
    figures = description.metrics.languages.items()
    costly = {code for code, found in figures if found.slot_error_rate >= EVEN_SLOT_ERROR_RATE}
    learned = (other.languages or codes() for other in others)
    unlearned = set(codes()).difference(description.languages, *learned)
    return WeakLanguages(tuple(sorted(costly)), tuple(sorted(unlearned)))

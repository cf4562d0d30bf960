# SPDX-License-Identifier: Apache-2.0
"""Where a review takes more keys than typing."""

from __future__ import annotations

from pathlib import Path

from interpunct.bundles.bundle import default_bundle, load_bundle
from interpunct.bundles.worth import EVEN_SLOT_ERROR_RATE, sooner_typed
from interpunct.transcript.languages import codes


def test_the_figures_of_the_bundle_decide() -> None:
    bundle = default_bundle()
    metrics = bundle.description.metrics  # type: ignore[attr-defined]
    typed = sooner_typed(bundle)
    assert typed
    assert "en" not in typed
    for code, figures in metrics.languages.items():
        assert (code in typed) is (figures.slot_error_rate >= EVEN_SLOT_ERROR_RATE)


def test_a_language_that_was_not_learned_is_sooner_typed() -> None:
    bundle = default_bundle()
    unlearned = set(codes()) - set(bundle.languages)
    assert unlearned == {"ar", "th"}
    assert unlearned < set(sooner_typed(bundle))


def test_a_bundle_without_figures_tells_nothing(tiny_bundle: Path) -> None:
    assert sooner_typed(load_bundle(tiny_bundle)) == ()

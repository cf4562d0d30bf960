# SPDX-License-Identifier: Apache-2.0
"""Where a review takes more keys than typing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from msgspec import structs

from interpunct.bundles.bundle import default_bundle, load_bundle
from interpunct.bundles.weak_languages import WeakLanguages
from interpunct.bundles.worth import EVEN_SLOT_ERROR_RATE, weak_languages
from interpunct.transcript.languages import codes


def test_the_figures_of_the_bundle_decide() -> None:
    bundle = default_bundle()
    metrics = bundle.description.metrics  # type: ignore[attr-defined]
    typed = weak_languages(bundle).sooner_typed
    assert typed
    assert "en" not in typed
    for code, figures in metrics.languages.items():
        assert (code in typed) is (figures.slot_error_rate >= EVEN_SLOT_ERROR_RATE)


def test_the_languages_that_were_not_learned_are_told() -> None:
    bundle = default_bundle()
    assert set(codes()) - set(bundle.languages) == {"ar", "th"}
    assert weak_languages(bundle).unlearned == ("ar", "th")


def test_a_language_that_another_model_has_learned_is_not_unlearned(tiny_bundle: Path) -> None:
    tiny = load_bundle(tiny_bundle)
    arabic, anything = (
        replace(tiny, description=structs.replace(tiny.description, languages=languages))
        for languages in (("ar",), ())
    )
    assert weak_languages(default_bundle(), tiny).unlearned == ("ar", "th")
    assert weak_languages(default_bundle(), arabic).unlearned == ("th",)
    assert weak_languages(default_bundle(), anything).unlearned == ()


def test_a_bundle_without_figures_tells_nothing(tiny_bundle: Path) -> None:
    assert weak_languages(load_bundle(tiny_bundle)) == WeakLanguages()

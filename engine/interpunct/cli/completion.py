# SPDX-License-Identifier: Apache-2.0
"""Shell completions for names that only the engine knows."""

from collections.abc import Iterator


def known_languages(incomplete: str) -> Iterator[tuple[str, str]]:
    """Language codes, and `auto`; for a list with commas, its last code."""
    from interpunct.transcript.languages import languages

    before, comma, _ = incomplete.rpartition(",")
    if not comma:
        yield "auto", "found out, cue by cue"
    for language in languages():
        yield f"{before}{comma}{language.code}", language.name


def profiles(incomplete: str) -> Iterator[str]:  # noqa: ARG001 - Typer gives it by name
    """The shipped profiles."""
    from interpunct.cutting.profiles import profile_names

    yield from profile_names()


def bundles(incomplete: str) -> Iterator[tuple[str, str]]:  # noqa: ARG001 - Typer gives it by name
    """The shipped and the installed bundles."""
    from interpunct.bundles.bundle import installed_bundles, shipped_bundles

    for bundle in (*shipped_bundles(), *installed_bundles()):
        yield bundle.folder.name, bundle.name


def published(incomplete: str) -> Iterator[tuple[str, str]]:  # noqa: ARG001 - see above
    """The published models of the catalogue."""
    from interpunct.bundles.catalogue import published_models

    for each in published_models():
        yield each.name, each.title


def recognisers(incomplete: str) -> Iterator[tuple[str, str]]:  # noqa: ARG001 - see above
    """The recognisers of speech that can be fetched."""
    from interpunct.hearing import models

    for each in models.recognisers():
        yield each.name, f"{each.megabytes:,} MB"


def system_names(incomplete: str) -> Iterator[str]:  # noqa: ARG001 - Typer gives it by name
    """The published systems."""
    from interpunct.runtime.systems import systems

    yield from systems()

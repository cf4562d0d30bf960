# SPDX-License-Identifier: Apache-2.0
"""The packages of the default bundle's languages."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from interpunct.bundles import language_packages as packages
from interpunct.bundles.bundle import default_bundle
from interpunct.errors import BundleError


def test_each_language_of_the_default_bundle_is_in_one_package() -> None:
    found = Counter(code for package in packages.language_packages() for code in package.languages)
    assert found == Counter(default_bundle().languages)


def test_in_a_clone_no_package_is_missing() -> None:
    assert packages.missing_packages(["ja", "en"]) == []


def test_of_languages_that_are_not_installed_each_package_is_named_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class West:
        languages = ("en", "de")

    monkeypatch.setattr(packages, "default_bundle", West)
    found = packages.missing_packages(["ja", "en", "cs", "ko"])
    assert [each.distribution for each in found] == [
        "interpunct-models-asia",
        "interpunct-models-europe",
    ]
    with pytest.raises(BundleError, match="no model of the language th is shipped"):
        packages.missing_packages(["ja", "th"])


def test_a_packed_program_names_the_packages_that_pip_cannot_add(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class West:
        languages = ("en", "de")

    monkeypatch.setattr(packages, "default_bundle", West)
    assert packages.how_to_add_models(["ja", "ko"]) == "interpunct models add ja ko"
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert packages.how_to_add_models(["ja", "ko", "cs"]) == (
        "interpunct-models-asia, interpunct-models-europe"
    )
    with pytest.raises(BundleError, match="models-asia"):
        packages.install_packages(packages.missing_packages(["ja"]))


def test_a_package_that_cannot_be_had_is_told_with_the_way_to_fetch_it(tmp_path: Path) -> None:
    version = default_bundle().description.version
    with pytest.raises(
        BundleError, match=f"models-west=={version} could not be installed"
    ) as told:
        packages.install_packages(packages.language_packages()[:1], tmp_path)
    assert f"pip download --no-deps interpunct-models-west=={version}" in str(told.value)

# SPDX-License-Identifier: Apache-2.0
"""The packages of the default bundle, one for each group of languages.

A package index takes no file of 100 MB. So a language whose package is not installed is missing
from the default bundle (`load_bundle`), and pip adds it in the same folder.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from interpunct.bundles.bundle import bundles_folder, default_bundle
from interpunct.errors import BundleError

GROUPS_FILE = "groups.toml"
_PIP = ("-m", "pip", "install", "--disable-pip-version-check")


@dataclass(frozen=True, slots=True)
class LanguagePackage:
    """A package with the experts of some `languages`."""

    name: str
    title: str
    languages: tuple[str, ...]

    @property
    def distribution(self) -> str:
        """The name of the package for pip."""
        return f"interpunct-models-{self.name}"


def language_packages(folder: Path | None = None) -> tuple[LanguagePackage, ...]:
    """The packages by `groups.toml` in `folder`, the first with what all languages share."""
    text = ((folder or bundles_folder()) / GROUPS_FILE).read_text(encoding="utf-8")
    return tuple(
        LanguagePackage(name, group["title"], tuple(group["languages"]))
        for name, group in tomllib.loads(text).items()
    )


def missing_packages(languages: Iterable[str]) -> list[LanguagePackage]:
    """The packages of those `languages` that are not installed.

    Raises BundleError for a language that no package holds.
    """
    asked, homes = list(languages), _homes()
    for code in asked:
        if code not in homes:
            raise BundleError(
                f"no model of the language {code} is shipped.",
                remedy=f"Choose of {', '.join(sorted(homes))}.",
            )
    return list(dict.fromkeys(homes[code] for code in not_installed(asked)))


def not_installed(languages: Iterable[str] | None = None) -> list[str]:
    """Those of the `languages`, or of all, whose package is not installed."""
    homes, installed = _homes(), default_bundle().languages
    asked = homes if languages is None else languages
    return [code for code in asked if code in homes and code not in installed]


def how_to_add_models(languages: Sequence[str]) -> str:
    """The command that installs the packages of `languages`; in a packed program, their names."""
    if is_packed():
        return ", ".join(package.distribution for package in missing_packages(languages))
    return f"interpunct models add {' '.join(languages)}"


def is_packed() -> bool:
    """Whether the program includes its own Python, as in a folder of PyInstaller, without pip."""
    return bool(getattr(sys, "frozen", False))


def _homes() -> dict[str, LanguagePackage]:
    """The package of each language."""
    return {code: package for package in language_packages() for code in package.languages}


def install_packages(packages: Sequence[LanguagePackage], source: Path | None = None) -> None:
    """Install packages by pip, which shows its progress.

    They come from the package index, or from wheels in the folder `source`. Raises BundleError
    where pip fails or is missing, as in a packed program.
    """
    if is_packed():
        names = ", ".join(package.distribution for package in packages)
        raise BundleError(
            "a packed program takes no further models by pip.",
            remedy=f"Install these packages beside it: {names}.",
        )
    version = default_bundle().description.version
    wanted = [f"{package.distribution}=={version}" for package in packages]
    places = [] if source is None else ["--no-index", "--find-links", str(source)]
    done = subprocess.run([sys.executable, *_PIP, *places, *wanted], check=False)
    if done.returncode:
        fetch = f"python -m pip download --no-deps {' '.join(wanted)}"
        raise BundleError(
            f"{', '.join(wanted)} could not be installed.",
            remedy=f"Run this where there is a network: {fetch}; then name the folder by --from.",
        )

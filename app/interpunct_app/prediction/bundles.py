# SPDX-License-Identifier: Apache-2.0
"""Model bundles on this machine, and their loading."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from interpunct.bundles.bundle import (
    Bundle,
    bundle_folder,
    default_bundle,
    default_folder,
    installed_bundles,
    load_bundle,
)
from interpunct.bundles.language_packages import not_installed
from interpunct.bundles.weak_languages import NO_WEAK_LANGUAGES, WeakLanguages
from interpunct.bundles.worth import weak_languages
from interpunct.errors import BundleError
from interpunct_app.prediction.background_prediction import LoadedModel


def load_model(folder: Path | None) -> LoadedModel:
    """Model of the bundle in `folder`, None for the shipped bundle.

    The imports take a second and belong on the background thread. Raises BundleError and
    BackendError.
    """
    from interpunct.runtime.opening import open_together
    from interpunct.runtime.time_evidence import has_networks

    bundle = _bundle(folder)
    opened = open_together([bundle])
    return LoadedModel(
        opened.punctuator,
        bundle.name,
        opened.notice,
        weak_languages(bundle),
        frozenset(bundle.languages),
        frozenset(() if folder else not_installed()),
        has_networks(bundle),
    )


def weak_languages_of(folder: Path | None) -> WeakLanguages:
    """Languages in which the bundle in `folder` is of little use.

    Empty if the bundle cannot be read; `load_model` will report the error.
    """
    with suppress(BundleError):
        return weak_languages(_bundle(folder))
    return NO_WEAK_LANGUAGES


def _bundle(folder: Path | None) -> Bundle:
    return default_bundle() if folder is None else load_bundle(folder)


def bundle_digest(folder: Path | None) -> str:
    """Digest of the bundle that `load_model` loads; raises BundleError if there is none."""
    return _bundle(folder).digest


def named_folder(name: str) -> Path | None:
    """Folder of the bundle with that name or path; None for the shipped bundle."""
    folder = bundle_folder(name).absolute()
    return None if folder == default_folder().absolute() else folder


def installed_models() -> list[tuple[Path, str]]:
    """Folders and names of the bundles that the user has installed or placed."""
    return [(bundle.folder, bundle.name) for bundle in installed_bundles()]

# SPDX-License-Identifier: Apache-2.0
"""The model bundles on this machine, and how one becomes a model that predicts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import platformdirs

from interpunct.errors import InterpunctError
from interpunct.models.bundle import Bundle, default_bundle, load_bundle
from interpunct_app.prediction import LoadedModel, LoadModel

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def default_model() -> LoadedModel:
    """The model that ships with Interpunct."""
    return _model(default_bundle())


def model_in(folder: Path) -> LoadModel:
    """What loads the bundle in `folder`."""
    return partial(_model_in, folder)


def installed_bundles() -> list[tuple[Path, str]]:
    """The folders and names of the bundles that the user has put into the data folder."""
    return list(_installed(bundles_folder()))


def bundles_folder() -> Path:
    """Where the user puts further bundles, a folder each."""
    return platformdirs.user_data_path("interpunct", appauthor=False) / "bundles"


def _installed(folder: Path) -> Iterator[tuple[Path, str]]:
    for place in sorted(folder.glob("*/bundle.json")):
        try:
            yield place.parent, load_bundle(place.parent).name
        except InterpunctError:
            continue  # it is told when the user opens it by its path


def _model_in(folder: Path) -> LoadedModel:
    return _model(load_bundle(folder))


def _model(bundle: Bundle) -> LoadedModel:
    """Open a bundle; the imports take a second and belong on the background thread."""
    from interpunct.models.backends import open_backend
    from interpunct.punctuate.punctuator import Punctuator

    backend = open_backend(bundle)
    return LoadedModel(Punctuator(backend), bundle.name, backend.notice)

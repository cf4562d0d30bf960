# SPDX-License-Identifier: Apache-2.0
"""The model bundles on this machine, and how one becomes a model that predicts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from interpunct.models.bundle import Bundle, default_bundle, installed_bundles, load_bundle
from interpunct_app.prediction.pieces import LoadedModel, LoadModel

if TYPE_CHECKING:
    from pathlib import Path


def default_model() -> LoadedModel:
    """The model that ships with Interpunct."""
    return _model(default_bundle())


def model_in(folder: Path) -> LoadModel:
    """What loads the bundle in `folder`."""
    return partial(_model_in, folder)


def installed_models() -> list[tuple[Path, str]]:
    """The folders and names of the bundles that the user has installed or put there."""
    return [(bundle.folder, bundle.name) for bundle in installed_bundles()]


def _model_in(folder: Path) -> LoadedModel:
    return _model(load_bundle(folder))


def _model(bundle: Bundle) -> LoadedModel:
    """Open a bundle; the imports take a second and belong on the background thread."""
    from interpunct.punctuate.opening import open_punctuator

    opened = open_punctuator(bundle)
    return LoadedModel(opened.punctuator, bundle.name, opened.notice)

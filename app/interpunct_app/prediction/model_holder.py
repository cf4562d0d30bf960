# SPDX-License-Identifier: Apache-2.0
"""The model in use: loaded once, on the background thread, when it is first needed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from interpunct.captions.document import CaptionDocument
from interpunct.work.options import Options
from interpunct_app.background import Background
from interpunct_app.prediction.bundles import load_model
from interpunct_app.prediction.pieces import LoadedModel, LoadModel, predict_head
from interpunct_app.translation import translated


class ModelHolder(QObject):
    """Holds one loaded model for all open files.

    `bundle` is the folder of the bundle in use, None for the one that ships.
    """

    loaded = Signal(str, str)

    def __init__(self, load: LoadModel = load_model) -> None:
        super().__init__()
        self.bundle: Path | None = None
        self._load = load
        self._model: LoadedModel | None = None

    def use(self, bundle: Path | None) -> None:
        """Load another bundle the next time a model is needed."""
        self.bundle = bundle
        self._model = None

    def load_ahead(self, background: Background) -> None:
        """Load the model before it is needed; whoever needs it then tells why that failed."""
        if self._model is None:
            background.start(lambda _task: self.model(), self, "")

    def warm_up(self, background: Background, document: CaptionDocument, options: Options) -> None:
        """Predict the first cues for nothing: what their language needs is loaded by it."""
        background.start(
            lambda task: predict_head(task, self.model(), document, options), self, ""
        )

    @property
    def sooner_typed(self) -> frozenset[str]:
        """Where typing takes fewer keys than a review; not known before the model is loaded."""
        return frozenset() if self._model is None else self._model.sooner_typed

    def model(self) -> LoadedModel:
        """The model; call it on the background thread only.

        Emits `loaded` with its name and notice when it had to be loaded. Raises BundleError and
        BackendError where it cannot be.
        """
        if self._model is None:
            self._model = self._load(self.bundle)
            self.loaded.emit(self._model.name, translated(self._model.notice or ""))
        return self._model

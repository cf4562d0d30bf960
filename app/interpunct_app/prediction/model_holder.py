# SPDX-License-Identifier: Apache-2.0
"""Model in use, loaded once on the background thread, ahead of its first use."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from interpunct.captions.document import CaptionDocument
from interpunct.errors import InterpunctError
from interpunct.work.options import Options
from interpunct_app.background import Background, Task
from interpunct_app.prediction.background_prediction import LoadedModel, LoadModel
from interpunct_app.prediction.bundles import load_model
from interpunct_app.prediction.visible_prediction import Foreseen, foresee
from interpunct_app.translation import told, translated


class ModelHolder(QObject):
    """Holder of one loaded model for all open files.

    `bundle` is the folder of the wanted bundle, None for the shipped one. `names` holds the names
    of the bundles used since the start. `in_use` is the loaded model, None before. `loading` emits
    whether a model is being loaded, `refused` why it cannot be used. `foreseen` is the result of
    the last look ahead, for the background thread.
    """

    loading = Signal(bool)
    loaded = Signal(str, str)
    refused = Signal(str)

    def __init__(self, load: LoadModel = load_model) -> None:
        super().__init__()
        self.bundle: Path | None = None
        self.names: dict[Path, str] = {}
        self.foreseen: Foreseen | None = None
        self._load = load
        self.in_use: LoadedModel | None = None
        self._last: Path | None = None  # bundle of `in_use`, to return to after a failure

    def use(self, bundle: Path | None) -> None:
        """Set the bundle to load at the next use; the same bundle is read again."""
        self.bundle = bundle
        if bundle == self._last:
            self.in_use = None

    def load(self, background: Background) -> Task:
        """Load the model on the background thread; its user reports an error."""
        self.loading.emit(self.in_use is None or self.bundle != self._last)
        broken = self.tr("The model could not be loaded; the log file has the reason.")
        task = background.start(lambda _task: self.model(), self, broken)
        task.ended.connect(lambda: self.loading.emit(False))
        return task

    def load_ahead(self, background: Background) -> None:
        """Load the model before it is needed, unless it is loaded."""
        if self.in_use is None or self.bundle != self._last:
            self.load(background)

    def look_ahead(
        self, background: Background, document: CaptionDocument, options: Options
    ) -> Task:
        """Predict the part in sight first; this also loads the resources of its language."""

        def work(_task: Task) -> None:
            self.foreseen = foresee(self.model().predictor, document, options)

        return background.start(work, self, "")

    def model(self) -> LoadedModel:
        """Model in use; to be called on the background thread only.

        Emits `loaded` with name and notice after loading it. If loading fails, emits `refused` and
        returns to the previous model. Raises BundleError and BackendError if there is none.
        """
        model, wanted = self.in_use, self.bundle
        if model is not None and wanted == self._last:
            return model
        try:
            model = self._load(wanted)
        except (InterpunctError, OSError) as error:
            if wanted is None or wanted == self._last:
                raise
            self._go_back(wanted, error)
            return self.model()
        self.in_use, self._last, self.foreseen = model, wanted, None
        if wanted is not None:
            self.names[wanted] = model.name
        self.loaded.emit(model.name, translated(model.notice or ""))
        return model

    def _go_back(self, refused: Path, error: InterpunctError | OSError) -> None:
        """Return to the previous bundle, unless the user has chosen another meanwhile."""
        if self.bundle == refused:
            self.bundle = self._last
        sentence = self.tr("The model {name} cannot be used; the previous model stays. {reason}")
        reason = told(error) if isinstance(error, InterpunctError) else str(error)
        self.refused.emit(sentence.format(name=refused.name, reason=reason))

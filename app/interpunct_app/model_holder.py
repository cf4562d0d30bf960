# SPDX-License-Identifier: Apache-2.0
"""The model in use: loaded once, on the background thread, when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from interpunct_app.prediction import LoadedModel, LoadModel


class ModelHolder(QObject):
    """Holds one loaded model for all open files."""

    loaded = Signal(str, str)

    def __init__(self, load: LoadModel) -> None:
        super().__init__()
        self._load = load
        self._model: LoadedModel | None = None

    def use(self, load: LoadModel) -> None:
        """Load another model the next time one is needed."""
        self._load = load
        self._model = None

    def model(self) -> LoadedModel:
        """The model; call it on the background thread only.

        Emits `loaded` with its name and notice when it had to be loaded. Raises BundleError and
        BackendError where it cannot be.
        """
        if self._model is None:
            self._model = self._load()
            self.loaded.emit(self._model.name, self._model.notice or "")
        return self._model

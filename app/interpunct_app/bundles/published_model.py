# SPDX-License-Identifier: Apache-2.0
"""Qt model of the catalogue of published models, those for the open file's languages first."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt

from interpunct.bundles.catalogue import Published, published_for, published_models
from interpunct_app.cues.titled_table import Index, TitledTable

_FEW = 6  # languages that are listed by code


class PublishedColumn(IntEnum):
    """Columns of the catalogue."""

    NAME = 0
    LANGUAGES = 1
    CASING = 2
    SIZE = 3
    LICENCE = 4


class PublishedModel(TitledTable):
    """Rows for each model of the catalogue."""

    columns = PublishedColumn
    texts = (
        PublishedColumn.NAME,
        PublishedColumn.LANGUAGES,
        PublishedColumn.CASING,
        PublishedColumn.LICENCE,
    )

    def __init__(self, own: Sequence[str]) -> None:
        super().__init__()
        self.titles = (
            self.tr("Model"),
            self.tr("Languages"),
            self.tr("Capitals"),
            self.tr("Size"),
            self.tr("Licence"),
        )
        first = published_for(own)
        self.models: list[Published] = sorted(published_models(), key=lambda it: it not in first)

    def rows(self) -> int:
        """Number of models."""
        return len(self.models)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Data of one cell."""
        model, column = self.models[index.row()], PublishedColumn(index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(column)
        return self._text(model, column) if role == Qt.ItemDataRole.DisplayRole else None

    def _text(self, model: Published, column: PublishedColumn) -> str:
        if column is PublishedColumn.NAME:
            return model.title
        if column is PublishedColumn.SIZE:
            return self.tr("{size} MB").format(size=f"{model.megabytes:,}")
        if column is PublishedColumn.LICENCE:
            return model.licence
        if column is PublishedColumn.CASING:
            return self.tr("yes") if model.casing else self.tr("no")
        codes = model.languages
        return " ".join(codes) if len(codes) <= _FEW else f"{len(codes)}"

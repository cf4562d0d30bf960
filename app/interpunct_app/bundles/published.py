# SPDX-License-Identifier: Apache-2.0
"""Dialog of the published models: their figures and licences, and one click to install one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QHeaderView, QPushButton, QTableView, QWidget

from interpunct.bundles.catalogue import Published
from interpunct_app.bundles.published_model import PublishedColumn, PublishedModel
from interpunct_app.cues.titled_table import set_up
from interpunct_app.looks.boxes import column, row
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.windows import resize_within


class PublishedDialog(QDialog):
    """Lists the catalogue; `wanted` asks to install the model of a name."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget, own: Sequence[str]) -> None:
        """Take the languages `own` of the open file, whose models come first."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Published models"))
        self.model = PublishedModel(own)
        self.table = QTableView()
        self.table.setModel(self.model)
        self.facts = plain_label(wraps=True)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.install = QPushButton(self.tr("&Fetch and install"))
        self.close_button = QPushButton(self.tr("Close"))
        self._lay_out()
        self.table.selectionModel().currentRowChanged.connect(self._show_chosen)
        self.install.clicked.connect(self._install)
        self.close_button.clicked.connect(self.close)
        self.table.selectRow(0)
        resize_within(self, 900, 560)

    @property
    def chosen(self) -> Published:
        """Selected model."""
        return self.model.models[max(self.table.currentIndex().row(), 0)]

    @Slot()
    def _show_chosen(self) -> None:
        model = self.chosen
        lines = [
            self.tr("Languages: {languages}").format(languages=" ".join(model.languages)),
            self.tr("Published accuracy, in percent: {figures} ({source})").format(
                figures=model.figures, source=model.source
            ),
            self.tr("From {place}, {size} MB, licence {licence}").format(
                place=model.place, size=f"{model.megabytes:,}", licence=model.licence
            ),
        ]
        self.facts.setText("\n".join(lines))

    @Slot()
    def _install(self) -> None:
        self.wanted.emit(self.chosen.name)
        self.close()

    def _lay_out(self) -> None:
        set_up(self.table)
        self.table.setAccessibleName(self.tr("Published models"))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(PublishedColumn.NAME, QHeaderView.ResizeMode.Stretch)
        self.table.setColumnWidth(PublishedColumn.LICENCE, _LICENCE_WIDTH)
        hint = plain_label(wraps=True)
        hint.setText(
            self.tr(
                "Published figures come from different texts and do not compare. Each installed "
                "model is measured on the same short texts."
            )
        )
        buttons = row(hint, self.install, self.close_button, wide=hint)
        self.setLayout(column(self.table, self.facts, buttons, wide=self.table, spacing=12))
        for button in (self.install, self.close_button):
            button.setAutoDefault(False)


_LICENCE_WIDTH = 150  # pixels

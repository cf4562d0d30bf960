# SPDX-License-Identifier: Apache-2.0
"""Widgets of the batch window, and their availability."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QTableView,
    QWidget,
)

from interpunct_app.batch.files_model import FileColumn, FilesModel
from interpunct_app.batch.form import BatchForm
from interpunct_app.cues.titled_table import set_up
from interpunct_app.looks.boxes import NO_MARGINS, column, row
from interpunct_app.looks.flow import flow
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.scrolled import Scrolled
from interpunct_app.settings.settings import Settings

translate = QCoreApplication.translate

_FILE_WIDTH, _FIGURE_WIDTH = 270, 88  # pixels


class BatchBody:
    """Layout of the widgets in `window`, which connects their actions."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        self.form = BatchForm(settings)
        self.model = FilesModel()
        self.table = QTableView()
        self.table.setModel(self.model)
        self.add_files = QPushButton(translate("Batch", "Add &files…"))
        self.add_folder = QPushButton(translate("Batch", "Add a fol&der…"))
        self.remove = QPushButton(translate("Batch", "&Leave out"))
        self.clear = QPushButton(translate("Batch", "&Clear"))
        self.start = QPushButton(translate("Batch", "&Start"))
        self.stop = QPushButton(translate("Batch", "S&top"))
        self.close_button = QPushButton(translate("Batch", "Close"))
        self.bar = QProgressBar()
        self.progress = plain_label()
        self.notice = plain_label(wraps=True)
        self._titles = (translate("Batch", "&Start"), translate("Batch", "&Resume"))
        self._empty = plain_label(translate("Batch", "Drop files and folders with captions here."))
        self._list = QStackedWidget()
        self._set_up()
        self._lay_out(window)

    def selected(self) -> list[Path]:
        """Selected files."""
        rows = self.table.selectionModel().selectedRows()
        return [self.model.path(index.row()) for index in rows]

    def show_row(self, place: int | None) -> None:
        """Scroll to a row."""
        if place is not None:
            self.table.scrollTo(self.model.index(place, 0))

    def show_state(self, *, is_running: bool, can_start: bool, was_begun: bool) -> None:
        """Enable the applicable widgets; the start button says `Resume` if some files are done."""
        has_files = self.model.rows() > 0
        self._list.setCurrentWidget(self.table if has_files else self._empty)
        for widget in (self.form, self.add_files, self.add_folder):
            widget.setEnabled(not is_running)
        for button in (self.remove, self.clear):
            button.setEnabled(has_files and not is_running)
        self.start.setText(self._titles[was_begun])
        self.start.setEnabled(can_start and not is_running)
        self.stop.setEnabled(is_running)
        for part in (self.bar, self.progress):
            part.setVisible(is_running)
        self.notice.setVisible(not is_running)

    def _set_up(self) -> None:
        set_up(self.table)
        self.table.setAccessibleName(translate("Batch", "Files"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setWordWrap(False)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(FileColumn.STATE, QHeaderView.ResizeMode.Stretch)
        for figure in set(FileColumn) - set(FilesModel.texts):
            self.table.setColumnWidth(figure, _FIGURE_WIDTH)
        self.table.setColumnWidth(FileColumn.FILE, _FILE_WIDTH)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setFrameShape(QFrame.Shape.StyledPanel)
        self.bar.setMaximum(1000)
        self.bar.setTextVisible(False)
        self.bar.setMaximumHeight(10)
        self.bar.setAccessibleName(translate("Batch", "Progress of all files"))

    def _lay_out(self, window: QWidget) -> None:
        self._list.addWidget(self._empty)
        self._list.addWidget(self.table)
        told = column(self.progress, self.notice)
        actions = row(self.start, self.stop, self.close_button)
        parts = (
            flow(self.add_files, self.add_folder, self.remove, self.clear, margins=NO_MARGINS),
            *(self._list, Scrolled(self.form), self.bar),
            row(told, actions, wide=told),
        )
        window.setLayout(column(*parts, wide=self._list, margins=(16, 14, 16, 14), spacing=12))

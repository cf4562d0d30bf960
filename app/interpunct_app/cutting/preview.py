# SPDX-License-Identifier: Apache-2.0
"""Shows what a cut would make of the file, side by side, before it is applied."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from interpunct.review.commands import Step
from interpunct.review.restructuring import Recut
from interpunct.segment.cutting.plan import CutMode
from interpunct.segment.left_over import left_over
from interpunct.segment.profiles import load_profile
from interpunct.work.comparison import CutComparison
from interpunct.work.work import Work
from interpunct_app.background import Background, Task
from interpunct_app.cues.delegate import CueDelegate, row_height
from interpunct_app.cues.titled_table import set_up
from interpunct_app.cutting.model import DURATIONS, TEXTS, CutColumn, CutModel
from interpunct_app.settings.remembered import remembered_profile
from interpunct_app.settings.settings import Settings
from interpunct_app.settings.titles import cut_modes, profiles


class CutPreview(QDialog):
    """Plans a cut anew whenever profile or mode change; `command` is what the user accepted."""

    planned = Signal()

    def __init__(
        self, parent: QWidget, state: Work, files: Background, settings: Settings
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Cut at the sentence ends"))
        self.resize(1100, 680)
        self.command: Step | None = None
        self._state = state
        self._files = files
        self._settings = settings
        self._plan: CutComparison | None = None
        self._task: Task | None = None
        self._profile = QComboBox()
        self._mode = QComboBox()
        self._all_rows = QCheckBox(self.tr("Show cues that stay as they are"))
        self._summary = QLabel()
        self._left = QLabel()
        self._progress = QProgressBar()
        self._model = CutModel()
        self._table = QTableView()
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Apply | QDialogButtonBox.StandardButton.Cancel
        )
        self._fill_choices()
        self._set_up_table()
        self._lay_out()
        self._connect()
        self._replan()

    @Slot()
    def _replan(self) -> None:
        """Plan a cut with what is chosen; an older plan on its way is dropped."""
        if self._task is not None:
            self._task.cancel()
        self._show_plan(None)
        self._left.clear()
        self._progress.show()
        self._summary.setText(self.tr("Cutting…"))
        profile = load_profile(self._profile.currentData())
        mode = CutMode(self._mode.currentData())
        self._settings.set_choice("cut mode", mode)
        self._task = self._files.start(
            lambda _task: self._state.compare_cut(profile, mode),
            self,
            self.tr("The cut broke down; the log file says where."),
        )
        self._task.done.connect(self._plan_came)
        self._task.failed.connect(self._failed)

    @Slot(object)
    def _plan_came(self, plan: CutComparison) -> None:
        self._progress.hide()
        self._show_plan(plan)
        text = self.tr("{before} cues become {after}; {changed} change.")
        before, after = len(plan.before.cues), len(plan.after.cues)
        self._summary.setText(text.format(before=before, after=after, changed=plan.plan.changed))
        self._left.setText(left_over(Counter(finding.rule for finding in plan.findings)))
        self.planned.emit()

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._progress.hide()
        self._summary.setText(sentence)

    def _show_plan(self, plan: CutComparison | None) -> None:
        self._plan = plan
        apply = self._buttons.button(QDialogButtonBox.StandardButton.Apply)
        apply.setEnabled(plan is not None and plan.plan.changed > 0)
        self._show_rows()

    @Slot()
    def _show_rows(self) -> None:
        code = self._state.language_of_cue(0) if self._state.document.cues else ""
        self._model.show_plan(self._plan, code, all_rows=self._all_rows.isChecked())

    @Slot()
    def _apply(self) -> None:
        plan = self._plan
        self.command = Recut.plan(self._state, plan.plan, plan.cut) if plan else None
        self.accept()

    def done(self, result: int) -> None:
        """Stop planning when the dialog closes."""
        if self._task is not None:
            self._task.cancel()
        super().done(result)

    def _fill_choices(self) -> None:
        self._profile.setAccessibleName(self.tr("Profile"))
        self._mode.setAccessibleName(self.tr("How to cut"))
        for name, title in profiles():
            self._profile.addItem(title, name)
        for mode, title in cut_modes():
            self._mode.addItem(title, mode)
        self._profile.setCurrentIndex(
            self._profile.findData(remembered_profile(self._settings).name)
        )
        mode = self._settings.choice("cut mode", CutMode.SENTENCES)
        self._mode.setCurrentIndex(max(0, self._mode.findData(mode)))

    def _set_up_table(self) -> None:
        table = self._table
        table.ensurePolished()
        metrics = QFontMetrics(table.font())
        table.setModel(self._model)
        table.setItemDelegate(CueDelegate(table))
        table.setAccessibleName(self.tr("Cues before and after the cut"))
        table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        set_up(table)
        table.verticalHeader().setDefaultSectionSize(row_height(table.font()))
        for column in CutColumn:
            if column in TEXTS:
                stretch = QHeaderView.ResizeMode.Stretch
                table.horizontalHeader().setSectionResizeMode(column, stretch)
            else:
                widest = "Duration" if column in DURATIONS else "00:00:00,000"
                table.setColumnWidth(column, metrics.horizontalAdvance(widest) + 24)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(10)
        for widget in (self._profile, self._mode, self._all_rows):
            top.addWidget(widget)
        top.addStretch(1)
        bottom = QHBoxLayout()
        self._progress.setRange(0, 0)
        self._progress.setFixedWidth(140)
        self._progress.setTextVisible(False)
        bottom.addWidget(self._summary)
        bottom.addWidget(self._progress)
        bottom.addStretch(1)
        bottom.addWidget(self._buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self._table, 1)
        self._left.setWordWrap(True)
        column.addWidget(self._left)
        column.addLayout(bottom)

    def _connect(self) -> None:
        self._profile.currentIndexChanged.connect(self._replan)
        self._mode.currentIndexChanged.connect(self._replan)
        self._all_rows.toggled.connect(self._show_rows)
        self._buttons.rejected.connect(self.reject)
        self._buttons.button(QDialogButtonBox.StandardButton.Apply).clicked.connect(self._apply)

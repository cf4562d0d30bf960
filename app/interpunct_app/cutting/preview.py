# SPDX-License-Identifier: Apache-2.0
"""Preview of a cut, side by side, before all or part of it is applied."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from interpunct.collecting import give_back
from interpunct.cutting.checks import left_over
from interpunct.cutting.plan import CutCancelled, CutMode
from interpunct.cutting.profiles import load_profile
from interpunct.review.commands import Step
from interpunct.review.restructuring import Recut
from interpunct.review.stale_cut import touched
from interpunct.work.comparison import CutComparison
from interpunct.work.work import Work
from interpunct_app.background import Background, Task
from interpunct_app.cutting.details import ChangeDetails
from interpunct_app.cutting.model import CutModel
from interpunct_app.cutting.table import CutTable
from interpunct_app.keys.key_map import KeyMap
from interpunct_app.looks.boxes import NO_MARGINS, choice_box, column, row
from interpunct_app.looks.flow import flow
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.windows import resize_within
from interpunct_app.settings.options import CUT_MODE
from interpunct_app.settings.remembered import profile_for_cuts
from interpunct_app.settings.settings import Settings
from interpunct_app.settings.titles import cut_modes, profiles
from interpunct_app.translation import translated

_RECHECK_MS = 250  # after the last tick
Apply, Cancel = QDialogButtonBox.StandardButton.Apply, QDialogButtonBox.StandardButton.Cancel


@dataclass(frozen=True, slots=True)
class CutAgain:
    """Cut to repeat: its profile and mode, and the word ranges of sentences that have moved."""

    profile: str
    mode: CutMode
    sentences: tuple[range, ...]


class CutPreview(QDialog):
    """Dialog that plans a cut for each profile and mode; `command` is the accepted step.

    At first every change is ticked. If the cut is made `again` with the same profile and mode,
    only changes at moved sentences are ticked.
    """

    planned = Signal()

    def __init__(
        self,
        parent: QWidget,
        work: Work,
        files: Background,
        settings: Settings,
        keys: KeyMap,
        *,
        again: CutAgain | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Cut at the sentence ends"))
        resize_within(self, 1100, 700)
        self.command: Step | None = None
        self._state = work.still()  # a running plan still reads it after the dialog is closed
        self._files = files
        self._settings = settings
        self._again = again
        self._plan: CutComparison | None = None
        self._part: CutComparison | None = None  # last check of the ticked changes
        self._task: Task | None = None
        self._recheck = QTimer(self, singleShot=True, interval=_RECHECK_MS)
        self._profile = choice_box(profiles(settings))
        self._mode = choice_box(cut_modes())
        self._all_rows = QCheckBox(self.tr("Show unchanged cues"))
        self._count = plain_label()
        self._note = plain_label(
            self.tr("The ticked changes follow your later decisions, which moved sentence ends."),
            wraps=True,
        )
        self._all = QPushButton(self.tr("&All"))
        self._none = QPushButton(self.tr("&None"))
        self._previous = QPushButton(self.tr("&Previous change"))
        self._next = QPushButton(self.tr("Ne&xt change"))
        self._details = ChangeDetails()
        self._summary = plain_label(wraps=True)
        self._left = plain_label(wraps=True)
        self._progress = QProgressBar()
        self._model = CutModel()
        self._table = CutTable(self._model, keys)
        self._buttons = QDialogButtonBox(Apply | Cancel)
        self._show_choices()
        self._lay_out()
        self._connect()
        self._table.setFocus()
        self._replan()

    @Slot()
    def _replan(self) -> None:
        """Plan a cut with the chosen options; a running plan is cancelled."""
        self._show_plan(None)
        self._left.clear()
        self._summary.setText(self.tr("Cutting…"))
        self._compare(partial(self._state.compare_cut, mode=self._chosen_mode()), self._plan_came)
        self._progress.show()

    def _compare(
        self, compare: Callable[..., CutComparison], came: Callable[[CutComparison], object]
    ) -> None:
        """Compare in the background; a running comparison is cancelled and stops soon."""
        self._recheck.stop()
        if self._task is not None:
            self._task.cancel()
        broken = self.tr("The cut failed; the log file has the details.")
        work = partial(_compared, compare, self._profile.currentData())
        self._task = self._files.start(work, self, broken)
        self._task.done.connect(came)
        self._task.failed.connect(self._failed)

    @Slot(object)
    def _plan_came(self, plan: CutComparison) -> None:
        self._progress.hide()
        self._show_plan(plan)
        if self._again is not None and self._is_again(self._again):
            self._tick_touched(plan, self._again.sentences)
        if self._model.chosen() == frozenset(plan.changes):
            self._show_part(plan)
        else:
            self._check_ticked()
        self.planned.emit()

    def _tick_touched(self, plan: CutComparison, sentences: tuple[range, ...]) -> None:
        """Tick only the changes at these sentences, and show the first."""
        groups = touched(self._state, plan.groups, sentences)
        self._model.choose(groups)
        if groups:
            self._table.show_change(groups[0])

    @Slot()
    def _check_ticked(self) -> None:
        """Check the result of the ticked changes."""
        if self._plan is not None:
            part = self._plan.only(self._model.chosen())
            self._compare(partial(self._state.compare_plan, part), self._show_part)

    @Slot(object)
    def _show_part(self, part: CutComparison) -> None:
        self._part = part
        left = left_over(Counter(finding.rule for finding in part.findings))
        self._left.setText(translated(left))

    @Slot(str)
    def _failed(self, sentence: str) -> None:
        self._progress.hide()
        self._summary.setText(sentence)

    def _show_plan(self, plan: CutComparison | None) -> None:
        self._plan = plan
        self._part = None
        self._note.setVisible(self._again is not None and self._is_again(self._again))
        self._model.show_plan(plan, self._state.language_of_cue)
        self._all_rows.setChecked(False)
        self._show_ticks()

    @Slot()
    def _ticked(self) -> None:
        """Show the effect of changed ticks; the check follows after a pause."""
        self._show_ticks()
        self._recheck.start()

    def _show_ticks(self) -> None:
        plan = self._plan
        chosen = len(self._model.chosen())
        self._buttons.button(Apply).setEnabled(chosen > 0)
        for button in (self._all, self._none, self._previous, self._next):
            button.setEnabled(plan is not None and bool(plan.changes))
        self._count.clear()
        if plan is None:
            return
        count = self.tr("{chosen} of {all} changes")
        self._count.setText(count.format(chosen=chosen, all=len(plan.changes)))
        after, changed = self._model.result()
        before = len(plan.before.cues)
        text = self.tr("%n cues become {after}; {changed} change.", "", before)
        self._summary.setText(text.format(after=after, changed=changed))

    @Slot(object)
    def _show_change(self, group: int | None) -> None:
        if group is None:
            self._details.show_texts("", "", right_to_left=False)
            return
        before, after = self._model.texts_of(group)
        right_to_left = self._model.is_right_to_left(group)
        self._details.show_texts(before, after, right_to_left=right_to_left)

    @Slot()
    def _tick_all(self) -> None:
        self._model.choose(self._plan.changes if self._plan else ())

    @Slot()
    def _apply(self) -> None:
        if self._plan is None:
            return
        plan = self._plan.only(self._model.chosen())
        cut = self._part.cut if self._part is not None and self._part.plan == plan else None
        profile, mode = self._profile.currentData(), self._chosen_mode()
        self.command = Recut.plan(self._state, plan, cut, profile=profile, mode=mode)
        self.accept()

    def done(self, result: int) -> None:
        """Stop planning when the dialog closes."""
        self._recheck.stop()
        if self._task is not None:
            self._task.cancel()
        super().done(result)

    def _chosen_mode(self) -> CutMode:
        return CutMode(self._mode.currentData())

    def _is_again(self, again: CutAgain) -> bool:
        return (again.profile, again.mode) == (self._profile.currentData(), self._chosen_mode())

    def _show_choices(self) -> None:
        """Begin with the profile and mode of the cut before, else with the last chosen ones."""
        self._progress.setAccessibleName(self.tr("Progress of the cut"))
        self._profile.setAccessibleName(self.tr("Profile"))
        self._mode.setAccessibleName(self.tr("How to cut"))
        if self._again is not None:
            name, mode = self._again.profile, self._again.mode
        else:
            name = profile_for_cuts(self._settings).source
            mode = CUT_MODE.of(self._settings)
        self._profile.setCurrentIndex(max(0, self._profile.findData(name)))
        self._mode.setCurrentIndex(max(0, self._mode.findData(mode)))

    def _lay_out(self) -> None:
        options = self._profile, self._mode, self._all_rows
        top = flow(*options, margins=NO_MARGINS, spacing=10)
        self._count.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        choice = self._all, self._none, self._count, self._previous, self._next
        ticks = flow(*choice, margins=NO_MARGINS, spacing=10)
        bottom = row(self._summary, self._progress, self._buttons, wide=self._summary, spacing=10)
        self._progress.setRange(0, 0)
        self._progress.setFixedWidth(140)
        self._progress.setTextVisible(False)
        for button in (self._all, self._none, self._previous, self._next):
            button.setAutoDefault(False)
        parts = (top, self._note, ticks, self._table, self._details, self._left, bottom)
        self.setLayout(column(*parts, wide=self._table, margins=(16, 14, 16, 14), spacing=10))
        self._buttons.button(Apply).setDefault(True)

    def _connect(self) -> None:
        self._profile.currentIndexChanged.connect(self._replan)
        self._mode.currentIndexChanged.connect(
            lambda: CUT_MODE.keep(self._settings, self._chosen_mode())
        )
        self._mode.currentIndexChanged.connect(self._replan)
        self._all_rows.toggled.connect(lambda shown: self._model.show_rows(all_rows=shown))
        self._model.ticked.connect(self._ticked)
        self._recheck.timeout.connect(self._check_ticked)
        self._all.clicked.connect(self._tick_all)
        self._none.clicked.connect(lambda: self._model.choose(()))
        self._previous.clicked.connect(self._table.go_to_previous)
        self._next.clicked.connect(self._table.go_to_next)
        self._table.change_shown.connect(self._show_change)
        self._buttons.rejected.connect(self.reject)
        self._buttons.button(Apply).clicked.connect(self._apply)


def _compared(
    compare: Callable[..., CutComparison], profile: str, task: Task
) -> CutComparison | None:
    """Result of `compare` by a profile; None if the task was cancelled.

    Raises ProfileError for a profile that cannot be read.
    """
    give_back()
    with suppress(CutCancelled):
        return compare(profile=load_profile(profile), cancelled=task.cancelled)
    return None

# SPDX-License-Identifier: Apache-2.0
"""Batch window: folders, options, the state of each file, stop and resume."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QModelIndex, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMessageBox, QWidget

from interpunct.folders.planning import Plan
from interpunct_app.background import Task
from interpunct_app.batch.batch_run import BatchRun
from interpunct_app.batch.body import BatchBody
from interpunct_app.batch.order import BatchOrder, BatchStep, Began
from interpunct_app.batch.tally import Tally, progress_text, summary_text
from interpunct_app.files.choosing import choose_captions, choose_folder
from interpunct_app.looks.plain import agrees
from interpunct_app.looks.windows import resize_within
from interpunct_app.pages.services import Services
from interpunct_app.prediction.bundles import weak_languages_of

_PATIENCE_MS = 150  # wait after typing


class BatchWindow(QWidget):
    """Separate window; a run continues while it is closed, and the menu shows it again.

    `file_wanted` asks the editor to open a file. `told` emits a sentence while this window is
    closed.
    """

    file_wanted = Signal(Path)
    told = Signal(str)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("Punctuate a folder"))
        self.setAcceptDrops(True)
        self._services = services
        self._inputs: list[Path] = []
        self._removed: set[Path] = set()
        self._planned: Plan | None = None
        self._planning: Task | None = None
        self._run: BatchRun | None = None
        self._order: BatchOrder | None = None
        self._tally = Tally({})
        self._began = 0.0
        self._then: Callable[[], object] | None = None
        self._soon = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._soon.timeout.connect(self._look)
        self.body = BatchBody(self, services.settings)
        self._connect()
        resize_within(self, 1080, 680)
        self._show_state()

    @property
    def is_running(self) -> bool:
        """Whether a run is in progress."""
        return self._run is not None

    def add(self, paths: Iterable[Path]) -> None:
        """Add files and folders."""
        if self.is_running:
            return
        known = set(self._inputs)
        self._inputs += [path for path in dict.fromkeys(paths) if path not in known]
        self._removed -= set(self._inputs)
        self._plan_anew()

    def lets_quit(self, then: Callable[[], object]) -> bool:
        """Whether the program may end now; if the user stops the run first, `then` is called."""
        if not self.is_running:
            return True
        if not self._ask_to_stop():
            return False
        if self.is_running:  # it may have ended while the question was open
            self._then = then
            self.stop()
        return not self.is_running

    @Slot()
    def start(self) -> None:
        """Process the remaining files."""
        form = self.body.form
        if self._run is not None or form.problem() is not None:
            return
        self._order = self._new_order()
        self._run = BatchRun(self._services.models, self._services.model, self._order)
        self._run.setParent(self)
        self._run.stepped.connect(self._take_steps)
        self._run.ended.connect(self._end)
        self._tally, self._began = Tally({}), monotonic()
        self.body.notice.clear()
        self._run.start()
        self._show_state()

    @Slot()
    def stop(self) -> None:
        """Stop the run after the current step."""
        if self._run is not None:
            self.body.stop.setEnabled(False)
            self._run.stop()

    def _new_order(self) -> BatchOrder:
        form, bundle = self.body.form, self._services.model.bundle
        options, weak = form.options(), weak_languages_of(bundle)
        if not options.spares_punctuated:
            weak = weak.with_marks_asked()
        left_out = frozenset((*self._removed, *self.body.model.finished()))
        inputs, destination = tuple(self._inputs), form.destination()
        options = replace(options, weak=weak)
        return BatchOrder(inputs, destination, options, form.report(), left_out, bundle)

    @Slot()
    def _plan_anew(self) -> None:
        """Plan again, with all files to do."""
        if self._planning is not None:
            self._planning.cancel()
            self._planning = None
        self._planned = None
        self.body.model.forget_steps()
        if not self._inputs:
            self.body.model.show_plan(Plan(()))
        self.body.notice.setText(self.body.form.problem() or "")
        self._soon.start()
        self._show_state()

    @Slot()
    def _look(self) -> None:
        """Find the files on another thread, because a folder may be large or remote."""
        if not self._inputs or self.body.form.problem() is not None:
            return
        order = self._new_order()
        self._planning = self._services.files.start(
            lambda _task: order.plan(), self, self.tr("The folders could not be read.")
        )
        self._planning.done.connect(self._show_plan)
        self._planning.failed.connect(self.body.notice.setText)

    @Slot(object)
    def _show_plan(self, planned: Plan) -> None:
        self._planned = planned
        self.body.model.show_plan(planned)
        if not planned.jobs:
            self.body.notice.setText(
                self.tr("These files and folders contain nothing to punctuate.")
            )
        self._show_state()

    @Slot(object)
    def _take_steps(self, steps: Sequence[BatchStep]) -> None:
        model = self.body.model
        for step in steps:
            if isinstance(step, Began):
                self._tally = Tally(step.sizes)
                model.show_plan(step.plan, list(model.finished()))
            else:
                self._tally.note(step)
                model.note(step)
        if not self._tally.words:
            self._began = monotonic()  # the pace excludes the loading of the model
        if steps and not isinstance(steps[-1], Began):
            self.body.show_row(model.row_of(steps[-1].path))
        self._show_progress()

    @Slot()
    def _end(self) -> None:
        run, self._run = self._run, None
        if run is None or self._order is None:
            return
        run.deleteLater()
        self.body.model.forget_steps(but_results=True)
        text = run.failure or summary_text(
            self._tally, monotonic() - self._began, was_stopped=run.was_stopped
        )
        if self._order.report is not None and run.failure is None:
            text += " " + self.tr("The report is in {file}.").format(file=self._order.report)
        self.body.notice.setText(text)
        if not self.isVisible():
            self.told.emit(text)
        self._show_state()
        if self._then is not None:
            QTimer.singleShot(0, self._then)

    def _show_progress(self) -> None:
        self.body.bar.setValue(round(1000 * self._tally.share))
        self.body.progress.setText(progress_text(self._tally, monotonic() - self._began))

    def _show_state(self) -> None:
        """Enable the applicable widgets, and show progress during a run."""
        body, is_running = self.body, self.is_running
        finished = set(body.model.finished())
        left = self._planned is not None and any(
            job.source not in finished for job in self._planned.jobs
        )
        body.show_state(
            is_running=is_running,
            can_start=left and body.form.problem() is None,
            was_begun=left and bool(finished),
        )
        if is_running:
            self._show_progress()

    @Slot()
    def _ask_files(self) -> None:
        self.add(choose_captions(self, self.tr("Add files"), None))

    @Slot()
    def _ask_folder(self) -> None:
        if folder := choose_folder(self, self.tr("Add a folder")):
            self.add([folder])

    @Slot()
    def _remove_selected(self) -> None:
        """Leave the selected files out, and remove them from the inputs."""
        chosen = set(self.body.selected())
        self._removed |= chosen
        self._inputs = [path for path in self._inputs if path not in chosen]
        self._plan_anew()

    @Slot()
    def _clear(self) -> None:
        self._inputs, self._removed = [], set()
        self._plan_anew()

    @Slot(QModelIndex)
    def _open(self, index: QModelIndex) -> None:
        self.file_wanted.emit(self.body.model.opened_by(index.row()))

    def _ask_to_stop(self) -> bool:
        return agrees(
            self if self.isVisible() else None,
            self.tr("Files are being punctuated"),
            self.tr("Stop punctuating, and quit?"),
            yes=(self.tr("Stop and quit"), QMessageBox.ButtonRole.DestructiveRole),
            no=(self.tr("Go on"), QMessageBox.ButtonRole.RejectRole),
            hint=self.tr("Written files stay. The next run skips them and does the rest."),
        )

    def _connect(self) -> None:
        body = self.body
        body.form.changed.connect(self._plan_anew)
        body.add_files.clicked.connect(self._ask_files)
        body.add_folder.clicked.connect(self._ask_folder)
        body.remove.clicked.connect(self._remove_selected)
        body.clear.clicked.connect(self._clear)
        body.start.clicked.connect(self.start)
        body.stop.clicked.connect(self.stop)
        body.close_button.clicked.connect(self.close)
        body.table.activated.connect(self._open)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files and folders, except during a run."""
        if event.mimeData().hasUrls() and not self.is_running:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Add the dropped files and folders."""
        urls = event.mimeData().urls()
        self.add(Path(url.toLocalFile()) for url in urls if url.isLocalFile())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Continue a run in the background, and say so."""
        if self.is_running:
            self.told.emit(
                self.tr(
                    "The run continues in the background; “Punctuate a folder” shows its progress."
                )
            )
        event.accept()

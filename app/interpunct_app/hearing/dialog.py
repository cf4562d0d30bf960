# SPDX-License-Identifier: Apache-2.0
"""Dialog that recognises the speech of a film or sound, with progress, stop and resumption."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QProgressBar, QPushButton, QWidget

from interpunct.errors import InterpunctError
from interpunct.hearing.opening import INSTALL
from interpunct.hearing.recognising import Heard
from interpunct_app.background import Task
from interpunct_app.cues.times import clock_text
from interpunct_app.hearing.form import HearingForm
from interpunct_app.hearing.run import Fetched, HearingOrder, Written, hear
from interpunct_app.looks.boxes import column, row
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.windows import bring_up
from interpunct_app.pages.services import Services
from interpunct_app.translation import told, translated

_LINES = 3  # of the notice; the dialog must not grow during the run
_LETTERS = 62  # of a line of the notice


class HearingDialog(QDialog):
    """Stays usable beside the editor, and goes on while it is closed.

    `written` is emitted with the captions and their sound.
    """

    written = Signal(Path, Path)

    def __init__(self, parent: QWidget, services: Services) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Recognise speech"))
        self._services = services
        self._task: Task | None = None
        self.form = HearingForm(services.settings, services.cache_folder)
        self.notice = plain_label(wraps=True)
        letters = self.notice.fontMetrics().averageCharWidth()
        self.notice.setMinimumWidth(_LETTERS * letters)
        self.notice.setMinimumHeight(_LINES * self.notice.fontMetrics().lineSpacing())
        self.bar = QProgressBar()
        self.start_button = QPushButton()
        self.stop_button = QPushButton(self.tr("S&top"))
        self.close_button = QPushButton(self.tr("Close"))
        buttons = row(self.start_button, self.stop_button, None, self.close_button)
        self.setLayout(column(self.form, self.notice, self.bar, buttons, wide=self.notice))
        self._connect()
        self._show_state()

    @property
    def is_running(self) -> bool:
        """Whether speech is being recognised."""
        return self._task is not None

    def show_for(self, sound: Path | None) -> None:
        """Show the dialog; choose `sound` unless another one is being heard."""
        if sound is not None and not self.is_running:
            self.form.use_sound(sound)
        bring_up(self)

    @Slot()
    def start(self) -> None:
        """Fetch the model if needed, and recognise the speech."""
        order = self._order()
        if order is None or self.is_running:
            return
        broken = self.tr("The recognition failed; the log file has the details.")
        self._task = task = self._services.hearing.start(partial(hear, order=order), self, broken)
        task.part.connect(self._take)
        task.done.connect(self._finish)
        task.failed.connect(self.notice.setText)
        task.ended.connect(self._end)
        self.bar.setRange(0, 0)
        self._show_state()
        self.notice.setText(self.tr("Loading the model…"))

    @Slot()
    def stop(self) -> None:
        """Stop after the present half minute of sound; a later start goes on there."""
        if self._task is not None:
            self._task.cancel()
            self.stop_button.setEnabled(False)
            self.notice.setText(self.tr("Stopping after the words that are being heard…"))

    def _order(self) -> HearingOrder | None:
        """The order of the form; None, with a notice, if it is incomplete."""
        if find_spec("faster_whisper") is None:
            self.notice.setText(translated(INSTALL))
            return None
        try:
            return self.form.order()
        except InterpunctError as error:
            self.notice.setText(told(error))
            return None

    @Slot()
    def _show_state(self) -> None:
        """Show what a start would do."""
        running = self.is_running
        self.form.setEnabled(not running)
        self.stop_button.setEnabled(running)
        self.bar.setVisible(running)
        model = self.form.to_fetch()
        titles = self.tr("&Start"), self.tr("&Download and start")
        self.start_button.setText(titles[model is not None])
        if running:
            self.start_button.setEnabled(False)
            return
        order = self._order()
        self.start_button.setEnabled(order is not None)
        if order is not None:
            self.notice.setText(self._offer(order))

    def _offer(self, order: HearingOrder) -> str:
        """Sentences on what a start would do."""
        if order.model is not None:
            text = self.tr(
                "The model comes from huggingface.co/{repository}, licence {licence}, and is kept "
                "on this machine. Only this download needs the network."
            )
            return text.format(repository=order.model.repository, licence=order.model.licence)
        if until := order.until:
            heard = self.tr("An earlier run has heard {time}; a start goes on there.")
            return heard.format(time=clock_text(round(until * 1000)))
        return self.tr("The captions go to {name}.").format(name=order.out.name)

    @Slot(object)
    def _take(self, part: Fetched | Heard) -> None:
        """Show the progress."""
        if isinstance(part, Fetched):
            self._show_progress(part.here, part.size)
            text = self.tr("Downloading: {here:.0f} of {size:.0f} MB")
            self.notice.setText(text.format(here=part.here / 1e6, size=part.size / 1e6))
            return
        self._show_progress(part.segment.end, part.length)
        self.notice.setText(f"{clock_text(round(part.segment.end * 1000))}  {part.segment.text}")

    def _show_progress(self, here: float, size: float) -> None:
        """Show a share; a size of 0 is unknown."""
        self.bar.setRange(0, 1000 if size else 0)
        self.bar.setValue(round(1000 * min(here / size, 1)) if size else 0)

    @Slot(object)
    def _finish(self, written: Written) -> None:
        self.notice.setText(translated(written.notice) if written.notice else "")
        self.written.emit(written.path, written.sound)
        if not written.notice:
            self.close()

    @Slot()
    def _end(self) -> None:
        """Offer the next start, and keep the reason why this run failed."""
        was_stopped = self._task is not None and self._task.cancelled()
        self._task = None
        told_last = self.notice.text()
        self.form.fill_models(self.form.model.currentData())
        if not was_stopped and told_last:
            self.notice.setText(told_last)

    def _connect(self) -> None:
        self.form.changed.connect(self._show_state)
        self.start_button.clicked.connect(self.start)
        self.stop_button.clicked.connect(self.stop)
        self.close_button.clicked.connect(self.close)

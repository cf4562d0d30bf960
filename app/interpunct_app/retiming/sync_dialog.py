# SPDX-License-Identifier: Apache-2.0
"""Dialog to synchronise: by two points, by another file, or by the opened sound."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from interpunct.captions.cues import Cue
from interpunct.errors import SessionError
from interpunct.review.commands import Step
from interpunct.review.retiming import Retime
from interpunct.syncing.fit import Evidence, Fit, samples
from interpunct.syncing.fitting import fit_to_captions, fit_to_sound
from interpunct.transcript.transcript import Silence
from interpunct.work.options import Options, Unroll
from interpunct.work.time_plans import scaled
from interpunct.work.work import Work
from interpunct_app.background import Background, Task
from interpunct_app.cues.times import time_text, typed_time
from interpunct_app.files.choosing import choose_other_captions
from interpunct_app.looks.boxes import choice_box
from interpunct_app.looks.plain import as_it_stands
from interpunct_app.retiming.dialogs import TimesDialog, times_of

translate = QCoreApplication.translate

_LINES = 6  # of the preview


class Way(Enum):
    """Way to synchronise."""

    POINTS = "two points"
    FILE = "another file"
    SOUND = "the sound"


class SyncDialog(TimesDialog):
    """Dialog with the fields of one way; offset and rate are found on the thread `background`.

    The points are the first and the last of the `chosen` cues, or of all if only one is chosen.
    """

    def __init__(
        self,
        parent: QWidget,
        work: Work,
        chosen: Sequence[int],
        background: Background,
        silences: Sequence[Silence],
    ) -> None:
        super().__init__(parent, translate("Times", "Synchronise"), work, _LINES)
        self._cues = work.document.cues
        self._background = background
        self._silences = silences
        self._path: Path | None = None
        self._task: Task | None = None
        self._fit: Fit | None = None
        self._reason = ""
        ends = (chosen[0], chosen[-1]) if len(chosen) > 1 else (0, -1)
        self._points: list[Cue] = [self._cues[place] for place in ends]
        self.way = choice_box()
        for way, title in _titles().items():
            self.way.addItem(title, way)
        self.fields = [QLineEdit(time_text(cue.start_ms)) for cue in self._points]
        self.file = QPushButton(self.tr("Choose…"))
        self.file.setAutoDefault(False)
        self.file.clicked.connect(self._choose)

    def ask_way(self) -> Step | None:
        """Step that the user accepts; None if cancelled."""
        points = [
            (translate("Times", "{time} becomes").format(time=time_text(cue.start_ms)), field)
            for cue, field in zip(self._points, self.fields, strict=True)
        ]
        self.way.currentIndexChanged.connect(self._show_way)
        self._show_rows()
        return self.ask(
            [(self.tr("By"), self.way), *points, (self.tr("Well-timed file"), self.file)],
            self._step,
        )

    def told_of(self, command: Step) -> str:
        """Number of changed cues, three of them before and after, and the certainty."""
        times = {cue: start_ms for cue, start_ms, _ in times_of(command)}
        lines = [self.tr("%n cues change.", "", len(times))]
        row = self.tr("Cue {cue}: {old} becomes {new}")
        for cue in samples(times):
            old, new = time_text(self._cues[cue].start_ms), time_text(times[cue])
            lines.append(row.format(cue=cue + 1, old=old, new=new))
        if self._fit is not None:
            lines += _certainty(self._fit)
        return "\n".join(lines)

    @property
    def _chosen_way(self) -> Way:
        way: Way = self.way.currentData()
        return way

    def _step(self) -> Step:
        """Step of the shown way; raises InterpunctError while there is none."""
        if self._chosen_way is Way.POINTS:
            one, other = (
                (cue.start_ms, typed_time(field.text()))
                for cue, field in zip(self._points, self.fields, strict=True)
            )
            every = range(len(self._cues))
            return Retime.plan(self.state, scaled(self._cues, every, one, other))
        if self._fit is None:
            raise SessionError(self._reason)
        return Retime.plan(self.state, self._fit.plan(self._cues))

    @Slot()
    def _show_way(self) -> None:
        """Show the fields of a way, and begin to seek its fit."""
        self._show_rows()
        self._forget()
        if self._chosen_way is Way.SOUND:
            self._seek_in_sound()
        elif self._chosen_way is Way.FILE:
            self._seek_in_file()
        self.refresh()

    def _show_rows(self) -> None:
        for field in self.fields:
            field.setEnabled(self._chosen_way is Way.POINTS)
        self.file.setEnabled(self._chosen_way is Way.FILE)

    def _seek_in_sound(self) -> None:
        if not self._silences:
            self._reason = self.tr(
                "No sound is open, or it is still being read. Open one in the menu Play."
            )
            return
        work, silences = self.state.still(), self._silences
        self._seek(lambda: fit_to_sound(work, silences))

    def _seek_in_file(self) -> None:
        if self._path is None:
            self._reason = self.tr("Choose a file whose times are right.")
            return
        work, path = self.state.still(), self._path
        options = Options(unroll=Unroll.NEVER, finds_foreign=False)
        self._seek(lambda: fit_to_captions(work, Work.read(path, options)))

    def _seek(self, fit: Callable[[], Fit]) -> None:
        self._reason = self.tr("Comparing…")
        broken = self.tr("The comparison failed; the log file has the details.")
        self._task = self._background.start(lambda _task: fit(), self, broken)
        self._task.done.connect(self._take)
        self._task.failed.connect(self._fail)

    def _forget(self) -> None:
        """Forget the fit of another way or file."""
        if self._task is not None:
            self._task.cancel()
        self._task = self._fit = None
        self._reason = ""

    @Slot(object)
    def _take(self, fit: Fit) -> None:
        self._fit = fit
        self.refresh()

    @Slot(str)
    def _fail(self, sentence: str) -> None:
        self._reason = sentence
        self.refresh()

    @Slot()
    def _choose(self) -> None:
        title = self.tr("File with the right times for {name}")
        path = choose_other_captions(self, title, self.state.document.path or Path())
        if path is not None:
            self._path = path
            self.file.setText(as_it_stands(path.name))
            self._show_way()


def _titles() -> dict[Way, str]:
    return {
        Way.POINTS: translate("Times", "Two points"),
        Way.FILE: translate("Times", "Another file, also a translation"),
        Way.SOUND: translate("Times", "The speech in the opened sound"),
    }


def _certainty(fit: Fit) -> list[str]:
    """Sentences on the evidence of a fit, and a warning where it may be a chance."""
    shown = {
        Evidence.WORDS: translate("Times", "{share} % of the words fit."),
        Evidence.PATTERN: translate(
            "Times", "Pattern of speech: {share} % ahead of the next best offset."
        ),
    }
    lines = [shown[fit.by].format(share=round(100 * fit.certainty))]
    if not fit.is_sure:
        lines.append(translate("Times", "This may be a chance; check it before you save."))
    return lines

# SPDX-License-Identifier: Apache-2.0
"""Dialogs to set, shift, scale or snap times, with a preview of the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isclose

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QLineEdit,
    QWidget,
)

from interpunct.captions.smpte import exact_rate
from interpunct.errors import InterpunctError
from interpunct.review.commands import Step
from interpunct.review.retiming import Retime, SetTimes
from interpunct.work.time_plans import shifted, snapped
from interpunct.work.work import Work
from interpunct_app.cues.times import time_text, typed_time
from interpunct_app.looks.boxes import choice_box, form_layout, ok_and_cancel
from interpunct_app.looks.plain import plain_label
from interpunct_app.looks.windows import is_accepted
from interpunct_app.settings.options import FRAME_RATE, FRAME_RATES
from interpunct_app.settings.settings import Settings
from interpunct_app.translation import told

translate = QCoreApplication.translate

_MOST_SECONDS = 360_000
_LINES = 2  # of a preview; the dialog must not grow during typing


class TimesDialog(QDialog):
    """Dialog with a few fields; `command` is the accepted step."""

    def __init__(self, parent: QWidget, title: str, work: Work, lines: int = _LINES) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.command: Step | None = None
        self.preview = plain_label(wraps=True)
        self.preview.setMinimumWidth(420)
        self.preview.setMinimumHeight(lines * self.preview.fontMetrics().lineSpacing())
        self.buttons = ok_and_cancel(self, self.accept)
        self.state = work
        self._plan: Callable[[], Step] | None = None
        self.form = form_layout(self)

    def ask(self, fields: Sequence[tuple[str, QWidget]], plan: Callable[[], Step]) -> Step | None:
        """Step that `plan` makes from the fields; None if cancelled."""
        self._plan = plan
        for title, field in fields:
            field.setAccessibleName(title)
            self.form.addRow(title, field)
            _connect(field, self.refresh)
        self.form.addRow(self.preview)
        self.form.addRow(self.buttons)
        self.refresh()
        return self.command if is_accepted(self) else None

    @Slot()
    def refresh(self) -> None:
        """Show the result, or the error."""
        self.command = None
        try:
            self.command = self._plan() if self._plan else None
        except InterpunctError as error:
            self.preview.setText(told(error))
        if self.command is not None:
            self.preview.setText(self.told_of(self.command))
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(self.command is not None)

    def told_of(self, command: Step) -> str:
        """New times of the first cue, and number of changed cues."""
        times = times_of(command)
        cue, start_ms, end_ms = min(times)
        text = self.tr(
            "%n cues change. Cue {cue}: {old} becomes {start} to {end}.", "", len(times)
        )
        return text.format(
            cue=cue + 1,
            old=time_text(self.state.document.cues[cue].start_ms),
            start=time_text(start_ms),
            end=time_text(end_ms),
        )


def ask_set(parent: QWidget, work: Work, chosen: Sequence[int]) -> Step | None:
    """Ask for start and end of the first chosen cue."""
    index = chosen[0]
    cue = work.document.cues[index]
    start, end = QLineEdit(time_text(cue.start_ms)), QLineEdit(time_text(cue.end_ms))
    title = translate("Times", "Times of cue {cue}").format(cue=index + 1)
    return TimesDialog(parent, title, work).ask(
        [(translate("Times", "Start"), start), (translate("Times", "End"), end)],
        lambda: SetTimes.plan(work, index, typed_time(start.text()), typed_time(end.text())),
    )


def ask_shift(parent: QWidget, work: Work, chosen: Sequence[int]) -> Step | None:
    """Ask for a shift of the chosen cues, of all from the first one on, or of all."""
    by = QDoubleSpinBox()
    by.setDecimals(3)
    by.setRange(-_MOST_SECONDS, _MOST_SECONDS)
    by.setSingleStep(0.1)
    which = _which_cues()
    return TimesDialog(parent, translate("Times", "Shift times"), work).ask(
        [(translate("Times", "Seconds later"), by), (translate("Times", "Cues"), which)],
        lambda: Retime.plan(
            work,
            shifted(work.document.cues, _cues(work, chosen, which), round(by.value() * 1000)),
        ),
    )


def ask_snap(
    settings: Settings, parent: QWidget, work: Work, chosen: Sequence[int], of_film: float = 0
) -> Step | None:
    """Ask for the frame rate to snap borders to; the rate is remembered.

    The rate `of_film` is offered first, where it is known.
    """
    rate = choice_box()
    rate.addItems(FRAME_RATES)
    rate.setCurrentText(_rate_name(of_film) or FRAME_RATE.of(settings))
    which = _which_cues()

    def plan() -> Step:
        frame_rate = _rate(rate.currentText())
        return Retime.plan(
            work, snapped(work.document.cues, _cues(work, chosen, which), frame_rate)
        )

    step = TimesDialog(parent, translate("Times", "Snap times to frames"), work).ask(
        [(translate("Times", "Frames a second"), rate), (translate("Times", "Cues"), which)], plan
    )
    if step is not None:
        FRAME_RATE.keep(settings, rate.currentText())
    return step


def _rate(name: str) -> float:
    """Frames a second of one of `FRAME_RATES`."""
    return float(exact_rate(float(name)))


def _rate_name(frame_rate: float) -> str | None:
    """Name of a frame rate; None if it is not one of `FRAME_RATES`."""
    return next((it for it in FRAME_RATES if isclose(_rate(it), frame_rate, rel_tol=1e-4)), None)


def _which_cues() -> QComboBox:
    return choice_box(
        [
            ("selected", translate("Times", "Selected")),
            ("from here", translate("Times", "From the first selected on")),
            ("all", translate("Times", "All")),
        ]
    )


def _cues(work: Work, chosen: Sequence[int], which: QComboBox) -> Sequence[int]:
    """Cues of the chosen range."""
    every = range(len(work.document.cues))
    return {"selected": chosen, "from here": every[chosen[0] :], "all": every}[which.currentData()]


def _connect(field: QWidget, refresh: Callable[[], object]) -> None:
    """Connect changes of a field to `refresh`."""
    if isinstance(field, QLineEdit):
        field.textChanged.connect(refresh)
    elif isinstance(field, QComboBox):
        field.currentIndexChanged.connect(refresh)
    elif isinstance(field, QDoubleSpinBox):
        field.valueChanged.connect(refresh)


def times_of(command: Step) -> list[tuple[int, int, int]]:
    """Cues that a step retimes, with their new times."""
    asked = command.command
    if isinstance(asked, Retime):
        return [*asked.with_words, *asked.borders]
    assert isinstance(asked, SetTimes)
    return [(asked.cue, asked.start_ms, asked.end_ms)]

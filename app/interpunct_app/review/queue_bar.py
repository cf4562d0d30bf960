# SPDX-License-Identifier: Apache-2.0
"""Controls for limiting the review, and counters of the work left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QSlider, QWidget

from interpunct.review.queue import Counters
from interpunct.work.uncertainty import Policy
from interpunct_app.cues.times import clock_text
from interpunct_app.looks.boxes import choice_box
from interpunct_app.looks.elided import PartsLabel
from interpunct_app.looks.flow import flow
from interpunct_app.looks.plain import plain_label, plain_tip
from interpunct_app.settings.options import CAPITALS, Choice, Number
from interpunct_app.settings.settings import Settings

translate = QCoreApplication.translate

_BETWEEN = "   ·   "
_IN_SIGHT = 2  # counters; the tooltip has all


class Measure(Enum):
    """Quantity that limits the review."""

    THRESHOLD = "threshold"
    PERCENT = "percent"
    MINUTES = "minutes"


MEASURE = Choice("review measure", Measure.THRESHOLD)
LIMITS = {
    Measure.THRESHOLD: Number("review threshold", 75, 30, 99),
    Measure.PERCENT: Number("review percent", 5, 1, 50),
    Measure.MINUTES: Number("review minutes", 10, 1, 120),
}
"""Measure for files that are opened next, and its limits: whole numbers of the slider."""


def policy_of(measure: Measure, value: int, *, capitals: bool = True) -> Policy:
    """Policy at a slider's value, with or without review of capitals."""
    if measure is Measure.THRESHOLD:
        return Policy(threshold=value / 100, capitals=capitals)
    if measure is Measure.PERCENT:
        return Policy(percent=float(value), capitals=capitals)
    return Policy(minutes=float(value), capitals=capitals)


class QueueBar(QWidget):
    """Bar with a choice of measure, a slider, a check box for capitals, and the counters."""

    policy_chosen = Signal(object)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._measure = choice_box(measure_titles().items())
        self._measure.setAccessibleName(self.tr("Method to choose the gaps to look at"))
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setAccessibleName(self.tr("Number of gaps to look at"))
        self._slider.setMinimumWidth(80)
        self._slider.setMaximumWidth(150)
        self._value = plain_label()
        self._capitals = QCheckBox(self.tr("Capitals"))
        self._capitals.setAccessibleName(self.tr("Review capitals too"))
        self._capitals.setToolTip(self.tr("Ask about capitals in doubt as about marks"))
        self._capitals.setChecked(CAPITALS.of(settings))
        self._counters = PartsLabel(_BETWEEN, least=1)
        self._counters.setAccessibleName(self.tr("Remaining work"))
        self._lay_out()
        chosen = MEASURE.of(settings)
        self._measure.setCurrentIndex(list(Measure).index(chosen))
        self._show_measure()
        self._measure.currentIndexChanged.connect(self._measure_chosen)
        self._slider.valueChanged.connect(self._value_chosen)
        self._capitals.toggled.connect(self._capitals_chosen)

    def policy(self) -> Policy:
        """Current policy."""
        capitals = self._capitals.isChecked()
        return policy_of(self._current(), self._slider.value(), capitals=capitals)

    def ask_more(self) -> None:
        """Move the slider one step up."""
        self._slider.triggerAction(QSlider.SliderAction.SliderSingleStepAdd)

    def ask_fewer(self) -> None:
        """Move the slider one step down."""
        self._slider.triggerAction(QSlider.SliderAction.SliderSingleStepSub)

    def show_counters(self, counters: Counters | None, *, is_predicting: bool = False) -> None:
        """Show two counters, all of them in the tooltip; None clears them."""
        parts = [*counters_shown(counters, is_predicting=is_predicting)] if counters else []
        self._counters.setText(_BETWEEN.join(part.brief for part in parts[:_IN_SIGHT]))
        told = "\n".join(part.text for part in parts)
        self._counters.setToolTip(plain_tip(told))  # in place of its own text
        self._counters.setAccessibleDescription(told)

    def _lay_out(self) -> None:
        for widget in (self._measure, self._slider, self._value, self._capitals):
            widget.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        policy = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred
        self._counters.setSizePolicy(*policy)
        self._counters.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        parts = self._measure, self._slider, self._value, self._capitals, self._counters
        self.setLayout(flow(*parts, margins=(16, 6, 16, 4), spacing=10))

    def _current(self) -> Measure:
        return list(Measure)[self._measure.currentIndex()]

    def _show_measure(self) -> None:
        limit = LIMITS[self._current()]
        with QSignalBlocker(self._slider):
            self._slider.setRange(round(limit.least), round(limit.most))
            self._slider.setValue(round(limit.of(self._settings)))
        self._show_value()

    def _show_value(self) -> None:
        unit = self.tr("min") if self._current() is Measure.MINUTES else "%"
        self._value.setText(f"{self._slider.value()} {unit}")
        self._slider.setAccessibleDescription(self._value.text())

    def _measure_chosen(self) -> None:
        MEASURE.keep(self._settings, self._current())
        self._show_measure()
        self.policy_chosen.emit(self.policy())

    def _value_chosen(self, value: int) -> None:
        LIMITS[self._current()].keep(self._settings, value)
        self._show_value()
        self.policy_chosen.emit(self.policy())

    def _capitals_chosen(self, wanted: bool) -> None:
        CAPITALS.keep(self._settings, wanted)
        self.policy_chosen.emit(self.policy())


def measure_titles() -> dict[Measure, str]:
    """Titles of the measures."""
    return {
        Measure.THRESHOLD: translate("QueueBar", "Confidence below"),
        Measure.PERCENT: translate("QueueBar", "Share of all gaps"),
        Measure.MINUTES: translate("QueueBar", "Time I have"),
    }


@dataclass(frozen=True, slots=True)
class Counted:
    """Counter as text, and the part of it that is always in sight."""

    text: str
    brief: str


def counters_shown(counters: Counters, *, is_predicting: bool = False) -> Iterator[Counted]:
    """Counters, the most important first: how far an incomplete prediction has come."""
    is_incomplete = is_predicting or counters.predicted < 1
    if is_incomplete:
        yield _whole(predicted_text(counters, is_predicting=is_predicting))
    if counters.left:
        left = translate("QueueBar", "{left} of {total} left")
        yield _whole(left.format(left=counters.left, total=counters.total))
        yield _minutes(counters)
    elif not is_incomplete:
        yield _whole(translate("QueueBar", "Nothing left to look at"))
    # With neither gaps nor errors, no word was predicted: its language has no model.
    if counters.predicted == 1 and (counters.total or counters.errors_after):
        errors = translate("QueueBar", "errors expected after this queue: {errors}")
        yield _whole(errors.format(errors=round(counters.errors_after)))


def _whole(text: str) -> Counted:
    return Counted(text, text)


def predicted_text(counters: Counters, *, is_predicting: bool) -> str:
    """Predicted share of the file, and the time that it reaches."""
    if counters.predicted == 1:
        return translate("QueueBar", "Predicting again")
    percent = int(100 * counters.predicted)  # never 100 before the file is complete
    if counters.predicted_until_ms is None:
        where = translate("QueueBar", "{percent} %").format(percent=percent)
    else:
        where = translate("QueueBar", "to {time}, {percent} %").format(
            time=clock_text(counters.predicted_until_ms), percent=percent
        )
    if is_predicting:
        return translate("QueueBar", "Predicting: {where}").format(where=where)
    return translate("QueueBar", "Predicted {where}").format(where=where)


def stopped_text(counters: Counters) -> str:
    """Predicted share of the file, and the effect on the rest."""
    text = translate("QueueBar", "{predicted}; the rest is as in the file.")
    return text.format(predicted=predicted_text(counters, is_predicting=False))


def _minutes(counters: Counters) -> Counted:
    """Estimated minutes for the rest; with the pace of the estimate where there is room."""
    pace = counters.pace
    text = translate("QueueBar", "about {minutes} min at {seconds:.1f} s each ({whose})")
    if pace.is_measured:
        whose = translate("QueueBar", "your pace")
    else:
        whose = translate("QueueBar", "assumed")
    minutes = max(1, round(counters.minutes_left))
    return Counted(
        text.format(minutes=minutes, seconds=pace.seconds, whose=whose),
        translate("QueueBar", "about {minutes} min").format(minutes=minutes),
    )

# SPDX-License-Identifier: Apache-2.0
"""Measures of a text while it is typed: characters of each line, reading speed, duration."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy

from interpunct.captions.document import Cue
from interpunct.captions.formats import CaptionFormat
from interpunct.cutting.checks import Rule, check_cue, measured_lines, reading_speed
from interpunct.cutting.profiles import Limits
from interpunct_app.looks.theme import mark_colours

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Measure:
    """A measure as text, and whether it breaks the style."""

    text: str
    is_broken: bool


def measures(
    cue: Cue, form: CaptionFormat, limits: Limits, lines: Sequence[Limits] = ()
) -> Iterator[Measure]:
    """The measures of a cue with the text that is typed; see `check_cue`."""
    broken = {finding.rule for finding in check_cue(0, cue, None, form, limits, lines=lines)}
    for width, most in measured_lines(cue, form, limits, lines):
        yield Measure(f"{width:g}", most is not None and width > most)
    if Rule.LINES in broken:
        yield Measure(translate("Measures", "too many lines"), True)
    speed = reading_speed(cue, form, limits.counting)
    if speed is not None:
        yield Measure(
            translate("Measures", "{speed} CPS").format(speed=f"{speed:.0f}"), Rule.SPEED in broken
        )
    seconds = f"{(cue.end_ms - cue.start_ms) / 1000:.2f}"
    is_odd = not broken.isdisjoint((Rule.TOO_SHORT, Rule.TOO_LONG, Rule.DURATION))
    yield Measure(translate("Measures", "{seconds} s").format(seconds=seconds), is_odd)


class MeasuresLabel(QLabel):
    """Measures in one line; those that break the style have a sign and a colour."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)

    def show_measures(self, found: Iterable[Measure]) -> None:
        """Show these measures."""
        shown = [*found]
        colour = mark_colours(self.palette()).finding.name()
        first = self.tr("Characters a line:")
        written = " · ".join(_written(measure, colour) for measure in shown)
        self.setText(f"{escape(first)} {written}")
        self.setAccessibleName(f"{first} {', '.join(measure.text for measure in shown)}")


def _written(measure: Measure, colour: str) -> str:
    text = escape(measure.text)
    return f'<span style="color:{colour}"><b>▲ {text}</b></span>' if measure.is_broken else text

# SPDX-License-Identifier: Apache-2.0
"""Names of the marks that may stand in a gap, as a menu and as a tooltip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from interpunct.labels import PAPER_LABELS, Label, PaperLabel
from interpunct.review.commands import mark_name
from interpunct.work.decisions import Decision
from interpunct.work.work import Alternative
from interpunct_app.translation import translated

translate = QCoreApplication.translate


class MarksMenu(QMenu):
    """Menu of `alternatives`, with a tick at the current mark.

    `chosen` emits the number of an alternative, from 1, which is also its key.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget, alternatives: Sequence[Alternative], current: str) -> None:
        super().__init__(parent)
        one_of = QActionGroup(self)
        for number, alternative in enumerate(alternatives, start=1):
            action = self.addAction(alternative_text(alternative))
            action.setData(number)
            action.setCheckable(True)
            action.setChecked(alternative.mark == current)
            one_of.addAction(action)
        self.triggered.connect(lambda action: self.chosen.emit(action.data()))


def spoken_mark(mark: str, label: Label) -> str:
    """Name of a mark for speech: "comma", not ","."""
    return translated(mark_name(Decision(mark, label)))


def tip_text(alternatives: Sequence[Alternative]) -> str:
    """Tooltip with a line for each alternative."""
    return "\n".join(map(alternative_text, alternatives))


def alternative_text(alternative: Alternative) -> str:
    """Name of a mark, and its probability if the model may show it."""
    title = label_title(alternative.label)
    if alternative.label.offered:
        return title
    return f"{title}  {alternative.probability * 100:.0f} %"


def label_title(label: Label) -> str:
    """Capitalised name of a label for menu entries, in the program's language."""
    if label not in PAPER_LABELS:
        return spoken_mark(label.sign, label).capitalize()
    match label.counts_as:
        case PaperLabel.NONE:
            return translate("Marks", "No mark")
        case PaperLabel.COMMA:
            return translate("Marks", "Comma")
        case PaperLabel.PERIOD:
            return translate("Marks", "Full stop")
        case PaperLabel.QUESTION:
            return translate("Marks", "Question mark")
        case _:
            assert_never(label.counts_as)

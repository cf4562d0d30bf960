# SPDX-License-Identifier: Apache-2.0
"""List of solutions for fast cues, with ticks, and of cues that only need fewer words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from interpunct.work.fast_cues import Parting, Solution, Unsolved, Way
from interpunct.work.work import Work
from interpunct_app.cues.times import time_text
from interpunct_app.finding.preview import Replacement, ReplacePreview
from interpunct_app.looks.windows import is_accepted

translate = QCoreApplication.translate


class SolutionList(ReplacePreview):
    """Ticked list of `found`; those that do not suffice are unticked at first.

    Instead of ticked solutions the user may choose `reworded`, the cue of the current row.
    """

    def __init__(
        self, parent: QWidget, path: Path, work: Work, found: Sequence[Solution | Unsolved]
    ) -> None:
        rows = [_row(path, work, one) for one in found]
        super().__init__(parent, rows, "", translate("Quality", "More time for fast cues"))
        self.reworded: int | None = None
        self._found = found
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.reword = self.buttons.addButton(translate("Quality", "Edit the text"), role)
        self.reword.setToolTip(
            translate("Quality", "Close the list without a change, and edit the text of this row.")
        )
        self.reword.setAutoDefault(False)
        self.apply_button.setDefault(True)
        self.reword.clicked.connect(self._reword)
        self.table.doubleClicked.connect(self._reword)
        self.table.selectRow(0)

    def chosen(self) -> list[Solution]:
        """The ticked solutions."""
        ticked = (self._found[row] for row in self.model.ticked())
        return [one for one in ticked if isinstance(one, Solution)]

    @Slot()
    def _reword(self) -> None:
        row = self.table.currentIndex().row()
        if row >= 0:
            self.reworded = self._found[row].cue
            self.reject()


def choose_solutions(
    parent: QWidget, path: Path, work: Work, found: Sequence[Solution | Unsolved]
) -> tuple[list[Solution], int | None]:
    """The solutions that the user ticks, and the cue whose text the user wants to edit instead."""
    shown = SolutionList(parent, path, work, found)
    chosen = shown.chosen() if is_accepted(shown) else []
    return chosen, shown.reworded


def _row(path: Path, work: Work, one: Solution | Unsolved) -> Replacement:
    """Speed and times before and after, with the way between them."""
    cue = work.document.cues[one.cue]
    before = _told(one.speed, cue.start_ms, cue.end_ms)
    if isinstance(one, Unsolved):
        way = translate("Quality", "Fewer words")
        text = translate("Quality", "There is no time to take: at least {count} characters less")
        after = text.format(count=one.excess)
        return Replacement(path, one.cue, before, after, reason=way, is_change=False)
    start, end = one.starts.get(one.cue, cue.start_ms), one.ends.get(one.cue, cue.end_ms)
    after = _told(one.new_speed, start, end) if one.split is None else _parted(one, one.split)
    way = _way_title(one.way) if one.split is None else _split_title(work, one.split)
    return Replacement(path, one.cue, before, after, reason=way, is_ticked=one.suffices)


def _told(speed: float, start_ms: int, end_ms: int) -> str:
    text = translate("Quality", "{speed} characters a second\n{start} to {end}")
    return text.format(speed=f"{speed:g}", start=time_text(start_ms), end=time_text(end_ms))


def _parted(one: Solution, split: Parting) -> str:
    """Speed of the faster half, both starts, and the end."""
    text = translate("Quality", "{speed} characters a second\n{start}, {second} to {end}")
    return text.format(
        speed=f"{one.new_speed:g}",
        start=time_text(one.starts[one.cue]),
        second=time_text(split.start_ms),
        end=time_text(one.ends[one.cue]),
    )


def _split_title(work: Work, split: Parting) -> str:
    word = work.transcript.words[split.slot].text
    return translate("Quality", "Split after ‘{word}’").format(word=word)


def _way_title(way: Way) -> str:
    return {
        Way.LATER_END: translate("Quality", "Ends later"),
        Way.EARLIER_START: translate("Quality", "Starts earlier"),
        Way.BOTH: translate("Quality", "Starts earlier, ends later"),
        Way.NEIGHBOURS: translate("Quality", "Takes time of its neighbours"),
    }[way]

# SPDX-License-Identifier: Apache-2.0
"""List of solutions for cues that are too fast, with ticks."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from interpunct.work.fast_cues import Solution, Way
from interpunct.work.work import Work
from interpunct_app.cues.times import time_text
from interpunct_app.finding.preview import Replacement, ReplacePreview
from interpunct_app.looks.windows import is_accepted

translate = QCoreApplication.translate


def choose_solutions(
    parent: QWidget, path: Path, work: Work, found: tuple[Solution, ...], unsolved: int
) -> list[Solution]:
    """The solutions that the user ticks; those that do not suffice are unticked at first.

    `unsolved` is the number of fast cues without a solution.
    """
    rows = [_row(path, work, one) for one in found]
    note = translate("Quality", "Fast cues without time to take, only words: {count}.")
    title = translate("Quality", "More time for fast cues")
    preview = ReplacePreview(parent, rows, note.format(count=unsolved) if unsolved else "", title)
    return [found[row] for row in preview.model.ticked()] if is_accepted(preview) else []


def _row(path: Path, work: Work, one: Solution) -> Replacement:
    """Speed and times before and after, with the way between them."""
    cue = work.document.cues[one.cue]
    start, end = one.starts.get(one.cue, cue.start_ms), one.ends.get(one.cue, cue.end_ms)
    return Replacement(
        path,
        one.cue,
        _told(one.speed, cue.start_ms, cue.end_ms),
        _told(one.new_speed, start, end),
        reason=_way_title(one.way),
        is_ticked=one.suffices,
    )


def _told(speed: float, start_ms: int, end_ms: int) -> str:
    text = translate("Quality", "{speed} characters a second\n{start} to {end}")
    return text.format(speed=f"{speed:g}", start=time_text(start_ms), end=time_text(end_ms))


def _way_title(way: Way) -> str:
    return {
        Way.LATER_END: translate("Quality", "Ends later"),
        Way.EARLIER_START: translate("Quality", "Starts earlier"),
        Way.BOTH: translate("Quality", "Starts earlier, ends later"),
        Way.NEIGHBOURS: translate("Quality", "Takes time of its neighbours"),
    }[way]

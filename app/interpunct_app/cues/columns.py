# SPDX-License-Identifier: Apache-2.0
"""Columns of the cue table, and the column that shows each kind of finding."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QCoreApplication

from interpunct.cutting.checks import Finding, Level, Rule

translate = QCoreApplication.translate


class Column(IntEnum):
    """Columns in their order on the screen."""

    NUMBER = 0
    START = 1
    END = 2
    DURATION = 3
    SPEED = 4
    LANGUAGE = 5
    SPEAKER = 6
    TEXT = 7


TIMES = (Column.START, Column.END, Column.DURATION)
"""Columns with editable times."""

SIGNS = {Level.ERROR: "■", Level.WARNING: "▲"}
"""Shape of each severity of a finding."""

_OF_CUE = {
    Rule.LINE_LENGTH: Column.TEXT,
    Rule.LINES: Column.TEXT,
    Rule.EMPTY: Column.TEXT,
    Rule.SPEED: Column.SPEED,
    Rule.TOO_SHORT: Column.DURATION,
    Rule.TOO_LONG: Column.DURATION,
    Rule.DURATION: Column.DURATION,
    Rule.GAP: Column.END,
    Rule.SHOT_START: Column.START,
    Rule.SHOT_END: Column.END,
    Rule.OVERLAP: Column.END,
    Rule.ORDER: Column.START,
}
_OF_CUE_BEFORE = {Rule.OVERLAP: Column.START, Rule.ORDER: Column.START}

SHOW_FINDINGS = frozenset([*_OF_CUE.values(), *_OF_CUE_BEFORE.values()])
"""Columns that can show findings."""


def findings_in(
    column: Column, of_cue: tuple[Finding, ...], of_cue_before: tuple[Finding, ...]
) -> list[Finding]:
    """Findings that a column of a cue shows, the worst first.

    An overlap is shown at both cues. Too small a gap is shown at the cue that ends there, where it
    is repaired.
    """
    if not of_cue and not of_cue_before:
        return []
    found = [it for it in of_cue if _OF_CUE[it.rule] is column]
    found += [it for it in of_cue_before if _OF_CUE_BEFORE.get(it.rule) is column]
    return sorted(found, key=lambda finding: finding.level is not Level.ERROR)


_TITLES = {  # each is translated only when it is shown: headers ask for them all the time
    Column.NUMBER: lambda: translate("Columns", "#"),
    Column.START: lambda: translate("Columns", "Start"),
    Column.END: lambda: translate("Columns", "End"),
    Column.DURATION: lambda: translate("Columns", "Duration"),
    Column.SPEED: lambda: translate("Columns", "CPS"),
    Column.LANGUAGE: lambda: translate("Columns", "Lang"),
    Column.SPEAKER: lambda: translate("Columns", "Speaker"),
    Column.TEXT: lambda: translate("Columns", "Text"),
}


def column_title(column: Column) -> str:
    """Title above a column."""
    return _TITLES[column]()


def column_name(column: Column) -> str:
    """Name of a column in menus; titles are shorter."""
    return {
        Column.NUMBER: translate("Columns", "Number"),
        Column.SPEED: translate("Columns", "Characters a second"),
        Column.LANGUAGE: translate("Columns", "Language"),
    }.get(column, column_title(column))

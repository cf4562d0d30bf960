# SPDX-License-Identifier: Apache-2.0
"""Key sets to choose from, for users of other editors.

A set holds the rows that differ from the table, by row name (`row_name`). Their keys are those of
the other program. `python packaging/keys.py` writes them into docs/keys.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from interpunct_app.keys.table import Binding, When

DEFAULT_SET = "interpunct"


@dataclass(frozen=True, slots=True)
class KeySet:
    """Key set: name in files, title, and the rows that differ from the table."""

    name: str
    title: str
    keys: dict[str, str] = field(default_factory=dict)


_SUBTITLE_EDIT = {
    "window/go to": "Ctrl+G",
    "window/find next": "F3",
    "window/find previous": "Shift+F3",
    "window/redo": "Ctrl+Y Ctrl+Shift+Z",
    "window/set times": "Alt+F3",
    "window/shift": "Ctrl+Shift+A",
    "window/synchronise": "Ctrl+Shift+P",
    "window/quality": "Ctrl+F8",
    "review/join": "M Ctrl+Shift+M",
    "review/split": "/ Ctrl+Alt+V",
    "review/lower": "U Ctrl+U",
}
_AEGISUB = {
    "window/go to": "Ctrl+G",
    "window/find next": "F3",
    "window/redo": "Ctrl+Y Ctrl+Shift+Z",
    "window/set times": "Alt+F3",
    "window/start here": "Ctrl+3",
    "window/end here": "Ctrl+4",
    "window/shift": "Ctrl+I",
    "window/play on": "Ctrl+P Ctrl+Space",
    "review/play on": "B",
    "review/play slot": "S Space",
    "review/accept": "Enter G",
    "review/next doubt": "Tab X",
    "review/previous doubt": "Shift+Tab Z",
    "review/no mark": "0",
    "review/undo": "Backspace",
}
SETS = (
    KeySet(DEFAULT_SET, "Interpunct"),
    KeySet("subtitle-edit", "Subtitle Edit", _SUBTITLE_EDIT),
    KeySet("aegisub", "Aegisub", _AEGISUB),
)


def set_of(name: str) -> KeySet | None:
    """Set with that name; None if there is none."""
    return next((known for known in SETS if known.name == name), None)


def place_of(row: Binding) -> str:
    """Place where a row works: the review, the window, or a dialog."""
    if row.when is When.SLOT:
        return "review"
    return "window" if row.when in (When.REVIEW, When.FILE, When.ALWAYS) else row.when.name.lower()


def row_name(row: Binding) -> str:
    """Name of a row in files and settings: its place and its action."""
    return f"{place_of(row)}/{row.action.value}"


def scope_of(name: str) -> str:
    """Scope in which a key is unique: review, table and window share one, a dialog has its own."""
    place = name.partition("/")[0]
    return "window" if place in ("review", "table") else place

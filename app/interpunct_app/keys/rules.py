# SPDX-License-Identifier: Apache-2.0
"""Rules for keys: typing keys work only at a slot, and some keys are reserved."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from interpunct.transcript.signs import TYPED_MARKS
from interpunct_app.keys.actions import Action
from interpunct_app.keys.names import is_key, shown, typed_text
from interpunct_app.keys.sets import place_of
from interpunct_app.keys.table import Binding

translate = QCoreApplication.translate

FIXED = (Action.MARK, Action.ALTERNATIVE)
"""Actions whose effect follows from the key itself."""

_NUMBERS = "123456789"
_MOVES = ("Up", "Down", "Left", "Right", "PgUp", "PgDown", "Home", "End")
_HOLDS = ("Ctrl+", "Alt+", "Meta+")


def why_not(row: Binding, name: str) -> str:
    """Reason why `row` cannot have the key `name`; empty if it can."""
    if row.action in FIXED:
        return translate("KeyRules", "The function of these keys is fixed.")
    if not is_key(name):
        return translate("KeyRules", "There is no key “{key}”.").format(key=name)
    if reason := _spoken_for(name) or _out_of_place(row, name):
        return reason.format(key=shown(name))
    return ""


def _spoken_for(name: str) -> str:
    """Fixed use of a reserved key; empty if it is free."""
    if typed_text(name) in TYPED_MARKS:
        return translate("KeyRules", "{key} always sets that mark.")
    if name in _NUMBERS:
        return translate("KeyRules", "{key} always chooses one of the marks.")
    if name.removeprefix("Shift+") in _MOVES:
        return translate("KeyRules", "{key} moves in tables and texts.")
    last = name.rpartition("+")[2]
    if name == f"Alt+{last}" and len(last) == 1 and last.isalnum():
        return translate("KeyRules", "{key} is for the menus, which open with Alt and a letter.")
    return ""


def _out_of_place(row: Binding, name: str) -> str:
    """Reason why a key cannot work everywhere in the window; empty if it can."""
    is_held = any(hold in name for hold in _HOLDS)
    function = name.removeprefix("Shift+")
    is_function = function[:1] == "F" and function[1:].isdigit()
    if place_of(row) != "window" or is_held or is_function:
        return ""
    return translate(
        "KeyRules", "{key} types or edits text, so it works at a gap only. Hold Ctrl with it."
    )

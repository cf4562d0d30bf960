# SPDX-License-Identifier: Apache-2.0
"""The keys of the review: one key, one decision.

Marks are taken from the text that a key types, so that `،`, `؟`, `。` and `।` work on their own
layouts. Letters follow the layout where it is Latin (`Z` is where the user's Z is) and the place
of the key where it is not: on a Russian layout the key that types `ч` is X, on a French one the
key that types `&` is 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from interpunct.transcript.signs import TYPED_MARKS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class Action(Enum):
    """What a key of the review does."""

    ACCEPT = "accept"
    MARK = "mark"
    NO_MARK = "no mark"
    ALTERNATIVE = "alternative"
    UNDO = "undo"
    LOWER = "lower"
    CAPITAL = "capital"
    NEXT_DOUBT = "next doubt"
    PREVIOUS_DOUBT = "previous doubt"
    NEXT_SLOT = "next slot"
    PREVIOUS_SLOT = "previous slot"
    SPLIT = "split"
    JOIN = "join"
    EDIT = "edit"
    ACCEPT_CUE = "accept cue"
    ACCEPT_CONFIDENT = "accept confident"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """An action with its argument: the mark typed, or the number of the alternative."""

    action: Action
    argument: str = ""


_KEYS: dict[int, Action] = {
    Qt.Key.Key_Space: Action.ACCEPT,
    Qt.Key.Key_Return: Action.ACCEPT,
    Qt.Key.Key_Enter: Action.ACCEPT,
    Qt.Key.Key_Backspace: Action.UNDO,
    Qt.Key.Key_Tab: Action.NEXT_DOUBT,
    Qt.Key.Key_Backtab: Action.PREVIOUS_DOUBT,
    Qt.Key.Key_F2: Action.EDIT,
    Qt.Key.Key_Escape: Action.LEAVE,
}
_TEXTS = {
    "x": Action.NO_MARK,
    "0": Action.NO_MARK,
    "z": Action.UNDO,
    "u": Action.LOWER,
    "U": Action.CAPITAL,
    "j": Action.PREVIOUS_SLOT,
    "l": Action.NEXT_SLOT,
    "/": Action.SPLIT,
    "m": Action.JOIN,
}
# Linux input codes (X11 and Wayland add 8, Windows uses the same) and macOS virtual keys.
_PLACES = {45: "x", 22: "u", 36: "j", 38: "l", 50: "m", 44: "z"}
_PLACES |= {2: "1", 3: "2", 4: "3", 5: "4", 11: "0"}
_MAC_PLACES = {7: "x", 32: "u", 38: "j", 37: "l", 46: "m", 6: "z"}


def command_of(event: QKeyEvent, platform: str) -> KeyCommand | None:
    """What `event` asks of the review, None where it asks nothing.

    `platform` is `QGuiApplication.platformName()`; it says how places of keys are numbered.
    """
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    held = modifiers & ~Qt.KeyboardModifier.ShiftModifier
    if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and modifiers:
        return _confirmation(modifiers)
    if held not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.GroupSwitchModifier):
        # AltGr types marks on many layouts; Qt reports it as Ctrl+Alt on Windows.
        return KeyCommand(Action.MARK, event.text()) if event.text() in TYPED_MARKS else None
    if action := _KEYS.get(event.key()):
        return KeyCommand(action)
    return _typed(event, platform)


def _confirmation(modifiers: Qt.KeyboardModifier) -> KeyCommand | None:
    """What Enter with modifiers asks."""
    control = Qt.KeyboardModifier.ControlModifier
    if modifiers == control:
        return KeyCommand(Action.ACCEPT_CUE)
    if modifiers == control | Qt.KeyboardModifier.ShiftModifier:
        return KeyCommand(Action.ACCEPT_CONFIDENT)
    return None


def _typed(event: QKeyEvent, platform: str) -> KeyCommand | None:
    """What a typed character asks."""
    text = event.text()
    if text in TYPED_MARKS and text:
        return KeyCommand(Action.MARK, text)
    if text != "/" and not (text.isascii() and text.isalnum()):
        text = _at_place(event, platform)
    if text in ("1", "2", "3", "4"):
        return KeyCommand(Action.ALTERNATIVE, text)
    action = _TEXTS.get(text) or _TEXTS.get(text.lower())
    return KeyCommand(action) if action else None


def _at_place(event: QKeyEvent, platform: str) -> str:
    """The Latin letter or digit at the place of a key of a non-Latin layout, or nothing."""
    if platform == "cocoa":
        letter = _MAC_PLACES.get(event.nativeVirtualKey(), "")
    else:
        shift = 0 if platform == "windows" else 8
        letter = _PLACES.get(event.nativeScanCode() - shift, "")
    shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    return letter.upper() if shifted else letter

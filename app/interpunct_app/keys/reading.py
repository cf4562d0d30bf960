# SPDX-License-Identifier: Apache-2.0
"""From a key that was pressed to what it asks of the review: one key, one decision.

Marks are taken from the text that a key types, so that `،`, `؟`, `。` and `।` work on their own
layouts. Letters follow the layout where it is Latin (`Z` is where the user's Z is) and the place
of the key where it is not: on a Russian layout the key that types `ч` is X, on a French one the
key that types `&` is 1.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from interpunct.transcript.signs import TYPED_MARKS
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.keys.table import BINDINGS, When

Modifier = Qt.KeyboardModifier
# Linux input codes (X11 and Wayland add 8, Windows uses the same) and macOS virtual keys.
_PLACES = {45: "x", 22: "u", 36: "j", 38: "l", 50: "m", 44: "z"}
_PLACES |= {2: "1", 3: "2", 4: "3", 5: "4", 11: "0"}
_MAC_PLACES = {7: "x", 32: "u", 38: "j", 37: "l", 46: "m", 6: "z"}


def _spellings(name: str) -> set[str]:
    """A key of the table as Qt names it, and its twin: the keypad's Enter, Tab with Shift."""
    return {name, name.replace("Enter", "Return"), name.replace("Tab", "Backtab")}


def _typed_text(name: str) -> str:
    """The text that a key of the table types; empty for a key that types none."""
    letter = name.removeprefix("Shift+")
    return "" if len(letter) != 1 else letter.lower() if letter == name else letter


_ROWS = [
    (row.action, name) for row in BINDINGS if row.when is When.SLOT for name in row.keys.split()
]
_TEXTS = {_typed_text(name): action for action, name in _ROWS if _typed_text(name)}
_KEYS = {
    QKeySequence(spelling): action
    for action, name in _ROWS
    if not _typed_text(name)
    for spelling in _spellings(name)
}


def command_of(event: QKeyEvent, platform: str) -> KeyCommand | None:
    """What `event` asks of the review, None where it asks nothing.

    `platform` is `QGuiApplication.platformName()`; it says how places of keys are numbered.
    """
    held = event.modifiers() & ~(Modifier.KeypadModifier | Modifier.GroupSwitchModifier)
    unshifted = held & ~Modifier.ShiftModifier
    for modifiers in (held, unshifted):
        if action := _KEYS.get(QKeySequence(event.key() | modifiers.value)):
            return KeyCommand(action)
    if unshifted:  # AltGr types marks on many layouts; Qt reports it as Ctrl+Alt on Windows
        return KeyCommand(Action.MARK, event.text()) if event.text() in TYPED_MARKS else None
    return _typed(event, platform)


def _typed(event: QKeyEvent, platform: str) -> KeyCommand | None:
    """What a typed character asks."""
    text = event.text()
    if text in TYPED_MARKS:
        return KeyCommand(Action.MARK, text)
    if text != "/" and not (text.isascii() and text.isalnum()):
        text = _at_place(event, platform)
    action = _TEXTS.get(text) or _TEXTS.get(text.lower())
    if action is None:
        return None
    return KeyCommand(action, text if action is Action.ALTERNATIVE else "")


def _at_place(event: QKeyEvent, platform: str) -> str:
    """The Latin letter or digit at the place of a key of a non-Latin layout, or nothing."""
    if platform == "cocoa":
        letter = _MAC_PLACES.get(event.nativeVirtualKey(), "")
    else:
        shift = 0 if platform == "windows" else 8
        letter = _PLACES.get(event.nativeScanCode() - shift, "")
    shifted = event.modifiers() & Modifier.ShiftModifier
    return letter.upper() if shifted else letter

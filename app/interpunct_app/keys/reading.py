# SPDX-License-Identifier: Apache-2.0
"""Translation of a pressed key into a review command: one key, one decision.

Marks are taken from the text that a key types, so `،`, `؟`, `。` and `।` work on their own
layouts. On a Latin layout, letters follow the layout (`Z` is the user's Z). On other layouts they
follow the position of the key: the Russian `ч` is X. On a French layout, the key that types `&`
is 1.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from interpunct.transcript.signs import TYPED_MARKS
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.keys.names import spellings, typed_text
from interpunct_app.keys.table import Binding, When

Modifier = Qt.KeyboardModifier

_ROWS = {2: "1234567890", 16: "qwertyuiop", 30: "asdfghjkl", 44: "zxcvbnm"}
_CODES = {first + place: sign for first, row in _ROWS.items() for place, sign in enumerate(row)}
_MAC_KEYS = dict(enumerate("asdfhgzxcv")) | dict(enumerate("bqweryt123465", start=11))
_MAC_KEYS |= {25: "9", 26: "7", 28: "8", 29: "0", 31: "o", 32: "u", 34: "i", 35: "p"}
_MAC_KEYS |= {37: "l", 38: "j", 40: "k", 45: "n", 46: "m"}
"""Signs by Linux input code (X11 and Wayland add 8, Windows uses the same), and by macOS key."""


class KeyReader:
    """Reader of the keys in `rows` that work under one of the conditions `when`."""

    def __init__(self, rows: Iterable[Binding], *when: When) -> None:
        keys = [
            (row.action, name) for row in rows if row.when in when for name in row.keys.split()
        ]
        self._texts = {typed_text(name): action for action, name in keys if typed_text(name)}
        self._keys = {
            QKeySequence(spelling): action
            for action, name in keys
            if not typed_text(name)
            for spelling in spellings(name)
        }

    def command_of(self, event: QKeyEvent, platform: str) -> KeyCommand | None:
        """Review command of `event`; None if it has none.

        `platform` is `QGuiApplication.platformName()`; it decides how key positions are numbered.
        """
        held = event.modifiers() & ~(Modifier.KeypadModifier | Modifier.GroupSwitchModifier)
        unshifted = held & ~Modifier.ShiftModifier
        for modifiers in (held, unshifted):
            if action := self._keys.get(QKeySequence(event.key() | modifiers.value)):
                return KeyCommand(action)
        if unshifted:  # AltGr types marks on many layouts; Qt reports it as Ctrl+Alt on Windows
            is_mark = event.text() in TYPED_MARKS
            return KeyCommand(Action.MARK, event.text()) if is_mark else None
        return self._typed(event, platform)

    def _typed(self, event: QKeyEvent, platform: str) -> KeyCommand | None:
        """Command of a typed character."""
        text = event.text()
        if text in TYPED_MARKS:
            return KeyCommand(Action.MARK, text)
        if text not in self._texts and not (text.isascii() and text.isalnum()):
            text = latin_at(event, platform)
        action = self._texts.get(text) or self._texts.get(text.lower())
        if action is None:
            return None
        return KeyCommand(action, text if action is Action.ALTERNATIVE else "")


def latin_at(event: QKeyEvent, platform: str) -> str:
    """Latin letter or digit at a key's position, whatever its layout types, or ""."""
    if platform == "cocoa":
        letter = _MAC_KEYS.get(event.nativeVirtualKey(), "")
    else:
        shift = 0 if platform == "windows" else 8
        letter = _CODES.get(event.nativeScanCode() - shift, "")
    shifted = event.modifiers() & Modifier.ShiftModifier
    return letter.upper() if shifted else letter

# SPDX-License-Identifier: Apache-2.0
"""Latin letter or digit at a key's position, whatever its layout types.

Linux input codes (X11 and Wayland add 8, Windows uses the same) and macOS virtual keys.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_ROWS = {2: "1234567890", 16: "qwertyuiop", 30: "asdfghjkl", 44: "zxcvbnm"}
_CODES = {first + place: sign for first, row in _ROWS.items() for place, sign in enumerate(row)}
_MAC_KEYS = dict(enumerate("asdfhgzxcv")) | dict(enumerate("bqweryt123465", start=11))
_MAC_KEYS |= {25: "9", 26: "7", 28: "8", 29: "0", 31: "o", 32: "u", 34: "i", 35: "p"}
_MAC_KEYS |= {37: "l", 38: "j", 40: "k", 45: "n", 46: "m"}


def latin_at(event: QKeyEvent, platform: str) -> str:
    """Latin letter or digit at a key's position, or ""; `platform` is Qt's name of it."""
    if platform == "cocoa":
        letter = _MAC_KEYS.get(event.nativeVirtualKey(), "")
    else:
        shift = 0 if platform == "windows" else 8
        letter = _CODES.get(event.nativeScanCode() - shift, "")
    shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    return letter.upper() if shifted else letter

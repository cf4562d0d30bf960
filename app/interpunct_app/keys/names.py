# SPDX-License-Identifier: Apache-2.0
"""Names of keys in the key table, and the texts that they type."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

_SAME = {"Return": "Enter", "Backtab": "Tab"}


def typed_text(name: str) -> str:
    """Text that a key of the table types; empty if it types none."""
    letter = name.removeprefix("Shift+")
    return "" if len(letter) != 1 else letter.lower() if letter == name else letter


def spellings(name: str) -> list[str]:
    """Qt's names for a key of the table: Enter is two keys, and Tab differs with Shift."""
    twins = (name, name.replace("Enter", "Return"), name.replace("Tab", "Backtab"))
    return list(dict.fromkeys(twins))


def name_of(pressed: QKeySequence) -> str:
    """Table name of a pressed key; empty for no key or several.

    Keypad keys count as the normal keys. A sign that needs Shift is named by the sign.
    """
    if pressed.count() != 1:
        return ""
    name = pressed.toString(QKeySequence.SequenceFormat.PortableText).replace("Num+", "")
    held, key = (name[:-1], "+") if name.endswith("+") else _parted(name)
    if held == "Shift+" and len(key) == 1 and not key.isalnum():
        held = ""
    return held + _SAME.get(key, key)


def _parted(name: str) -> tuple[str, str]:
    """Modifiers, each with its plus sign, and the key."""
    held, sign, key = name.rpartition("+")
    return held + sign, key


def is_key(name: str) -> bool:
    """Whether `name` is a key in the notation of the table."""
    return bool(name) and name_of(QKeySequence(name)) == name


def shown(name: str) -> str:
    """Key of the table in the notation of the system."""
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText) or name

# SPDX-License-Identifier: Apache-2.0
"""How a key is called in the key table, and what it types."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

_SAME = {"Return": "Enter", "Backtab": "Tab"}


def typed_text(name: str) -> str:
    """The text that a key of the table types; empty for a key that types none."""
    letter = name.removeprefix("Shift+")
    return "" if len(letter) != 1 else letter.lower() if letter == name else letter


def spellings(name: str) -> list[str]:
    """A key of the table as Qt may name it: Enter is two keys, and Tab another with Shift."""
    twins = (name, name.replace("Enter", "Return"), name.replace("Tab", "Backtab"))
    return list(dict.fromkeys(twins))


def name_of(pressed: QKeySequence) -> str:
    """The name that the table has for a key that was pressed; empty for none or several.

    The keys of the keypad are those beside it, and a sign that takes Shift to type is the sign.
    """
    if pressed.count() != 1:
        return ""
    name = pressed.toString(QKeySequence.SequenceFormat.PortableText).replace("Num+", "")
    held, key = (name[:-1], "+") if name.endswith("+") else _parted(name)
    if held == "Shift+" and len(key) == 1 and not key.isalnum():
        held = ""
    return held + _SAME.get(key, key)


def _parted(name: str) -> tuple[str, str]:
    """The modifiers, each with its plus sign, and the key."""
    held, sign, key = name.rpartition("+")
    return held + sign, key


def is_key(name: str) -> bool:
    """Whether `name` is a key as the table writes it."""
    return bool(name) and name_of(QKeySequence(name)) == name


def shown(name: str) -> str:
    """A key of the table in the words and signs of the system."""
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText) or name

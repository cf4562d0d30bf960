# SPDX-License-Identifier: Apache-2.0
"""What the editor remembers between runs.

One object, passed to whoever needs it. Keys carry a version, so that a later release can change
what a key means without misreading an old value; a value that cannot be read is the default.
"""

from __future__ import annotations

import json
from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

E = TypeVar("E", bound=Enum)

_VERSION = "1"
_RECENT_FILES = 12


class Settings(QObject):
    """Typed access to a QSettings store; `changed` tells the key of a value that is another."""

    changed = Signal(str)

    def __init__(self, store: QSettings) -> None:
        super().__init__()
        self._store = store

    def text(self, key: str, default: str) -> str:
        """The text under `key`."""
        value = self._store.value(f"{_VERSION}/{key}", default)
        return value if isinstance(value, str) else default

    def set_text(self, key: str, value: str) -> None:
        """Remember `value` under `key`."""
        if value != self._store.value(f"{_VERSION}/{key}"):
            self._store.setValue(f"{_VERSION}/{key}", value)
            self.changed.emit(key)

    def forget(self, key: str) -> None:
        """Go back to the default of `key`."""
        if self._store.contains(f"{_VERSION}/{key}"):
            self._store.remove(f"{_VERSION}/{key}")
            self.changed.emit(key)

    def choice(self, key: str, default: E) -> E:
        """The member of `default`'s enumeration that is remembered under `key`."""
        try:
            return type(default)(self.text(key, str(default.value)))
        except ValueError:
            return default

    def set_choice(self, key: str, value: Enum) -> None:
        """Remember a member of an enumeration with text values."""
        self.set_text(key, str(value.value))

    def number(self, key: str, default: float) -> float:
        """The number under `key`."""
        try:
            return float(self.text(key, str(default)))
        except ValueError:
            return default

    def set_number(self, key: str, value: float) -> None:
        """Remember a number."""
        self.set_text(key, str(value))

    def flag(self, key: str, default: bool) -> bool:
        """Whether what `key` names is on."""
        return self.text(key, "on" if default else "off") in ("on", "yes")

    def set_flag(self, key: str, value: bool) -> None:
        """Remember whether something is on."""
        self.set_text(key, "on" if value else "off")

    def bytes(self, key: str) -> QByteArray:
        """The bytes under `key` (a window's geometry, a splitter's state); empty by default."""
        value = self._store.value(f"{_VERSION}/{key}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_bytes(self, key: str, value: QByteArray) -> None:
        """Remember bytes."""
        self._store.setValue(f"{_VERSION}/{key}", value)

    @property
    def recent_files(self) -> list[Path]:
        """The files opened last, newest first."""
        kept = self.text("recent files", "")
        if not kept.startswith("["):  # a line each, as before a name could have two
            return [Path(line) for line in kept.splitlines()]
        try:
            return [Path(name) for name in json.loads(kept) if isinstance(name, str)]
        except (ValueError, RecursionError):
            return []

    def add_recent_file(self, file: Path) -> None:
        """Put `file` at the top of the recent files."""
        files = [file, *(known for known in self.recent_files if known != file)]
        self.set_text("recent files", json.dumps([str(entry) for entry in files[:_RECENT_FILES]]))

    def forget_recent_files(self) -> None:
        """Empty the list of recent files."""
        self.set_text("recent files", "")

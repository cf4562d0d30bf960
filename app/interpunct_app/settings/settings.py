# SPDX-License-Identifier: Apache-2.0
"""Storage of settings between runs.

One object is passed to all users. Keys carry a version, so that a later release can change a key's
meaning without misreading an old value.
"""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

_VERSION = "1"
_RECENT_FILES = 12


class Settings(QObject):
    """Texts of a QSettings store; `changed` emits the key of a changed one.

    An `Option` (`options.py`) gives them a type.
    """

    changed = Signal(str)

    def __init__(self, store: QSettings) -> None:
        super().__init__()
        self._store = store

    def text(self, key: str, default: str) -> str:
        """Text stored under `key`."""
        value = self._store.value(f"{_VERSION}/{key}", default)
        return value if isinstance(value, str) else default

    def set_text(self, key: str, value: str) -> None:
        """Store a text under `key`."""
        if value != self._store.value(f"{_VERSION}/{key}"):
            self._store.setValue(f"{_VERSION}/{key}", value)
            self.changed.emit(key)

    def forget(self, key: str) -> None:
        """Reset `key` to its default."""
        if self._store.contains(f"{_VERSION}/{key}"):
            self._store.remove(f"{_VERSION}/{key}")
            self.changed.emit(key)

    def bytes(self, key: str) -> QByteArray:
        """Bytes stored under `key` (window geometry, splitter state); empty by default."""
        value = self._store.value(f"{_VERSION}/{key}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_bytes(self, key: str, value: QByteArray) -> None:
        """Store bytes under `key`."""
        self._store.setValue(f"{_VERSION}/{key}", value)

    @property
    def recent_files(self) -> list[Path]:
        """Recent files, newest first."""
        kept = self.text("recent files", "")
        if not kept.startswith("["):  # one per line, as in older versions
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
        """Clear the list of recent files."""
        self.set_text("recent files", "")

# SPDX-License-Identifier: Apache-2.0
"""Words added by the user: a text file for each language, one word per line."""

from __future__ import annotations

from pathlib import Path

import platformdirs

from interpunct.captions.writing import write_atomic
from interpunct.errors import LanguageError
from interpunct_app.spelling.words import folded


def words_folder() -> Path:
    """Default folder of own words, beside the settings."""
    return platformdirs.user_config_path("interpunct", appauthor=False) / "words"


class OwnWords:
    """Files `CODE.txt` of a folder, in UTF-8; case is ignored.

    A file is read once. Lines edited by hand are kept.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[str, set[str]] = {}

    def has(self, code: str, word: str) -> bool:
        """Whether the user added this word."""
        return folded(word) in self._of(code)

    def add(self, code: str, word: str) -> None:
        """Add a word. Raises InterpunctError if the file cannot be written."""
        if self.has(code, word):
            return
        path = self._path(code)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            there = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise LanguageError(
                "your own words cannot be kept.",
                file=path,
                remedy="Check the write permission of the folder.",
            ) from error
        between = b"\n" if there and not there.endswith(b"\n") else b""
        write_atomic(path, there + between + f"{word}\n".encode())
        self._of(code).add(folded(word))

    def _of(self, code: str) -> set[str]:
        known = self._known.get(code)
        if known is None:
            known = self._known[code] = _read(self._path(code))
        return known

    def _path(self, code: str) -> Path:
        return self._folder / f"{code}.txt"


def _read(path: Path) -> set[str]:
    """Words of a file; empty if it is missing or unreadable."""
    try:
        text = path.read_text(encoding="utf-8-sig", errors="replace")
    except OSError:
        return set()
    return {folded(line.strip()) for line in text.splitlines() if line.strip()}

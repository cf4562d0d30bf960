# SPDX-License-Identifier: Apache-2.0
"""System dictionaries: pairs of `.aff` and `.dic` in Hunspell's format, by language.

The package `spylls` (extra `spell`) reads them. The region is chosen among the installed ones.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QLocale

from interpunct.collecting import lasting
from interpunct.errors import LanguageError
from interpunct.files import is_there
from interpunct.transcript.languages import language
from interpunct_app.spelling.suggesting import StoppableDictionary, Stops

_FOLDERS = (
    "~/.local/share/hunspell",
    "~/.hunspell",
    "~/Library/Spelling",
    "/Library/Spelling",
    "/usr/local/share/hunspell",
    "/usr/share/hunspell",
    "/usr/share/myspell/dicts",
    "/usr/share/myspell",
    "/opt/homebrew/share/hunspell",
)
_OFFICES = (
    "/usr/lib/libreoffice/share/extensions",
    "/usr/lib64/libreoffice/share/extensions",
    "/opt/libreoffice*/share/extensions",
    "/Applications/LibreOffice.app/Contents/Resources/extensions",
    "C:/Program Files/LibreOffice/share/extensions",
)
"""Folders in which LibreOffice keeps one folder for each language."""
_OTHER_NAMES = {"no": "nb"}
"""Dictionary codes of languages that differ from ours."""
_OF_PHRASES = ("th",)
"""Languages with spaces between phrases, so that our words are phrases of a dictionary."""


class Dictionary(Protocol):
    """Dictionary of one language."""

    def lookup(self, word: str) -> bool:
        """Whether the dictionary knows `word`."""

    def suggest(self, word: str, stops: Stops) -> Iterable[str]:
        """Suggestions for `word`, the likeliest first; slow, until `stops` returns True."""


class Dictionaries:
    """Dictionaries in `folders`; the region of `locale`, such as en_GB, is preferred.

    The folders are searched once, at the first use.
    """

    def __init__(self, folders: Sequence[Path] | None = None, locale: str = "") -> None:
        self._folders = folders
        self._locale = locale or QLocale.system().name()

    def can_be_read(self) -> bool:
        """Whether the extra `spell` is installed."""
        return self._has_reader

    def has(self, code: str) -> bool:
        """Whether a language has a dictionary; languages written without spaces have none."""
        return self.path(code) is not None

    def open(self, code: str) -> Dictionary:
        """Read the dictionary of a language; takes a second. Raises LanguageError."""
        path = self.path(code)
        if path is None:
            raise LanguageError("no dictionary of this language is installed.", where=code)
        try:
            with lasting():
                return _read(path)
        except (OSError, ValueError, LookupError, AttributeError, TypeError) as error:
            # `spylls` lets these errors of damaged files through.
            raise LanguageError(
                "this spelling dictionary cannot be read.",
                file=path,
                remedy="Spelling is not checked in this language; install the dictionary again.",
            ) from error

    def path(self, code: str) -> Path | None:
        """Path of the `.aff` of a language; None if there is none."""
        if not _is_spelt(code):
            return None
        wanted = _OTHER_NAMES.get(code, code)
        there = [path for path in self._all if _language_of(path) == wanted]
        return min(there, key=lambda path: self._rank(path.stem, wanted), default=None)

    @cached_property
    def _has_reader(self) -> bool:
        return find_spec("spylls") is not None

    @cached_property
    def _all(self) -> list[Path]:
        """Dictionaries in the order of the folders."""
        places = system_folders() if self._folders is None else self._folders
        return [path for folder in places for path in _pairs_in(folder)]

    def _rank(self, stem: str, code: str) -> tuple[int, bool]:
        """Sort key: user's region, no region, region named as the language, en_US, others.

        A variant of a region (`de_DE_frami`, `en_GB-large`) follows the region itself.
        """
        name = stem.replace("-", "_")
        region = "_".join(name.split("_")[:2])
        order = (self._locale, code, f"{code}_{code.upper()}", "en_US")
        return order.index(region) if region in order else len(order), name != region


def _pairs_in(folder: Path) -> list[Path]:
    """Paths of the `.aff` of each dictionary in a folder; empty if it is unreadable."""
    try:
        found = sorted(folder.glob("*.aff"))
    except OSError:
        return []
    return [path for path in found if is_there(path.with_suffix(".dic"))]


def _read(path: Path) -> Dictionary:
    from spylls import hunspell

    return StoppableDictionary(hunspell.Dictionary.from_files(str(path.with_suffix(""))))


def system_folders() -> list[Path]:
    """Folders that may hold dictionaries, those in DICPATH first."""
    own = [Path(name) for name in os.environ.get("DICPATH", "").split(os.pathsep) if name]
    shared = [Path(name).expanduser() for name in _FOLDERS]
    return [*own, *shared, *(folder for name in _OFFICES for folder in _of_office(Path(name)))]


def _of_office(extensions: Path) -> Iterator[Path]:
    """Folders of an office suite's dictionaries; `*` in the path stands for its version."""
    found = Path(extensions.anchor).glob(f"{extensions.relative_to(extensions.anchor)}/dict-*")
    return iter(sorted(found)) if extensions.anchor else iter(())


def _language_of(path: Path) -> str:
    return path.stem.replace("-", "_").partition("_")[0].lower()


def _is_spelt(code: str) -> bool:
    """Whether words of this language are separated, so that each can be looked up."""
    if not code:
        return False
    try:
        known = language(code)
    except LanguageError:
        return False
    return known.spaced and code not in _OF_PHRASES

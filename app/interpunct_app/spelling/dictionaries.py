# SPDX-License-Identifier: Apache-2.0
"""The system's dictionaries: pairs of `.aff` and `.dic` in Hunspell's format, by language.

They are read by the package `spylls`, the extra `spell`. A region is chosen by what is there.
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
"""Where LibreOffice keeps a folder for each language."""
_OTHER_NAMES = {"no": "nb"}
"""Languages whose dictionaries have another code than ours."""
_OF_PHRASES = ("th",)
"""Languages in which spaces part phrases: a word of ours is several of a dictionary."""


class Dictionary(Protocol):
    """Knows the words of one language."""

    def lookup(self, word: str) -> bool:
        """Whether `word` is one."""

    def suggest(self, word: str) -> Iterable[str]:
        """What may have been meant, the likeliest first; slow, one at a time."""


class Dictionaries(Protocol):
    """The dictionaries there are."""

    def can_be_read(self) -> bool:
        """Whether anything is there that reads dictionaries."""

    def has(self, code: str) -> bool:
        """Whether there is one for a language."""

    def open(self, code: str) -> Dictionary:
        """Read that of a language that has one; takes a second. Raises LanguageError."""


class SystemDictionaries:
    """The dictionaries in `folders`; of several regions that of `locale`, such as en_GB, is first.

    What is there is looked up once, when it is first asked for.
    """

    def __init__(self, folders: Sequence[Path] | None = None, locale: str = "") -> None:
        self._folders = folders
        self._locale = locale or QLocale.system().name()

    def can_be_read(self) -> bool:
        """Whether the extra `spell` is installed."""
        return self._has_reader

    def has(self, code: str) -> bool:
        """See `Dictionaries`; a language that is written without spaces has none."""
        return self.path(code) is not None

    def open(self, code: str) -> Dictionary:
        """See `Dictionaries`."""
        path = self.path(code)
        if path is None:
            raise LanguageError("no dictionary of this language is installed.", where=code)
        try:
            with lasting():
                return _read(path)
        except (OSError, ValueError, LookupError, AttributeError, TypeError) as error:
            # What `spylls` meets in a damaged file it does not foresee.
            raise LanguageError(
                "this spelling dictionary cannot be read.",
                file=path,
                remedy="Spelling is not checked in its language; install the dictionary anew.",
            ) from error

    def path(self, code: str) -> Path | None:
        """The `.aff` of a language."""
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
        """Those of a folder that comes earlier first."""
        places = system_folders() if self._folders is None else self._folders
        return [path for folder in places for path in _pairs_in(folder)]

    def _rank(self, stem: str, code: str) -> int:
        """The user's own region, one for all regions, the language's namesake, then any."""
        name = stem.replace("-", "_")
        order = (self._locale, code, f"{code}_{code.upper()}", "en_US")
        return order.index(name) if name in order else len(order)


def _pairs_in(folder: Path) -> list[Path]:
    """The `.aff` of each dictionary in a folder; none in one that cannot be looked into."""
    try:
        found = sorted(folder.glob("*.aff"))
    except OSError:
        return []
    return [path for path in found if is_there(path.with_suffix(".dic"))]


def _read(path: Path) -> Dictionary:
    from spylls import hunspell

    read: Dictionary = hunspell.Dictionary.from_files(str(path.with_suffix("")))
    return read


def system_folders() -> list[Path]:
    """Where dictionaries may be, those of the variable DICPATH first."""
    own = [Path(name) for name in os.environ.get("DICPATH", "").split(os.pathsep) if name]
    shared = [Path(name).expanduser() for name in _FOLDERS]
    return [*own, *shared, *(folder for name in _OFFICES for folder in _of_office(Path(name)))]


def _of_office(extensions: Path) -> Iterator[Path]:
    """The folders of an office's dictionaries; one `*` stands for its version."""
    found = Path(extensions.anchor).glob(f"{extensions.relative_to(extensions.anchor)}/dict-*")
    return iter(sorted(found)) if extensions.anchor else iter(())


def _language_of(path: Path) -> str:
    return path.stem.replace("-", "_").partition("_")[0].lower()


def _is_spelt(code: str) -> bool:
    """Whether words of this language stand apart, so that each can be looked up."""
    if not code:
        return False
    try:
        known = language(code)
    except LanguageError:
        return False
    return known.spaced and code not in _OF_PHRASES

# SPDX-License-Identifier: Apache-2.0
"""What Interpunct knows of each language: its marks, spaces, quotes, casing and words.

The facts are in `languages.toml` beside this file. To add a language, add a table there; training
text under the same code lets the laboratory add it to the language profiles and to a bundle.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from interpunct.errors import LanguageError

if TYPE_CHECKING:
    from interpunct.transcript.labels import Label


class Segmenter(StrEnum):
    """What finds the words of a language."""

    SPACES = "spaces"
    JIEBA = "jieba"
    BUDOUX = "budoux"


class OrdinalDots(StrEnum):
    """When a number with a dot ("3.") is an ordinal and not the end of a sentence."""

    NEVER = "never"
    BEFORE_LOWER = "before-lower"
    ALWAYS = "always"


class CaseRules(StrEnum):
    """The special letters that casing has to respect."""

    PLAIN = ""
    DOTTED_I = "dotted-i"
    IJ = "ij"
    SIGMA = "sigma"


@dataclass(frozen=True, slots=True)
class Language:
    """One language; `languages.toml` says what each field means.

    `titles` and `abbreviations` are lower-case and end in a dot.
    """

    code: str
    name: str
    native_name: str
    scripts: tuple[str, ...]
    comma: str
    period: str
    question: str
    opening_question: str
    question_in_word: bool
    space_before: tuple[tuple[str, str], ...]
    spaced: bool
    segmenter: Segmenter
    right_to_left: bool
    cased: bool
    case_rules: CaseRules
    quotes: tuple[tuple[str, str], ...]
    marks_inside_quotes: bool
    decimal: str
    ordinal_dots: OrdinalDots
    titles: frozenset[str]
    abbreviations: frozenset[str]
    aliases: tuple[str, ...]

    def mark(self, label: Label) -> str:
        """The mark that ends a slot with `label`, empty for NONE.

        An Armenian question ends with the full stop; its ՞ stands inside the questioned word.
        """
        question = self.period if self.question_in_word else self.question
        return ("", self.comma, self.period, question)[label]

    def space_before_mark(self, mark: str) -> str:
        """The space that the language sets before `mark`, mostly none."""
        return dict(self.space_before).get(mark[:1], "")


@cache
def _table() -> dict[str, Language]:
    """Language by code, in the order of the codes."""
    source = files("interpunct.transcript").joinpath("languages.toml")
    data = tomllib.loads(source.read_text(encoding="utf-8"))
    defaults = data.pop("defaults")
    return {code: _language(code, defaults | data[code]) for code in sorted(data)}


def _language(code: str, fields: dict[str, Any]) -> Language:
    """A Language from one table of the data file."""
    fields["scripts"] = tuple(fields["scripts"])
    fields["aliases"] = tuple(fields["aliases"])
    fields["quotes"] = tuple((opening, closing) for opening, closing in fields["quotes"])
    fields["space_before"] = tuple((mark, space) for mark, space in fields["space_before"])
    fields["segmenter"] = Segmenter(fields["segmenter"])
    fields["ordinal_dots"] = OrdinalDots(fields["ordinal_dots"])
    fields["case_rules"] = CaseRules(fields["case_rules"])
    for key in ("titles", "abbreviations"):
        fields[key] = frozenset(fields[key].lower().split())
    return Language(code=code, **fields)


@cache
def _names() -> dict[str, str]:
    """Code by everything a language answers to, in lower case."""
    names: dict[str, str] = {}
    for code, entry in _table().items():
        for name in (*entry.aliases, entry.name, entry.native_name, code):
            names[name.lower()] = code
    return names


def languages() -> tuple[Language, ...]:
    """Every language, in the order of the codes."""
    return tuple(_table().values())


@cache
def language(code: str) -> Language:
    """The language that `code` names: a code of ours, an ISO 639 code, a BCP 47 tag or a name.

    Regions are ignored (`pt-BR` is `pt`), but `zh-TW` and `zh-Hant-HK` are Traditional Chinese.
    Raises `LanguageError` with the nearest codes for anything else.
    """
    names = _names()
    tag = code.strip().lower().replace("_", "-")
    while tag:
        if tag in names:
            return _table()[names[tag]]
        tag = tag.rpartition("-")[0]
    near = get_close_matches(code.lower(), names, n=3, cutoff=0.5)
    hint = ", ".join(dict.fromkeys(names[name] for name in near)) or ", ".join(_table())
    raise LanguageError(
        f"{code!r} is not a language that Interpunct knows.", remedy=f"Did you mean: {hint}?"
    )

# SPDX-License-Identifier: Apache-2.0
"""The facts of each language: one table beside this file, named by its code.

To add a language, write its table, starting from a copy of a similar one; the fields of `Language`
describe its contents. A table without a required fact is rejected with the fact's name. With
training text under the same code, the laboratory counts its identification profile
(`interpunct_lab.text.language_profiles`) and adds it to a bundle.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any, assert_never

from interpunct.errors import LanguageError
from interpunct.labels import PAPER_LABELS, Label, PaperLabel


class Segmenter(StrEnum):
    """The method that finds the words of a language."""

    SPACES = "spaces"
    JIEBA = "jieba"
    BUDOUX = "budoux"
    BUDOUX_THAI = "budoux-thai"


class OrdinalDots(StrEnum):
    """The condition under which a number with a dot ("3.") is an ordinal, not a sentence end."""

    NEVER = "never"
    BEFORE_LOWER = "before-lower"
    ALWAYS = "always"


class CaseRules(StrEnum):
    """The special letters of a language's casing."""

    PLAIN = ""
    DOTTED_I = "dotted-i"
    IJ = "ij"
    SIGMA = "sigma"


class Group(StrEnum):
    """Groups of languages in figures: by family, the small families by region.

    Forty-odd lines in one plot are unreadable, nine are not. The order is that of the figures.
    """

    GERMANIC = "Germanic"
    ROMANCE = "Romance"
    SLAVIC = "Slavic"
    BALTIC = "Baltic"
    URALIC_TURKIC = "Uralic and Turkic"
    INDO_IRANIAN = "Indo-Aryan and Iranian"
    SOUTH_EAST_ASIAN = "South-East Asian"
    EAST_ASIAN = "Chinese, Japanese, Korean"
    OTHERS = "Greek, Armenian, Semitic, Tamil"


@dataclass(frozen=True, slots=True)
class FunctionWords:
    """The words that should not end or begin a line or a cue, in lower case."""

    articles: frozenset[str] = frozenset()  # and possessives: belong to the noun after them
    prepositions: frozenset[str] = frozenset()  # belong to the next words; a break before is good
    auxiliaries: frozenset[str] = frozenset()  # and negations, short pronouns: to the verb after
    conjunctions: frozenset[str] = frozenset()  # belong to their clause; a break before is good
    particles: frozenset[str] = frozenset()  # and postpositions: belong to the word before them

    def __contains__(self, word: str) -> bool:
        kinds = (self.articles, self.prepositions, self.auxiliaries, self.conjunctions)
        return any(word in kind for kind in (*kinds, self.particles))


@dataclass(frozen=True, slots=True)
class LocaleFacts:
    """Facts of a language from Unicode CLDR; written by `packaging/locale_facts.py`.

    Words are in lower case; `units` maps unit signs in lower case to their usual form.
    """

    tens: frozenset[str] = frozenset()  # number words that are separate words
    ones: frozenset[str] = frozenset()  # number words after one of the tens
    powers: frozenset[str] = frozenset()  # number words after any number: hundred
    number_joins: frozenset[str] = frozenset()  # words between tens and ones: Spanish y
    dotted_day_months: frozenset[str] = frozenset()  # months before which a day has a dot
    hours: frozenset[str] = frozenset()  # words after a time of day, without dots
    units: Mapping[str, str] = field(default_factory=dict)

    @property
    def numerals(self) -> frozenset[str]:
        """All number words."""
        return self.tens | self.ones | self.powers


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Language:
    """One language. A field without default is required in every table, even if empty.

    Marks, quotes and decimal marks are those of CLDR's exemplar punctuation, delimiters and
    numbers. Word lists are texts in the tables; here they are in lower case.
    """

    code: str
    name: str
    native_name: str
    group: Group
    aliases: tuple[str, ...] = ()  # other codes
    scripts: tuple[str, ...] = ("Latn",)  # ISO 15924

    # The mark of each label; a question may also have an opening mark.
    comma: str = ","
    period: str = "."
    question: str = "?"
    opening_question: str = ""
    question_words: frozenset[str] = frozenset()  # may open a question after a comma
    question_tags: frozenset[str] = frozenset()  # may do so alone: "¿verdad?"
    question_in_word: bool = False  # as in Armenian; the sentence still ends with `period`
    reads: Mapping[str, Label] = field(default_factory=dict)  # exceptions to `signs`
    space_before: Mapping[str, str] = field(default_factory=dict)  # the space before a mark
    quotes: tuple[tuple[str, str], ...] = (("“", "”"), ("‘", "’"))  # the outer pair first
    marks_inside_quotes: bool = False  # a comma or full stop goes before the closing quote

    # Approximate number of letters per mark in finished text, by groups of languages.
    letters_to_comma: int = 100
    letters_to_end: int = 90

    spaced: bool = True  # spaces separate words (in Thai: clauses), and every mark needs one
    segmenter: Segmenter = Segmenter.SPACES
    right_to_left: bool = False

    cased: bool = True
    case_rules: CaseRules = CaseRules.PLAIN
    capital_words: frozenset[str] = frozenset()  # always with a capital: the English I
    acronyms: frozenset[str] = frozenset()  # in capitals before an ending: US-Dollar, APIs, EU:n
    name_starts: tuple[str, ...] = ()  # followed by a capital: English McDonald, O'Neil
    polite_words: frozenset[str] = frozenset()  # forms of address with a capital: German Sie
    hyphenated_names: bool = False  # behind a name, a rare word is one, too: Zeta-Jones
    capital_nouns: bool = False  # all nouns have a capital, so two capitals in a row are no name
    clitics: frozenset[str] = frozenset()  # leave the sentence's capital to the next word: 't
    elisions: frozenset[str] = frozenset()  # other words with an initial apostrophe: English 'em
    enclitics: frozenset[str] = frozenset()  # may be separate from their word: English n't

    titles: frozenset[str]  # abbreviations before a name; their dot ends no sentence
    numbered: frozenset[str] = frozenset()  # the same before a number, else words: English "no. 5"
    abbreviations: frozenset[str]  # others; their dot ends a sentence only before a capital
    cased_abbreviations: Mapping[str, str] = field(
        default_factory=dict
    )  # also as two words: "z.B."
    small_initials: frozenset[str] = frozenset()  # where others take capitals: English "u.s."
    before_time: frozenset[str] = frozenset()  # words before a time of day: "at 10 30"
    before_parts: frozenset[str] = frozenset()  # words before a number in parts: "version 3 5"
    centuries: frozenset[str] = frozenset()  # number words that start a year: nineteen ninety
    small_numbers: tuple[str, ...] = ()  # the words for 2 to 10, where each has a single form
    months: frozenset[str] = frozenset()  # where a day before them has no dot
    before_numbers: frozenset[str] = frozenset()  # words whose number is a name: "chapter 2"
    percent: tuple[str, ...] = ()  # the words for the sign %
    decimal: str = ","
    ordinal_dots: OrdinalDots = OrdinalDots.NEVER

    function_words: FunctionWords
    verb_last: bool = False  # an auxiliary ends a clause as often as it opens the predicate
    locale: LocaleFacts = field(default_factory=LocaleFacts)
    common_words: str = ""  # source of a profile without training text

    @property
    def runs_words_together(self) -> bool:
        """Whether words touch: a segmenter finds them, and a line may end between them."""
        return self.segmenter is not Segmenter.SPACES

    def mark(self, label: Label) -> str:
        """The mark that ends a slot with `label`, empty for NONE.

        An Armenian question ends with the full stop; its ՞ stands inside the questioned word.
        """
        if label not in PAPER_LABELS:
            return label.signs.get(self.code, label.sign)
        match label.counts_as:
            case PaperLabel.NONE:
                return ""
            case PaperLabel.COMMA:
                return self.comma
            case PaperLabel.PERIOD:
                return self.period
            case PaperLabel.QUESTION:
                return self.period if self.question_in_word else self.question
            case _:
                assert_never(label.counts_as)

    def space_before_mark(self, mark: str) -> str:
        """The space before `mark` in this language; mostly empty."""
        return self.space_before.get(mark[:1], "")


def _words(text: str) -> frozenset[str]:
    return frozenset(text.lower().split())


def _as_written(text: str) -> dict[str, str]:
    """Words as written, by their lower-case form."""
    return {word.lower(): word for word in text.split()}


def _locale_facts(facts: Mapping[str, str]) -> LocaleFacts:
    words = {name: _words(fact) for name, fact in facts.items() if name != "units"}
    return LocaleFacts(**words, units=_as_written(facts["units"]))


_NEAR = 0.7  # from 0 to 1: least similarity of a suggested name

_READERS: dict[str, Callable[[Any], Any]] = {
    "group": Group,
    "segmenter": Segmenter,
    "case_rules": CaseRules,
    "ordinal_dots": OrdinalDots,
    "scripts": tuple,
    "aliases": tuple,
    **dict.fromkeys(("small_numbers", "name_starts"), lambda text: tuple(text.split())),
    "months": _words,
    "before_numbers": _words,
    "percent": tuple,
    "quotes": lambda pairs: tuple((opening, closing) for opening, closing in pairs),
    "reads": lambda signs: {
        sign: PAPER_LABELS.named(name.upper()) for sign, name in signs.items()
    },
    "locale": _locale_facts,
    "function_words": lambda kinds: FunctionWords(**{k: _words(v) for k, v in kinds.items()}),
    **dict.fromkeys(("titles", "numbered", "abbreviations"), _words),
    **dict.fromkeys(("capital_words", "acronyms", "clitics", "elisions", "enclitics"), _words),
    "polite_words": _words,
    "cased_abbreviations": _as_written,
    **dict.fromkeys(("question_words", "question_tags", "small_initials"), _words),
    **dict.fromkeys(("before_time", "before_parts", "centuries"), _words),
}
"""Converters from values of a table to values of fields, where the two differ."""


def read_language(code: str, table: str) -> Language:
    """The language described by `table`, a text in TOML.

    Raises LanguageError with the missing and the unknown facts.
    """
    facts = {"code": code, **tomllib.loads(table)}
    known = {entry.name: {entry.default, entry.default_factory} for entry in fields(Language)}
    lacking = [name for name in known if known[name] == {MISSING} and name not in facts]
    for trouble, names in (
        ("lacks", lacking),
        ("should not have", [name for name in facts if name not in known]),
    ):
        if names:
            raise LanguageError(
                f"{code} {trouble} {', '.join(names)}.",
                remedy=(
                    "`interpunct.transcript.languages.Language` documents the fields of a table."
                ),
            )
    values = {name: _READERS[name](fact) for name, fact in facts.items() if name in _READERS}
    return Language(**(facts | values))


@cache
def codes() -> tuple[str, ...]:
    """The code of every language, in order."""
    names = (entry.name for entry in files(__name__).iterdir())
    return tuple(sorted(name[:-5] for name in names if name.endswith(".toml")))


@cache
def _load(code: str) -> Language:
    source = files(__name__).joinpath(f"{code}.toml")
    return read_language(code, source.read_text(encoding="utf-8"))


@cache
def _names() -> dict[str, str]:
    """Code of a language by each of its names and codes, in lower case."""
    names: dict[str, str] = {}
    for entry in languages():
        for name in (*entry.aliases, entry.name, entry.native_name, entry.code):
            names[name.lower()] = entry.code
    return names


def languages() -> tuple[Language, ...]:
    """Every language, in the order of the codes."""
    return tuple(map(_load, codes()))


@cache
def language(code: str) -> Language:
    """The language for a code of ours, an ISO 639 code, a BCP 47 tag or a name.

    Regions are ignored (`pt-BR` is `pt`), but `zh-TW` and `zh-Hant-HK` are Traditional Chinese.
    Only a name that is not our own code requires reading the tables of all languages. Raises
    `LanguageError` for anything else, with the nearest codes, or all of them.
    """
    if code in codes():
        return _load(code)
    names = _names()
    tag = code.strip().lower().replace("_", "-")
    while tag:
        if tag in names:
            return _load(names[tag])
        tag = tag.rpartition("-")[0]
    near = get_close_matches(code.lower(), names, n=3, cutoff=_NEAR)
    nearest = ", ".join(dict.fromkeys(names[name] for name in near))
    raise LanguageError(
        f"{code!r} is not a language that Interpunct knows.",
        remedy=f"Did you mean: {nearest}?" if near else f"Known are: {', '.join(codes())}.",
    )

# SPDX-License-Identifier: Apache-2.0
"""Built-in house rules: spaces, quotes, dashes, ellipses, and slips of recognised pictures.

A rule knows the text of one cue. Where that is not enough, as for a number
at the start of a cue, it proposes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import regex

from interpunct.captions.formats.base import DASHES
from interpunct.rules.house_rule import Correction, SearchRule, everywhere
from interpunct.rules.small_numbers import numbers_to_words
from interpunct.sentences import Sentence
from interpunct.transcript.languages import Group, Language

_MARKS = ",.!?;:"
_OPENS_AFTER = regex.compile(r"(?:^|[\s(\[{¿¡<–—-])\Z")
_DOUBLE = r"(?<=\S) {2,}(?=\S)"
_DASHED_LINE = regex.compile(rf"(?m)^[-{DASHES}]")
_SPACED_HYPHEN = r"(?<=[^\W\d_]{2}[,.!?…\"”’»]* )-(?= [\"“‘«¿¡]*[^\W\d_]{2})"
"""A hyphen that parts words; between others it may be a minus."""
_DOUBLING = frozenset({"id", "ms", "th", "tl", "vi"})
"""Languages that double words for a plural, or for weight."""
_RIGHTLY_DOUBLED = {
    "de": "das|dem|den|der|die|sie",
    "en": "had|that",
    "fr": "nous|vous",
    "nl": "je",
}
_WITHOUT_L = "bcdfgkmnprstvwxz"
"""Letters before which no word begins with a small l, in Germanic and Romance languages."""


@cache
def _single_spaces(spoken: Language) -> Sequence[Correction]:
    """Single spaces, and none at the ends of lines; in Chinese two may stand for a mark."""
    edges = Correction.of(r"(?m)^ +(?=\S)|(?<=\S) +$", "")
    return [edges] if spoken.runs_words_together else [Correction.of(_DOUBLE, " "), edges]


@cache
def _no_space_before_marks(spoken: Language) -> Sequence[Correction]:
    marks = "".join(mark for mark in _MARKS if not spoken.space_before_mark(mark))
    mark = rf"(?=[{regex.escape(marks)}](?![.\w=]| \.))(?![:;][-()]|: *\d)"
    return [Correction.of(rf"(?<=[\w\)\"”’'»])[ \u00a0\u202f]+{mark}", "")]


@cache
def _space_after_marks(spoken: Language) -> Sequence[Correction]:
    """A space where two words touch a mark, but not in addresses, as after a full stop."""
    if not spoken.spaced:
        return []
    found = r"(?<=\p{L}{2}[,;!?])(?<![/=&@]\S*)(\p{L})(?=\p{L})(?!\S*[/=&@])"
    return [Correction.of(found, r" \1")]


@cache
def _spaces_of_language(spoken: Language) -> Sequence[Correction]:
    """The spaces that a language writes before marks, as French does before a question mark."""
    return [
        Correction.of(
            rf"(?<=[\p{{L}}\p{{N}}\)»”]) ?{regex.escape(mark)}(?=[\s»”]|\Z)",
            f"{space}{mark}",
        )
        for mark, space in spoken.space_before.items()
    ]


@cache
def _curly_quotes(spoken: Language) -> Sequence[Correction]:
    opening, closing = spoken.quotes[0]
    space = spoken.space_before_mark(";") if opening == "«" else ""

    def curled(found: regex.Match[str]) -> str:
        if _is_prime(found, f'"{opening}{closing}'):
            return '"'
        opens = _OPENS_AFTER.search(found.string, 0, found.start())
        return f"{opening}{space}" if opens else f"{space}{closing}"

    quote = r'(?<!\p{Hebrew})"|"(?!\p{Hebrew})'  # between Hebrew letters it shortens a word
    apostrophe = Correction.of(r"(?<=\w)'(?=\w)(?<!\d'(?=\d))|(?<!\w)'(?=\d\ds?\b)", "’")
    return [Correction.of(quote, curled), apostrophe]


def _is_prime(quote: regex.Match[str], quotes: str) -> bool:
    """Whether a straight quote after a digit measures inches: it closes no quote of its cue."""
    before, after = quote.string[: quote.start()], quote.string[quote.end() :]
    opened, left = (sum(sign in quotes for sign in part) for part in (before, after))
    return before[-1:].isdecimal() and not (opened % 2 == 1 and left % 2 == 0)


@cache
def _doubled_words(spoken: Language) -> Sequence[Correction]:
    """A word that is written twice, unless the language doubles it."""
    if spoken.code in _DOUBLING:
        return []
    right = (
        rf"(?!(?:{_RIGHTLY_DOUBLED[spoken.code]})\b)" if spoken.code in _RIGHTLY_DOUBLED else ""
    )
    return [Correction.of(rf"(?<![\w'’-]){right}(\p{{L}}+) \1(?![\w'’-])", r"\1")]


@cache
def _ocr_slips(spoken: Language) -> Sequence[Correction]:
    found = list(_SLIPS)
    if spoken.group in (Group.GERMANIC, Group.ROMANCE):
        word = rf"[{_WITHOUT_L}]\p{{Ll}}*(?!\w)"
        found.append((rf"(?<![\w'’])l(?={word})(?!(?:td|bs?|m|t\.)(?!\w))", "I"))
    if "i" in spoken.capital_words:
        found.append((r"(?<![\w'’])[l|](?=(?:['’](?:m|ll|ve|d))?(?![\w'’]))", "I"))
    return [Correction.of(*pair) for pair in found]


def _hyphen_of_dialogue(found: regex.Match[str]) -> str:
    """A hyphen and a space, where at least two lines begin with a dash."""
    lines = len(_DASHED_LINE.findall(found.string))
    return "- " if lines > 1 else found[0]


_SLIPS = (
    (r"(?<=\p{Ll})(?<!\bMa?c)I(?!n\b)(?=\p{Ll})", "l"),  # LinkedIn
    (r"(?<=\p{Ll})0(?=\p{Ll})", "o"),
    (r"(?<=\p{Lu})0(?=\p{Lu})", "O"),
    (r"(?<=\d)[oO](?=\d)", "0"),
    (r"(?<=\d)[lI](?=\d)", "1"),
    (r"(?<=\b\d+)O(?!\w)", "0"),
    (r"(?<=\bA)I(?=l\b)", "l"),
)

COMMON_ERRORS = (
    SearchRule(
        "double spaces",
        Sentence("Double spaces, and spaces at the ends of lines"),
        _single_spaces,
        is_common=True,
    ),
    SearchRule(
        "space before mark",
        Sentence("No space before a mark"),
        _no_space_before_marks,
        is_common=True,
    ),
    SearchRule(
        "space after mark",
        Sentence("A space after a mark between two words"),
        _space_after_marks,
        is_common=True,
    ),
    SearchRule(
        "spaces of language",
        Sentence("The spaces that the language has before marks"),
        _spaces_of_language,
    ),
    SearchRule("curly quotes", Sentence("Straight quotes become curly"), _curly_quotes),
    SearchRule(
        "straight quotes",
        Sentence("Curly quotes become straight"),
        everywhere([(r"[“”„‟]|«[\u00a0\u202f ]?|[\u00a0\u202f ]?»", '"'), (r"[‘’‚‛]", "'")]),
    ),
    SearchRule(
        "one ellipsis",
        Sentence("Three dots become one sign"),
        everywhere([(r"(?<!\.)\.{3}(?!\.)", "…")]),
    ),
    SearchRule(
        "three dots",
        Sentence("The sign of an ellipsis becomes three dots"),
        everywhere([("…", "...")]),
    ),
    SearchRule(
        "dashes",
        Sentence("Double hyphens, and hyphens between spaces, become dashes"),
        everywhere([(r"(?<![-!<])--(?![->])", "—"), (_SPACED_HYPHEN, "–")]),
    ),
    SearchRule(
        "dialogue hyphens",
        Sentence("Lines of a dialogue begin with a hyphen and a space"),
        everywhere([(rf"(?m)^[-{DASHES}][ \u00a0]?(?=[\p{{L}}¿¡«“\"'‘])", _hyphen_of_dialogue)]),
    ),
    SearchRule("numbers", Sentence("Numbers from 2 to 10 in words"), numbers_to_words),
    SearchRule(
        "doubled words",
        Sentence("A word that is written twice"),
        _doubled_words,
    ),
    SearchRule("ocr", Sentence("Slips of recognised pictures: l and I, O and 0"), _ocr_slips),
)
"""All built-in rules. Later rules see the text that earlier rules have corrected."""

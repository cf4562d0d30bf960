# SPDX-License-Identifier: Apache-2.0
"""Places where no mark may be written, and words that keep their casing."""

from __future__ import annotations

import re

from interpunct.transcript.abbreviations import is_title
from interpunct.transcript.formulas import OPERATORS
from interpunct.transcript.languages import Language
from interpunct.transcript.lettercase import casing_of, only_form
from interpunct.transcript.spoken_text import FILLER, TAIL

_ADDRESS = re.compile(r"[a-z]+://|www\.|[@#]\w|[^@\s]+@", re.IGNORECASE)
_INNER_DOT = re.compile(r"\w\.\w")
_SYMBOLIC = re.compile(r"[=+^\\|<>&]|[^\W_]_[^\W_]")
_GROUP_START = re.compile(r"[-+−]?\d{1,3}(?:[.,]?\d{3})*\Z")
_GROUP = re.compile(r"\d{3}(?:\D|\Z)")
_UNIT = re.compile(r"[%‰°℃℉€$£¥₹₽₺₴]")
_BEFORE_NUMBER = frozenset("€$£¥₹₽₺₴№#§±") | {"n°", "N°", "§§", "No.", "no.", "Nr.", "nr."}
_JOINS = frozenset(OPERATORS + "&@")
_HARD_SPACES = frozenset("\u00a0\u202f\u2009\u2007")


def is_fixed(text: str, spoken: Language) -> bool:
    """Whether a word keeps its casing, whatever the prediction.

    True for addresses, @handles and #tags, file names, identifiers (snake_case), and words with
    digits or operators. True too for dotted abbreviations, mixed case (McDonald, iPhone), and
    words with a character reference. False for small letters that want capitals: u.s., mp3, r&d.
    """
    if text.isalpha():
        return not text.islower() and casing_of(text) is None and text.lower() != text
    if text.islower() and only_form(text, spoken):
        return False
    return (
        FILLER in text
        or TAIL in text
        or any(map(str.isdigit, text))
        or _ADDRESS.match(text) is not None
        or _INNER_DOT.search(text) is not None
        or _SYMBOLIC.search(text) is not None
        or (casing_of(text) is None and text.lower() != text)
    )


def is_protected(word: str, between: str, following: str, spoken: Language) -> bool:
    """Whether a mark would be wrong after `word`; `between` is the text up to `following`.

    True between touching words (in languages with spaces), inside numbers, and between a number
    and its unit. True too beside `&` and operators, and after a title ("Dr.").
    """
    if between == " " and word.isalpha() and following.isalpha():
        return False
    if spoken.spaced and not between.isspace() and not any(map(str.isspace, between)):
        return True
    if word in _JOINS or following in _JOINS:
        return True
    if following[:1].isdigit():
        return word in _BEFORE_NUMBER or _continues_number(word, between, following, spoken)
    if word[-1:].isdigit():
        return _UNIT.match(following) is not None
    return word.endswith(".") and is_title(word, spoken)


def is_open(word: str) -> bool:
    """Whether a mark is allowed between `word` and any other such word, with spaces between."""
    return not (word in _JOINS or word[:1].isdigit() or word[-1:].isdigit() or word.endswith("."))


def _continues_number(word: str, between: str, following: str, spoken: Language) -> bool:
    """Whether two words are groups of one number: 20 000, in languages with such numbers."""
    spaces = between in _HARD_SPACES or (between == " " and spoken.decimal == ",")
    return spaces and _GROUP_START.match(word) is not None and _GROUP.match(following) is not None

# SPDX-License-Identifier: Apache-2.0
"""Upper and lower case by the rules of each language.

Python's own methods are right for most letters. This module adds the Turkish i and ı, the Greek
final sigma and the Dutch IJ. It finds the first letter of words that start with an apostrophe or a
quote.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache

from interpunct.labels import Casing
from interpunct.transcript.elided_names import elided_name
from interpunct.transcript.hyphenated_names import part_casings
from interpunct.transcript.languages import CaseRules, Language, language
from interpunct.transcript.mixed_names import BEFORE_ENDING, mixed_form, signed_form
from interpunct.transcript.signs import IN_WORD_MARKS

_LOWER = Casing.LOWER
_TO_LOWER_DOTTED = str.maketrans({"I": "ı", "İ": "i"})
_TO_UPPER_DOTTED = str.maketrans({"i": "İ", "ı": "I"})
_FINAL_SIGMA = re.compile(r"(?<=\w)σ(?!\w)")
LONGEST_ACRONYM = 5
"""Length up to which a model's capitals are trusted; most longer words are names."""

_POSSESSIVE = re.compile(rf"([^\W\d_]{{1,{LONGEST_ACRONYM}}})['’]s")
_INITIALS = re.compile(r"(?:[^\W\d_]\.){2,}")
_NAME_REST = re.compile(r"[^\W\d_]{3}")
_FIRST_LETTER = re.compile(r"[^\W\d_]")
_DIGIT = re.compile(r"\d")
_DROPPED = re.compile(f"[{IN_WORD_MARKS}\u0640\u00ad\u200e\u200f]")
_TITLE_DIGRAPHS = {"ǆ": "ǅ", "ǉ": "ǈ", "ǌ": "ǋ", "ǳ": "ǲ", "ß": "ẞ"}


def lower(text: str, language_code: str) -> str:
    """`text` in lower case, by the rules of its language."""
    rules = language(language_code).case_rules
    if rules is CaseRules.DOTTED_I:
        text = text.translate(_TO_LOWER_DOTTED)
    lowered = text.lower().replace("i̇", "i")
    return _FINAL_SIGMA.sub("ς", lowered) if rules is CaseRules.SIGMA else lowered


def upper(text: str, language_code: str) -> str:
    """`text` in upper case, by the rules of its language; no letter becomes two."""
    rules = language(language_code).case_rules
    if rules is CaseRules.DOTTED_I:
        text = text.translate(_TO_UPPER_DOTTED)
    return "".join(map(_upper_letter, text))


def _upper_letter(letter: str) -> str:
    """The capital of one letter; `ß`, `և`, ligatures and a foreign `ı` stay unchanged."""
    capital = letter.upper()
    return capital if capital.casefold() == letter.casefold() and len(capital) == 1 else letter


def capitalise(text: str, language_code: str) -> str:
    """`text` with its first letter in upper case and the others unchanged.

    The Dutch digraph ij is capitalised whole (IJs), and a clitic keeps its small letter
    ('s-Gravenhage). A word that starts with a digit is unchanged.
    """
    if "-" in text and is_clitic(text.partition("-")[0], language_code):
        clitic, hyphen, name = text.partition("-")
        return f"{clitic}{hyphen}{capitalise(name, language_code)}"
    place = _FIRST_LETTER.search(text)
    if place is None or any(sign.isdigit() for sign in text[: place.start()]):
        return text
    start, end = place.span()
    if language(language_code).case_rules is CaseRules.IJ and text[start : start + 2] == "ij":
        end += 1
    first = text[start:end]
    title = _TITLE_DIGRAPHS.get(first) or upper(first, language_code)
    return f"{text[:start]}{title}{text[end:]}"


def is_clitic(text: str, language_code: str) -> bool:
    """Whether a sentence's capital goes to the word after `text`: Dutch 's, Afrikaans 'n."""
    clitics = language(language_code).clitics
    return bool(clitics) and text.lower().replace("’", "'") in clitics


def is_enclitic(text: str, language_code: str) -> bool:
    """Whether `text` is the separate end of a contraction, such as the English n't."""
    enclitics = language(language_code).enclitics
    return bool(enclitics) and text.lower().replace("’", "'") in enclitics


def with_casing(text: str, casing: Casing, language_code: str) -> str:
    """`text` in `casing`: all lower, first letter capital and the rest lower, or all upper.

    An acronym keeps its capitals before its endings. Names and German nouns behind a hyphen have
    their capital, and English names a second one after "Mc" and "O'". Some words have capitals in
    lower case, too: l'Italie, U.S., iPhone, pro-EU.
    """
    spoken = language(language_code)
    lowered = lower(text, language_code)
    if known := only_form(lowered, spoken):
        return known
    if casing is Casing.UPPER:
        end = len(text) - _small_end(lowered, spoken)
        return upper(text[:end], language_code) + text[end:].lower()
    if found := elided_name(lowered, language_code):
        start, inside = found
        elided = lowered[:start] + with_casing(lowered[start:], inside, language_code)
        return elided if casing is Casing.LOWER else capitalise(elided, language_code)
    if casing is Casing.LOWER:
        return mixed_form(lowered) or _with_name_parts(lowered, casing, spoken)
    return _with_capitals(lowered, spoken)


@lru_cache(maxsize=8192)
def has_inner_capitals(text: str, language_code: str) -> bool:
    """Whether a word has capitals whatever a model says: known names, abbreviations: U.S., MP3.

    False in languages without case, whose words never change.
    """
    spoken, lowered = language(language_code), lower(text, language_code)
    has_one_form = only_form(lowered, spoken) not in ("", lowered)
    is_name = elided_name(lowered, language_code) or mixed_form(lowered)
    return spoken.cased and (has_one_form or bool(is_name))


@lru_cache(maxsize=8192)
def has_capital_parts(text: str, language_code: str) -> bool:
    """Whether a word in lower case has capitals behind a hyphen: pro-European."""
    lowered = lower(text, language_code)
    changes = with_casing(lowered, Casing.LOWER, language_code) != lowered
    return "-" in lowered and changes and language(language_code).cased


def only_form(lowered: str, spoken: Language) -> str:
    """The only form of an abbreviation with dots, digits or &; empty for other words."""
    return _dotted_form(lowered, spoken) or signed_form(lowered)


def _dotted_form(lowered: str, spoken: Language) -> str:
    """The form of an abbreviation with dots inside: "U.S.", "Ph.D."; empty for others."""
    if "." not in lowered[:-1]:
        return ""
    dotted = lowered if lowered.endswith(".") else f"{lowered}."
    has_capitals = spoken.small_initials and dotted not in spoken.small_initials
    initials = dotted.upper() if has_capitals and _INITIALS.fullmatch(dotted) else ""
    return spoken.cased_abbreviations.get(dotted, initials)[: len(lowered)]


def _with_capitals(lowered: str, spoken: Language) -> str:
    """A word with its first capital and those that come with it."""
    capital = capitalise(lowered, spoken.code)
    if start := _name_start(lowered, spoken):
        return capital[:start] + capitalise(capital[start:], spoken.code)
    capital = _with_name_parts(capital, Casing.CAPITALISED, spoken)
    end = acronym_length(lowered, spoken)
    return upper(capital[:end], spoken.code) + capital[end:]


def _name_start(lowered: str, spoken: Language) -> int:
    """Length of the start of a name before a second capital; 0 if there is none."""
    plain = lowered.replace("’", "'")
    starts = (len(start) for start in spoken.name_starts if plain.startswith(start))
    return next((start for start in starts if _NAME_REST.match(plain, start)), 0)


def _small_end(lowered: str, spoken: Language) -> int:
    """Number of the last letters that stay small after an acronym: "APIs", "NASA's".

    None in a contraction ("IT'S"), and in a German plural, which may be another word: "uns".
    """
    if lowered[-1:] != "s":
        return 0
    if lowered[:-1] in spoken.acronyms and lowered not in spoken.acronyms:
        return 0 if spoken.capital_nouns else 1
    found = _POSSESSIVE.fullmatch(lowered)
    if not found or "'s" not in spoken.enclitics:
        return 0
    is_contraction = any(word in spoken.function_words for word in (found[1], f"{found[1]}'s"))
    return 0 if is_contraction else 2


def acronym_length(lowered: str, spoken: Language) -> int:
    """Length of a known acronym at the start of a word with an ending: "EU-ban", "NATO'nun"."""
    found = BEFORE_ENDING.match(lowered)
    end = found.end() if found else 0
    return end if lowered[end + 1 :][:1].isalpha() and lowered[:end] in spoken.acronyms else 0


def _with_name_parts(text: str, first: Casing, spoken: Language) -> str:
    """A word whose first part has the casing `first`, with capitals in the names behind it."""
    if "-" not in text or not text[:1].isalpha():
        return text
    parts = text.split("-")
    casings = part_casings([lower(part, spoken.code) for part in parts], first, spoken)
    cased = (
        _IN_CASING[casing](part, spoken.code)
        for part, casing in zip(parts[1:], casings, strict=True)
    )
    return "-".join((parts[0], *cased))


_IN_CASING = {Casing.LOWER: lower, Casing.CAPITALISED: capitalise, Casing.UPPER: upper}


def casing_of(text: str) -> Casing | None:
    """The casing of a word; None if it is mixed (McDonald, iPhone) or has no case.

    A single capital letter is CAPITALISED: "I" and "A" are no evidence of UPPER.
    """
    if text.isalpha() and text.islower():
        return _LOWER
    letters = "".join(sign for sign in text if sign.isupper() or sign.islower() or sign.istitle())
    if not letters or letters.islower():
        return _LOWER if letters else None
    rest = letters[2:] if letters.startswith("IJ") else letters[1:]
    if not letters[0].islower() and (rest.islower() or len(letters) == 1):
        return Casing.CAPITALISED
    return Casing.UPPER if letters.isupper() else None


@cache
def bare_former(language_code: str) -> Callable[[str], str]:
    """`bare_form` for one language, for loops over many words."""
    spoken = language(language_code)

    def form(word: str) -> str:
        if word.isascii():
            plain = word
        else:
            plain = _DROPPED.sub("", unicodedata.normalize("NFKC", word)).replace("’", "'")
        plain = lower(plain, spoken.code) if spoken.cased or not word.islower() else plain
        return plain.rstrip(".'") or word

    return form


def bare_form(word: str, language_code: str) -> str:
    """The letters and digits of a word: NFKC, lower case, one kind of apostrophe.

    Tatweel, soft hyphens and the marks inside Armenian words are removed. So are the dot of an
    abbreviation and a last apostrophe: speech recognition writes neither. Never empty.
    """
    return bare_former(language(language_code).code)(word)


@cache
def model_former(language_code: str) -> Callable[[str], str]:
    """`model_form` for one language, for loops over many words."""
    bare = bare_former(language_code)
    return lambda word: _DIGIT.sub("0", bare(word))


def model_form(word: str, language_code: str) -> str:
    """The form of a word for a model: its `bare_form` with every digit as 0."""
    return model_former(language(language_code).code)(word)

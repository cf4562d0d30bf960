# SPDX-License-Identifier: Apache-2.0
"""How bad it is to break a line or a cue between two words.

No part of speech is needed: the function words of the language, marks, numbers and capitals say
enough.
"""

from __future__ import annotations

import re

from interpunct.transcript.labels import Label
from interpunct.transcript.languages import FunctionWords, Language, language

GOOD = 0.0
PLAIN = 1.0
POOR = 2.0
BAD = 3.0

# Vowel signs and points, with which words end in many scripts; no letters to `re`.
_POINTS = "\u0591-\u05c7\u064b-\u0652\u0900-\u0963\u0980-\u0dff\u0e31-\u0e4e"
_EDGES = re.compile(rf"^\W+|[^\w'’{_POINTS}]+$")
_NUMBER = re.compile(r"[\d.,/:]*\d(?:%|st|nd|rd|th)?\Z")
_UNIT = re.compile(r"%|°\w?|[^\W\d_]{1,12}\Z")


def badness(
    left: str, right: str, language_code: str, label: Label, *, spaced: bool = True
) -> float:
    """The badness of a break between two neighbours, from GOOD to BAD.

    `left` and `right` are words with their marks, `label` is that of the slot between them;
    `spaced` says that a space stands there.
    """
    if label.ends_sentence:
        return GOOD
    if label.is_pause:
        return GOOD + 0.2
    spoken = language(language_code)
    words = spoken.function_words
    before, after = _EDGES.sub("", left), _EDGES.sub("", right)
    if left.endswith(".") and f"{before}.".lower() in spoken.titles:
        return BAD  # Dr.|Smith; a lone capital may be one, or may end a sentence: "point B."
    cost = max(_ending(before.lower(), words), _together(before, after, spoken))
    if cost > PLAIN:
        return cost
    verb_second = not spoken.verb_last and after.lower() in words.auxiliaries
    return min(_beginning(after.lower(), words, spaced), PLAIN - 0.4 if verb_second else BAD)


def _ending(word: str, words: FunctionWords) -> float:
    """The badness of a line that ends with `word`."""
    if word in words.articles:
        return BAD
    if word in words.prepositions or word in words.conjunctions:
        return BAD - 0.4
    if word in words.auxiliaries:
        return POOR
    return PLAIN


def _together(before: str, after: str, spoken: Language) -> float:
    """The badness of parting a number from its unit, or the parts of a name."""
    if _NUMBER.match(before) and (_NUMBER.match(after) or _UNIT.match(after)):
        return POOR if after[:1].isupper() else BAD - 0.4
    if not spoken.capital_nouns and before[:1].isupper() and after[:1].isupper():
        return POOR if before[1:].islower() and after[1:].islower() else PLAIN
    return PLAIN


def _beginning(word: str, words: FunctionWords, spaced: bool) -> float:
    """The badness of a line that begins with `word`."""
    if word in words.particles:
        return BAD
    if word in words.conjunctions:
        return GOOD + 0.4
    if word in words.prepositions:
        return PLAIN - 0.3
    return PLAIN if spaced else PLAIN + 0.2

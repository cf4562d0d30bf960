# SPDX-License-Identifier: Apache-2.0
"""The characters that are marks, and the label that each stands for.

Labels are taken from the text as written, before any Unicode normalisation: NFC and NFKC turn
the Greek question mark into a semicolon and the full-width marks into ASCII ones.

The rule, the same in training, in evaluation and in the editor:

- commas, colons and dashes that stand as a mark are COMMA;
- full stops, exclamation marks, semicolons and ellipses are PERIOD;
- question marks are QUESTION;
- in Greek `;` is QUESTION and `·` COMMA; in Armenian `:` is PERIOD, and a sentence with a ՞ inside
  one of its words ends in QUESTION;
- of several marks in one slot the strongest counts, QUESTION before PERIOD before COMMA.
"""

from __future__ import annotations

from functools import cache

from interpunct.transcript.labels import Label

COMMAS = ",，、،﹐﹑､፣၊:：﹕՝"
PERIODS = ".!;…‥⋯。｡．！﹗；﹔؛۔।॥։።፤។៕။‼﹒"
QUESTIONS = "?？؟﹖⸮፧\u037e⁇⁈⁉‽"
DASHES = "—―‒–⸺⸻"
IN_WORD_MARKS = "՞՜՛"  # Armenian: question, exclamation and stress, after a vowel of the word
SINGLE_QUOTES = "'’‘‚‛"
OPENING = "([{（［｛〔【〖「『《〈〝«‹≪“„‟\"‘‚‛'¿¡"
CLOSING = ")]}）］｝〕】〗」』》〉〞〟»›≫”\"’'“‘«‹„"

LANGUAGE_MARKS = {
    "el": {";": Label.QUESTION, "·": Label.COMMA, "\u0387": Label.COMMA},
    "hy": {":": Label.PERIOD, "\u2024": Label.COMMA},
}


@cache
def _labels(code: str | None) -> dict[str, Label]:
    """Label by mark character, in one language."""
    labels = dict.fromkeys(COMMAS + DASHES + "-", Label.COMMA)
    labels |= dict.fromkeys(PERIODS + "՜", Label.PERIOD)
    labels |= dict.fromkeys(QUESTIONS + "՞", Label.QUESTION)
    return labels | LANGUAGE_MARKS.get(code or "", {})


def label_of(mark: str, language_code: str | None = None) -> Label:
    """The label of a written mark, or of a run of marks and quotes: the strongest counts.

    NONE where `mark` holds no mark character.
    """
    labels = _labels(language_code)
    return max((labels.get(sign, Label.NONE) for sign in mark), default=Label.NONE)

# SPDX-License-Identifier: Apache-2.0
"""The signs of every script: the label of each mark, and the signs that open or close a quote.

One table for training, evaluation, review and the cut. Signs are read as written, before any
Unicode normalisation. NFC and NFKC turn the Greek question mark into a semicolon and the
full-width marks into ASCII marks. The decisions, with reasons:

- A comma is a pause. So are a colon (its announcement is still to come) and a dash as a mark: none
  of them ends a sentence.
- Full stops, dandas and exclamation marks end a sentence. So does an ellipsis: in captions, a new
  sentence follows more often than the rest of the old one. So does a semicolon: its sides are
  separate sentences. (Tilk & Alumäe 2016 and paper 1 count it as a comma; a published checkpoint
  that does so declares it in `runtime.converted.label_maps`.)
- Question marks, the interrobang and mixed ones ("?!") are QUESTION.
- Exceptions of a language are in its table: `;` and `·` in Greek, `:` in Armenian.
- Armenian ՞ and ՜ stand inside a word, and the sentence continues to its `։`. A separate sign
  counts as the end that it announces.
- Of several marks in one slot the strongest counts, QUESTION before PERIOD before COMMA.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from interpunct.labels import Label, strongest
from interpunct.transcript.languages import language

_NONE = Label.NONE
_PLAIN = {  # only the comma, the full stop and the question mark of each script
    Label.COMMA: ",，﹐､،、﹑፣၊",
    Label.PERIOD: ".．﹒。｡۔।։።។။",
    Label.QUESTION: "?？﹖؟⸮፧\u037e",
}
_OTHERS = {
    Label.COMMA: ":：﹕፥፦՝",
    Label.PERIOD: "!！﹗‼;；﹔؛፤…‥⋯॥៕፨",
    Label.QUESTION: "⁇⁈⁉‽",
}
_LIST_COMMA = "、"
DASHES = "—―‒–⸺⸻"
IN_WORD_MARKS = "՞՜՛"  # Armenian: question, exclamation and stress, after a vowel of the word
_SOMEWHERE = "·\u0387\u2024"  # marks only where the table of a language says so

_PAIRS = "()[]{}（）［］｛｝〔〕【】〖〗《》〈〉"
STRAIGHT_QUOTES = frozenset("\"'")
SINGLE_QUOTES = frozenset("'’‘‚‛")
_OPENING = frozenset(_PAIRS[::2] + "「『〝“‘«‹≪„‚‟‛¿¡")
_TURNED = frozenset("“‘«‹„")  # opening by shape, but closing in German, Danish, Polish …
_CLOSING = frozenset(_PAIRS[1::2] + "」』〞〟”’»›≫") | _TURNED | STRAIGHT_QUOTES
QUOTES_AND_BRACKETS = _OPENING | _CLOSING
BRACKETS = frozenset(_PAIRS)
SOUND_BRACKETS = "()[]（）［］【】"
"""Bracket pairs around sounds, each opening bracket before its closing one."""

_LABELS = {sign: label for table in (_PLAIN, _OTHERS) for label in table for sign in table[label]}
_PLAIN_SIGNS = frozenset("".join(_PLAIN.values()))

MARKS = frozenset(_LABELS)
"""Every sign that is always a mark; a dash may be a hyphen or open a dialogue."""

_READ_ALONE = dict.fromkeys(DASHES + "-", Label.COMMA) | {"՞": Label.QUESTION, "՜": Label.PERIOD}

TYPED_MARKS = MARKS.union(_READ_ALONE, _SOMEWHERE) - {"-"}
"""Every sign that can be typed into a slot."""


@cache
def _labels(language_code: str | None) -> dict[str, Label]:
    """Label by mark sign, in one language."""
    reads = language(language_code).reads if language_code else {}
    return {**_LABELS, **_READ_ALONE, **reads}


def marks_in(language_code: str) -> frozenset[str]:
    """Every sign that is a mark in running text of a language, except dashes."""
    return MARKS | language(language_code).reads.keys()


def label_of(
    mark: str, language_code: str | None = None, *, otherwise: Mapping[str, Label] | None = None
) -> Label:
    """The label of a written mark, or the strongest label of a run of marks and quotes.

    NONE if `mark` holds no mark sign. `otherwise` overrides the labels of signs.
    """
    labels = _labels(language_code)
    if otherwise is not None:
        labels = {**labels, **otherwise}
    if len(mark) == 1:
        return labels.get(mark, _NONE)
    return strongest(labels.get(sign, _NONE) for sign in mark)


def is_mark(text: str, language_code: str | None = None) -> bool:
    """Whether `text` consists of one or more mark signs."""
    labels = _labels(language_code)
    return bool(text) and all(sign in labels for sign in text)


def is_plain_mark(mark: str, language_code: str) -> bool:
    """Whether `mark` is the comma, full stop or question mark of a script or of the language."""
    spoken = language(language_code)
    return mark in _PLAIN_SIGNS or mark in (spoken.comma, spoken.period, spoken.question)


def is_restored(mark: str, language_code: str) -> bool:
    """Whether a model restores `mark`: a comma, a full stop or a question mark.

    The Chinese 、 only separates list items, and no model has a label for it.
    """
    return is_plain_mark(mark, language_code) and (
        mark != _LIST_COMMA or language(language_code).comma == _LIST_COMMA
    )


def opens(sign: str, language_code: str | None = None) -> bool:
    """Whether `sign` opens a quote, bracket or question by its shape or in the language.

    A straight quote has no opening shape; the Finnish ” both opens and closes.
    """
    quotes = language(language_code).quotes if language_code else ()
    return sign in _OPENING or any(sign == opening for opening, _ in quotes)


def closes(sign: str) -> bool:
    """Whether `sign` can close a quote or bracket; includes straight quotes, “ and «."""
    return sign in _CLOSING


def inner_questions(
    words: Iterable[tuple[str, Label]], asked: bool = False
) -> tuple[list[int], bool]:
    """The indices of the words that end an Armenian question, which has a ՞ in one of its words.

    `words` have the label of the slot after each. `asked` is True if the sentence before the first
    word has a ՞ already. The second result is the same state after the last word.
    """
    ends = []
    for index, (word, label) in enumerate(words):
        asked = asked or "՞" in word
        if label.ends_sentence:
            if asked:
                ends.append(index)
            asked = False
    return ends, asked

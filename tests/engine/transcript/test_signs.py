# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import unicodedata

import pytest

from interpunct.labels import PAPER_LABELS, Label
from interpunct.transcript.languages import Language, languages
from interpunct.transcript.signs import (
    DASHES,
    MARKS,
    QUOTES_AND_BRACKETS,
    TYPED_MARKS,
    closes,
    is_mark,
    is_plain_mark,
    label_of,
    opens,
)
from interpunct.transcript.text_pieces import PieceKind, scan

# What the Unicode name of a sign says it is, the first that fits.
LABELS_BY_NAME = {
    "QUESTION": Label.QUESTION,
    "INTERROBANG": Label.QUESTION,
    "EXCLAMATION": Label.PERIOD,
    "SEMICOLON": Label.PERIOD,
    "FULL STOP": Label.PERIOD,
    "ELLIPSIS": Label.PERIOD,
    "LEADER": Label.PERIOD,
    "DANDA": Label.PERIOD,
    "KHAN": Label.PERIOD,
    "BARIYOOSAN": Label.PERIOD,
    "PARAGRAPH SEPARATOR": Label.PERIOD,
    "SIGN SECTION": Label.PERIOD,
    "COMMA": Label.COMMA,
    "COLON": Label.COMMA,
    "LITTLE SECTION": Label.COMMA,
    "DASH": Label.COMMA,
    "HORIZONTAL BAR": Label.COMMA,
}


@pytest.mark.parametrize("sign", sorted(MARKS | set(DASHES)), ids=unicodedata.name)
def test_every_sign_is_what_its_name_says(sign: str) -> None:
    name = unicodedata.name(sign)
    expected = next((label for part, label in LABELS_BY_NAME.items() if part in name), None)
    assert label_of(sign) is expected
    assert label_of(sign).ends_sentence is (expected is not Label.COMMA)
    assert label_of(sign).is_pause is (expected is Label.COMMA)
    assert not opens(sign)
    assert not closes(sign)
    assert is_mark(sign)


@pytest.mark.parametrize("sign", sorted(QUOTES_AND_BRACKETS), ids=unicodedata.name)
def test_every_quote_and_bracket_opens_or_closes_and_is_no_mark(sign: str) -> None:
    assert opens(sign) or closes(sign)
    assert not is_mark(sign)
    if "QUOTATION" not in unicodedata.name(sign) and sign != "'":
        assert opens(sign) is not closes(sign)


def test_the_strongest_sign_of_a_run_counts() -> None:
    assert label_of('."') is Label.PERIOD
    assert label_of("...") is Label.PERIOD
    assert label_of("...?") is Label.QUESTION
    assert label_of("—?!") is Label.QUESTION
    assert label_of("-") is Label.COMMA
    assert label_of("”") is Label.NONE
    assert label_of("") is Label.NONE
    assert not is_mark('."')
    assert not is_mark("")


@pytest.mark.parametrize(
    ("sign", "code", "label"),
    [
        (";", "el", Label.QUESTION),
        ("\u037e", "el", Label.QUESTION),
        ("·", "el", Label.COMMA),
        (":", "hy", Label.PERIOD),
        ("\u2024", "hy", Label.COMMA),
        ("՝", "hy", Label.COMMA),
        ("՞", "hy", Label.QUESTION),
        (";", "en", Label.PERIOD),
        (":", "en", Label.COMMA),
        ("·", "ca", Label.NONE),
    ],
)
def test_a_sign_is_read_as_its_language_reads_it(sign: str, code: str, label: Label) -> None:
    assert label_of(sign, code) is label


def test_a_caller_may_read_a_sign_otherwise_by_saying_so() -> None:
    assert label_of(";", otherwise={";": Label.COMMA}) is Label.COMMA
    assert label_of(".", otherwise={";": Label.COMMA}) is Label.PERIOD


@pytest.mark.parametrize("entry", languages(), ids=lambda entry: entry.code)
def test_the_marks_that_a_language_writes_are_read_back(entry: Language) -> None:
    for label in PAPER_LABELS.marks:
        mark = entry.mark(label)
        asked_inside = entry.question_in_word and label is Label.QUESTION
        assert label_of(mark, entry.code) is (Label.PERIOD if asked_inside else label)
        assert is_plain_mark(mark, entry.code)


@pytest.mark.parametrize("entry", languages(), ids=lambda entry: entry.code)
def test_every_mark_of_a_language_can_be_typed(entry: Language) -> None:
    assert {entry.comma, entry.period, entry.question, *entry.reads} <= TYPED_MARKS
    assert all(is_mark(sign, entry.code) for sign in entry.reads)


@pytest.mark.parametrize("entry", languages(), ids=lambda entry: entry.code)
def test_the_quotes_of_a_language_are_read_as_quotes(entry: Language) -> None:
    word = {False: "ใจ" if entry.code == "th" else "ba", True: "我"}[not entry.spaced]
    for opening, closing in entry.quotes:
        pieces = scan(f"{word} {opening}{word}{closing} {word}", entry)
        assert [piece.kind for piece in pieces] == [
            PieceKind.WORD, PieceKind.OPENING, PieceKind.WORD, PieceKind.CLOSING, PieceKind.WORD,
        ]  # fmt: skip


def test_an_opening_question_mark_is_no_mark_of_the_word_before_it() -> None:
    for entry in languages():
        if entry.opening_question:
            assert opens(entry.opening_question)
            assert label_of(entry.opening_question, entry.code) is Label.NONE


@pytest.mark.parametrize(
    ("mark", "code", "plain"),
    [
        (".", "hi", True),  # Hindi writes । or a dot
        (";", "el", True),
        (";", "en", False),
        ("!", "en", False),
        ("…", "en", False),
        ("՝", "hy", False),
        ("", "en", False),
        ("..", "en", False),
    ],
)
def test_a_plain_mark_says_no_more_than_its_label(mark: str, code: str, plain: bool) -> None:
    assert is_plain_mark(mark, code) is plain

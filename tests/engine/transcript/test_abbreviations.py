# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest

from interpunct.transcript.abbreviations import dot_belongs, is_title, may_keep_dot
from interpunct.transcript.languages import Language, language, languages


@pytest.mark.parametrize(
    ("core", "following", "code", "belongs"),
    [
        ("Dr", " Hill came", "en", True),
        ("Dr", "", "en", False),  # the end of the text ends the sentence
        ("etc", " and so on", "en", True),
        ("etc", " We left", "en", False),
        ("no", " 5 is gone", "en", True),
        ("no", " then not", "en", False),
        ("no", " Then not", "en", False),
        ("Art", " 5 gilt", "de", True),
        ("Art", " und Weise", "de", False),
        ("J", " Smith", "en", True),
        ("I", " Then we went", "en", False),  # the pronoun is no initial
        ("I", " Then we went", "de", True),
        ("U.S", " Navy ships", "en", True),
        ("e.g", " boats", "en", True),
        ("e.g", " Boats", "en", True),  # a title: never
        ("p.m", " Then we went", "en", False),
        ("boat", " and so on", "en", False),
    ],
)
def test_a_dot_is_the_words_or_the_sentences(
    core: str, following: str, code: str, belongs: bool
) -> None:
    assert dot_belongs(core, following, language(code)) is belongs


@pytest.mark.parametrize(
    ("number", "following", "code", "belongs"),
    [
        ("3", " Mai", "de", True),
        ("3", " mai", "de", True),
        ("1945", " Danach", "de", False),
        ("1945", " danach", "de", True),
        ("5", " května", "cs", True),
        ("5", " Pak", "cs", False),
        ("5", " pak", "en", False),
        ("12345", " května", "cs", False),
    ],
)
def test_the_dot_of_an_ordinal_is_its_own_where_a_language_writes_one(
    number: str, following: str, code: str, belongs: bool
) -> None:
    assert dot_belongs(number, following, language(code)) is belongs


@pytest.mark.parametrize("entry", languages(), ids=lambda entry: entry.code)
def test_a_title_keeps_its_dot_before_a_name_and_a_numbered_one_before_a_number(
    entry: Language,
) -> None:
    for title in sorted(entry.titles):
        assert dot_belongs(title[:-1], " Ada", entry), title
        assert is_title(title, entry)
    for title in sorted(entry.numbered):
        assert dot_belongs(title[:-1], " 5", entry), title
        assert not dot_belongs(title[:-1], " Ada", entry), title
        assert is_title(title, entry)


@pytest.mark.parametrize("entry", languages(), ids=lambda entry: entry.code)
def test_an_abbreviation_keeps_its_dot_before_a_small_letter(entry: Language) -> None:
    for short in sorted(entry.abbreviations):
        if short.endswith(".") and " " not in short:
            assert dot_belongs(short[:-1], " then", entry), short


@pytest.mark.parametrize(
    ("run", "code", "asks"),
    [
        ("etc.", "en", True),
        ("(etc.)", "en", True),
        ("“Mr.”", "en", True),
        ("3.", "en", True),
        ("boat.", "en", False),
        ("etc", "en", False),
    ],
)
def test_only_a_dot_that_may_be_an_abbreviations_asks_for_what_follows(
    run: str, code: str, asks: bool
) -> None:
    assert may_keep_dot(run, language(code)) is asks

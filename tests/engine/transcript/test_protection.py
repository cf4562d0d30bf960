# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest

from interpunct.transcript.languages import language
from interpunct.transcript.protection import is_fixed, is_protected


@pytest.mark.parametrize(
    "word",
    [
        "www.a.org",
        "@anna",
        "#tag",
        "jo@a.b",
        "x.py",
        "U.S.",
        "B2B",
        "iPhone",
        "McDonald",
        "a_b",
        "&nbsp",
        "x^n",
    ],
)
def test_words_that_are_no_plain_words_keep_their_casing(word: str) -> None:
    assert is_fixed(word, language("en"))


@pytest.mark.parametrize(
    "word",
    ["boat", "Anna", "NATO", "don't", "It's", "well-known", "I", "лодка", "我", "mp3", "r&d"],
)
def test_plain_words_may_change_theirs(word: str) -> None:
    assert not is_fixed(word, language("en"))


@pytest.mark.parametrize(
    ("word", "between", "following", "code", "protected"),
    [
        ("one", " ", "two", "en", False),
        ("one", "", "two", "en", True),  # they touch
        ("我", "", "们", "zh", False),
        ("salt", " ", "&", "en", True),
        ("&", " ", "pepper", "en", True),
        ("€", " ", "5", "en", True),
        ("no.", " ", "5", "en", True),
        ("20", " ", "000", "fr", True),
        ("20", " ", "000", "en", False),  # English writes 20,000
        ("20", "\u202f", "000", "en", True),
        ("5", " ", "%", "en", True),
        ("5", " ", "boats", "en", False),
        ("Dr.", " ", "Hill", "en", True),
        ("J.", " ", "Hill", "en", True),
        ("etc.", " ", "and", "en", False),
    ],
)
def test_no_mark_goes_where_it_would_be_wrong(
    word: str, between: str, following: str, code: str, protected: bool
) -> None:
    assert is_protected(word, between, following, language(code)) is protected

# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest

from interpunct.labels import Casing
from interpunct.transcript.lettercase import has_capital_parts, with_casing


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [
        ("coca-cola", "en", "Coca-Cola"),
        ("african-american", "en", "African-American"),
        ("zeta-jones", "en", "Zeta-Jones"),
        ("états-unis", "fr", "États-Unis"),
        ("aix-en-provence", "fr", "Aix-en-Provence"),
        ("saint-exupéry", "fr", "Saint-Exupéry"),
        ("нью-йорк", "ru", "Нью-Йорк"),
        ("nord-süd-dialog", "de", "Nord-Süd-Dialog"),
        ("stratford-upon-avon", "de", "Stratford-Upon-Avon"),
        ("hin-und-her", "de", "Hin-und-Her"),
    ],
)
def test_names_and_german_nouns_have_a_capital_behind_a_hyphen(
    text: str, code: str, expected: str
) -> None:
    assert with_casing(text, Casing.CAPITALISED, code) == expected
    assert with_casing(expected, Casing.UPPER, code) == text.upper()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Well-known", "en"),
        ("No-one", "en"),
        ("Chicago-born", "en"),
        ("Ha-ha-ha", "en"),
        ("T-shirt", "en"),
        ("X-ray", "en"),
        ("Peut-être", "fr"),
        ("Existe-t-il", "fr"),
        ("Washington-överenskommelsen", "sv"),
        ("Mm-hmm", "en"),
        ("20-jährige", "de"),
        ("A--b", "en"),
        ("A-", "en"),
    ],
)
def test_other_words_have_none(text: str, code: str) -> None:
    assert with_casing(text, Casing.CAPITALISED, code) == text


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [
        ("non-hispanic", "en", "non-Hispanic"),
        ("pro-eu", "en", "pro-EU"),
        ("mid-august", "en", "mid-August"),
        ("states-general", "en", "states-general"),
        ("well-known", "en", "well-known"),
        ("nord-süd", "de", "nord-süd"),
    ],
)
def test_a_name_behind_a_small_prefix_keeps_its_capital(
    text: str, code: str, expected: str
) -> None:
    assert with_casing(text, Casing.LOWER, code) == expected
    assert has_capital_parts(text, code) is (expected != text)

# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest

from interpunct.errors import LanguageError
from interpunct.transcript.labels import Label
from interpunct.transcript.languages import language, languages
from interpunct.transcript.segmenters import segment


def test_there_are_forty_six_languages_with_distinct_names() -> None:
    assert len(languages()) == 46
    assert len({entry.name for entry in languages()}) == 46


@pytest.mark.parametrize(
    ("alias", "code"),
    [
        ("zh", "zh-Hans"),
        ("zh_TW", "zh-Hant"),
        ("nb", "no"),
        ("nn-NO", "no"),
        ("iw", "he"),
        ("jp", "ja"),
        ("pt-BR", "pt"),
        ("EN", "en"),
        ("German", "de"),
        ("日本語", "ja"),
    ],
)
def test_a_language_answers_to_its_other_names(alias: str, code: str) -> None:
    assert language(alias).code == code


def test_an_unknown_language_is_told_with_the_nearest_ones() -> None:
    with pytest.raises(LanguageError, match="Did you mean: de"):
        language("germann")


@pytest.mark.parametrize(
    ("code", "marks"),
    [
        ("en", ",.?"),
        ("zh", "，。？"),
        ("ja", "、。？"),
        ("fa", "،.؟"),
        ("ur", "،۔؟"),
        ("hi", ",।?"),
        ("el", ",.;"),
        ("hy", ",։։"),
        ("ar", "،.؟"),
    ],
)
def test_each_language_writes_its_own_marks(code: str, marks: str) -> None:
    entry = language(code)
    assert entry.mark(Label.COMMA) + entry.mark(Label.PERIOD) + entry.mark(Label.QUESTION) == marks
    assert entry.mark(Label.NONE) == ""


def test_segmenters_lose_nothing_and_keep_latin_words_whole() -> None:
    for code, text in (("zh", "我用Python3.5写代码"), ("ja", "私はPython3.5を使っています")):
        words = segment(text, code)
        assert "".join(words) == text
        assert any("Python" in word for word in words)
        assert len(words) > 2
    assert segment("one two", "en") == ["one", "two"]

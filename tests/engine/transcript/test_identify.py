# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest

from interpunct.transcript.identify import WHOLE, identify, ngrams

GERMAN = "wir haben heute noch viel zu tun und keine zeit"
ENGLISH = "there is still a lot of work to do today"


def test_languages_that_alternate_are_told_apart() -> None:
    assert identify([ENGLISH, GERMAN, ENGLISH], ["en", "de"]) == ["en", "de", "en"]


def test_one_odd_short_cue_goes_with_its_neighbours() -> None:
    texts = [GERMAN, "okay", GERMAN, "123", GERMAN]
    assert identify(texts, ["en", "de"]) == ["de"] * 5


def test_the_script_decides_where_it_can() -> None:
    texts = ["добрый день", "καλημέρα σας", "안녕하세요", "こんにちは", "สวัสดี", "नमस्ते"]
    assert identify(texts, ["ru", "el", "ko", "ja", "th", "hi"]) == [
        "ru", "el", "ko", "ja", "th", "hi",
    ]  # fmt: skip


def test_without_candidates_the_languages_of_a_file_are_found() -> None:
    assert identify([ENGLISH] * 20 + ["Amélie Poulain"]) == ["en"] * 21
    assert set(identify([GERMAN] * 5 + [ENGLISH] * 5)) == {"de", "en"}
    assert identify(["我们今天要去北京", "好的"]) == ["zh-Hans"] * 2
    assert identify(["我們今天要去臺灣學習"]) == ["zh-Hant"]


def test_latin_terms_are_borrowed_by_the_words_around_them() -> None:
    lecture = {
        "ko": ["드리는 방법은 GPU instance는", "가령 따라서 cpu instance만 사용하면"],
        "ja": ["今日はMachine Learningの話です", "TensorFlowとPyTorchを使う", "まず入れましょう"],
        "zh-Hans": ["然后打开Google Chrome", "我们用TensorFlow和PyTorch Lightning", "这很简单"],
        "ru": ["это работает в Google Chrome и Microsoft Edge", "используем TensorFlow"],
        "hi": ["हम TensorFlow और PyTorch का उपयोग करते हैं"],
        "ar": ["هذا هنا هو ما سنبنيه", "نستخدم TensorFlow و PyTorch Lightning"],
    }
    for code, texts in lecture.items():
        assert identify(texts) == [code] * len(texts)
        assert identify(texts, ["en", code]) == [code] * len(texts)


@pytest.mark.parametrize(
    ("latin", "code"), [("search the old files", "ru"), ("search the old files now", "en")]
)
def test_a_borrowed_term_has_four_words_at_most(latin: str, code: str) -> None:
    around = "сейчас мы об этом поговорим"
    texts = [around, f"и потом мы видели {latin}", around]
    assert identify(texts, ["ru", "en"]) == ["ru", code, "ru"]


@pytest.mark.parametrize(("character", "code"), [("龜", "zh-Hant"), ("龟", "zh-Hans")])
def test_one_character_tells_the_two_forms_of_chinese_apart(character: str, code: str) -> None:
    for candidates in (["zh-Hans", "zh-Hant"], ["zh-Hant", "zh-Hans"]):
        assert identify([character], candidates) == [code]


def test_a_run_of_letters_tells_by_its_parts_and_as_a_whole() -> None:
    told = list(ngrams("so", (WHOLE, 1, 2)))
    assert told == [(0, "|so|"), (1, "s"), (1, "o"), (2, " s"), (2, "so"), (2, "o ")]


def test_a_foreign_word_is_quoted_by_the_words_around_it() -> None:
    texts = [
        ENGLISH,
        "the word 안녕하세요 means hello",
        ENGLISH,
        "and привет is the same",
        ENGLISH,
    ]
    assert identify(texts, ["en", "ko", "ru"]) == ["en"] * 5


def test_texts_without_letters_are_answered_too() -> None:
    assert identify([]) == []
    assert identify(["123", ""]) == ["en", "en"]
    assert identify(["123"], ["fr", "de"]) == ["fr"]


def test_one_candidate_needs_no_look_at_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("interpunct.transcript.identify._cue_costs", None)
    assert identify(["a", "b"], ["zh"]) == ["zh-Hans", "zh-Hans"]


def test_a_speaker_keeps_the_language_of_the_rest_of_a_turn() -> None:
    texts = [
        "dobrý deň ďakujem za pozvanie celý život je možno priveľa ale tridsať rokov to už",
        "bude",
        "jak jste se k tomu dostal byl v tom někdo z rodiny že jste začal",
    ]
    spoken_by_one = [False, True, False]
    assert identify(texts, ["cs", "sk"], same_speaker=spoken_by_one) == ["sk", "sk", "cs"]


@pytest.mark.parametrize(
    ("code", "around", "mixed"),
    [
        ("ru", "сейчас мы об этом поговорим", "поставьте ubuntu server на raspberry pi"),
        ("ko", "오늘은 탐색 방법에 대해서 배웠습니다", "search와 random search를"),
        ("ja", "それではこれから始めていきたいと思います", "bitcoin core の lightning network"),
        ("zh-Hans", "我们今天来谈一谈这个问题", "于是 curtis cooper 和 university of missouri"),
        ("el", "σήμερα θα δούμε πώς γίνεται αυτό", "ανοίγουμε το visual studio code"),
    ],
)
def test_words_borrowed_in_latin_letters_do_not_change_the_language(
    code: str, around: str, mixed: str
) -> None:
    assert identify([around, mixed, around], [code, "en"]) == [code] * 3


def test_a_quoted_word_of_another_script_does_not_change_the_language() -> None:
    around = "and now we are going to learn how to greet people"
    for quoted in ("привет means hello", "你好 means hello", "the letter α and the letter β"):
        assert identify([around, quoted, around], ["en", "ru", "zh-Hans", "el"]) == ["en"] * 3

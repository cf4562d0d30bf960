# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import Casing
from interpunct.transcript.lettercase import (
    capitalise,
    casing_of,
    is_clitic,
    is_enclitic,
    lower,
    model_form,
    upper,
    with_casing,
)


def test_turkish_keeps_its_two_letters_i_apart() -> None:
    assert lower("IĞDIR İZMİR", "tr") == "ığdır izmir"
    assert upper("ılık istanbul", "tr") == "ILIK İSTANBUL"
    assert capitalise("istanbul", "tr") == "İstanbul"
    assert lower("IT", "en") == "it"


def test_greek_has_a_final_sigma_and_keeps_its_accents() -> None:
    assert lower("ΟΔΟΣ", "el") == "οδος"
    assert lower("οδοσ", "el") == "οδος"
    assert lower("οδοσ", "en") == "οδοσ"
    assert upper("όδος", "el") == "ΌΔΟΣ"
    assert capitalise("όταν", "el") == "Όταν"


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [
        ("ijs", "nl", "IJs"),
        ("'s-gravenhage", "nl", "'s-Gravenhage"),
        ("'s-gravenhage", "en", "'S-gravenhage"),
        ("l'école", "fr", "L'école"),
        ("’tis", "en", "’Tis"),
        ("3d", "en", "3d"),
        ("ǆak", "hr", "ǅak"),
        ("100", "en", "100"),
    ],
)
def test_the_first_letter_is_capitalised(text: str, code: str, expected: str) -> None:
    assert capitalise(text, code) == expected


def test_capitals_never_become_two_letters() -> None:
    assert upper("straße", "de") == "STRAßE"
    assert upper("և", "hy") == "և"


@pytest.mark.parametrize(
    ("text", "casing"),
    [
        ("word", Casing.LOWER),
        ("Word", Casing.CAPITALISED),
        ("WORD", Casing.UPPER),
        ("I", Casing.CAPITALISED),
        ("IJs", Casing.CAPITALISED),
        ("C'est", Casing.CAPITALISED),
        ("McDonald", None),
        ("iPhone", None),
        ("12", None),
        ("你", None),
    ],
)
def test_the_casing_of_a_word_is_known(text: str, casing: Casing | None) -> None:
    assert casing_of(text) is casing


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("uk's", "UK's"),
        ("nasa’s", "NASA’s"),
        ("it's", "IT'S"),
        ("where's", "WHERE'S"),
        ("everybody's", "EVERYBODY'S"),
        ("o's's", "O'S'S"),
        ("'s", "'S"),
    ],
)
def test_the_possessive_of_an_acronym_stays_small_and_a_contraction_does_not(
    text: str, expected: str
) -> None:
    assert with_casing(text, Casing.UPPER, "en") == expected


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [
        ("mcdonald", "en", "McDonald"),
        ("mcdonald's", "en", "McDonald's"),
        ("o’neil", "en", "O’Neil"),
        ("mcs", "en", "Mcs"),
        ("o'er", "en", "O'er"),
        ("mcdonald", "fr", "Mcdonald"),
    ],
)
def test_english_names_have_a_second_capital(text: str, code: str, expected: str) -> None:
    assert with_casing(text, Casing.CAPITALISED, code) == expected
    assert with_casing(expected, Casing.LOWER, code) == text


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [
        ("mp3", "fr", "MP3"),
        ("3d-druck", "de", "3D-druck"),
        ("covid-19", "en", "COVID-19"),
        ("r&d's", "en", "R&D's"),
        ("u.s.", "en", "U.S."),
        ("u.s", "en", "U.S"),
        ("j.k.", "en", "J.K."),
        ("ph.d.", "en", "Ph.D."),
        ("z.b.", "de", "z.B."),
        ("ee.uu.", "es", "EE.UU."),
    ],
)
@pytest.mark.parametrize("casing", Casing)
def test_an_abbreviation_with_dots_digits_or_an_ampersand_has_one_form(
    text: str, code: str, expected: str, casing: Casing
) -> None:
    assert with_casing(text, casing, code) == expected


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a.m.", "en"),
        ("e.g.", "en"),
        ("d.h.", "de"),
        ("a.com", "en"),
        ("a.", "en"),
        ("a&bc", "en"),
    ],
)
def test_other_small_letters_stay_small(text: str, code: str) -> None:
    assert with_casing(text, Casing.LOWER, code) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("youtube", "YouTube"),
        ("IPHONE", "iPhone"),
        ("iphones", "iPhones"),
        ("youtube's", "YouTube's"),
        ("youtube-ban", "YouTube-ban"),
        ("ios", "iOS"),
        ("youtubed", "youtubed"),
        ("ss", "ss"),
        ("", ""),
    ],
)
def test_a_known_name_in_mixed_case_keeps_it(text: str, expected: str) -> None:
    assert with_casing(text, Casing.LOWER, "hu") == expected


def test_such_a_name_may_be_written_otherwise() -> None:
    assert with_casing("youtube", Casing.UPPER, "en") == "YOUTUBE"
    assert with_casing("ios", Casing.CAPITALISED, "en") == "Ios"


def test_clitics_pass_the_capital_on() -> None:
    assert is_clitic("'n", "af")
    assert is_clitic("’T", "nl")
    assert not is_clitic("'tis", "en")
    assert not is_clitic("'s", "de")


@pytest.mark.parametrize(
    ("word", "code", "form"),
    [
        ("Mr.", "en", "mr"),
        ("Don’t", "en", "don't"),
        ("12:30", "en", "00:00"),
        ("ＡＢ", "en", "ab"),
        ("ո՞ւր", "hy", "ուր"),
        ("كتـاب", "ar", "كتاب"),
        ("IŞIK", "tr", "ışık"),
        ("…", "en", "…"),
    ],
)
def test_a_model_sees_words_as_speech_recognition_writes_them(
    word: str, code: str, form: str
) -> None:
    assert model_form(word, code) == form


@given(st.text(min_size=1, max_size=12), st.sampled_from(["en", "tr", "el", "nl", "hy"]))
def test_the_model_form_is_never_empty_and_casing_does_not_matter(text: str, code: str) -> None:
    assert model_form(text, code)


@given(st.sampled_from(list(Casing)), st.sampled_from(["straat", "ijs", "été", "ılık", "иду"]))
def test_casing_changes_letters_only_in_case(casing: Casing, text: str) -> None:
    assert with_casing(text, casing, "nl").casefold() == text.casefold()


@pytest.mark.parametrize(
    ("small", "code", "capital"),
    [
        ("nord-süd-dialog", "de", "Nord-Süd-Dialog"),
        ("terrorismus-index", "de", "Terrorismus-Index"),
        ("e-mail", "de", "E-Mail"),
        ("frankfurt-am-main", "de", "Frankfurt-am-Main"),
        ("20-jährige", "de", "20-jährige"),
        ("peut-être", "fr", "Peut-être"),
        ("well-known", "en", "Well-known"),
    ],
)
def test_each_noun_of_a_german_compound_has_its_capital(
    small: str, code: str, capital: str
) -> None:
    assert with_casing(small, Casing.CAPITALISED, code) == capital
    assert with_casing(capital, Casing.LOWER, code) == small


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [
        ("us-dollar", "de", "US-Dollar"),
        ("eu-weit", "de", "EU-Weit"),
        ("uns-dollar", "de", "Uns-Dollar"),
        ("eu-kommissionen", "sv", "EU-kommissionen"),
        ("tv-show", "en", "TV-show"),
        ("us-based", "en", "Us-based"),
        ("tv's", "en", "TV's"),
        ("eu-ban", "hu", "EU-ban"),
        ("nato'nun", "tr", "NATO'nun"),
        ("tbmm’nin", "tr", "TBMM’nin"),
        ("eu:ssa", "fi", "EU:ssa"),
        ("eu:s", "sv", "EU:s"),
        ("eu-", "sv", "Eu-"),
    ],
)
def test_an_acronym_before_an_ending_is_in_capitals(text: str, code: str, expected: str) -> None:
    assert with_casing(text, Casing.CAPITALISED, code) == expected
    assert with_casing(expected, Casing.LOWER, code) == text


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [
        ("apis", "en", "APIs"),
        ("Ngos", "en", "NGOs"),
        ("gps", "en", "GPS"),
        ("this", "en", "THIS"),
        ("uns", "de", "UNS"),
    ],
)
def test_the_plural_of_an_acronym_ends_small(text: str, code: str, expected: str) -> None:
    assert with_casing(text, Casing.UPPER, code) == expected


def test_the_ends_of_english_contractions_are_known_with_either_apostrophe() -> None:
    assert is_enclitic("n't", "en")
    assert is_enclitic("’LL", "en")
    assert not is_enclitic("not", "en")
    assert not is_enclitic("n't", "de")

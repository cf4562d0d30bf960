# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct_lab.text.malay import cardinal, spoken_malay


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "kosong"),
        (10, "sepuluh"),
        (11, "sebelas"),
        (19, "sembilan belas"),
        (20, "dua puluh"),
        (111, "seratus sebelas"),
        (1001, "seribu satu"),
        (11_000, "sebelas ribu"),
        (100_000, "seratus ribu"),
        (21_000_019, "dua puluh satu juta sembilan belas"),
    ],
)
def test_numbers_in_words(number: int, words: str) -> None:
    assert cardinal(number) == words


@pytest.mark.parametrize(
    ("written", "spoken"),
    [
        ("Pada 2015, ya.", "Pada dua ribu lima belas, ya."),
        ("RM10.50.", "sepuluh ringgit lima puluh sen."),
        ("RM2.5 juta, US$100", "dua perpuluhan lima juta ringgit, seratus dolar"),
        ("Naik 5.2%?", "Naik lima perpuluhan dua peratus?"),
        ("1,234 orang", "seribu dua ratus tiga puluh empat orang"),
        ("antara 10-15", "antara sepuluh hingga lima belas"),
        ("kali ke-2", "kali kedua"),
        ("Kod 007", "Kod kosong kosong tujuh"),
        ("012-3456789,", "kosong satu dua tiga empat lima enam tujuh lapan sembilan,"),
        ("www.bharian.com.my.", "www dot bharian dot com dot my."),
        ("https://astro.my/sukan, ya?", "astro dot my sukan, ya?"),
        ("COVID-19 dan 5G", "COVID-19 dan 5G"),
    ],
)
def test_figures_as_they_are_said(written: str, spoken: str) -> None:
    assert spoken_malay(written) == spoken


@given(st.integers(0, 10**15 - 1))
def test_different_numbers_have_different_words(number: int) -> None:
    assert re.fullmatch(r"[a-z ]+", cardinal(number))
    assert cardinal(number) != cardinal(number + 1)


@given(
    st.text(st.characters(exclude_categories=["Nd"]), max_size=40).filter(lambda t: "." not in t)
)
def test_text_without_figures_and_addresses_stays(text: str) -> None:
    assert spoken_malay(text) == text

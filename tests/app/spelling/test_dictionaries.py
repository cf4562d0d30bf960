# SPDX-License-Identifier: Apache-2.0
"""Finding and reading dictionaries, which words are looked up, and the user's own words."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from interpunct.errors import LanguageError
from interpunct_app.spelling.dictionaries import Dictionaries, system_folders
from interpunct_app.spelling.own_words import OwnWords
from interpunct_app.spelling.words import is_known, is_spelt

LEAVES_FILES_OPEN = pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"
)
"""As spylls does, until they are collected."""


def put(folder: Path, *names: str) -> Path:
    folder.mkdir(exist_ok=True)
    for name in names:
        (folder / f"{name}.aff").write_text("SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n", "utf-8")
        (folder / f"{name}.dic").write_text("2\nharbour/S\nwater\n", "utf-8")
    return folder


class Words:
    """Knows some words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def lookup(self, word: str) -> bool:
        return word in self.words

    def suggest(self, word: str, stops: Callable[[], bool]) -> Iterable[str]:
        return ()


def test_the_region_of_the_system_is_chosen_where_it_is_there(tmp_path: Path) -> None:
    folder = put(tmp_path, "en_AU", "en_GB", "en_US", "de_AT", "de_DE", "fr", "fr_CH")

    def chosen(code: str, locale: str) -> str:
        path = Dictionaries([folder], locale).path(code)
        return "" if path is None else path.stem

    assert chosen("en", "en_GB") == "en_GB"
    assert chosen("en", "de_AT") == "en_US"
    assert chosen("de", "de_AT") == "de_AT"
    assert chosen("de", "en_GB") == "de_DE"
    assert chosen("fr", "en_GB") == "fr"
    assert chosen("es", "en_GB") == ""


def test_a_variant_of_a_region_stands_for_it(tmp_path: Path) -> None:
    folder = put(tmp_path, "de_AT_frami", "de_CH_frami", "de_DE_frami", "en_AU", "en_GB-large")

    def chosen(code: str, locale: str) -> str:
        path = Dictionaries([folder], locale).path(code)
        return "" if path is None else path.stem

    assert chosen("de", "de_CH") == "de_CH_frami"
    assert chosen("de", "en_GB") == "de_DE_frami"
    assert chosen("en", "en_GB") == "en_GB-large"


def test_languages_without_spaces_and_half_a_pair_are_none(tmp_path: Path) -> None:
    folder = put(tmp_path, "zh_CN", "th", "nb_NO", "sv_SE")
    (folder / "sv_SE.dic").unlink()
    there = Dictionaries([folder], "en_GB")
    assert [there.has(code) for code in ("zh-Hans", "th", "no", "sv", "", "xx")] == [
        *(False, False, True, False, False, False)
    ]


def test_a_folder_that_cannot_be_looked_into_has_no_dictionaries(tmp_path: Path) -> None:
    there = Dictionaries([tmp_path / ("x" * 300), put(tmp_path, "sv_SE")], "en_GB")
    assert there.has("sv")


def test_the_folder_of_the_variable_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DICPATH", str(tmp_path))
    assert system_folders()[0] == tmp_path


@pytest.mark.parametrize("word", ["harbour", "don’t", "well-known", "Élan", "а́том", "می‌روم"])
def test_words_of_letters_are_looked_up(word: str) -> None:
    assert is_spelt(word)


@pytest.mark.parametrize(
    "word", ["NATO", "McDonald", "a", "1234", "AT&amp;T", "b<i>ig</i>", "x.org", "B-2", "iPhone"]
)
def test_other_words_are_not(word: str) -> None:
    assert not is_spelt(word)


def test_decomposed_letters_are_known() -> None:
    assert is_known(Words("sch\xf6n"), "scho\u0308n")


def test_what_apostrophes_and_hyphens_join_is_known_by_its_parts() -> None:
    words = Words("harbour", "well", "known", "don't", "l'", "we", "'re", "arbre")
    known = ["harbour's", "well-known", "don’t", "‘harbour’", "l’arbre", "we're", "-well"]
    assert all(is_known(words, word) for word in known)
    assert not any(is_known(words, word) for word in ("harbuor's", "well-knwon", "wwe're"))


def test_own_words_hold_in_any_case_and_the_file_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "de.txt"
    path.write_text("Hafenmeisterei", "utf-8")
    OwnWords(tmp_path).add("de", "Kaje")
    assert path.read_text("utf-8") == "Hafenmeisterei\nKaje\n"
    own = OwnWords(tmp_path)
    assert own.has("de", "hafenmeisterei")
    assert own.has("de", "kaje")
    assert not own.has("en", "Kaje")


def test_words_that_cannot_be_kept_are_told(tmp_path: Path) -> None:
    (tmp_path / "words").write_bytes(b"")
    with pytest.raises(LanguageError, match="cannot be kept"):
        OwnWords(tmp_path / "words").add("en", "harbuor")


@LEAVES_FILES_OPEN
def test_a_pair_of_files_is_read_and_suggests(tmp_path: Path) -> None:
    pytest.importorskip("spylls", reason="the extra spell is not installed")
    read = Dictionaries([put(tmp_path, "en_GB")], "en_GB").open("en")
    assert read.lookup("harbours")
    assert not read.lookup("harbuor")
    assert "harbour" in list(read.suggest("harbuor", lambda: False))
    assert list(read.suggest("harbuor", lambda: True)) == []


@LEAVES_FILES_OPEN
def test_a_damaged_pair_is_told_by_its_name(tmp_path: Path) -> None:
    pytest.importorskip("spylls", reason="the extra spell is not installed")
    folder = put(tmp_path, "en_GB")
    (folder / "en_GB.aff").write_text("SET NO-SUCH-CODE\n", "utf-8")
    with pytest.raises(LanguageError, match=r"en_GB\.aff"):
        Dictionaries([folder], "en_GB").open("en")
    gc.collect()

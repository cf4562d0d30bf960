# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import subprocess
import sys

import pytest

from interpunct.errors import LanguageError
from interpunct.labels import Label
from interpunct.transcript.identify import ORDERS, is_profiled, profiled_languages
from interpunct.transcript.languages import (
    Group,
    Language,
    OrdinalDots,
    codes,
    language,
    languages,
    read_language,
)
from interpunct.transcript.segmenters import segment

TABLE = """
name = "Venetian"
native_name = "vèneto"
group = "Romance"
reads = { ";" = "comma" }
titles = "Sior. Dr."
abbreviations = "ecc."

[function_words]
articles = "el la i le"
"""
WITHOUT_DOTS = ("he", "ur")  # their abbreviations end in no dot


def test_there_are_at_least_forty_six_languages_with_distinct_names() -> None:
    assert len(languages()) >= 46
    assert len({entry.name for entry in languages()}) == len(languages())


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
    with pytest.raises(LanguageError, match="Known are: af, ar, "):
        language("§§")


def test_a_language_that_is_like_none_is_told_with_all_there_are() -> None:
    with pytest.raises(LanguageError, match=r"Known are: af, ar, .*zh-Hant"):
        language("klingon")


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


def test_a_table_is_a_language() -> None:
    venetian = read_language("vec", TABLE)
    assert venetian.group is Group.ROMANCE
    assert venetian.titles == {"sior.", "dr."}
    assert venetian.reads == {";": Label.COMMA}
    assert venetian.function_words.articles == {"el", "la", "i", "le"}
    assert (venetian.mark(Label.QUESTION), venetian.spaced) == ("?", True)
    assert venetian.ordinal_dots is OrdinalDots.NEVER


def test_auxiliaries_end_clauses_in_few_languages() -> None:
    ending = {entry.code for entry in languages() if entry.verb_last}
    assert ending == {"de", "fa", "hi", "nl", "tr"}


@pytest.mark.parametrize(
    "fact", ["name", "native_name", "group", "titles", "abbreviations", "function_words"]
)
def test_what_a_table_lacks_is_named(fact: str) -> None:
    lines = TABLE.partition("\n[")[0].splitlines() if fact == "function_words" else None
    lines = lines or [line for line in TABLE.splitlines() if not line.startswith(f"{fact} =")]
    with pytest.raises(LanguageError, match=f"^vec lacks {fact}\\."):
        read_language("vec", "\n".join(lines))


def test_a_fact_that_no_language_has_is_named() -> None:
    with pytest.raises(LanguageError, match=r"^vec should not have abreviations\."):
        read_language("vec", f'abreviations = "ecc."\n{TABLE}')


@pytest.mark.parametrize("code", codes())
def test_every_language_lacks_nothing(code: str) -> None:
    entry = language(code)
    words = entry.function_words
    some = {
        "function words": words.articles
        | words.prepositions
        | words.auxiliaries
        | words.particles,
        "titles": entry.titles or code in WITHOUT_DOTS,
        "abbreviations": entry.abbreviations or code in WITHOUT_DOTS,
        "quotes": entry.quotes,
        "a word segmenter": entry.spaced or segment("我私", code),
        "an identification profile": all(
            code in profiled_languages(script) for script in ORDERS if is_profiled(entry, script)
        ),
    }
    assert not [f"{code} lacks {fact}" for fact, present in some.items() if not present]


def test_no_two_languages_answer_to_the_same_name() -> None:
    names = [
        name.lower()
        for entry in languages()
        for name in {entry.code, *entry.aliases, entry.name, entry.native_name}
    ]
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("entry", languages(), ids=lambda entry: entry.code)
def test_dots_are_listed_once_and_with_the_word(entry: Language) -> None:
    assert all(short.endswith(".") for short in entry.titles | entry.numbered)
    assert not entry.titles & entry.numbered
    assert all(word.startswith("'") for word in entry.clitics | entry.elisions)


def test_one_language_is_read_without_the_others() -> None:
    code = (
        "import pathlib; from interpunct.transcript import languages as known; read = [];"
        "load = known.read_language;"
        "known.read_language = lambda code, table: read.append(code) or load(code, table);"
        "assert known.language('de') is known.language('de'); assert read == ['de'], read;"
        "known.language('German'); assert len(read) == len(known.codes()), read"
    )
    subprocess.run([sys.executable, "-c", code], check=True)

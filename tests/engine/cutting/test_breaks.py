# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from interpunct.cutting.layout.breaks import BAD, GOOD, PLAIN, POOR, break_costs
from interpunct.labels import Label
from interpunct.transcript.languages import Language, languages
from interpunct.transcript.signs import DASHES, MARKS, label_of

Make = Callable[..., Any]
ENDING = sorted(sign for sign in MARKS if label_of(sign).ends_sentence)
PAUSING = sorted(sign for sign in MARKS.union(DASHES) if label_of(sign).is_pause)


def badness(left: str, right: str, code: str, *, spaced: bool = True) -> float:
    """The badness of a break between two words with no mark between them."""
    return break_costs([left, right], code, [Label.NONE] * 2, ["", " " if spaced else ""])[1]


@pytest.mark.parametrize("sign", ENDING, ids=unicodedata.name)
def test_a_line_ends_where_a_sentence_does_whatever_ends_it(cutting: Make, sign: str) -> None:
    sentences = f"and then the boat was gone at last{sign} we all went home"
    assert cutting().payloads((1, 5, sentences)) == [sentences.replace(f"{sign} ", f"{sign}\n")]


@pytest.mark.parametrize("sign", ENDING, ids=unicodedata.name)
def test_a_cue_ends_where_a_sentence_does_whatever_ends_it(cutting: Make, sign: str) -> None:
    cues = (
        (0, 3, f"The ferry leaves at nine{sign} Bring your"),
        (3, 6, "passport and something to eat."),
    )
    assert cutting().payloads(*cues) == [
        f"The ferry leaves at nine{sign}",
        "Bring your passport and something to eat.",
    ]


@pytest.mark.parametrize("sign", PAUSING, ids=unicodedata.name)
def test_a_line_rather_ends_where_a_sentence_pauses(cutting: Make, sign: str) -> None:
    space = " " if sign in DASHES else ""
    pausing = f"and then the boat was gone{space}{sign} lost with all its crew"
    assert cutting().payloads((1, 5, pausing)) == [pausing.replace(f"{sign} ", f"{sign}\n")]


@pytest.mark.parametrize(
    ("code", "clauses"),
    [
        ("zh-Hans", "但是我想问你 我们要看什么样的电影呢"),
        ("th", "เมื่อวานตอนเช้าเรือออกไปแล้ว พวกเรายังรออยู่ที่ท่าเรือ"),
    ],
)
def test_a_line_rather_ends_at_a_space_where_words_need_none(
    cutting: Make, code: str, clauses: str
) -> None:
    assert cutting(code).payloads((1, 5, clauses)) == ["\n".join(clauses.split())]


def test_a_space_around_a_foreign_word_is_no_pause() -> None:
    assert badness("我们", "henry", "zh-Hans") == PLAIN == badness("henry", "我们", "zh-Hans")


def test_greek_and_armenian_sentences_end_with_marks_of_their_own(cutting: Make) -> None:
    asked = "πότε φεύγει επιτέλους αυτό το πλοίο; εμείς πάμε σπίτι"
    assert cutting("el").payloads((1, 5, asked)) == [asked.replace("; ", ";\n")]
    told = "նավը վերջապես հեռացավ մեր ափից: մենք բոլորս գնացինք տուն"
    assert cutting("hy").payloads((1, 5, told)) == [told.replace(": ", ":\n")]


@pytest.mark.parametrize(
    ("left", "right", "code", "least"),
    [
        ("the", "harbour", "en", BAD),
        ("of", "salt", "en", POOR),
        ("12", "km", "en", POOR),
        ("Anna", "Novak", "en", POOR),
        ("Dr.", "Novak", "en", BAD),
        ("“Dr.", "Novak", "en", BAD),
        ("Dr.", "Novak", "de", BAD),
        ("Dr", "Novak", "en", BAD),
        ("J.", "R.", "en", POOR),
        ("R.", "Novak", "en", POOR),
        ("dr", "Nowak", "pl", BAD),
        ("400", "Bundeswehrsoldaten", "de", POOR),
        ("d'une", "volonté", "fr", BAD),
        ("puisqu’il", "rassemble", "fr", POOR),
        ("del", "mercado", "es", BAD),
        ("prezidentu", "li", "ru", PLAIN),
        ("сказал", "ли", "ru", BAD),
        ("私", "は", "ja", BAD),
    ],
)
def test_what_belongs_together_is_not_parted(
    left: str, right: str, code: str, least: float
) -> None:
    assert badness(left, right, code) >= least


def test_what_could_be_an_article_is_a_pronoun_between_preposition_and_conjunction() -> None:
    costs = break_costs(["about", "that", "when"], "en", [Label.NONE] * 3, ["", " ", " "])
    assert costs[2] < PLAIN
    assert badness("that", "when", "en") > PLAIN


def test_a_number_rather_stays_with_the_word_before_it() -> None:
    assert PLAIN < badness("Platz", "19", "de") < POOR
    assert PLAIN < badness("décembre", "1902", "fr") < POOR


@pytest.mark.parametrize(("word", "code"), [("d'enquête", "fr"), ("dell’arte", "it")])
def test_a_line_begins_well_with_a_preposition_that_is_elided(word: str, code: str) -> None:
    assert badness("x", word, code) < PLAIN


def test_what_an_apostrophe_ends_in_english_is_no_word_of_its_own() -> None:
    assert badness("what's-his-name's", "boat", "en") == PLAIN


@pytest.mark.parametrize(
    ("left", "right"),
    [("ヨーロ", "ッパの"), ("イメージセン", "サー"), ("2", "010年")],
)
def test_a_word_that_the_source_has_parted_is_not_parted_again(left: str, right: str) -> None:
    assert badness(left, right, "ja", spaced=False) == BAD
    assert badness("配置した", "理由の", "ja", spaced=False) < BAD


def test_two_capitals_are_a_name_but_where_all_nouns_have_one() -> None:
    assert badness("Haus", "Garten", "de") < badness("Haus", "Garten", "en")


def test_an_auxiliary_starts_a_line_well_but_where_verbs_come_last() -> None:
    assert badness("boat", "was", "en") < PLAIN
    assert badness("boats", "didn't", "en") < PLAIN
    assert badness("Boot", "war", "de") == PLAIN


def test_an_article_without_a_noun_is_a_pronoun(cutting: Make) -> None:
    assert cutting().payloads((0, 3, "Nobody tells you about that when you sign up.")) == [
        "Nobody tells you about that\nwhen you sign up."
    ]


@pytest.mark.parametrize(
    ("code", "first", "second", "held"),
    [
        ("de", "der mann hat uns gestern gesagt sie wiegt 80", "kg und kostet", "80 kg"),
        ("en", "the old man at the harbour has told us twenty", "six times", "twenty six"),
        ("ja", "以上のように前の章で述", "べたとおりに進めていきます", "述べた"),
    ],
)
def test_a_number_or_a_word_that_a_cue_end_cuts_is_joined(
    cutting: Make, code: str, first: str, second: str, held: str
) -> None:
    lines = "\n".join(cutting(code).payloads((0, 2, first), (2, 4, second)))
    assert held in lines


@pytest.mark.parametrize(
    "lines",
    [
        ["Then everybody looked", "for a little house by the river and left."],
        ["the old man looked", "for the unbelievable after the long war."],
    ],
)
def test_a_line_may_be_half_as_long_as_the_other_where_it_ends_well(
    cutting: Make, lines: list[str]
) -> None:
    assert cutting().payloads((0, 5, " ".join(lines))) == ["\n".join(lines)]


def test_a_good_break_is_one_before_a_conjunction() -> None:
    assert GOOD < badness("waited", "because", "en") < PLAIN


@pytest.mark.parametrize("entry", languages(), ids=lambda entry: entry.code)
def test_each_language_has_words_that_hold_on_to_a_neighbour(entry: Language) -> None:
    words = entry.function_words
    for word in sorted(words.articles | words.conjunctions | words.prepositions):
        assert badness(word, "x", entry.code) > POOR
    for word in sorted(words.particles):
        assert badness("x", word, entry.code) == BAD


@pytest.mark.parametrize(
    "lines",
    [
        ["When the water came", "down from the hills,", "nobody was left."],
        ["He sold the old house", "by the river,", "but kept the boat."],
        ["We waited for the ship", "that never came,", "and then we left."],
        ["It rained,", "and my uncle who lived", "in the harbour came."],
        ["During the night", "we walked down", "to the harbour."],
        ["She saw the old boats", "down by the river", "and we left."],
    ],
)
@pytest.mark.parametrize("before", [[], ["Nobody came to see us."]])
def test_three_lines_break_at_good_places_whatever_stands_before(
    cutting: Any, tmp_path: Path, before: list[str], lines: list[str]
) -> None:
    profile = tmp_path / "three.toml"
    profile.write_text("max_cpl = 22\nmax_lines = 3\n")
    payloads = cutting(profile=str(profile)).payloads((0, 8, " ".join([*before, *lines])))
    assert payloads == [*before, "\n".join(lines)]


def test_a_cue_that_is_cut_is_two_lines_long_where_no_number_of_lines_is_set(
    cutting: Any, tmp_path: Path
) -> None:
    profile = tmp_path / "short.toml"
    profile.write_text("max_cpl = 22\nmax_ms = 7000\n")
    cues = [
        "When the water\nfinally came down",
        "from the hills\nwe had carried all",
        "the books upstairs\nand nobody was left",
    ]
    assert cutting(profile=str(profile)).payloads((0, 12, " ".join(cues))) == cues

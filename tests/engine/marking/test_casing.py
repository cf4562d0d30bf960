# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest

from interpunct.arrays import FloatArray
from interpunct.captions.reading import parse_captions
from interpunct.labels import Casing, Label
from interpunct.marking.casing import (
    CasingMode,
    casing_confidences,
    decide_casings,
    following_casings,
    is_shouted,
)
from interpunct.marking.sentence_starts import sentence_starts
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.glossary import Glossary
from interpunct.transcript.transcript import Transcript, Word

LOWER, CAPITALISED, UPPER = Casing


def transcript_of(payload: str, code: str = "en") -> Transcript:
    body = f"1\n00:00:00,000 --> 00:00:05,000\n{payload}\n"
    return build_transcript(parse_captions(body.encode()), languages=[code])


def decided(
    payload: str, mode: CasingMode, predicted: list[Casing] | None = None, code: str = "en"
) -> dict[str, Casing]:
    """The new casing by word."""
    transcript = transcript_of(payload, code)
    labels = [slot.label for slot in transcript.slots]
    rows = None if predicted is None else np.eye(3, dtype=np.float32)[[int(c) for c in predicted]]
    casings = decide_casings(transcript, sentence_starts(transcript, labels), rows, mode)
    return {transcript.words[index].text: casing for index, casing in casings.items()}


def test_keep_changes_nothing() -> None:
    assert decided("so. what", CasingMode.KEEP) == {}


def test_sentence_starts_take_a_capital() -> None:
    assert decided("so it is. what? me, you", CasingMode.SENTENCE) == {
        "so": CAPITALISED,
        "what": CAPITALISED,
        "me": CAPITALISED,
    }


def test_a_name_behind_an_elided_word_takes_its_capital_from_a_model_only() -> None:
    written = "puis l'italie et L'espagne et l'hôtel"
    predicted = [LOWER] * 6
    assert decided(written, CasingMode.MODEL, predicted, "fr") == {
        "puis": CAPITALISED,
        "l'italie": LOWER,
    }
    assert decided(written, CasingMode.SENTENCE, None, "fr") == {"puis": CAPITALISED}
    shouted = decided("ET L'ITALIE", CasingMode.MODEL, [LOWER, UPPER], "fr")
    assert shouted == {"ET": CAPITALISED, "L'ITALIE": LOWER}


def test_initials_take_capitals_from_a_model_only() -> None:
    written = "at 5 p.m. the u.s. and U.K. see example.com"
    assert decided(written, CasingMode.MODEL, [LOWER] * 8) == {"at": CAPITALISED, "u.s.": LOWER}
    assert decided(written, CasingMode.SENTENCE) == {"at": CAPITALISED}


def test_a_name_in_mixed_case_has_one_form_and_is_asked_about_by_nobody() -> None:
    written = "my iphone. Youtube is on iphones"
    assert decided(
        written, CasingMode.MODEL, [LOWER, CAPITALISED, LOWER, LOWER, LOWER, UPPER]
    ) == {
        "my": CAPITALISED,
        "iphone": LOWER,
        "iphones": LOWER,
    }
    assert decided("iphones rule", CasingMode.MODEL, [CAPITALISED, LOWER]) == {"iphones": LOWER}
    assert decided("iphones rule", CasingMode.SENTENCE) == {"iphones": CAPITALISED}
    transcript = transcript_of(written)
    rows = np.full((6, 3), 1 / 3, np.float32)
    labels = [slot.label for slot in transcript.slots]
    asked = ~np.isnan(casing_confidences(transcript, labels, rows, shouted=False))
    assert [
        word.text for word, is_asked in zip(transcript.words, asked, strict=True) if is_asked
    ] == [
        "is",
        "on",
    ]


def test_a_latin_name_in_a_script_without_case_stays() -> None:
    assert decided("我的 iphone", CasingMode.MODEL, [LOWER] * 3, "zh-Hans") == {}


def test_the_glossary_wins_over_known_names() -> None:
    transcript = transcript_of("so ios is an island")
    rows = np.eye(3, dtype=np.float32)[[LOWER, CAPITALISED, LOWER, LOWER, LOWER]]
    ours = decide_casings(transcript, {0: 0}, rows, CasingMode.MODEL)
    glossary = Glossary.of(["Ios"])
    theirs = decide_casings(transcript, {0: 0}, rows, CasingMode.MODEL, glossary=glossary)
    assert (ours[1], theirs[1]) == (LOWER, CAPITALISED)


def test_the_possessive_of_a_shouted_acronym_becomes_small() -> None:
    assert decided("AND THE UK'S NATO", CasingMode.MODEL, [LOWER, LOWER, UPPER, UPPER]) == {
        "AND": CAPITALISED,
        "THE": LOWER,
        "UK'S": UPPER,
    }


def test_the_labels_that_slots_end_up_with_decide() -> None:
    transcript = transcript_of("so it. is")
    labels = [Label.PERIOD, Label.NONE, Label.NONE]
    starts = sentence_starts(transcript, labels)
    casings = decide_casings(transcript, starts, None, CasingMode.SENTENCE)
    assert casings == {0: CAPITALISED, 1: CAPITALISED}


def test_the_model_agrees_with_the_marks() -> None:
    predicted = [LOWER, LOWER, CAPITALISED, UPPER]
    assert decided("so we, anna nato", CasingMode.MODEL, predicted) == {
        "so": CAPITALISED,
        "anna": CAPITALISED,
        "nato": UPPER,
    }


def test_capitals_of_the_file_stay() -> None:
    assert decided("So Anna NATO", CasingMode.MODEL, [LOWER] * 3) == {}


def test_a_file_in_capitals_is_cased_anew() -> None:
    predicted = [LOWER, LOWER, CAPITALISED, UPPER]
    assert decided("SO WE ANNA NATO", CasingMode.MODEL, predicted) == {
        "SO": CAPITALISED,
        "WE": LOWER,
        "ANNA": CAPITALISED,
    }


def test_single_letters_tell_nothing_of_capitals() -> None:
    assert is_shouted(transcript_of("I SAW A BOAT"))
    assert not is_shouted(transcript_of("I saw A boat"))


def test_a_single_letter_has_one_capital_form() -> None:
    predicted = [LOWER, LOWER, LOWER, UPPER]
    assert decided("so we met x", CasingMode.MODEL, predicted) == {"so": CAPITALISED, "x": UPPER}
    assert "X" not in decided("SO WE MET X", CasingMode.MODEL, predicted)


@pytest.mark.parametrize("payload", ["5th", "iPhone", "e.g.", "@anna", "http://a.b"])
def test_fixed_words_never_change(payload: str) -> None:
    assert decided(payload, CasingMode.SENTENCE) == {}


def test_a_clitic_passes_the_capital_on() -> None:
    assert decided("'t is zo. 'n man", CasingMode.SENTENCE, code="nl") == {
        "is": CAPITALISED,
        "man": CAPITALISED,
    }


def test_languages_without_case_never_change() -> None:
    assert decided("नमस्ते", CasingMode.SENTENCE, code="hi") == {}


@pytest.mark.parametrize(
    ("shouted", "expected"), [(False, {}), (True, {0: CAPITALISED, 1: LOWER})]
)
def test_what_holds_for_the_whole_file_holds_for_its_parts(
    shouted: bool, expected: dict[int, Casing]
) -> None:
    part = transcript_of("LOOK OUT")
    rows = np.eye(3, dtype=np.float32)[[0, 0]]
    starts = sentence_starts(part, [Label.NONE] * 2)
    assert decide_casings(part, starts, rows, CasingMode.MODEL, shouted=shouted) == expected


def test_the_english_pronoun_is_a_capital_whatever_is_predicted() -> None:
    predicted = [LOWER] * 4
    assert decided("if i say i'm", CasingMode.MODEL, predicted) == {
        "if": CAPITALISED,
        "i": CAPITALISED,
        "i'm": CAPITALISED,
    }
    assert "i" not in decided("no i da", CasingMode.MODEL, [LOWER] * 3, "hr")
    assert decided("so if i say", CasingMode.SENTENCE, None) == {
        "so": CAPITALISED,
        "i": CAPITALISED,
    }


def test_the_sureness_of_a_casing_is_the_probability_of_what_is_shown() -> None:
    transcript = transcript_of("so we met x and y or z")
    labels = [Label.NONE] * 8
    rows = np.array(
        [
            [0.9, 0.1, 0.0],  # starts the sentence
            [0.7, 0.2, 0.1],
            [0.2, 0.7, 0.1],
            [0.1, 0.6, 0.3],  # a single letter: a capital in either way
            [0.3, 0.1, 0.6],
            [0.95, 0.04, 0.01],  # and one that stays small
            [0.9, 0.1, 0.0],
            [0.6, 0.3, 0.1],  # at the threshold it stays small too
        ],
        np.float32,
    )
    found = casing_confidences(transcript, labels, rows, shouted=False)
    assert np.isnan(found[0])
    np.testing.assert_allclose(found[1:], [0.7, 0.7, 0.9, 0.6, 0.95, 0.9, 0.6], rtol=1e-6)


class KeepsNames:
    """What a file tells that has only Anna with a capital inside its sentences."""

    def keeps_capital(self, word: Word, _row: FloatArray) -> bool:
        return word.text == "Anna"


def followed(
    payload: str, ends: dict[int, Label], refused: int | None = None
) -> dict[str, Casing]:
    """The new casing by word, where these slots have these labels and one may not be followed."""
    transcript = transcript_of(payload)
    labels = [ends.get(place, slot.label) for place, slot in enumerate(transcript.slots)]
    starts = sentence_starts(transcript, labels)
    rows = np.zeros((len(transcript), 3), np.float32)
    casings = following_casings(
        transcript, starts, rows, lambda slot: slot != refused, lambda: cast("Any", KeepsNames())
    )
    return {transcript.words[index].text: casing for index, casing in casings.items()}


def test_a_capital_comes_and_goes_with_the_end_of_the_sentence_before() -> None:
    assert followed("So it is. What now", {0: Label.PERIOD}) == {"it": CAPITALISED}
    assert followed("So it is. What now", {2: Label.NONE}) == {"What": LOWER}
    assert followed("So it is. Anna left", {2: Label.NONE}) == {}
    assert followed("So it is. what now", {2: Label.NONE}) == {}


def test_a_word_does_not_follow_a_mark_that_it_may_not_follow() -> None:
    assert followed("So it is. What now", {0: Label.PERIOD}, refused=0) == {}
    assert followed("So it is. What now", {2: Label.NONE}, refused=2) == {}
    assert followed("So it is. What now", {2: Label.NONE}, refused=1) == {"What": LOWER}

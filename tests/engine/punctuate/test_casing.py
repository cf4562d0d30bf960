# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import numpy as np
import pytest

from interpunct.captions.reading import parse_captions
from interpunct.punctuate.casing import CasingMode, decide_casings
from interpunct.punctuate.sentence_starts import sentence_starts
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.labels import Casing, Label
from interpunct.transcript.transcript import Transcript

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


@pytest.mark.parametrize("payload", ["3d", "iPhone", "e.g.", "@anna", "http://a.b"])
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

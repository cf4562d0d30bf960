# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import numpy as np
import pytest

from interpunct.arrays import FloatArray
from interpunct.captions.reading import parse_captions
from interpunct.labels import Casing
from interpunct.marking.settled_casings import settle_address, settled_casings
from interpunct.marking.word_casings import LOWER_THRESHOLD
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.transcript import Transcript

LOWER, CAPITAL, UPPER = [0.9, 0.05, 0.05], [0.1, 0.8, 0.1], [0.1, 0.1, 0.8]


def words_of(text: str, code: str) -> Transcript:
    data = f"1\n00:00:00,000 --> 00:00:09,000\n{text}\n".encode()
    return build_transcript(parse_captions(data), languages=[code])


def settled(text: str, code: str, *rows: list[float]) -> list[Casing]:
    casings: FloatArray = np.array(rows, np.float32)
    found = settled_casings(words_of(text, code).words, 0, casings)
    return [Casing(int(row.argmax())) for row in found]


def test_the_sign_of_a_unit_keeps_its_case_after_a_number() -> None:
    assert settled("80 kg", "en", LOWER, UPPER) == [Casing.LOWER, Casing.LOWER]
    assert settled("80 gb", "en", LOWER, CAPITAL) == [Casing.LOWER, Casing.UPPER]
    assert settled("weighs 80 kg", "en", LOWER, LOWER, UPPER) == [Casing.LOWER] * 3
    assert settled("fast km/h", "en", LOWER, UPPER) == [Casing.LOWER, Casing.LOWER]
    assert settled("the kg", "en", LOWER, UPPER) == [Casing.LOWER, Casing.UPPER]


@pytest.mark.parametrize("first", range(5))
def test_abbreviations_have_the_case_of_their_language(first: int) -> None:
    words = words_of("heute z b um drei", "de").words
    casings = np.tile(np.array(LOWER, np.float32), (len(words) - first, 1))
    found = settled_casings(words, first, casings).argmax(axis=1).tolist()
    whole = [Casing.LOWER, Casing.LOWER, Casing.CAPITALISED, Casing.LOWER, Casing.LOWER]
    assert found == whole[first:]


def test_a_long_word_alone_is_a_name_and_no_acronym() -> None:
    assert settled("nugroho said", "id", UPPER, LOWER) == [Casing.CAPITALISED, Casing.LOWER]
    assert settled("nato said", "en", UPPER, LOWER) == [Casing.UPPER, Casing.LOWER]
    assert settled("grupo socialista", "es", UPPER, UPPER) == [Casing.UPPER, Casing.UPPER]
    assert settled("nugroho said", "id", [0.37, 0.3, 0.33], LOWER)[0] is Casing.CAPITALISED


def test_a_word_that_is_just_sure_enough_to_be_left_in_lower_case_is_left() -> None:
    row = np.array([[LOWER_THRESHOLD, 0.0, 1 - LOWER_THRESHOLD]], np.float32)
    np.testing.assert_array_equal(settled_casings(words_of("nugroho", "id").words, 0, row), row)


def test_a_common_word_alone_needs_more_for_a_capital() -> None:
    unsure = [0.45, 0.55, 0.0]
    assert settled("the pilot said", "en", LOWER, unsure, LOWER) == [Casing.LOWER] * 3
    assert settled("the british said", "en", LOWER, unsure, LOWER)[1] is Casing.CAPITALISED
    assert settled("the british pilot said", "en", LOWER, CAPITAL, unsure, LOWER)[2] is (
        Casing.CAPITALISED
    )
    assert settled("der pilot sagte", "de", LOWER, unsure, LOWER)[1] is Casing.CAPITALISED


def test_a_common_word_keeps_a_capital_that_is_sure() -> None:
    assert settled("the pilot said", "en", LOWER, CAPITAL, LOWER)[1] is Casing.CAPITALISED


def test_a_known_acronym_before_a_hyphen_needs_no_model() -> None:
    assert settled("eu-medlem nord-syd", "sv", LOWER, LOWER) == [Casing.CAPITALISED, Casing.LOWER]
    assert settled("us-amerikanisch", "de", LOWER) == [Casing.LOWER]  # US-Amerikanisch is none


@pytest.mark.parametrize(("capital", "changes"), [(0.45, True), (0.6, False)])
def test_a_file_addresses_somebody_with_a_capital_everywhere_or_nowhere(
    capital: float, changes: bool
) -> None:
    words = words_of("wissen sie das ihr", "de").words
    casings = np.tile(np.array([1 - capital, capital, 0], np.float32), (4, 1))
    assert settle_address(words, casings) == ([1, 3] if changes else [])
    assert settle_address(words, casings) == []
    assert casings[1, Casing.LOWER] == pytest.approx(1.0 if changes else 1 - capital)
    assert casings[0, Casing.LOWER] == pytest.approx(1 - capital)


def test_no_words_of_address_change_nothing() -> None:
    casings = np.tile(np.array(CAPITAL, np.float32), (2, 1))
    assert not settle_address(words_of("they know", "en").words, casings)

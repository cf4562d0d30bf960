# SPDX-License-Identifier: Apache-2.0
"""Which capitals of sentence starts would stay inside a sentence."""

from __future__ import annotations

import numpy as np
import pytest

from interpunct.captions.reading import parse_captions
from interpunct.marking.word_casings import LOWER_THRESHOLD, WordCasings
from interpunct.runtime.labelling import casings_as_written
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.transcript import Transcript


def transcript_of(*payloads: str, code: str = "en") -> Transcript:
    cues = (f"1\n00:00:0{n},000 --> 00:00:0{n},900\n{text}\n" for n, text in enumerate(payloads))
    return build_transcript(parse_captions("\n".join(cues).encode()), languages=[code])


def keeps(text: str, *, sure_of_lower: float | None = None, code: str = "en") -> bool:
    """Whether the first word of `text` keeps its capital, by the rest of it and the head."""
    transcript = transcript_of(text, code=code)
    head = None if sure_of_lower is None else np.array([sure_of_lower, 1 - sure_of_lower, 0.0])
    return WordCasings.of(transcript).keeps_capital(transcript.words[0], head)


@pytest.mark.parametrize("word", ["I", "I’m", "NATO", "McDonald", "3D"])
def test_words_that_are_capitals_everywhere_keep_them(word: str) -> None:
    assert keeps(f"{word} is here", sure_of_lower=0.99)


def test_the_head_tells_where_the_file_does_not() -> None:
    assert not keeps("Each one", sure_of_lower=0.95)
    assert keeps("Anna left", sure_of_lower=0.05)


def test_a_head_in_doubt_leaves_the_capital_below_the_threshold_only() -> None:
    assert keeps("Anna left", sure_of_lower=LOWER_THRESHOLD - 0.05)
    assert not keeps("Anna left", sure_of_lower=LOWER_THRESHOLD + 0.05)


def test_the_file_is_worth_more_than_the_head() -> None:
    assert keeps("Each one. The Each of it, an Each, and Each.", sure_of_lower=0.95)
    assert not keeps("Grace left. She said grace, had grace, no grace.", sure_of_lower=0.05)


def test_one_capital_of_the_file_does_not_outweigh_a_sure_head() -> None:
    assert not keeps("Each one. The Each of it.", sure_of_lower=0.95)


def test_capitals_where_sentences_cues_and_quotes_start_tell_nothing() -> None:
    transcript = transcript_of("Each one. Each two: Each three", "Each four", "Each five")
    known = WordCasings.of(transcript)
    assert not known.keeps_capital(transcript.words[0], np.array([0.95, 0.05, 0]))


def test_without_a_head_a_word_goes_down_but_for_german_nouns() -> None:
    assert not keeps("Each one")
    assert keeps("Haus und Hof", code="de")
    assert not keeps("Und so", code="de")
    assert not keeps("Each one. The Each of it, an Each, an each.")  # three of five are small


def test_a_casing_that_is_only_as_written_is_no_prediction() -> None:
    transcript = transcript_of("Each one")
    known, rows = WordCasings.of(transcript), casings_as_written(transcript.words)
    assert not known.keeps_capital(transcript.words[0], rows[0])

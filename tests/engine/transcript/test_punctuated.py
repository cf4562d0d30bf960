# SPDX-License-Identifier: Apache-2.0
"""Which files have their marks already."""

from __future__ import annotations

import pytest

from interpunct.captions.reading import parse_captions
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.punctuated import is_punctuated

FINISHED = "the boat left the harbour, and nobody waved. "
BARE = "the boat left the harbour and nobody waved "


def is_finished(*payloads: str, languages: tuple[str, ...] = ("en",)) -> bool:
    cues = (f"1\n00:00:01,000 --> 00:00:09,000\n{text.strip()}\n" for text in payloads)
    document = parse_captions("\n".join(cues).encode())
    return is_punctuated(build_transcript(document, languages=languages))


def test_a_text_with_sentence_ends_and_commas_throughout_is_punctuated() -> None:
    assert is_finished(*[FINISHED] * 20)


def test_bare_words_are_not_and_neither_is_a_text_with_a_few_marks() -> None:
    assert not is_finished(*[BARE] * 20)
    assert not is_finished(FINISHED, *[BARE] * 30, FINISHED)


def test_a_file_that_lost_its_marks_halfway_is_not() -> None:
    assert not is_finished(*[FINISHED] * 30, *[BARE] * 30)


def test_sentences_that_lack_all_their_commas_are_not() -> None:
    assert not is_finished(*[FINISHED.replace(",", "")] * 20)


def test_a_few_words_tell_nothing() -> None:
    assert not is_finished(*[FINISHED] * 5)


@pytest.mark.parametrize(
    ("german", "finished"),
    [("das Boot verließ den Hafen, und niemand winkte. ", True), ("das Boot fuhr weiter ", False)],
)
def test_every_language_of_a_file_counts(german: str, finished: bool) -> None:
    assert is_finished(*[FINISHED] * 20, *[german] * 40, languages=("en", "de")) is finished

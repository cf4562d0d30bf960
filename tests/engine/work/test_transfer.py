# SPDX-License-Identifier: Apache-2.0
"""Marks carried over to recognised words: sentences built like those of Guerreiro et al. 2021,
Figure 2, and what must never change.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.encoding import Encoding
from interpunct.captions.reading import parse_captions
from interpunct.labels import WRITTEN_LABELS, Label
from interpunct.transcript.running_text import words_of_text
from interpunct.work.transfer import plain_document, plain_text, transfer, transfer_marks

WORSE_THAN_NOTHING = """WEBVTT

00:01.000 --> 00:02.000 line:90%
<i>when the ferry</i> left. i waved

00:02.000 --> 00:03.000
who, comes with us
"""


def marked(reference: str, recognised: str) -> str:
    words = words_of_text(reference, "en", WRITTEN_LABELS)
    document = plain_document(recognised, Encoding("utf-8"))
    work, _ = transfer_marks(document, words, languages=["en"])
    return plain_text(work.rendered().document)


def test_every_mark_keeps_its_sign() -> None:
    reference = "Stop! We have two; no, three: red… Green? Blue — all gone!!"
    recognised = "stop we have two no three red green blue all gone"
    assert marked(reference, recognised) == (
        "stop! we have two; no, three: red… green? blue — all gone!"
    )


@pytest.mark.parametrize(
    ("reference", "recognised", "expected"),
    [
        pytest.param(
            "These are my aunt and my uncle's horse, Hazel.",
            "these are my aunt and my uncle's horse easily",
            "these are my aunt and my uncle's horse, easily.",
            id="the last word is wrong, but the end of the text counts",
        ),
        pytest.param(
            "As Ruth wrote, it's the habit that doctors call bruxism, a noisy grinding of teeth.",
            "as route wrote it's a habit that doctors call brook system annoyed grind off teas",
            "as route wrote, it's a habit that doctors call brook system annoyed grind off teas.",
            id="no mark between two words that are both wrong",
        ),
        pytest.param(
            "You will not get any closer than Mu, the nearest star.",
            "you will not get any closer than removing the nearest star",
            "you will not get any closer than removing, the nearest star.",
            id="only the word after the mark is right",
        ),
        pytest.param(
            "Was that a warm day, or a cold day?",
            "was that a warm day where cold day",
            "was that a warm day, where cold day?",
            id="only the word before the mark is right",
        ),
        pytest.param(
            "So if twenty, if we take twenty as a table, nine will sit down.",
            "so it's a twenty we take a twenty as of a table nine will sit down",
            "so it's a twenty, we take a twenty as of a table, nine will sit down.",
            id="words left out and put in around the marks",
        ),
    ],
)
def test_one_neighbour_right_is_enough(reference: str, recognised: str, expected: str) -> None:
    assert marked(reference, recognised) == expected


def test_a_mark_without_a_right_neighbour_is_lost_and_counted() -> None:
    found = transfer(
        words_of_text("we saw bruxism, a noise.", "en"), ["we", "saw", "brook", "is", "noise"]
    )
    assert (found.marks, found.lost) == (2, 1)


def test_of_two_marks_in_one_place_the_sentence_end_stays() -> None:
    assert marked("Yes. No, maybe.", "yes maybe") == "yes. maybe."


def test_digits_and_number_words_are_not_the_same_word() -> None:
    assert marked("If 100, then take more.", "if a hundred we take more") == (
        "if a hundred we take more."
    )


def test_captions_keep_words_tags_times_and_settings() -> None:
    document = parse_captions(WORSE_THAN_NOTHING.encode())
    reference = words_of_text("When the ferry left, I waved. Who comes with us?", "en")
    work, found = transfer_marks(document, reference, languages=["en"])
    assert found.lost == 0
    assert work.to_bytes().decode() == (
        WORSE_THAN_NOTHING.replace("left. i waved", "left, i waved.").replace(
            "who, comes with us", "who comes with us?"
        )
    )


def test_nothing_recognised_gets_nothing() -> None:
    assert transfer(words_of_text("Yes.", "en"), []).labels == ()


words = st.lists(st.sampled_from(["ab", "bc", "cd", "de", "ef"]), min_size=1, max_size=30)
labels = st.sampled_from(WRITTEN_LABELS)


@given(st.lists(st.tuples(st.sampled_from(["ab", "bc", "cd", "de", "ef"]), labels), min_size=1))
def test_the_same_words_get_the_same_marks(reference: list[tuple[str, Label]]) -> None:
    found = transfer(reference, [word for word, _ in reference])
    assert list(found.labels) == [label for _, label in reference]
    assert found.lost == 0


@given(st.lists(st.tuples(st.sampled_from(["ab", "bc", "cd"]), labels), min_size=1), words)
def test_no_mark_comes_from_nowhere(reference: list[tuple[str, Label]], words: list[str]) -> None:
    found = transfer(reference, words)
    assert len(found.labels) == len(words)
    assert sum(label is not Label.NONE for label in found.labels) <= found.marks - found.lost

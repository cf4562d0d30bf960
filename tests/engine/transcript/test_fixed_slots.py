# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from interpunct.captions.reading import parse_captions
from interpunct.labels import Label, PaperLabel
from interpunct.runtime.predictions import Predictions
from interpunct.transcript.from_document import build_transcript
from interpunct.work.options import Options
from interpunct.work.work import Work


def of(text: str, code: str) -> Work:
    """One cue with `text`, and a model that wants a comma in every slot."""
    data = f"1\n00:00:00,000 --> 00:00:09,000\n{text}\n".encode()
    work = Work(parse_captions(data, path=Path("x.srt")), Options(languages=(code,)))
    words = len(work.transcript)
    labels = np.full((words, 4), 0.02, np.float32)
    labels[:, PaperLabel.COMMA] = 0.94
    casings = np.tile(np.array([0.98, 0.01, 0.01], np.float32), (words, 1))
    work.take(Predictions(0, labels, casings))
    return work


def marked(text: str, code: str) -> str:
    return of(text, code).rendered().document.cues[0].payload


@pytest.mark.parametrize(
    ("code", "text", "expected"),
    [
        ("en", "twenty six years", "Twenty six, years,"),
        ("en", "TWENTY SIX PEOPLE", "Twenty six, people,"),
        ("en", "three hundred metres", "Three hundred, metres,"),
        ("es", "treinta y cinco casas", "Treinta y cinco, casas,"),
        ("pl", "dwadzieścia sześć lat", "Dwadzieścia sześć, lat,"),
        ("en", "one two three", "One, two, three,"),
        ("en", "twenty thirty forty", "Twenty, thirty, forty,"),
        ("en", "3 500 dollars", "3 500, dollars,"),
        ("en", "100 150 dollars", "100, 150, dollars,"),
        ("en", "1 000 000 dollars", "1 000 000, dollars,"),
        ("en", "12 345 678 people", "12 345 678, people,"),
        ("en", "1 000 000 000 people", "1 000 000 000, people,"),
        ("en", "100 200 300 people", "100, 200, 300, people,"),
        ("en", "3 5 million", "3 5 million,"),
        ("en", "3 5 people", "3, 5, people,"),
        ("en", "at 10 30 sharp", "At, 10 30, sharp,"),
        ("en", "at 10 30 50 people", "At, 10, 30, 50, people,"),
        ("en", "at 90 30 sharp", "At, 90, 30, sharp,"),
        ("en", "pages 10 30", "Pages, 10, 30,"),
        ("sv", "klockan 10 30 kom", "Klockan, 10 30, kom,"),
        ("es", "a las 10 30 llegó", "A, las, 10 30, llegó,"),
        ("ru", "в 10 30 утра", "В, 10 30, утра,"),
        ("pl", "o godzinie 10 30 rano", "O, godzinie, 10 30, rano,"),
        ("en", "10 30 am sharp", "10 30 am, sharp,"),
        ("de", "10 30 uhr morgens", "10 30 uhr, morgens,"),
        ("en", "80 kg more", "80 kg, more,"),
        ("ru", "5 кг муки", "5 кг, муки,"),
        ("de", "drei millionen leute", "Drei millionen, leute,"),
        ("en", "one thousand two hundred people", "One thousand two hundred, people,"),
        ("en", "one hundred two hundred people", "One hundred, two hundred, people,"),
        ("ru", "три тысячи двадцать пять лет", "Три тысячи двадцать пять, лет,"),
        ("en", "in twenty twenty one", "In, twenty twenty one,"),
        ("en", "nineteen ninety-nine", "Nineteen ninety-nine,"),
        ("en", "version 2 0 now", "Version, 2 0, now,"),
        ("en", "version 3 5 now", "Version, 3 5, now,"),
        ("pl", "w wersji 3 11 jest", "W, wersji, 3 11, jest,"),
        ("en", "3 2 1 0 go", "3, 2, 1, 0, go,"),
        ("en", "version 1 2 3 now", "Version, 1, 2, 3, now,"),
    ],
)
def test_no_mark_goes_into_a_number_a_time_or_a_measure(
    code: str, text: str, expected: str
) -> None:
    assert marked(text, code) == expected


@pytest.mark.parametrize(
    ("code", "text", "expected"),
    [
        ("de", "am 3 oktober dann", "Am, 3. oktober, dann,"),
        ("cs", "bylo 5 května tady", "Bylo, 5. května, tady,"),
        ("pl", "był 3 października tu", "Był, 3, października, tu,"),
        ("de", "das z b hier", "Das, z. B. hier,"),
        ("en", "the u.s army", "The, U.S. army,"),
    ],
)
def test_the_dot_that_a_word_is_written_with_is_written(
    code: str, text: str, expected: str
) -> None:
    assert marked(text, code) == expected


def test_the_dot_of_a_word_ends_no_sentence() -> None:
    work = of("am 3 oktober dann", "de")
    shown = work.rendered()
    assert [slot.label for slot in shown.transcript.slots][1] is Label.NONE
    again = build_transcript(shown.document, languages=["de"])
    assert [word.text for word in again.words] == ["Am", "3.", "oktober", "dann"]


def test_a_human_may_write_what_the_model_may_not() -> None:
    work = of("twenty six years", "en")
    assert not work.transcript.slots[0].protected
    assert not work.table.reviewable[0]
    assert work.table.reviewable[1]


def test_a_mark_of_the_file_is_not_settled() -> None:
    assert marked("twenty, six years", "en") == "Twenty, six, years,"


def test_words_of_two_speakers_settle_nothing() -> None:
    work = of("- twenty\n- six", "en")
    assert all(slot.settled is None for slot in work.transcript.slots)

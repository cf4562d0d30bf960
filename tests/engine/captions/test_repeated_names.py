# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest

from interpunct.captions.reading import parse_captions
from interpunct.captions.repeated_names import repeated_names
from interpunct.captions.writing import export
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.speakers import names_speakers, speakers

TALK = ["Anna: so it was", "Dr. Bo Hill: was it", "- Anna: it was\n- Dr. Bo Hill: oh", "Well: no"]


def srt(*payloads: str) -> bytes:
    times = "00:00:0{},000 --> 00:00:0{},900"
    return "".join(
        f"{number}\n{times.format(number, number)}\n{payload}\n\n"
        for number, payload in enumerate(payloads, start=1)
    ).encode()


def test_names_that_begin_several_lines_are_those_of_speakers() -> None:
    assert repeated_names(TALK) == {"Anna", "Dr. Bo Hill"}


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("田中：", "田中"),
        ("एंकर: ", "एंकर"),
        ("Invité : ", "Invité"),
        ("<i>Dr. X.-Y. Ö: ", "Dr. X.-Y. Ö"),
    ],
)
def test_names_of_all_scripts_and_colons_are_found(label: str, name: str) -> None:
    document = parse_captions(srt(*[f"{label}so"] * 4))
    assert speakers(document) == {name: 4}
    words = build_transcript(document, languages=["en"]).words
    assert [word.text for word in words] == ["so"] * 4


@pytest.mark.parametrize(
    "payloads",
    [
        ["Anna: so", "Anna: no", "Anna: oh"],  # too few
        ["Note: so", "Next: no", "Then: oh", "Last: we go"],  # each stands once
        ["he said: so"] * 4,
        ["SHE: so"] * 4,  # a name in any file
        ["so Anna: so"] * 4,
        ["Anna:so 12:30"] * 4,
        ["小明，你: 好"] * 4,
        ["एक बहुत लंबा नाम: हाँ"] * 4,
        ["A very long name: so"] * 4,
    ],
)
def test_other_starts_of_lines_are_speech(payloads: list[str]) -> None:
    assert repeated_names(payloads) == frozenset()


def test_a_speaker_in_mixed_case_begins_a_turn_and_is_not_spoken() -> None:
    document = parse_captions(srt(*TALK))
    transcript = build_transcript(document, languages=["en"])
    assert " ".join(word.text for word in transcript.words) == "so it was was it it was oh Well no"
    assert list(transcript.turn_ends()) == [2, 4, 6, 9]
    assert speakers(document) == {"Anna": 2, "Dr. Bo Hill": 2}


def test_a_numbered_speaker_in_brackets_begins_a_turn() -> None:
    document = parse_captions(srt("[Speaker 1] so", "[Speaker_02] no [Music 1]", "[Music] oh"))
    transcript = build_transcript(document, languages=["en"])
    assert [word.text for word in transcript.words] == ["so", "no", "oh"]
    assert list(transcript.turn_ends()) == [0, 2]
    assert speakers(document) == {"Speaker 1": 1, "Speaker_02": 1}
    assert names_speakers(document)


def test_a_file_with_names_is_saved_byte_for_byte() -> None:
    data = srt(*TALK)
    document = parse_captions(data)
    plain = parse_captions(srt("so"))
    assert document.format is not plain.format
    assert export(document, plain.format) == document.to_bytes() == data

# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from typing import TYPE_CHECKING

from interpunct.batch.places import places
from interpunct.captions.reading import parse_captions
from interpunct.transcript.from_document import build_transcript

if TYPE_CHECKING:
    from interpunct.transcript.transcript import Transcript


def transcript(*payloads: str, code: str = "en", header: str = "") -> Transcript:
    blocks = [
        f"00:00:{number:02}.000 --> 00:00:{number:02}.900\n{payload}\n"
        for number, payload in enumerate(payloads)
    ]
    document = parse_captions(f"WEBVTT{header}\n\n{chr(10).join(blocks)}".encode())
    return build_transcript(document, languages=[code])


def test_marks_are_found_where_they_were_written() -> None:
    found = places(transcript("so it goes"), transcript("So, it goes."))
    assert found == [(0, 2, ","), (0, 6, ""), (0, 11, ".")]


def test_words_are_followed_into_other_cues() -> None:
    found = places(transcript("so it goes"), transcript("So", "it goes."))
    assert found == [(0, 2, ""), (1, 2, ""), (1, 7, ".")]


def test_chinese_is_followed_letter_by_letter() -> None:
    old, new = transcript("今天天气很好", code="zh"), transcript("今天", "天气很好。", code="zh")
    found = places(old, new)
    assert old.words[0].text == "今天天气"
    assert found[0] == (1, 2, "")
    assert found[-1] == (1, 4, "。")


def test_a_full_stop_that_looks_like_an_initials_dot_is_a_full_stop() -> None:
    assert places(transcript("plan B"), transcript("plan B."))[-1] == (0, 6, ".")


def test_new_words_of_an_export_are_passed_over() -> None:
    found = places(transcript("so it goes"), transcript("Anna: so it goes."))
    assert [place and place.offset for place in found] == [8, 11, 16]


def test_a_word_that_is_gone_has_no_place() -> None:
    found = places(transcript("so (it) goes on and on"), transcript("so goes on and on"))
    assert found[1] is None
    assert found[2] == (0, 7, "")


def test_other_text_has_no_places() -> None:
    old, new = transcript("a" * 6000), transcript("b")
    assert places(old, new) == [None]
    assert places(transcript("word"), transcript()) == [None]

# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.formats import SRT, VTT, CaptionFormat
from interpunct.transcript.spoken_text import FILLER, HIDDEN, TAIL, end_of_tail, spoken_text

PARTS = ["<i>", "</i>", "<v Ann>", "{\\an8}", "&amp;", "&hellip;", "&", "♪", "[door]", "- ", "\n"]
PARTS += ["a", "é ", "我", "."]


@given(st.lists(st.sampled_from(PARTS), max_size=15).map("".join), st.sampled_from([SRT, VTT]))
def test_spoken_text_is_as_long_as_its_payload(payload: str, form: CaptionFormat) -> None:
    text = spoken_text(payload, form).text
    assert len(text) == len(payload)
    for spoken, written in zip(text, payload, strict=True):
        assert spoken in (written, " ", HIDDEN, FILLER, TAIL) or "&" in payload


@pytest.mark.parametrize(
    ("payload", "plain"),
    [
        ("<i>so</i> it is", "so it is"),
        ("one<br>two", "one    two"),
        ("[door] hello", "       hello"),
        ("Tom &amp; I", "Tom & I"),
        ("wait&hellip;", "wait…"),
    ],
)
def test_what_is_not_said_is_blanked_out(payload: str, plain: str) -> None:
    assert spoken_text(payload, VTT).plain() == plain


def test_voices_and_turns_are_known_by_offset() -> None:
    text = spoken_text("<v Ann>hi</v>\n<v Bob Hill>ho</v>", VTT)
    assert text.voices == ((0, "Ann"), (14, "Bob Hill"))
    assert spoken_text("- hi\n- ho", SRT).turns == (0, 5)


def test_words_between_signs_of_singing_are_sung() -> None:
    payload = "she: ♪ la la ♪ and then"
    text = spoken_text(payload, SRT)
    assert text.has_sound
    assert [text.is_sung(payload.index(word)) for word in ("she", "la", "and")] == [
        False, True, False,
    ]  # fmt: skip


def test_the_rest_of_a_reference_goes_with_its_mark() -> None:
    text = spoken_text("wait&hellip; no", VTT).text
    assert end_of_tail(text, 5) == len("wait&hellip;")


@pytest.mark.parametrize(
    ("payload", "kept"), [("à l&rsquo;eau", "à l’eau"), ("à &rsquo;eau", "à ’eau")]
)
def test_the_rest_of_a_reference_is_in_a_word_only_between_letters(
    payload: str, kept: str
) -> None:
    text = spoken_text(payload, VTT).text
    start = payload.index("&")
    inside = "l&" in payload
    assert text[start] == "’"
    assert set(text[start + 1 : payload.index(";") + 1]) == {FILLER if inside else TAIL}
    assert spoken_text(payload, VTT).plain() == kept

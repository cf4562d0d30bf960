# SPDX-License-Identifier: Apache-2.0
"""Readings beside Japanese words (ruby, furigana): never words, never parted from their word."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import SRT, TTML, VTT, CaptionFormat
from interpunct.captions.reading import parse_captions
from interpunct.cutting.apply import apply_plan
from interpunct.cutting.plan import plan_cut
from interpunct.cutting.profiles import load_profile
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.transcript import Transcript

FORMS = st.sampled_from([SRT, VTT, TTML])
ELEMENTS = ("<ruby>", "", "", "<rt>", "</rt>", "</ruby>")
SPANS = tuple(
    f'<span tts:ruby="{role}">' if role else "</span>"
    for role in ("container", "base", "", "text", "", "")
)

Pieces = list[tuple[str, str]]
"""Text with its reading, which may be empty."""


def payload_of(pieces: Pieces, form: CaptionFormat) -> str:
    """The pieces in the markup of a format."""
    opened, base, base_end, reading, reading_end, closed = SPANS if form is TTML else ELEMENTS
    return "".join(
        f"{opened}{base}{text}{base_end}{reading}{read}{reading_end}{closed}" if read else text
        for text, read in pieces
    )


def document_of(payload: str, form: CaptionFormat) -> CaptionDocument:
    """One cue of twenty seconds."""
    text = form.new_file([Cue("1", 1_000, 21_000, "", payload)])
    return parse_captions(text.replace(' xml:lang=""', "").encode())


def japanese(document: CaptionDocument) -> Transcript:
    return build_transcript(document, languages=["ja"])


def cut(document: CaptionDocument) -> list[str]:
    """The payloads after a cut."""
    transcript = japanese(document)
    plan = plan_cut(document, transcript, load_profile("netflix"))
    return [cue.payload for cue in apply_plan(document, transcript, plan).document.cues]


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["東京", "楽", "しかった", "行", "きたい"]),
            st.sampled_from(["", "よみ"]),
        ),
        min_size=1,
        max_size=8,
    ),
    FORMS,
)
def test_a_reading_is_no_word_and_no_mark_goes_into_its_ruby(
    pieces: Pieces, form: CaptionFormat
) -> None:
    document = document_of(payload_of(pieces, form), form)
    payload = document.cues[0].payload
    transcript = japanese(document)
    assert "".join(word.text for word in transcript.words) == "".join(text for text, _ in pieces)
    for slot in transcript.slots:
        before = payload[: slot.start]
        assert slot.protected or before.count("<ruby") == before.count("</ruby>")
        assert slot.protected or before.count("<span") == before.count("</span")


@pytest.mark.parametrize(
    "written",
    [
        "<ruby>東京<rt>とうきょう</ruby>",
        "<ruby.wide>東京<rp>(</rp><rt.small>とうきょう</rt><rp>)</rp></ruby>",
        "<ruby>東<rt>とう</rt>京<rt>きょう</rt></ruby>",
        "<RUBY>東京<RT>とうきょう</RT></RUBY>",
        "「<ruby>東京<rt>とうきょう</rt></ruby>」",
    ],
)
@pytest.mark.parametrize("form", [SRT, VTT])
def test_a_mark_goes_behind_the_whole_ruby(written: str, form: CaptionFormat) -> None:
    transcript = japanese(document_of(f"{written}です", form))
    places = [slot.start for slot in transcript.slots if not slot.protected]
    assert places == [len(written), len(written) + 2]


@pytest.mark.parametrize("form", [SRT, VTT, TTML])
def test_a_cut_leaves_every_word_its_reading(form: CaptionFormat) -> None:
    pieces = [
        ("とても", ""),
        ("楽", "たの"),
        ("しかったです。また", ""),
        ("行", "い"),
        ("きたいです。", ""),
    ]
    pieces += [("それから", ""), ("電車", "でんしゃ"), ("に乗って家に帰りました。", "")]
    payloads = cut(document_of(payload_of(pieces, form), form))
    assert len(payloads) == 3
    for payload, pair in zip(payloads, (pieces[1], pieces[3], pieces[6]), strict=True):
        assert payload_of([pair], form) in payload


def test_a_cut_between_two_words_of_one_ruby_gives_each_its_own() -> None:
    word = "<ruby>" + "".join(f"{base}<rt>よみ</rt>" for base in "北海道大学文学部") + "</ruby>"
    payloads = cut(document_of("です。".join([word] * 3), VTT))
    assert len(payloads) > 1
    for payload in payloads:
        assert re.fullmatch(r"(?:<ruby>(?:[^<]<rt>よみ</rt>)+</ruby>|[^<])+", payload)


def test_a_reading_with_tags_inside_leaves_its_cue_undivided() -> None:
    payload = "<ruby>楽<rt><b>たの</b></rt></ruby>しかったです。" * 4
    assert cut(document_of(payload, VTT)) == [payload]

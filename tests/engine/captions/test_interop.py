# SPDX-License-Identifier: Apache-2.0
"""Documents to and from the objects of other libraries."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import SRT, VTT
from interpunct.captions.interop import from_pysrt, from_webvtt, to_pysrt, to_webvtt
from interpunct.captions.reading import parse_captions
from interpunct.errors import CaptionError, InterpunctError

pysrt = pytest.importorskip("pysrt")
webvtt = pytest.importorskip("webvtt")

SRT_FILE = (
    "1\n00:00:01,000 --> 00:00:03,500 X1:10\n<i>the old</i> pilot\nwaved\n\n"
    "2\n00:00:04,000 --> 00:00:05,000\nharbour\n"
)
VTT_FILE = (
    "WEBVTT\n\nSTYLE\n::cue { color: red }\n\nfirst\n00:01.000 --> 00:03.500 align:start\n"
    "<v Anna>the old pilot</v>\nwaved\n\n00:04.000 --> 00:05.000\nR&amp;D\n"
)
texts = st.lists(
    st.text(alphabet=st.sampled_from("abc é字.,-'!?<>&{}()1"), min_size=1)
    .map(str.strip)
    .filter(bool),
    min_size=1,
    max_size=3,
).map("\n".join)


def kept(document: CaptionDocument) -> list[tuple[int, int, str, str]]:
    return [(cue.start_ms, cue.end_ms, cue.settings, cue.payload) for cue in document.cues]


def test_cues_come_to_pysrt_and_back() -> None:
    document = parse_captions(SRT_FILE.replace("\n", "\r\n").encode())
    file = to_pysrt(document)
    assert isinstance(file, pysrt.SubRipFile)
    assert [(item.index, item.start.ordinal, item.text) for item in file] == [
        (1, 1000, "<i>the old</i> pilot\nwaved"),
        (2, 4000, "harbour"),
    ]
    file.shift(seconds=1)
    again = from_pysrt(file)
    assert again.format is SRT
    assert kept(again) == [
        (2000, 4500, "X1:10", "<i>the old</i> pilot\nwaved"),
        (5000, 6000, "", "harbour"),
    ]


def test_cues_come_to_webvtt_and_back() -> None:
    document = parse_captions(VTT_FILE.encode())
    file = to_webvtt(document)
    assert isinstance(file, webvtt.WebVTT)
    assert [(one.identifier, one.start, one.voice) for one in file] == [
        ("first", "00:00:01.000", "Anna"),
        (None, "00:00:04.000", None),
    ]
    again = from_webvtt(file)
    assert again.format is VTT
    assert again.cues == document.cues


def test_styles_of_a_webvtt_object_come_along() -> None:
    again = from_webvtt(webvtt.WebVTT.from_string(VTT_FILE))
    assert b"::cue { color: red }" in again.to_bytes()
    assert again.cues == parse_captions(VTT_FILE.encode()).cues


def test_other_formats_are_converted_on_the_way() -> None:
    assert to_pysrt(parse_captions(VTT_FILE.encode()))[0].text == "Anna: the old pilot\nwaved"
    assert to_webvtt(parse_captions(SRT_FILE.encode()))[1].raw_text == "harbour"


@given(texts)
def test_every_text_that_a_document_holds_comes_back(text: str) -> None:
    for form, there, back in ((SRT, to_pysrt, from_pysrt), (VTT, to_webvtt, from_webvtt)):
        styled = SRT.styled(Cue("", 0, 0, "", text))
        payload, _ = form.said(styled)
        data = form.new_file([Cue("1", 1000, 2000, "", payload)]).encode()
        document = parse_captions(data, format=form)
        assert kept(back(there(document))) == kept(document)


def test_times_before_zero_become_zero() -> None:
    document = parse_captions(b"1\n-00:00:01,000 --> 00:00:02,000\nx\n")
    assert kept(from_webvtt(to_webvtt(document))) == [(0, 2000, "", "x")]


@pytest.mark.parametrize("text", ["x\n\n00:00:01,000 --> 00:00:02,000\ny"])
def test_a_text_that_would_be_another_cue_is_refused(text: str) -> None:
    with pytest.raises(CaptionError, match="read back from SRT"):
        from_pysrt([pysrt.SubRipItem(1, 0, 900, text)])
    with pytest.raises(CaptionError):
        from_webvtt(webvtt.WebVTT(captions=[webvtt.Caption(None, "00:01.000", text)]))


@pytest.mark.parametrize(("name", "convert"), [("pysrt", to_pysrt), ("webvtt", to_webvtt)])
def test_a_missing_library_is_named_with_its_extra(
    monkeypatch: pytest.MonkeyPatch, name: str, convert: Callable[[CaptionDocument], object]
) -> None:
    monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(InterpunctError, match=rf"{name} is not installed.*interpunct\[interop\]"):
        convert(parse_captions(SRT_FILE.encode()))

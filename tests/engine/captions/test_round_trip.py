# SPDX-License-Identifier: Apache-2.0
"""The promise, property-tested: what no edit touched is written as it was read."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.captions.cues import RecutCue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import ASS, MICRODVD, SBV, SRT, TTML, VTT, WRITTEN, CaptionFormat
from interpunct.captions.reading import parse_captions
from interpunct.captions.youtube import is_rolling
from interpunct.errors import CaptionError

LINE_ENDS = ["\n", "\r\n", "\r"]
ANY_LINES = [
    *("1", "", " ", "hello, world", "\ufeff", "\u2028z", "nul\0", "字幕。", "a --> b", "- no"),
    *("00:00:01,000 --> 00:00:02,000", "0:00:01.000,0:00:02.000", "[Events]"),
]
EVENT = "Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,"
# The lines of which nasty files of a format are made, and the heads that tell the format.
LINES = {
    SRT: [
        *(
            "2",
            "99.1",
            "WEBVTT",
            "a <3 b",
            "<i>x</i>",
            "{\\an8}y",
            "-00:00:01,000 --> 00:00:00,500",
        ),
        *("00:00:03.000 --> 00:00:04.000 align:start", "00:01 -> 00:02", "00:07,5-->00:08,5"),
        "00:00:xx,000 --> 00:00:02,000",
    ],
    VTT: [
        *("NOTE x", "STYLE", "WEBVTT", "id", "a <3 b", "<i>x</i>", "x<00:01.500>y <00:01.700>z"),
        *("00:05.000 --> 00:06.000", "00:00:03.000 --> 00:00:04.000 align:start"),
    ],
    SBV: [
        *("0:00:03.000,0:00:04.000", " 00:00:05.000 , 00:00:06.500 ", "0:00:07.000,0:00:08.00"),
        "9:59:59.999,0:00:00.000",
    ],
    ASS: [
        *(
            "[V4+ Styles]",
            "[Fonts]",
            "; Dialogue: no",
            "Comment: 0,0:00:01.00,0:00:02.00,,,0,0,0,,x",
        ),
        *("Format: Start, End, Style, Text", "Format: End, Layer, Start, Text", "Format: Text"),
        "Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text",
        *(EVENT, EVENT + "one\\Ntwo", EVENT + "{\\k9}ka{\\k9}ra, {\\p1}m 0 0{\\p0} {open"),
        "dialogue :Marked=0,00:00:03.5,0:00:04.123,*S,N,0000,0000,0000,Banner;1, x\\h<i>",
        *(
            "Dialogue: 0:00:05.00,0:00:06.00,S,short",
            "Dialogue: 0,0:00:0x.00,0:00:09.00,,,0,0,0,,",
        ),
    ],
    MICRODVD: [
        *("{100}{150}one|two", "{y:i}no", " {200} {250}{y:i}a|{c:$00ff00}b", "{300}{}open"),
        *("{1}{1}30", "{400}{410}", "{9}{8}back", "{x}{9}no", "{500}{501}a {y:b}b{"),
    ],
    TTML: [
        *("</div>", "<div begin='1s'>", "<!-- <p begin='1s' end='2s'>no</p> -->", "<p>x</p>"),
        '<p begin="1s" end="2.5s">a<br />b <span tts:color="red">c</span></p>',
        "<p xml:id='x' end='00:00:09:12' begin='00:00:08,5'>\n  two\n  words<br/>\n more</p>",
        *('<p begin="3s" dur="2s" region="top"/>', '<p begin="4s" dur="10f">&amp;&#39;x</p\t>'),
        *('<p begin="5s" end="6s"><![CDATA[a<b]]> <tt:span>c', "</p>", "<p begin='x' end='1s'>"),
    ],
}
HEADS = {
    SRT: ["", "1\n", "\ufeff"],
    VTT: ["WEBVTT\n\n", "WEBVTT\nKind: x\n"],
    SBV: ["0:00:00.100,0:00:00.900\r\nhead\r\n\r\n"],
    MICRODVD: ["{1}{1}25.000\n", "{0}{10}head\r\n", "\ufeff{1}{1}23,976\n"],
    TTML: ["<tt>", '<?xml version="1.0"?>\n<tt ttp:frameRate="24"><body><div>\n'],
    ASS: ["[Script Info]\n; x\n\n[Events]\n", "[events]\r\n", f"\ufeff[Events]\n{EVENT}head\n"],
}


def texts_in(form: CaptionFormat) -> st.SearchStrategy[str]:
    """Nasty texts that are read as `form`, if they hold a cue."""
    lines = st.sampled_from([*LINES[form], *ANY_LINES])
    return st.builds(
        lambda head, lines: head + "".join(line + end for line, end in lines),
        st.sampled_from(HEADS[form]),
        st.lists(st.tuples(lines, st.sampled_from(LINE_ENDS)), max_size=30),
    )


encodings = st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "utf-32", "gb18030"])
payloads = st.sampled_from(
    [
        "Hello.",
        "two\nlines",
        "",
        "a <3 b。",
        "x\n\ny",
        "1",
        " - ",
        "{\\i1}x\\N{y",
        "0:00:09.000,0:01:00.000",
    ]
)
each_format = pytest.mark.parametrize("form", WRITTEN, ids=repr)


def test_every_format_that_is_written_has_texts_for_these_tests() -> None:
    for texts in (LINES, HEADS):
        assert texts.keys() == set(WRITTEN), "give each format difficult lines and heads above"


def parsed(data: bytes, document: CaptionDocument | None = None) -> CaptionDocument | None:
    """The captions in `data`, read as `document` was; None where there are none."""
    with contextlib.suppress(CaptionError):
        if document is None:
            return parse_captions(data)
        return parse_captions(data, format=document.format, encoding=document.encoding.name)
    return None


@given(st.binary(max_size=400))
def test_any_bytes_are_read_and_written_alike_or_refused(data: bytes) -> None:
    heads = [b"", b"WEBVTT\n\n", b"1\n00:00:01,000 --> 00:00:02,000\n"]
    for head in [*heads, b"0:00:01.000,0:00:02.000\n", f"[Events]\n{EVENT}".encode()]:
        document = parsed(head + data)
        assert document is None or document.to_bytes() == head + data


@each_format
@given(data=st.data(), encoding=encodings)
def test_nasty_files_are_written_as_read(
    form: CaptionFormat, data: st.DataObject, encoding: str
) -> None:
    raw = data.draw(texts_in(form)).encode(encoding)
    document = parsed(raw)
    if document is not None:
        assert document.to_bytes() == raw
        is_rolling(document)


@each_format
@settings(max_examples=75)
@given(data=st.data(), payload=payloads, which=st.integers(min_value=0))
def test_replaced_payload_changes_nothing_else(
    form: CaptionFormat, data: st.DataObject, payload: str, which: int
) -> None:
    raw = data.draw(texts_in(form)).encode()
    document = parsed(raw)
    if document is None or not document.cues:
        return
    index = which % len(document.cues)
    try:
        edited = document.replace_payloads({index: payload})
    except CaptionError:
        return
    again = parsed(edited.to_bytes(), document)
    assert again is not None
    assert len(again.cues) == len(document.cues)
    for place, (old, new) in enumerate(zip(document.cues, again.cues, strict=True)):
        if place == index:
            source = document.source
            given_so = document.format.typed(payload, source.text, source.spans[index])
            assert new.payload.split() == given_so.split()
            new = replace(new, payload=old.payload, word_times=old.word_times)  # noqa: PLW2901
        assert new == old
    span = document.source.spans[index]
    before = len(document.encoding.encode(document.source.text[: span.body]))
    assert edited.to_bytes()[:before] == raw[:before]
    after = len(document.source.text[span.end :].encode())
    assert edited.to_bytes()[len(edited.to_bytes()) - after :] == raw[len(raw) - after :]


@each_format
@settings(max_examples=75)
@given(data=st.data())
def test_recut_writes_the_cues_it_is_given(form: CaptionFormat, data: st.DataObject) -> None:
    document = parsed(data.draw(texts_in(form)).encode())
    if document is None:
        return
    same = [RecutCue(index, cue) for index, cue in enumerate(document.cues)]
    assert document.recut(same).to_bytes() == document.to_bytes()
    chosen: list[RecutCue] = []
    for recut in same:
        action = data.draw(st.sampled_from(["keep", "drop", "edit", "split", "new"]))
        cue = recut.cue
        if action == "keep":
            chosen.append(recut)
        elif action == "edit":
            chosen.append(replace(recut, cue=replace(cue, payload="edited\ntext")))
        elif action == "split":
            chosen.append(replace(recut, cue=replace(cue, end_ms=cue.start_ms + 1)))
            chosen.append(replace(recut, cue=replace(cue, start_ms=cue.start_ms + 1)))
        elif action == "new":
            chosen.append(RecutCue(None, replace(cue, identifier="")))
    try:
        result = document.recut(chosen)
    except CaptionError:
        return
    assert [cue.payload.split() for cue in result.cues] == [
        recut.cue.payload.split() for recut in chosen
    ]
    if result.cues or document.format.may_lack_cues(result.source.text):
        again = parsed(result.to_bytes(), document)
        assert again is not None
        assert [cue.payload for cue in again.cues] == [cue.payload for cue in result.cues]


@each_format
@settings(max_examples=75)
@given(data=st.data(), payload=payloads)
def test_a_splice_of_cues_is_the_recut_of_all(
    form: CaptionFormat, data: st.DataObject, payload: str
) -> None:
    document = parsed(data.draw(texts_in(form)).encode())
    if document is None or not document.cues:
        return
    count = len(document.cues)
    with contextlib.suppress(CaptionError):
        document = document.replace_payloads({data.draw(st.integers(0, count - 1)): payload})
    first = data.draw(st.integers(0, count - 1))
    stop = data.draw(st.integers(first + 1, min(count, first + 2)))
    cue = document.cues[first]
    new = [replace(cue, end_ms=cue.end_ms + 10), replace(cue, identifier="", payload="more")]
    new = new[: data.draw(st.integers(1, 2))]
    same = [RecutCue(index, kept) for index, kept in enumerate(document.cues)]
    run = [RecutCue(None if place else first, made) for place, made in enumerate(new)]
    try:
        whole = document.recut([*same[:first], *run, *same[stop:]])
    except CaptionError:
        return
    spliced = document.splice_cues(first, stop, new)
    again = parsed(spliced.to_bytes(), document)
    assert again is not None
    assert [(cue.start_ms, cue.end_ms, cue.payload.split()) for cue in again.cues] == [
        (cue.start_ms, cue.end_ms, cue.payload.split()) for cue in whole.cues
    ]
    for cue, span in zip(spliced.cues, spliced.source.spans, strict=True):
        assert document.format.payload(spliced.source.text[span.body : span.end]) == cue.payload


def test_a_splice_far_from_the_ends_renumbers_what_follows() -> None:
    blocks = (f"{n}\n00:00:{n:02},000 --> 00:00:{n:02},900\nline {n}\n" for n in range(1, 41))
    document = parse_captions("\n".join(blocks).encode())
    cue = document.cues[19]
    halves = [replace(cue, end_ms=cue.start_ms + 9), replace(cue, identifier="", payload="new")]
    split = document.splice_cues(19, 20, halves)
    kept = [RecutCue(index, kept) for index, kept in enumerate(document.cues)]
    whole = document.recut(
        [*kept[:19], RecutCue(19, halves[0]), RecutCue(None, halves[1]), *kept[20:]]
    )
    assert split.to_bytes() == whole.to_bytes()
    assert split.cues == whole.cues
    assert split.source.spans == whole.source.spans
    assert split.splice_cues(19, 21, [cue]).to_bytes() == document.to_bytes()

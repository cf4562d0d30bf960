# SPDX-License-Identifier: Apache-2.0
"""ASS and SSA: the text of dialogue events is edited, their times in a cut, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from interpunct.captions.cues import Cue, RecutCue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import ASS, SRT
from interpunct.captions.payload import TokenKind, tokenise
from interpunct.captions.reading import parse_captions
from interpunct.cutting.apply import apply_plan
from interpunct.cutting.plan import plan_cut
from interpunct.cutting.profiles import load_profile
from interpunct.errors import CaptionError
from interpunct.marking.rendering import render
from interpunct.transcript.from_document import build_transcript

SCRIPT = r"""[Script Info]
; Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,a comment, no event
Title: Harbour

[V4+ Styles]
Format: Name, Fontname, Fontsize
Style: Default,Arial,20

[Fonts]
fontname: pilot.ttf
[!$#Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,font data

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Comment: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,a note
Dialogue: 0,0:00:01.00,0:00:03.50,Default,Anna,0,0,0,,the old pilot, he {\i1}waved{\i0}\Nback
Comment: 0,0:00:03.50,0:00:04.00,Default,,0,0,0,,another note
Dialogue: 5,0:00:04.00,0:00:06.00,Sign,,10,20,30,Banner;5, {\an8}{\p1}m 0 0 l 9 9{\p0}harbour
"""
EVENTS = "[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,"


def read(text: str = SCRIPT) -> CaptionDocument:
    return parse_captions(text.encode())


def kept(document: CaptionDocument) -> list[RecutCue]:
    return [RecutCue(index, cue) for index, cue in enumerate(document.cues)]


def words(document: CaptionDocument) -> list[str]:
    return [word.text for word in build_transcript(document, languages=["en"]).words]


def cut(document: CaptionDocument) -> CaptionDocument:
    transcript = build_transcript(document, languages=["en"])
    plan = plan_cut(document, transcript, load_profile("netflix"))
    return apply_plan(document, transcript, plan).document


def test_only_dialogue_events_are_cues() -> None:
    document = read()
    assert document.format is ASS
    assert [(cue.start_ms, cue.end_ms, cue.payload) for cue in document.cues] == [
        (1000, 3500, "the old pilot, he {\\i1}waved{\\i0}\nback"),
        (4000, 6000, " {\\an8}{\\p1}m 0 0 l 9 9{\\p0}harbour"),
    ]
    assert document.cues[1].settings == "Dialogue: 5,,,Sign,,10,20,30,Banner;5,"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_an_edit_changes_the_text_of_its_event_alone(end: str, encoding: str) -> None:
    data = SCRIPT.replace("\n", end).encode(encoding)
    document = parse_captions(data)
    edited = document.replace_payloads({0: "The old pilot, he {\\i1}waved{\\i0}.\nback"})
    assert edited.to_bytes() == (
        SCRIPT.replace("the old", "The old").replace("{\\i0}", "{\\i0}.").replace("\n", end)
    ).encode(encoding)


@pytest.mark.parametrize("payload", ["a\nb", "a\r\nb", "a\\Nb"])
def test_every_line_end_of_a_new_text_is_written_as_an_escape(payload: str) -> None:
    edited = read().replace_payloads({0: payload})
    assert edited.cues[0].payload == "a\nb"
    assert b",0,0,0,,a\\Nb\n" in edited.to_bytes()
    assert parse_captions(edited.to_bytes()).cues == edited.cues


def test_an_edit_that_is_taken_back_gives_the_bytes_read() -> None:
    document = read()
    undone = document.replace_payloads({0: "x"}).replace_payloads({0: document.cues[0].payload})
    assert undone.cues == document.cues
    assert undone.to_bytes() == SCRIPT.encode()


def test_an_empty_text_can_be_filled_and_emptied() -> None:
    document = read(EVENTS + "\nDialogue: 0,0:00:03.00,0:00:04.00,Default,,0,0,0,,two")
    filled = document.replace_payloads({0: "one"})
    assert filled.to_bytes().decode().splitlines()[1].endswith(",,one")
    assert filled.replace_payloads({0: "", 1: ""}).to_bytes().count(b",,\n") == 1


def test_a_cue_divided_by_a_cut_keeps_layer_style_name_margins_and_effect() -> None:
    document = read()
    sign = document.cues[1]
    first = replace(sign, end_ms=4800, payload="old")
    second = replace(sign, start_ms=4800, payload="harbour\nwall")
    result = document.recut([*kept(document)[:1], RecutCue(1, first), RecutCue(None, second)])
    assert result.to_bytes().decode() == SCRIPT.replace(
        "Dialogue: 5,0:00:04.00,0:00:06.00,Sign,,10,20,30,Banner;5, "
        "{\\an8}{\\p1}m 0 0 l 9 9{\\p0}harbour\n",
        "Dialogue: 5,0:00:04.00,0:00:04.80,Sign,,10,20,30,Banner;5,old\n"
        "Dialogue: 5,0:00:04.80,0:00:06.00,Sign,,10,20,30,Banner;5,harbour\\Nwall\n",
    )


def test_comments_between_events_stay_before_the_event_they_preceded() -> None:
    document = read()
    dropped = document.recut(kept(document)[1:]).to_bytes().decode().splitlines()
    events = [line for line in dropped if line.startswith(("Comment", "Dialogue"))]
    assert [line.split(",")[-1] for line in events] == [
        "a note",
        "another note",
        " {\\an8}{\\p1}m 0 0 l 9 9{\\p0}harbour",
    ]


def test_times_between_hundredths_are_rounded() -> None:
    document = read()
    moved = replace(document.cues[0], start_ms=1234, end_ms=59_999)
    result = document.recut([RecutCue(0, moved), *kept(document)[1:]])
    assert b"Dialogue: 0,0:00:01.23,0:01:00.00,Default,Anna" in result.to_bytes()
    assert (result.cues[0].start_ms, result.cues[0].end_ms) == (1230, 60_000)


def test_a_cue_made_from_nothing_has_the_settings_that_most_have() -> None:
    document = read(SCRIPT + "Dialogue: 1,0:00:07.00,0:00:08.00,Song,,0,0,0,,la\n" * 2)
    new = Cue("", 9000, 9500, "", "more")
    result = document.recut([*kept(document), RecutCue(None, new)])
    assert result.to_bytes().endswith(b"Dialogue: 1,0:00:09.00,0:00:09.50,Song,,0,0,0,,more\n")


def test_fields_are_those_that_the_format_line_names() -> None:
    text = "[Events]\nFormat: Start, End, Style, Text\nDialogue: 00:00:01.00,00:00:02.50,S1,a, b\n"
    document = read(text)
    (cue,) = document.cues
    assert (cue.start_ms, cue.end_ms, cue.payload) == (1000, 2500, "a, b")
    cues = [RecutCue(0, replace(cue, end_ms=2000)), RecutCue(None, replace(cue, start_ms=2000))]
    assert document.recut(cues).to_bytes().decode() == (
        "[Events]\nFormat: Start, End, Style, Text\n"
        "Dialogue: 00:00:01.00,00:00:02.00,S1,a, b\nDialogue: 00:00:02.00,00:00:02.50,S1,a, b\n"
    )


def test_events_that_cannot_be_read_are_left_alone_and_told() -> None:
    document = read(
        EVENTS + "one\nDialogue: 0,0:00:xx.00,0:00:04.00,Default,,0,0,0,,two\nDialogue: short\n"
        "Format: Text, Start, End\nDialogue: three,0:00:05.00,0:00:06.00\n"
    )
    assert [cue.payload for cue in document.cues] == ["one"]
    assert document.warnings == (
        "lines 3, 4: an event that cannot be read; it is left alone",
        "line 5: a Format line without Start, End, and Text at its end; its events are left alone",
    )


def test_ssa_is_read_with_the_field_that_it_has_for_the_layer() -> None:
    text = "[Events]\nFormat: Marked, Start, End, Style, Effect, Text"
    document = read(f"{text}\nDialogue: Marked=0,0:00:01.00,0:00:02.00,*Default,,hello\n")
    assert b",,Hello.\n" in document.replace_payloads({0: "Hello."}).to_bytes()
    assert parse_captions(document.to_bytes(), path=Path("a.ssa")).warnings == ()


def test_a_file_without_sections_is_read_by_its_ending() -> None:
    event = EVENTS.partition("\n")[2].encode() + b"hello"
    assert parse_captions(event, path=Path("a.ass")).cues[0].payload == "hello"
    with pytest.raises(CaptionError, match="no cue was found"):
        parse_captions(event, path=Path("a.srt"))


@pytest.mark.parametrize(
    ("payload", "expected"),
    [
        ("ka{\\k20}ra", [("te", "ka"), ("ma", "{\\k20}"), ("te", "ra")]),
        ("{a note} so", [("ma", "{a note}"), ("te", "so")]),
        ("one\\htwo\\nthree", [("te", "one"), ("te", "two"), ("te", "three")]),
        ("{\\p1}m 0 {\\c}b{\\p0}so", [("ma", "{\\p1}m 0 {\\c}b"), ("ma", "{\\p0}"), ("te", "so")]),
        ("{\\pos(1,2)}{\\pbo4}so", [("ma", "{\\pos(1,2)}"), ("ma", "{\\pbo4}"), ("te", "so")]),
        ("{\\p0}so", [("ma", "{\\p0}"), ("te", "so")]),
        ("so {open for ever", [("te", "so"), ("ma", "{open for ever")]),
        ("a <i> b & c", [("te", "a"), ("te", "<i>"), ("te", "b"), ("te", "&"), ("te", "c")]),
        ("C:\\dir", [("te", "C:\\dir")]),
        ("- yes\n- no", [("da", "-"), ("te", "yes"), ("da", "-"), ("te", "no")]),
    ],
)
def test_tokens(payload: str, expected: list[tuple[str, str]]) -> None:
    assert [
        (token.kind.value[:2], payload[token.start : token.end])
        for token in tokenise(payload, ASS)
        if token.kind is not TokenKind.SPACE
    ] == expected


def test_escaped_spaces_part_words_and_are_none_of_them() -> None:
    assert words(read(EVENTS + "the\\hold\\npilot waved")) == ["the", "old", "pilot", "waved"]
    assert words(read(EVENTS + "the\\Npilot")) == ["the", "pilot"]


def test_drawings_and_comments_are_no_words_and_no_mark_goes_into_karaoke() -> None:
    document = read(EVENTS + "{\\p1}m 0 0 l 9 9{\\p0}the{a note} ha{\\k9}rbour\\hwall")
    transcript = build_transcript(document, languages=["en"])
    assert [
        (word.text, slot.protected)
        for word, slot in zip(transcript.words, transcript.slots, strict=True)
    ] == [("the", False), ("ha", True), ("rbour", False), ("wall", False)]
    written = render(document, transcript, {0: ",", 1: ",", 2: ".", 3: "?"}, {}).document
    assert written.cues[0].payload == "{\\p1}m 0 0 l 9 9{\\p0}the,{a note} ha{\\k9}rbour.\\hwall?"


def test_a_hard_space_before_a_mark_goes_with_the_mark() -> None:
    document = read(EVENTS + "tu viens\\h? oui")
    transcript = build_transcript(document, languages=["fr"])
    written = render(document, transcript, {1: "."}, {}).document
    assert written.cues[0].payload == "tu viens. oui"


LONG = "the pilot waved to the boats and then he went home for his tea. it was late when he came"


@pytest.mark.parametrize(
    ("lead", "cues"),
    [
        ("", 2),
        ("{\\an8}", 2),
        ("{\\k50}", 1),
        ("{\\p1}m 0 0 l 9 9{\\p0}", 1),
        ("{\\move(1,2)}", 1),
    ],
)
def test_a_cut_divides_no_karaoke_drawing_or_movement(lead: str, cues: int) -> None:
    text = f"[Events]\nDialogue: 3,0:00:01.00,0:00:09.00,S,N,1,2,3,,{lead}{LONG}\n"
    document = read(text)
    result = cut(document)
    assert (len(result.cues) > 1) is (cues > 1)
    for line in result.to_bytes().decode().splitlines()[1:]:
        assert line.startswith("Dialogue: 3,0:00:0")
        assert f",S,N,1,2,3,,{lead}" in line
    assert words(result) == words(document)


def test_cues_of_another_style_are_not_joined_by_a_cut() -> None:
    lines = [
        "Dialogue: 0,0:00:01.00,0:00:02.00,A,,0,0,0,,the pilot",
        "Dialogue: 0,0:00:02.10,0:00:03.00,B,,0,0,0,,waved back.",
    ]
    text = "\n".join(["[Events]", *lines, ""])
    assert cut(read(text)).to_bytes() == text.encode()
    assert len(cut(read(text.replace(",B,", ",A,"))).cues) == 1


def test_one_edit_far_down_a_long_file_is_an_edit_of_one_line() -> None:
    event = "Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,one\n"
    document = read("[Events]\n" + event * 5000)
    two = document.cues[4000]
    split = document.splice_cues(4000, 4001, [two, replace(two, payload="new")])
    assert split.to_bytes().decode().splitlines()[4002] == event.strip().replace("one", "new")
    assert len(split.cues) == 5001
    assert split.format is not SRT

# SPDX-License-Identifier: Apache-2.0
"""From every format to every other: what is said stays, and what cannot be said is told."""

from __future__ import annotations

import json
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.captions.formats import ASS, JSON, SBV, SRT, TTML, VTT, WRITTEN, CaptionFormat
from interpunct.captions.reading import parse_captions
from interpunct.captions.styled import Styled, StyledRun, in_tags
from interpunct.captions.writing import export, losses

texts = st.text(alphabet=st.sampled_from("abc é字.,-'!?<>&\\Nh{}()1:\n"), min_size=1)
styles = st.frozensets(st.sampled_from("biu"))
runs = st.lists(st.builds(StyledRun, texts, styles), min_size=1, max_size=5)


def file_of(form: CaptionFormat, payload: str, settings: str = "") -> bytes:
    times = settings or form.times.settings if form is ASS else settings
    return form.new_file([Cue("1", 1000, 2500, times, payload)]).encode()


def converted(payload: str, source: CaptionFormat, target: CaptionFormat) -> str:
    document = parse_captions(file_of(source, payload), format=source)
    return parse_captions(export(document, target), format=target).cues[0].payload


@pytest.mark.parametrize(("one", "other"), list(permutations(WRITTEN, 2)), ids=repr)
def test_text_lines_and_times_come_through(one: CaptionFormat, other: CaptionFormat) -> None:
    document = parse_captions(file_of(one, "the old pilot\nwaved."), format=one)
    again = parse_captions(export(document, other))
    assert again.format is other
    assert again.warnings == ()
    (cue,), (own,) = again.cues, document.cues
    assert cue.payload == "the old pilot\nwaved."
    assert other.times.agree(cue.start_ms, own.start_ms)
    assert other.times.agree(cue.end_ms, own.end_ms)
    assert losses(document, other) == ()


def test_what_only_looks_like_a_tag_comes_through() -> None:
    assert converted("if a < b and c > d </ b>ok", SRT, ASS) == "if a < b and c > d ok"


@pytest.mark.parametrize(("one", "other"), list(permutations((SRT, VTT, ASS), 2)), ids=repr)
def test_italics_and_the_top_of_the_picture_come_there_and_back(
    one: CaptionFormat, other: CaptionFormat
) -> None:
    styled = Styled((StyledRun("so "), StyledRun("it", frozenset("i")), StyledRun(" is")), "8")
    payload, settings = one.said(styled)
    document = parse_captions(file_of(one, payload, settings), format=one)
    there = parse_captions(export(document, other))
    back = parse_captions(export(there, one))
    assert other.styled(there.cues[0]) == styled
    assert back.cues == document.cues
    assert losses(document, other) == losses(there, one) == ()


@pytest.mark.parametrize(
    ("payload", "expected"),
    [
        ("{\\i1}so{\\i0} {\\b700}it{\\b} {\\u1}is", "<i>so</i> <b>it</b> <u>is</u>"),
        ("{\\i1}a{\\b1}b{\\i0}c{\\r}d", "<i>a<b>b</b></i><b>c</b>d"),
        ("{\\i1}{\\i1}a{\\i0}b{\\i1}{\\i}c{\\b400000}d", "<i>a</i>bcd"),
        ("one\\Ntwo\\hthree\\nfour", "one\ntwo\u00a0three four"),
        ("{\\p1}m 0 0 l 9 9{\\p0}so{a note}", "so"),
        ("{\\an8\\fs20}up", "{\\an8}up"),
        ("{\\k20}ka{\\k20}ra", "kara"),
        ("a < b", "a < b"),
    ],
)
def test_ass_as_srt(payload: str, expected: str) -> None:
    assert converted(payload, ASS, SRT) == expected


@pytest.mark.parametrize(
    ("payload", "expected"),
    [
        ("<i>so</i> <b>it <u>is</u></b>", "{\\i1}so{\\i0} {\\b1}it {\\u1}is{\\b0}{\\u0}"),
        ("{\\an8}up\ntop", "{\\an8}up\ntop"),
        ("{\\i1}so{\\i0}", "{\\i1}so{\\i0}"),
        ("C:\\new {not a tag}", "C:\\\u2060new (not a tag)"),
        ("<font color=red>x</font>", "x"),
    ],
)
def test_srt_as_ass(payload: str, expected: str) -> None:
    assert converted(payload, SRT, ASS) == expected


def test_the_colour_of_a_font_is_all_that_another_srt_needs() -> None:
    payload = (
        '<i>a<font color="red">b <font size=3>c</font></font></i> <font color=#00ff00>d</font>'
    )
    styled = SRT.styled(Cue("", 0, 0, "", payload))
    assert [(text, set(styles)) for text, styles in styled.runs] == [
        ("a", {"i"}), ("b c", {"i", "red"}), (" ", set()), ("d", {"#00ff00"}),
    ]  # fmt: skip
    said, _ = SRT.said(styled)
    assert said == '<i>a<font color="red">b c</font></i> <font color="#00ff00">d</font>'
    assert SRT.unsaid(styled) == VTT.unsaid(styled) == {"fonts and colours"}
    assert SRT.unsaid(SRT.styled(Cue("", 0, 0, "", said))) == frozenset()
    for form in WRITTEN:
        assert ("#00ff00" in form.said(styled)[0]) is (form in (SRT, TTML))


def test_a_new_ass_file_has_what_players_need() -> None:
    lines = file_of(ASS, "so").decode().splitlines()
    assert [line for line in lines if line.startswith("[")] == [
        "[Script Info]",
        "[V4+ Styles]",
        "[Events]",
    ]
    style_names, style = (
        next(line for line in lines if line.startswith(kind)) for kind in ("Format:", "Style:")
    )
    assert len(style_names.split(",")) == len(style.split(","))
    assert lines[-1] == "Dialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,so"


@pytest.mark.parametrize(
    ("source", "payload", "settings", "target", "kinds"),
    [
        (SRT, "<font color=red>x</font>", "", VTT, ["fonts and colours"]),
        (SRT, "{\\an8}<i>x</i> <s>y</s>", "", SBV, ["italics", "positions", "strike-out"]),
        (SRT, "<s>y</s> {x}", "", ASS, ["braces"]),
        (SRT, "<b>x</b> <u>y</u>", "", SBV, ["bold", "underlining"]),
        (SRT, "{\\an1}x", "", VTT, ["positions"]),
        (VTT, "<c.x>x</c><00:01.500>y", "", SRT, ["classes", "word times"]),
        (VTT, "x", "align:start", SRT, ["positions"]),
        (VTT, "<lang en>x</lang> <v Anna>y", "", ASS, ["language tags"]),
        (ASS, "{\\k2}x{\\fs9}", "", SRT, ["karaoke", "override tags"]),
        (ASS, "{\\p1}m 0{\\p0}{n}x", "", SRT, ["comments", "drawings"]),
        (ASS, "x", "Dialogue: 1,,,Sign,,0,0,0,,", SRT, ["styles, names and layers"]),
        (SRT, "<i>x</i>", "", SRT, []),
        (SRT, "use <div> here", "", VTT, ["styles"]),
        (SRT, "{\\pos(1,2)}{\\c&HFF&}x", "", VTT, ["override tags"]),
    ],
)
def test_what_is_left_out_is_told(
    source: CaptionFormat, payload: str, settings: str, target: CaptionFormat, kinds: list[str]
) -> None:
    document = parse_captions(file_of(source, payload, settings), format=source)
    assert losses(document, target) == tuple(
        f"1 cue: {kind} left out, which {target.title} cannot store" for kind in kinds
    )


def test_a_break_of_html_is_a_line_end() -> None:
    assert converted("one<br>two<br/>three", SRT, VTT) == "one\ntwo\nthree"


def test_losses_of_a_kind_are_counted() -> None:
    document = parse_captions(SRT.new_file([Cue("1", 0, 900, "", "<i>x</i>")] * 3).encode())
    assert losses(document, SBV) == ("3 cues: italics left out, which SBV cannot store",)


def test_json_is_written_as_every_format_that_is_written() -> None:
    segment = {"start": 1.0, "end": 2.5, "text": "so <it> {is}"}
    document = parse_captions(json.dumps({"segments": [segment]}).encode())
    exported = [parse_captions(export(document, form)) for form in (SRT, VTT, SBV, ASS)]
    assert [again.cues[0].payload for again in exported] == [
        "so <\u2060it> {is}",
        "so &lt;it&gt; {is}",
        "so <it> {is}",
        "so <it> (is)",
    ]
    assert losses(document, ASS) == ("1 cue: braces left out, which ASS cannot store",)
    assert not JSON.editable


@given(runs)
def test_what_vtt_says_is_read_as_it_was_meant(given_runs: list[StyledRun]) -> None:
    styled = Styled(tuple(given_runs))
    payload, settings = VTT.said(styled)
    again = VTT.styled(Cue("", 0, 0, settings, payload))
    said, meant = (
        [line for line in text.split("\n") if line.strip()] for text in (again.text, styled.text)
    )
    assert said == meant
    wanted = {style for run in given_runs if run.text.strip() for style in run.styles}
    assert wanted <= {style for run in again.runs for style in run.styles}


@given(runs)
def test_what_ass_says_is_read_as_it_was_meant_but_for_braces(given_runs: list[StyledRun]) -> None:
    styled = Styled(tuple(given_runs))
    payload, settings = ASS.said(styled)
    file = ASS.new_file([Cue("", 0, 1000, settings, payload)])
    (cue,) = parse_captions(file.encode()).cues
    shown = ASS.styled(cue)
    text = styled.text.replace("{", "(").replace("}", ")")
    assert shown.text.replace("\u2060", "") == text
    marked = [(letter, run.styles) for run in styled.runs for letter in run.text]
    again = [
        (letter, run.styles) for run in shown.runs for letter in run.text if letter != "\u2060"
    ]
    assert [styles for _, styles in again] == [styles for _, styles in marked]


@given(st.lists(st.sampled_from(["<i>", "&lt;", "i", "b ", "/", "&gt;", "{\\an8}", "so", " "])))
def test_text_that_looks_like_a_tag_is_no_tag_of_an_srt_file(pieces: list[str]) -> None:
    styled = VTT.styled(Cue("", 0, 0, "", "".join(pieces)))
    payload, _ = SRT.said(styled)
    again = SRT.styled(Cue("", 0, 0, "", payload))
    assert again.text.replace("\u2060", "").strip() == styled.text.strip()
    assert not again.place
    visible = {styles for text, styles in styled.runs if text.strip()}
    assert {styles for text, styles in again.runs if text.strip()} == visible


@given(runs)
def test_tags_are_well_nested(given_runs: list[StyledRun]) -> None:
    open_tags: list[str] = []
    for piece in in_tags(given_runs, frozenset("bi"), lambda _: "").replace(">", "> ").split():
        if piece.startswith("</"):
            assert open_tags.pop() == piece.replace("/", "")
        else:
            open_tags.append(piece)
    assert not open_tags

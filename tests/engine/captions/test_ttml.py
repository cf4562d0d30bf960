# SPDX-License-Identifier: Apache-2.0
"""TTML: only texts and changed times are written, every other byte stays."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import fromstring

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.cues import Cue, RecutCue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import SRT, TTML
from interpunct.captions.formats.ttml_times import Clock
from interpunct.captions.reading import parse_captions, read_captions
from interpunct.captions.retiming import CueTimes
from interpunct.captions.styled import Styled, StyledRun
from interpunct.captions.writing import export, losses
from interpunct.errors import CaptionError

FILE = """<?xml version="1.0" encoding="UTF-8"?>
<!-- by hand: <p begin="0s" end="1s">not a cue</p> -->
<tt:tt xmlns:tt="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling"
  xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="25">
  <tt:head><tt:layout><tt:region xml:id="low"/></tt:layout></tt:head>
  <tt:body>
    <tt:div begin="10s">
      <tt:p xml:id="a" region="low" begin="00:00:01.50" end="00:00:03.00">
        the old
        pilot<tt:br />
        waved
      </tt:p>
      <tt:p end="125f" begin="100f"><tt:span tts:fontStyle="italic">sand</tt:span> &amp; sea</tt:p>
    </tt:div>
    <tt:div><tt:p xml:id="c" begin="20s" dur="2.5s" tts:color='a>b'>three</tt:p></tt:div>
  </tt:body>
</tt:tt>
"""


def opened(text: str = FILE) -> CaptionDocument:
    document = parse_captions(text.encode())
    assert document.format is TTML
    return document


def written(document: CaptionDocument) -> str:
    text = document.to_bytes().decode()
    ElementTree.fromstring(text)
    return text


def test_paragraphs_are_cues_and_breaks_are_line_ends() -> None:
    document = opened()
    assert document.warnings == ()
    assert [(cue.start_ms, cue.end_ms, cue.settings, cue.payload) for cue in document.cues] == [
        (11_500, 13_000, 'region="low"', "the old pilot\nwaved"),
        (14_000, 15_000, "", '<span tts:fontStyle="italic">sand</span> &amp; sea'),
        (20_000, 22_500, "tts:color='a>b'", "three"),
    ]


def test_an_edit_changes_the_text_alone_and_keeps_its_breaks() -> None:
    edited = opened().replace_payloads({0: "The old pilot\nwaved.", 1: "<span>So</span> it"})
    assert written(edited) == FILE.replace("the old\n        pilot", "The old pilot").replace(
        "waved", "waved."
    ).replace(
        '<tt:span tts:fontStyle="italic">sand</tt:span> &amp; sea', "<tt:span>So</tt:span> it"
    )


def test_a_new_break_has_the_prefix_of_the_file() -> None:
    assert (
        '<tt:p xml:id="c" begin="20s" dur="2.5s" tts:color=\'a>b\'>a<tt:br/>b</tt:p>'
        in written(opened().replace_payloads({2: "a\nb"}))
    )


def test_signs_of_xml_that_are_typed_are_escaped() -> None:
    edited = opened().replace_payloads({2: "a < b & c &lt; <i>d</i><br/>e"})
    assert edited.cues[2].payload == "a &lt; b &amp; c &lt; &lt;i>d&lt;/i>\ne"
    again = opened(written(edited))
    assert again.format.styled(again.cues[2]).text == "a < b & c < <i>d</i>\ne"


def test_signs_that_only_html_knows_are_escaped_too() -> None:
    edited = opened().replace_payloads({2: "a&nbsp;b ]]> c &#233; &quot;"})
    assert edited.cues[2].payload == "a&amp;nbsp;b ]]&gt; c &#233; &quot;"
    ElementTree.fromstring(written(edited))


@pytest.mark.parametrize("payload", ["<span>x", "x</span>", "a\0b", "<span><set/></set></span>"])
def test_a_text_that_would_break_the_file_is_refused(payload: str) -> None:
    with pytest.raises(CaptionError, match=r"cue 3: TTML cannot store"):
        opened().replace_payloads({2: payload})


def test_times_are_written_in_their_own_notation() -> None:
    shifted = opened().retime(
        {0: CueTimes(12_250, 13_000), 1: CueTimes(14_080, 15_200), 2: CueTimes(21_000, 22_000)}
    )
    assert written(shifted) == FILE.replace("00:00:01.50", "00:00:02.25").replace(
        'end="125f" begin="100f"', 'end="130f" begin="102f"'
    ).replace('begin="20s" dur="2.5s"', 'begin="21s" dur="1.0s"')


def test_times_of_a_block_alone_are_completed() -> None:
    text = '<tt><body><div begin="1s" end="3s"><p xml:id="a">so</p></div></body></tt>'
    document = opened(text)
    assert (document.cues[0].start_ms, document.cues[0].end_ms) == (1000, 3000)
    shifted = document.retime({0: CueTimes(1500, 2250)})
    assert written(shifted) == text.replace("<p", '<p begin="0.5s" end="1.25s"')
    assert shifted.cues[0].start_ms == 1500


def test_cues_are_split_joined_and_deleted_with_their_elements() -> None:
    document = opened()
    first, second, third = document.cues
    halves = [
        RecutCue(0, replace(first, end_ms=12_000, payload="the old pilot")),
        RecutCue(None, replace(first, start_ms=12_000, payload="waved")),
    ]
    cut = document.recut([*halves, RecutCue(2, third)])
    text = written(cut)
    assert text.count("<tt:p ") == 3
    assert 'xml:id="a" region="low" begin="00:00:01.50" end="00:00:02.00"' in text
    assert second.payload not in text
    assert [cue.payload for cue in opened(text).cues] == ["the old pilot", "waved", "three"]


def test_a_paragraph_without_times_or_end_is_told_and_left_alone() -> None:
    text = '<tt><div><p>x</p>\n<p begin="1s" end="2s">a<p begin="2s" end="3s">b</p></div></tt>'
    document = opened(text)
    assert [cue.payload for cue in document.cues] == ["b"]
    assert document.warnings == (
        "line 1: a paragraph without times; it is left alone",
        "line 2: a paragraph without its end; it is left alone",
    )
    assert document.to_bytes() == text.encode()


@pytest.mark.parametrize(
    ("text", "warnings"),
    [
        (FILE[: FILE.index("three") + 2], ("a paragraph without its end; it is left alone",)),
        (FILE[: FILE.index("three") - 8], ()),
        (FILE[: FILE.index("  </tt:body>")], ()),
    ],
)
def test_a_file_that_is_cut_off_is_told(text: str, warnings: tuple[str, ...]) -> None:
    told = [warning.partition(": ")[2] for warning in opened(text).warnings]
    assert sorted(told) == sorted((*warnings, "the end of the file is missing"))


def test_times_that_are_read_otherwise_than_they_are_meant_are_told() -> None:
    text = (
        '<tt><body>\n<div timeContainer="seq"><p dur="1s">a</p>\n<p begin="x" end="2s">b</p></div>'
        "</body></tt>"
    )
    assert opened(text).warnings == (
        "line 2: times one after another; all are read from the same start",
        "line 3: a time that cannot be read; it counts as missing",
    )


def test_another_xml_file_is_none() -> None:
    with pytest.raises(CaptionError, match="XML"):
        parse_captions(b"<note><p begin='1s' end='2s'>x</p></note>", path=Path("a.ttml"))
    with pytest.raises(CaptionError, match="TTML without any timed text"):
        parse_captions(b"<tt><body/></tt>")


rates = st.builds(
    lambda nominal, ntsc: (nominal, Fraction(nominal * 1000, 1001) if ntsc else Fraction(nominal)),
    st.sampled_from([24, 25, 30, 50, 60]),
    st.booleans(),
)


@given(rates, st.integers(0, 10_000_000))
def test_frames_are_read_to_the_millisecond(rate: tuple[int, Fraction], frame: int) -> None:
    nominal, real = rate
    given_rate = {"ttp:frameRate": str(nominal)}
    if real != nominal:
        given_rate["ttp:frameRateMultiplier"] = "1000 1001"
    read = Clock.of(given_rate).read(f"{frame}f")
    assert read is not None
    exact = Fraction(frame) / real * 1000
    assert abs(read - exact) <= Fraction(1, 2)


@pytest.mark.parametrize(
    ("stamp", "milliseconds"),
    [
        ("00:00:01", 1000), ("00:00:01.5", 1500), ("01:00:00.001", 3_600_001), ("1.25s", 1250),
        ("1500ms", 1500), ("0.5m", 30_000), ("2h", 7_200_000), ("50f", 2000), ("30t", 40),
        ("00:00:02:05", 2200), ("00:00:02:05.1", 2200), ("59.300", 59_300), ("3:58.640", 238_640),
        ("00:00:01,250", 1250), (" 1s ", 1000), ("x", None), ("", None), ("1x", None),
    ],
)  # fmt: skip
def test_every_time_expression_is_read(stamp: str, milliseconds: int | None) -> None:
    clock = Clock.of({"ttp:frameRate": "25", "ttp:tickRate": "750"})
    assert clock.read(stamp) == milliseconds


@given(
    st.sampled_from(
        ["00:00:01", "00:00:01.5", "1.5s", "9s", "12:00:00.0001", "0.1h", "2.5", "7ms"]
    ),
    st.integers(0, 90_000_000),
)
def test_a_decimal_time_is_written_exactly(stamp: str, milliseconds: int) -> None:
    clock = Clock()
    before = clock.read(stamp)
    assert before is not None
    rest = clock.moved(f' begin="{stamp}"', (before, before), (milliseconds, milliseconds))
    value = rest.split('begin="')[1].split('"')[0]
    again = clock.read(value)
    assert again is not None
    assert abs(again - milliseconds) <= (2 if stamp.endswith("h") else 0)


@given(
    st.sampled_from(["1f", "00:00:01:00", "1t"]),
    st.sampled_from([24, 25, 30]),
    st.integers(0, 90_000_000),
)
def test_a_time_in_frames_is_the_nearest_frame(stamp: str, rate: int, milliseconds: int) -> None:
    clock = Clock.of({"ttp:frameRate": str(rate)})
    before = clock.read(stamp)
    assert before is not None
    rest = clock.moved(f' begin="{stamp}"', (before, before), (milliseconds, milliseconds))
    again = clock.read(rest.split('begin="')[1].split('"')[0])
    assert again is not None
    assert abs(again - milliseconds) <= 500 / rate + 1


def test_a_time_code_without_names_of_frames_follows_the_clock() -> None:
    clock = Clock.of(
        {
            "ttp:timeBase": "smpte",
            "ttp:frameRate": "30",
            "ttp:frameRateMultiplier": "1000 1001",
            "ttp:dropMode": "dropNTSC",
        }
    )
    assert clock.read("01:00:00:00") == 3_600_000 - 4
    assert clock.read("00:01:00:02") == 60_060


def test_styles_and_the_top_of_the_picture_come_through() -> None:
    styled = Styled((StyledRun("so "), StyledRun("it is", frozenset("iu"))), "8")
    payload, settings = TTML.said(styled)
    text = TTML.new_file([Cue("1", 0, 900, settings, payload)])
    root = ElementTree.fromstring(text)
    assert len(list(root.iter("{http://www.w3.org/ns/ttml}p"))) == 1
    assert text.count("xmlns:tts") == 1
    (cue,) = opened(text).cues
    assert TTML.styled(cue) == styled


def shown_by_ttconv(text: str) -> str:
    """The captions that another program shows at all, as SRT."""
    pytest.importorskip("ttconv", reason="ttconv is not installed")
    from ttconv.imsc import reader
    from ttconv.srt import writer

    return str(writer.from_model(reader.to_model(ElementTree.ElementTree(fromstring(text)))))


def test_a_player_shows_cues_above_and_below() -> None:
    document = parse_captions(
        b"1\n00:00:01,000 --> 00:00:02,000\n{\\an8}above\n\n"
        b"2\n00:00:03,000 --> 00:00:04,000\nbelow\n"
    )
    exported = opened(export(document, TTML).decode())
    assert [cue.settings for cue in exported.cues] == ['region="top"', 'region="bottom"']
    halves = [replace(exported.cues[0], end_ms=1500), Cue("", 1500, 2000, "", "new")]
    shown = shown_by_ttconv(written(exported.splice_cues(0, 1, halves)))
    assert [cue.payload for cue in SRT.scan(shown).cues] == ["above", "new", "below"]


HEAD = """<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="en"
xmlns:tts="http://www.w3.org/ns/ttml#styling"><head><styling>
<style xml:id="it" tts:fontStyle="italic"/><style xml:id="y" style="it" tts:color="#ffff00"/>
<style xml:id="w" tts:color="white"/></styling><layout>
<region xml:id="r1" tts:displayAlign="before" tts:origin="10% 5%" tts:extent="80% 80%"/>
<region xml:id="topic" tts:origin="10% 10%" tts:extent="80% 80%">
<style tts:displayAlign="after"/></region>
<region xml:id="r3" tts:origin="10% 10%" tts:extent="80% 80%" tts:displayAlign="center"/>
</layout></head><body style="w"><div>"""
SHOWN = {
    '<p begin="1s" end="2s" region="r1"><span style="it">so</span> it</p>': "{\\an8}<i>so</i> it",
    '<p begin="3s" end="4s" region="topic"><span style="y">so</span> it</p>': (
        '<font color="#ffff00"><i>so</i></font> it'
    ),
    '<p begin="5s" end="6s" region="r3" style="y">so <span tts:color="red">it</span></p>': (
        '<font color="#ffff00"><i>so </i></font><font color="red"><i>it</i></font>'
    ),
    '<p begin="7s" end="8s" region="topic" style="w">so <span style="w">it</span></p>': (
        'so <font color="white">it</font>'
    ),
}


def test_declared_styles_and_regions_are_those_that_another_program_shows() -> None:
    text = HEAD + "".join(SHOWN) + "</div></body></tt>"
    document = opened(text)
    exported = parse_captions(export(document, SRT))
    assert [cue.payload for cue in exported.cues] == list(SHOWN.values())
    assert losses(document, SRT) == ("1 cue: positions left out, which SRT cannot store",)
    others = SRT.scan(shown_by_ttconv(text)).cues
    for cue, other in zip(exported.cues[:3], others, strict=False):
        ours, theirs = SRT.styled(cue), SRT.styled(other)
        assert ours.text == theirs.text
        italic = ["".join(t for t, on in one.runs if "i" in on) for one in (ours, theirs)]
        assert italic[0] == italic[1]
    again = opened(export(exported, TTML).decode())
    assert [TTML.styled(cue).runs for cue in again.cues] == [
        SRT.styled(cue).runs for cue in exported.cues
    ]
    assert losses(exported, TTML) == ()


def test_a_style_that_refers_to_itself_has_an_end() -> None:
    text = HEAD.replace('xml:id="it"', 'xml:id="it" style="y"') + next(iter(SHOWN)) + "</div></tt>"
    assert "<i>so</i>" in export(opened(text), SRT).decode()


def test_a_new_file_has_its_language_and_the_direction_of_its_paragraphs() -> None:
    lines = ("<i>שלום</i>", "so it is", "- مرحبا")
    cues = [Cue(str(n), n * 1000, n * 1000 + 900, "", text) for n, text in enumerate(lines, 1)]
    document = parse_captions(SRT.new_file(cues).encode())
    text = export(document, TTML, "he").decode()
    root = fromstring(text)
    assert root.get("{http://www.w3.org/XML/1998/namespace}lang") == "he"
    paragraphs = root.iter("{http://www.w3.org/ns/ttml}p")
    directions = [one.get("{http://www.w3.org/ns/ttml#styling}direction") for one in paragraphs]
    assert directions == ["rtl", None, "rtl"]
    assert [cue.payload for cue in parse_captions(export(opened(text), SRT)).cues] == list(lines)


def test_italics_in_a_file_that_declares_no_styles_are_declared() -> None:
    document = opened('<tt xmlns="http://www.w3.org/ns/ttml"><p begin="1s" end="2s">x</p></tt>')
    payload, _ = TTML.said(Styled((StyledRun("x", frozenset("i")),)))
    root = ElementTree.fromstring(written(document.replace_payloads({0: payload})))
    (span,) = root.iter("{http://www.w3.org/ns/ttml}span")
    assert span.attrib == {"{http://www.w3.org/ns/ttml#styling}fontStyle": "italic"}


def test_named_styles_are_told_as_lost() -> None:
    document = opened('<tt><p begin="1s" end="2s" region="x"><span style="s">x</span></p></tt>')
    assert losses(document, SRT) == (
        "1 cue: positions left out, which SRT cannot store",
        "1 cue: styles left out, which SRT cannot store",
    )
    assert b"\nx\n" in export(document, SRT)


@pytest.mark.parametrize(
    "piece",
    [
        "<style ",
        "<style xml:id='",
        "<region xml:id='a'>",
        "<p ",
        "<p begin='",
        "<!--",
        "<![CDATA[",
        "<?",
        "<tt",
        " ",
        "<br",
    ],
)
def test_files_that_open_something_for_ever_have_an_end(piece: str) -> None:
    text = '<tt><p begin="1s" end="2s">x</p>' + piece * 20_000
    assert len(TTML.scan(text).cues) == 1
    assert TTML.payload(piece * 20_000 + "x").endswith("x")
    TTML.holds(piece * 20_000)
    assert TTML.styled_in(Cue("", 0, 0, 'style="s"', "x"), piece * 20_000 + text).text == "x"


@pytest.mark.corpus
def test_files_of_other_programs_keep_all_but_what_changes(captions_folder: Path) -> None:
    paths = [
        path
        for ending in ("ttml", "dfxp", "xml")
        for path in sorted(captions_folder.rglob(f"*.{ending}"))
    ]
    assert len(paths) >= 11
    for path in paths:
        document = read_captions(path)
        text = document.source.text
        later = {
            index: CueTimes(cue.start_ms + 2000, cue.end_ms + 2000)
            for index, cue in enumerate(document.cues)
        }
        moved = document.retime(later)
        for cue, other in zip(document.cues, moved.cues, strict=True):
            assert abs(other.start_ms - cue.start_ms - 2000) <= 21, path
        edited = document.replace_payloads({0: document.cues[0].payload + "."})
        span = document.source.spans[0]
        expected = text[: span.body] + edited.cues[0].payload.replace("\n", "") + text[span.end :]
        assert "".join(edited.to_bytes().decode(document.encoding.name).split()).count(".") == (
            "".join(expected.split()).count(".")
        )
        assert parse_captions(export(document, SRT)).cues[0].start_ms == document.cues[0].start_ms


@pytest.mark.parametrize("timing", ["", ' itunes:timing="Word"'])
def test_a_new_cue_counts_its_times_as_the_block_around_it(timing: str) -> None:
    text = (
        f'<tt xmlns="http://www.w3.org/ns/ttml" xmlns:itunes="http://example.org/i"{timing}><body>'
        '<div begin="10s"><p begin="1s" end="3s">one two</p></div>'
        '<div begin="20s"><p begin="1s" end="3s">three four</p></div></body></tt>'
    )
    document = parse_captions(text.encode(), format=TTML)
    for index, cue in enumerate(document.cues):
        middle = cue.start_ms + 1_000
        halves = [
            replace(cue, end_ms=middle, payload=cue.payload.split()[0]),
            Cue("", middle, cue.end_ms, "", cue.payload.split()[1]),
        ]
        read = parse_captions(document.splice_cues(index, index + 1, halves).to_bytes())
        shown = [(one.start_ms, one.end_ms, one.payload) for one in read.cues]
        made = [(one.start_ms, one.end_ms, one.payload) for one in halves]
        kept = [(one.start_ms, one.end_ms, one.payload) for one in document.cues]
        assert shown == [*kept[:index], *made, *kept[index + 1 :]]


def test_text_in_a_cdata_section_and_in_other_elements_comes_through() -> None:
    inside = "<![CDATA[a < b]]> so <i>it</i> was<ttm:desc> said</ttm:desc>"
    text = FRAMED.format(base="", begin="1s", end="2s").replace("so we went", inside)
    assert TTML.styled(opened(text).cues[0]).text == "a < b so it was said"


FRAMED = """<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter"
  ttp:frameRate="25" {base}><body><p begin="{begin}" end="{end}">so we went</p></body></tt>"""


@pytest.mark.parametrize("base", ["", 'ttp:timeBase="smpte" ttp:dropMode="nonDrop"'])
@pytest.mark.parametrize(
    ("begin", "end", "first", "second"),
    [
        ("00:00:01:12", "00:00:04:00", ("00:00:01:12", "00:00:02:12"), "00:00:02:13"),
        ("37f", "100f", ("37f", "62f"), "63f"),
        ("00:00:01.480", "00:00:04.000", ("00:00:01.480", "00:00:02.480"), "00:00:02.520"),
    ],
)
def test_a_cue_is_parted_in_the_notation_of_its_times(
    base: str, begin: str, end: str, first: tuple[str, str], second: str
) -> None:
    document = parse_captions(FRAMED.format(base=base, begin=begin, end=end).encode())
    (cue,) = document.cues
    assert (cue.start_ms, cue.end_ms) == (1480, 4000)
    halves = [
        RecutCue(0, replace(cue, end_ms=2480, payload="so we")),
        RecutCue(None, replace(cue, start_ms=2520, payload="went")),
    ]
    text = written(document.recut(halves))
    assert f'<p begin="{first[0]}" end="{first[1]}">so we</p>' in text
    assert f'<p begin="{second}" end="{end}">went</p>' in text
    assert [one.start_ms for one in opened(text).cues] == [1480, 2520]


def test_code_times_without_frames_get_frames_where_they_need_them() -> None:
    text = FRAMED.format(base='ttp:timeBase="smpte"', begin="00:00:01", end="00:00:04")
    moved = opened(text).retime({0: CueTimes(1480, 4000)})
    assert '<p begin="00:00:01:12" end="00:00:04">' in written(moved)

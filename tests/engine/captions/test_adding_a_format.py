# SPDX-License-Identifier: Apache-2.0
"""The registry of formats, and the recipe of `CaptionFormat`, followed for a made-up one."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from interpunct.captions import formats
from interpunct.captions.cues import Cue, RecutCue
from interpunct.captions.formats import (
    ASS,
    ENDINGS,
    FORMATS,
    JSON,
    SBV,
    SRT,
    VTT,
    WRITTEN,
    CaptionFormat,
    by_ending,
    format_of,
)
from interpunct.captions.formats.base import grammar
from interpunct.captions.reading import parse_captions
from interpunct.captions.scanning import CueSpan, Scan
from interpunct.captions.times import TimeHabit
from interpunct.captions.writing import export
from interpunct.errors import CaptionError

LINE = re.compile(r"(?m)^(\d+)\t(\d+)\t(.*)$")


@dataclass(frozen=True, slots=True)
class Milliseconds(TimeHabit):
    """Two plain numbers."""

    def line(self, start_ms: int, end_ms: int, settings: str) -> str:
        return f"{start_ms}\t{end_ms}\t{settings}"


class Tabbed(CaptionFormat):
    """Start, end and text of a cue on a line, parted by tabs."""

    name = "tabbed"
    title = "Tabbed"
    endings = (".tab",)
    grammar = grammar(r"(?P<MARKUP>~\w+~)")
    times = Milliseconds("")
    one_line = True

    def sniff(self, text: str) -> bool:
        return bool(LINE.match(text))

    def scan(self, text: str) -> Scan:
        lines = list(LINE.finditer(text))
        cues = [Cue("", int(line[1]), int(line[2]), "", self.payload(line[3])) for line in lines]
        spans = [CueSpan(line.start(), line.start(), line.start(3), line.end()) for line in lines]
        return Scan(tuple(cues), tuple(spans), ())

    def payload(self, written: str) -> str:
        return written.replace(" / ", "\n")

    def written(self, payload: str, like: str = "") -> str:
        return payload.replace("\r\n", "\n").replace("\n", " / ")


TABBED = Tabbed()
FILE = b"1000\t2000\tone / two\n\njunk\n3000\t4000\tthree ~i~\n"


@pytest.fixture
def _with_tabbed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(formats, "FORMATS", (*FORMATS, TABBED))


@pytest.mark.usefixtures("_with_tabbed")
def test_a_format_in_the_registry_is_read_edited_cut_and_converted() -> None:
    document = parse_captions(FILE, path=Path("a.srt"))
    assert document.format is TABBED
    assert document.warnings == ("line 1: the file is Tabbed, though it is called .srt",)
    assert [cue.payload for cue in document.cues] == ["one\ntwo", "three ~i~"]
    assert document.to_bytes() == FILE
    edited = document.replace_payloads({0: "One\r\ntwo."})
    assert edited.to_bytes() == FILE.replace(b"one / two", b"One / two.")
    first, second = edited.cues
    assert first.payload == "One\ntwo."
    halves = [
        RecutCue(0, replace(first, end_ms=1500, payload="One")),
        RecutCue(None, replace(first, start_ms=1500, payload="two.")),
    ]
    cut = edited.recut([*halves, RecutCue(1, second)])
    assert cut.to_bytes() == b"1000\t1500\tOne\n1500\t2000\ttwo.\njunk\n3000\t4000\tthree ~i~\n"
    assert parse_captions(export(cut, SRT)).cues[1].payload == "two."
    srt = b"1\n00:00:01,000 --> 00:00:02,000\nx\n<i>y</i>\n"
    assert export(parse_captions(srt), TABBED) == b"1000\t2000\tx / y\n"


@pytest.mark.usefixtures("_with_tabbed")
def test_an_ending_names_its_format_whatever_its_case() -> None:
    assert by_ending(".TAB") is TABBED
    assert by_ending(".VTT") is by_ending(".webvtt") is VTT
    assert by_ending(".ass") is by_ending(".ssa") is ASS
    assert by_ending(".txt") is by_ending("") is None


def test_names_and_endings_belong_to_one_format_each() -> None:
    assert len(set(ENDINGS)) == len(ENDINGS)
    assert len({form.name for form in FORMATS}) == len(FORMATS)
    assert JSON not in WRITTEN
    for form in FORMATS:
        assert all(re.fullmatch(r"\.[a-z]+\d?", ending) for ending in form.endings)


@pytest.mark.parametrize(
    ("text", "ending", "form"),
    [
        ("WEBVTT\n\n", ".srt", VTT),
        ("\n[Script Info]\n", ".srt", ASS),
        ("; by hand\n\n[V4 Styles]\n", "", ASS),
        ("0:00:01.000,0:00:02.000\nx", ".srt", SBV),
        ('{"segments": []}', ".vtt", JSON),
        ("[music]\n\n1\n00:00:01,000 --> 00:00:02,000\nx", ".ass", SRT),
        ("Dialogue: x", ".ass", ASS),
        ("00:01.000 --> 00:02.000\nx", ".webvtt", VTT),
        ("00:00:01,000 --> 00:00:02,000\nx", ".vtt", SRT),
        ("x\n0:00:01.000,0:00:02.000\n", ".sbv", SBV),
        ("x", ".sbv", SRT),
        ("x", ".json", JSON),
    ],
)
def test_the_content_goes_before_the_ending(text: str, ending: str, form: CaptionFormat) -> None:
    assert format_of(text, ending) is form


@pytest.mark.parametrize(
    ("name", "warning"),
    [
        ("a.webvtt", "though it is called .webvtt"),
        ("a.SBV", "though it is called .SBV"),
        ("a.json", "this is not valid JSON"),
    ],
)
def test_an_ending_of_another_format_is_told(name: str, warning: str) -> None:
    srt = b"1\n00:00:01,000 --> 00:00:02,000\nx\n"
    try:
        told = parse_captions(srt, path=Path(name)).warnings[0]
    except CaptionError as error:
        told = str(error)
    assert warning in told

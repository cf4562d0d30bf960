# SPDX-License-Identifier: Apache-2.0
"""Captions as files for people: plain text, a document of a word processor, a table."""

from __future__ import annotations

import csv
from io import BytesIO, StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.captions.formats import (
    CSV,
    DOCX,
    ENDINGS,
    EXPORTED,
    FORMATS,
    JSON,
    LRC,
    PLAIN_TEXT,
    WRITTEN,
    by_ending,
    target_of,
)
from interpunct.captions.reading import parse_captions
from interpunct.captions.writing import export, losses
from interpunct.errors import CaptionError

SRT_FILE = b"""1
00:00:01,000 --> 00:00:03,000
the old pilot
waved. <i>Nobody</i>

2
00:00:03,100 --> 00:00:05,000
waved back.

3
00:00:09,000 --> 00:00:10,000
It rained.

4
00:00:10,000 --> 00:00:11,500
- Really?
- ANNA: yes, "all" day
"""


def test_lines_and_cues_are_joined_to_paragraphs() -> None:
    document = parse_captions(SRT_FILE)
    assert export(document, PLAIN_TEXT).decode() == (
        "the old pilot waved. Nobody waved back.\n\nIt rained.\n\n- Really?\n\n"
        '- ANNA: yes, "all" day\n'
    )
    assert losses(document, PLAIN_TEXT) == (
        "1 cue: italics left out, which plain text cannot store",
    )


def test_scripts_without_spaces_get_none() -> None:
    cues = [
        Cue("1", 0, 900, "", "今晚\n出海。"),
        Cue("2", 900, 1900, "", "OK 船"),
        Cue("3", 1900, 2000, "", "x"),
    ]
    assert PLAIN_TEXT.file(cues).decode() == "今晚出海。 OK 船 x\n"


def test_a_long_paragraph_ends_with_its_sentence() -> None:
    texts = ["It rained all day.", "and the ferry"] * 100
    cues = [Cue("", n * 1000, n * 1000 + 999, "", text) for n, text in enumerate(texts)]
    paragraphs = PLAIN_TEXT.file(cues).decode().strip().split("\n\n")
    assert len(paragraphs) > 3
    assert all(600 <= len(text) < 650 for text in paragraphs[:-1])
    assert all(text.endswith("day.") for text in paragraphs[:-1])


def test_a_text_without_marks_is_divided_too() -> None:
    cues = [Cue("", n * 1000, n * 1000 + 999, "", "and the ferry") for n in range(1000)]
    paragraphs = PLAIN_TEXT.file(cues).decode().strip().split("\n\n")
    assert all(2000 <= len(text) < 2020 for text in paragraphs[:-1])
    assert len(paragraphs) > 5


@given(st.lists(st.text(alphabet=st.sampled_from('ab. \n-:,字"'), min_size=1), min_size=1))
def test_plain_text_has_every_sign_in_order(payloads: list[str]) -> None:
    cues = [Cue("", n * 1000, n * 1000 + 900, "", payload) for n, payload in enumerate(payloads)]
    text = PLAIN_TEXT.file(cues).decode()
    assert "".join(text.split()) == "".join("".join(payloads).split())


def test_a_table_has_times_and_lines() -> None:
    data = export(parse_captions(SRT_FILE), CSV)
    assert data.startswith(b"\xef\xbb\xbfnumber,start,end,text\r\n")
    rows = list(csv.reader(StringIO(data.decode("utf-8-sig"), newline="")))
    assert rows[1] == ["1", "00:00:01.000", "00:00:03.000", "the old pilot\nwaved. Nobody"]
    assert rows[4] == ["4", "00:00:10.000", "00:00:11.500", '- Really?\n- ANNA: yes, "all" day']


@given(st.lists(st.text(alphabet=st.sampled_from("=+-@\t'\",;\n ab")), min_size=1))
def test_a_table_has_exactly_the_texts_even_where_they_look_like_formulas(
    texts: list[str],
) -> None:
    data = CSV.file([Cue("1", 0, 900, "", text) for text in texts])
    rows = list(csv.DictReader(StringIO(data.decode("utf-8-sig"), newline="")))
    assert [row["text"] for row in rows] == texts


def test_a_document_has_a_time_before_each_paragraph_and_keeps_styles() -> None:
    docx = pytest.importorskip("docx", reason="python-docx is not installed")
    document = parse_captions(SRT_FILE)
    written = docx.Document(BytesIO(export(document, DOCX)))
    assert [paragraph.text for paragraph in written.paragraphs][:2] == [
        "0:00:01\tthe old pilot waved. Nobody waved back.",
        "0:00:09\tIt rained.",
    ]
    italic = [run.text for run in written.paragraphs[0].runs if run.italic]
    assert italic == ["Nobody"]
    assert losses(document, DOCX) == ()


def test_without_python_docx_a_document_is_refused_with_a_remedy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "docx", None)
    with pytest.raises(CaptionError, match=r"Install interpunct\[docx\]"):
        export(parse_captions(SRT_FILE), DOCX)


def test_every_ending_belongs_to_one_kind_of_file() -> None:
    endings = [ending for target in EXPORTED for ending in target.endings]
    assert len(set(endings)) == len(endings)
    assert set(WRITTEN) < set(EXPORTED)
    assert set(EXPORTED) - set(FORMATS) == {PLAIN_TEXT, CSV, DOCX}
    assert JSON not in EXPORTED
    assert target_of(".TXT") is PLAIN_TEXT
    assert target_of(".lrc") is by_ending(".lrc") is LRC
    assert target_of(".json") is None
    assert ".txt" not in ENDINGS


def test_a_document_leaves_out_signs_that_no_xml_holds() -> None:
    docx = pytest.importorskip("docx", reason="python-docx is not installed")
    data = b"1\n00:00:01,000 --> 00:00:03,000\nso\x01 it\x0b goes\n"
    written = docx.Document(BytesIO(export(parse_captions(data), DOCX)))
    assert written.paragraphs[0].text.endswith("so it goes")


def test_chinese_lines_are_joined_without_a_space_beside_a_tag_too() -> None:
    data = "1\n00:00:01,000 --> 00:00:03,000\n你好\n<i>世界</i>\n".encode()
    document = parse_captions(data)
    assert "你好世界" in export(document, PLAIN_TEXT).decode()
    docx = pytest.importorskip("docx", reason="python-docx is not installed")
    written = docx.Document(BytesIO(export(document, DOCX)))
    assert written.paragraphs[0].text.endswith("你好世界")

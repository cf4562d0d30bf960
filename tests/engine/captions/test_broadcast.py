# SPDX-License-Identifier: Apache-2.0
"""SCC and EBU STL, the formats of broadcasters; ttconv, another program, reads what is written."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from fractions import Fraction
from io import BytesIO
from itertools import accumulate
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.captions import smpte
from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import EBU_STL, SCC, SRT, CaptionFormat
from interpunct.captions.reading import parse_captions, read_captions
from interpunct.captions.writing import export, losses
from interpunct.errors import CaptionError

pytest.importorskip("ttconv", reason="ttconv is not installed")

FRAME_MS = 34
WORDS = st.lists(st.sampled_from(["so", "it", "harbour", "été", "¿qué?", "♪", "a-b", "5%", "x."]))
LINES = st.lists(WORDS.map(lambda words: " ".join(words)[:32].strip()), min_size=1, max_size=3)
PAYLOADS = LINES.map(lambda lines: "\n".join(filter(None, lines)) or "so")
both = pytest.mark.parametrize("form", [SCC, EBU_STL], ids=str)


def captions(*payloads: str) -> CaptionDocument:
    cues = [
        Cue(str(n), n * 4000, n * 4000 + 3000, "", payload)
        for n, payload in enumerate(payloads, 1)
    ]
    return parse_captions(SRT.new_file(cues).encode())


def again(document: CaptionDocument, form: CaptionFormat) -> CaptionDocument:
    data = export(document, form)
    read = parse_captions(data)
    assert read.format is form
    assert read.to_bytes() == data
    return read


def timed(draw: st.DrawFn, payloads: list[str]) -> list[Cue]:
    steps = draw(st.lists(st.integers(2500, 9000), min_size=len(payloads), max_size=len(payloads)))
    starts = list(accumulate(steps))
    pause = draw(st.sampled_from([0, 100, 1000]))
    ends = [*(start - pause for start in starts[1:]), starts[-1] + 2000]
    times = zip(starts, ends, payloads, strict=True)
    return [Cue("", start, end, "", text) for start, end, text in times]


@st.composite
def cue_lists(draw: st.DrawFn) -> list[Cue]:
    return timed(draw, draw(st.lists(PAYLOADS, min_size=1, max_size=6)))


@settings(max_examples=40, deadline=None)
@given(cue_lists())
def test_scc_is_shown_with_its_text_at_its_times(cues: list[Cue]) -> None:
    read = parse_captions(SCC.file(cues)).cues
    assert [cue.payload.split() for cue in read] == [cue.payload.split() for cue in cues]
    for cue, other in zip(cues, read, strict=True):
        assert abs(cue.start_ms - other.start_ms) <= 2 * FRAME_MS
        assert abs(cue.end_ms - other.end_ms) <= 4 * FRAME_MS


@settings(max_examples=40, deadline=None)
@given(cue_lists())
def test_stl_comes_back_as_it_was(cues: list[Cue]) -> None:
    read = parse_captions(EBU_STL.file(cues)).cues
    assert [cue.payload for cue in read] == [re.sub(" +", " ", cue.payload) for cue in cues]
    for cue, other in zip(cues, read, strict=True):
        assert abs(cue.start_ms - other.start_ms) <= 20
        assert abs(cue.end_ms - other.end_ms) <= 20


@settings(max_examples=20, deadline=None)
@given(cue_lists())
def test_another_program_reads_the_stl_that_is_written(cues: list[Cue]) -> None:
    from ttconv.srt import writer
    from ttconv.stl import reader

    text = writer.from_model(reader.to_model(BytesIO(EBU_STL.file(cues))))
    read = SRT.scan(text).cues
    assert [cue.payload.split() for cue in read] == [cue.payload.split() for cue in cues]
    for cue, other in zip(cues, read, strict=True):
        assert abs(cue.start_ms - other.start_ms) <= 21


@both
def test_italics_and_the_top_of_the_picture_come_through(form: CaptionFormat) -> None:
    document = captions("So <i>it is</i> late", "<i>all</i>\nnone", "{\\an8}up")
    read = again(document, form)
    assert [cue.payload.replace("<i> it is</i>", " <i>it is</i>") for cue in read.cues[:2]] == [
        "So <i>it is</i> late",
        "<i>all</i>\nnone",
    ]
    assert losses(document, form) == ()


def test_the_top_is_the_first_row() -> None:
    above, below = (export(captions(text), EBU_STL)[1024 + 13] for text in ("{\\an8}up", "down"))
    assert (above, below) == (1, 23)
    assert again(captions("{\\an8}up"), EBU_STL).cues[0].payload == "{\\an8}up"
    assert " 91d0 91d0 " in export(captions("{\\an8}" + "x" * 32), SCC).decode()


@both
def test_signs_without_a_code_get_a_substitute_and_are_told(form: CaptionFormat) -> None:
    document = captions("wait… – “so”", "a 字 b")
    read = again(document, form)
    assert read.cues[0].payload.replace('"', "”").replace("“", "”") == "wait... - ”so”"
    assert read.cues[1].payload == "a ? b"
    assert losses(document, form) == ("1 cue: signs without a code become question marks",)


@pytest.mark.parametrize(
    "text", ["žluťoučký kůň, Øre, Łódź", "Паром давно ушёл", "Ο βαρκάρης, φίλε", "הסירה יצאה"]
)
def test_stl_has_tables_for_five_scripts(text: str) -> None:
    document = captions(text)
    assert again(document, EBU_STL).cues[0].payload == text
    assert losses(document, EBU_STL) == ()


def test_a_sign_that_the_chosen_table_lacks_is_told() -> None:
    document = captions("مرحبا بالعالم", "مرحبا café")
    assert again(document, EBU_STL).cues[1].payload == "مرحبا caf?"
    assert losses(document, EBU_STL) == ("1 cue: signs without a code become question marks",)


@both
def test_both_marks_of_a_quotation_are_written_alike(form: CaptionFormat) -> None:
    document = captions("die „Brücke", "am Fluss“", "so")
    assert [cue.payload for cue in again(document, form).cues] == [
        'die "Brücke',
        'am Fluss"',
        "so",
    ]
    assert losses(document, form) == ()
    english = again(captions("the “bridge”"), form).cues[0].payload
    assert {english[4], english[-1]} in ({"“", "”"}, {'"'})


@pytest.mark.parametrize(
    ("language", "named"), [("de", "de"), ("pt-BR", "pt"), ("uk", "uk"), ("nl", "nl"), ("", "")]
)
def test_another_program_reads_the_language_of_the_stl(language: str, named: str) -> None:
    from ttconv.stl import reader

    data = export(captions("so"), EBU_STL, language)
    assert reader.to_model(BytesIO(data)).get_lang() == named


def test_lines_that_are_too_long_are_told() -> None:
    document = captions("a" * 33, "a" * 20 + " " + "b" * 20, "a" * 20 + "\n" + "b" * 20)
    assert losses(document, EBU_STL) == (
        "1 cue: a line of more than 40 signs, which players of EBU STL may cut",
    )
    assert losses(document, SCC) == ("2 cues: lines of more than 32 signs are broken",)


def test_a_caption_of_scc_ends_while_the_next_is_loaded_and_a_late_one_is_told() -> None:
    long = "so much is said here in so few\nframes that nobody can send\nthem all in time, alas"
    cues = [Cue("1", 6500, 7000, "", "short"), Cue("2", 7010, 12_000, "", long)]
    document = parse_captions(SRT.new_file(cues).encode())
    one, two = again(document, SCC).cues
    assert abs(one.end_ms - 7000) <= 4 * FRAME_MS
    assert two.start_ms > 7500
    assert abs((two.end_ms - two.start_ms) - (12_000 - 7010)) <= 4 * FRAME_MS
    assert losses(document, SCC) == (
        "1 cue is shown later than its start, as SCC loads two signs a frame",
    )


@settings(max_examples=40, deadline=None)
@given(cue_lists(), st.integers(1, 3000))
def test_scc_that_is_too_dense_keeps_each_text_and_never_shows_it_early(
    cues: list[Cue], step: int
) -> None:
    dense = [
        replace(cue, start_ms=1000 + n * step, end_ms=1000 + (n + 1) * step)
        for n, cue in enumerate(cues)
    ]
    read = parse_captions(SCC.file(dense)).cues
    assert [cue.payload.split() for cue in read] == [cue.payload.split() for cue in cues]
    late = [cue.start_ms - 1000 - n * step for n, cue in enumerate(read)]
    assert min(late) >= -2 * FRAME_MS
    told = bool(list(SCC.changes(dense)))
    assert told or max(late) <= 7 * FRAME_MS
    assert not told or max(late) > 2 * FRAME_MS


def test_a_long_text_goes_on_in_further_blocks() -> None:
    text = "word " * 100 + "end"
    data = export(captions(text, "so"), EBU_STL)
    assert len(data) == 1024 + 128 * 6
    assert data[238:248] == b"0000600002"
    assert [cue.payload for cue in parse_captions(data).cues] == [text, "so"]


def test_comments_and_user_data_are_no_subtitles_and_times_count_from_the_programme() -> None:
    data = bytearray(export(captions("so", "it", "is"), EBU_STL))
    data[256:264] = b"00000300"
    data[1024 + 128 + 15] = 1
    read = parse_captions(bytes(data))
    assert [(cue.start_ms, cue.payload) for cue in read.cues] == [(1000, "so"), (9000, "is")]
    data[1024 + 3] = 0xFE
    assert [cue.payload for cue in parse_captions(bytes(data)).cues] == ["is"]


def test_teletext_codes_show_as_single_spaces() -> None:
    data = bytearray(export(captions("so"), EBU_STL))
    field = b"\x0d\x0b\x0bso \x07it\x8a\x8a\x0d\x0b\x0bis\x0a\x0a"
    data[1024 + 16 : 1024 + 128] = field.ljust(112, b"\x8f")
    assert parse_captions(bytes(data)).cues[0].payload == "so it\nis"


def test_colours_of_teletext_are_fonts_that_another_program_finds_too() -> None:
    from ttconv.srt import writer
    from ttconv.stl import reader

    data = bytearray(export(captions("so"), EBU_STL))
    data[11:12] = b"1"
    rows = b"\x03\x0b\x0bso it\x07is\x0a\x0a", b"\x0b\x0bin\x0a\x0a", b"\x06\x0b\x0bthere\x0a\x0a"
    field = b"\x8a\x8a".join(rows)
    data[1024 + 16 : 1024 + 128] = field.ljust(112, b"\x8f")
    document = parse_captions(bytes(data))
    payload = document.cues[0].payload
    assert payload == (
        '<font color="#ffff00">so it </font>is\nin\n<font color="#00ffff">there</font>'
    )
    other = SRT.scan(writer.from_model(reader.to_model(BytesIO(bytes(data))))).cues[0].payload
    assert re.findall("#[0-9a-f]{6}", other) == re.findall("#[0-9a-f]{6}", payload)
    assert losses(document, SRT) == ()
    assert parse_captions(export(document, SRT)).cues[0].payload == payload
    told = "1 cue: fonts and colours left out, which {} cannot store"
    assert losses(document, EBU_STL) == (told.format("EBU STL"),)
    assert losses(document, SCC) == (told.format("SCC"),)


def test_colours_of_scc_are_fonts() -> None:
    yellow = b"9420 9420 94ae 94ae 9470 9470 91ab 91ab c8e5 ecec ef80 942f 942f"
    data = b"Scenarist_SCC V1.0\n\n00:00:01;00\t" + yellow + b"\n\n00:00:03;00\t942c 942c\n"
    assert parse_captions(data).cues[0].payload == '<font color="#ffff00">Hello</font>'


def test_a_general_block_that_is_cut_off_is_told() -> None:
    data = export(captions("so"), EBU_STL)
    for broken in (data[:700], data[:12] + b"99" + data[14:]):
        with pytest.raises(CaptionError, match="general block"):
            parse_captions(broken)


def test_a_file_that_is_cut_off_is_told() -> None:
    data = export(captions("so", "it", "is"), EBU_STL)
    assert parse_captions(data).warnings == ()
    assert parse_captions(data + b"\x1a\r\n").warnings == ()
    assert parse_captions(data[:-20]).warnings == (
        "it is cut off: 2 of its 3 blocks are there; the text of the others is missing",
    )
    assert len(parse_captions(data[:-20]).cues) == 2
    assert parse_captions(data + data[1024:1074]).warnings == (
        "its last block is cut off; its text is missing",
    )
    with pytest.raises(CaptionError, match="byte 1100: it is cut off: none of its 3 blocks"):
        parse_captions(data[:1100])
    assert len(parse_captions(export(captions("word " * 60), EBU_STL)[: 1024 + 128]).cues) == 1


def test_time_codes_that_do_not_exist_are_told() -> None:
    data = bytearray(export(captions("so", "it"), EBU_STL))
    data[1024 + 5 : 1024 + 9] = bytes((9, 9, 60, 0))
    assert parse_captions(bytes(data)).warnings == ("1 cue: a time code that does not exist",)
    text = export(captions("so", "it"), SCC).decode()
    assert parse_captions(text.encode()).warnings == ()
    assert parse_captions((text + "stray\n").encode()).warnings == (
        "line 11: a line that is no time code with pairs of bytes; it is left out",
    )
    odd = re.sub(r"\n00:00:..", "\n00:00:61", text, count=1)
    assert parse_captions(odd.encode()).warnings == ("line 3: a time code that does not exist",)


def test_a_caption_that_is_never_erased_is_shown_for_four_seconds() -> None:
    lines = export(captions("so", "it"), SCC).decode().split("\n\n")
    last = parse_captions("\n\n".join(lines[:-2]).encode() + b"\n").cues[-1]
    assert (last.payload, last.end_ms - last.start_ms) == ("it", 4000)


def test_pairs_of_bytes_that_are_none_are_named_with_their_line() -> None:
    with pytest.raises(CaptionError, match=r"line 3: zzzz is no pair of bytes\. Correct it"):
        parse_captions(b"Scenarist_SCC V1.0\n\n00:00:01:00\t9420 9420 zzzz\n")


def test_what_has_no_place_is_refused() -> None:
    late = [Cue("1", 86_400_000, 86_401_000, "", "so")]
    for cues in (late, [Cue("1", 0, 900, "", "a" * 8001)]):
        with pytest.raises(CaptionError, match="cue 1: EBU STL has no place"):
            EBU_STL.file(cues)
    with pytest.raises(CaptionError, match="cue 1: SCC shows 15 lines"):
        SCC.new_file([Cue("1", 0, 900, "", "long enough words " * 40)])


def test_every_pair_of_scc_has_odd_parity_and_its_time_code_drops_frames() -> None:
    lines = SCC.new_file([Cue("1", 600_000, 603_000, "", "so ♪")]).split("\n")[2:]
    codes = [line.split("\t") for line in lines if line]
    assert [stamp for stamp, _ in codes] == ["00:09:59;18", "00:10:03;00"]
    for pair in " ".join(pairs for _, pairs in codes).split():
        assert all(int(pair[at : at + 2], 16).bit_count() % 2 for at in (0, 2))


@given(st.integers(0, 5_000_000), st.sampled_from([(24, False), (25, False), (30, True)]))
def test_a_time_code_names_one_frame(frame: int, kind: tuple[int, bool]) -> None:
    nominal, drops = kind
    code = smpte.code_of(frame, nominal, drops=drops)
    assert smpte.frame_of(*code, nominal, drops=drops) == frame
    hours, minutes, seconds, frames = code
    assert minutes < 60
    assert seconds < 60
    assert frames < nominal
    if drops:
        assert not (seconds == 0 and frames < 2 and minutes % 10)
        shown = hours * 3600 + minutes * 60 + seconds + Fraction(frames, 30)
        assert abs(shown - frame * Fraction(1001, 30_000)) < Fraction(1, 5) + frame // 2_000_000


@both
def test_without_ttconv_the_extra_is_named(
    form: CaptionFormat, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = form.file([Cue("1", 1000, 3000, "", "so")])
    for name in [name for name in sys.modules if name.startswith("ttconv")]:
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(CaptionError, match=r"Install interpunct\[broadcast\]"):
        parse_captions(data)


@given(st.binary(max_size=300))
def test_damaged_files_are_read_or_refused(junk: bytes) -> None:
    scc = b"Scenarist_SCC V1.0\n\n00:00:01:00\t9420 9420 " + junk
    stl = EBU_STL.file([Cue("1", 1000, 3000, "", "so")])[:1024] + junk
    for data in (scc, stl):
        try:
            document = parse_captions(data)
        except CaptionError:
            continue
        assert document.to_bytes() == data


@pytest.mark.corpus
def test_files_of_other_programs_are_read(captions_folder: Path) -> None:
    folder = captions_folder / "mantas-done+subtitles" / "tests" / "files"
    stl = read_captions(folder / "ebu_stl_iso6937.stl")
    assert stl.cues[0].payload.startswith("Les réalisateurs de ce film ont passé\n")
    assert abs(stl.cues[0].start_ms - 3_600_000) < FRAME_MS * 2
    scc = read_captions(folder / "scc.scc")
    assert [cue.payload.split()[-1] for cue in scc.cues] == ["Coruscant.", "Lieutenant."]
    other = read_captions(captions_folder / "pbs+pycaption" / "examples" / "example.scc")
    assert "♪ ¡Uooye! ¡Vámonos! ♪" in other.cues[0].payload
    with pytest.raises(CaptionError, match="Spruce STL"):
        read_captions(folder / "stl.stl")
    for document in (stl, scc, other):
        for form in (SCC, EBU_STL):
            texts = [SRT.styled(cue).text.split() for cue in document.cues]
            assert [SRT.styled(cue).text.split() for cue in again(document, form).cues] == texts

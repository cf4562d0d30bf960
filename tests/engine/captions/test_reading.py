# SPDX-License-Identifier: Apache-2.0
"""Which format a file is, and what is said about files that are none."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from interpunct.captions import formats
from interpunct.captions.reading import MOST_CHARACTERS, parse_captions, read_captions
from interpunct.errors import CaptionError

SRT = b"1\n00:00:01,000 --> 00:00:02,000\none\n"
VTT = b"WEBVTT\n\n00:01.000 --> 00:02.000\none\n"


def test_content_goes_before_the_file_ending() -> None:
    document = parse_captions(VTT, path=Path("a.srt"))
    assert document.format is formats.VTT
    assert document.warnings == ("line 1: the file is WebVTT, though it is called .srt",)
    document = parse_captions(SRT, path=Path("a.vtt"))
    assert document.format is formats.SRT
    assert document.warnings == ("line 1: the file is SRT, though it is called .vtt",)


@pytest.mark.parametrize("lead", [b"\n\n", b" \r\n", b"\xef\xbb\xbf\n"])
def test_the_first_line_of_vtt_may_follow_empty_ones(lead: bytes) -> None:
    document = parse_captions(lead + VTT.replace(b".", b","))
    assert document.format is formats.VTT


def test_vtt_without_its_first_line_is_read_and_told() -> None:
    document = parse_captions(VTT[8:], path=Path("a.vtt"))
    assert document.format is formats.VTT
    assert document.warnings[0].startswith("line 1: no WEBVTT line")


def test_captions_read_in_a_wrong_encoding_ask_for_another() -> None:
    with pytest.raises(CaptionError, match=r"no cue was found.* Choose the encoding"):
        parse_captions(SRT, encoding="utf-16")


def test_captions_under_another_ending_are_captions() -> None:
    assert len(parse_captions(SRT, path=Path("a.txt")).cues) == 1


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"[Script Info]\nTitle: x\n\n[Events]\n", "SubStation Alpha"),
        (b'<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml"></tt>', "TTML"),
        (b"<SAMI><BODY><SYNC Start=0></BODY></SAMI>", "SAMI"),
        (b"<!DOCTYPE html><html></html>", "web page"),
        (b"Just a text.\n", "plain text"),
        (b" \r\n\r\n", "without any text"),
        (b"\xef\xbb\xbf", "without any text"),
        (bytes(range(1, 32)) * 20, "binary data"),
        (b"{\x01" + b"a" * 18, "JSON"),
        (b"\x01" + b"a" * 18, "binary data"),
        (b"\x01" + b"a" * 19, "plain text"),
        (b"PK\x03\x04abc", "ZIP"),
        (b"\x1f\x8babc", "gzip"),
        (b"7z\xbc\xaf\x27\x1c", "7-Zip"),
        (b"Rar!\x1a\x07", "RAR"),
        (b"\x89PNG\r\n\x1a\n123", "PNG"),
        (b"\xff\xd8\xff\xe0", "JPEG"),
        (b"GIF89a", "GIF"),
        (b"%PDF-1.7", "PDF"),
        (b"OggS\0", "Ogg"),
        (b"RIFF1234", "RIFF"),
        (b"ID3\4", "MP3"),
        (b"fLaC", "FLAC"),
        (b"\x00\x00\x01\xba", "VobSub picture"),
        (b"SQLite format 3\x00", "SQLite"),
        (b"\x7fELF\2", "a program"),
        (b"MZ\x90\x00", "a program"),
        (b"{", "JSON without segments"),
        (b"# VobSub index file", "VobSub index"),
        (b"<timedtext></timedtext>", "timed text"),
        (b"\x00\x00\x00\x20ftypisom", "MP4"),
        (b"\x1aE\xdf\xa3\x01", "Matroska"),
        (b"", "empty"),
    ],
)
def test_what_is_no_caption_file_is_named(data: bytes, kind: str) -> None:
    with pytest.raises(CaptionError, match=kind) as caught:
        parse_captions(data, path=Path("folder/file.srt"))
    assert str(caught.value).startswith(str(Path("folder/file.srt")))


def test_file_is_read_with_its_path(tmp_path: Path) -> None:
    path = tmp_path / "a.srt"
    path.write_bytes(SRT)
    document = read_captions(path)
    assert document.path == path
    assert document.cues[0].payload == "one"


def test_missing_file_and_folder_are_errors(tmp_path: Path) -> None:
    with pytest.raises(CaptionError, match="No such file"):
        read_captions(tmp_path / "none.srt")
    with pytest.raises(CaptionError, match="cannot be read"):
        read_captions(tmp_path)


def test_a_file_that_is_too_large_is_refused_with_the_option_that_allows_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "talk.srt"
    path.write_bytes(SRT)
    assert len(read_captions(path, most_bytes=len(SRT)).cues) == 1
    with pytest.raises(CaptionError, match=r"larger than .* MB\..*--max-size"):
        read_captions(path, most_bytes=len(SRT) - 1)


def test_sixty_four_megabytes_are_too_large_for_captions_if_nothing_else_is_said(
    tmp_path: Path,
) -> None:
    path = tmp_path / "film.srt"
    path.touch()
    os.truncate(path, 64 * 2**20 + 1)
    with pytest.raises(CaptionError, match="larger than 64 MB"):
        read_captions(path)


def test_devices_and_pipes_are_not_read(tmp_path: Path) -> None:
    pipe = tmp_path / "talk.srt"
    os.mkfifo(pipe)
    for path in (pipe, tmp_path, Path("/dev/zero")):
        with pytest.raises(CaptionError, match="a folder, a device or a pipe"):
            read_captions(path)


def test_a_cue_that_nobody_can_have_spoken_is_refused() -> None:
    whole = SRT.replace(b"one", b"a" * 250_000)
    assert len(parse_captions(whole).cues) == 1
    with pytest.raises(CaptionError, match="cue 1: it has more than 250,000 characters"):
        parse_captions(whole.replace(b"aa", b"aaa", 1))


@pytest.mark.parametrize(
    ("stamp", "milliseconds"),
    [
        ("01:02,5", 62_005), ("01:02,50", 62_050), ("01:02.500", 62_500), ("1:2:3", 3_723_000),
        ("00.01.02", 62_000), ("00:01:02:500", 62_500), ("00:01;02", 62_000), ("01:02", 62_000),
        ("00:01:02,5004", 62_500), ("-00:00:01,000", -1_000), ("00 : 01 : 02 , 500", 62_500),
    ],
)  # fmt: skip
def test_a_stamp_is_read_however_it_is_written(stamp: str, milliseconds: int) -> None:
    text = f"1\n{stamp} --> 02:00:00,000\none\n\n2\n02:00:00,000 --> 02:00:01,000\ntwo\n"
    first, _ = parse_captions(text.encode()).cues
    assert (first.start_ms, first.end_ms, first.payload) == (milliseconds, 7_200_000, "one")


@pytest.mark.parametrize("line", ["1:2 -> 3:4", "12 --> 13", "1,5 --> 2,5", "00:01 -> 00:02"])
def test_a_line_with_an_arrow_between_other_numbers_is_text(line: str) -> None:
    document = parse_captions(SRT + f"\n{line}\nmore\n".encode())
    assert len(document.cues) == 1


def test_a_file_that_cannot_be_read_is_named_in_the_error(tmp_path: Path) -> None:
    large = tmp_path / "talk.srt"
    large.write_bytes(SRT)
    for path in (large, tmp_path, tmp_path / "none.srt"):
        with pytest.raises(CaptionError) as caught:
            read_captions(path, most_bytes=len(SRT) - 1)
        assert str(path) in str(caught.value)


def test_a_cue_that_is_too_long_is_refused_by_file_and_number(tmp_path: Path) -> None:
    path = tmp_path / "endless.srt"
    whole = "1\n00:00:01,000 --> 00:00:02,000\nso\n\n2\n00:00:02,000 --> 00:00:03,000\n"
    path.write_text(whole + "a" * (MOST_CHARACTERS + 1))
    with pytest.raises(CaptionError, match="characters") as refused:
        read_captions(path)
    assert (refused.value.file, refused.value.where) == (str(path), "cue 2")


def test_a_second_arrow_in_a_time_line_hides_no_cue() -> None:
    data = b"1\n00:00:01,000 --> 00:00:02,000 --> x\nso\n\n2\n00:00:02,000 --> 00:00:03,000\nit\n"
    assert [cue.payload for cue in parse_captions(data).cues] == ["so", "it"]


@pytest.mark.parametrize("name", ["a.rtf", "a.MD", "a.odt"])
def test_other_documents_are_told_to_become_transcripts(name: str) -> None:
    with pytest.raises(CaptionError, match=r"Save it as \.txt or \.docx"):
        parse_captions(b"It never sank.", path=Path(name))

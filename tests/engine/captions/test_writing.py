# SPDX-License-Identifier: Apache-2.0
"""Export to the other format, and writing to disk."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from interpunct.captions.formats import JSON, SRT, VTT
from interpunct.captions.reading import parse_captions, read_captions
from interpunct.captions.writing import export, write_atomic
from interpunct.errors import CaptionError

HEAD = "1\n00:00:01,000 --> 00:00:02,500\n"


def to_vtt(payload: str) -> str:
    return export(parse_captions((HEAD + payload).encode()), VTT).decode()


def to_srt(payload: str) -> str:
    data = f"WEBVTT\n\n00:01.000 --> 00:02.500 align:start\n{payload}\n".encode()
    return export(parse_captions(data), SRT).decode()


@pytest.mark.parametrize(
    ("payload", "expected"),
    [
        ("<i>R&D</i> <3", "<i>R&amp;D</i> &lt;3"),
        ("<font color=red>x</font> <B>y</B>", "x <b>y</b>"),
        ("a\n\nb", "a\nb"),
        ("a x> b", "a x&gt; b"),
    ],
)
def test_srt_as_vtt(payload: str, expected: str) -> None:
    assert to_vtt(payload) == f"WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n{expected}\n"


def test_top_of_the_picture_becomes_a_setting() -> None:
    assert to_vtt("{\\an8}up") == "WEBVTT\n\n00:00:01.000 --> 00:00:02.500 line:0\nup\n"


@pytest.mark.parametrize(
    ("payload", "expected"),
    [
        ("<v Anna>Hi</v> <c.red>you</c>", "Anna: Hi you"),
        ("<i.x>so</i><00:01.500> it &amp; that", "<i>so</i> it & that"),
        ("<ruby>漢<rt>かん</rt></ruby>&nbsp;字", "漢(かん)\u00a0字"),
        ("<lang en>a</lang> AT&T", "a AT&T"),
    ],
)
def test_vtt_as_srt(payload: str, expected: str) -> None:
    assert to_srt(payload) == f"1\n00:00:01,000 --> 00:00:02,500\n{expected}\n\n"


def test_times_are_exact_and_never_negative() -> None:
    data = b"1\n-00:00:01,000 --> 123:59:59,999\nx\n\n2\n00:00:05,000 --> 00:00:05,001\n\n"
    exported = export(parse_captions(data), VTT)
    cues = parse_captions(exported).cues
    assert [(cue.start_ms, cue.end_ms) for cue in cues] == [(0, 446399999), (5000, 5001)]


def test_json_is_exported_to_both_and_written_by_none() -> None:
    segment = {"start": 0.1, "end": 1.0, "text": " a < b & <i>c</i>"}
    document = parse_captions(json.dumps({"segments": [segment]}).encode())
    assert "a < b & <\u2060i>c<\u2060/i>" in export(document, SRT).decode()
    assert b"a &lt; b &amp; &lt;i&gt;c&lt;/i&gt;" in export(document, VTT)
    with pytest.raises(CaptionError, match="JSON"):
        export(parse_captions((HEAD + "x").encode()), JSON)


def test_time_line_in_a_text_is_not_turned_into_a_cue() -> None:
    with pytest.raises(CaptionError, match="contains a time line"):
        to_srt("00:00:01,000 --&gt; 00:00:02,000")


def test_export_to_the_own_format_is_the_file() -> None:
    data = (HEAD + "x").encode()
    assert export(parse_captions(data), SRT) == data


def test_writing_replaces_the_file_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "a.srt"
    path.write_bytes(b"old")
    path.chmod(0o640)
    write_atomic(path, (HEAD + "x").encode())
    assert read_captions(path).cues[0].payload == "x"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert list(tmp_path.iterdir()) == [path]


def test_writing_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    path, link = tmp_path / "a.srt", tmp_path / "link.srt"
    path.write_bytes(b"old")
    link.symlink_to(path)
    write_atomic(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"


def test_failure_leaves_the_old_file_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.srt"
    path.write_bytes(b"old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CaptionError, match="No space left on device"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_missing_folder_folder_and_protected_file_are_errors(tmp_path: Path) -> None:
    with pytest.raises(CaptionError, match="cannot be written"):
        write_atomic(tmp_path / "none" / "a.srt", b"x")
    with pytest.raises(CaptionError, match="cannot be written"):
        write_atomic(tmp_path, b"x")
    path = tmp_path / "a.srt"
    path.write_bytes(b"old")
    path.chmod(0o444)
    with pytest.raises(CaptionError, match="write-protected"):
        write_atomic(path, b"x")
    assert path.read_bytes() == b"old"

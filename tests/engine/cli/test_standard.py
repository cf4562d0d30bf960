# SPDX-License-Identifier: Apache-2.0
"""`-` for standard input and standard output."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

from interpunct.cli.app import app

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]

ENGLISH = ("--language", "en")
TEXTS = {
    "srt": "1\r\n00:00:01,000 --> 00:00:03,000\r\nreally the café\r\n",
    "vtt": "WEBVTT\n\nNOTE mine\n\n00:01.000 --> 00:03.000\nreally the café\n",
    "sbv": "0:00:01.000,0:00:03.000\nreally the café\n",
}


@pytest.fixture
def pipe(run: Invoke) -> Callable[..., Result]:
    """Runs `interpunct` with bytes on standard input."""

    def piped(data: bytes, *arguments: str) -> Result:
        return CliRunner().invoke(app, [*arguments], input=data)

    return piped


@pytest.mark.parametrize("form", TEXTS)
@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "utf-16-le"])
@pytest.mark.parametrize("more", [(), ("-o", "-")])
def test_what_comes_in_goes_out_as_a_file_would(
    pipe: Invoke, folder: Path, form: str, encoding: str, more: tuple[str, ...]
) -> None:
    data = TEXTS[form].encode(encoding)
    (folder / f"a.{form}").write_bytes(data)
    told = (*ENGLISH, "--encoding", encoding)
    pipe(b"", "punctuate", f"a.{form}", "-o", f"b.{form}", *told)
    done = pipe(data, "punctuate", "-", *more, *told)
    assert done.exit_code == 0, done.stderr
    assert done.stdout_bytes == (folder / f"b.{form}").read_bytes() != data
    assert done.stderr.endswith("1 file: 1 written.\n")
    assert sorted(found.name for found in folder.iterdir()) == sorted(
        [f"a.{form}", f"b.{form}", "talk.srt"]
    )


def test_a_file_goes_to_standard_output(pipe: Invoke, folder: Path) -> None:
    pipe(b"", "cut", "talk.srt", *ENGLISH, "-o", "cut.srt")
    done = pipe(b"", "cut", "talk.srt", *ENGLISH, "-o", "-")
    assert (done.exit_code, done.stdout_bytes) == (0, (folder / "cut.srt").read_bytes())
    assert not (folder / "-").exists()


def test_json_goes_to_standard_output_as_captions(pipe: Invoke) -> None:
    heard = {"segments": [{"start": 0.0, "end": 2.0, "text": " really the boat", "words": []}]}
    done = pipe(json.dumps(heard).encode(), "punctuate", "-", *ENGLISH)
    assert done.stdout.startswith("1\n00:00:00,000 --> 00:00:02,000\nReally, the boat.")


def test_what_is_read_goes_into_a_file(pipe: Invoke, folder: Path) -> None:
    done = pipe(TEXTS["srt"].encode(), "punctuate", "-", *ENGLISH, "-o", "a.vtt")
    assert done.exit_code == 0, done.stderr
    assert (folder / "a.vtt").read_text().startswith("WEBVTT")
    again = pipe(b"", "punctuate", "-", *ENGLISH, "-o", "a.vtt")
    assert "this output is there already" in again.stderr


def test_suggestions_leave_what_is_read_as_it_is(pipe: Invoke, folder: Path) -> None:
    data = TEXTS["vtt"].encode()
    done = pipe(data, "punctuate", "-", *ENGLISH, "--marks", "suggest", "--report", "r.json")
    assert (done.exit_code, done.stdout_bytes) == (0, data)
    (file,) = json.loads((folder / "r.json").read_text())["files"]
    assert (file["path"], file["output"], file["counts"]["words"]) == ("-", "-", 3)


def test_a_dry_run_prints_no_captions(pipe: Invoke) -> None:
    done = pipe(TEXTS["srt"].encode(), "punctuate", "-", *ENGLISH, "--dry-run")
    assert (done.exit_code, done.stdout_bytes) == (0, b"")
    assert "1 would be written" in done.stderr


def test_what_is_no_captions_is_one_line_and_nothing_on_standard_output(pipe: Invoke) -> None:
    for data, reason in ((b"", "the file is empty"), (b"some text", "no cue was found")):
        done = pipe(data, "cut", "-", *ENGLISH)
        assert (done.exit_code, done.stdout_bytes) == (2, b"")
        assert done.stderr.startswith("interpunct: -: ")
        assert reason in done.stderr
        assert done.stderr.count("\n") == 1


def test_more_than_is_allowed_is_not_read(pipe: Invoke) -> None:
    done = pipe(b"a" * 2_000_000, "cut", "-", *ENGLISH, "--max-size", "1")
    assert (done.exit_code, done.stdout_bytes) == (2, b"")
    assert "larger than 1 MB" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("punctuate", "-", "talk.srt"), "standard input (-) is read alone"),
        (("punctuate", "-", "-"), "standard input (-) is read alone"),
        (("punctuate", "-", "--in-place"), "standard input is not a file"),
        (("punctuate", "talk.srt", "--in-place", "-o", "-"), "--in-place"),
        (("punctuate", ".", "-o", "-"), "several outputs need a folder, not -"),
        (("punctuate", "talk.srt", "talk.srt", "-o", "-"), "several outputs need a folder"),
        (("punctuate", "-", "--json"), "captions go to standard output"),
        (("punctuate", "-", "-o", "folder"), "name a file that ends in one of .srt, .vtt"),
        (
            ("punctuate", "-", "-o", "r.srt", "--report", "r.srt"),
            "the report is written to this file",
        ),
        (("punctuate", "talk.srt", "--report", "-"), "- is the name of a stream"),
        (("manifest", "talk.srt", "-o", "-", "--shards", "1"), "- is the name of a stream"),
        (("merge-reports", "-", "-o", "r.json"), "- is the name of a stream"),
        (("watch", "-", "out"), "- is the name of a stream"),
        (("check", "-", "talk.srt"), "standard input (-) is read alone"),
        (("evaluate", "-", "-"), "standard input (-) can be one of"),
        (("transfer-marks", "-", "-", "-o", "-"), "standard input (-) can be one of"),
    ],
)
def test_a_wrong_use_is_one_line_and_writes_nothing(
    pipe: Invoke, folder: Path, arguments: tuple[str, ...], reason: str
) -> None:
    done = pipe(TEXTS["srt"].encode(), *arguments)
    assert (done.exit_code, done.stdout_bytes) == (2, b"")
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1
    assert [found.name for found in folder.iterdir()] == ["talk.srt"]


def test_standard_input_is_checked(pipe: Invoke) -> None:
    data = TEXTS["srt"].replace("café", "café " * 30).encode()
    done = pipe(data, "check", "-", *ENGLISH)
    assert done.exit_code == 1
    assert done.stdout.startswith("-: ")


def test_standard_input_is_compared_as_captions_or_text(pipe: Invoke, folder: Path) -> None:
    (folder / "ref.txt").write_text("Really, the café.")
    for data in (TEXTS["vtt"], "really the café", TEXTS["srt"]):
        done = pipe(data.encode(), "evaluate", "-", "ref.txt", *ENGLISH, "--json")
        assert done.exit_code == 0, done.stderr
        entry = json.loads(done.stdout)
        assert (entry["slots"], any(entry["differences"].values())) == (3, False)


def test_marks_are_carried_from_a_pipe_into_a_pipe(pipe: Invoke) -> None:
    text = b"Really, the boat left. The harbour!"
    done = pipe(text, "transfer-marks", "-", "talk.srt", "-o", "-", *ENGLISH)
    assert done.exit_code == 0, done.stderr
    assert done.stdout.startswith("1\n00:00:01,000 --> 00:00:03,000\nreally, the boat left.")
    assert "marks carried over" in done.stderr


def test_a_pipe_of_the_system_is_exact(tmp_path: Path) -> None:
    command: list[Any] = [sys.executable, "-m", "interpunct.cli.main", "cut", "-", *ENGLISH]
    data = b"\xff\xfe" + TEXTS["srt"].replace("\r\n", "\r").encode("utf-16-le")
    done = subprocess.run(
        [*command, "--cut", "keep-cues", "--profile", "none"],
        input=data,
        capture_output=True,
        check=False,
        cwd=tmp_path,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stdout) == (0, data)
    assert list(tmp_path.iterdir()) == []

# SPDX-License-Identifier: Apache-2.0
"""Messages of a run over files: quiet, verbose, in a log, and progress without a terminal."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from interpunct.cli.telling import Pace

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]

STAMP = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00 ")


@pytest.fixture
def season(folder: Path) -> Path:
    """A folder with two captions and a picture that is called captions."""
    season = folder / "season"
    season.mkdir()
    for name in "ab":
        (season / f"{name}.srt").write_text((folder / "talk.srt").read_text())
    (season / "c.srt").write_bytes(b"\x89PNG\r\n\x1a\n0000")
    return season


@pytest.mark.usefixtures("season")
def test_quiet_prints_failures_only(run: Invoke, folder: Path) -> None:
    done = run("punctuate", "season", "-o", "out", "-l", "en", "-q")
    assert done.exit_code == 1
    (line,) = [line for line in done.stderr.splitlines() if "(test)" not in line]
    assert "c.srt" in line
    assert "PNG" in line
    assert done.stdout == ""
    assert (folder / "out" / "a.srt").exists()
    again = run("punctuate", "season", "-o", "out", "-l", "en", "-q")
    assert "already done" not in again.stderr


@pytest.mark.usefixtures("season")
def test_verbose_prints_a_line_for_each_file(run: Invoke) -> None:
    done = run("punctuate", "season", "-o", "out", "-l", "en", "-v")
    lines = [line for line in done.stderr.splitlines() if line.startswith("season/")]
    assert [line.split(";")[0] for line in lines] == [
        "season/a.srt: written to out/a.srt",
        "season/b.srt: written to out/b.srt",
    ]
    assert "11 words, 3 marks added, 1 uncertain" in lines[0]


def test_quiet_and_verbose_exclude_each_other(run: Invoke) -> None:
    assert run("cut", "talk.srt", "-q", "-v").exit_code == 2


@pytest.mark.usefixtures("season")
@pytest.mark.parametrize("how", [(), ("-q",), ("-v",)])
def test_the_log_has_every_message_and_grows(
    run: Invoke, folder: Path, how: tuple[str, ...]
) -> None:
    command = ("punctuate", "season", "-o", "out", "-l", "en", "--log-file", "run.log", *how)
    run(*command)
    first = (folder / "run.log").read_text().splitlines()
    assert all(STAMP.match(line) for line in first)
    text = "\n".join(STAMP.sub("", line) for line in first)
    assert "season/a.srt: written to out/a.srt" in text
    assert "c.srt" in text
    assert "PNG" in text
    assert text.endswith("3 files: 2 written, 1 failed.")
    run(*command)
    again = (folder / "run.log").read_text().splitlines()
    assert again[: len(first)] == first
    assert "2 outputs are already done" in "\n".join(again[len(first) :]) or "is done already" in (
        "\n".join(again[len(first) :])
    )


def test_a_file_that_is_no_log_stays_as_it_is(run: Invoke, folder: Path) -> None:
    before = (folder / "talk.srt").read_bytes()
    done = run("cut", "talk.srt", "--log-file", "talk.srt")
    assert done.exit_code == 2
    other = folder / "other.srt"
    other.write_bytes(before)
    done = run("cut", "talk.srt", "--log-file", "other.srt")
    assert done.exit_code == 2
    assert "other.srt: this file is not a log" in done.stderr
    assert (folder / "talk.srt").read_bytes() == other.read_bytes() == before


def test_a_log_that_cannot_be_written_is_told_before_the_work(run: Invoke, folder: Path) -> None:
    done = run("cut", "talk.srt", "--log-file", "none/run.log")
    assert done.exit_code == 2
    assert "the log cannot be written" in done.stderr
    assert not (folder / "talk.cut.srt").exists()


def test_progress_is_told_every_half_minute_with_the_time_left() -> None:
    now = [0.0]
    pace = Pace(1000, clock=lambda: now[0], between=30)
    assert pace.line(10, 0) is None
    now[0] = 30
    assert pace.line(10, 0) == "10 of 1,000 files, about 50 min left"
    now[0] = 59
    assert pace.line(20, 0) is None
    now[0] = 60
    assert pace.line(990.5, 3) == "990 of 1,000 files, 3 failed, less than a minute left"
    now[0] = 36_000
    assert pace.line(500, 0) == "500 of 1,000 files, about 10 h left"
    now[0] = 72_000
    assert pace.line(0, 0) == "0 of 1,000 files"


@pytest.mark.usefixtures("season")
def test_without_a_terminal_progress_is_in_lines(
    run: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("interpunct.cli.batching.Pace", lambda files: Pace(files, between=0))
    command = ("punctuate", "season", "-o", "out", "-l", "en")
    assert "interpunct: 2 of 3 files" in run(*command).stderr
    assert "of 3 files" not in run(*command, "--overwrite", "-q").stderr

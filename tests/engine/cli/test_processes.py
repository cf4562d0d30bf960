# SPDX-License-Identifier: Apache-2.0
"""The command as a process of its own: exit codes, signals, nothing half written."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from interpunct.captions.reading import read_captions

COMMAND = [sys.executable, "-m", "interpunct.cli.main"]
# The model is so small that threads would only wait for each other.
ENVIRONMENT = os.environ | {"OMP_NUM_THREADS": "1"}
CUES = "".join(
    f"{number}\n00:{number // 60:02}:{number % 60:02},000 --> "
    f"00:{number // 60:02}:{number % 60:02},900\nthe old harbour pilot said that he would\n\n"
    for number in range(1, 25)
)


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
    )


def finished(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], capture_output=True, text=True, check=False, env=ENVIRONMENT
    )


def wait_for(folder: Path, count: int) -> None:
    """Wait until that many outputs are there."""
    deadline = time.monotonic() + 60
    while len(list(folder.glob("*.srt"))) < count:
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.fixture
def season(tmp_path: Path) -> Path:
    """A folder of files that take a while."""
    folder = tmp_path / "season"
    folder.mkdir()
    for number in range(30):
        (folder / f"{number:02}.srt").write_text(CUES)
    return folder


def test_a_killed_run_leaves_whole_files_and_the_next_one_goes_on(
    season: Path, tmp_path: Path, tiny_bundle: Path
) -> None:
    out = tmp_path / "out"
    arguments = ("punctuate", str(season), "-o", str(out), "-l", "en", "--model", str(tiny_bundle))
    process = start(*arguments)
    wait_for(out, 2)
    process.kill()
    process.communicate()
    done = list(out.glob("*.srt"))
    assert 2 <= len(done) < 30
    assert {len(read_captions(path).cues) for path in done} == {24}
    times = {path: path.stat().st_mtime_ns for path in done}
    again = finished(*arguments, "--json")
    assert again.returncode == 0
    totals = json.loads(again.stdout)["totals"]
    assert (totals["skipped"], totals["written"]) == (len(done), 30 - len(done))
    assert times == {path: path.stat().st_mtime_ns for path in done}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")
def test_ctrl_c_is_one_line_and_exit_code_130(
    season: Path, tmp_path: Path, tiny_bundle: Path
) -> None:
    out = tmp_path / "out"
    process = start(
        "punctuate", str(season), "-o", str(out), "-l", "en", "--model", str(tiny_bundle)
    )
    wait_for(out, 1)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate()
    assert process.returncode == 130
    assert errors.count("\n") == 1
    assert "stopped" in errors
    assert not [path for path in out.iterdir() if path.suffix != ".srt"]


def test_a_failure_has_no_traceback(tmp_path: Path) -> None:
    done = finished("punctuate", str(tmp_path / "missing.srt"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_reader_that_goes_away_is_no_traceback(tmp_path: Path, tiny_bundle: Path) -> None:
    source = tmp_path / "a.srt"
    source.write_text(CUES)
    process = start("punctuate", str(source), "--dry-run", "--json", "--model", str(tiny_bundle))
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    errors = process.stderr.read()
    process.stderr.close()
    process.wait()
    assert "Traceback" not in errors

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
from tests.engine.processes import COMMAND, ENVIRONMENT, finished, start

from interpunct import files
from interpunct.captions.reading import read_captions
from interpunct.folders.journal import JOURNAL


def cues(count: int) -> str:
    """A file of so many cues."""
    return "".join(
        f"{number}\n00:{number // 60:02}:{number % 60:02},000 --> "
        f"00:{number // 60:02}:{number % 60:02},900\nthe old harbour pilot said that he would\n\n"
        for number in range(1, count + 1)
    )


CUES = cues(24)


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


def shorten(season: Path, out: Path) -> None:
    """Make the files short that have no output yet: nothing interrupts the run that follows."""
    for path in season.iterdir():
        if not (out / path.name).exists():
            path.write_text(cues(3))


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
    shorten(season, out)
    again = finished(*arguments, "--json")
    assert again.returncode == 0
    totals = json.loads(again.stdout)["totals"]
    assert (totals["skipped"], totals["written"]) == (len(done), 30 - len(done))
    assert times == {path: path.stat().st_mtime_ns for path in done}


_STOPPED_WHILE_IT_IMPORTS = """
import os, signal, sys

class Stopping:
    def find_spec(name, path=None, target=None):
        if name == MODULE:
            os.kill(os.getpid(), signal.NUMBER)

sys.meta_path.insert(0, Stopping)
from interpunct.cli.main import run
run()
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals for another process")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("module", ["typer", "interpunct.cli.commands", "numpy"])
def test_a_command_that_is_stopped_while_it_starts_says_so(
    number: signal.Signals, module: str, tmp_path: Path
) -> None:
    code = _STOPPED_WHILE_IT_IMPORTS.replace("MODULE", repr(module))
    (tmp_path / "a.srt").write_text(CUES)
    command = [sys.executable, "-c", code.replace("NUMBER", number.name), "check"]
    ended = subprocess.run(
        [*command, tmp_path / "a.srt"], capture_output=True, text=True, check=False
    )
    assert ended.returncode == 128 + number
    assert (ended.stdout, ended.stderr) == ("", "interpunct: stopped.\n")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals for another process")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_run_that_is_stopped_ends_what_it_writes_and_its_report(
    season: Path, tmp_path: Path, tiny_bundle: Path, number: signal.Signals
) -> None:
    out, report = tmp_path / "out", tmp_path / "r.json"
    arguments = ("punctuate", str(season), "-o", str(out), "-l", "en", "--report", str(report))
    process = start(*arguments, "--model", str(tiny_bundle))
    wait_for(out, 1)
    process.send_signal(number)
    _, errors = process.communicate()
    assert process.returncode == 128 + number
    assert errors.count("\n") == 1
    assert "stopped" in errors
    written = [path for path in out.iterdir() if path.suffix == ".srt"]
    assert {path.name for path in out.iterdir()} - {path.name for path in written} == {JOURNAL}
    told = json.loads(report.read_text())
    assert (told["complete"], told["totals"]["written"]) == (False, len(written))


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="Windows has no such signal")
def test_a_run_under_nohup_outlives_its_terminal(
    season: Path, tmp_path: Path, tiny_bundle: Path
) -> None:
    out = tmp_path / "out"
    arguments = ("punctuate", str(season), "-o", str(out), "-l", "en", "--model", str(tiny_bundle))
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        ["sh", "-c", "trap '' HUP; exec \"$@\"", "sh", *COMMAND, *arguments],
        stdout=pipe,
        stderr=pipe,
        env=ENVIRONMENT,
    )
    wait_for(out, 1)
    process.send_signal(signal.SIGHUP)
    process.communicate()
    assert process.returncode == 0
    assert len(list(out.glob("*.srt"))) == 30


def test_what_a_killed_run_left_is_cleared_by_the_next(
    season: Path, tmp_path: Path, tiny_bundle: Path
) -> None:
    out = tmp_path / "out"
    arguments = ("punctuate", str(season), "-o", str(out), "-l", "en", "--model", str(tiny_bundle))
    process = start(*arguments)
    wait_for(out, 1)
    process.kill()
    process.communicate()
    part = files.own_part(Path()).name.replace(f"-{os.getpid()}-", f"-{process.pid}-")
    (out / part).touch()
    shorten(season, out)
    assert finished(*arguments).returncode == 0
    assert {path.name for path in out.iterdir()} == {
        JOURNAL,
        *(path.name for path in season.iterdir()),
    }


def test_two_runs_share_a_folder(season: Path, tmp_path: Path, tiny_bundle: Path) -> None:
    out = tmp_path / "out"
    runs = [
        start(
            *("punctuate", str(season), "-o", str(out), "-l", "en"),
            *("--model", str(tiny_bundle), "--report", str(tmp_path / f"{number}.jsonl")),
        )
        for number in range(2)
    ]
    for process in runs:
        process.communicate()
    assert [process.returncode for process in runs] == [0, 0]
    lines = [
        json.loads(line)
        for number in range(2)
        for line in (tmp_path / f"{number}.jsonl").read_text().splitlines()
    ]
    written = [line["path"] for line in lines if line.get("status") == "written"]
    assert len(written) == len(set(written)) == 30
    assert len(list(out.iterdir())) == 31


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
@pytest.mark.parametrize("option", ["--json", "--overwrite"])
def test_what_cannot_be_said_costs_no_file(
    season: Path, tmp_path: Path, tiny_bundle: Path, option: str
) -> None:
    out = tmp_path / "out"
    shorten(season, out)
    arguments = ("punctuate", str(season), "-o", str(out), "-l", "en", "--model", str(tiny_bundle))
    with Path("/dev/full").open("w") as full:
        done = finished(*arguments, option, stdout=full)
    assert done.returncode == 1
    assert done.stderr == (
        "interpunct: not all of the output could be written: No space left on device.\n"
    )
    assert len(list(out.glob("*.srt"))) == 30


@pytest.mark.skipif(os.name == "nt", reason="there is no such shell")
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&- <&-"])
def test_a_stream_that_is_closed_costs_no_file(
    tmp_path: Path, tiny_bundle: Path, closed: str
) -> None:
    source = tmp_path / "a.srt"
    source.write_text(CUES)
    arguments = ["punctuate", str(source), "-l", "en", "--model", str(tiny_bundle), "--json"]
    done = subprocess.run(
        ["sh", "-c", f'"$@" {closed}', "sh", *COMMAND, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=ENVIRONMENT,
    )
    assert done.returncode == (0 if closed.startswith("2") else 1)
    assert "Traceback" not in done.stderr
    assert len(read_captions(tmp_path / "a.punctuated.srt").cues) == 24


def test_a_failure_has_no_traceback(tmp_path: Path) -> None:
    command = [*COMMAND, "punctuate", str(tmp_path / "missing.srt")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=ENVIRONMENT)
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
    assert process.wait() == 1
    assert errors == "interpunct: not all of the output could be written: Broken pipe.\n"

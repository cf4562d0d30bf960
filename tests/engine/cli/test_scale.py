# SPDX-License-Identifier: Apache-2.0
"""Runs that are shared out, as commands: processes, shards, a folder that is watched."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from pathlib import Path

import psutil
import pytest
from tests.engine.processes import finished, start


def cues(count: int) -> str:
    return "".join(
        f"{number}\n00:{number // 60:02}:{number % 60:02},000 --> "
        f"00:{number // 60:02}:{number % 60:02},900\nthe old harbour pilot said that he would\n\n"
        for number in range(1, count + 1)
    )


@pytest.fixture
def season(tmp_path: Path) -> Path:
    folder = tmp_path / "season"
    folder.mkdir()
    for number in range(16):
        (folder / f"{number:02}.srt").write_text(cues(5 + 2 * number))
    return folder


def wait_for(folder: Path, count: int) -> None:
    deadline = time.monotonic() + 120
    while len(list(folder.rglob("*.srt"))) < count:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def wait_until_gone(group: int) -> None:
    """Wait until no process of a group is left, but for those that nobody has buried yet."""
    deadline = time.monotonic() + 30
    while any(_is_in(each, group) for each in psutil.process_iter()):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def _is_in(process: psutil.Process, group: int) -> bool:
    try:
        return os.getpgid(process.pid) == group and process.status() != psutil.STATUS_ZOMBIE
    except (OSError, psutil.Error):
        return False


def outputs(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.srt"))}


def without_times(report: Path, out: str) -> str:
    return re.sub(r'"seconds": [\d.]+', "", report.read_text().replace(out, "OUT"))


def test_workers_give_the_same_files_and_the_same_report(
    season: Path, tmp_path: Path, tiny_bundle: Path
) -> None:
    (season / "05.srt").write_text("")
    for workers in (1, 2):
        done = finished(
            *("punctuate", season, "-o", tmp_path / f"out{workers}", "--model", tiny_bundle),
            *("--report", tmp_path / f"{workers}.jsonl", "--workers", workers, "-l", "en"),
        )
        assert done.returncode == 1, done.stderr
        assert done.stderr.count("\n") == 1
        assert "05.srt" in done.stderr
    assert outputs(tmp_path / "out1") == outputs(tmp_path / "out2")
    alone, shared = (
        sorted(without_times(tmp_path / f"{n}.jsonl", f"out{n}").splitlines()) for n in (1, 2)
    )
    assert alone == shared
    report = (tmp_path / "2.jsonl").read_text()
    paths = [json.loads(line).get("path") for line in report.splitlines()]
    assert paths[1:-1] == [str(season / f"{number:02}.srt") for number in range(16)]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signals for other processes")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_to_all_processes_of_a_run_ends_them_cleanly(
    season: Path, tmp_path: Path, tiny_bundle: Path, number: signal.Signals
) -> None:
    for file in season.iterdir():
        file.write_text(cues(200))
    out = tmp_path / "out"
    arguments = ("punctuate", season, "-o", out, "--model", tiny_bundle, "-l", "en")
    process = start(*arguments, "--workers", 2, start_new_session=True)
    wait_for(out, 1)
    os.killpg(process.pid, number)
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 128 + number
    assert errors.count("\n") == 1
    assert "stopped" in errors
    wait_until_gone(process.pid)
    assert not list(out.glob("*.part"))
    assert not list(out.glob(".*.part"))
    assert 1 <= len(outputs(out)) < 16
    before = {path: path.stat().st_mtime_ns for path in out.glob("*.srt")}
    for file in season.iterdir():
        if not (out / file.name).exists():
            file.write_text(cues(3))  # nothing interrupts the run that goes on
    again = finished(*arguments, "--workers", 2)
    assert again.returncode == 0, again.stderr
    assert len(outputs(out)) == 16
    assert {path: path.stat().st_mtime_ns for path in before} == before


def test_the_shards_of_a_manifest_do_the_run_and_their_reports_are_merged(
    season: Path, tmp_path: Path, tiny_bundle: Path
) -> None:
    jobs = tmp_path / "jobs.jsonl"
    made = finished(
        *("manifest", season, "-o", jobs, "--shards", 3, "--into", tmp_path / "out"),
        *("-l", "en", "--model", tiny_bundle),
    )
    assert made.returncode == 0, made.stderr
    assert "16 files" in made.stderr
    reports = [tmp_path / f"report-{shard}.jsonl" for shard in range(3)]
    for shard, report in enumerate(reports):
        done = finished("punctuate", "--manifest", jobs, "--shard", shard, "--report", report)
        assert done.returncode == 0, done.stderr
    merged = finished("merge-reports", *reports, "-o", tmp_path / "report.json")
    assert merged.returncode == 0, merged.stderr
    report = json.loads((tmp_path / "report.json").read_text())
    assert [Path(file["path"]).name for file in report["files"]] == [
        f"{number:02}.srt" for number in range(16)
    ]
    assert report["totals"]["written"] == 16
    alone = tmp_path / "alone"
    finished("punctuate", season, "-o", alone, "-l", "en", "--model", tiny_bundle)
    assert outputs(tmp_path / "out") == outputs(alone)
    again = finished("punctuate", "--manifest", jobs, "--shard", 0)
    assert again.returncode == 0
    assert "done already" in again.stderr


def test_the_report_of_a_shard_with_nothing_to_do_is_merged(
    season: Path, tmp_path: Path, tiny_bundle: Path
) -> None:
    jobs = tmp_path / "jobs.jsonl"
    named = ("-l", "en", "--model", tiny_bundle)
    into = ("--shards", 2, "--into", tmp_path / "out")
    finished("manifest", season / "00.srt", "-o", jobs, *into, *named)
    reports = [tmp_path / f"{shard}.jsonl" for shard in (0, 1)]
    for shard, report in enumerate(reports):
        finished("punctuate", "--manifest", jobs, "--shard", shard, "--report", report)
    for order in (reports, reports[::-1]):
        merged = finished("merge-reports", *order, "-o", tmp_path / "report.json")
        assert merged.returncode == 0, merged.stderr
        whole = json.loads((tmp_path / "report.json").read_text())
        assert whole["model"]["name"]
        assert whole["totals"]["written"] == 1


def test_a_manifest_replaces_only_an_earlier_one(season: Path, tmp_path: Path) -> None:
    jobs = tmp_path / "jobs.jsonl"
    for _ in range(2):
        made = finished("manifest", season, "-o", jobs, "--shards", 1)
        assert made.returncode == 0, made.stderr
    other = season / "00.srt"
    before = other.read_bytes()
    done = finished("manifest", season, "-o", other, "--shards", 1)
    assert done.returncode == 2
    assert "there is another file of that name." in done.stderr
    assert other.read_bytes() == before


def test_the_report_of_one_file_is_of_one_file(tmp_path: Path) -> None:
    report = tmp_path / "shard.jsonl"
    report.write_text(
        '{"interpunct": "0.1.0"}\n{"path": "a.srt", "status": "skipped", "standing": "done"}\n'
    )
    merged = finished("merge-reports", report, "-o", tmp_path / "whole.jsonl")
    assert "whole.jsonl: 1 file, 0 failed." in merged.stderr


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--manifest", "jobs.jsonl"), "name the shard with --shard"),
        (("--manifest", "jobs.jsonl", "--shard", "0", "a.srt"), "the manifest sets this option"),
        (("--manifest", "jobs.jsonl", "--shard", "0", "--marks", "replace"), "the manifest sets"),
        (("--manifest", "jobs.jsonl", "--shard", "0"), "cannot be read"),
        (("a.srt", "--shard", "1"), "it needs --manifest"),
        (("a.srt", "--workers", "0"), "give a number of processes"),
        (("a.srt", "--workers", "100000"), "this machine bears"),
        (("a.srt", "--address", "ray://x:1"), "it needs --engine ray"),
        ((), "name a file or a folder"),
    ],
)
def test_what_cannot_be_is_told_in_a_line(arguments: tuple[str, ...], reason: str) -> None:
    done = finished("punctuate", *arguments)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM for another process")
def test_a_folder_is_watched_until_sigterm_and_nothing_is_done_twice(
    season: Path, tmp_path: Path, tiny_bundle: Path
) -> None:
    out, late = tmp_path / "out", season / "deeper" / "late.srt"
    arguments = ("watch", season, out, "--quiet", 0.3, "-l", "en", "--model", tiny_bundle)
    process = start(*arguments)
    wait_for(out, 16)
    late.parent.mkdir()
    (late.parent / ".late").write_text(cues(3))
    (late.parent / ".late").rename(late)
    wait_for(out, 17)
    process.send_signal(signal.SIGTERM)
    printed, errors = process.communicate(timeout=60)
    assert process.returncode == 0, errors
    assert f"watching {season}; Ctrl+C ends it." in errors
    assert "stopped watching; 17 files were written" in errors
    assert len(printed.splitlines()) == 17
    before = {path: path.stat().st_mtime_ns for path in out.rglob("*.srt")}
    (season / "new.srt").write_text(cues(3))
    process = start(*arguments)
    wait_for(out, 18)
    process.send_signal(signal.SIGTERM)
    printed, errors = process.communicate(timeout=60)
    assert "stopped watching; 1 file was written" in errors
    assert len(printed.splitlines()) == 1
    assert {path: path.stat().st_mtime_ns for path in before} == before

# SPDX-License-Identifier: Apache-2.0
"""Reports of runs that were killed after an output was written and before its entry was."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from interpunct.folders.report_writing import lines_beside

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]

ENGLISH = ("--language", "en")
REPORTS = pytest.mark.parametrize("report", ["r.json", "r.jsonl"])


@pytest.fixture
def season(folder: Path) -> Path:
    """A folder with three files."""
    season = folder / "season"
    season.mkdir()
    for name in "abc":
        (season / f"{name}.srt").write_text((folder / "talk.srt").read_text())
    return season


def kill_before_the_last_entry(folder: Path, report: str) -> None:
    """Leave of `all.jsonl`, as `report`, what a kill leaves that comes before its last entry."""
    lines = (folder / "all.jsonl").read_text().splitlines(keepends=True)
    beside = lines_beside(folder / report)
    (beside or folder / report).write_text("".join(lines[:-2]))


def told(path: Path) -> dict[str, Any]:
    """The last entry of each file."""
    text = path.read_text()
    lines = [json.loads(line) for line in text.splitlines()] if path.suffix == ".jsonl" else []
    files = json.loads(text)["files"] if not lines else [line for line in lines if "path" in line]
    return {Path(file["path"]).name: file for file in files}


@REPORTS
@pytest.mark.parametrize("more", [(), ("--workers", "1")])
def test_a_file_that_a_kill_left_without_an_entry_is_told_of_by_the_next_run(
    run: Invoke, folder: Path, season: Path, report: str, more: tuple[str, ...]
) -> None:
    command = ("punctuate", "season", "-o", "out", *ENGLISH, *more, "--all-slots")
    run(*command, "--report", "all.jsonl")
    before = {file.name: file.read_bytes() for file in (folder / "out").iterdir()}
    kill_before_the_last_entry(folder, report)
    done = run(*command, "--report", report)
    assert done.exit_code == 0, done.stderr
    found = told(folder / report)
    assert {name: file["status"] for name, file in found.items()} == dict.fromkeys(
        ("a.srt", "b.srt", "c.srt"), "written"
    )
    assert all(len(file["slots"]) == file["counts"]["words"] > 0 for file in found.values())
    assert {
        file.name: file.read_bytes()
        for file in (folder / "out").iterdir()
        if file.suffix == ".srt"
    } == {name: data for name, data in before.items() if name.endswith(".srt")}
    assert "2 outputs" not in run(*command, "--report", report).stderr
    assert told(folder / report) == found


@REPORTS
def test_a_file_done_in_place_without_an_entry_is_only_read(
    run: Invoke, folder: Path, season: Path, report: str
) -> None:
    command = ("punctuate", "season", "--in-place", *ENGLISH)
    run(*command, "--report", "all.jsonl")
    before = (season / "c.srt").read_bytes()
    kill_before_the_last_entry(folder, report)
    done = run(*command, "--report", report)
    assert done.exit_code == 0, done.stderr
    assert (season / "c.srt").read_bytes() == before
    assert told(folder / report)["c.srt"]["status"] == "unchanged"
    assert told(folder / report)["c.srt"]["counts"]["words"] == 11


@REPORTS
def test_a_report_that_came_to_its_end_makes_nothing_again(
    run: Invoke, folder: Path, season: Path, report: str
) -> None:
    command = ("punctuate", "season", "-o", "out", *ENGLISH)
    run(*command)
    for _ in range(2):
        run(*command, "--report", report)
        statuses = {file["status"] for file in told(folder / report).values()}
        assert statuses == {"skipped"}


@REPORTS
def test_an_output_that_was_edited_after_a_kill_stays(
    run: Invoke, folder: Path, season: Path, report: str
) -> None:
    command = ("punctuate", "season", "-o", "out", *ENGLISH)
    run(*command, "--report", "all.jsonl")
    kill_before_the_last_entry(folder, report)
    edited = folder / "out" / "c.srt"
    edited.write_text(edited.read_text() + "\n")
    before = edited.read_text()
    done = run(*command, "--report", report)
    assert "was edited" in done.stderr
    assert edited.read_text() == before

# SPDX-License-Identifier: Apache-2.0
"""`interpunct report`: the files to look at first."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from typer.testing import Result

    Invoke = Callable[..., Result]

REPORTS = pytest.mark.parametrize("report", ["r.json", "r.jsonl"])


@REPORTS
def test_the_report_of_a_run_leads_to_its_files(run: Invoke, folder: Path, report: str) -> None:
    season = folder / "season"
    season.mkdir()
    talk = (folder / "talk.srt").read_text()
    (season / "short.srt").write_text(talk)
    (season / "long.srt").write_text(f"{talk}\n{talk}")
    (season / "=broken.srt").write_bytes(b"\x89PNG\r\n\x1a\n0000")
    run("punctuate", "season", "-o", "out", "--language", "en", "--report", report)
    done = run("report", report, "--html", "r.html", "--csv", "r.csv")
    assert done.exit_code == 0, done.stderr
    with (folder / "r.csv").open(newline="", encoding="utf-8") as stream:
        rows = list(csv.DictReader(stream))
    assert [Path(row["file"]).name for row in rows] == ["=broken.srt", "long.srt", "short.srt"]
    assert [row["status"] for row in rows] == ["failed", "written", "written"]
    assert rows[1]["command"] == "interpunct-editor out/long.srt"
    assert not [cell for row in rows for cell in row.values() if cell[:1] in ("=", "+", "-", "@")]
    assert done.stdout.index("=broken.srt") < done.stdout.index("long.srt")
    assert "3 files: 2 written, 1 failed." in done.stdout
    page = (folder / "r.html").read_text()
    assert "Look at these files first" in page
    assert f"interpunct://{(folder / 'out/long.srt').as_posix()}?at=" in page


def test_a_page_and_a_table_replace_only_earlier_ones(run: Invoke, folder: Path) -> None:
    run("punctuate", "talk.srt", "-o", "out.srt", "--language", "en", "--report", "r.json")
    for option in ("--html", "--csv"):
        for _ in range(2):
            assert run("report", "r.json", option, "shown").exit_code == 0
        (folder / "shown").unlink()
        for name in ("talk.srt", "r.json"):
            before = (folder / name).read_bytes()
            done = run("report", "r.json", option, name)
            assert done.exit_code == 2
            assert f"{name}: there is another file of that name." in done.stderr
            assert (folder / name).read_bytes() == before


def test_a_report_of_a_later_version_is_refused_and_stays(run: Invoke, folder: Path) -> None:
    path = folder / "r.jsonl"
    path.write_text(json.dumps({"interpunct": "9", "version": 9}) + "\n")
    before = path.read_bytes()
    for command in (
        ("report", "r.jsonl"),
        ("punctuate", "talk.srt", "--language", "en", "--report", "r.jsonl"),
    ):
        done = run(*command)
        assert done.exit_code == 2
        assert "r.jsonl: its version is 9; this program reads reports up to" in done.stderr
    assert path.read_bytes() == before


def test_a_run_adds_to_a_report_of_the_first_version(run: Invoke, folder: Path) -> None:
    old = {"path": "old.srt", "output": None, "status": "unchanged", "counts": {"words": 7}}
    lines = [{"interpunct": "0.5", "version": 1, "command": "punctuate"}, old]
    lines.append({"totals": {}, "complete": True})
    path = folder / "r.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    done = run("punctuate", "talk.srt", "--language", "en", "--report", "r.jsonl")
    assert done.exit_code == 0, done.stderr
    *_, ending = map(json.loads, path.read_text().splitlines())
    assert (ending["totals"]["files"], ending["totals"]["words"]) == (2, 18)
    assert run("report", "r.jsonl").exit_code == 0


def test_a_report_without_an_end_is_told_by_the_exit_code(run: Invoke, folder: Path) -> None:
    run("punctuate", "talk.srt", "--language", "en", "--report", "r.jsonl")
    path = folder / "r.jsonl"
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))
    done = run("report", "r.jsonl")
    assert done.exit_code == 1
    assert "has not ended" in done.stderr


@pytest.mark.parametrize("data", [b"", b"1\n00:00", b'{"totals": {}, "complete": true}\n'])
def test_another_file_is_no_report(run: Invoke, folder: Path, data: bytes) -> None:
    (folder / "r.jsonl").write_bytes(data)
    done = run("report", "r.jsonl")
    assert done.exit_code == 2
    assert "r.jsonl" in done.stderr
    assert run("report", "none.jsonl").exit_code == 2

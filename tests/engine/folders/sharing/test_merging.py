# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from interpunct.errors import ManifestError, ReportError
from interpunct.folders.report_writing import merged, report_writer

HEAD = {"interpunct": "0.1.0", "version": 1, "command": "punctuate", "options": {}, "model": None}
COUNTS = {"cues": 2, "words": 10, "slots": 10, "marks_added": 3}


def line(name: str, **more: Any) -> dict[str, Any]:
    worked_on = {"counts": COUNTS, "seconds": 1.5, "slots": [{"word": "ü"}]}
    return {"path": name, "status": "written", "standing": None, **worked_on, **more}


def skipped(name: str, standing: str = "done") -> dict[str, Any]:
    return {"path": name, "status": "skipped", "standing": standing}


def end(complete: bool = True) -> dict[str, Any]:
    return {"totals": {}, "complete": complete}


def report(path: Path, *lines: dict[str, Any], head: dict[str, Any] = HEAD) -> Path:
    path.write_text("".join(json.dumps(each) + "\n" for each in (head, *lines)))
    return path


def test_reports_become_one_in_the_order_of_the_paths(tmp_path: Path) -> None:
    one = report(tmp_path / "1.jsonl", line("b"), line("d", status="failed", counts=None), end())
    two = report(tmp_path / "2.jsonl", line("a"), line("c"), end())
    out = tmp_path / "all.json"
    with report_writer(out) as writer:
        totals = merged([one, two]).write(writer)
    whole = json.loads(out.read_text())
    assert [file["path"] for file in whole["files"]] == ["a", "b", "c", "d"]
    assert whole["files"][0]["slots"] == [{"word": "ü"}]
    assert whole["complete"] is True
    assert whole["totals"]["words"] == totals.counts.words == 30
    assert (whole["totals"]["written"], whole["totals"]["failed"]) == (3, 1)
    assert {key: whole[key] for key in HEAD} == HEAD


def test_a_report_whose_head_tells_little_is_merged(tmp_path: Path) -> None:
    one = report(tmp_path / "1.jsonl", line("a"), end(), head={"interpunct": "0.0.9"})
    with report_writer(tmp_path / "all.jsonl", anew=True) as writer:
        assert merged([one]).write(writer).files == 1


def test_of_a_file_that_came_twice_the_line_counts_that_tells_of_its_words(tmp_path: Path) -> None:
    first = report(tmp_path / "1.jsonl", line("a"), HEAD, skipped("a"), line("b"), end())
    found = merged([first])
    with report_writer(tmp_path / "all.jsonl", anew=True) as writer:
        totals = found.write(writer)
    assert totals.files == 2
    assert totals.counts.words == 20
    lines = [json.loads(text) for text in (tmp_path / "all.jsonl").read_text().splitlines()]
    assert [each.get("status") for each in lines[1:-1]] == ["written", "written"]


def test_a_torn_line_and_a_shard_that_has_not_ended_are_told(tmp_path: Path) -> None:
    broken = report(tmp_path / "1.jsonl", line("a"))
    with broken.open("a") as stream:
        stream.write('{"path": "b", "sta')
    stopped = report(tmp_path / "2.jsonl", line("c"), end(complete=False))
    again = report(tmp_path / "3.jsonl", line("d"), end(complete=False), HEAD, end())
    found = merged([broken, stopped, again])
    assert found.incomplete == [broken, stopped]
    with report_writer(tmp_path / "all.jsonl") as writer:
        assert found.write(writer).files == 3
    last = (tmp_path / "all.jsonl").read_text().splitlines()[-1]
    assert json.loads(last)["complete"] is False


def test_reports_of_different_runs_are_not_merged(tmp_path: Path) -> None:
    one = report(tmp_path / "1.jsonl", end())
    two = report(tmp_path / "2.jsonl", end(), head=HEAD | {"options": {"marks": "replace"}})
    with pytest.raises(ManifestError, match=r"2\.jsonl: this report is of another run"):
        merged([one, two])


@pytest.mark.parametrize("content", ["", "{}\n", '{"path": 1}\n', "[]\n", "text\n"])
def test_other_files_are_no_reports(tmp_path: Path, content: str) -> None:
    path = tmp_path / "1.jsonl"
    path.write_text(content)
    with pytest.raises(ReportError, match=r"1\.jsonl"):
        merged([path])


def test_a_report_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ReportError, match="cannot be read"):
        merged([tmp_path / "missing.jsonl"])

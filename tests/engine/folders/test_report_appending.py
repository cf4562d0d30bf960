# SPDX-License-Identifier: Apache-2.0
"""Reports to which run after run is added, and which a kill at any moment leaves complete."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.killing import KilledError, Killer

from interpunct.errors import InterpunctError
from interpunct.folders.report import report_head
from interpunct.folders.report_reading import ReportIndex
from interpunct.folders.report_writing import report_writer

ENDINGS = pytest.mark.parametrize("name", ["r.json", "r.jsonl"])
MODEL = {"name": "fake 1", "notice": None}


def entry(name: str, words: int) -> str:
    """What is told of a file: worked on, failed (-1), or only skipped (0)."""
    told: dict[str, Any] = {"path": name, "output": None, "status": "failed", "error": "x"}
    if words == 0:
        told |= {"status": "skipped", "standing": "done"}
    if words > 0:
        told |= {"status": "written", "counts": {"words": words}, "seconds": 0.25}
        told["slots"] = [{"word": "ü"}] * words
    return json.dumps(told)


def run(path: Path, files: dict[str, int], *, model: Any = MODEL, complete: bool = True) -> None:
    with report_writer(path) as writer:
        writer.begin(report_head("punctuate", {}, model))
        for name, words in files.items():
            writer.add(entry(name, words))
        writer.close(complete=complete)


def read(path: Path) -> dict[str, Any]:
    """The report, in lines too as a document would have it."""
    if path.suffix == ".json":
        document: dict[str, Any] = json.loads(path.read_text())
        return document
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    files = {line["path"]: line for line in lines if "path" in line}
    heads = [line for line in lines if "interpunct" in line]
    whole: dict[str, Any] = heads[-1] | {"files": list(files.values())} | lines[-1]
    return whole


def words_of(path: Path) -> dict[str, int]:
    """How many words are told of each file; -1 of one that failed."""
    return {
        file["path"]: len(file["slots"]) if "slots" in file else -(file["status"] == "failed")
        for file in read(path)["files"]
    }


@ENDINGS
def test_a_resumed_run_adds_to_its_report(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    run(path, {"a": 3, "b": 2}, complete=False)
    run(path, {"a": 0, "b": 0, "c": 4}, model=None)
    report = read(path)
    assert words_of(path) == {"a": 3, "b": 2, "c": 4}
    assert (report["totals"]["words"], report["totals"]["written"]) == (9, 3)
    assert (report["totals"]["files"], report["totals"]["skipped"]) == (3, 0)
    assert (report["totals"]["seconds"], report["complete"]) == (0.75, True)
    assert report["model"] == MODEL
    assert [found.name for found in tmp_path.iterdir()] == [name]


@ENDINGS
def test_a_file_is_the_same_by_another_path(tmp_path: Path, name: str) -> None:
    path, other = tmp_path / name, str(Path.cwd() / "a")
    run(path, {"a": 3})
    run(path, {other: 0})
    assert read(path)["totals"]["files"] == 1
    run(path, {other: 5})
    assert (read(path)["totals"]["files"], read(path)["totals"]["words"]) == (1, 5)


@ENDINGS
def test_a_file_that_is_done_again_replaces_its_own_entry(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    run(path, {"a": 3, "b": 2, "c": 0})
    run(path, {"b": 5, "a": -1, "c": -1})
    assert words_of(path) == {"a": -1, "b": 5, "c": -1}
    assert (read(path)["totals"]["words"], read(path)["totals"]["failed"]) == (5, 2)


@ENDINGS
def test_a_run_with_nothing_to_do_leaves_the_report_as_it_was(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    run(path, {"a": 3, "b": 2})
    before = read(path)
    for _ in range(3):
        run(path, {"a": 0, "b": 0}, model=None)
    assert read(path) == before


def test_a_run_that_breaks_down_ends_its_document(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    run(path, {"a": 3})
    with suppress(ZeroDivisionError), report_writer(path) as writer:
        writer.begin(report_head("punctuate", {}, MODEL))
        writer.add(entry("b", 2))
        raise ZeroDivisionError
    assert words_of(path) == {"a": 3, "b": 2}
    assert read(path)["complete"] is False
    assert [found.name for found in tmp_path.iterdir()] == ["r.json"]


def test_names_that_are_no_unicode_stay(tmp_path: Path) -> None:
    path, odd = tmp_path / "r.json", "a\udcff.srt"
    for words in (2, 0):
        run(path, {odd: words})
    assert words_of(path) == {odd: 2}


@ENDINGS
@pytest.mark.parametrize(
    "text",
    [
        '{"interpunct": "1"}\n{"path": 1}\n',
        '{"interpunct": "1"}\nhalf\n{"totals": {}, "complete": true}\n',
        '{"interpunct": "1",\n"files": [\n{"path": "a", "status": "failed"}\n',
        '{"interpunct": "1",\n"files": [\n{"path": "a", "sta\n],\n"totals": {}}\n',
    ],
)
def test_a_damaged_report_is_refused_and_stays(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text)
    with pytest.raises(InterpunctError, match="report"):
        run(path, {"b": 1})
    assert path.read_text() == text
    assert [found.name for found in tmp_path.iterdir()] == [name]


@pytest.mark.skipif(os.name == "nt", reason="locks hold within a process there")
@ENDINGS
def test_a_report_that_another_run_writes_is_refused(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    program = (
        "import sys; from pathlib import Path\n"
        "from interpunct.folders.report_writing import report_writer\n"
        "with report_writer(Path(sys.argv[1])): pass\n"
    )
    with report_writer(path) as writer:
        writer.begin(report_head("punctuate", {}, MODEL))
        other = subprocess.run(
            [sys.executable, "-c", program, path], capture_output=True, text=True, check=False
        )
        writer.add(entry("a", 1))
        writer.close()
    assert "another run writes this report" in other.stderr
    assert words_of(path) == {"a": 1}


@ENDINGS
@settings(max_examples=60, deadline=None)
@given(
    runs=st.lists(
        st.tuples(
            st.dictionaries(st.sampled_from("abcd"), st.integers(-1, 3), min_size=1),
            st.integers(1, 14),  # at which change of a file the run is killed
            st.floats(0, 1),  # how much of a line is there then
        ),
        min_size=1,
        max_size=6,
    )
)
def test_whatever_a_killed_run_has_told_is_in_the_next_report(
    name: str, runs: list[tuple[dict[str, int], int, float]]
) -> None:
    told: dict[str, set[int | None]] = {}  # what may be told of a file: it was killed over one

    def tell(file: str, words: int) -> None:
        told[file] = {
            old if old and old > 0 and not words else words for old in told.get(file, {None})
        }

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        for files, step, part in runs:
            left = list(files.items())
            with pytest.MonkeyPatch.context() as patch:
                Killer(patch, step, part)
                with suppress(KilledError), report_writer(path) as writer:
                    writer.begin(report_head("punctuate", {}, MODEL))
                    while left:
                        writer.add(entry(*left[0]))
                        tell(*left.pop(0))
                    writer.close()
            if left:
                file, before = left[0][0], told.get(left[0][0], {None})
                tell(*left[0])
                told[file] |= before
            if path.exists() and name == "r.json":
                json.loads(path.read_text())  # a document is whole at any moment
        run(path, {"z": 1})
        found = words_of(path)
        assert found.pop("z") == 1
        assert set(found) <= set(told)
        assert all(found.get(file) in words for file, words in told.items())
        assert read(path)["totals"]["words"] == 1 + sum(max(each, 0) for each in found.values())


@pytest.mark.parametrize("written", [0, 1, 9, 14])
def test_lines_that_were_killed_in_their_first_one_are_begun_again(
    tmp_path: Path, written: int
) -> None:
    path = tmp_path / "r.jsonl"
    path.write_bytes(b'{"interpunct": "0.1"'[:written])
    run(path, {"a": 3})
    assert words_of(path) == {"a": 3}


@ENDINGS
def test_a_report_that_is_made_anew_has_nothing_of_the_one_before(
    tmp_path: Path, name: str
) -> None:
    path = tmp_path / name
    run(path, {"a": 3})
    with report_writer(path, anew=True) as writer:
        writer.begin(report_head("punctuate", {}, MODEL))
        writer.add(entry("b", 2))
        writer.close()
    assert words_of(path) == {"b": 2}
    assert [found.name for found in tmp_path.iterdir()] == [name]


@ENDINGS
def test_a_report_that_is_locked_is_refused_with_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("interpunct.folders.report_writing.lock", lambda *_: False)
    with pytest.raises(InterpunctError, match="another run writes this report") as caught:
        run(tmp_path / name, {"a": 1})
    assert caught.value.file == str(tmp_path / name)


@ENDINGS
def test_only_files_that_had_their_marks_are_counted_as_such(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    told = {"path": "c", "status": "written", "counts": {"words": 1}, "was_punctuated": True}
    with report_writer(path) as writer:
        writer.begin(report_head("punctuate", {}, MODEL))
        for each in (entry("a", 3), entry("b", -1), json.dumps(told)):
            writer.add(each)
        writer.close()
    index = ReportIndex()
    index.read(path)
    assert index.totals().punctuated == 1

# SPDX-License-Identifier: Apache-2.0
"""The rows of the laboratory's tables: each can be made, and what made it is told."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from threading import Barrier

import numpy as np
import pytest
from benchmarks.laboratory import main
from benchmarks.laboratory_encoders import ENCODERS
from benchmarks.laboratory_rates import trials
from benchmarks.laboratory_rows import Laboratory, read_plans

from interpunct.errors import LabError
from interpunct.runtime.systems import systems
from interpunct_lab.evaluation.input_tasks import Task
from interpunct_lab.evaluation.test_sets import SETS


@pytest.fixture
def laboratory(tmp_path: Path) -> Laboratory:
    return Laboratory(tmp_path / "shared", tmp_path / "out", tmp_path / "docs", read_plans())


def test_every_row_names_a_system_and_what_there_is(laboratory: Laboratory) -> None:
    for name in laboratory.names()[1:]:
        row = laboratory.row(name)
        assert laboratory.words_of(row)[1] in systems()
        assert laboratory.words_of(row).count("--check-every") == 1
        assert not any("{" in word for word in laboratory.words_of(row))
        assert set(row.needs()) <= set(laboratory.names())
        assert set(row.encoders()) <= set(ENCODERS)


def test_every_table_names_rows_sets_and_levels(laboratory: Laboratory) -> None:
    for name in laboratory.names():
        for table in laboratory.tables_of(laboratory.row(name)):
            assert {one for one in table.sets.split(",") if not one.startswith("dev-")} <= set(
                SETS
            )
            assert set(table.level.split(",")) <= set(Task)
            assert set(table.systems) <= set(laboratory.names())


def test_a_row_with_another_seed_is_the_same_row(laboratory: Laboratory) -> None:
    row, other = laboratory.row("electra-cs"), laboratory.row("electra-cs-seed7")
    assert other.languages == row.languages == ("cs",)
    assert " --seed 1 " in row.line
    assert " --seed 7 " in other.line
    assert list(laboratory.tables_of(other)) == list(laboratory.tables_of(row))


def test_a_table_of_a_paper_is_its_rows_with_all_their_seeds(laboratory: Laboratory) -> None:
    for rows in laboratory.plans["papers"].values():
        assert set(rows) <= set(laboratory.names())
    found = laboratory.names_of(["4.2", "electra-en"])
    rows = laboratory.plans["papers"]["4.2"]
    seeds = [f"{name}{seed}" for seed in ("", "-seed2", "-seed3") for name in rows]
    assert sorted(found) == sorted([*seeds, "electra-en"])


def test_a_row_begins_from_that_of_its_seed(laboratory: Laboratory) -> None:
    assert list(laboratory.row("char-delay-sentence").needs()) == ["char-delay"]
    assert list(laboratory.row("char-delay-sentence-seed2").needs()) == ["char-delay-seed2"]
    assert "shift-lstm-romance" not in laboratory.plans["seeded"]
    assert list(laboratory.row("shift-lstm-pt-50k-tuned-seed2").needs()) == ["shift-lstm-romance"]


def test_an_unknown_row_is_refused_with_the_names_of_all(laboratory: Laboratory) -> None:
    with pytest.raises(LabError, match=r"electra-cs, .*-seedN"):
        laboratory.row("electra-xx")


def test_steps_are_scaled(tmp_path: Path) -> None:
    plans = {**read_plans(), "bundles": {"one": "crf --languages cs --steps 40"}}
    small = Laboratory(tmp_path, tmp_path, tmp_path, plans, scale=0.1)
    words = small.words_of(small.row("one"))
    assert words[words.index("--steps") + 1] == "4"


def test_checks_are_as_many_at_every_scale(tmp_path: Path) -> None:
    plans = {**read_plans(), "bundles": {"one": "crf --languages cs --steps 40 --check-every 10"}}
    for scale, every in ((1, "10"), (3, "30"), (0.1, "1")):
        scaled = Laboratory(tmp_path, tmp_path, tmp_path, plans, scale=scale)
        words = scaled.words_of(scaled.row("one"))
        assert words[words.index("--check-every") + 1] == every


def test_what_is_left_is_told_and_nothing_is_begun_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folders = [f"--{name}={tmp_path}" for name in ("data", "out", "tables")]
    monkeypatch.setattr("sys.argv", ["laboratory", "crf", "--left", *folders])
    assert main() == 0
    assert capsys.readouterr().out == "crf\n"
    with (tmp_path / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        monkeypatch.setattr("sys.argv", ["laboratory", "crf", *folders])
        assert main() == 1
    assert "running already" in capsys.readouterr().out


def test_a_row_that_fails_is_told_and_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """There is no text in the folder, so that labelling fails."""
    folders = [f"--{name}={tmp_path}" for name in ("data", "out", "tables")]
    monkeypatch.setattr("sys.argv", ["laboratory", "crf", *folders])
    assert main() == 1
    assert "crf failed" in capsys.readouterr().out


def test_what_made_a_row_is_kept(laboratory: Laboratory) -> None:
    row = laboratory.row("slot-filling-ms")
    for folder in (laboratory.labelled, laboratory.tuning):
        folder.mkdir(parents=True)
        np.savez(folder / "ms.npz", words=np.arange(3))
    laboratory.note_command(row)
    command, data = laboratory.noted(row)
    assert command.startswith("interpunct train slot-filling --languages ms")
    assert sorted(data) == ["labelled/ms", "tuning/ms"]
    assert not laboratory.is_done(row)


def test_a_row_is_left_until_the_table_has_it_by_its_command(laboratory: Laboratory) -> None:
    row, other = laboratory.row("crf"), laboratory.row("crf-seed2")
    laboratory.docs.mkdir()
    made = {"crf 1": {"command": laboratory.command_of(row), "data": {}}}
    made["crf-seed2 1"] = {"command": "interpunct train crf", "data": {}}
    table = {"version": 1, "sets": {}, "made": made}
    (laboratory.docs / "benchmark.json").write_text(json.dumps(table))
    assert laboratory.is_done(row)
    assert not laboratory.is_done(other)
    assert not laboratory.is_done(laboratory.row("default"))


def test_a_row_of_which_something_is_missing_is_told_and_the_next_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """There are no talks in the folder, and no text for the second row."""
    for folder in ("labelled", "tuning"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "en.npz").touch()
    folders = [f"--{name}={tmp_path}" for name in ("data", "out", "tables")]
    rows = ["shift-lstm-bpe-en-talks", "electra-cs"]
    monkeypatch.setattr("sys.argv", ["laboratory", *rows, *folders])
    assert main() == 1
    told = capsys.readouterr().out
    assert "shift-lstm-bpe-en-talks failed" in told
    assert "electra-cs failed" in told


def test_a_trial_of_a_rate_is_its_row_for_fewer_steps(laboratory: Laboratory) -> None:
    found = list(trials(laboratory.plans))
    assert len({trial.name for trial in found}) == len(found)
    for trial in found:
        row = laboratory.row(trial.row)
        words, whole = laboratory.words_of(trial.of(row)), laboratory.words_of(row)
        told, before = (dict(pairwise(line)) for line in (words, whole))
        assert float(told["--rate"]) == trial.rate
        assert told["--steps"] == str(trial.steps)
        assert told["--out"] == str(laboratory.out / trial.name)
        options = [name for name in before if name.startswith("--")]
        changed = {name for name in options if told[name] != before[name]}
        assert changed <= {"--rate", "--steps", "--out", "--check-every"}


def make(
    monkeypatch: pytest.MonkeyPatch, folder: Path, train: Callable[[str], object], *rows: str
) -> int:
    """The exit code of the laboratory with these rows, whose training is `train`."""
    for name in ("data", "out", "tables"):
        rows = (*rows, f"--{name}={folder}")

    def trained(words: Sequence[str]) -> None:
        out = Path(words[words.index("--out") + 1])
        train(out.name)
        out.mkdir()
        (out / "bundle.json").touch()

    monkeypatch.setattr("benchmarks.laboratory.prepare", lambda *_: None)
    monkeypatch.setattr("benchmarks.laboratory._measure", lambda *_: None)
    monkeypatch.setattr("benchmarks.laboratory.interpunct", trained)
    monkeypatch.setattr("sys.argv", ["laboratory", *rows])
    return main()


def test_rows_are_made_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both = Barrier(2)
    assert not make(
        monkeypatch, tmp_path, lambda _: both.wait(60), "crf", "electra-cs", "--cores=2"
    )


def test_a_row_waits_for_that_which_it_begins_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    rows = ("char-delay-sentence", "char-delay-joined", "char-delay", "--cores=3")
    assert not make(monkeypatch, tmp_path, made.append, *rows)
    assert made[0] == "char-delay"
    assert sorted(made) == ["char-delay", "char-delay-joined", "char-delay-sentence"]

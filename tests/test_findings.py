# SPDX-License-Identifier: Apache-2.0
"""What README.md and docs/laboratory say of figures is what the tables say."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from benchmarks.laboratory_rows import read_plans

from interpunct.runtime.systems import systems
from interpunct_lab.evaluation.input_tasks import Task
from interpunct_lab.evaluation.shown_marks import keep_marks
from interpunct_lab.evaluation.test_sets import SETS

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def findings(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module `findings` of `packaging`."""
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return import_module("findings")


@pytest.fixture
def results(findings: ModuleType) -> ModuleType:
    """The module `results` of `packaging`."""
    return import_module("results")


def row(bundle: str, f1: float, off: float | None = None, **more: Any) -> dict[str, Any]:
    told = {"set": "malay", "level": "chunk", "system": "crf", "trained_on": "ms"}
    interval = None if off is None else (f1 - off, f1 + off)
    figures = {"micro_f1": f1, "micro_f1_interval": interval, "slot_error_rate": 1 - f1}
    return {**told, **figures, "bundle": f"{bundle} 1", **more}


def test_the_pages_are_up_to_date(results: ModuleType) -> None:
    for path, blocks in results.pages().items():
        text = path.read_text(encoding="utf-8")
        assert results.filled(text, blocks) == text, "run: python packaging/results.py"
        assert all(f"<!-- {name} -->" in text for name in blocks)


def test_every_comparison_names_rows_and_sets(findings: ModuleType) -> None:
    told = tomllib.loads(findings.COMPARISONS.read_text(encoding="utf-8"))["comparison"]
    plans = read_plans()
    folders = {table["folder"] for table in plans["tables"]}
    for one in told:
        assert set(one["rows"]) <= set(plans["bundles"])
        for folder, name, _, expected in one["on"]:
            assert folder in folders
            assert set(expected.split()) <= {"first", "second", "level"}
            assert name in SETS or name.startswith("dev-")


def test_a_verdict_needs_three_trainings_and_a_clear_difference(
    findings: ModuleType, tmp_path: Path
) -> None:
    wanted = np.random.default_rng(1).choice(4, 3_000, p=[0.85, 0.08, 0.06, 0.01])

    def training(name: str, wrong: int) -> dict[str, Any]:
        shown = wanted.copy()
        shown[np.flatnonzero(wanted)[wrong::9]] = 0  # one mark in nine is missed, others each
        marks = (wanted.astype(np.uint8), shown.astype(np.uint8))
        keep_marks(tmp_path, "malay", Task.CHUNK, [(f"{name} 1", marks)])
        return row(name, 0.9, 0.02)

    def verdict(*measured: dict[str, Any], rows: Sequence[str] = ("one", "two")) -> str:
        told = {"rows": rows, "on": [["", "malay", "chunk", "first"]]}
        return "".join(findings._comparison(told, {"": measured}, tmp_path))

    ones = [training(name, 0) for name in ("one", "one-seed2", "one-seed3")]
    twos = [training(name, 1) for name in ("two", "two-seed2", "two-seed3")]
    assert "not told apart | open" in verdict(*ones, *twos)
    assert "too few trainings: no verdict |  |" in verdict(*ones, *twos[:2])
    assert "not measured yet |  |" in verdict(*ones)
    none = (wanted.astype(np.uint8), np.zeros(3_000, np.uint8))
    keep_marks(tmp_path, "malay", Task.CHUNK, [(f"{one['bundle']}", none) for one in twos])
    assert "the first is higher | agrees" in verdict(*ones, *twos)
    assert "the second is higher | differs" in verdict(*twos, *ones, rows=["two", "one"])
    keep_marks(tmp_path, "malay", Task.CHUNK, [(f"{one['bundle']}", none) for one in ones])
    assert "+0.0 (+0.0 to +0.0)" in verdict(*ones, *twos)


def test_systems_are_compared_with_the_threshold_of_their_table(
    findings: ModuleType, tmp_path: Path
) -> None:
    wanted = np.array([0, 1, 0, 2] * 100, np.uint8)
    likeliest, chosen = np.zeros_like(wanted), wanted
    names = ["one 1, NONE by tuning-ms", "two 1", "two 1, NONE by tuning-ms"]
    shown = zip(names, (chosen, chosen, likeliest), strict=True)
    keep_marks(tmp_path, "malay", Task.CHUNK, [(name, (wanted, marks)) for name, marks in shown])
    rows = [
        row("", f1) | {"bundle": name} for name, f1 in zip(names, (1.0, 1.0, 0.0), strict=True)
    ]
    told = {"rows": ["one", "two"], "on": [["", "malay", "chunk", "first"]]}
    chosen_on = told | {"shown": "NONE by tuning-ms"}
    lines = list(findings._comparison(chosen_on, {"": rows}, tmp_path))
    assert "| malay, NONE by tuning-ms | 100.0 | 0.0 | +100.0 (+100.0 to +100.0)" in lines[2]
    assert "| malay | – | 100.0 | – | not measured yet |" in "".join(
        findings._comparison(told, {"": rows}, tmp_path)
    )


def test_seeds_of_one_system_stand_in_one_cell(findings: ModuleType, results: ModuleType) -> None:
    rows = [row("one", 0.4, 0.02), row("one-seed2", 0.5, 0.02)]
    assert "| one | " in results.laboratory(rows)
    assert "45.0 (40.0–50.0 of 2) / 55" in results.laboratory(rows)
    assert findings.Figure.of(rows).ends == pytest.approx((0.38, 0.52))


def test_systems_that_show_no_mark_are_listed_below_the_table(results: ModuleType) -> None:
    table = results.laboratory([row("one", 0.4), row("two", 0.001)])
    assert "| two" not in table
    assert "*two 1* (ms)" in table


def test_a_set_of_which_hardly_a_mark_is_right_has_a_dash(results: ModuleType) -> None:
    rows = [row("one", 0.4), row("one", 0.0004, set="no-sv")]
    assert "| one |  |  |  |  | 40.0 / 60 |  | – |" in results.laboratory(rows)


def test_figures_with_a_threshold_stand_beside_those_without(results: ModuleType) -> None:
    chosen = row("one", 0.45, set="iwslt2011-ref") | {"bundle": "one 1, NONE by tuning-en"}
    rows = [row("one", 0.4, set="iwslt2011-ref"), *results._at_thresholds([chosen])]
    assert "| one | 40.0 / 60 | 45.0 / 55 |" in results.laboratory(rows)


def test_a_row_of_any_table_is_not_called_missing(results: ModuleType) -> None:
    rows = [row("shift-lstm-romance", 0.4, set="ted2012-pt")]
    assert "shift-lstm-romance" in results.laboratory([row("crf", 0.4)])
    assert "shift-lstm-romance" not in results.laboratory([row("crf", 0.4)], rows)
    rows[0]["bundle"] += ", NONE by tuning-pt"
    assert "shift-lstm-romance" not in results.laboratory([row("crf", 0.4)], rows)


def test_of_the_speed_the_highest_figures_are_compared(
    findings: ModuleType, tmp_path: Path
) -> None:
    kept = {"crf": {"before": [[100, 2000], [90, 1000]], "after": [[80, 1000], [110, 1500]]}}
    (tmp_path / "speed.json").write_text(json.dumps(kept))
    table = findings.training_speed(tmp_path / "speed.json").splitlines()
    assert table[2] == "| crf | 100 | 110 | 1.10 × | 2,000 | 1,500 | 0.75 × |"


def test_the_best_rate_is_told(findings: ModuleType, tmp_path: Path) -> None:
    kept = {
        "crf": {
            "0.001": {"words": 9000, "log_loss": 0.5},
            "0.002": {"words": 9000, "log_loss": 0.25},
        }
    }
    (tmp_path / "rates.json").write_text(json.dumps(kept))
    table = findings.rates(tmp_path / "rates.json").splitlines()
    assert table[2:] == ["| crf | 9,000 | 0.001: 0.5000, **0.002: 0.2500** |"]


def test_the_speed_of_every_system_is_told() -> None:
    kept = json.loads((ROOT / "docs" / "laboratory" / "speed.json").read_text())
    assert set(kept) == set(systems())

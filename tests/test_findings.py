# SPDX-License-Identifier: Apache-2.0
"""What README.md and docs/laboratory say of figures is what the tables say."""

from __future__ import annotations

import json
import tomllib
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from benchmarks.laboratory_rows import read_plans

from interpunct.runtime.systems import systems
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
        for folder, name, _ in one["on"]:
            assert folder in folders
            assert name in SETS or name.startswith("dev-")


def test_a_verdict_is_given_only_outside_the_intervals(findings: ModuleType) -> None:
    def verdict(*rows: dict[str, Any]) -> str:
        told = {"rows": ["one", "two"], "on": [["", "malay", "chunk"]]}
        return "".join(findings._comparison(told, {"": rows}))

    assert "first is higher" in verdict(row("one", 0.5, 0.02), row("two", 0.4, 0.02))
    assert "second is higher" in verdict(row("one", 0.3, 0.02), row("two", 0.4, 0.02))
    assert "inside the intervals" in verdict(row("one", 0.42, 0.02), row("two", 0.4, 0.02))
    assert "no verdict" in verdict(row("one", 0.9), row("two", 0.4, 0.02))
    assert "not measured yet" in verdict(row("one", 0.9))


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
    assert "| one |  |  |  | 40.0 / 60 |  | – |" in results.laboratory(rows)


def test_a_row_of_any_table_is_not_called_missing(results: ModuleType) -> None:
    rows = [row("shift-lstm-romance", 0.4, set="ted2012-pt")]
    assert "shift-lstm-romance" in results.laboratory([row("crf", 0.4)])
    assert "shift-lstm-romance" not in results.laboratory([row("crf", 0.4)], rows)


def test_of_the_speed_the_highest_figures_are_compared(
    findings: ModuleType, tmp_path: Path
) -> None:
    kept = {"crf": {"before": [[100, 2000], [90, 1000]], "after": [[80, 1000], [110, 1500]]}}
    (tmp_path / "speed.json").write_text(json.dumps(kept))
    table = findings.training_speed(tmp_path / "speed.json").splitlines()
    assert table[2] == "| crf | 100 | 110 | 1.10 × | 2,000 | 1,500 | 0.75 × |"


def test_the_speed_of_every_system_is_told() -> None:
    kept = json.loads((ROOT / "docs" / "laboratory" / "speed.json").read_text())
    assert set(kept) == set(systems())

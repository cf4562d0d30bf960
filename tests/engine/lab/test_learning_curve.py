# SPDX-License-Identifier: Apache-2.0
"""F1 over the words that bundles have learnt from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from interpunct.errors import LabError
from interpunct.runtime.system_files import save_system
from interpunct_lab.__main__ import main
from interpunct_lab.architectures.characters.system import CharDelay, DelayConfig
from interpunct_lab.architectures.characters.vocabulary import CharacterVocabulary
from interpunct_lab.evaluation.learning_curve import curve_table

LEARNT = {
    "pt-1": (1000, None, 0.2),
    "pt-2": (2000, None, 0.4),
    "pt-2-seed2": (2000, None, 0.5),
    "tuned-1": (1000, "romance", 0.3),
    "tuned-2": (2000, "romance", 0.55),
    "other": (9000, None, 0.9),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Bundles of so many words, and a table of what they reach."""
    system = CharDelay(DelayConfig(layers=1, width=4), CharacterVocabulary("ab"))
    rows = []
    for name, (words, init, f1) in LEARNT.items():
        training = {"data": {"pt": words}, "init": init}
        told = {"name": name, "version": "1", "languages": ["pt"], "training": training}
        save_system(system, tmp_path / "trained" / name, told)
        rows += [row(f"{name} 1", "ted2012-pt", f1), row(f"{name} 1", "malay", 0.01)]
    sets = {"ted2012-pt": "talks", "malay": "more"}
    (tmp_path / "benchmark.json").write_text(
        json.dumps({"version": 1, "sets": sets, "rows": rows, "published": []})
    )
    return tmp_path


def row(bundle: str, test_set: str, f1: float) -> dict[str, Any]:
    return {
        "set": test_set, "level": "chunk", "system": "char-delay", "bundle": bundle,
        "trained_on": "", "errors_caught_at_random": {}, "positions": None,
        "words_per_second": 1.0, "words": 10, "micro_precision": 0, "micro_recall": 0,
        "micro_f1": f1, "macro_f1": 0, "weighted_f1": 0, "slot_error_rate": 0, "f1": {},
        "casing_f1": None, "calibration_error": 0, "errors_caught": {},
    }  # fmt: skip


@pytest.mark.usefixtures("unhurried")
def test_a_line_for_nothing_and_one_for_the_related_languages(folder: Path) -> None:
    out = folder / "curve.png"
    named = ["--set", "ted2012-pt", "--only", "pt"]
    main(["curve", str(folder / "benchmark.json"), str(folder / "trained"), str(out), *named])
    assert out.read_bytes().startswith(b"\x89PNG")
    assert out.with_suffix(".md").read_text() == (
        "| words | from nothing |\n|---|---|\n| 1,000 | 20.0 |\n| 2,000 | 45.0 |\n"
    )
    main(["curve", str(folder / "benchmark.json"), str(folder / "trained"), str(out), *named[:2]])
    table = out.with_suffix(".md").read_text().splitlines()
    assert table[0] == "| words | begun from romance | from nothing |"
    assert table[2:] == [
        "| 1,000 | 30.0 | 20.0 |",
        "| 2,000 | 55.0 | 45.0 |",
        "| 9,000 |  | 90.0 |",
    ]


@pytest.mark.usefixtures("unhurried")
def test_rows_with_a_threshold_are_those_of_their_bundle(folder: Path) -> None:
    path, out = folder / "benchmark.json", folder / "curve.png"
    table = json.loads(path.read_text())
    for one in table["rows"]:
        one["bundle"] += ", NONE by tuning-pt"
    path.write_text(json.dumps(table))
    main(["curve", str(path), str(folder / "trained"), str(out), "--set", "ted2012-pt"])
    assert "| 1,000 | 30.0 | 20.0 |" in out.with_suffix(".md").read_text()


@pytest.mark.usefixtures("unhurried")
def test_a_row_without_a_threshold_counts_before_others_of_its_bundle(folder: Path) -> None:
    path, out = folder / "benchmark.json", folder / "curve.png"
    table = json.loads(path.read_text())
    chosen = [
        {**one, "bundle": f"{one['bundle']}, NONE < 0.5", "none_below": 0.5, "micro_f1": 0.99}
        for one in table["rows"]
    ]
    table["rows"] = [*chosen, *table["rows"], *chosen]
    path.write_text(json.dumps(table))
    main(["curve", str(path), str(folder / "trained"), str(out), "--set", "ted2012-pt"])
    assert "| 1,000 | 30.0 | 20.0 |" in out.with_suffix(".md").read_text()


def test_a_damaged_bundle_is_left_out_and_told(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "trained" / "pt-1" / "bundle.json").write_text("{")
    arguments = [str(folder / name) for name in ("benchmark.json", "trained", "curve.png")]
    main(["curve", *arguments, "--set", "ted2012-pt", "--only", "pt"])
    assert (folder / "curve.md").read_text().splitlines()[2:] == ["| 2,000 | 45.0 |"]
    told = capsys.readouterr().err
    assert told.startswith("left out: ")
    assert "pt-1" in told


def test_a_curve_is_of_one_level(folder: Path) -> None:
    """The same bundle on whole texts is another figure."""
    path = folder / "benchmark.json"
    table = json.loads(path.read_text())
    table["rows"].append({**row("pt-1 1", "ted2012-pt", 0.9), "level": "whole-text"})
    path.write_text(json.dumps(table))
    arguments = [str(path), str(folder / "trained"), str(folder / "curve.png")]
    for level, shown in ((), "20.0"), (("--level", "whole-text"), "90.0"):
        main(["curve", *arguments, "--set", "ted2012-pt", "--only", "pt-1", *level])
        assert shown in (folder / "curve.md").read_text()


def test_bundles_that_were_not_measured_are_told(folder: Path) -> None:
    arguments = [str(folder / name) for name in ("benchmark.json", "trained", "curve.png")]
    with pytest.raises(LabError, match="no row of these bundles on 'cs-sk'"):
        main(["curve", *arguments, "--set", "cs-sk"])


def test_a_size_that_one_curve_lacks_is_empty() -> None:
    table = curve_table({"a": {1: 0.5}, "b": {1: 0.25, 2: float(np.float64(0.75))}})
    assert table.splitlines()[2:] == ["| 1 | 50.0 | 25.0 |", "| 2 |  | 75.0 |"]

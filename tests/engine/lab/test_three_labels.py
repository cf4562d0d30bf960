# SPDX-License-Identifier: Apache-2.0
"""Systems of three labels: a question is a period, in training and wherever they are measured."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.conftest import Maker
from typer.testing import CliRunner, Result

from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.description import Fit, SystemDescription
from interpunct.cli.app import app
from interpunct.errors import LabError
from interpunct.labels import PAPER_LABELS, Label, PaperLabel
from interpunct.runtime.calibration import ALL_LANGUAGES
from interpunct.runtime.evidence import evidence_of
from interpunct.runtime.system_files import load_system
from interpunct.scoring import as_given, scores
from interpunct_lab.evaluation.benchmarking import Benchmark, run_benchmark
from interpunct_lab.making import trained_bundle
from interpunct_lab.making.adapting import adapt_bundle, recalibrate
from interpunct_lab.making.evidence import Scope
from interpunct_lab.making.finished_text import read_sources
from interpunct_lab.making.request import Texts
from interpunct_lab.making.trained_bundle import write_trained
from interpunct_lab.text.labelled import label_text

SIZES = ("--encoder", "tiny", "--set", "pieces=200", "--words", "24", "--rate", "0.003")
STEPS = ("--steps", "150", "--batch", "8", "--check-every", "50", "--dev-words", "800")


def train(data: Path, out: Path, labels: int) -> Result:
    paths = ("--data", str(data), "--out", str(out), "--device", "cpu")
    sizes = (*SIZES, "--set", f"labels={labels}")
    return CliRunner().invoke(app, ["train", "layer-attention", *paths, *sizes, *STEPS])


@pytest.fixture(scope="module")
def bundle(labelled: Path, made_once: Callable[[str, Maker], Path]) -> Path:
    """A bundle of three labels, which knows its text by heart."""

    def make(folder: Path) -> None:
        done = train(labelled, folder / "bundle", 3)
        assert done.exit_code == 0, done.output

    return made_once("three", make) / "bundle"


def test_its_calibration_leaves_the_marks(bundle: Path) -> None:
    told = load_bundle(bundle).described(SystemDescription)
    assert told.metrics is not None
    assert told.metrics.dev.micro_f1 > 0.5
    assert all(0.1 < fit.temperature < 10 for fit in told.calibration.values())
    assert told.training.checks[-1].micro_f1 > 0.5


def test_its_card_says_over_which_marks_the_mean_is_taken(bundle: Path) -> None:
    assert "of comma and period (a question is a period)" in load_bundle(bundle).card()


@pytest.fixture(scope="module")
def request_(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Benchmark:
    """A benchmark after its run."""
    tmp_path = tmp_path_factory.mktemp("three")
    folder = tmp_path / "data" / "benchmarks" / "iwslt2011_en"
    folder.mkdir(parents=True)
    lines = ["it\tO", "is\tO", "small\tCOMMA", "but\tO", "anna\tO", "likes\tO", "it\tPERIOD"]
    lines += ["do\tO", "you\tO", "like\tO", "it\tO", "too\tQUESTION"]
    (folder / "test2011").write_text("\n".join(lines * 20) + "\n")
    bundles = (load_bundle(bundle),)
    request = Benchmark(bundles, ("iwslt2011-ref",), tmp_path / "data", tmp_path / "out")
    run_benchmark(request, lambda _: None)
    return request


def row_of(request: Benchmark) -> dict[str, Any]:
    rows: list[dict[str, Any]] = json.loads((request.out / "benchmark.json").read_text())["rows"]
    assert len(rows) == 1
    return rows[0]


def test_a_question_is_a_period_in_the_benchmark(request_: Benchmark) -> None:
    row = row_of(request_)
    assert set(row["f1"]) == {"COMMA", "PERIOD"}
    assert row["macro_f1"] == pytest.approx(sum(row["f1"].values()) / 2, abs=1e-4)
    assert row["f1"]["PERIOD"] > 0.3
    table = (request_.out / "benchmark.md").read_text()
    ours = next(line for line in table.splitlines() if "| layer-attention (" in line)
    assert ours.split(" | ")[5] == "–"
    assert "macro is the mean of the two" in table


def test_what_was_measured_is_taken_over(request_: Benchmark) -> None:
    kept = next((request_.out / "measured").iterdir())
    written = kept.stat().st_mtime_ns
    run_benchmark(request_, lambda _: None)
    assert kept.stat().st_mtime_ns == written


def test_a_new_calibration_leaves_the_marks_too(
    bundle: Path, labelled: Path, tmp_path: Path
) -> None:
    sources = read_sources([labelled / "en.npz"])
    done = recalibrate(load_bundle(bundle), sources, tmp_path / "out")
    fits = load_bundle(tmp_path / "out").calibration
    assert all(0.1 < fit.temperature < 10 for fit in fits.values())
    assert done.after.f1["PERIOD"] > 0.5


def test_a_question_is_a_period_where_it_is_adapted(bundle: Path, tmp_path: Path) -> None:
    text = label_text(["Is it small? Does Anna like it? Where is she? It is here."] * 60, "en")
    text.save(tmp_path / "en.npz")
    sources = read_sources([tmp_path / "en.npz"])
    done = adapt_bundle(
        load_bundle(bundle), sources, tmp_path / "out", force=True, report=lambda _: None
    )
    assert done.after.slot_error_rate < 0.1  # three in four marks are questions
    assert done.after.f1["PERIOD"] > 0.9
    evidence = evidence_of(load_bundle(tmp_path / "out"))
    assert evidence is not None
    assert (evidence.labels.rows[:, PaperLabel.QUESTION] <= 0).all()  # no n-gram asks for one
    done = adapt_bundle(
        load_bundle(bundle),
        sources,
        tmp_path / "head",
        scope=Scope.HEADS,
        steps=2,
        force=True,
        report=lambda _: None,
    )
    assert done.before.f1["QUESTION"] == 0


def test_a_calibration_that_hides_the_marks_is_refused_before_anything_is_written(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = load_system(load_bundle(bundle))
    text = label_text(["It is small, but Anna likes it. Bread, salt and water."] * 20, "en")
    silent = Fit(1000.0, (9.0, 0.0, 0.0, 0.0))
    silenced = {ALL_LANGUAGES: silent, "en": silent}
    monkeypatch.setattr(trained_bundle, "fit_each", lambda *_: silenced)
    with pytest.raises(LabError, match=r"calibration hides the marks: micro F1 0\.0% with it"):
        write_trained(system, tmp_path / "out", Texts({"en": text}, {"en": text}), {})
    assert not list(tmp_path.iterdir())


def test_the_labels_that_a_system_of_three_can_give() -> None:
    two = (Label.COMMA, Label.PERIOD)
    labels = np.array(list(PaperLabel), np.uint8)
    assert as_given(labels, two).tolist() == [0, 1, 2, 2]
    assert as_given(labels, PAPER_LABELS.marks).tolist() == [0, 1, 2, 3]
    assert as_given(labels, two).dtype == np.uint8
    found = scores(as_given(labels, two), np.array([0, 1, 2, 0]), two)
    assert list(found.labels) == list(two)
    assert found.macro_f1 == pytest.approx((1 + 2 / 3) / 2)


@pytest.mark.parametrize("rate", ["0", "nan", "inf"])
def test_a_rate_at_which_nothing_is_learnt_is_refused(rate: str, tmp_path: Path) -> None:
    arguments = ("--data", str(tmp_path), "--out", str(tmp_path / "out"), "--rate", rate)
    done = CliRunner().invoke(app, ["train", "char-delay", *arguments])
    assert done.exit_code == 2
    assert "--rate" in done.output
    assert not (tmp_path / "out").exists()

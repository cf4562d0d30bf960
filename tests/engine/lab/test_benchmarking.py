# SPDX-License-Identifier: Apache-2.0
"""The benchmark: rows, table and figures of a tiny bundle, and going on where a run was."""

from __future__ import annotations

import json
import lzma
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from typer.testing import CliRunner

from interpunct import scoring
from interpunct.bundles.bundle import load_bundle, new_description, redescribe
from interpunct.bundles.description import SystemDescription, Training
from interpunct.cli.app import app
from interpunct.errors import LabError
from interpunct.labels import Label, PaperLabel
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor
from interpunct.transcript.transcript import Transcript
from interpunct_lab.evaluation import benchmarking
from interpunct_lab.evaluation.benchmark_table import (
    FIGURES,
    BenchmarkTable,
    markdown,
    published_rows,
)
from interpunct_lab.evaluation.benchmarking import Benchmark, run_benchmark, trained_on
from interpunct_lab.evaluation.bundle_figures import Measured, ThresholdMeasured, measure
from interpunct_lab.evaluation.input_tasks import Task, passages
from interpunct_lab.evaluation.test_sets import SETS, OwnSet, load_test_set
from interpunct_lab.making.recipes import PRESETS
from interpunct_lab.packaged import packaged_toml


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A small IWSLT 2011."""
    return write_data(tmp_path / "data")


def write_data(data: Path) -> Path:
    folder = data / "benchmarks" / "iwslt2011_en"
    folder.mkdir(parents=True)
    lines = ["the\tO", "old\tO", "pilot\tCOMMA", "said\tO", "come\tO", "back\tPERIOD"]
    (folder / "test2011").write_text("\n".join(lines * 20 + ["when\tQUESTION"]) + "\n")
    return data


def both_levels(bundle: Path, data: Path, out: Path) -> Benchmark:
    levels = (Task.CHUNK, Task.SINGLE_SENTENCE)
    return Benchmark((load_bundle(bundle),), ("iwslt2011-ref",), data, out, levels, device="cpu")


@pytest.fixture
def request_(data: Path, tiny_bundle: Path, tmp_path: Path) -> Benchmark:
    return both_levels(tiny_bundle, data, tmp_path / "results")


@pytest.fixture(scope="module")
def results(tiny_bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a run has written for both levels."""
    folder = tmp_path_factory.mktemp("benchmark")
    request = both_levels(tiny_bundle, write_data(folder / "data"), folder / "results")
    run_benchmark(request, lambda _: None)
    return request.out


@pytest.fixture(scope="module")
def chunk_results(tiny_bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a run has written for chunks alone."""
    folder = tmp_path_factory.mktemp("benchmark")
    request = both_levels(tiny_bundle, write_data(folder / "data"), folder / "results")
    run_benchmark(replace(request, levels=(Task.CHUNK,)), lambda _: None)
    return request.out


@pytest.fixture
def measured(request_: Benchmark, results: Path) -> Benchmark:
    """The request after its run."""
    shutil.copytree(results, request_.out)
    return request_


@pytest.fixture
def measured_chunk(request_: Benchmark, chunk_results: Path) -> Benchmark:
    """The request of chunks after its run."""
    shutil.copytree(chunk_results, request_.out)
    return replace(request_, levels=(Task.CHUNK,))


def test_a_row_for_every_level_and_a_figure_for_each(measured: Benchmark) -> None:
    content = json.loads((measured.out / "benchmark.json").read_text())
    rows: list[dict[str, Any]] = content["rows"]
    assert [(row["set"], row["level"]) for row in rows] == [
        ("iwslt2011-ref", "chunk"),
        ("iwslt2011-ref", "single-sentence"),
    ]
    for row in rows:
        assert row["words"] == 121
        assert set(row["errors_caught"]) == {"1%", "2%", "5%", "10%"}
        assert row["errors_caught_at_random"] == {"1%": 0.01, "2%": 0.02, "5%": 0.05, "10%": 0.1}
        assert row["words_per_second"] > 0
    table = (measured.out / "benchmark.md").read_text()
    assert "| iwslt2011-ref, single-sentence | compact (" in table
    assert "published (Guerreiro et al. 2021, Table 2)" in table
    figures = {path.name for path in measured.out.glob("*.png")}
    assert figures == {
        f"{kind}-iwslt2011-ref{level}.png"
        for kind in ("risk_coverage", "confusion")
        for level in ("", "-single-sentence")
    }


def test_a_second_run_measures_nothing_again(
    measured: Benchmark, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = (measured.out / "benchmark.json").read_bytes()
    monkeypatch.delattr(benchmarking, "open_punctuator")
    run_benchmark(measured, lambda _: None)
    assert (measured.out / "benchmark.json").read_bytes() == first


def test_a_set_of_ones_own_has_its_rows(request_: Benchmark, tmp_path: Path) -> None:
    (tmp_path / "talk.txt").write_text("When the fog lifts, we leave. Do you?\n" * 20)
    own = (OwnSet("mine", tmp_path / "talk.txt", "en"),)
    run_benchmark(replace(request_, sets=(), own=own, levels=(Task.CHUNK,)), lambda _: None)
    content = json.loads((request_.out / "benchmark.json").read_text())
    assert [(row["set"], row["words"]) for row in content["rows"]] == [("mine", 160)]
    assert content["sets"] == {"mine": "talk.txt"}


def test_a_threshold_shows_more_marks_or_fewer_and_has_a_row_of_its_own(
    measured_chunk: Benchmark,
) -> None:
    chunk = replace(measured_chunk, add=True)
    for threshold in (0.0, 1.0):
        run_benchmark(replace(chunk, threshold=threshold), lambda _: None)
    rows = json.loads((measured_chunk.out / "benchmark.json").read_text())["rows"]
    assert [row["bundle"] for row in rows] == ["tiny 1", "tiny 1, NONE < 0", "tiny 1, NONE < 1"]
    none, every = rows[1:]
    assert none["micro_recall"] == 0
    assert every["slot_error_rate"] > 1  # a mark after nearly every word


def test_a_threshold_is_chosen_on_another_set(measured_chunk: Benchmark) -> None:
    folder = measured_chunk.data / "corpora" / "dev" / "en"
    folder.mkdir(parents=True)
    with lzma.open(folder / "text.txt.xz", "wt") as file:
        file.write("\n\n".join(f"Pilot {number}, said, come, back." for number in range(99)))
    chosen = replace(measured_chunk, threshold_on="tuning-en")
    run_benchmark(chosen, lambda _: None)
    (row,) = json.loads((measured_chunk.out / "benchmark.json").read_text())["rows"]
    assert row["bundle"] == "tiny 1, NONE by tuning-en"
    run_benchmark(replace(measured_chunk, threshold=row["none_below"]), lambda _: None)
    (given,) = json.loads((measured_chunk.out / "benchmark.json").read_text())["rows"]
    assert given["micro_f1"] == row["micro_f1"]


def test_the_best_threshold_shows_the_marks_that_the_likeliest_label_misses() -> None:
    labels = np.array([[0.6, 0.4, 0, 0], [0.7, 0, 0.3, 0], [0.9, 0.1, 0, 0]], np.float32)
    wanted = np.array([PaperLabel.COMMA, PaperLabel.NONE, PaperLabel.NONE], np.uint8)
    plain = Measured(labels, labels[:, :3], wanted, wanted, np.ones(3, np.bool_))
    best = ThresholdMeasured.best(plain)
    assert plain.scores().micro_f1 == 0
    assert best.scores().micro_f1 == 1
    assert 0.6 < best.none_below <= 0.7


def test_a_threshold_shows_the_likeliest_mark_where_none_is_unlikely() -> None:
    labels = np.array([[0.6, 0.3, 0.1, 0], [0.4, 0.1, 0.5, 0], [0.7, 0, 0, 0.3]], np.float32)
    wanted = np.zeros(3, np.uint8)
    plain = Measured(labels, labels[:, :3], wanted, wanted, np.ones(3, np.bool_))
    assert plain.shown.tolist() == [PaperLabel.NONE, PaperLabel.PERIOD, PaperLabel.NONE]
    found = ThresholdMeasured.of(plain, 0.65)
    assert found.shown.tolist() == [PaperLabel.COMMA, PaperLabel.PERIOD, PaperLabel.NONE]
    assert found.confidences()[0].tolist() == pytest.approx([0.3, 0.5, 0.7])


def test_a_changed_set_is_measured_again(measured: Benchmark, data: Path) -> None:
    path = data / "benchmarks" / "iwslt2011_en" / "test2011"
    path.write_text(path.read_text().replace("PERIOD", "QUESTION"))
    run_benchmark(measured, lambda _: None)
    rows = json.loads((measured.out / "benchmark.json").read_text())["rows"]
    assert rows[0]["f1"]["PERIOD"] == 0


def test_a_set_of_which_a_word_has_changed_is_measured_again(
    measured_chunk: Benchmark, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = data / "benchmarks" / "iwslt2011_en" / "test2011"
    path.write_text(path.read_text().replace("pilot", "parrot"))
    monkeypatch.delattr(benchmarking, "open_punctuator")
    with pytest.raises(NameError):
        run_benchmark(measured_chunk, lambda _: None)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 broken off", b"no archive"])
def test_what_is_kept_of_a_run_and_damaged_is_measured_again(
    measured_chunk: Benchmark, content: bytes
) -> None:
    (kept,) = (measured_chunk.out / "measured").iterdir()
    kept.write_bytes(content)
    run_benchmark(measured_chunk, lambda _: None)
    assert len(kept.read_bytes()) > len(content)


def test_a_picture_shows_every_bundle_of_the_table(
    request_: Benchmark, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: dict[str, list[str]] = {}
    for name in ("risk_coverage", "confusion_matrices"):
        monkeypatch.setattr(
            benchmarking, name, lambda found, path: shown.update({path.name: list(found)})
        )
    chunk = replace(request_, levels=(Task.CHUNK,))
    run_benchmark(chunk, lambda _: None)
    (bundle,) = request_.bundles
    other = bundle.folder.with_name("other")
    shutil.copytree(bundle.folder, other)
    redescribe(other, {"name": "other"})
    run_benchmark(replace(chunk, bundles=(load_bundle(other),), add=True), lambda _: None)
    assert shown == {
        f"{kind}-iwslt2011-ref.png": ["tiny 1", "other 1"]
        for kind in ("risk_coverage", "confusion")
    }


def test_a_bundle_is_not_measured_in_languages_that_it_does_not_know(
    request_: Benchmark,
) -> None:
    (bundle,) = request_.bundles
    chinese = replace(
        bundle, description=msgspec.structs.replace(bundle.description, languages=("zh-Hans",))
    )
    told: list[str] = []
    run_benchmark(replace(request_, bundles=(chinese,)), told.append)
    assert told == [f"{bundle.name} knows no language of iwslt2011-ref (see --languages any)"]
    assert json.loads((request_.out / "benchmark.json").read_text())["rows"] == []


def test_a_bundle_is_measured_in_any_language_where_that_is_asked_for(
    request_: Benchmark,
) -> None:
    (bundle,) = request_.bundles
    told = msgspec.structs.replace(
        bundle.description, languages=("zh-Hans",), training=Training(step=3)
    )
    chinese = replace(bundle, description=told)
    run_benchmark(replace(request_, bundles=(chinese,), any_language=True), lambda _: None)
    rows = json.loads((request_.out / "benchmark.json").read_text())["rows"]
    assert [row["words"] for row in rows] == [121, 121]
    assert all(row["trained_on"].startswith("zh-Hans") for row in rows)


def test_what_a_system_of_one_language_makes_of_another(
    labelled: Path, data: Path, tmp_path: Path
) -> None:
    bundle, runner = tmp_path / "czech", CliRunner()
    sizes = ["--set", "layers=1", "--set", "width=8", "--steps", "4", "--dev-words", "40"]
    paths = ["--data", str(labelled), "--out", str(bundle), "--languages", "cs"]
    assert runner.invoke(app, ["train", "char-delay", *paths, *sizes]).exit_code == 0
    for more in ([], ["--languages", "any"]):
        out = tmp_path / f"out-{len(more)}"
        sets = ["--sets", "iwslt2011-ref", "--data", str(data), "--out", str(out)]
        done = runner.invoke(app, ["benchmark", "--systems", str(bundle), *sets, *more])
        assert done.exit_code == 0, done.output
        assert ("knows no language" in done.output) is not bool(more)
        assert (out / "benchmark.md").read_text().count("| char-delay (") == bool(more)


def test_a_damaged_bundle_in_a_folder_is_left_out_and_told(
    tiny_bundle: Path, data: Path, tmp_path: Path
) -> None:
    trained = tmp_path / "trained"
    shutil.copytree(tiny_bundle, trained / "whole")
    (trained / "torn").mkdir()
    (trained / "torn" / "bundle.json").write_text("{")
    arguments = ["--systems", str(trained), "--sets", "iwslt2011-ref", "--data", str(data)]
    done = CliRunner().invoke(app, ["benchmark", *arguments, "--out", str(tmp_path / "results")])
    assert done.exit_code == 0, done.output
    assert "left out: " in done.stderr
    assert str(trained / "torn") in done.stderr
    assert (tmp_path / "results" / "benchmark.md").exists()


def _named(request: Benchmark, name: str) -> Benchmark:
    (bundle,) = request.bundles
    described = replace(bundle, description=msgspec.structs.replace(bundle.description, name=name))
    return replace(request, bundles=(described,), add=True)


def test_rows_are_added_to_a_table(measured: Benchmark) -> None:
    table = measured.out / "benchmark.json"
    content = json.loads(table.read_text())
    content["rows"][0]["micro_f1"] = 0.125  # measured elsewhere, of a bundle that is no more here
    table.write_text(json.dumps(content))
    run_benchmark(_named(measured, "other"), lambda _: None)
    rows = json.loads(table.read_text())["rows"]
    assert [(row["level"], row["bundle"]) for row in rows] == [
        ("chunk", "tiny 1"),
        ("chunk", "other 1"),
        ("single-sentence", "tiny 1"),
        ("single-sentence", "other 1"),
    ]
    assert rows[0]["micro_f1"] == 0.125


def test_a_bundle_that_is_added_again_has_one_row(measured: Benchmark) -> None:
    first = (measured.out / "benchmark.json").read_bytes()
    run_benchmark(replace(measured, add=True), lambda _: None)
    assert (measured.out / "benchmark.json").read_bytes() == first


def test_a_bundle_that_was_trained_otherwise_loses_its_earlier_rows(measured: Benchmark) -> None:
    run_benchmark(_named(measured, "other"), lambda _: None)
    table = measured.out / "benchmark.json"
    table.write_text(table.read_text().replace('"trained_on": "', '"trained_on": "less; '))
    run_benchmark(replace(measured, levels=(Task.CHUNK,), add=True), lambda _: None)
    rows = json.loads(table.read_text())["rows"]
    told = [(row["level"], row["bundle"], row["trained_on"].startswith("less; ")) for row in rows]
    assert told == [
        ("chunk", "tiny 1", False),
        ("chunk", "other 1", True),
        ("single-sentence", "other 1", True),
    ]


def test_other_levels_of_the_table_stay(measured: Benchmark) -> None:
    run_benchmark(replace(_named(measured, "other"), levels=(Task.MID_TEXT,)), lambda _: None)
    content = json.loads((measured.out / "benchmark.json").read_text())
    assert [row["level"] for row in content["rows"]] == ["chunk", "single-sentence", "mid-text"]


@pytest.mark.parametrize(
    "content",
    [
        None,
        "no table",
        "[]",
        '{"version": 2, "sets": {}, "rows": []}',
        '{"version": 1, "sets": {}, "rows": [{"set": "cs-sk"}]}',
        '{"version": 1, "sets": {"cs-sk": 3}, "rows": []}',
    ],
)
def test_rows_are_added_to_nothing_but_a_table(request_: Benchmark, content: str | None) -> None:
    request_.out.mkdir()
    if content:
        (request_.out / "benchmark.json").write_text(content)
    with pytest.raises(LabError, match="Run it without --add"):
        run_benchmark(replace(request_, add=True), lambda _: None)


class EndsEverySegment(Predictor):
    """Predicts a full stop at the end of every transcript and nothing else."""

    def predict(self, transcript: Transcript, **_: object) -> Iterator[Predictions]:
        labels = np.tile(np.array([1, 0, 0, 0], np.float32), (len(transcript), 1))
        labels[-1] = (0, 0, 1, 0)
        yield Predictions(0, labels, np.zeros((len(transcript), 3), np.float32))


def test_a_system_that_only_ends_segments_shines_on_segments_alone(data: Path) -> None:
    """Guerreiro et al. 2021, Table 7: who has learnt segments fails on chunks."""
    text = load_test_set("iwslt2011-ref", data).text
    predictor = EndsEverySegment()
    sentences = passages(text.labels, Task.SINGLE_SENTENCE)
    by_segment = measure(predictor, text, chosen=sentences)
    by_chunk = measure(predictor, text)
    assert by_segment.scores().labels[Label.PERIOD].recall == 1.0
    assert by_chunk.scores().labels[Label.PERIOD].recall == 0.0
    assert by_chunk.scores().slot_error_rate > by_segment.scores().slot_error_rate


def test_the_last_slot_of_a_text_does_not_count_in_the_middle(data: Path) -> None:
    text = load_test_set("iwslt2011-ref", data).text
    predictor = EndsEverySegment()
    whole, mid = (
        measure(predictor, text, chosen=passages(text.labels, task)).scores()
        for task in (Task.WHOLE_TEXT, Task.MID_TEXT)
    )
    assert whole.labels[Label.PERIOD].recall == 5 / 20
    assert mid.labels[Label.PERIOD].recall == 0


def test_marks_inside_a_text_are_told_from_those_at_its_end(request_: Benchmark) -> None:
    run_benchmark(replace(request_, levels=(Task.WHOLE_TEXT,)), lambda _: None)
    (row,) = json.loads((request_.out / "benchmark.json").read_text())["rows"]
    assert set(row["positions"]) == {"mid_period", "end_period", "mid_question", "end_question"}


@pytest.mark.parametrize(
    ("description", "told"),
    [
        ({"languages": ["cs"], "trained_on": "a little"}, "a little"),
        ({"languages": ["cs", "sk"], "training": {}}, "cs, sk"),
        (
            {"languages": list("abcdefg"), "training": {"tokens": 205_000_000}},
            "7 languages; 205 M tokens seen",
        ),
        (
            {
                "languages": ["en"],
                "training": {
                    "data": {"en": 1_500_000},
                    "words": 3_000_000,
                    "seconds": 90.0,
                    "device": "cpu",
                    "stretch": {"unit": "sentence"},
                    "config": {"encoder": "somewhere/small-body"},
                    "init": "x",
                },
            },
            (
                "en; 1.5 M words of text; 3 M words seen; in single sentences; 2 min on cpu; "
                "encoder small-body; begun from x"
            ),
        ),
    ],
)
def test_what_a_bundle_was_trained_on(description: dict[str, Any], told: str) -> None:
    whole = {"name": "x", "version": "1", "config": {}, "system": "crf", **description}
    assert trained_on(new_description(SystemDescription, whole)) == told


def test_every_system_of_the_papers_has_published_figures() -> None:
    systems = {row["system"] for row in published_rows()}
    assert systems == set(packaged_toml(PRESETS)["paper"])


def test_published_figures_are_shares_and_belong_to_a_set() -> None:
    for row in published_rows():
        assert row["set"] in SETS or row["set"].startswith("dev-"), row
        assert row["level"] in list(Task)
        figures = [row[name] for name in FIGURES if name in row]
        assert figures
        assert all(0 < figure < 1 for figure in figures), row
        assert set(row) <= {
            *FIGURES, "set", "level", "system", "variant", "source", "on", "trained_on", "note",
        }  # fmt: skip


def test_published_means_are_the_means_of_the_published_labels() -> None:
    for row in published_rows():
        labels = [row[name] for name in ("comma", "period", "question") if name in row]
        if "macro" in row and "comma" in row and not row["note"]:
            assert row["macro"] == pytest.approx(np.mean(labels), abs=0.0016), row


def test_the_weighted_mean_of_paper_5_is_ours() -> None:
    """Rao et al. 2022 weigh English by 1,185 commas, 1,100 periods and 46 questions (Table 1)."""
    support = {Label.COMMA: 1185, Label.PERIOD: 1100, Label.QUESTION: 46}
    (row,) = (row for row in published_rows() if row.get("weighted") == 0.747)
    f1 = {label: row[label.name.lower()] for label in support}
    weighted = sum(f1[label] * count for label, count in support.items()) / sum(support.values())
    assert weighted == pytest.approx(row["weighted"], abs=5e-4)


def test_a_table_without_rows_still_says_what_is_published() -> None:
    table = markdown(BenchmarkTable(1, {"no-sv": "two languages"}, (), published_rows()))
    assert table.count("Poláček et al. 2025, Table 8") == 6


def test_slot_error_rates_of_the_excerpts_in_paper_2() -> None:
    """Guerreiro et al. 2021, Figure 4, by their definition: misses and false alarms over marks.

    The figure prints 2/3 and 1/4 for the whole samples, of which it shows these parts.
    """
    none, comma, period, question = PaperLabel
    #                  is   a  happy word   or   a   sad word
    edited_reference = [none, none, none, comma, none, none, none, question]
    edited_predicted = [none, none, none, none, none, none, none, question]
    assert scoring.scores(edited_reference, edited_predicted).slot_error_rate == 1 / 2
    #                     that  happy word   was   sad  work
    recognised_reference = [none, none, comma, none, none, question]
    recognised_predicted = [none, none, none, none, period, none]
    found = scoring.scores(recognised_reference, recognised_predicted)
    assert found.slot_error_rate == 3 / 2  # two misses, one false alarm: more than one
    assert found.micro_f1 == 0


def test_labels_of_the_worked_example_in_paper_2() -> None:
    """A sentence built like that of Guerreiro et al. 2021, Table 1."""
    from interpunct.transcript.running_text import words_of_text

    pairs = words_of_text("She was, said her teachers then, no good singer. Who would know?", "en")
    assert "".join("OCPQ"[label.counts_as] for _, label in pairs) == "OCOOOCOOPOOQ"

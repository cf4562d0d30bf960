# SPDX-License-Identifier: Apache-2.0
"""Systems on test sets: everything that is measured, kept so that a run can go on where it was.

| file of the output folder | holds |
|---|---|
| `benchmark.md` | the table, the papers' own figures beside ours |
| `benchmark.json` | the same for programs, with more |
| `risk_coverage-SET.png`, `confusion-SET.png` | the figures, a line or a matrix for each system |
| `marks/` | the marks that each bundle shows, for comparisons; small |
| `measured/` | what each bundle predicted for each set |
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path, PurePath
from typing import Literal

import msgspec
import numpy as np
from msgspec import structs
from msgspec.structs import asdict

from interpunct.bundles.bundle import Bundle
from interpunct.bundles.description import Description
from interpunct.decoding import read_json
from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct.labels import PAPER_LABELS, Label
from interpunct.runtime.backends import Device
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor
from interpunct.scoring import as_given
from interpunct_lab.evaluation.benchmark_table import (
    BenchmarkRow,
    BenchmarkTable,
    MadeBy,
    markdown,
    published_rows,
)
from interpunct_lab.evaluation.bundle_figures import (
    Measured,
    ThresholdMeasured,
    figures_of,
    measure,
)
from interpunct_lab.evaluation.cached_predictions import Kept, KeptPredictions
from interpunct_lab.evaluation.input_tasks import Task, last_slots, passages, position_scores
from interpunct_lab.evaluation.plots import confusion_matrices, risk_coverage
from interpunct_lab.evaluation.shown_marks import Shown, keep_marks
from interpunct_lab.evaluation.test_sets import OwnSet, TestSet, load_test_set
from interpunct_lab.sampling.stretches import Unit
from interpunct_lab.text.labelled import LabelledText

TABLE = "benchmark.json"
_VERSION: Literal[1] = 1


@dataclass(frozen=True, slots=True)
class Benchmark:
    """Bundles and test sets of a benchmark.

    `data` has the sets (`interpunct_lab.evaluation.test_sets`). With `add`, rows of other bundles
    in the table of `out` stay. The user's `own` sets come after the others. With a `threshold` a
    mark is shown where NONE has less, and the rows say so. `threshold_on` is the set to choose it
    on, for each bundle and level. In `any_language` a bundle is measured also on sets in languages
    that it does not know (Polacek 2025, tables 5 and 7).
    """

    bundles: tuple[Bundle, ...]
    sets: tuple[str, ...]
    data: Path
    out: Path
    levels: tuple[Task, ...] = (Task.CHUNK,)
    device: Device = "auto"
    add: bool = False
    own: tuple[OwnSet, ...] = ()
    threshold: float | None = None
    threshold_on: str | None = None
    any_language: bool = False


@dataclass(frozen=True, slots=True)
class Threshold:
    """Probability of NONE below which a mark is shown; the set that it was chosen on, if any."""

    none_below: float
    chosen_on: str | None = None

    def __str__(self) -> str:
        return f"NONE by {self.chosen_on}" if self.chosen_on else f"NONE < {self.none_below:g}"


@dataclass(frozen=True, slots=True)
class MeasuredSet:
    """Predictions of one bundle for one set; `seconds` is their duration."""

    bundle: Bundle
    test_set: TestSet
    level: Task
    measured: Measured
    seconds: float
    threshold: Threshold | None = None

    def shown_below(self, threshold: Threshold | None) -> MeasuredSet:
        """The measurement with a `threshold`, if any."""
        if threshold is None:
            return self
        measured = ThresholdMeasured.of(self.measured, threshold.none_below)
        return replace(self, measured=measured, threshold=threshold)

    @property
    def name(self) -> str:
        """Name of the bundle in the row."""
        if self.threshold is None:
            return self.bundle.name
        return f"{self.bundle.name}, {self.threshold}"

    def row(self) -> BenchmarkRow:
        """The row of the table, shares from 0 to 1."""
        figures = figures_of(self.measured, self._marks())
        random = {share: float(share.rstrip("%")) / 100 for share in figures.errors_caught}
        f1_interval, ser_interval = self.measured.intervals()
        return BenchmarkRow(
            **asdict(figures),
            set=self.test_set.name,
            level=self.level,
            system=self.bundle.system,
            bundle=self.name,
            trained_on=trained_on(self.bundle.description),
            errors_caught_at_random=random,
            positions=self._positions(),
            micro_f1_interval=f1_interval,
            slot_error_rate_interval=ser_interval,
            words_per_second=round(len(self.test_set.text) / self.seconds, 1),
            none_below=None if self.threshold is None else self.threshold.none_below,
        )

    def marks(self) -> Shown:
        """The right and the shown labels of the slots that count."""
        found, scored = self.measured, self.measured.scored
        return found.wanted[scored], found.shown[scored].astype(np.uint8)

    def _marks(self) -> Sequence[Label]:
        """The marks of the papers that the averages are over."""
        own = self.bundle.description
        return own.marks if own.label_set == PAPER_LABELS else PAPER_LABELS.marks

    def _positions(self) -> dict[str, float] | None:
        """F1 of the marks inside whole texts and at their ends (Li and Lin 2020)."""
        if self.level is not Task.WHOLE_TEXT:
            return None
        wanted = self.measured.wanted
        ends = last_slots(passages(wanted, self.level), len(wanted))
        found = position_scores(wanted, self.measured.shown, ends)
        if not any(label.is_question for label in self.bundle.description.marks):
            found = {name: score for name, score in found.items() if "question" not in name}
        return {name: round(score.f1, 4) for name, score in found.items()}


def run_benchmark(request: Benchmark, report: Callable[[str], None] = print) -> None:
    """Measure every bundle on every chosen set; write table and figures.

    Results of an earlier run into the same folder are taken over where bundle and set are
    unchanged. The figures show the bundles of the table whose predictions are kept. Raises
    LabError for a missing set or table, BundleError or BackendError for an unusable bundle.
    """
    earlier = read_table(request.out) if request.add else BenchmarkTable(_VERSION, {})
    sets = [load_test_set(name, request.data) for name in request.sets]
    sets += [own.load() for own in request.own]
    to_choose = load_test_set(request.threshold_on, request.data) if request.threshold_on else None
    request.out.mkdir(parents=True, exist_ok=True)
    runs = [_BundleRun(bundle, request, to_choose, report) for bundle in request.bundles]
    outcomes = [outcome for run in runs for outcome in run.outcomes(sets)]
    about = {**earlier.sets, **{item.name: item.about for item in sets}}
    rows = _together(earlier.rows, [item.row() for item in outcomes], list(about))
    papers = [row for row in published_rows() if row["set"] in about]
    _write(BenchmarkTable(_VERSION, about, rows, papers, earlier.made), request.out)
    _keep_marks(outcomes, request.out)
    _draw(outcomes, rows, _kept_predictions(request), request.out)


def note_made(folder: Path, bundle: str, made: MadeBy) -> None:
    """Record the origin of the bundle of this name in the table of `folder`."""
    table = read_table(folder)
    _write(structs.replace(table, made={**table.made, bundle: made}), folder)


def _write(table: BenchmarkTable, folder: Path) -> None:
    """Write the table to `folder`, for programs and for people."""
    text = json.dumps(msgspec.to_builtins(table), indent=1, ensure_ascii=False) + "\n"
    for name, content in ((TABLE, text), ("benchmark.md", markdown(table))):
        replace_file(folder / name, partial(Path.write_text, data=content, encoding="utf-8"))


def read_table(folder: Path) -> BenchmarkTable:
    """The table that an earlier run wrote to `folder`. Raises LabError where there is none."""
    return read_json(folder / TABLE, BenchmarkTable, LabError, remedy="Run it without --add.")


def _together(
    earlier: Sequence[BenchmarkRow], rows: Sequence[BenchmarkRow], sets: Sequence[str]
) -> list[BenchmarkRow]:
    """The rows of both by set and level, the systems in the order of their first rows.

    A new row replaces the earlier one of the same bundle. Earlier rows of a bundle that was
    trained in another way go: its name has other weights now.
    """
    known = {(row.set, row.level, row.system, row.bundle): row for row in (*earlier, *rows)}
    trained = {(row.system, row.bundle): row.trained_on for row in rows}
    current = [
        row
        for row in known.values()
        if trained.get((row.system, row.bundle), row.trained_on) == row.trained_on
    ]
    systems = list(dict.fromkeys(row.system for row in current))

    def place(row: BenchmarkRow) -> tuple[int, int, int]:
        return sets.index(row.set), list(Task).index(row.level), systems.index(row.system)

    return sorted(current, key=place)


@dataclass
class _BundleRun:
    """The measuring of one bundle; its weights are read once a prediction is not kept."""

    bundle: Bundle
    request: Benchmark
    to_choose: TestSet | None
    report: Callable[[str], None]
    _predictor: Predictor | None = None

    def outcomes(self, sets: Sequence[TestSet]) -> Iterator[MeasuredSet]:
        """Measurements on each set in a language that the bundle knows, at each level."""
        for test_set in sets:
            unknown = self._unknown(test_set)
            if unknown is not None:
                told = f"{self.bundle.name} knows no language of {unknown} (see --languages any)"
                self.report(told)
                continue
            for level in self.request.levels:
                outcome = self._measured(test_set, level).shown_below(self._threshold(level))
                f1 = outcome.measured.scores().micro_f1
                self.report(f"{outcome.name} on {test_set.name} ({level}): micro F1 {f1:.1%}")
                yield outcome

    def _unknown(self, test_set: TestSet) -> str | None:
        """The set whose languages the bundle does not know: this one, or that of the threshold."""
        known = set(self.bundle.languages)
        if self.request.any_language or not known:  # a bundle that names none may know any
            return None
        wanted = [one for one in (test_set, self.to_choose) if one is not None]
        return next((one.name for one in wanted if not known & set(one.languages)), None)

    def _threshold(self, level: Task) -> Threshold | None:
        if self.to_choose is not None:
            best = ThresholdMeasured.best(self._measured(self.to_choose, level).measured)
            return Threshold(best.none_below, self.to_choose.name)
        return None if self.request.threshold is None else Threshold(self.request.threshold)

    def _measured(self, test_set: TestSet, level: Task) -> MeasuredSet:
        """The measurement by the likeliest label, that of an earlier run where it is kept."""
        labels = as_given(test_set.text.labels, self.bundle.description.marks)
        kept = _kept_predictions(self.request)
        found = kept.of(self.bundle, test_set, level, labels)
        if found is None:
            text = replace(test_set.text, labels=labels)
            found = _measure(self._opened(), text, test_set, level)
            kept.keep(self.bundle, test_set, level, found)
        return MeasuredSet(self.bundle, test_set, level, *found)

    def _opened(self) -> Predictor:
        if self._predictor is None:
            opened = open_punctuator(self.bundle, device=self.request.device)
            if opened.notice:
                self.report(opened.notice)
            self._predictor = opened.punctuator
        return self._predictor


def _measure(predictor: Predictor, text: LabelledText, test_set: TestSet, level: Task) -> Kept:
    begun = time.perf_counter()
    chosen = passages(text.labels, level)
    measured = measure(predictor, text, languages=test_set.languages, chosen=chosen)
    return measured.by_paper_labels(), time.perf_counter() - begun


def _kept_predictions(request: Benchmark) -> KeptPredictions:
    return KeptPredictions(request.out / "measured")


def _keep_marks(outcomes: Sequence[MeasuredSet], out: Path) -> None:
    for name, level in _sets_of(outcomes):
        chosen = [item for item in outcomes if (item.test_set.name, item.level) == (name, level)]
        keep_marks(out, name, level, [(item.name, item.marks()) for item in chosen])


def _sets_of(outcomes: Sequence[MeasuredSet]) -> list[tuple[str, Task]]:
    """Each set and level once."""
    return list(dict.fromkeys((item.test_set.name, item.level) for item in outcomes))


def _draw(
    outcomes: Sequence[MeasuredSet], rows: Sequence[BenchmarkRow], kept: KeptPredictions, out: Path
) -> None:
    """Draw each measured set with every bundle of the table that has predictions for it."""
    for name, level in _sets_of(outcomes):
        known = dict(kept.by_name(name, level))
        known |= {
            item.name: item.measured
            for item in outcomes
            if (item.test_set.name, item.level) == (name, level)
        }
        wanted = [row.bundle for row in rows if (row.set, row.level) == (name, level)]
        shown = {bundle: known[bundle] for bundle in wanted if bundle in known}
        place = name if level is Task.CHUNK else f"{name}-{level}"
        risk_coverage(shown, out / f"risk_coverage-{place}.png")
        confusion_matrices(shown, out / f"confusion-{place}.png")


def trained_on(description: Description) -> str:
    """Text and duration of a bundle's training, in a few words."""
    if description.trained_on is not None:
        return description.trained_on
    codes, training = description.languages, description.training
    seen = (("words", training.words), ("tokens", training.tokens))
    encoder = training.config.get("encoder")
    facts = [
        ", ".join(codes) if len(codes) <= _FEW else f"{len(codes)} languages",
        training.data and f"{_millions(sum(training.data.values()))} words of text",
        *(f"{_millions(count)} {unit} seen" for unit, count in seen if count is not None),
        _STRETCHES.get(training.stretch.unit),
        training.duration,
        encoder and f"encoder {PurePath(encoder).name}",
        training.init and f"begun from {training.init}",
    ]
    return "; ".join(fact for fact in facts if fact)


_FEW = 4
_STRETCHES: dict[str, str] = {
    Unit.CHUNK: "in chunks",
    Unit.SENTENCE: "in single sentences",
    Unit.JOINED: "in joined sentences",
}


def _millions(count: float) -> str:
    return f"{count / 1e6:.2g} M" if count < 1e8 else f"{count / 1e6:.0f} M"

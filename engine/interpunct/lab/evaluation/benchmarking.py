# SPDX-License-Identifier: Apache-2.0
"""Systems on test sets: everything that is measured, kept so that a run can go on where it was.

| file of the output folder | holds |
|---|---|
| `benchmark.md` | the table, the papers' own figures beside ours |
| `benchmark.json` | the same for programs, with more |
| `risk_coverage-SET.png`, `confusion-SET.png` | the figures, a line or a matrix for each system |
| `measured/` | what each bundle predicted for each set |
"""

from __future__ import annotations

import hashlib
import json
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING, Any

import numpy as np

from interpunct.errors import LabError
from interpunct.lab.evaluation.benchmark_table import markdown
from interpunct.lab.evaluation.measured import Measured, figures_of, measure, measure_passages
from interpunct.lab.evaluation.passages import Task, passages
from interpunct.lab.evaluation.plots import confusion_matrices, risk_coverage
from interpunct.lab.evaluation.positions import item_ends, position_scores
from interpunct.lab.evaluation.published import POSITIONS, published_rows
from interpunct.lab.evaluation.test_sets import TestSet, load_test_set
from interpunct.punctuate.opening import open_punctuator

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from interpunct.batch.pipeline import Predictor
    from interpunct.models.backends import Device
    from interpunct.models.bundle import Bundle

Report = Callable[[str], None]

TABLE = "benchmark.json"
VERSION = 1

CHUNK = "chunk"
LEVELS = (CHUNK, *Task)
"""What a system is given at once: running text, cut into windows anywhere, or the passages of a
task."""


@dataclass(frozen=True, slots=True)
class Benchmark:
    """What is to be measured; `data` has the test sets (`interpunct.lab.evaluation.test_sets`).

    With `add`, what the table in `out` tells of other bundles stays.
    """

    bundles: tuple[Bundle, ...]
    sets: tuple[str, ...]
    data: Path
    out: Path
    levels: tuple[str, ...] = (CHUNK,)
    device: Device = "auto"
    add: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """One bundle on one set; `seconds` is what the predictions took."""

    bundle: Bundle
    test_set: TestSet
    level: str
    measured: Measured
    seconds: float

    def row(self) -> dict[str, Any]:
        """The row of the table, shares from 0 to 1."""
        figures = figures_of(self.measured)
        caught = figures["errors_caught"]
        return {
            "set": self.test_set.name,
            "level": self.level,
            "system": self.bundle.system,
            "bundle": self.bundle.name,
            "trained_on": trained_on(self.bundle.description),
            **figures,
            "errors_caught_at_random": {share: float(share.rstrip("%")) / 100 for share in caught},
            "positions": self._positions(),
            "words_per_second": round(len(self.test_set.text) / self.seconds, 1),
        }

    def _positions(self) -> dict[str, float] | None:
        """F1 of the marks inside whole texts and at their ends (Li and Lin 2020)."""
        if self.level != Task.WHOLE_TEXT:
            return None
        wanted = self.measured.wanted
        lengths = [item.stop - item.start for item in passages(wanted, Task.WHOLE_TEXT)]
        found = position_scores(wanted, self.measured.shown, item_ends(lengths))
        return {name: round(getattr(found, name).f1, 4) for name in POSITIONS}


def benchmark(request: Benchmark, report: Report = print) -> None:
    """Measure every bundle on every set that has a language of its, and write table and figures.

    What an earlier run into the same folder has measured of an unchanged bundle is taken over.
    The figures need what every bundle predicts, so they stay as they are where rows are added.
    Raises LabError for a set or a table that is not there, BundleError or BackendError for a
    bundle that cannot be used.
    """
    earlier = _table(request.out) if request.add else _EMPTY
    sets = [load_test_set(name, request.data) for name in request.sets]
    request.out.mkdir(parents=True, exist_ok=True)
    outcomes = [
        outcome
        for bundle in request.bundles
        for outcome in _outcomes(bundle, sets, request, report)
    ]
    about = {**earlier["sets"], **{item.name: item.about for item in sets}}
    rows = _ordered(_together(earlier["rows"], [item.row() for item in outcomes]), list(about))
    papers = [row for row in published_rows() if row["set"] in about]
    content = {"version": VERSION, "sets": about, "rows": rows, "published": papers}
    text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
    (request.out / TABLE).write_text(text, encoding="utf-8")
    table = markdown(about, rows, papers)
    (request.out / "benchmark.md").write_text(table, encoding="utf-8")
    if not request.add:
        _draw(outcomes, request.out)


_EMPTY: Mapping[str, Any] = {"sets": {}, "rows": []}


def _table(folder: Path) -> Mapping[str, Any]:
    """What an earlier run has written to `folder`."""
    path = folder / TABLE
    try:
        table: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise LabError(
            f"there is no table to add to: {error}.", file=path, remedy="Run it without --add."
        ) from error
    return table


def _together(
    earlier: Sequence[dict[str, Any]], rows: Sequence[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The rows of both; where a bundle was measured again, the new one."""

    def key(row: Mapping[str, Any]) -> tuple[str, ...]:
        return row["set"], row["level"], row["system"], row["bundle"]

    return list({key(row): row for row in (*earlier, *rows)}.values())


def _ordered(rows: Sequence[dict[str, Any]], sets: Sequence[str]) -> list[dict[str, Any]]:
    """By set and level; in each the systems in the order in which they come first."""
    systems = list(dict.fromkeys(row["system"] for row in rows))

    def place(row: Mapping[str, Any]) -> tuple[int, int, int]:
        level = LEVELS.index(row["level"])
        return sets.index(row["set"]), level, systems.index(row["system"])

    return sorted(rows, key=place)


def _outcomes(
    bundle: Bundle, sets: Sequence[TestSet], request: Benchmark, report: Report
) -> Iterator[Outcome]:
    predictor: Predictor | None = None
    name = bundle.folder.resolve().name
    for test_set in sets:
        if not _knows(bundle, test_set):
            report(f"{bundle.name} knows no language of {test_set.name}")
            continue
        for level in request.levels:
            path = request.out / "measured" / f"{name}.{test_set.name}.{level}.npz"
            outcome = _kept(path, bundle, test_set, level)
            if outcome is None:
                predictor = predictor or _predictor(bundle, request.device, report)
                outcome = _measure(predictor, bundle, test_set, level)
                _keep(outcome, path)
            f1 = outcome.measured.scores().micro_f1
            report(f"{bundle.name} on {test_set.name} ({level}): micro F1 {f1:.1%}")
            yield outcome


def _knows(bundle: Bundle, test_set: TestSet) -> bool:
    """Whether a bundle knows a language of the set; one that names none may know any."""
    return not bundle.languages or not set(bundle.languages).isdisjoint(test_set.languages)


def _predictor(bundle: Bundle, device: Device, report: Report) -> Predictor:
    opened = open_punctuator(bundle, device=device)
    if opened.notice:
        report(opened.notice)
    return opened.punctuator


def _measure(predictor: Predictor, bundle: Bundle, test_set: TestSet, level: str) -> Outcome:
    text, languages = test_set.text, test_set.languages
    begun = time.perf_counter()
    if level == CHUNK:
        measured = measure(predictor, text, languages=languages)
    else:
        chosen = passages(text.labels, Task(level))
        measured = measure_passages(predictor, text, chosen, languages=languages)
    return Outcome(bundle, test_set, level, measured, time.perf_counter() - begun)


def _keep(outcome: Outcome, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    arrays: dict[str, Any] = {
        name: getattr(outcome.measured, name) for name in Measured.__dataclass_fields__
    }
    arrays |= {"seconds": outcome.seconds, "bundle": _fingerprint(outcome.bundle)}
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, **arrays)
    part.replace(path)


def _kept(path: Path, bundle: Bundle, test_set: TestSet, level: str) -> Outcome | None:
    """What was measured before, None where nothing was or bundle or set have changed since."""
    if not path.exists():
        return None
    with np.load(path) as arrays:
        if arrays["bundle"] != _fingerprint(bundle):
            return None
        measured = Measured(*(arrays[name] for name in Measured.__dataclass_fields__))
        seconds = float(arrays["seconds"])
    if not np.array_equal(measured.wanted, test_set.text.labels):
        return None
    return Outcome(bundle, test_set, level, measured, seconds)


def _fingerprint(bundle: Bundle) -> str:
    """Changes with the files and the calibration of a bundle."""
    parts = {key: bundle.description[key] for key in ("sha256", "calibration")}
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def _draw(outcomes: Sequence[Outcome], out: Path) -> None:
    by_set: dict[str, dict[str, Measured]] = defaultdict(dict)
    for item in outcomes:
        level = "" if item.level == CHUNK else f"-{item.level}"
        by_set[f"{item.test_set.name}{level}"][item.bundle.folder.resolve().name] = item.measured
    for name, measured in by_set.items():
        risk_coverage(measured, out / f"risk_coverage-{name}.png")
        confusion_matrices(measured, out / f"confusion-{name}.png")


def trained_on(description: Mapping[str, Any]) -> str:
    """What a bundle was trained on and for how long, in a few words, from its description."""
    if "trained_on" in description:
        return str(description["trained_on"])
    codes, training = description["languages"], description.get("training", {})
    facts = [", ".join(codes) if len(codes) <= _FEW else f"{len(codes)} languages"]
    if "data" in training:
        facts.append(f"{_millions(sum(training['data'].values()))} words of text")
    for unit in ("words", "tokens"):
        if unit in training:
            facts.append(f"{_millions(training[unit])} {unit} seen")
    if training.get("stretch", {}).get("unit", "window") != "window":
        facts.append(f"by the {training['stretch']['unit']}")
    if "seconds" in training:
        facts.append(f"{training['seconds'] / 60:.0f} min on {training.get('device', 'cpu')}")
    if training.get("config", {}).get("encoder"):
        facts.append(f"encoder {PurePath(training['config']['encoder']).name}")
    if training.get("init"):
        facts.append(f"begun from {training['init']}")
    return "; ".join(facts)


_FEW = 4


def _millions(count: float) -> str:
    return f"{count / 1e6:.2g} M" if count < 1e8 else f"{count / 1e6:.0f} M"

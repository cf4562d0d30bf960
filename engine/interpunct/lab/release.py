# SPDX-License-Identifier: Apache-2.0
"""From a checkpoint to a bundle that can be shipped: exported, calibrated, measured, described."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from interpunct.lab import calibrating, metrics
from interpunct.lab.card import card_text
from interpunct.lab.corpora import LabelledText, load_folder
from interpunct.lab.evaluation import Measured, halves, joined, measure, read_tagged
from interpunct.lab.export import redescribe, write_bundle
from interpunct.lab.training import checkpoint_facts, load_averaged
from interpunct.models.backends import open_backend
from interpunct.models.bundle import load_bundle
from interpunct.punctuate.calibration import ALL_LANGUAGES
from interpunct.punctuate.punctuator import Punctuator
from interpunct.transcript.labels import Label

if TYPE_CHECKING:
    from pathlib import Path

Report = Callable[[str], None]

REVIEW_SHARES = (0.01, 0.02, 0.05, 0.1)


@dataclass(frozen=True, slots=True)
class Release:
    """What a release is made from.

    `dev` is a folder of labelled held-out text, `benchmarks` one of tagged test sets by name,
    `words` how many words of a language are fitted on, and as many measured on.
    """

    run: Path
    pieces: Path
    dev: Path
    benchmarks: Mapping[str, tuple[Path, str]]
    words: int = 6_000


def release(plan: Release, folder: Path, notes: Mapping[str, Any], report: Report = print) -> None:
    """Write the bundle of `plan` to `folder`.

    `notes` give its name and version and what the card tells beside the figures.
    """
    texts = load_folder(plan.dev)
    samples = {code: halves(text, plan.words) for code, text in texts.items()}
    description = {
        "languages": sorted(samples),
        "window": 128,
        "training": checkpoint_facts(plan.run),
        **notes,
    }
    write_bundle(load_averaged(plan.run), plan.pieces, folder, description)
    fits = _calibrate(folder, {code: sample[0] for code, sample in samples.items()}, report)
    redescribe(folder, {"calibration": fits})
    figures = _measure(folder, {code: sample[1] for code, sample in samples.items()}, report)
    figures["benchmarks"] = _benchmarks(folder, plan.benchmarks, report)
    redescribe(folder, {"metrics": figures})
    redescribe(folder, {}, card=card_text(load_bundle(folder).description))


def data_licences(manifest: Path) -> list[dict[str, Any]]:
    """The licences of the open corpora in a manifest, with the megabytes under each."""
    with manifest.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["tier"] == "open"]
    sizes: Counter[str] = Counter()
    for row in rows:
        sizes[row["licence"]] += int(row["bytes"])
    return [
        {"licence": licence, "megabytes": round(size / 1e6, 2)}
        for licence, size in sizes.most_common()
    ]


def _calibrate(folder: Path, texts: Mapping[str, LabelledText], report: Report) -> dict[str, Any]:
    punctuator = _punctuator(folder)
    measured = {code: measure(punctuator, text) for code, text in texts.items()}
    fits = {code: _fit(item) for code, item in measured.items()}
    report(f"calibrated on {sum(map(len, texts.values())):,} words")
    return {ALL_LANGUAGES: _fit(joined(measured.values())), **fits}


def _fit(measured: Measured) -> dict[str, Any]:
    return calibrating.fit(np.log(np.maximum(measured.labels, 1e-9)), measured.wanted)


def _measure(folder: Path, texts: Mapping[str, LabelledText], report: Report) -> dict[str, Any]:
    punctuator = _punctuator(folder)
    random = np.random.default_rng(0)
    measured, rows = {}, {}
    for code, text in texts.items():
        measured[code] = measure(punctuator, text)
        given = random.random(len(text)) < 0.5
        row = _figures(measured[code])
        row["half_given_gain"] = _half_given_gain(
            measured[code], measure(punctuator, text, given=given), given
        )
        rows[code] = row
        report(f"{code}: micro F1 {row['micro_f1']:.3f}")
    together = joined(measured.values())
    return {
        "languages": rows,
        "mean_micro_f1": metrics.mean([row["micro_f1"] for row in rows.values()]),
        "mean_casing_f1": metrics.mean(
            [row["casing_f1"] for row in rows.values() if row["casing_f1"] is not None]
        ),
        "mean_half_given_gain": metrics.mean([row["half_given_gain"] for row in rows.values()]),
        "all": _figures(together),
    }


def _half_given_gain(bare: Measured, completed: Measured, given: np.ndarray[Any, Any]) -> float:
    """F1 on the marks that were not given, over the F1 on the same slots of bare input."""
    hidden = ~(given & (bare.wanted > 0))
    before = metrics.scores(bare.wanted[hidden], bare.shown[hidden])
    return completed.scores().micro_f1 - before.micro_f1


def _benchmarks(
    folder: Path, benchmarks: Mapping[str, tuple[Path, str]], report: Report
) -> dict[str, Any]:
    punctuator = _punctuator(folder)
    rows = {}
    for name, (path, language) in benchmarks.items():
        rows[name] = _figures(measure(punctuator, read_tagged(path, language)))
        report(f"{name}: micro F1 {rows[name]['micro_f1']:.3f}")
    return rows


def _figures(measured: Measured) -> dict[str, Any]:
    scores = measured.scores()
    return {
        "words": len(measured.wanted),
        "micro_precision": round(scores.micro_precision, 4),
        "micro_recall": round(scores.micro_recall, 4),
        "micro_f1": round(scores.micro_f1, 4),
        "macro_f1": round(scores.macro_f1, 4),
        "weighted_f1": round(scores.weighted_f1, 4),
        "slot_error_rate": round(scores.slot_error_rate, 4),
        "f1": {label.name: round(scores.labels[label].f1, 4) for label in list(Label)[1:]},
        "casing_f1": round(measured.casing_f1(), 4) if measured.has_casing() else None,
        "calibration_error": round(measured.calibration_error(), 4),
        "errors_caught": {
            f"{share:.0%}": round(measured.errors_caught(share), 4) for share in REVIEW_SHARES
        },
    }


def _punctuator(folder: Path) -> Punctuator:
    return Punctuator(open_backend(load_bundle(folder), "ctranslate2", "cpu"))

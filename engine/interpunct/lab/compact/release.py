# SPDX-License-Identifier: Apache-2.0
"""From a checkpoint to a bundle that can be shipped: exported, calibrated, measured, described."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from msgspec.structs import asdict, replace

from interpunct.decoding import read_json
from interpunct.errors import LabError
from interpunct.lab.compact.card import card_text
from interpunct.lab.compact.export import write_bundle
from interpunct.lab.compact.training import checkpoint_facts, load_averaged
from interpunct.lab.evaluation import metrics
from interpunct.lab.evaluation.calibrating import fit_calibration
from interpunct.lab.evaluation.measured import (
    Measured,
    figures_of,
    half_given_gain,
    halves,
    measure,
    measured_together,
    read_tagged,
)
from interpunct.lab.text.labelled import LabelledText, load_folder
from interpunct.models.backends import open_backend
from interpunct.models.bundle import load_bundle, redescribe, written_description
from interpunct.models.description import (
    AblationTable,
    CompactDescription,
    CompactFigures,
    Figures,
    Fit,
    Fits,
    LanguageFigures,
    TextLicence,
)
from interpunct.punctuate.calibration import ALL_LANGUAGES
from interpunct.punctuate.punctuator import Punctuator


@dataclass(frozen=True, slots=True)
class Release:
    """What a release is made from.

    `dev` is a folder of labelled held-out text, `benchmarks` one of tagged test sets by name,
    `words` how many words of a language are fitted on, and as many measured on; `ablation` is
    what `interpunct.lab.compact.ablation` wrote.
    """

    run: Path
    pieces: Path
    dev: Path
    benchmarks: Mapping[str, tuple[Path, str]]
    words: int = 6_000
    ablation: Path | None = None


def release(
    plan: Release, folder: Path, notes: Mapping[str, Any], report: Callable[[str], None] = print
) -> None:
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
    if plan.ablation:
        description["ablation"] = read_json(plan.ablation, AblationTable, LabError)
    write_bundle(load_averaged(plan.run), plan.pieces, folder, description)
    fits = _calibrate(folder, {code: sample[0] for code, sample in samples.items()}, report)
    redescribe(folder, {"calibration": fits})
    held_out = {code: sample[1] for code, sample in samples.items()}
    figures = _measure(folder, held_out, report)
    figures = replace(figures, benchmarks=_benchmarks(folder, plan.benchmarks, report))
    loss = _quantisation_loss(plan, folder, held_out, figures)
    figures = replace(figures, quantisation_loss=loss)
    redescribe(folder, {"metrics": figures})
    redescribe(folder, {}, card=card_text(load_bundle(folder).described(CompactDescription)))


def data_licences(manifest: Path) -> list[TextLicence]:
    """The licences of the open corpora in a manifest, with the megabytes under each."""
    with manifest.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["tier"] == "open"]
    sizes: Counter[str] = Counter()
    for row in rows:
        sizes[row["licence"]] += int(row["bytes"])
    return [TextLicence(licence, round(size / 1e6, 2)) for licence, size in sizes.most_common()]


def _calibrate(
    folder: Path, texts: Mapping[str, LabelledText], report: Callable[[str], None]
) -> Fits:
    punctuator = _punctuator(folder)
    measured = {code: measure(punctuator, text) for code, text in texts.items()}
    fits = {code: _fit(item) for code, item in measured.items()}
    report(f"calibrated on {sum(map(len, texts.values())):,} words")
    return {ALL_LANGUAGES: _fit(measured_together(measured.values())), **fits}


def _fit(measured: Measured) -> Fit:
    return fit_calibration(measured.log_scores(), measured.wanted)


def _measure(
    folder: Path, texts: Mapping[str, LabelledText], report: Callable[[str], None]
) -> CompactFigures:
    punctuator = _punctuator(folder)
    random = np.random.default_rng(0)
    measured, rows = {}, {}
    for code, text in texts.items():
        measured[code] = measure(punctuator, text)
        gain = half_given_gain(punctuator, text, measured[code], random)
        row = LanguageFigures(**asdict(figures_of(measured[code])), half_given_gain=gain)
        rows[code] = row
        report(f"{code}: micro F1 {row.micro_f1:.3f}")
    known = list(rows.values())
    return CompactFigures(
        languages=rows,
        mean_micro_f1=metrics.mean([row.micro_f1 for row in known]),
        mean_casing_f1=metrics.mean([row.casing_f1 for row in known if row.casing_f1 is not None]),
        mean_half_given_gain=metrics.mean([row.half_given_gain for row in known]),
        all=figures_of(measured_together(measured.values())),
    )


def _benchmarks(
    folder: Path, benchmarks: Mapping[str, tuple[Path, str]], report: Callable[[str], None]
) -> dict[str, Figures]:
    punctuator = _punctuator(folder)
    rows = {}
    for name, (path, language) in benchmarks.items():
        rows[name] = figures_of(measure(punctuator, read_tagged(path, language)))
        report(f"{name}: micro F1 {rows[name].micro_f1:.3f}")
    return rows


def _quantisation_loss(
    plan: Release, folder: Path, texts: Mapping[str, LabelledText], int8: CompactFigures
) -> dict[str, float]:
    """Micro F1 of the same bundle in float32, less that in int8, by set."""
    description = written_description(folder)
    with TemporaryDirectory() as name:
        exact = Path(name)
        write_bundle(load_averaged(plan.run), plan.pieces, exact, description, quantization=None)
        punctuator = _punctuator(exact)
        mean = metrics.mean(
            [measure(punctuator, text).scores().micro_f1 for text in texts.values()]
        )
        sets = _benchmarks(exact, plan.benchmarks, lambda _: None)
    loss = {name: row.micro_f1 - int8.benchmarks[name].micro_f1 for name, row in sets.items()}
    loss["mean of the languages"] = mean - int8.mean_micro_f1
    return {name: round(value, 4) for name, value in loss.items()}


def _punctuator(folder: Path) -> Punctuator:
    return Punctuator(open_backend(load_bundle(folder), "ctranslate2", "cpu"))

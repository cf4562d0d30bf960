# SPDX-License-Identifier: Apache-2.0
"""A trained system to a bundle: calibrated, measured on the dev text, described."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from interpunct.arrays import FloatArray, IntArray
from interpunct.bundles.bundle import new_description
from interpunct.bundles.description import (
    DevFigures,
    Fits,
    SystemDescription,
    SystemFigures,
    TextSource,
    Training,
)
from interpunct.errors import LabError
from interpunct.labels import Label
from interpunct.runtime.calibration import ALL_LANGUAGES, Calibration
from interpunct.runtime.labeller import TrainedSystem
from interpunct.runtime.storing import save_system
from interpunct.scoring import Scores
from interpunct_lab.evaluation.calibrating import fit_calibration
from interpunct_lab.making.request import Texts
from interpunct_lab.objectives.labelling import label_scores, marks_of, raw_scores

_Scores = Mapping[str, FloatArray]
Labels = Mapping[str, IntArray]


def write_trained(
    system: TrainedSystem,
    out: Path,
    texts: Texts,
    training: Mapping[str, Any],
    *,
    casing_f1: float | None = None,
) -> str:
    """Calibrate a trained system on the dev text, and write it with what there is to tell.

    `casing_f1` is that of a system which predicts casing too. Returns a sentence on the bundle,
    with its figures: the calibration moves those of the last check. Raises LabError, and writes
    nothing, where hardly any of the marks is left that the system shows without the calibration.
    """
    found, wanted = raw_scores(system, texts.dev)
    fits, marks = _calibration(found, wanted), marks_of(system)
    labels = marks, system.labels()
    shown = label_scores(_calibrated(found, fits), wanted, *labels)
    _refuse_silenced(label_scores(found, wanted, *labels), shown, out)
    figures = _dev_figures(shown, casing_f1)
    told = {
        "name": out.name,
        "version": "1",
        "system": system.name,
        "config": asdict(system.config),
        "labels": system.labels().described(),
        "languages": sorted(texts.train),
        "calibration": fits,
        "metrics": SystemFigures(figures),
        "training": {**training, "words_per_second": _pace(training)},
    }
    save_system(system, out, told, card=_card(new_description(SystemDescription, told), system))
    return _summary(out, shown)


def _summary(out: Path, shown: Scores) -> str:
    silent = "" if shown.micro_f1 else " Not one of its marks is right: train longer."
    return (
        f"wrote {out}; calibrated, it has dev F1 {shown.micro_f1:.1%} and "
        f"SER {shown.slot_error_rate:.1%}.{silent}"
    )


def _pace(training: Mapping[str, Any]) -> float | None:
    """Words a second, where both are told."""
    words, seconds = training.get("words"), training.get("seconds")
    return round(words / seconds, 1) if words and seconds else None


def _calibration(found: _Scores, wanted: Labels) -> Fits:
    """The fit of all languages together and of each."""
    fits = {code: fit_calibration(found[code], wanted[code]) for code in found}
    together = (np.concatenate(list(parts.values())) for parts in (found, wanted))
    return {ALL_LANGUAGES: fit_calibration(*together), **fits}


def _calibrated(found: _Scores, fits: Fits) -> _Scores:
    """Label probabilities (words, 4) of each language, by the calibration of a bundle."""
    calibration = Calibration(fits)
    return {
        code: calibration.probabilities(scores, [code] * len(scores))
        for code, scores in found.items()
    }


def _refuse_silenced(bare: Scores, shown: Scores, out: Path) -> None:
    """Raise LabError where the calibration makes a system worse by hiding its marks.

    A good one may hide marks, where most of them are wrong: then fewer slots are wrong after it.
    """
    if shown.slot_error_rate > bare.slot_error_rate and shown.micro_f1 < bare.micro_f1 / 2:
        raise LabError(
            f"the calibration hides the marks: micro F1 {shown.micro_f1:.1%} with it, "
            f"{bare.micro_f1:.1%} without. Nothing was written.",
            file=out,
            remedy="Train longer, or measure on more text of the same kind (--dev, --dev-words).",
        )


def _dev_figures(scores: Scores, casing_f1: float | None) -> DevFigures:
    """The averages over all languages together, of the likeliest labels."""
    return DevFigures(
        micro_f1=round(scores.micro_f1, 4),
        macro_f1=round(scores.macro_f1, 4),
        weighted_f1=round(scores.weighted_f1, 4),
        slot_error_rate=round(scores.slot_error_rate, 4),
        casing_f1=None if casing_f1 is None else round(casing_f1, 4),
    )


def _card(told: SystemDescription, system: TrainedSystem) -> str:
    """The card in Markdown; every figure in it comes from the description."""
    parts = [
        f"# {told.name} {told.version}",
        f"The system `{system.name}`: `{system.config}`.{_uncased(told.metrics)}",
        "## Training\n\n" + _training(told.training),
        "| language | words | held out | files | licences |\n|---|---|---|---|---|\n"
        + _data(told.training),
        _hashes(told.training),
    ]
    if told.metrics:
        parts.append("## Results\n\n" + _results(told.metrics.dev, told.marks))
    return "\n\n".join(part for part in parts if part) + "\n"


def _uncased(metrics: SystemFigures | None) -> str:
    cased = metrics is not None and metrics.dev.casing_f1 is not None
    return "" if cased else " Casing is not predicted."


def _training(told: Training) -> str:
    begun = f" It started from `{told.init}`." if told.init else ""
    pace = (
        "" if told.words_per_second is None else f", {told.words_per_second:,.0f} words a second"
    )
    code = "" if told.commit is None else f" The code was that of commit `{told.commit}`."
    return (
        f"{told.step:,} steps over {told.words or 0:,} words in "
        f"{(told.seconds or 0) / 60:.1f} minutes on {told.device}{pace}{_memory(told)}."
        f"{begun}{code}"
    )


def _memory(told: Training) -> str:
    peaks = {"memory": told.peak_memory, "memory of the GPU": told.peak_gpu_memory}
    return "".join(
        f", at most {peak / 1e6:,.0f} MB of {what}" for what, peak in peaks.items() if peak
    )


def _data(told: Training) -> str:
    read = told.sources.get("data", {})
    return "\n".join(
        f"| {code} | {words:,} | {told.dev.get(code, 0):,} | {len(read.get(code, ()))} | "
        f"{_licences(read.get(code, {}))} |"
        for code, words in told.data.items()
    )


def _licences(files: Mapping[str, TextSource]) -> str:
    """The licences of all files, the commonest first."""
    counts = Counter(source.licence or "not known" for source in files.values())
    return "; ".join(name.replace("|", "/") for name, _ in counts.most_common())


def _hashes(told: Training) -> str:
    """One hash of the hashes of all files, which stand in the description."""
    files = [
        f"{source.sha256}  {use}/{code}/{name}"
        for use, languages in sorted(told.sources.items())
        for code, sources in sorted(languages.items())
        for name, source in sorted(sources.items())
    ]
    if not files:
        return ""
    digest = hashlib.sha256("\n".join(files).encode()).hexdigest()
    return (
        f"The SHA-256 of each of the {len(files):,} files stands in `bundle.json`; that of the "
        f"list of them is `{digest}`."
    )


def _results(figures: DevFigures, marks: Sequence[Label]) -> str:
    asks = any(label.is_question for label in marks)
    over = "" if asks else " of comma and period (a question is a period)"
    capitals = "" if figures.casing_f1 is None else f", F1 of capitals {figures.casing_f1:.1%}"
    return (
        "On held-out text of the same kind, all languages together, which also chose the weights "
        f"and fitted the calibration: micro F1 {figures.micro_f1:.1%}, macro F1 "
        f"{figures.macro_f1:.1%}{over}, weighted F1 {figures.weighted_f1:.1%}, slot error rate "
        f"{figures.slot_error_rate:.1%}{capitals}."
    )

# SPDX-License-Identifier: Apache-2.0
"""A trained system to a bundle: calibrated, measured on the dev text, described."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from interpunct.bundles.bundle import new_description
from interpunct.bundles.description import (
    DevFigures,
    SystemDescription,
    SystemFigures,
    TextSource,
    Training,
)
from interpunct.errors import LabError
from interpunct.labels import Label
from interpunct.runtime.calibration import Calibration
from interpunct.runtime.labeller import TrainedSystem
from interpunct.runtime.system_files import save_system
from interpunct.scoring import Scores
from interpunct_lab.evaluation.calibrating import fit_each
from interpunct_lab.making.request import Texts
from interpunct_lab.objectives.labelling import label_scores, marks_of, raw_scores


def write_trained(
    system: TrainedSystem,
    out: Path,
    texts: Texts,
    training: Mapping[str, Any],
    *,
    casing_f1: float | None = None,
) -> str:
    """Calibrate a trained system on the dev text, and write it with its description and card.

    `casing_f1` is that of a system which predicts casing too. Returns a sentence on the bundle,
    with its figures: the calibration moves those of the last check. Raises LabError, and writes
    nothing, where the calibration hides nearly all marks that the system shows without it.
    """
    found, wanted = raw_scores(system, texts.dev, texts.level)
    fits, marks = fit_each(found, wanted), marks_of(system)
    calibration = Calibration(fits)
    calibrated = {
        code: calibration.probabilities(scores, [code] * len(scores))
        for code, scores in found.items()
    }
    labels = marks, system.labels()
    shown = label_scores(calibrated, wanted, *labels)
    _refuse_silenced(label_scores(found, wanted, *labels), shown, out)
    words, seconds = training.get("words"), training.get("seconds")
    pace = round(words / seconds, 1) if words and seconds else None
    description = {
        "name": out.name,
        "version": "1",
        "system": system.name,
        "config": asdict(system.config),
        "labels": system.labels().described(),
        "languages": sorted(texts.train),
        "calibration": fits,
        "metrics": SystemFigures(_dev_figures(shown, casing_f1)),
        "training": {**training, "words_per_second": pace},
    }
    card = _card(new_description(SystemDescription, description), system)
    save_system(system, out, description, card=card)
    silent = "" if shown.micro_f1 else " None of its marks is right: train longer."
    return (
        f"wrote {out}; calibrated, it has dev F1 {shown.micro_f1:.1%} and "
        f"SER {shown.slot_error_rate:.1%}.{silent}"
    )


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


def _card(facts: SystemDescription, system: TrainedSystem) -> str:
    """The card in Markdown; every figure in it comes from the description."""
    cased = facts.metrics is not None and facts.metrics.dev.casing_f1 is not None
    parts = [
        f"# {facts.name} {facts.version}",
        f"The system `{system.name}`: `{system.config}`."
        + ("" if cased else " Casing is not predicted."),
        "## Training\n\n" + _training(facts.training),
        "| language | words | held out | files | licences |\n|---|---|---|---|---|\n"
        + _data(facts.training),
        _hashes(facts.training),
    ]
    if facts.metrics:
        parts.append("## Results\n\n" + _results(facts.metrics.dev, facts.marks))
    return "\n\n".join(part for part in parts if part) + "\n"


def _training(training: Training) -> str:
    peaks = {"memory": training.peak_memory, "memory of the GPU": training.peak_gpu_memory}
    memory = "".join(
        f", at most {peak / 1e6:,.0f} MB of {what}" for what, peak in peaks.items() if peak
    )
    pace = (
        f", {training.words_per_second:,.0f} words a second"
        if training.words_per_second is not None
        else ""
    )
    begun = f" It started from `{training.init}`." if training.init else ""
    code = "" if training.commit is None else f" The code was that of commit `{training.commit}`."
    return (
        f"{training.step:,} steps over {training.words or 0:,} words in "
        f"{training.duration or 'unknown time'}{pace}{memory}."
        f"{begun}{code}"
    )


def _data(training: Training) -> str:
    read = training.sources.get("data", {})
    return "\n".join(
        f"| {code} | {words:,} | {training.dev.get(code, 0):,} | {len(read.get(code, ()))} | "
        f"{_licences(read.get(code, {}))} |"
        for code, words in training.data.items()
    )


def _licences(files: Mapping[str, TextSource]) -> str:
    """The licences of all files, the commonest first."""
    counts = Counter(source.licence or "not known" for source in files.values())
    return "; ".join(name.replace("|", "/") for name, _ in counts.most_common())


def _hashes(training: Training) -> str:
    """One hash of the hashes of all files, which stand in the description."""
    files = [
        f"{source.sha256}  {use}/{code}/{name}"
        for use, languages in sorted(training.sources.items())
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

# SPDX-License-Identifier: Apache-2.0
"""From a checkpoint to a shipped bundle: exported, calibrated, measured, described.

Also joins a bundle with one encoder, the experts of its languages, and encoders of their own.
"""

from __future__ import annotations

import csv
import dataclasses
import shutil
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import numpy as np
from msgspec import to_builtins
from msgspec.structs import asdict, replace

from interpunct.bundles.bundle import (
    CARD,
    DESCRIPTION,
    ENCODER,
    EXPERTS,
    HEADS,
    PIECES,
    load_bundle,
    redescribe,
    write_description,
    written_description,
)
from interpunct.bundles.description import (
    AblationTable,
    CompactDescription,
    CompactFigures,
    LanguageFigures,
    TextLicence,
)
from interpunct.decoding import read_json
from interpunct.errors import LabError
from interpunct.files import replace_folder
from interpunct.labels import PAPER_LABELS, Label, LabelSet
from interpunct.runtime.experts.description import (
    DESCRIPTION_FILE,
    ExpertDescription,
    read_description,
)
from interpunct.runtime.experts.weights import WEIGHTS_FILE
from interpunct.runtime.punctuator import Punctuator
from interpunct_lab.evaluation import metrics
from interpunct_lab.evaluation.bundle_figures import (
    figures_of,
    half_given_gain,
    measure,
    measure_each,
    measured_together,
    open_on_cpu,
)
from interpunct_lab.evaluation.calibrating import fit_each
from interpunct_lab.making.compact_card import card_of
from interpunct_lab.making.compact_export import (
    checkpoint_facts,
    load_averaged,
    write_bundle,
    write_model,
)
from interpunct_lab.making.mixtures import EXPERT_ALONE, fit_mixtures
from interpunct_lab.parameters import described
from interpunct_lab.text.labelled import LabelledText, load_folder
from interpunct_lab.text.samples import halves
from interpunct_lab.text.tagged import read_tagged

TextsByName = Mapping[str, LabelledText]
"""Labelled text by language, or by the name of a test set."""

_Dev = Annotated[Path, described("labelled held-out text")]
_Out = Annotated[Path, described("the bundle's folder")]
_Notes = Annotated[Path, described("TOML: name, version, texts")]
_Manifest = Annotated[Path | None, described("TSV of the corpora with their licences")]
_Benchmarks = Annotated[
    list[Sequence[str]] | None,
    described(action="append", nargs=3, metavar=("NAME", "LANGUAGE", "FILE")),
]
_Words = Annotated[int, described("measured on, a language")]


def release(
    run: Annotated[Path, described("the folder that train wrote")],
    vocabulary: Path,
    dev: _Dev,
    out: _Out,
    *,
    notes: _Notes,
    manifest: _Manifest = None,
    benchmark: _Benchmarks = None,
    words: _Words = 6_000,
    ablation: Annotated[Path | None, described("what ablate wrote, for the card")] = None,
) -> None:
    """Write the bundle of a training.

    Of each language up to `words` words are fitted on, and as many measured on. The notes give its
    name and version and the texts of the card.
    """
    fitted, held_out = fitted_and_held_out(dev, words)
    tests = read_benchmarks(benchmark)
    description: dict[str, Any] = {
        "languages": sorted(held_out),
        "window": 128,
        "training": checkpoint_facts(run),
        **written_by_people(notes, manifest, ablation),
    }
    model = load_averaged(run)
    write_bundle(model, vocabulary, out, description)
    punctuator = open_on_cpu(out)
    measured = {code: measure(punctuator, text) for code, text in fitted.items()}
    print(f"calibrated on {sum(map(len, fitted.values())):,} words")
    scores = {code: item.log_scores() for code, item in measured.items()}
    wanted = {code: item.wanted for code, item in measured.items()}
    redescribe(out, {"calibration": fit_each(scores, wanted)})
    figures = compact_figures(open_on_cpu(out), held_out, tests)
    with TemporaryDirectory() as name:
        exact, facts = Path(name), written_description(out)
        write_bundle(model, vocabulary, exact, facts, quantization=None)
        loss = _quantisation_loss(figures, open_on_cpu(exact), held_out, tests)
    redescribe(out, {"metrics": replace(figures, quantisation_loss=loss)})
    redescribe(out, {}, card=card_of(load_bundle(out)))


def fitted_and_held_out(dev: Path, words: int) -> tuple[TextsByName, TextsByName]:
    """Up to `words` words of each language in `dev` to fit on, and as many to measure on."""
    samples = {code: halves(text, words) for code, text in load_folder(dev).items()}
    fitted, held_out = ({code: both[side] for code, both in samples.items()} for side in (0, 1))
    return fitted, held_out


def read_benchmarks(files: Sequence[Sequence[str]] | None) -> TextsByName:
    """Tagged test sets by name; each is given as its name, its language and its file."""
    return {name: read_tagged(Path(file), code) for name, code, file in files or ()}


def written_by_people(
    notes: Path, manifest: Path | None = None, ablation: Path | None = None
) -> dict[str, Any]:
    """The fields of a description from files of people, or of `ablate`."""
    texts: dict[str, Any] = tomllib.loads(notes.read_text(encoding="utf-8"))
    if manifest:
        texts["data"] = data_licences(manifest)
    if ablation:
        texts["ablation"] = read_json(ablation, AblationTable, LabError)
    return texts


def data_licences(manifest: Path) -> list[TextLicence]:
    """The licences of the open corpora in a manifest, with the megabytes under each."""
    with manifest.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["tier"] == "open"]
    sizes: Counter[str] = Counter()
    for row in rows:
        sizes[row["licence"]] += int(row["bytes"])
    return [TextLicence(licence, round(size / 1e6, 2)) for licence, size in sizes.most_common()]


def compact_figures(
    punctuator: Punctuator, texts: TextsByName, tests: TextsByName
) -> CompactFigures:
    """All figures of a bundle: by language, over all, and on the test sets."""
    measured, random = measure_each(punctuator, texts), np.random.default_rng(0)
    rows = {}
    for code, item in measured.items():
        gain = half_given_gain(punctuator, texts[code], item, random)
        rows[code] = LanguageFigures(**asdict(figures_of(item)), half_given_gain=gain)
    casing = [row.casing_f1 for row in rows.values() if row.casing_f1 is not None]
    benchmarks = measure_each(punctuator, tests)
    return CompactFigures(
        languages=rows,
        mean_micro_f1=metrics.mean([row.micro_f1 for row in rows.values()]),
        mean_casing_f1=metrics.mean(casing),
        mean_half_given_gain=metrics.mean([row.half_given_gain for row in rows.values()]),
        all=figures_of(measured_together(measured.values())),
        benchmarks={name: figures_of(item) for name, item in benchmarks.items()},
    )


def _quantisation_loss(
    int8: CompactFigures, exact: Punctuator, texts: TextsByName, tests: TextsByName
) -> dict[str, float]:
    """Micro F1 of the same bundle in float32, less that in int8, by set."""
    languages = [measure(exact, text).scores().micro_f1 for text in texts.values()]
    lost = {
        name: figures_of(measure(exact, text)).micro_f1 - int8.benchmarks[name].micro_f1
        for name, text in tests.items()
    }
    lost["mean of the languages"] = metrics.mean(languages) - int8.mean_micro_f1
    return {name: round(value, 4) for name, value in lost.items()}


def join(
    base: Annotated[Path, described("the bundle whose encoder is for all languages")],
    experts: Annotated[Path, described("a folder with the expert of each language")],
    dev: _Dev,
    out: _Out,
    *,
    notes: _Notes,
    own: Annotated[
        list[Sequence[str]] | None,
        described(
            "an encoder that train made for one language",
            action="append",
            nargs=2,
            metavar=("LANGUAGE", "RUN"),
        ),
    ] = None,
    manifest: _Manifest = None,
    benchmark: _Benchmarks = None,
    words: _Words = 6_000,
    alone: Annotated[bool, described("no encoder for languages without one of their own")] = False,
) -> None:
    """Write the joined bundle, its mixtures and calibration fitted, measured and described.

    Of each language up to `words` words are fitted on, and as many measured on. `out` may be
    `base`, whose encoders of one language stay where no other is given.
    """
    languages = sorted(path.parent.name for path in experts.glob(f"*/{DESCRIPTION_FILE}"))
    if not languages:
        raise LabError("there is no expert here.", file=experts)
    encoders = {language: Path(run) for language, run in own or ()}
    fitted, held_out = fitted_and_held_out(dev, words)
    tests = read_benchmarks(benchmark)

    def write(part: Path) -> None:
        _copy_experts(experts, languages, part)
        _copy_encoder(base, part, shared=not alone)
        _add_own_encoders(base, part, encoders)
        described = [read_description(part / EXPERTS / language) for language in languages]
        facts: dict[str, Any] = {"labels": joint_labels(described).described()}
        if alone:
            facts |= {"shared_encoder": False, "languages": languages}
        facts["experts"] = dict.fromkeys(languages, to_builtins(EXPERT_ALONE))
        _describe(base, part, encoders, facts | written_by_people(notes, manifest))
        mixtures, calibration = fit_mixtures(load_bundle(part), languages, fitted)
        redescribe(part, {"experts": mixtures, "calibration": calibration})
        redescribe(part, {"metrics": compact_figures(open_on_cpu(part), held_out, tests)})
        redescribe(part, {}, card=card_of(load_bundle(part)))

    replace_folder(out, write, DESCRIPTION)


def _copy_encoder(base: Path, part: Path, *, shared: bool) -> None:
    for name in (PIECES, CARD):
        shutil.copyfile(base / name, part / name)
    if shared:
        shutil.copytree(base / ENCODER, part / ENCODER)
        shutil.copyfile(base / HEADS, part / HEADS)


def _copy_experts(experts: Path, languages: Sequence[str], part: Path) -> None:
    for language in languages:
        (part / EXPERTS / language).mkdir(parents=True)
        for name in (DESCRIPTION_FILE, WEIGHTS_FILE):
            shutil.copyfile(experts / language / name, part / EXPERTS / language / name)


def _add_own_encoders(base: Path, part: Path, encoders: dict[str, Path]) -> None:
    for language in _own_encoders(base) - set(encoders):
        own = Path(EXPERTS, language)
        shutil.copytree(base / own / ENCODER, part / own / ENCODER)
        shutil.copyfile(base / own / HEADS, part / own / HEADS)
    for language, run in encoders.items():
        write_model(load_averaged(run), part / EXPERTS / language)


def _own_encoders(base: Path) -> set[str]:
    return set(load_bundle(base).described(CompactDescription).own_encoders)


def joint_labels(experts: Sequence[ExpertDescription]) -> LabelSet:
    """The labels of experts; those that are found too rarely are only offered.

    These are labels beyond the papers' four whose mean F1 over the experts is below 30 %.
    """
    found = [expert.metrics.f1 for expert in experts if expert.metrics is not None]

    def as_shown(label: Label) -> Label:
        rates = [rates[label.name] for rates in found if label.name in rates]
        if label in PAPER_LABELS or not rates or metrics.mean(rates) >= _LEAST_SHOWN:
            return label
        return dataclasses.replace(label, offered=True)

    return LabelSet(map(as_shown, experts[0].label_set))


_LEAST_SHOWN = 0.3


def _describe(base: Path, part: Path, encoders: dict[str, Path], texts: dict[str, Any]) -> None:
    """The description without fitted mixtures, calibration and figures."""
    kept = ("languages", "window", "encoder", "training", "data", "ablation")
    earlier = written_description(base)
    facts = {language: checkpoint_facts(run) for language, run in encoders.items()}
    write_description(
        part,
        {
            **{name: earlier[name] for name in kept if name in earlier},
            **texts,
            "own_encoders": sorted(_own_encoders(base) | set(encoders)),
            "own_training": {**earlier.get("own_training", {}), **facts},
        },
    )

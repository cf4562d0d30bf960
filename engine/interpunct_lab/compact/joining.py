# SPDX-License-Identifier: Apache-2.0
"""Joins a bundle with one encoder, the experts of its languages and encoders of their own."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

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
from interpunct.bundles.description import CompactDescription
from interpunct.errors import LabError
from interpunct.files import replace_folder
from interpunct.runtime.experts.description import DESCRIPTION_FILE
from interpunct.runtime.experts.weights import WEIGHTS_FILE
from interpunct_lab.compact.card import card_of
from interpunct_lab.compact.export import checkpoint_facts, load_averaged, write_model
from interpunct_lab.compact.mixtures import fit_mixtures
from interpunct_lab.compact.release import (
    compact_figures,
    fitted_and_held_out,
    read_benchmarks,
    told_by_people,
)
from interpunct_lab.evaluation.measured import open_on_cpu
from interpunct_lab.parameters import told


def join(
    base: Annotated[Path, told("the bundle whose encoder is for all languages")],
    experts: Annotated[Path, told("a folder with the expert of each language")],
    dev: Annotated[Path, told("labelled held-out text")],
    out: Annotated[Path, told("the bundle's folder")],
    *,
    notes: Annotated[Path, told("TOML: name, version, texts")],
    own: Annotated[
        list[Sequence[str]] | None,
        told(
            "an encoder that train made for one language",
            action="append",
            nargs=2,
            metavar=("LANGUAGE", "RUN"),
        ),
    ] = None,
    manifest: Annotated[Path | None, told("TSV of the corpora with their licences")] = None,
    benchmark: Annotated[
        list[Sequence[str]] | None,
        told(action="append", nargs=3, metavar=("NAME", "LANGUAGE", "FILE")),
    ] = None,
    words: Annotated[int, told("measured on, a language")] = 6_000,
) -> None:
    """Write the joined bundle, its mixtures and calibration fitted, measured and described.

    Of each language so many `words` are fitted on, and as many measured on. `out` may be `base`,
    whose encoders of one language stay where no other is given.
    """
    languages = sorted(path.parent.name for path in experts.glob(f"*/{DESCRIPTION_FILE}"))
    if not languages:
        raise LabError("there is no expert here.", file=experts)
    encoders = {language: Path(run) for language, run in own or ()}
    fitted, held_out = fitted_and_held_out(dev, words)
    tests = read_benchmarks(benchmark)

    def write(part: Path) -> None:
        _copy(base, experts, languages, part)
        _add_own_encoders(base, part, encoders)
        _describe(base, part, encoders, told_by_people(notes, manifest))
        fit = fit_mixtures(load_bundle(part), languages, fitted)
        redescribe(part, {"experts": fit.mixtures, "calibration": fit.calibration})
        redescribe(part, {"metrics": compact_figures(open_on_cpu(part), held_out, tests)})
        redescribe(part, {}, card=card_of(load_bundle(part)))

    replace_folder(out, write, DESCRIPTION)


def _copy(base: Path, experts: Path, languages: Sequence[str], part: Path) -> None:
    shutil.copytree(base / ENCODER, part / ENCODER)
    for name in (HEADS, PIECES, CARD):
        shutil.copyfile(base / name, part / name)
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


def _describe(base: Path, part: Path, encoders: dict[str, Path], texts: dict[str, Any]) -> None:
    """The description without mixtures, calibration and figures."""
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

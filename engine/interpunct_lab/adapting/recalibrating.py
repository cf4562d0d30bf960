# SPDX-License-Identifier: Apache-2.0
"""Fits the calibration of a bundle anew, by language, on finished text."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
import numpy as np

from interpunct.bundles.bundle import DESCRIPTION, Bundle, redescribe
from interpunct.bundles.description import Fits, HeldOutFigures, Recalibrated
from interpunct.errors import LabError
from interpunct.files import replace_folder
from interpunct.runtime.calibration import ALL_LANGUAGES
from interpunct.runtime.opening import open_punctuator
from interpunct_lab.adapting.evidence import refuse_evidence
from interpunct_lab.adapting.finished import Finished, Sources, split
from interpunct_lab.adapting.held_out import held_out_figures, measure_finished
from interpunct_lab.evaluation.calibrating import fit_calibration

_HELD_OUT = 0.5
_LEAST_SLOTS = 400  # of a language; fewer say little of rare labels


@dataclass(frozen=True, slots=True)
class Recalibration:
    """The languages that were fitted, and the figures on the held-out half."""

    languages: list[str]
    before: HeldOutFigures
    after: HeldOutFigures


def recalibrate(bundle: Bundle, sources: Sources, out: Path, *, seed: int = 1) -> Recalibration:
    """Fit on half of `sources`, measure on the other, and write the bundle to the folder `out`.

    A language with too little text keeps the fit that it had. Raises LabError where there is too
    little of every one, where the bundle was adapted, or where `out` is there already.
    """
    refuse_evidence(bundle)
    if out.exists():
        raise LabError("there is something here already.", file=out, remedy="Name another folder.")
    fitted, held = split(sources, held_out=_HELD_OUT, seed=seed)
    fits = _fits(bundle, fitted)
    if not fits or not held:
        raise LabError(
            f"no language has {_LEAST_SLOTS} slots to fit on.", remedy="Give more captions."
        )
    changed = {**bundle.calibration, **fits}
    before, after = (
        _measured(_with(bundle, kind), held) for kind in (bundle.calibration, changed)
    )
    languages = sorted(set(fits) - {ALL_LANGUAGES})
    files = tuple(path.name for path in sources)
    entry = Recalibrated(files, tuple(languages), before, after)

    def write(part: Path) -> None:
        shutil.copytree(bundle.folder, part, dirs_exist_ok=True)
        redescribe(part, {"calibration": changed, "recalibrated": entry})

    replace_folder(out, write, DESCRIPTION)
    return Recalibration(languages, before, after)


def _fits(bundle: Bundle, texts: Sequence[Finished]) -> Fits:
    """The fit of every language that has enough text.

    That of all languages together is fitted where the bundle has no other.
    """
    bare = open_punctuator(_with(bundle, {})).punctuator
    measured = measure_finished(bare, texts, bundle.description.marks)
    scores, wanted = measured.log_scores(), measured.wanted
    spoken = np.array([word.language for text in texts for word in text.transcript.words])
    rows = {code: measured.scored & (spoken == code) for code in sorted(set(spoken.tolist()))}
    if set(bundle.calibration) <= {ALL_LANGUAGES}:
        rows[ALL_LANGUAGES] = measured.scored
    return {
        code: fit_calibration(scores[chosen], wanted[chosen])
        for code, chosen in rows.items()
        if chosen.sum() >= _LEAST_SLOTS
    }


def _with(bundle: Bundle, calibration: Fits) -> Bundle:
    return replace(
        bundle, description=msgspec.structs.replace(bundle.description, calibration=calibration)
    )


def _measured(bundle: Bundle, texts: Sequence[Finished]) -> HeldOutFigures:
    predictor = open_punctuator(bundle).punctuator
    return held_out_figures(measure_finished(predictor, texts, bundle.description.marks))

# SPDX-License-Identifier: Apache-2.0
"""Adapts or calibrates a bundle on a user's own finished captions or review decisions.

Nothing else is mixed in. The pull towards the earlier weights keeps a few hundred words from
wrecking the bundle. Part of the text is held out; an adapted bundle that is worse on it is not
written.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np

from interpunct.bundles.bundle import CARD, DESCRIPTION, Bundle, load_bundle, redescribe, sha256
from interpunct.bundles.description import Adapted, Fits, Recalibrated
from interpunct.errors import LabError
from interpunct.files import copy_folder, replace_folder
from interpunct.runtime.calibration import ALL_LANGUAGES
from interpunct.runtime.evidence import evidence_of
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor
from interpunct_lab.making.evidence import STEPS, Scope, learn_evidence, refuse_evidence
from interpunct_lab.making.finished_text import (
    Finished,
    Sources,
    finished_figures,
    measure_finished,
    split,
)

HELD_OUT = 0.2
_LEAST_SLOTS = 100  # to learn from, and a quarter of them to measure on
_LEAST_FITTED_SLOTS = 400  # of a language; fewer say little of rare labels


def adapt_bundle(
    bundle: Bundle,
    sources: Sources,
    out: Path,
    *,
    scope: Scope = Scope.NGRAMS,
    steps: int | None = None,
    seed: int = 1,
    force: bool = False,
    report: Callable[[str], None] = print,
) -> Adapted:
    """Learn from `sources` what `scope` says and write the adapted bundle to the folder `out`.

    Raises LabError, and writes nothing, where there is too little text, or where the bundle has
    nothing in that scope. It is raised too if `out` exists, and, without `force`, if the result is
    worse on the held-out part.
    """
    _refuse_taken(out)
    learn_from, held = _parts(sources, seed)
    words = sum(map(len, learn_from))
    report(f"learns from {words:,} words, measures on {sum(map(len, held)):,} others")
    predictor, marks = open_punctuator(bundle).punctuator, bundle.description.marks
    before = finished_figures(predictor, held, marks)
    steps = steps or STEPS[scope]
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=f".{out.name}.") as scratch:
        part = Path(scratch) / "bundle"
        if scope is Scope.NGRAMS:
            _write_with_ngrams(bundle, predictor, learn_from, part, steps)
        else:
            from interpunct_lab.making.fine_tuning import write_adapted_system  # needs torch

            write_adapted_system(bundle, learn_from, part, scope=scope, steps=steps, seed=seed)
        adapted = open_punctuator(load_bundle(part)).punctuator
        entry = Adapted(
            scope=scope.value,
            steps=steps,
            seed=seed,
            origin=bundle.name,
            origin_sha256=sha256(bundle.path(DESCRIPTION)),
            on=tuple(path.name for path in sources),
            words=words,
            before=before,
            after=finished_figures(adapted, held, marks),
        )
        if not force:
            _refuse_worse(entry)
        _describe(bundle, part, entry)
        part.rename(out)
    return entry


def _refuse_taken(out: Path) -> None:
    if out.exists():
        raise LabError("the path already exists.", file=out, remedy="Name another folder.")


def _parts(sources: Sources, seed: int) -> tuple[list[Finished], list[Finished]]:
    learn_from, held = split(sources, held_out=HELD_OUT, seed=seed)
    slots, others = (sum(text.slots for text in part) for part in (learn_from, held))
    if slots < _LEAST_SLOTS or others < _LEAST_SLOTS // 4:
        raise LabError(
            f"{slots + others} slots are too little to learn from and to measure on.",
            remedy=f"Give captions or decisions with some {2 * _LEAST_SLOTS} slots or more.",
        )
    return learn_from, held


def _write_with_ngrams(
    bundle: Bundle, predictor: Predictor, texts: Sequence[Finished], out: Path, steps: int
) -> None:
    """Write the bundle with the n-grams of `texts` beside it, and with those that it had."""
    marks, earlier = bundle.description.marks, evidence_of(bundle)
    learnt = learn_evidence(predictor, texts, marks=marks, steps=steps)
    copy_folder(bundle.folder, out)
    (learnt if earlier is None else earlier.plus(learnt)).save(out)
    redescribe(out, {})


def _refuse_worse(entry: Adapted) -> None:
    """Raise LabError where more slots of the held-out text are wrong than before.

    On little text the slot error rate is a better measure than F1. A shift of precision against
    recall moves F1 by points.
    """
    before, after = entry.before.slot_error_rate, entry.after.slot_error_rate
    if after > before:
        raise LabError(
            f"on the held-out part the adapted bundle is worse (slot error rate {after:.1%}, it "
            f"was {before:.1%}), so it was not written.",
            remedy="Give more text, or text of one kind, or insist with --force.",
        )


def _describe(bundle: Bundle, folder: Path, entry: Adapted) -> None:
    """Add the adaptation to the description and the card of the bundle in `folder`."""
    earlier, name = bundle.description.adapted, bundle.description.name
    changes = {
        "name": name if earlier else f"{name}-adapted",
        "adapted": [*earlier, entry],
    }
    card = bundle.card().rstrip() if (bundle.folder / CARD).exists() else f"# {name}"
    redescribe(folder, changes, card=f"{card}\n\n{_card_section(entry)}")


def _card_section(entry: Adapted) -> str:
    before, after = entry.before, entry.after
    rows = [
        ("micro F1", before.micro_f1, after.micro_f1),
        ("slot error rate", before.slot_error_rate, after.slot_error_rate),
        *((f"F1 of {name}", before.f1[name], after.f1[name]) for name in after.f1),
        ("F1 of capitals", before.casing_f1, after.casing_f1),
    ]
    table = "".join(
        f"| {name} | {100 * old:.1f} | {100 * (new or 0):.1f} |\n"
        for name, old, new in rows
        if old
    )
    return (
        f"## Adapted\n\nFrom {entry.origin} on {entry.words:,} words of {len(entry.on)} "
        f"files ({entry.scope}, {entry.steps} steps); the figures, in percent, are those "
        f"of {after.slots:,} held-out slots. The sections above tell of the bundle it was "
        f"adapted from.\n\n| | before | after |\n|---|---|---|\n{table}"
    )


def recalibrate(bundle: Bundle, sources: Sources, out: Path, *, seed: int = 1) -> Recalibrated:
    """Fit on half of `sources`, measure on the other, and write the bundle to the folder `out`.

    A language with too little text keeps the fit that it had. Raises LabError where there is too
    little of every one, where the bundle was adapted, or where `out` exists.
    """
    refuse_evidence(bundle)
    _refuse_taken(out)
    fitted, held = split(sources, held_out=0.5, seed=seed)
    fits = _fits(bundle, fitted)
    if not fits or not held:
        raise LabError(
            f"no language has {_LEAST_FITTED_SLOTS} slots to fit on.", remedy="Give more captions."
        )
    changed = {**bundle.calibration, **fits}
    before, after = (
        finished_figures(_calibrated(bundle, kind), held, bundle.description.marks)
        for kind in (bundle.calibration, changed)
    )
    files, languages = (path.name for path in sources), set(fits) - {ALL_LANGUAGES}
    entry = Recalibrated(tuple(files), tuple(sorted(languages)), before, after)

    def write(part: Path) -> None:
        shutil.copytree(bundle.folder, part, dirs_exist_ok=True)
        redescribe(part, {"calibration": changed, "recalibrated": entry})

    replace_folder(out, write, DESCRIPTION)
    return entry


def _fits(bundle: Bundle, texts: Sequence[Finished]) -> Fits:
    """The fit of every language that has enough text.

    That of all languages together is fitted where the bundle has no other.
    """
    from interpunct_lab.evaluation.calibrating import fit_calibration  # needs torch

    measured = measure_finished(_calibrated(bundle, {}), texts, bundle.description.marks)
    scores, wanted = measured.log_scores(), measured.wanted
    spoken = np.array([word.language for text in texts for word in text.transcript.words])
    rows = {code: measured.scored & (spoken == code) for code in sorted(set(spoken.tolist()))}
    if set(bundle.calibration) <= {ALL_LANGUAGES}:
        rows[ALL_LANGUAGES] = measured.scored
    return {
        code: fit_calibration(scores[chosen], wanted[chosen])
        for code, chosen in rows.items()
        if chosen.sum() >= _LEAST_FITTED_SLOTS
    }


def _calibrated(bundle: Bundle, calibration: Fits) -> Predictor:
    """The bundle, open for use, with another calibration."""
    changed = msgspec.structs.replace(bundle.description, calibration=calibration)
    return open_punctuator(replace(bundle, description=changed)).punctuator

# SPDX-License-Identifier: Apache-2.0
"""Adapts a bundle to a user's own finished captions or review decisions.

Nothing else is mixed in; what keeps a few hundred words from wrecking the bundle is the pull
towards what it was. Part of the text is held out, and a bundle that is worse on it is not written.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from interpunct.bundles.bundle import CARD, DESCRIPTION, Bundle, load_bundle, redescribe, sha256
from interpunct.bundles.description import Adapted, HeldOutFigures
from interpunct.errors import LabError
from interpunct.files import copy_folder
from interpunct.labels import Label
from interpunct.runtime.evidence import evidence_of
from interpunct.runtime.opening import open_punctuator
from interpunct.runtime.predictor import Predictor
from interpunct_lab.adapting.evidence import learn_evidence
from interpunct_lab.adapting.finished import Finished, Sources, split
from interpunct_lab.adapting.held_out import held_out_figures, measure_finished
from interpunct_lab.adapting.scopes import STEPS, Scope

HELD_OUT = 0.2
_LEAST_SLOTS = 100  # to learn from, and a quarter of them to measure on


@dataclass(frozen=True, slots=True)
class Adaptation:
    """What was learnt from, in words, and the figures on the held-out part."""

    words: int
    before: HeldOutFigures
    after: HeldOutFigures

    @property
    def is_worse(self) -> bool:
        """Whether more slots of the held-out text are wrong than before: more is to be corrected.

        On little text the slot error rate tells more than F1, which a shift of precision against
        recall moves by points.
        """
        return self.after.slot_error_rate > self.before.slot_error_rate


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
) -> Adaptation:
    """Learn from `sources` what `scope` says and write the adapted bundle to the folder `out`.

    Raises LabError where there is too little text, where the bundle has nothing in that scope,
    where `out` is there already, and, unless with `force`, where the result is worse on the
    held-out part; then nothing is written.
    """
    if out.exists():
        raise LabError("there is something here already.", file=out, remedy="Name another folder.")
    learn_from, held = _parts(sources, seed)
    words = sum(map(len, learn_from))
    report(f"learns from {words:,} words, measures on {sum(map(len, held)):,} others")
    predictor = open_punctuator(bundle).punctuator
    marks = bundle.description.marks
    before = _measured(predictor, held, marks)
    steps = steps or STEPS[scope]
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=f".{out.name}.") as scratch:
        part = Path(scratch) / "bundle"
        if scope is Scope.NGRAMS:
            _write_with_ngrams(bundle, predictor, learn_from, part, steps)
        else:
            from interpunct_lab.adapting.systems import write_adapted_system  # needs torch

            write_adapted_system(bundle, learn_from, part, scope=scope, steps=steps, seed=seed)
        after = _measured(open_punctuator(load_bundle(part)).punctuator, held, marks)
        done = Adaptation(words, before, after)
        if done.is_worse and not force:
            raise _refused(done)
        entry = _entry(bundle, sources, done, scope=scope, steps=steps, seed=seed)
        _describe(bundle, part, entry)
        part.rename(out)
    return done


def _write_with_ngrams(
    bundle: Bundle, predictor: Predictor, texts: Sequence[Finished], out: Path, steps: int
) -> None:
    """Write the bundle with the n-grams of `texts` beside it, and with those that it had."""
    marks, earlier = bundle.description.marks, evidence_of(bundle)
    learnt = learn_evidence(predictor, texts, marks=marks, steps=steps)
    copy_folder(bundle.folder, out)
    (learnt if earlier is None else earlier.plus(learnt)).save(out)
    redescribe(out, {})


def _measured(
    predictor: Predictor, held: Sequence[Finished], marks: Sequence[Label]
) -> HeldOutFigures:
    return held_out_figures(measure_finished(predictor, held, marks))


def _parts(sources: Sources, seed: int) -> tuple[list[Finished], list[Finished]]:
    learn_from, held = split(sources, held_out=HELD_OUT, seed=seed)
    slots, others = (sum(text.slots for text in part) for part in (learn_from, held))
    if slots < _LEAST_SLOTS or others < _LEAST_SLOTS // 4:
        raise LabError(
            f"{slots + others} slots are too little to learn from and to measure on.",
            remedy=f"Give captions or decisions with some {2 * _LEAST_SLOTS} slots or more.",
        )
    return learn_from, held


def _refused(done: Adaptation) -> LabError:
    before, after = done.before.slot_error_rate, done.after.slot_error_rate
    return LabError(
        f"on the held-out part the adapted bundle is worse (slot error rate {after:.1%}, it was "
        f"{before:.1%}), so it was not written.",
        remedy="Give more text, or text of one kind, or insist with --force.",
    )


def _entry(
    bundle: Bundle, sources: Sources, done: Adaptation, *, scope: Scope, steps: int, seed: int
) -> Adapted:
    return Adapted(
        scope=scope.value,
        steps=steps,
        seed=seed,
        origin=bundle.name,
        origin_sha256=sha256(bundle.path(DESCRIPTION)),
        on=tuple(path.name for path in sources),
        words=done.words,
        before=done.before,
        after=done.after,
    )


def _describe(bundle: Bundle, folder: Path, entry: Adapted) -> None:
    """Tell in the description and the card of the bundle in `folder` what was done to it."""
    earlier, name = bundle.description.adapted, bundle.description.name
    changes = {
        "name": name if earlier else f"{name}-adapted",
        "adapted": [*earlier, entry],
    }
    card = bundle.card().rstrip() if (bundle.folder / CARD).exists() else f"# {name}"
    redescribe(folder, changes, card=f"{card}\n\n{card_section(entry)}")


def card_section(entry: Adapted) -> str:
    """The section of the card that tells of one adaptation."""
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

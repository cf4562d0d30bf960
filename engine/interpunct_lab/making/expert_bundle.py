# SPDX-License-Identifier: Apache-2.0
"""From text to a bundle of experts, for `interpunct train expert`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from interpunct.errors import LabError
from interpunct.runtime.experts.description import Shape
from interpunct.runtime.experts.expert import Expert
from interpunct.runtime.experts.system import ExpertSystem
from interpunct.runtime.settings import configured
from interpunct_lab.architectures.expert_network import named_expert
from interpunct_lab.evaluation.bundle_figures import measure, measured_together
from interpunct_lab.making.expert_training import ExpertTrainer, begin_expert, finished_expert
from interpunct_lab.making.recipes import recipe
from interpunct_lab.making.request import (
    Listener,
    Texts,
    TrainingRequest,
    check_room,
    gather,
    provenance,
    refuse_given,
    refuse_options_of_steps,
)
from interpunct_lab.making.trained_bundle import write_trained
from interpunct_lab.objectives.expert import on_its_own
from interpunct_lab.sampling.expert_recipe import ExpertRecipe, recipe_for
from interpunct_lab.text.corpus import Corpus
from interpunct_lab.text.labelled import LabelledText

_EVIDENCE_RATE = 2.0  # times the others'


def train_experts(request: TrainingRequest, listener: Listener) -> None:
    """Train an expert for each requested language, and write them as one bundle.

    The dev text of a language stops its training, fits its calibration and measures it. Raises
    LabError where data or options cannot be used, or where something is in the way.
    """
    refuse_options_of_steps(request)
    _refuse_others_options(request)
    check_room(request)
    texts = gather(request)
    missing = [code for code in texts.train if not len(texts.dev.get(code, ()))]
    if missing:
        raise LabError(
            f"there is no text to measure on in {', '.join(missing)}.",
            remedy="Give more text, or some in --dev.",
        )
    languages = texts.train if request.init else ()
    starts = {code: named_expert(request.init, code) for code in languages if request.init}
    shape = _shape(request, starts)
    experts = {}
    for code, text in texts.train.items():
        chosen = _recipe(request, text, shape)
        trainer = begin_expert(
            Corpus.of(text),
            texts.dev[code],
            chosen,
            request.folder / code,
            start=starts.get(code),
        )
        schedule = trainer.objective.schedule
        warm_up = request.warm_up_of(schedule.steps)
        trainer.objective.schedule = replace(schedule, warm_up=warm_up)
        experts[code] = _trained(trainer, listener)
    system, facts = ExpertSystem(shape, experts), _training(request, texts, experts)
    found = measured_together(
        measure(on_its_own(expert), texts.dev[code]) for code, expert in experts.items()
    )
    casing = found.casing_f1() if found.has_casing() else None
    listener.report(write_trained(system, request.out, texts, facts, casing_f1=casing))


def _refuse_others_options(request: TrainingRequest) -> None:
    """Raise LabError for options that other systems have and experts have not."""
    usual = recipe(request.system).options
    refuse_given(
        (
            request.options not in (None, usual),
            "experts choose their own windows.",
            "Leave out --unit, --cut, --second-language and --questions.",
        ),
        (
            request.domain,
            "experts draw from one text.",
            "Leave out --domain, or add its text to --data.",
        ),
        (request.epochs, "experts take six passes.", "Give --steps in its place."),
        (request.device == "cuda", "experts learn on the CPU.", "Use --device cpu."),
        (
            request.init is not None and bool(request.settings),
            "the sizes of a trained expert cannot be set.",
            "Leave out --set, or --init.",
        ),
    )


def _shape(request: TrainingRequest, starts: Mapping[str, Expert]) -> Shape:
    """The shape of the experts to start from, or as it was set."""
    for start in starts.values():
        return start.description.shape
    shape: Shape = configured(Shape, dict(request.settings), LabError, from_text=True)
    return shape


def _recipe(request: TrainingRequest, text: LabelledText, shape: Shape) -> ExpertRecipe:
    """The recipe for the size of the text, with the requested options."""
    usual, plan = recipe_for(text.language, len(text)), request.plan
    rate = usual.learning.rate if request.rate is None else request.rate
    learning = replace(
        usual.learning,
        most_steps=plan.steps,
        windows=plan.stretches,
        words=request.words or usual.learning.words,
        rate=rate,
        evidence_rate=_EVIDENCE_RATE * rate,
        warm_up=request.warm_up_of(plan.steps),
        check_every=plan.check_every,
        patience=plan.patience,
        seed=plan.seed,
        bfloat16=False,  # slower where the processor does not have it
    )
    return replace(usual, shape=shape, learning=learning)


def _trained(trainer: ExpertTrainer, listener: Listener) -> Expert:
    objective = trainer.objective
    start = f", from the expert of {objective.start}" if objective.start else ""
    listener.report(
        f"expert of {objective.language}: learns from {len(objective.corpus):,} words on the CPU"
        f"{start}."
    )
    listener.started(trainer.progress.step, trainer.steps)
    trainer.run(checked=listener.checked, stepped=listener.stepped)
    return finished_expert(trainer, objective.fitting)


def _training(
    request: TrainingRequest, texts: Texts, experts: Mapping[str, Expert]
) -> dict[str, Any]:
    """Facts on the training of the bundle, all languages together."""
    trainings = [expert.description.training for expert in experts.values()]
    facts = [item for item in trainings if item is not None]
    return {
        **texts.sizes(),
        **provenance(request, texts),
        "init": None if request.init is None else request.init.name,
        "device": "cpu",
        "step": sum(item.steps for item in facts),
        "words": sum(item.words_seen for item in facts),
        "cpu_seconds": sum(item.cpu_seconds for item in facts),
    }

# SPDX-License-Identifier: Apache-2.0
"""From text to a bundle of any system, for `interpunct train`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, fields, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import torch

from interpunct.bundles.bundle import load_bundle
from interpunct.bundles.description import Check
from interpunct.errors import LabError
from interpunct.files import replace_folder
from interpunct.labels import PAPER_LABELS
from interpunct.runtime.experts.system import ExpertSystem
from interpunct.runtime.settings import configured
from interpunct.runtime.system_files import load_system
from interpunct.runtime.systems import system_class
from interpunct_lab.architectures.base import System
from interpunct_lab.making.expert_bundle import train_experts
from interpunct_lab.making.recipes import recipe
from interpunct_lab.making.request import (
    Listener,
    Texts,
    TrainingRequest,
    check_room,
    draw,
    gather,
    provenance,
    refuse_given,
    refuse_options_of_steps,
)
from interpunct_lab.making.trained_bundle import write_trained
from interpunct_lab.making.training_log import TrainingLog, refuse_missing_tensorboard
from interpunct_lab.objectives.labelling import LabellingObjective
from interpunct_lab.text.labelled import LabelledText, words_in
from interpunct_lab.text.samples import label_shares, sampling_weights
from interpunct_lab.text.vocabulary import form_counts
from interpunct_lab.training.accelerating import end_training, open_accelerator, refuse_precision
from interpunct_lab.training.checkpoints import is_begun, leaving_no_folder
from interpunct_lab.training.trainer import Trainer

if TYPE_CHECKING:
    from accelerate import Accelerator

SystemTrainer = Trainer[LabellingObjective]
_GPU_WORKERS = 2


def train_system(request: TrainingRequest, listener: Listener) -> None:
    """Train the requested system, calibrate it and write the bundle.

    Raises LabError where data or options cannot be used, or where something is in the way.
    """
    chosen: Any = system_class(request.system)
    if request.tensorboard:
        refuse_missing_tensorboard()
    if request.labels != PAPER_LABELS and not issubclass(chosen, ExpertSystem):
        raise LabError(
            f"the system {request.system} predicts the labels of the papers only.",
            remedy="Leave out --labels, or train the system expert.",
        )
    if request.epochs is None:
        request.warm_up_of(request.plan.steps)  # refused before any text is labelled
    with leaving_no_folder(request.folder):
        if issubclass(chosen, System):
            with _enough_memory():
                _train_in_steps(chosen, request, listener)
        elif issubclass(chosen, ExpertSystem):
            train_experts(request, listener)
        else:
            _train_at_once(chosen, request, listener)


@contextmanager
def _enough_memory() -> Iterator[None]:
    """Raise LabError where the memory does not suffice; torch has no error of its own for the
    CPU's.
    """
    try:
        yield
    except (MemoryError, RuntimeError) as error:
        is_memory = isinstance(error, MemoryError | torch.OutOfMemoryError)
        if not is_memory and "allocate memory" not in str(error):
            raise
        raise LabError(
            "the memory does not suffice for a system of these sizes.",
            remedy="Use smaller sizes (--set, --encoder), a smaller --batch, or fewer --words.",
        ) from error


def _train_at_once(chosen: Any, request: TrainingRequest, listener: Listener) -> None:
    """Fit a system without steps or checkpoints, the CRF, to all stretches in one go.

    There are as many stretches as the plan has steps times stretches.
    """
    who = f"the system {request.system}"
    refuse_given(
        (request.init, f"{who} always learns from the beginning.", "Leave out --init."),
        (request.rate, f"{who} has no learning rate.", "Leave out --rate."),
        (request.warm_up, f"{who} has no warm-up.", "Leave out --warm-up."),
        (request.device == "cuda", f"{who} learns on the CPU.", "Leave out --device."),
    )
    refuse_options_of_steps(request)
    check_room(request)
    texts = gather(request)
    drawn = draw(request, texts, chosen.window_words)
    plan = drawn.plan(request)
    random = np.random.default_rng(plan.seed)
    stretches = drawn.sampler.stretches(plan.steps * plan.stretches, random)
    words = sum(len(stretch.words) for stretch in stretches)
    listener.report(f"{request.system} learns from {words:,} words on the CPU.")
    began, cpu_began = time.monotonic(), time.process_time()
    config = configured(chosen.Config, dict(request.settings), LabError, from_text=True)
    numbered = ((text.types, text.words, text.labels) for text in drawn.texts.values())
    system = chosen.fit(stretches, config, numbered)
    training = {
        **drawn.facts,
        "plan": asdict(plan),
        "device": "cpu",
        "step": plan.steps,
        "words": words,
        "seconds": time.monotonic() - began,
        "cpu_seconds": time.process_time() - cpu_began,
        **provenance(request, texts),
    }
    listener.report(write_trained(system, request.out, texts, training))


def _train_in_steps(chosen: type[System], request: TrainingRequest, listener: Listener) -> None:
    began = time.monotonic()
    accelerator = open_accelerator(request.device, request.precision)
    _train_on(accelerator, chosen, request, listener, began)
    end_training(accelerator)


def _train_on(
    accelerator: Accelerator,
    chosen: type[System],
    request: TrainingRequest,
    listener: Listener,
    began: float,
) -> None:
    is_first = accelerator.is_main_process
    if is_first:
        check_room(request)
    with accelerator.main_process_first():
        texts = gather(request, writes=is_first)
    torch.manual_seed(request.plan.seed)  # the weights to start from
    with accelerator.main_process_first():
        system = _begin(chosen, request, texts.train, learn=is_first)
    refuse_precision(system, accelerator)
    if request.saves_activations:
        system.save_activations()
    trainer = _trainer(request, system, texts, accelerator)
    if request.resume:
        trainer.resume()
    workers = 0 if system.device.type == "cpu" else _GPU_WORKERS  # they take a CPU's own time
    run = partial(
        trainer.run,
        workers=workers if request.workers is None else request.workers,
        until=None if request.minutes is None else began + 60 * request.minutes,
    )
    if is_first:
        _lead(run, trainer, texts, request, listener)
    else:
        run()


def _begin(
    chosen: type[System],
    request: TrainingRequest,
    texts: Mapping[str, LabelledText],
    *,
    learn: bool,
) -> System:
    """The system before its first step, or, where a checkpoint is resumed, its empty shape.

    Of several processes the first has to `learn` the vocabulary. The others read it, and get its
    weights when training begins.
    """
    if request.init is not None:
        return _from_bundle(request.init, request)
    config = configured(chosen.Config, _settings(chosen, request), LabError, from_text=True)
    folder = request.folder / "vocabulary"
    if not learn or (request.resume and is_begun(request.folder)):
        return chosen(config, chosen.load_vocabulary(folder))
    weights = sampling_weights(words_in(texts), temperature=request.temperature)
    counts = form_counts(texts.values(), weights)
    if request.vocabulary is None:
        vocabulary = chosen.learn_vocabulary(config, counts)
    else:
        vocabulary = chosen.take_vocabulary(request.vocabulary, config, counts)
    system = chosen(config, vocabulary)
    system.begin(label_shares(texts, weights))
    replace_folder(folder, system.save_vocabulary, None)
    return system


def _settings(chosen: type[System], request: TrainingRequest) -> dict[str, str]:
    """The fields to set; in several epochs an encoder that can be frozen is so for the first."""
    settings = dict(request.settings)
    if request.epochs and "frozen" in {field.name for field in fields(chosen.Config)}:
        settings.setdefault("frozen", str(1 / request.epochs))
    return settings


def _from_bundle(folder: Path, request: TrainingRequest) -> System:
    bundle = load_bundle(folder)
    if bundle.system != request.system:
        raise LabError(
            f"this is a bundle of the system {bundle.system}, not {request.system}.", file=folder
        )
    settings = dict(request.settings)
    refuse_given(
        (
            bool(request.vocabulary) or not all(map(_is_dropout, settings)),
            "of a trained system only the dropout can be set.",
            "Leave out other --set, --encoder and --vocabulary, or --init.",
        )
    )
    given = configured(system_class(bundle.system).Config, settings, LabError, from_text=True)
    changed = {name: getattr(given, name) for name in settings}
    return cast("System", load_system(bundle, changed))


def _is_dropout(setting: str) -> bool:
    return setting.endswith("dropout")


def _trainer(
    request: TrainingRequest, system: System, texts: Texts, accelerator: Any
) -> SystemTrainer:
    drawn = draw(request, texts, system.window_words)
    usual = recipe(request.system).rate_of(system.config)
    planned = drawn.plan(request, accelerator.num_processes)
    plan = replace(planned, rate=usual if request.rate is None else request.rate)
    objective = LabellingObjective(
        system, plan, drawn.sampler, texts.dev, accelerator, facts=drawn.facts, level=texts.level
    )
    return Trainer(objective, request.folder, accelerator)


def _lead(
    run: Callable[..., bool],
    trainer: SystemTrainer,
    texts: Texts,
    request: TrainingRequest,
    listener: Listener,
) -> None:
    """The part of the first process: the listener, the log, the bundle."""
    log = TrainingLog(request.folder, trainer.progress.step, tensorboard=request.tensorboard)
    words, system = sum(map(len, texts.train.values())), trainer.objective.module
    millions = sum(part.numel() for part in system.parameters()) / 1e6
    listener.report(
        f"{system.name}, {millions:.1f} million weights, learns from "
        f"{words:,} words on {system.device}."
    )
    listener.started(trainer.progress.step, trainer.steps)

    def checked(check: Check) -> None:
        log.add(trainer.progress.checks)
        listener.checked(check)

    run(checked=checked, stepped=listener.stepped)
    trainer.load_best()
    log.close(trainer.progress)
    _finish(trainer, texts, request, listener)


def _finish(
    trainer: SystemTrainer, texts: Texts, request: TrainingRequest, listener: Listener
) -> None:
    progress, system = trainer.progress, trainer.objective.module
    if not trainer.is_done:
        listener.report(
            f"The time is up after step {progress.step:,}: these are the best weights so far. "
            "The same command with --resume continues."
        )
    device, facts = {"device": str(system.device)}, provenance(request, texts)
    training = {**trainer.sameness, **device, **progress.as_dict(), **facts}
    listener.report(write_trained(system, request.out, texts, training))

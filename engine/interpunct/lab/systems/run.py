# SPDX-License-Identifier: Apache-2.0
"""From text to a bundle of any published system: what `interpunct train` does."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import torch

from interpunct.errors import LabError
from interpunct.lab.evaluation import calibrating
from interpunct.lab.systems.card import system_card_text
from interpunct.lab.systems.recipes import recipe
from interpunct.lab.systems.settings import configured
from interpunct.lab.systems.trainer import (
    CHECKPOINT,
    Check,
    Progress,
    SystemPlan,
    SystemTrainer,
    label_scores,
    open_accelerator,
    raw_scores,
)
from interpunct.lab.text.domain import with_domain
from interpunct.lab.text.stretches import StretchSampler, held_out, sample, sampling_weights
from interpunct.lab.text.training_data import load_texts
from interpunct.lab.text.vocabulary import form_counts
from interpunct.models.bundle import DESCRIPTION, load_bundle
from interpunct.models.systems import system_class
from interpunct.models.systems.storing import load_labeller, replace_folder, save_system
from interpunct.punctuate.calibration import ALL_LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from accelerate import Accelerator

    from interpunct.lab.text.labelled import LabelledText
    from interpunct.lab.text.stretches import StretchOptions
    from interpunct.models.systems.base import FloatArray, IntArray, Labeller, System

_VOCABULARY = "vocabulary"


@dataclass(frozen=True, slots=True)
class TrainingRequest:
    """What to train on what.

    `settings` are fields of the system's config as written on a command line; `init` is a bundle
    to start from instead. Without `dev` a part of `data` is held out. `rate` and `options` of
    None are the system's own (`interpunct.lab.systems.recipes`), `words`, those of a stretch, too.
    A `domain_share` of the stretches is drawn from `domain`, where there is one.
    """

    system: str
    data: Path
    out: Path
    plan: SystemPlan
    languages: tuple[str, ...] | None = None
    dev: Path | None = None
    dev_words: int = 20_000
    temperature: float = 0.6
    init: Path | None = None
    settings: tuple[tuple[str, str], ...] = ()
    rate: float | None = None
    options: StretchOptions | None = None
    words: int | None = None
    domain: Path | None = None
    domain_share: float = 0.003
    device: str = "auto"
    resume: bool = False

    @property
    def folder(self) -> Path:
        """Where the checkpoint and the labelled text are: beside the bundle."""
        return self.out.with_name(f"{self.out.name}.training")


class Listener(Protocol):
    """Who is told how a training goes; of several processes, only the first one's is."""

    def started(self, step: int) -> None:
        """Training begins, or goes on, after this step."""

    def told(self, sentence: str) -> None:
        """Something that is worth a line."""

    def stepped(self, step: int) -> None:
        """So many steps are done."""

    def checked(self, check: Check) -> None:
        """The dev text was measured."""


@dataclass(frozen=True, slots=True)
class Texts:
    """What is trained on and what is held out, by language."""

    train: dict[str, LabelledText]
    dev: dict[str, LabelledText]

    def sizes(self) -> dict[str, dict[str, int]]:
        """Words by language, as `data` and `dev`."""
        parts = {"data": self.train, "dev": self.dev}
        return {
            name: {code: len(text) for code, text in texts.items()}
            for name, texts in parts.items()
        }


def train(request: TrainingRequest, listener: Listener) -> None:
    """Train what is requested, calibrate it and write the bundle.

    Raises LabError where the data or the options cannot be used, or where something is in the way.
    """
    accelerator = open_accelerator(request.device)
    is_first = accelerator.is_main_process
    if is_first:
        check_room(request)
    with accelerator.main_process_first():
        texts = gather(request)
    torch.manual_seed(request.plan.seed)  # the weights to start from
    with accelerator.main_process_first():
        system = begin(request, texts.train, learn=is_first)
    trainer, sampler = prepare(request, system, texts, accelerator)
    if request.resume:
        trainer.resume()
    if not is_first:
        trainer.run(sampler, texts.dev)
        accelerator.end_training()
        return
    words = sum(map(len, texts.train.values()))
    listener.told(
        f"{request.system}, {_millions(system)} million weights, learns from {words:,} words "
        f"on {accelerator.device}."
    )
    listener.started(trainer.progress.step)
    progress = trainer.run(sampler, texts.dev, checked=listener.checked, stepped=listener.stepped)
    facts = {**trainer.sameness, "device": str(accelerator.device)}
    write_system(system, request.out, texts, progress, facts)
    accelerator.end_training()


def check_room(request: TrainingRequest) -> None:
    """Raise LabError where a bundle or another training is in the way."""
    if request.resume:
        return
    if (request.folder / CHECKPOINT).exists():
        raise LabError(
            "a training was begun here.",
            file=request.folder,
            remedy="Go on with it by --resume, or remove it, or name another --out.",
        )
    if (request.out / DESCRIPTION).exists():
        raise LabError("there is a bundle already.", file=request.out, remedy="Name another.")


def gather(request: TrainingRequest) -> Texts:
    """The text to train on and that to measure on."""
    texts = load_texts(request.data, request.languages, request.folder / "labelled")
    if not texts:
        raise LabError("there is not a word here.", file=request.data)
    share = max(1, request.dev_words // len(texts))
    if request.dev is None:
        parts = {code: held_out(text, share) for code, text in texts.items()}
        train, dev = ({code: part[side] for code, part in parts.items()} for side in (0, 1))
        return Texts(train, dev)
    dev = load_texts(request.dev, tuple(texts), request.folder / "labelled-dev")
    return Texts(texts, {code: sample(text, share) for code, text in dev.items()})


def begin(request: TrainingRequest, texts: Mapping[str, LabelledText], *, learn: bool) -> System:
    """The system before its first step, or, where a checkpoint is resumed, its empty shape.

    Of several processes one has to `learn` the vocabulary; the others read it, and get the first
    one's weights when training begins.
    """
    if request.init is not None:
        return _from_bundle(request.init, request)
    chosen = system_class(request.system)
    config = configured(chosen.Config, request.settings)
    folder = request.folder / _VOCABULARY
    is_resumed = request.resume and (request.folder / CHECKPOINT).exists()
    if is_resumed or not learn:
        return chosen(config, chosen.load_vocabulary(folder))
    weights = sampling_weights(_sizes(texts), temperature=request.temperature)
    counts = form_counts(texts.values(), weights)
    system = chosen(config, chosen.learn_vocabulary(config, counts))
    replace_folder(folder, system.save_vocabulary)
    return system


def _from_bundle(folder: Path, request: TrainingRequest) -> System:
    bundle = load_bundle(folder)
    if bundle.system != request.system:
        raise LabError(
            f"this is a bundle of the system {bundle.system}, not {request.system}.", file=folder
        )
    if request.settings:
        raise LabError(
            "the sizes of a system that is trained already cannot be set.",
            remedy="Leave out --set and --encoder, or --init.",
        )
    system: Any = load_labeller(bundle)
    return system  # type: ignore[no-any-return]


def prepare(
    request: TrainingRequest, system: System, texts: Texts, accelerator: Accelerator
) -> tuple[SystemTrainer, StretchSampler]:
    """What trains, and what it is fed with."""
    usual = recipe(request.system)
    options = request.options or usual.options
    words = request.words or system.window_words
    drawn, weights = drawn_texts(request, texts)
    rate = usual.rate_of(system.config) if request.rate is None else request.rate
    sameness = {
        **texts.sizes(),
        "stretch": {**asdict(options), "unit": options.unit.value, "words": words},
        "weights": weights,
        "init": None if request.init is None else request.init.name,
    }
    plan = replace(request.plan, rate=rate)
    trainer = SystemTrainer(system, plan, request.folder, accelerator, sameness=sameness)
    return trainer, StretchSampler(drawn, weights, words=words, options=options)


def drawn_texts(
    request: TrainingRequest, texts: Texts
) -> tuple[dict[str, LabelledText], dict[str, float]]:
    """What stretches are drawn from, and how often from which."""
    weights = sampling_weights(_sizes(texts.train), temperature=request.temperature)
    if request.domain is None:
        return texts.train, weights
    domain = load_texts(request.domain, None, request.folder / "labelled-domain")
    known = {code: text for code, text in domain.items() if code in weights}
    if not known:
        raise LabError(
            "there is no text in a language that is trained.",
            file=request.domain,
            remedy=f"Trained are {', '.join(weights)}.",
        )
    return with_domain(texts.train, weights, known, share=request.domain_share)


def write_system(
    system: System, out: Path, texts: Texts, progress: Progress, facts: Mapping[str, Any]
) -> None:
    """Calibrate a trained system on the dev text, and write it with what there is to tell."""
    training = {**facts, **progress.as_dict()}
    description = describe(system, out.name, texts, training)
    card = system_card_text(description, system.name, system.config)
    save_system(system, out, description, card=card)


def describe(
    labeller: Labeller, name: str, texts: Texts, training: Mapping[str, Any]
) -> dict[str, Any]:
    """What a bundle tells of a trained system: figures on the dev text, calibration, training."""
    found, wanted = raw_scores(labeller, texts.dev)
    return {
        "name": name,
        "version": "1",
        "languages": sorted(texts.train),
        "calibration": calibration(found, wanted),
        "metrics": {"dev": dev_figures(found, wanted)},
        "training": dict(training),
    }


def calibration(found: Mapping[str, FloatArray], wanted: Mapping[str, IntArray]) -> dict[str, Any]:
    """The fit of all languages together and of each; see `interpunct.punctuate.calibration`."""
    fits = {code: calibrating.fit(found[code], wanted[code].astype(np.uint8)) for code in found}
    together = np.concatenate(list(found.values())), np.concatenate(list(wanted.values()))
    return {ALL_LANGUAGES: calibrating.fit(together[0], together[1].astype(np.uint8)), **fits}


def dev_figures(
    found: Mapping[str, FloatArray], wanted: Mapping[str, IntArray]
) -> dict[str, float]:
    """The averages over all languages together, of the likeliest labels."""
    scores = label_scores(found, wanted)
    names = ("micro_f1", "macro_f1", "weighted_f1", "slot_error_rate")
    return {name: round(getattr(scores, name), 4) for name in names}


def _sizes(texts: Mapping[str, LabelledText]) -> dict[str, int]:
    return {code: len(text) for code, text in texts.items()}


def _millions(system: System) -> str:
    return f"{sum(part.numel() for part in system.parameters()) / 1e6:.1f}"

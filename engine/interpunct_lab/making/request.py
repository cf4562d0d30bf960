# SPDX-License-Identifier: Apache-2.0
"""Request of a training, the texts it names, and the stretches drawn from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from interpunct.bundles.bundle import DESCRIPTION
from interpunct.bundles.description import Check
from interpunct.errors import LabError
from interpunct.files import refuse_strangers
from interpunct.labels import PAPER_LABELS, LabelSet
from interpunct_lab.evaluation.input_tasks import Task
from interpunct_lab.making.recipes import recipe, usual_warm_up
from interpunct_lab.objectives.system_plan import SystemPlan
from interpunct_lab.provenance import commit, peak_gpu_memory, peak_memory
from interpunct_lab.sampling.stretches import StretchOptions, StretchSampler, stretches_in
from interpunct_lab.text.labelled import LabelledText, words_in
from interpunct_lab.text.samples import held_out, held_out_on_disk, sample, sampling_weights
from interpunct_lab.text.training_data import load_texts, text_sources
from interpunct_lab.training.accelerating import Precision
from interpunct_lab.training.checkpoints import CHECKPOINT


@dataclass(frozen=True, slots=True)
class TrainingRequest:
    """System, text and options of a training.

    `settings` are fields of the system's config as written on a command line; `init` is the bundle
    to start from. Without `dev` a part of `data` is held out. `rate`, `options` and `words` of a
    stretch are by default the system's own (`interpunct_lab.making.recipes`). A `domain_share` of
    the stretches is drawn from `domain`, if any. At most `train_words` are learnt from in each
    language. With `epochs` the plan goes over the text so many times. The system takes its pieces
    from the file `vocabulary`, if any. `workers` processes beside each one prepare its steps
    (None: the device decides). After `minutes` minutes training ends where it is. The text of
    datasets is in their `text_column`. A `warm_up` is kept as it is; that of the plan is shortened
    with the training.
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
    labels: LabelSet = PAPER_LABELS
    train_words: int | None = None
    epochs: int | None = None
    vocabulary: Path | None = None
    device: str = "auto"
    precision: Precision | None = None
    saves_activations: bool = False
    workers: int | None = None
    minutes: float | None = None
    tensorboard: bool = False
    text_column: str = "text"
    warm_up: int | None = None
    resume: bool = False
    level: Task = Task.CHUNK

    @property
    def folder(self) -> Path:
        """Folder of the checkpoint and the labelled text, beside the bundle."""
        return self.out.with_name(f"{self.out.name}.training")

    def warm_up_of(self, steps: int) -> int:
        """The warm-up of a training of `steps` steps: as asked for, or the usual one.

        Raises LabError where it was asked for, and is longer than the training.
        """
        if self.warm_up is None:
            return usual_warm_up(self.plan.warm_up, steps)
        if self.warm_up > steps:
            raise LabError(
                f"a warm-up of {self.warm_up:,} steps is longer than the training, which has "
                f"{steps:,}.",
                remedy="Give a shorter --warm-up, or leave it out.",
            )
        return self.warm_up


class Listener(Protocol):
    """Receiver of the progress of a training; of several processes the first has one."""

    def started(self, step: int, steps: int) -> None:
        """Training begins, or goes on, after `step` of `steps`."""

    def report(self, sentence: str) -> None:
        """A sentence for the user."""

    def stepped(self, step: int) -> None:
        """The number of finished steps is `step`."""

    def checked(self, check: Check) -> None:
        """The dev text was measured."""


@dataclass(frozen=True, slots=True)
class Texts:
    """Training text and held-out text, by language."""

    train: dict[str, LabelledText]
    dev: dict[str, LabelledText]
    level: Task = Task.CHUNK
    """Input of the checks and the calibration."""

    def sizes(self) -> dict[str, dict[str, int]]:
        """Words by language, as `data` and `dev`."""
        return {"data": words_in(self.train), "dev": words_in(self.dev)}


@dataclass(frozen=True, slots=True)
class Drawn:
    """Source and sampler of stretches, and facts on both for a bundle.

    `stretches` stretches have as many words as the text.
    """

    texts: Mapping[str, LabelledText]
    sampler: StretchSampler
    facts: dict[str, Any]
    stretches: int

    def plan(self, request: TrainingRequest, processes: int = 1) -> SystemPlan:
        """The plan of a request, in steps, for `processes` processes that each draw a batch."""
        plan = request.plan
        if request.epochs is not None:
            plan = plan.over(request.epochs, -(-self.stretches // (plan.stretches * processes)))
        return replace(plan, warm_up=request.warm_up_of(plan.steps))


def check_room(request: TrainingRequest) -> None:
    """Raise LabError or FolderError where a bundle, a training or anything else is in the way."""
    refuse_strangers(request.out, DESCRIPTION)
    if request.resume:
        return
    if any(request.folder.rglob(CHECKPOINT)):
        raise LabError(
            "a training was begun here.",
            file=request.folder,
            remedy="Continue with --resume, or remove it, or name another --out.",
        )
    if (request.out / DESCRIPTION).exists():
        raise LabError("a bundle exists here.", file=request.out, remedy="Name another --out.")


def refuse_given(*options: tuple[object, str, str]) -> None:
    """Raise LabError for the first option that is given: its value, the reason, the remedy.

    An option of None or False is not given; a number is, 0 too.
    """
    for given, reason, remedy in options:
        if given is not None and given is not False:
            raise LabError(reason, remedy=remedy)


def refuse_options_of_steps(request: TrainingRequest) -> None:
    """Raise LabError for options of systems that learn step by step on torch."""
    plan, usual = request.plan, SystemPlan(request.plan.steps)
    options = {
        "--vocabulary": request.vocabulary,
        "--optimizer": plan.optimizer != usual.optimizer,
        "--weight-decay": plan.weight_decay != usual.weight_decay,
        "--decay": plan.decay != usual.decay,
        "--clip": plan.clip != usual.clip,
        "--precision": request.precision,
        "--save-activations": request.saves_activations,
        "--workers": request.workers,
        "--max-minutes": request.minutes,
        "--tensorboard": request.tensorboard,
        "--accumulate": plan.parts > 1,
    }
    who = f"the training of the system {request.system}"
    refuse_given(
        *((given, f"{who} has no {name}.", "Leave it out.") for name, given in options.items())
    )


_CACHES = {"data": "labelled", "dev": "labelled-dev", "domain": "labelled-domain"}


def gather(request: TrainingRequest, *, writes: bool = True) -> Texts:
    """The text to train on and that to measure on; of several processes one `writes` files."""
    texts = _read(request, request.data, request.languages, "data")
    share = max(1, request.dev_words // len(texts))
    if request.dev is None:
        parts = {code: _split(text, share, request, writes) for code, text in texts.items()}
        train, dev = ({code: part[side] for code, part in parts.items()} for side in (0, 1))
    else:
        read = _read(request, request.dev, tuple(texts), "dev")
        train, dev = texts, {code: sample(text, share) for code, text in read.items()}
    if request.train_words is not None:
        train = {code: sample(text, request.train_words) for code, text in train.items()}
    _refuse_little(train, request.data)
    if not any(text.labels.any() for text in dev.values()):
        raise LabError(
            "the held-out text has no marks.",
            file=request.dev or request.data,
            remedy="Give more text, or some in --dev.",
        )
    if (words := sum(map(len, dev.values()))) < _LEAST_DEV_WORDS:
        raise LabError(
            f"there are only {words} words to measure on; {_LEAST_DEV_WORDS} are the least.",
            file=request.dev or request.data,
            remedy="Give more text, or more --dev-words.",
        )
    return Texts(train, dev, request.level)


def _read(
    request: TrainingRequest, path: Path, languages: Sequence[str] | None, use: str
) -> dict[str, LabelledText]:
    """The texts at `path`, kept labelled for the next time."""
    cache = request.folder / _CACHES[use]
    return load_texts(path, languages, cache, request.labels, request.text_column)


def _split(
    text: LabelledText, words: int, request: TrainingRequest, writes: bool
) -> tuple[LabelledText, LabelledText]:
    if not text.stays_on_disk:
        return held_out(text, words)
    rest = request.folder / "labelled-train" / f"{text.language}.npz"
    return held_out_on_disk(text, words, rest, writes=writes)


_LEAST_WORDS = 20  # of a language; nothing is learnt from fewer
_LEAST_DEV_WORDS = 10


def _refuse_little(train: Mapping[str, LabelledText], data: Path) -> None:
    for code, text in train.items():
        if len(text) < _LEAST_WORDS:
            raise LabError(
                f"there are only {len(text)} words to learn from in {code}; {_LEAST_WORDS} are "
                "the least.",
                file=data,
                remedy="Give more text, or name other --languages, or more --train-words.",
            )


def provenance(request: TrainingRequest, texts: Texts) -> dict[str, Any]:
    """Sources of the text, commit of the code and peak memory, for the description."""
    named = {"data": request.data, "dev": request.dev, "domain": request.domain}
    return {
        "sources": {
            use: text_sources(path, texts.train, request.folder / _CACHES[use])
            for use, path in named.items()
            if path is not None
        },
        "commit": commit(),
        "peak_memory": peak_memory(),
        "peak_gpu_memory": peak_gpu_memory(),
    }


def draw(request: TrainingRequest, texts: Texts, window_words: int) -> Drawn:
    """Stretches for a system with windows of `window_words` words."""
    usual = recipe(request.system)
    options = request.options or usual.options
    words = request.words or usual.words or window_words
    drawn, weights = _sources(request, texts)
    facts = {
        **texts.sizes(),
        "level": texts.level.value,
        "stretch": {**asdict(options), "unit": options.unit.value, "words": words},
        "weights": weights,
        "init": None if request.init is None else request.init.name,
    }
    sampler = StretchSampler(drawn, weights, words=words, options=options)
    return Drawn(drawn, sampler, facts, stretches_in(texts.train, words=words, unit=options.unit))


def _sources(
    request: TrainingRequest, texts: Texts
) -> tuple[dict[str, LabelledText], dict[str, float]]:
    """Texts that stretches are drawn from, and their weights."""
    weights = sampling_weights(words_in(texts.train), temperature=request.temperature)
    if request.domain is None:
        return texts.train, weights
    only = tuple(weights) if len(weights) == 1 else None
    domain = _read(request, request.domain, only, "domain")
    known = {code: text for code, text in domain.items() if code in weights}
    if not known:
        raise LabError(
            "there is no text in a language that is trained.",
            file=request.domain,
            remedy=f"The languages of this training are {', '.join(weights)}.",
        )
    return with_domain(texts.train, weights, known, share=request.domain_share)


def with_domain(
    texts: Mapping[str, LabelledText],
    weights: Mapping[str, float],
    domain: Mapping[str, LabelledText],
    *,
    share: float = 0.003,
) -> tuple[dict[str, LabelledText], dict[str, float]]:
    """Texts and weights for a `StretchSampler` that takes `share` of its stretches from `domain`.

    Gale and Parthasarathy 2017, Table 2: 0.3 % of such text raised F1 from 87.2 to 88.1. The
    languages of `domain`, which are some of those of `texts`, keep their proportions. Raises
    LabError where `share` is not between 0 and 1.
    """
    if not 0 < share < 1:
        raise LabError(f"a share of {share:g} is not between 0 and 1.")
    rest = (1 - share) / sum(weights.values())
    drawn = share / sum(weights[code] for code in domain)
    mixed = {code: weight * rest for code, weight in weights.items()}
    mixed |= {_name(code): weights[code] * drawn for code in domain}
    return {**texts, **{_name(code): text for code, text in domain.items()}}, mixed


def _name(code: str) -> str:
    return f"{code} (domain)"

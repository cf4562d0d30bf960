# SPDX-License-Identifier: Apache-2.0
"""`interpunct train`."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, fields, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

import typer

from interpunct.cli import arguments, completion
from interpunct.cli.commands import Subcommand, argument, option, required
from interpunct.cli.console import say_lines
from interpunct.runtime.backends import Device
from interpunct.runtime.systems import systems
from interpunct_lab.architectures.encoders.sizes import SizeName
from interpunct_lab.cli.run_files import TEXTS, as_toml, config_option, print_option
from interpunct_lab.training.optimizers import OptimizerName

if TYPE_CHECKING:
    from interpunct_lab.making.request import TrainingRequest
    from interpunct_lab.objectives.system_plan import SystemPlan
    from interpunct_lab.sampling.stretches import StretchOptions

TEXT, SYSTEM, STEPS, LEARNING, STRETCHES = "Text", "System", "Steps", "Learning", "Stretches"


_text, _system, _steps, _learning, _stretches = (
    partial(option, panel=panel) for panel in (TEXT, SYSTEM, STEPS, LEARNING, STRETCHES)
)
"""`option` for each panel of the help; for paths and lists ruff accepts `option` itself only."""


@dataclass(frozen=True, kw_only=True)
class TrainCommand(Subcommand):
    """Train one of the published systems, or experts for languages, and write it as a bundle.

    Prints the loss, and F1 and slot error rate on held-out text, at every check. The weights with
    the lowest slot error rate are kept. While hardly a mark is right, and for an expert, those
    with the lowest log loss are kept.

    The bundle works wherever a model does: --model, or the editor's model menu.
    """

    examples = """
    interpunct train char-bilstm --data corpora --languages en --out my-bundle
        trains, and writes a bundle that punctuate --model my-bundle takes

    interpunct train char-bilstm --data talks.txt --languages en --out my-bundle
        the same from one file of text

    interpunct train electra --data labelled --out cs-sk --languages cs,sk --encoder small
        an encoder of its own, from random weights

    interpunct train shift-lstm --data corpora --languages bn --init multi --out bengali
        continues the training of a bundle, in another language

    interpunct train layer-attention --preset paper --data talks --languages de --out german
        training as in the paper; given options win over the preset

    interpunct train expert --data corpora --languages ga --init de --out irish
        an expert for another language, in minutes, from the one for German

    interpunct train electra --data labelled --out cs-sk --languages cs,sk --resume
        resumes where the same command was stopped or killed

    interpunct train electra --data labelled --out cs-sk --print-config > run.toml
        the options of this run, for "interpunct train --config run.toml"; options beside it win

    accelerate launch --num_processes 4 -m interpunct.cli.main train electra ...
        on four GPUs; "accelerate config" asks about several machines
    """

    system: str = argument(
        f"{', '.join(systems())}.",
        metavar="SYSTEM",
        autocompletion=completion.system_names,
    )
    data: Path = required(
        f"{TEXTS} Columns are taken too (*.tsv, *.conll): a word, a tab (in *.conll also spaces), "
        "and O or the mark after it. A dataset of Hugging Face is hf:NAME:CONFIG:SPLIT, or the "
        "folder of a saved one.",
        metavar="TEXT",
        panel=TEXT,
    )
    out: Path = required(
        "The folder to write the bundle into. Checkpoints are in BUNDLE.training beside it.",
        "--output",
        "--out",
        "-o",
        metavar="BUNDLE",
    )
    preset: str | None = option(
        None,
        "A set of options for the system: paper, those of the publication. Options beside it win.",
        metavar="paper",
    )
    languages: str | None = arguments.only_languages(TEXT)
    dev: Path | None = option(
        None,
        "Text for the checks, as --data.  [default: a twentieth of --data, held out]",
        metavar="TEXT",
        panel=TEXT,
    )
    text_column: str = _text("text", "The column of a dataset that has its text.", metavar="NAME")
    dev_words: int = _text(20_000, "Largest number of words for a check.", min=10)
    level: Literal["chunk", "single-sentence", "whole-text"] | None = _text(
        None,
        "Input of the checks: running text, one sentence at a time, or four.  [default: chunk]",
    )
    train_words: int | None = _text(
        None,
        "Largest number of training words in each language, from all parts of its text.",
        min=1,
    )
    labels: Path | None = option(
        None,
        "A file with the label set, for the system expert.  [default: the papers' four]",
        metavar="FILE",
        panel=TEXT,
    )
    temperature: float | None = _text(
        None,
        "Exponent of a language's size for its share in the draws; 0 draws all languages "
        "equally.  [default: 0.6]",
        min=0,
        max=1,
    )
    domain: Path | None = option(
        None, "Small text of the target domain, as --data.", metavar="TEXT", panel=TEXT
    )
    domain_share: float | None = _text(
        None, "Share of the stretches from --domain.  [default: 0.003]", min=0, max=1
    )
    init: Path | None = option(
        None,
        "Start from a bundle of the same system; its vocabulary and sizes stay, its dropout can "
        "be set. For expert also the language of a shipped expert.",
        metavar="BUNDLE",
        panel=SYSTEM,
    )
    encoder: str | None = _system(
        None,
        "The encoder of layer-attention, electra, slot-filling: a size, or a folder or hub name "
        "with safetensors.",
        metavar="|".join((*get_args(SizeName), "CHECKPOINT")),
    )
    vocabulary: Path | None = option(
        None,
        "SentencePiece model for shift-lstm, such as MultiBPEmb; the most frequent pieces of "
        "the text are used.  [default: its own]",
        metavar="FILE",
        panel=SYSTEM,
    )
    settings: list[str] | None = option(
        None,
        "Size of the system, such as layers=2; repeatable.",
        "--set",
        metavar="FIELD=VALUE",
        panel=SYSTEM,
    )
    device: Device = option("auto", "Device of the training; auto uses a GPU.", panel=SYSTEM)
    precision: Literal["fp32", "bf16", "fp16"] | None = _system(
        None,
        "Precision of the steps; fp16 needs a GPU.  [default: as accelerate config, else fp32]",
    )
    save_activations: bool = _system(
        False,
        "Compute the activations of an encoder again instead of keeping them: less memory, a "
        "third more time.",
        "--save-activations",
    )
    workers: int | None = _system(
        None,
        "Processes that prepare steps ahead, beside each that trains.  [default: 2 for a GPU, 0 "
        "for a CPU]",
        min=0,
    )
    steps: int | None = _steps(
        None, "Most steps.  [default: 3000, crf 300, expert six passes]", min=1
    )
    batch: int | None = _steps(
        None,
        "Stretches of text in a step.  [default: 32, expert 8]",
        min=1,
        max=arguments.LARGEST_BATCH,
    )
    epochs: int | None = _steps(
        None,
        "Passes over the text, in place of --steps; layer-attention freezes a pretrained encoder "
        "for the first.",
        min=1,
    )
    accumulate: int = _steps(
        1,
        "Number of parts of a batch, if a whole batch does not fit into memory.",
        min=1,
    )
    max_minutes: float | None = _steps(
        None,
        "Minutes until the end, with a bundle of the best weights so far; --resume goes on.",
        min=0,
    )
    tensorboard: bool = _steps(
        False,
        "Write every check for TensorBoard, too; BUNDLE.training/checks.csv always has the "
        "checks.",
        "--tensorboard",
    )
    check_every: int | None = _steps(
        None,
        "Steps between checks; each writes a checkpoint.  [default: 200; with --epochs, one]",
        min=1,
    )
    patience: int | None = _steps(
        None, "Stop after this number of checks without a better one.  [default: 5]", min=1
    )
    seed: int = _steps(1, "Seed of all random choices.", min=0, max=arguments.LARGEST_SEED)
    seeds: str | None = _steps(
        None, "Train once with each seed, into BUNDLE-seedN.", metavar="N[,N...]"
    )
    optimizer: OptimizerName | None = option(
        None, "Optimiser of the weights.  [default: adamw]", panel=LEARNING
    )
    rate: float | None = _learning(None, "The learning rate.  [default: the system's own]", min=0)
    warm_up: int | None = _learning(
        None, "Steps of rising learning rate.  [default: 100, at most a tenth of the steps]", min=0
    )
    decay: float | None = _learning(
        None,
        "Share of the steps, at the end, over which the rate falls to 0; 0 keeps it.  "
        "[default: 0.4]",
        min=0,
        max=1,
    )
    weight_decay: float | None = _learning(None, "Weight decay.  [default: 0.01]", min=0, max=1)
    clip: float | None = _learning(
        None,
        "Largest length of a gradient; longer gradients are scaled down.  [default: 1]",
        min=0,
    )
    words: int | None = _stretches(
        None, "Largest number of words in a stretch.  [default: the window of the system]", min=4
    )
    unit: Literal["window", "chunk", "sentence", "joined"] | None = _stretches(
        None,
        "Kind of the stretches: any words, whole sentences, one sentence, or sentences of which "
        "half are from elsewhere.  [default: the paper's]",
    )
    cut: float | None = _stretches(
        None, "Share of stretches that lose 1-3 words at both ends.", min=0, max=1
    )
    second_language: float | None = _stretches(
        None, "Share of stretches that continue in another language.", min=0, max=1
    )
    questions: float | None = _stretches(
        None, "Share of stretches drawn around a question.", min=0, max=1
    )
    inserted_questions: float | None = _stretches(
        None, "Share of stretches with a question from elsewhere between sentences.", min=0, max=1
    )
    resume: bool = _steps(
        False,
        "Resume from the last checkpoint, if there is one. The result is the same to the last "
        "bit as without the interruption.",
        "--resume",
    )

    config: Path | None = config_option()
    print_config: bool = print_option()

    def run(self) -> None:
        """Train the system, once or with each seed."""
        if self.print_config:
            say_lines(as_toml(self.with_preset()))
            return
        from interpunct_lab.cli.training_screen import TrainingScreen
        from interpunct_lab.making.system_training import train_system

        arguments.refuse_nameless("--out", self.out)
        for command in self.with_preset().each_seed():
            with closing(TrainingScreen()) as screen:
                train_system(command.request(self.warm_up), screen)

    def with_preset(self) -> "TrainCommand":
        """The command with the options of its preset; given options stay."""
        if self.preset is None:
            return self
        from interpunct_lab.making.recipes import preset, usual_warm_up

        usual = dict(preset(self.preset, self.system))
        if self.steps and "warm_up" in usual:
            usual["warm_up"] = usual_warm_up(usual["warm_up"], self.steps)
        settings = [*usual.pop("settings", ()), *(self.settings or ())]
        if self.init is not None:  # a bundle keeps its sizes
            usual.pop("encoder", None)
            settings = self.settings or []
        if self.steps or self.epochs:
            usual = {name: usual[name] for name in usual if name not in ("steps", "epochs")}
        missing = {name: value for name, value in usual.items() if getattr(self, name) is None}
        return replace(self, preset=None, settings=settings, **missing)

    def each_seed(self) -> Iterator["TrainCommand"]:
        """The training with each of the seeds, itself where there are none."""
        if self.seeds is None:
            yield self
            return
        for seed in arguments.seeds("--seeds", self.seeds):
            out = self.out.with_name(f"{self.out.name}-seed{seed}")
            yield replace(self, out=out, seed=seed, seeds=None)

    def request(self, warm_up: int | None = None) -> "TrainingRequest":
        """The request for the laboratory, with the `warm_up` that no preset gives."""
        from interpunct_lab.evaluation.input_tasks import Task
        from interpunct_lab.making.request import TrainingRequest
        from interpunct_lab.text.training_data import read_label_set

        self._refuse()
        named = {field.name for field in fields(TrainingRequest)}
        own = self._given(*(named & {field.name for field in fields(self)}))
        made: dict[str, Any] = {
            "plan": self._plan(),
            "languages": arguments.language_codes(self.languages) or None,
            "labels": read_label_set(self.labels),
            "settings": (
                *arguments.settings("--set", self.settings or ()),
                *([] if self.encoder is None else [("encoder", self.encoder)]),
            ),
            "options": self._options(),
            "saves_activations": self.save_activations,
            "minutes": self.max_minutes,
            "level": Task(self.level or "chunk"),
            "warm_up": warm_up,
        }
        return TrainingRequest(**{**own, **made})

    def _refuse(self) -> None:
        """Raise the usage error of options that exclude each other, or that would do nothing."""
        arguments.refuse_both("--steps", self.steps, "--epochs", self.epochs)
        arguments.refuse_alone("--domain-share", self.domain_share, "--domain", self.domain)
        arguments.refuse_standstill("--rate", self.rate)
        arguments.refuse_crowd("--workers", self.workers)
        if self.clip == 0:
            raise typer.BadParameter("give a number above 0, such as 1", param_hint="--clip")
        if self.second_language and len(arguments.language_codes(self.languages)) == 1:
            raise typer.BadParameter("give two --languages", param_hint="--second-language")

    def _plan(self) -> "SystemPlan":
        from interpunct_lab.making.recipes import recipe
        from interpunct_lab.objectives.system_plan import SystemPlan

        usual = recipe(self.system)
        steps = usual.steps if self.steps is None else self.steps
        batch = usual.stretches if self.batch is None else self.batch
        arguments.refuse_parts("--accumulate", self.accumulate, batch)
        plan = SystemPlan(
            steps,
            batch,
            check_every=_CHECK_EVERY if self.epochs is None else 0,
            seed=self.seed,
            parts=self.accumulate,
        )
        return replace(plan, **self._given(*_PLANNED))

    def _given(self, *names: str) -> dict[str, Any]:
        """The fields of these names that are not empty."""
        values = {name: getattr(self, name) for name in names}
        return {name: value for name, value in values.items() if value is not None}

    def _options(self) -> "StretchOptions":
        """The system's usual options, with those that are given."""
        from interpunct_lab.making.recipes import recipe
        from interpunct_lab.sampling.stretches import Unit

        wanted: dict[str, Any] = {
            "unit": None if self.unit is None else Unit(self.unit),
            "cut": self.cut,
            "second_language": self.second_language,
            "question": self.questions,
            "inserted": self.inserted_questions,
        }
        given = {name: value for name, value in wanted.items() if value is not None}
        return replace(recipe(self.system).options, **given)


_CHECK_EVERY = 200
_PLANNED = ("optimizer", "warm_up", "decay", "weight_decay", "clip", "check_every", "patience")

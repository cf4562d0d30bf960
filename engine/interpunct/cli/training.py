# SPDX-License-Identifier: Apache-2.0
"""`interpunct train`."""

from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

import typer

from interpunct.cli import arguments, completion
from interpunct.cli.commands import Subcommand, argument, option, required
from interpunct.models.backends import Device
from interpunct.models.systems import SYSTEMS
from interpunct.models.systems.encoders.sizes import SizeName

if TYPE_CHECKING:
    from interpunct.lab.systems.trainer import SystemPlan
    from interpunct.lab.text.stretches import StretchOptions

TEXT, SYSTEM, STEPS, STRETCHES = "Text", "System", "Steps", "Stretches"


def _share(text: str) -> Any:
    return option(None, text, min=0, max=1, panel=STRETCHES)


@dataclass(frozen=True, kw_only=True)
class TrainCommand(Subcommand):
    """Train one of the published systems, or experts for languages, and write it as a bundle.

    Prints the loss, and F1 and slot error rate on held-out text, at every check. The weights with
    the lowest slot error rate are kept, those with the lowest log loss so long as hardly a mark is
    right, and of an expert always.

    The bundle works wherever a model does: --model, or the editor's model menu.
    """

    examples = """
    interpunct train char-bilstm --data corpora --languages en --out my-bundle
        trains, and writes a bundle that punctuate --model my-bundle takes

    interpunct train electra --data labelled --out cs-sk --languages cs,sk --encoder small
        an encoder of its own, from random weights

    interpunct train shift-lstm --data corpora --languages bn --init multi --out bengali
        goes on training a bundle, in another language

    interpunct train expert --data corpora --languages ga --init de --out irish
        an expert for another language, in minutes, from the one for German

    interpunct train electra --data labelled --out cs-sk --languages cs,sk --resume
        goes on where the same command was stopped or killed

    accelerate launch --num_processes 4 -m interpunct.cli.main train electra ...
        on four GPUs; "accelerate config" asks about several machines and lower precision
    """

    system: str = argument(
        f"{', '.join(SYSTEMS)}.",
        metavar="SYSTEM",
        autocompletion=completion.systems,
    )
    data: Path = required(
        "A folder with labelled text (en.npz ...), or with a folder of *.txt.xz files for each "
        "language (en/...): a paragraph a line.",
        panel=TEXT,
    )
    out: Path = required(
        "The folder to write the bundle into. Checkpoints are in BUNDLE.training beside it.",
        "--out",
        "-o",
        metavar="BUNDLE",
    )
    languages: str | None = arguments.only_languages(TEXT)
    dev: Path | None = option(
        None,
        "Text to measure on, as --data.  [default: a twentieth of --data, held out]",
        panel=TEXT,
    )
    dev_words: int = option(20_000, "Words to measure on, at most.", min=1, panel=TEXT)
    temperature: float = option(
        0.6,
        "Languages are drawn by their size to this power: 0 all alike, 1 by size.",
        min=0,
        max=1,
        panel=TEXT,
    )
    domain: Path | None = option(
        None, "A little text of the kind that the system is for, as --data.", panel=TEXT
    )
    domain_share: float = option(
        0.003, "Share of what is learnt from --domain.", min=0, max=1, panel=TEXT
    )
    init: Path | None = option(
        None,
        "Start from a bundle of the same system; its vocabulary and sizes stay. For expert also "
        "the language of a shipped one.",
        metavar="BUNDLE",
        panel=SYSTEM,
    )
    encoder: str | None = option(
        None,
        "The encoder of layer-attention, electra, slot-filling: a size, or a folder or hub name "
        "with safetensors.",
        metavar="|".join((*get_args(SizeName), "CHECKPOINT")),
        panel=SYSTEM,
    )
    settings: list[str] | None = option(
        None,
        "A size of the system, such as layers=2; may be given several times.",
        "--set",
        metavar="FIELD=VALUE",
        panel=SYSTEM,
    )
    device: Device = option("auto", "Where it is trained; auto uses a GPU.", panel=SYSTEM)
    steps: int | None = option(
        None, "At most so many.  [default: 3000, crf 300, expert six passes]", min=1, panel=STEPS
    )
    batch: int | None = option(
        None, "Stretches of text a step.  [default: 32, expert 8]", min=1, panel=STEPS
    )
    rate: float | None = option(
        None, "The learning rate.  [default: the system's own]", min=0, panel=STEPS
    )
    check_every: int = option(
        200, "Steps between checks; each writes a checkpoint.", min=1, panel=STEPS
    )
    patience: int = option(
        5, "Stop after so many checks without a better one.", min=1, panel=STEPS
    )
    seed: int = option(1, "Of all random choices.", min=0, panel=STEPS)
    words: int | None = option(
        None,
        "Words of a stretch, at most.  [default: what the system sees at once]",
        min=4,
        panel=STRETCHES,
    )
    unit: Literal["window", "chunk", "sentence"] | None = option(
        None,
        "What a stretch is: any words, whole sentences, or one.  [default: the paper's]",
        panel=STRETCHES,
    )
    cut: float | None = _share("Share that loses 1-3 words at both ends.")
    second_language: float | None = _share("Share that goes on in another language.")
    questions: float | None = _share("Share that is drawn around a question.")
    resume: bool = option(
        False,
        "Go on from the last checkpoint, where there is one; the result is the same to the last "
        "bit as without the interruption.",
        "--resume",
        panel=STEPS,
    )

    def run(self) -> None:
        """Train the system."""
        from interpunct.cli.training_screen import TrainingScreen
        from interpunct.lab.systems.request import TrainingRequest
        from interpunct.lab.systems.run import train_system

        request = TrainingRequest(
            system=self.system,
            data=self.data,
            out=self.out,
            plan=self._plan(),
            languages=arguments.language_codes(self.languages) or None,
            dev=self.dev,
            dev_words=self.dev_words,
            temperature=self.temperature,
            domain=self.domain,
            domain_share=self.domain_share,
            init=self.init,
            settings=self._settings(),
            rate=self.rate,
            options=self._stretches(),
            words=self.words,
            device=self.device,
            resume=self.resume,
        )
        with closing(TrainingScreen()) as screen:
            train_system(request, screen)

    def _plan(self) -> "SystemPlan":
        from interpunct.lab.systems.recipes import recipe
        from interpunct.lab.systems.trainer import SystemPlan

        usual = recipe(self.system)
        steps = usual.steps if self.steps is None else self.steps
        return SystemPlan(
            steps,
            usual.stretches if self.batch is None else self.batch,
            warm_up=min(_WARM_UP, steps // 10),
            check_every=self.check_every,
            patience=self.patience,
            seed=self.seed,
        )

    def _stretches(self) -> "StretchOptions":
        """The system's usual options, with those that are given."""
        from interpunct.lab.systems.recipes import recipe
        from interpunct.lab.text.stretches import Unit

        wanted: dict[str, Any] = {
            "unit": None if self.unit is None else Unit(self.unit),
            "cut": self.cut,
            "second_language": self.second_language,
            "question": self.questions,
        }
        given = {name: value for name, value in wanted.items() if value is not None}
        return replace(recipe(self.system).options, **given)

    def _settings(self) -> tuple[tuple[str, str], ...]:
        """The fields of the config to set, and their values as text."""
        pairs = []
        for setting in self.settings or ():
            name, equals, value = setting.partition("=")
            if not equals:
                raise typer.BadParameter(f"{setting!r} is not FIELD=VALUE", param_hint="--set")
            pairs.append((name.strip(), value.strip()))
        return (*pairs, *([] if self.encoder is None else [("encoder", self.encoder)]))


_WARM_UP = 100  # steps, at most

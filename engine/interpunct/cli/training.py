# SPDX-License-Identifier: Apache-2.0
"""`interpunct train`."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from interpunct.cli import arguments, completion
from interpunct.cli.arguments import options_under
from interpunct.cli.commands import Command
from interpunct.models.backends import Device

if TYPE_CHECKING:
    from interpunct.lab.systems.run import TrainingRequest
    from interpunct.lab.systems.trainer import SystemPlan
    from interpunct.lab.text.stretches import StretchOptions

text_option, system_option, steps_option, stretch_option = map(
    options_under, ("Text", "System", "Steps", "Stretches")
)
Share = float | None


@dataclass(frozen=True, kw_only=True)
class Train(Command):
    """Train one of the published systems and write it as a bundle.

    Prints the loss, and F1 and slot error rate on held-out text, at every check. The weights with
    the lowest slot error rate are kept.

    The bundle works wherever a model does: --model, or the editor's model menu.
    """

    examples = """
    interpunct train char-bilstm --data corpora --languages en --out my-bundle
        trains, and writes a bundle that punctuate --model my-bundle takes

    interpunct train electra --data labelled --out cs-sk --languages cs,sk --encoder small
        an encoder of its own, from random weights

    interpunct train shift-lstm --data corpora --languages bn --init multi --out bengali
        goes on training a bundle, in another language

    interpunct train electra --data labelled --out cs-sk --languages cs,sk --resume
        goes on where the same command was stopped or killed

    accelerate launch --num_processes 4 -m interpunct.cli.main train electra ...
        on four GPUs; "accelerate config" asks about several machines and lower precision
    """

    system: Annotated[
        str,
        typer.Argument(
            metavar="SYSTEM",
            show_default=False,
            autocompletion=completion.systems,
            help="shift-lstm, layer-attention, electra, slot-filling, char-delay, char-ngram, "
            "char-cnn, char-cnn-ngram, char-dilated, char-bilstm or crf.",
        ),
    ]
    data: Annotated[
        Path,
        text_option(
            show_default=False,
            help="A folder with labelled text (en.npz ...), or with a folder of *.txt.xz files "
            "for each language (en/...): a paragraph a line.",
        ),
    ]
    out: Annotated[
        Path,
        typer.Option(
            "--out",
            "-o",
            metavar="BUNDLE",
            show_default=False,
            help="The folder to write the bundle into. Checkpoints are in BUNDLE.training beside "
            "it.",
        ),
    ]
    languages: Annotated[str | None, arguments.only_languages("Text")] = None
    dev: Annotated[
        Path | None,
        text_option(
            help="Text to measure on, as --data.  [default: a twentieth of --data, held out]"
        ),
    ] = None
    dev_words: Annotated[int, text_option(min=1, help="Words to measure on, at most.")] = 20_000
    temperature: Annotated[
        float,
        text_option(
            min=0,
            max=1,
            help="Languages are drawn by their size to this power: 0 all alike, 1 by size.",
        ),
    ] = 0.6
    domain: Annotated[
        Path | None,
        text_option(help="A little text of the kind that the system is for, as --data."),
    ] = None
    domain_share: Annotated[
        float, text_option(min=0, max=1, help="Share of what is learnt from --domain.")
    ] = 0.003
    init: Annotated[
        Path | None,
        system_option(
            metavar="BUNDLE",
            help="Start from a bundle of the same system; its vocabulary and sizes stay.",
        ),
    ] = None
    encoder: Annotated[
        str | None,
        system_option(
            metavar="tiny|mini|small|base|CHECKPOINT",
            help="The encoder of layer-attention, electra, slot-filling: a size, or a folder or "
            "hub name with safetensors.",
        ),
    ] = None
    settings: Annotated[
        list[str] | None,
        system_option(
            "--set",
            metavar="FIELD=VALUE",
            help="A size of the system, such as layers=2; may be given several times.",
        ),
    ] = None
    device: Annotated[Device, system_option(help="Where it is trained; auto uses a GPU.")] = "auto"
    steps: Annotated[
        int | None, steps_option(min=1, help="At most so many.  [default: 3000, crf 300]")
    ] = None
    batch: Annotated[int, steps_option(min=1, help="Stretches of text a step.")] = 32
    rate: Annotated[
        float | None,
        steps_option(min=0, help="The learning rate.  [default: the system's own]"),
    ] = None
    check_every: Annotated[
        int, steps_option(min=1, help="Steps between checks; each writes a checkpoint.")
    ] = 200
    patience: Annotated[
        int,
        steps_option(min=1, help="Stop after so many checks without a lower slot error rate."),
    ] = 5
    seed: Annotated[int, steps_option(min=0, help="Of all random choices.")] = 1
    words: Annotated[
        int | None,
        stretch_option(
            min=4,
            help="Words of a stretch, at most.  [default: what the system sees at once]",
        ),
    ] = None
    unit: Annotated[
        Literal["window", "chunk", "sentence"] | None,
        stretch_option(
            help="What a stretch is: any words, whole sentences, or one.  [default: the paper's]"
        ),
    ] = None
    cut: Annotated[
        Share, stretch_option(min=0, max=1, help="Share that loses 1-3 words at both ends.")
    ] = None
    second_language: Annotated[
        Share, stretch_option(min=0, max=1, help="Share that goes on in another language.")
    ] = None
    questions: Annotated[
        Share, stretch_option(min=0, max=1, help="Share that is drawn around a question.")
    ] = None
    resume: Annotated[
        bool,
        steps_option(
            "--resume",
            help="Go on from the last checkpoint, where there is one; the result is the same to "
            "the last bit as without the interruption.",
        ),
    ] = False

    def run(self) -> None:
        """Train the system."""
        from interpunct.lab.systems.run import TrainingRequest

        _run(
            TrainingRequest(
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
        )

    def _plan(self) -> "SystemPlan":
        from interpunct.lab.systems.recipes import recipe
        from interpunct.lab.systems.trainer import SystemPlan

        steps = recipe(self.system).steps if self.steps is None else self.steps
        return SystemPlan(
            steps,
            self.batch,
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


def _run(request: "TrainingRequest") -> None:
    from interpunct.cli.training_screen import TrainingScreen

    screen = TrainingScreen(request.plan.steps)
    try:
        if request.system == "crf":
            from interpunct.lab.systems.crf import train_crf

            train_crf(request, screen)
        else:
            from interpunct.lab.systems.run import train as train_system

            train_system(request, screen)
    finally:
        screen.close()


_WARM_UP = 100  # steps, at most

# SPDX-License-Identifier: Apache-2.0
"""`interpunct train`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args

import typer

from interpunct.cli import completion
from interpunct.models.systems import SYSTEMS
from interpunct.models.systems.encoders.sizes import SizeName

if TYPE_CHECKING:
    from interpunct.lab.systems.request import TrainingRequest
    from interpunct.lab.systems.trainer import SystemPlan
    from interpunct.lab.text.stretches import StretchOptions

DATA, SYSTEM, STEPS, STRETCHES = "Text", "System", "Steps", "Stretches"

TRAIN_EXAMPLES = """
[bold]Examples[/bold]

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


def _option(panel: str, help: str, *names: str, **more: Any) -> Any:  # noqa: A002
    return typer.Option(*names, rich_help_panel=panel, help=help, **more)


_SystemName = Annotated[
    str,
    typer.Argument(
        metavar="SYSTEM",
        show_default=False,
        autocompletion=completion.systems,
        help=f"{', '.join(SYSTEMS)}.",
    ),
]
_Data = Annotated[
    Path,
    _option(
        DATA,
        "A folder with labelled text (en.npz ...), or with a folder of *.txt.xz files for each "
        "language (en/...): a paragraph a line.",
        show_default=False,
    ),
]
_Out = Annotated[
    Path,
    typer.Option(
        "--out",
        "-o",
        metavar="BUNDLE",
        show_default=False,
        help="The folder to write the bundle into. Checkpoints are in BUNDLE.training beside it.",
    ),
]
_Languages = Annotated[
    str | None,
    _option(
        DATA,
        "Only these.  [default: all that are there]",
        metavar="LANG[,LANG...]",
        autocompletion=completion.known_languages,
    ),
]
_HELD_OUT = "Text to measure on, as --data.  [default: a twentieth of --data, held out]"
_Dev = Annotated[Path | None, _option(DATA, _HELD_OUT)]
_DevWords = Annotated[int, _option(DATA, "Words to measure on, at most.", min=1)]
_BY_SIZE = "Languages are drawn by their size to this power: 0 all alike, 1 by size."
_Temperature = Annotated[float, _option(DATA, _BY_SIZE, min=0, max=1)]
_OF_KIND = "A little text of the kind that the system is for, as --data."
_Domain = Annotated[Path | None, _option(DATA, _OF_KIND)]
_OF_DOMAIN = "Share of what is learnt from --domain."
_DomainShare = Annotated[float, _option(DATA, _OF_DOMAIN, min=0, max=1)]
_BEGUN = "Start from a bundle of the same system; its vocabulary and sizes stay."
_Init = Annotated[Path | None, _option(SYSTEM, _BEGUN, metavar="BUNDLE")]
_Encoder = Annotated[
    str | None,
    _option(
        SYSTEM,
        "The encoder of layer-attention, electra, slot-filling: a size, or a folder or hub name "
        "with safetensors.",
        metavar="|".join((*get_args(SizeName), "CHECKPOINT")),
    ),
]
_SIZES = "A size of the system, such as layers=2; may be given several times."
_Settings = Annotated[list[str] | None, _option(SYSTEM, _SIZES, "--set", metavar="FIELD=VALUE")]
_Device = Annotated[
    Literal["auto", "cpu", "cuda"], _option(SYSTEM, "Where it is trained; auto uses a GPU.")
]
_AT_MOST = "At most so many.  [default: 3000, crf 300]"
_Steps = Annotated[int | None, _option(STEPS, _AT_MOST, min=1)]
_Batch = Annotated[int, _option(STEPS, "Stretches of text a step.", min=1)]
_OWN_RATE = "The learning rate.  [default: the system's own]"
_Rate = Annotated[float | None, _option(STEPS, _OWN_RATE, min=0)]
_CHECKS = "Steps between checks; each writes a checkpoint."
_CheckEvery = Annotated[int, _option(STEPS, _CHECKS, min=1)]
_NO_BETTER = "Stop after so many checks without a lower slot error rate."
_Patience = Annotated[int, _option(STEPS, _NO_BETTER, min=1)]
_Seed = Annotated[int, _option(STEPS, "Of all random choices.", min=0)]
_Resume = Annotated[
    bool,
    _option(
        STEPS,
        "Go on from the last checkpoint, where there is one; the result is the same to the last "
        "bit as without the interruption.",
        "--resume",
    ),
]
_SEEN = "Words of a stretch, at most.  [default: what the system sees at once]"
_Words = Annotated[int | None, _option(STRETCHES, _SEEN, min=4)]
_UnitName = Annotated[
    Literal["window", "chunk", "sentence"] | None,
    _option(
        STRETCHES,
        "What a stretch is: any words, whole sentences, or one.  [default: the paper's]",
    ),
]
_CUT = "Share that loses 1-3 words at both ends."
_Cut = Annotated[float | None, _option(STRETCHES, _CUT, min=0, max=1)]
_GOES_ON = "Share that goes on in another language."
_SecondLanguage = Annotated[float | None, _option(STRETCHES, _GOES_ON, min=0, max=1)]
_ASKS = "Share that is drawn around a question."
_Questions = Annotated[float | None, _option(STRETCHES, _ASKS, min=0, max=1)]


def train(
    system: _SystemName,
    *,
    data: _Data,
    out: _Out,
    languages: _Languages = None,
    dev: _Dev = None,
    dev_words: _DevWords = 20_000,
    temperature: _Temperature = 0.6,
    domain: _Domain = None,
    domain_share: _DomainShare = 0.003,
    init: _Init = None,
    encoder: _Encoder = None,
    settings: _Settings = None,
    device: _Device = "auto",
    steps: _Steps = None,
    batch: _Batch = 32,
    rate: _Rate = None,
    check_every: _CheckEvery = 200,
    patience: _Patience = 5,
    seed: _Seed = 1,
    words: _Words = None,
    unit: _UnitName = None,
    cut: _Cut = None,
    second_language: _SecondLanguage = None,
    questions: _Questions = None,
    resume: _Resume = False,
) -> None:
    """Train one of the published systems and write it as a bundle.

    Prints the loss, and F1 and slot error rate on held-out text, at every check. The weights with
    the lowest slot error rate are kept.

    The bundle works wherever a model does: --model, or the editor's model menu.
    """
    from interpunct.cli.arguments import language_codes
    from interpunct.lab.systems.request import TrainingRequest

    request = TrainingRequest(
        system=system,
        data=data,
        out=out,
        plan=_plan(system, steps, batch, check_every=check_every, patience=patience, seed=seed),
        languages=None if languages is None else language_codes(languages),
        dev=dev,
        dev_words=dev_words,
        temperature=temperature,
        domain=domain,
        domain_share=domain_share,
        init=init,
        settings=_settings(settings or [], encoder),
        rate=rate,
        options=_options(
            system, unit=unit, cut=cut, second_language=second_language, question=questions
        ),
        words=words,
        device=device,
        resume=resume,
    )
    _run(request)


def _run(request: "TrainingRequest") -> None:
    from interpunct.cli.training_screen import TrainingScreen
    from interpunct.lab.systems.run import train_system

    screen = TrainingScreen(request.plan.steps)
    try:
        train_system(request, screen)
    finally:
        screen.close()


_WARM_UP = 100  # steps, at most


def _plan(
    system: str,
    steps: int | None,
    stretches: int,
    *,
    check_every: int,
    patience: int,
    seed: int,
) -> "SystemPlan":
    from interpunct.lab.systems.recipes import recipe
    from interpunct.lab.systems.trainer import SystemPlan

    steps = recipe(system).steps if steps is None else steps
    return SystemPlan(
        steps,
        stretches,
        warm_up=min(_WARM_UP, steps // 10),
        check_every=check_every,
        patience=patience,
        seed=seed,
    )


def _options(system: str, **given: str | float | None) -> "StretchOptions":
    """The system's usual options, with those that are given."""
    from dataclasses import replace

    from interpunct.lab.systems.recipes import recipe
    from interpunct.lab.text.stretches import Unit

    changes: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    if "unit" in changes:
        changes["unit"] = Unit(changes["unit"])
    return replace(recipe(system).options, **changes)


def _settings(settings: list[str], encoder: str | None) -> tuple[tuple[str, str], ...]:
    """The fields of the config to set, and their values as text."""
    pairs = []
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise typer.BadParameter(f"{setting!r} is not FIELD=VALUE", param_hint="--set")
        pairs.append((name.strip(), value.strip()))
    return (*pairs, *([] if encoder is None else [("encoder", encoder)]))

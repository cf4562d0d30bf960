# SPDX-License-Identifier: Apache-2.0
"""`interpunct pretrain`."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from interpunct.cli import completion
from interpunct.models.systems.encoders.sizes import SizeName

PRETRAIN_EXAMPLES = """
[bold]Examples[/bold]

  interpunct pretrain corpora --languages cs,sk --out cs-sk-encoder --steps 100000
      an encoder of two languages; the same command goes on where it was stopped

  interpunct train electra --data corpora --languages cs,sk --encoder cs-sk-encoder --out cs-sk
      a system that starts from it
"""

_Data = Annotated[
    Path,
    typer.Argument(
        show_default=False,
        help="A folder with labelled text (en.npz ...), or with a folder of *.txt.xz files for "
        "each language (en/...).",
    ),
]
_Out = Annotated[
    Path,
    typer.Option("--out", "-o", show_default=False, help="The folder to write the encoder into."),
]
_Languages = Annotated[
    str | None,
    typer.Option(
        metavar="LANG[,LANG...]",
        autocompletion=completion.known_languages,
        help="Only these.  [default: all that are there]",
    ),
]
_Size = Annotated[SizeName, typer.Option(help="The encoder's size.")]
_Pieces = Annotated[int, typer.Option(min=50, help="The size of the vocabulary.")]
_Steps = Annotated[int, typer.Option(min=1, help="Batches to learn from.")]
_Batch = Annotated[int, typer.Option(min=1, help="Windows of text a step.")]
_Tokens = Annotated[int, typer.Option(min=8, max=512, help="Tokens of a window.")]
_Device = Annotated[
    Literal["auto", "cpu", "cuda"], typer.Option(help="Where it is trained; auto uses a GPU.")
]


def pretrain(
    data: _Data,
    *,
    out: _Out,
    languages: _Languages = None,
    size: _Size = "small",
    pieces: _Pieces = 30_525,
    steps: _Steps = 100_000,
    batch: _Batch = 128,
    tokens: _Tokens = 128,
    device: _Device = "auto",
) -> None:
    """Train an encoder for the system electra on text alone.

    It learns to tell which tokens of a text were replaced by guesses of a smaller network. Killed
    at any moment, it goes on from its last checkpoint when it is run again.
    """
    from interpunct.cli.arguments import language_codes
    from interpunct.lab.systems.replaced_tokens import PretrainingPlan, begin_pretraining
    from interpunct.lab.text.training_data import load_texts

    codes = None if languages is None else language_codes(languages)
    pretrainer = begin_pretraining(
        load_texts(data, codes, out.with_name(f"{out.name}.training") / "labelled"),
        PretrainingPlan(steps, batch, tokens),
        out,
        size=size,
        pieces=pieces,
        device=device,
    )
    pretrainer.run(print)

# SPDX-License-Identifier: Apache-2.0
"""`interpunct pretrain`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import typer

from interpunct.cli import arguments
from interpunct.cli.commands import Command
from interpunct.models.backends import Device


@dataclass(frozen=True, kw_only=True)
class Pretrain(Command):
    """Train an encoder for the system electra on text alone.

    It learns to tell which tokens of a text were replaced by guesses of a smaller network. Killed
    at any moment, it goes on from its last checkpoint when it is run again.
    """

    examples = """
    interpunct pretrain corpora --languages cs,sk --out cs-sk-encoder --steps 100000
        an encoder of two languages; the same command goes on where it was stopped

    interpunct train electra --data corpora --languages cs,sk --encoder cs-sk-encoder --out cs-sk
        a system that starts from it
    """

    data: Annotated[
        Path,
        typer.Argument(
            show_default=False,
            help="A folder with labelled text (en.npz ...), or with a folder of *.txt.xz files "
            "for each language (en/...).",
        ),
    ]
    out: Annotated[
        Path,
        typer.Option(
            "--out", "-o", show_default=False, help="The folder to write the encoder into."
        ),
    ]
    languages: Annotated[str | None, arguments.only_languages()] = None
    size: Annotated[
        Literal["tiny", "mini", "small", "base"], typer.Option(help="The encoder's size.")
    ] = "small"
    pieces: Annotated[int, typer.Option(min=50, help="The size of the vocabulary.")] = 30_525
    steps: Annotated[int, typer.Option(min=1, help="Batches to learn from.")] = 100_000
    batch: Annotated[int, typer.Option(min=1, help="Windows of text a step.")] = 128
    tokens: Annotated[int, typer.Option(min=8, max=512, help="Tokens of a window.")] = 128
    device: Annotated[Device, typer.Option(help="Where it is trained; auto uses a GPU.")] = "auto"

    def run(self) -> None:
        """Train the encoder."""
        from interpunct.lab.systems.replaced_tokens import PretrainingPlan, begin
        from interpunct.lab.text.training_data import load_texts

        codes = arguments.language_codes(self.languages) or None
        pretrainer = begin(
            load_texts(
                self.data, codes, self.out.with_name(f"{self.out.name}.training") / "labelled"
            ),
            PretrainingPlan(self.steps, self.batch, self.tokens),
            self.out,
            size=self.size,
            pieces=self.pieces,
            device=self.device,
        )
        pretrainer.run(print)

# SPDX-License-Identifier: Apache-2.0
"""`interpunct pretrain`."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from interpunct.cli import arguments
from interpunct.cli.commands import Subcommand, argument, option, required
from interpunct.cli.console import say, say_lines
from interpunct.runtime.backends import Device
from interpunct_lab.architectures.encoders.sizes import SizeName
from interpunct_lab.cli.run_files import TEXTS, as_toml, config_option, print_option

if TYPE_CHECKING:
    from accelerate import Accelerator


@dataclass(frozen=True, kw_only=True)
class PretrainCommand(Subcommand):
    """Train an encoder for the system electra on text alone.

    It learns to find the tokens of a text that a smaller network replaced by its guesses. Killed
    at any moment, it goes on from its last checkpoint when it is run again.
    """

    examples = """
    interpunct pretrain corpora --languages cs,sk --out cs-sk-encoder --steps 100000
        an encoder of two languages; the same command resumes after an interruption

    accelerate launch --num_processes 8 -m interpunct.cli.main pretrain corpora ...
        the same on eight GPUs, each with --batch windows a step

    interpunct train electra --data corpora --languages cs,sk --encoder cs-sk-encoder --out cs-sk
        a system that starts from this encoder
    """

    data: Path = argument(TEXTS)
    out: Path = required("The folder to write the encoder into.", "--output", "--out", "-o")
    languages: str | None = arguments.only_languages()
    size: SizeName = option("small", "The encoder's size.")
    pieces: int = option(30_525, "The size of the vocabulary.", min=50)
    steps: int = option(100_000, "Batches to learn from.", min=1)
    batch: int = option(
        128, "Windows of text a step, for each process.", min=1, max=arguments.LARGEST_BATCH
    )
    tokens: int = option(128, "Tokens of a window.", min=8, max=512)
    temperature: float = option(
        0.6,
        "Exponent of a language's size for its share in the draws; 0 draws all languages equally.",
        min=0,
        max=1,
    )
    vocabulary_temperature: float | None = option(
        None, "The same exponent for the vocabulary.  [default: as --temperature]", min=0, max=1
    )
    bare: float = option(
        0.5, "Share of windows without marks, like text before punctuation.", min=0, max=1
    )
    device: Device = option("auto", "Device of the training; auto uses a GPU.")
    precision: Literal["fp32", "bf16", "fp16"] | None = option(
        None, "Precision of the steps; fp16 needs a GPU.  [default: bf16 on a GPU, else fp32]"
    )

    config: Path | None = config_option()
    print_config: bool = print_option()

    def run(self) -> None:
        """Train the encoder."""
        if self.print_config:
            say_lines(as_toml(self))
            return
        from interpunct_lab.objectives.replaced_tokens import check_encoder_room
        from interpunct_lab.training.accelerating import (
            end_training,
            open_accelerator,
            usual_precision,
        )

        arguments.refuse_nameless("--out", self.out)
        check_encoder_room(self.out)
        precision = self.precision or usual_precision(self.device)
        accelerator = open_accelerator(self.device, precision)
        self._pretrain(accelerator)
        end_training(accelerator)

    def _pretrain(self, accelerator: "Accelerator") -> None:
        from interpunct_lab.objectives.replaced_tokens import PretrainingPlan, begin_pretraining
        from interpunct_lab.text.training_data import load_texts
        from interpunct_lab.training.checkpoints import leaving_no_folder

        cache = self.out.with_name(f"{self.out.name}.training") / "labelled"
        with leaving_no_folder(cache.parent), accelerator.main_process_first():
            texts = load_texts(self.data, arguments.language_codes(self.languages) or None, cache)
        pretrainer = begin_pretraining(
            texts,
            PretrainingPlan(self.steps, self.batch, self.tokens, bare=self.bare),
            self.out,
            accelerator,
            size=self.size,
            pieces=self.pieces,
            temperature=self.temperature,
            vocabulary_temperature=self.vocabulary_temperature,
        )
        if accelerator.is_main_process:
            if pretrainer.progress.step:
                say(f"The training resumes after step {pretrainer.progress.step:,}.")
            pretrainer.run(checked=say)
        else:
            pretrainer.run()

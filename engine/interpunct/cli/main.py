# SPDX-License-Identifier: Apache-2.0
"""The command line: `interpunct punctuate | cut | check | evaluate | models`."""

import os
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from interpunct.cli import (
    adapting,
    benchmarking,
    checking,
    cutting,
    evaluating,
    pretraining,
    punctuating,
    streaming,
    training,
    transferring,
)
from interpunct.cli.bundles import models
from interpunct.cli.commands import Commands

app = typer.Typer(
    cls=Commands,
    rich_markup_mode="rich",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(epilog=punctuating.EXAMPLES)(punctuating.punctuate)
app.command(epilog=cutting.EXAMPLES)(cutting.cut)
app.command(epilog=checking.EXAMPLES)(checking.check)
app.command(epilog=evaluating.EVALUATE_EXAMPLES)(evaluating.evaluate)
app.command(epilog=transferring.EXAMPLES)(transferring.transfer_marks)
app.command(epilog=training.TRAIN_EXAMPLES)(training.train)
app.command(epilog=pretraining.PRETRAIN_EXAMPLES)(pretraining.pretrain)
app.command(epilog=streaming.EXAMPLES)(streaming.stream)
app.command(epilog=benchmarking.BENCHMARK_EXAMPLES)(benchmarking.benchmark)
app.command(epilog=adapting.ADAPT_EXAMPLES)(adapting.adapt)
app.command(epilog=adapting.CALIBRATE_EXAMPLES)(adapting.calibrate)
app.add_typer(models, name="models")


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"interpunct {version('interpunct')}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", is_eager=True, callback=_show_version, help="Print the version."),
]


@app.callback()
def interpunct(version: Version = False) -> None:
    """Restore punctuation and casing of captions, and cut them at the sentence ends.

    No word, tag, time or setting changes unless you change it; only marks, case and cuts do.

    Each command tells more, with examples: interpunct punctuate --help
    """


def run() -> None:
    """Run the command line and exit."""
    # The matrices of the heads are small: numpy's threads would wait for each other, not work.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    for stream in (sys.stdout, sys.stderr):
        # What the terminal's encoding lacks is shown as an escape, and stops nothing.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    app(prog_name="interpunct")


if __name__ == "__main__":
    run()

# SPDX-License-Identifier: Apache-2.0
"""The command line: `interpunct punctuate | cut | check | evaluate | models | ...`."""

from importlib.metadata import entry_points
from typing import Annotated

import typer

from interpunct.cli.bundles import models
from interpunct.cli.captioning import CaptionCommand
from interpunct.cli.checking import CheckCommand
from interpunct.cli.commands import Commands, add_command
from interpunct.cli.configuring import ConfigCommand
from interpunct.cli.console import say
from interpunct.cli.cutting import CutCommand
from interpunct.cli.doctor import DoctorCommand
from interpunct.cli.evaluating import EvaluateCommand
from interpunct.cli.manifesting import ManifestCommand
from interpunct.cli.merging import MergeReportsCommand
from interpunct.cli.punctuating import PunctuateCommand
from interpunct.cli.reporting import ReportCommand
from interpunct.cli.serving import ServeCommand
from interpunct.cli.streaming import StreamCommand
from interpunct.cli.synchronising import SyncCommand
from interpunct.cli.transcribing import TranscribeCommand
from interpunct.cli.transferring import TransferMarksCommand
from interpunct.cli.watching import WatchCommand

app = typer.Typer(
    cls=Commands,
    rich_markup_mode="rich",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
add_command(app, "punctuate", PunctuateCommand)
add_command(app, "cut", CutCommand)
add_command(app, "caption", CaptionCommand)
add_command(app, "watch", WatchCommand)
add_command(app, "manifest", ManifestCommand)
add_command(app, "merge-reports", MergeReportsCommand)
add_command(app, "report", ReportCommand)
add_command(app, "transcribe", TranscribeCommand)
add_command(app, "check", CheckCommand)
add_command(app, "evaluate", EvaluateCommand)
add_command(app, "transfer-marks", TransferMarksCommand)
add_command(app, "sync", SyncCommand)
add_command(app, "stream", StreamCommand)
app.add_typer(models, name="models")
add_command(app, "serve", ServeCommand)
add_command(app, "config", ConfigCommand)
add_command(app, "doctor", DoctorCommand)
for _entry in sorted(entry_points(group="interpunct.commands")):  # of other packages
    add_command(app, _entry.name, _entry.load())


def _show_version(wanted: bool) -> None:
    if wanted:
        from interpunct.doctor.versions import versions

        for name, version in versions():
            say(f"{name} {version}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option(
        "--version",
        is_eager=True,
        callback=_show_version,
        help="Print the versions that matter for a bug report.",
    ),
]


@app.callback()
def interpunct(version: Version = False) -> None:
    """Restore punctuation and casing of captions, and cut them at the sentence ends.

    No word, tag, time or setting changes unless you change it; only marks, case and cuts do.

    Each command has its own help, with examples: interpunct punctuate --help
    """

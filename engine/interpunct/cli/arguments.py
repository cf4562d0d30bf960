# SPDX-License-Identifier: Apache-2.0
"""The arguments and options that several commands share."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from interpunct.cli import completion
from interpunct.models import backends


def options_under(panel: str) -> partial[Any]:
    """`typer.Option` for those that the help shows together, under the title `panel`."""
    return partial(typer.Option, rich_help_panel=panel)


output_option, model_option, report_option = map(options_under, ("Output", "Model", "Report"))

Inputs = Annotated[
    list[Path],
    typer.Argument(
        metavar="PATH...",
        show_default=False,
        help="Caption files (SRT, WebVTT, whisper JSON), or folders of them.",
    ),
]
Out = Annotated[
    Path | None,
    output_option(
        "-o",
        "--output",
        metavar="OUT",
        help="A file for one input, a folder for more: it mirrors the folders of the input. "
        "An ending .srt or .vtt other than the input's converts.",
    ),
]
InPlace = Annotated[bool, output_option("--in-place", help="Write over the inputs.")]
Overwrite = Annotated[
    bool,
    output_option(
        "--overwrite", help="Write again what is there already; it is skipped otherwise."
    ),
]
DryRun = Annotated[
    bool,
    output_option("--dry-run", help="Do all the work and report it, but write no captions."),
]
Language = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        metavar="LANG[,LANG...]|auto",
        autocompletion=completion.languages,
        help="The languages that the files can be in, as codes or names; "
        "which cue is in which is found out.",
    ),
]
Profile = Annotated[
    str,
    typer.Option(
        metavar="NAME",
        autocompletion=completion.profiles,
        help="The house style, a shipped one or the path of a TOML file.",
    ),
]
Encoding = Annotated[
    str,
    typer.Option(metavar="NAME|auto", help="The encoding of the files, such as cp1252."),
]
Report = Annotated[
    Path | None,
    report_option(
        metavar="REPORT.json",
        help="Write a report with every slot: confidence, alternatives, place.",
    ),
]
AsJson = Annotated[bool, report_option("--json", help="Print JSON, and nothing else.")]
Bundle = Annotated[
    str | None,
    model_option(
        "--model",
        "--bundle",
        metavar="BUNDLE",
        autocompletion=completion.bundles,
        help="A model bundle: the name of a shipped one, or a folder.",
    ),
]
Device = Annotated[
    backends.Device, model_option(help="Where it runs; auto uses a GPU that works.")
]


def only_languages(panel: str | None = None) -> Any:
    """The option for languages of a corpus."""
    return typer.Option(
        metavar="LANG[,LANG...]",
        autocompletion=completion.languages,
        rich_help_panel=panel,
        help="Only these.  [default: all that are there]",
    )


def automatic(value: str) -> str | None:
    """None for `auto`."""
    return None if value.lower() == "auto" else value


def language_codes(value: str | None) -> tuple[str, ...]:
    """The codes that are named, separated by commas; none for `auto` and None.

    Raises LanguageError for one that is not known.
    """
    from interpunct.transcript.languages import language

    if value is None or automatic(value) is None:
        return ()
    return tuple(dict.fromkeys(language(name.strip()).code for name in value.split(",")))


def refuse_both(one: str, first: object, other: str, second: object) -> None:
    """Raise the usage error of two options that exclude each other, if both are given."""
    if first not in (None, False) and second is not None:
        raise typer.BadParameter(f"it cannot be given together with {one}", param_hint=other)

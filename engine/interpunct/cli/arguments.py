# SPDX-License-Identifier: Apache-2.0
"""The arguments and options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from interpunct.cli import completion

OUTPUT, MODEL, REPORT = "Output", "Model", "Report"

Inputs = Annotated[
    list[Path],
    typer.Argument(
        metavar="PATH...",
        show_default=False,
        help="Caption files (SRT, WebVTT, SBV, ASS, whisper JSON), or folders of them.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "-o",
        "--output",
        metavar="OUT",
        rich_help_panel=OUTPUT,
        help="A file for one input, a folder for more: it mirrors the folders of the input. "
        "An ending .srt, .vtt, .sbv or .ass other than the input's converts.",
    ),
]
InPlace = Annotated[
    bool,
    typer.Option("--in-place", rich_help_panel=OUTPUT, help="Write over the inputs."),
]
Overwrite = Annotated[
    bool,
    typer.Option(
        "--overwrite",
        rich_help_panel=OUTPUT,
        help="Write again what is there already; it is skipped otherwise.",
    ),
]
DryRun = Annotated[
    bool,
    typer.Option(
        "--dry-run",
        rich_help_panel=OUTPUT,
        help="Do all the work and report it, but write no captions.",
    ),
]
Language = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        metavar="LANG[,LANG...]|auto",
        autocompletion=completion.known_languages,
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
    typer.Option(
        metavar="REPORT.json",
        rich_help_panel=REPORT,
        help="Write a report with every slot: confidence, alternatives, place.",
    ),
]
AsJson = Annotated[
    bool,
    typer.Option("--json", rich_help_panel=REPORT, help="Print JSON, and nothing else."),
]


def automatic(value: str) -> str | None:
    """None for `auto`."""
    return None if value.lower() == "auto" else value


def language_codes(value: str) -> tuple[str, ...] | None:
    """The codes that `--language` names, None for `auto`.

    Raises LanguageError for one that is not known.
    """
    from interpunct.transcript.languages import language

    if automatic(value) is None:
        return None
    return tuple(dict.fromkeys(language(name.strip()).code for name in value.split(",")))


def refuse_both(one: str, first: object, other: str, second: object) -> None:
    """Raise the usage error of two options that exclude each other, if both are given."""
    if first not in (None, False) and second is not None:
        raise typer.BadParameter(f"it cannot be given together with {one}", param_hint=other)

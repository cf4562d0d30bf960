# SPDX-License-Identifier: Apache-2.0
"""Arguments and options shared by several commands."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from interpunct.cli import completion
from interpunct.cli.commands import option
from interpunct.runtime import backends
from interpunct.runtime.backends.cores import most_processes

if TYPE_CHECKING:
    from interpunct.folders.patterns import Patterns
    from interpunct.folders.planning import Destination
    from interpunct.media.shots import Shots

OUTPUT, MODEL, REPORT, MANY = "Output", "Model", "Report", "Many files"

LARGEST_BATCH = 2**16
"""Stretches or windows of text; a larger number is a typing error and takes all memory."""

LARGEST_SEED = 2**64 - 1
"""The largest seed that torch accepts."""

Engine = Literal["local", "ray"]
"""Place of the workers: processes of this machine, or actors of a cluster."""

INPUTS = (
    "Caption files (SRT, WebVTT, SBV, ASS, TTML, MicroDVD, LRC, SCC, EBU STL, whisper JSON), "
    "folders of them, or - for stdin."
)
InputsArgument = Annotated[
    list[Path], typer.Argument(metavar="PATH...", show_default=False, help=INPUTS)
]
WorkersOption = Annotated[
    str,
    typer.Option(
        metavar="N|auto",
        rich_help_panel=MANY,
        help=(
            "Number of processes; auto takes one for each core if that is faster, and one "
            "with a GPU."
        ),
    ),
]
IncludeOption = Annotated[
    list[str] | None,
    typer.Option(
        metavar="PATTERN",
        rich_help_panel=MANY,
        show_default=False,
        help="In folders, read only files that match: *.en.srt, or season1/*. Can be repeated.",
    ),
]
ExcludeOption = Annotated[
    list[str] | None,
    typer.Option(
        metavar="PATTERN",
        rich_help_panel=MANY,
        show_default=False,
        help="In folders, leave out files and folders that match. Can be repeated.",
    ),
]
OverwriteOption = Annotated[
    bool,
    typer.Option(
        "--overwrite",
        rich_help_panel=OUTPUT,
        help="Write existing outputs again instead of skipping them.",
    ),
]
LanguageOption = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        metavar="LANG[,LANG...]|auto",
        autocompletion=completion.known_languages,
        help=(
            "Possible languages of the files, as codes or names; the language of each cue is "
            "identified."
        ),
    ),
]
ProfileOption = Annotated[
    str,
    typer.Option(
        metavar="NAME",
        autocompletion=completion.profiles,
        help="The house style: bbc, netflix, ted, none, or the path of a TOML file.",
    ),
]
EncodingOption = Annotated[
    str, typer.Option(metavar="NAME|auto", help="The encoding of the files, such as cp1252.")
]
MaxSizeOption = Annotated[
    float,
    typer.Option(
        "--max-size",
        metavar="MB",
        min=0.001,
        max=2048,
        help="Largest size of a file; larger files are refused, as captions are small.",
    ),
]
UnrollOption = Annotated[
    Literal["auto", "never", "always"],
    typer.Option(
        help=(
            "Write each line of rolling captions once, in fewer cues; YouTube's automatic "
            "captions roll. auto does so for rolling captions, unless marks are only "
            "suggested."
        ),
    ),
]
ShotsOption = Annotated[
    Path | None,
    typer.Option(
        "--shots",
        metavar="FILM",
        help="The film of one caption file, whose shot changes the house style heeds.",
    ),
]
JsonOption = Annotated[
    bool,
    typer.Option("--json", rich_help_panel=REPORT, help="Print JSON only."),
]
BundleOption = Annotated[
    str | None,
    typer.Option(
        "--model",
        "--bundle",
        metavar="BUNDLE",
        rich_help_panel=MODEL,
        autocompletion=completion.bundles,
        help="Model bundle: the name of a shipped or installed bundle, or a folder.",
    ),
]
DeviceOption = Annotated[
    backends.Device,
    typer.Option(rich_help_panel=MODEL, help="Device of the model; auto uses a GPU that works."),
]


@dataclass(frozen=True, kw_only=True)
class FileArguments:
    """Arguments of a command that reads and writes many files."""

    paths: InputsArgument
    out: Path | None = option(
        None,
        "A file for one input; for several inputs a folder, which mirrors their folders. "
        "Another ending (.srt, .vtt, .sbv, .ass, .ttml, .sub, .lrc, .scc, .stl) than the input's "
        "converts; .txt, .docx and .csv are for readers. - is stdout.",
        "-o",
        "--output",
        metavar="OUT",
        panel=OUTPUT,
    )
    format: str | None = option(
        None,
        "Format of all outputs, by its ending: srt, vtt, txt, …  [default: that of the input]",
        metavar="ENDING",
        panel=OUTPUT,
    )
    suffix: str | None = option(
        None,
        "Text before the ending of each output's name, as in talk.TEXT.srt.  [default: none in a "
        "folder; punctuated or cut beside the input]",
        metavar="TEXT",
        panel=OUTPUT,
    )
    include: IncludeOption = None
    exclude: ExcludeOption = None
    in_place: bool = option(False, "Write over the inputs.", "--in-place", panel=OUTPUT)
    overwrite: OverwriteOption = False
    resume: bool = option(
        True,
        "In a folder: skip files that are done with the same input and options, repeat "
        "changed files, and keep edited outputs. One hidden file in the folder of the run "
        "(.interpunct-done.jsonl) records the files; without it every existing output is "
        "skipped.",
        "--resume/--no-resume",
        panel=OUTPUT,
    )
    dry_run: bool = option(
        False,
        "Do all the work and report it, but write no captions.",
        "--dry-run",
        panel=OUTPUT,
    )
    report: Path | None = option(
        None,
        "Write a report with the doubtful slots: confidence, alternatives, place. JSON Lines have "
        "one line for each file, written when the file is done. Later runs add to the report. "
        "interpunct report shows the files to look at first.",
        metavar="REPORT.json|.jsonl",
        panel=REPORT,
    )
    all_slots: bool = option(
        False,
        "Report every slot, which takes about six times the space.",
        "--all-slots",
        panel=REPORT,
    )
    as_json: JsonOption = False
    quiet: bool = option(
        False, "Print failures only.", "-q", "--quiet", panel=REPORT, show_default=False
    )
    verbose: bool = option(
        False, "Print a line for each file.", "-v", "--verbose", panel=REPORT, show_default=False
    )
    log_file: Path | None = option(
        None,
        "Add all messages and a line for each file to this file, with their times.",
        metavar="FILE",
        panel=REPORT,
    )

    @property
    def reserved(self) -> tuple[Path, ...]:
        """The files that the run itself writes."""
        return tuple(path for path in (self.report, self.log_file) if path is not None)

    def destination(self, tag: str, *, writes: bool = True) -> "Destination":
        """Destination of the outputs, by default beside the inputs with `tag`."""
        from interpunct.folders.planning import Destination

        refuse_both("--in-place", self.in_place, "-o", self.out)
        refuse_both("--quiet", self.quiet, "--verbose", self.verbose or None)
        refuse_both("--in-place", self.in_place, "--format", self.format)
        refuse_both("--in-place", self.in_place, "--suffix", self.suffix)
        if self.format is not None or self.suffix is not None:
            _refuse_named(self.out)
        suffix = None if self.suffix is None else _plain_suffix(self.suffix)
        ending = None if self.format is None else _written_ending(self.format)
        return Destination(
            suffix or tag, self.out, self.in_place, self.overwrite, writes, suffix, ending
        )

    def patterns(self) -> "Patterns":
        """The patterns of the files to read."""
        return patterns_of(self.include, self.exclude)


def patterns_of(include: Sequence[str] | None, exclude: Sequence[str] | None) -> "Patterns":
    """The patterns of the files to read in folders."""
    from interpunct.folders.patterns import Patterns

    return Patterns(tuple(include or ()), tuple(exclude or ()))


def _refuse_named(out: Path | None) -> None:
    """Raise a usage error for an output whose name has its format and its suffix already."""
    from interpunct.captions.formats import target_of

    if out is not None and not out.is_dir() and target_of(out.suffix) is not None:
        raise typer.BadParameter(
            "the name of the output has its format and its suffix; name a folder", param_hint="-o"
        )


def _plain_suffix(suffix: str) -> str:
    """A --suffix without its dot. Raises a usage error if it can be no part of a name."""
    from interpunct.files import is_plain_name

    plain = suffix.removeprefix(".")
    if not is_plain_name(plain):
        raise typer.BadParameter("give a part of a name, such as en", param_hint="--suffix")
    return plain


def _written_ending(given: str) -> str:
    """The ending of a --format. Raises a usage error if captions are not written so."""
    from interpunct.captions.formats import EXPORTED, target_of

    ending = f".{given.lower().removeprefix('.')}"
    if target_of(ending) is None:
        known = ", ".join(each.endings[0].removeprefix(".") for each in EXPORTED)
        raise typer.BadParameter(f"give one of {known}", param_hint="--format")
    return ending


def only_languages(panel: str | None = None) -> Any:
    """The field for the languages to take from a corpus."""
    return option(
        None,
        "Languages to use.  [default: all available]",
        metavar="LANG[,LANG...]",
        autocompletion=completion.known_languages,
        panel=panel,
    )


def in_bytes(megabytes: float) -> int:
    """A --max-size in bytes."""
    return round(megabytes * (1 << 20))


def automatic(value: str) -> str | None:
    """None for `auto`."""
    return None if value.lower() == "auto" else value


def worker_count(value: str, engine: Engine = "local") -> int | None:
    """Number of workers, None for `auto`. Raises a usage error if this machine cannot bear it."""
    if automatic(value) is None:
        return None
    if not value.isdecimal() or int(value) < 1:
        raise typer.BadParameter("give a number of processes, or auto", param_hint="--workers")
    workers = int(value)
    if engine == "local":
        refuse_crowd("--workers", workers)
    return workers


def language_codes(value: str | None) -> tuple[str, ...]:
    """The codes of the given languages, separated by commas; none for `auto` and None.

    Raises LanguageError for an unknown language.
    """
    from interpunct.transcript.languages import language

    if value is None or automatic(value) is None:
        return ()
    return tuple(dict.fromkeys(language(name.strip()).code for name in value.split(",")))


def seeds(name: str, text: str) -> tuple[int, ...]:
    """The given numbers, separated by commas, each once. Raises a usage error otherwise."""
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdecimal() and int(word) <= LARGEST_SEED for word in words):
        raise typer.BadParameter(
            f"give numbers up to {LARGEST_SEED}, such as 1,2,3", param_hint=name
        )
    return tuple(dict.fromkeys(map(int, words)))


def shots_of_film(film: Path | None, paths: Sequence[Path]) -> "Shots | None":
    """Shot changes of the film of a single file. Raises MediaError, and a usage error for more."""
    from interpunct.folders.planning import is_one_file
    from interpunct.media.shots import shots_of

    if film is None:
        return None
    if not is_one_file(paths):
        raise typer.BadParameter("a film belongs to one caption file", param_hint="--shots")
    return shots_of(film)


def settings(name: str, given: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Fields and their values, as text. Raises a usage error for text other than FIELD=VALUE."""
    pairs = [setting.partition("=") for setting in given]
    for setting, (_, equals, _) in zip(given, pairs, strict=True):
        if not equals:
            raise typer.BadParameter(f"{setting!r} is not FIELD=VALUE", param_hint=name)
    return tuple((field.strip(), value.strip()) for field, _, value in pairs)


def refuse_both(one: str, first: object, other: str, second: object) -> None:
    """Raise a usage error if two options that exclude each other are both given."""
    if first not in (None, False) and second is not None:
        raise typer.BadParameter(f"it cannot be given together with {one}", param_hint=other)


def refuse_standstill(name: str, rate: float | None) -> None:
    """Raise a usage error for a learning rate that is not positive and finite."""
    if rate is not None and not 0 < rate < float("inf"):
        raise typer.BadParameter(
            "give a finite number above 0, such as 0.001, or leave the option out", param_hint=name
        )


def refuse_nameless(name: str, folder: Path) -> None:
    """Raise a usage error for a root, for `.` and for a path that ends in `..`.

    Files written beside a folder are named after it.
    """
    if folder.name in ("", ".."):
        raise typer.BadParameter(f"give {folder} a name: a folder in it", param_hint=name)


def refuse_crowd(name: str, processes: int | None) -> None:
    """Raise a usage error for more processes than this machine can bear."""
    most = most_processes()
    if processes is not None and processes > most:
        raise typer.BadParameter(f"this machine bears {most} at most", param_hint=name)


def refuse_parts(name: str, parts: int, batch: int) -> None:
    """Raise a usage error for more parts than a batch has stretches."""
    if parts > batch:
        raise typer.BadParameter(f"a batch of {batch} has no {parts} parts", param_hint=name)


def refuse_alone(one: str, first: object, other: str, second: object) -> None:
    """Raise a usage error for an option that only makes sense with another option."""
    if first is not None and second is None:
        raise typer.BadParameter(f"it needs {other}", param_hint=one)

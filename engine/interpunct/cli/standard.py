# SPDX-License-Identifier: Apache-2.0
"""Standard input and standard output instead of files: `-` on the command line."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from interpunct.captions.document import CaptionDocument
from interpunct.captions.formats import EXPORTED, SRT, Target, target_of
from interpunct.captions.reading import MOST_BYTES, read_bytes
from interpunct.captions.writing import export, losses, write_atomic
from interpunct.cli.console import complain
from interpunct.cli.output import pass_on
from interpunct.errors import CaptionError
from interpunct.files import STANDARD
from interpunct.folders.planning import Destination, Job, Plan, plan, plan_of

if TYPE_CHECKING:
    from interpunct.cli.arguments import FileArguments
    from interpunct.folders.patterns import Patterns
    from interpunct.work.options import Options


def read_given(path: Path, most_bytes: int = MOST_BYTES) -> bytes:
    """The bytes of a file, or of standard input. Raises CaptionError as `read_bytes` does."""
    if path != STANDARD:
        return read_bytes(path, most_bytes)
    if sys.stdin is None:
        raise CaptionError("standard input is closed.", file=path)
    return read_bytes(path, most_bytes, stream=sys.stdin.buffer)


def put(out: Path, data: bytes) -> None:
    """Write `data` to a file, or to standard output. Raises CaptionError as `write_atomic`."""
    if out == STANDARD:
        pass_on(data)
    else:
        write_atomic(out, data)


def put_again(out: Path, text: str, start: str) -> None:
    """Write a text that begins with `start`, also over an earlier one.

    Raises CaptionError where another file has that name.
    """
    data, known = text.encode(errors="backslashreplace"), start.encode()
    if out != STANDARD and out.is_file():
        with out.open("rb") as file:
            if file.read(len(known)) != known:
                raise CaptionError(
                    "there is another file of that name.", file=out, remedy="Choose another name."
                )
    put(out, data)


def refuse_existing(out: Path, *, overwrite: bool) -> None:
    """Raise CaptionError where the file `out` exists and shall not be overwritten.

    Raises a usage error for a folder.
    """
    if out != STANDARD and out.is_dir():
        raise typer.BadParameter(f"{out} is a folder; name a file", param_hint="-o")
    if out != STANDARD and out.exists() and not overwrite:
        raise CaptionError(
            "there is a file of that name.", file=out, remedy="--overwrite replaces it."
        )


def written_format(out: Path) -> Target:
    """The format of an output by its ending; SRT on standard output.

    Raises a usage error for an ending of no format that is written.
    """
    form = SRT if out == STANDARD else target_of(out.suffix)
    if form is None or out.is_dir():
        endings = ", ".join(each.endings[0] for each in EXPORTED)
        raise typer.BadParameter(f"name a file that ends in one of {endings}", param_hint="-o")
    return form


def refuse_twice(*paths: Path) -> None:
    """Raise a usage error for standard input in two places, because it can be read only once."""
    if paths.count(STANDARD) > 1:
        raise typer.BadParameter("standard input (-) can be one of the files only")


def exported(document: CaptionDocument, out: Path, source: Path) -> bytes:
    """The bytes of a document for `out`, by its ending; the losses are told.

    On standard output, a format that is only read becomes SRT. Raises CaptionError as `export`
    does, and a usage error as `refuse_ending` does.
    """
    refuse_ending(out, source)
    own = SRT if out == STANDARD and not document.format.editable else document.format
    form = Job(source, out).format or own
    for loss in losses(document, form):
        complain(f"{out}: {loss}.")
    return export(document, form)


def refuse_ending(out: Path, source: Path) -> None:
    """Raise a usage error for an output whose ending is that of no format, nor its source's."""
    if out.suffix.lower() != source.suffix.lower():
        written_format(out)


def _refuse_beside(paths: Sequence[Path]) -> None:
    """Raise a usage error for standard input beside other inputs, or twice."""
    if STANDARD in paths and len(paths) > 1:
        raise typer.BadParameter("standard input (-) is read alone", param_hint="PATH...")


def inputs(paths: Sequence[Path], options: "Options", patterns: "Patterns") -> Plan:
    """The plan for read-only inputs."""
    _refuse_beside(paths)
    if STANDARD not in paths:
        return plan(paths, Destination(writes=False), patterns=patterns)
    return Plan((Job(STANDARD, None, data=read_given(STANDARD, options.most_bytes)),))


def standard_plan(
    given: "FileArguments", destination: Destination, options: "Options", recipe: str | None
) -> Plan | None:
    """The plan for a document from standard input or to standard output.

    None where neither is requested. Without another output, standard input goes to standard
    output.
    """
    _refuse_beside(given.paths)
    reads = STANDARD in given.paths
    if not reads and destination.out != STANDARD:
        return None
    out = destination.out or STANDARD
    _refuse_odd(given, destination, out)
    data = read_given(STANDARD, options.most_bytes) if reads else None
    if out == STANDARD:
        return Plan((Job(given.paths[0], None, data=data, sink=pass_on),))
    return plan_of([Job(STANDARD, out, data=data)], destination, recipe=recipe)


def _refuse_odd(given: "FileArguments", destination: Destination, out: Path) -> None:
    """Raise a usage error for options that a single stream does not allow."""
    if destination.in_place:
        raise typer.BadParameter("standard input is not a file", param_hint="--in-place")
    for name in ("format", "suffix"):
        if getattr(given, name) is not None:
            raise typer.BadParameter("it is for outputs in a folder", param_hint=f"--{name}")
    if out == STANDARD:
        if len(given.paths) > 1 or (given.paths[0] != STANDARD and given.paths[0].is_dir()):
            raise typer.BadParameter("several outputs need a folder, not -", param_hint="-o")
        if given.as_json:
            raise typer.BadParameter("captions go to standard output", param_hint="--json")
        return
    written_format(out)
    if given.report is not None and out.resolve() == given.report.resolve():
        raise typer.BadParameter("the report is written to this file", param_hint="-o")

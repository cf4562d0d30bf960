# SPDX-License-Identifier: Apache-2.0
"""`interpunct check`."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from interpunct.cli.arguments import (
    AsJson,
    Encoding,
    Inputs,
    Language,
    Profile,
    automatic,
    language_codes,
)
from interpunct.cli.commands import FAILED
from interpunct.cli.console import complain, printable, results, time_stamp
from interpunct.errors import InterpunctError

if TYPE_CHECKING:
    from interpunct.captions.document import CaptionDocument
    from interpunct.segment.checks import Finding
    from interpunct.segment.profiles import Profile as HouseStyle

EXAMPLES = """
[bold]Examples[/bold]

  interpunct check talk.srt --profile bbc
      lists what the house style forbids; the exit code is 1 where something is an error

  interpunct check done/ --json
      a whole folder, for a program
"""
VERSION = 1


@dataclass(frozen=True, slots=True)
class _Checked:
    """A file that was checked, or why it could not be."""

    path: Path
    document: "CaptionDocument | None" = None
    findings: "tuple[Finding, ...]" = ()
    error: str | None = None

    @property
    def has_errors(self) -> bool:
        """Whether the style is broken."""
        from interpunct.batch.findings import Level, level_of

        return any(level_of(finding) is Level.ERROR for finding in self.findings)


def check(
    paths: Inputs,
    *,
    profile: Profile = "netflix",
    language: Language = "auto",
    encoding: Encoding = "auto",
    as_json: AsJson = False,
) -> None:
    """Check captions against a house style: line lengths, reading speed, durations, gaps.

    Text that does not fit and cues that cannot be shown are errors: the exit code is 1.
    """
    from interpunct.segment.profiles import load_profile

    style, codes = load_profile(profile), language_codes(language)
    shown: list[dict[str, Any]] = []
    failed = broken = False
    for checked in _checked(paths, style, codes, automatic(encoding)):
        failed = failed or checked.error is not None
        broken = broken or checked.has_errors
        if as_json:
            shown.append(_entry(checked))
        else:
            _show(checked)
    if as_json:
        report = {"version": VERSION, "profile": style.name, "files": shown}
        text = json.dumps(report, ensure_ascii=False, indent=1)
        sys.stdout.buffer.write(text.encode("utf-8", errors="backslashreplace") + b"\n")
    only_one = len(paths) == 1 and not paths[0].is_dir()
    raise typer.Exit(FAILED if failed and only_one else int(failed or broken))


def _checked(
    paths: list[Path], style: "HouseStyle", codes: tuple[str, ...] | None, encoding: str | None
) -> Iterator[_Checked]:
    """Check the files one by one; a file that fails never stops the others."""
    from interpunct.batch.planning import Destination, plan
    from interpunct.captions.reading import read_captions
    from interpunct.segment.checks import check as findings_of
    from interpunct.transcript.from_document import build_transcript

    planned = plan(paths, Destination(writes=False))
    yield from (_Checked(outcome.path, error=outcome.error) for outcome in planned.failed)
    for job in planned.jobs:
        try:
            document = read_captions(job.source, encoding=encoding)
            transcript = build_transcript(document, languages=codes)
        except InterpunctError as error:
            yield _Checked(job.source, error=str(error))
        else:
            findings = tuple(findings_of(document, transcript, style))
            yield _Checked(job.source, document, findings)


def _entry(checked: _Checked) -> dict[str, Any]:
    from interpunct.batch.findings import finding_entry

    findings = [finding_entry(finding) for finding in checked.findings]
    return {"path": str(checked.path), "error": checked.error, "findings": findings}


def _show(checked: _Checked) -> None:
    from rich.table import Table

    from interpunct.batch.findings import level_of

    if checked.document is None:
        complain(f"{checked.error}")
        return
    console = results()
    count = len(checked.findings)
    heading = f"{printable(str(checked.path))}: {count or 'no'} finding{'s' * (count != 1)}"
    console.print(heading, style="bold", markup=False, soft_wrap=True)
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(justify="right")
    for finding in checked.findings:
        start = checked.document.cues[finding.cue].start_ms
        message = printable(finding.message)
        table.add_row(str(finding.cue + 1), time_stamp(start), level_of(finding), message)
    if count:
        console.print(table, markup=False)

# SPDX-License-Identifier: Apache-2.0
"""`interpunct check`."""

from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from interpunct.cli import arguments
from interpunct.cli.commands import FAILED, Command
from interpunct.cli.console import complain, print_json, printable, results, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from interpunct.batch.outcomes import Outcome
    from interpunct.batch.planning import Plan
    from interpunct.captions.document import CaptionDocument
    from interpunct.segment.checks import Finding
    from interpunct.segment.profiles import Profile

VERSION = 1
_NAMED = 5  # files that are passed over and named; more are counted


@dataclass(frozen=True, slots=True)
class _Checked:
    """A file that was checked."""

    path: Path
    document: "CaptionDocument"
    findings: "list[Finding]"


@dataclass(frozen=True, kw_only=True)
class Check(Command):
    """Check captions against a house style: line lengths, reading speed, durations, gaps.

    Text that does not fit and cues that cannot be shown are errors: the exit code is 1.
    """

    examples = """
    interpunct check talk.srt --profile bbc
        lists what the house style forbids; the exit code is 1 where something is an error

    interpunct check done/ --json
        a whole folder, for a program
    """

    paths: arguments.Inputs
    profile: arguments.Profile = "netflix"
    language: arguments.Language = "auto"
    encoding: arguments.Encoding = "auto"
    as_json: arguments.AsJson = False

    def run(self) -> int:
        """Check the files one by one; a file that fails never stops the others."""
        from interpunct.batch.outcomes import Outcome, Status
        from interpunct.batch.planning import Destination, plan
        from interpunct.segment.checks import Level
        from interpunct.segment.profiles import load_profile

        style = load_profile(self.profile)
        planned = plan(self.paths, Destination(writes=False))
        passed_over = list(planned.others)
        entries: list[dict[str, Any]] = []
        failed = broken = False
        for one in chain(planned.failed, self._checked(planned, style)):
            if not isinstance(one, Outcome):
                broken |= any(finding.level is Level.ERROR for finding in one.findings)
            elif one.status is Status.SKIPPED:
                passed_over.append(one.path)
                continue
            else:
                failed = True
            if self.as_json:
                entries.append(_entry(one))
            else:
                _show(one)
        if self.as_json:
            others = [str(path) for path in passed_over]
            report = {"version": VERSION, "profile": style.name, "files": entries}
            print_json(report | {"passed_over": others})
        _tell_passed_over(passed_over)
        only_one = len(self.paths) == 1 and not self.paths[0].is_dir()
        return FAILED if failed and only_one else int(failed or broken)

    def _checked(self, planned: "Plan", style: "Profile") -> "Iterator[_Checked | Outcome]":
        from interpunct.batch.running import outcome_of_failure
        from interpunct.work.options import Options, Unroll
        from interpunct.work.work import Work

        options = Options(
            encoding=arguments.automatic(self.encoding),
            languages=arguments.language_codes(self.language),
            unroll=Unroll.NEVER,  # they are checked as a player shows them
        )
        for job in planned.jobs:
            try:
                work = Work.read(job.source, options)
                yield _Checked(job.source, work.document, work.findings(style))
            except Exception as error:  # noqa: BLE001 - see outcome_of_failure
                yield outcome_of_failure(job, error)


def _entry(one: "_Checked | Outcome") -> dict[str, Any]:
    from interpunct.batch.report import finding_entry

    error = None if isinstance(one, _Checked) else one.error
    findings = one.findings if isinstance(one, _Checked) else ()
    return {
        "path": str(one.path),
        "error": error,
        "findings": [finding_entry(finding) for finding in findings],
    }


def _show(one: "_Checked | Outcome") -> None:
    from interpunct.captions.times import ON_SCREEN

    if not isinstance(one, _Checked):
        complain(f"{one.error}")
        return
    count = len(one.findings)
    heading = f"{printable(str(one.path))}: {count or 'no'} finding{'s' * (count != 1)}"
    results().print(heading, style="bold", markup=False, soft_wrap=True)
    shown = table("cue", "time", "level", "message", right=("cue",))
    shown.show_header = False
    for finding in one.findings:
        start = ON_SCREEN.stamp(one.document.cues[finding.cue].start_ms)
        message = printable(finding.message)
        shown.add_row(str(finding.cue + 1), start, finding.level, message)
    if count:
        results().print(shown, markup=False)


def _tell_passed_over(paths: list[Path]) -> None:
    if not paths:
        return
    names = ", ".join(map(str, paths[:_NAMED]))
    more = f" and {len(paths) - _NAMED} more" if len(paths) > _NAMED else ""
    complain(f"passed over, which are no captions: {names}{more}.")

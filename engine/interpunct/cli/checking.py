# SPDX-License-Identifier: Apache-2.0
"""`interpunct check`."""

from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from interpunct.cli import arguments
from interpunct.cli.commands import FAILED, Subcommand
from interpunct.cli.console import (
    add_row,
    complain,
    complain_of_failed,
    print_json,
    printable,
    results,
    table,
)

if TYPE_CHECKING:
    from interpunct.cutting.checks import Finding
    from interpunct.folders.outcomes import Outcome
    from interpunct.work.options import Options

_VERSION = 1
_NAMED = 5  # largest number of skipped files that are named; more are counted


@dataclass(frozen=True, kw_only=True)
class CheckCommand(Subcommand):
    """Check captions against a house style: line lengths, reading speed, durations, gaps.

    Text that does not fit and cues that cannot be shown are errors: the exit code is 1.
    """

    examples = """
    interpunct check talk.srt --profile bbc
        lists the violations of the house style; the exit code is 1 if there is an error

    interpunct check done/ --json
        a whole folder, for a program
    """

    streams = frozenset(["paths"])
    paths: arguments.InputsArgument
    profile: arguments.ProfileOption = "netflix"
    shots: arguments.ShotsOption = None
    language: arguments.LanguageOption = "auto"
    encoding: arguments.EncodingOption = "auto"
    max_size: arguments.MaxSizeOption = 64
    include: arguments.IncludeOption = None
    exclude: arguments.ExcludeOption = None
    as_json: arguments.JsonOption = False

    def run(self) -> int:
        """Check the files one by one; a file that fails never stops the others."""
        from interpunct.cli.standard import inputs
        from interpunct.cutting.checks import Level
        from interpunct.cutting.profiles import load_profile
        from interpunct.folders.outcomes import Status
        from interpunct.folders.planning import is_one_file
        from interpunct.folders.running import Run

        style = load_profile(self.profile)
        run = Run(self._options())
        patterns = arguments.patterns_of(self.include, self.exclude)
        planned = inputs(self.paths, run.options, patterns)
        passed_over = list(planned.others)
        for link in planned.done:
            complain(f"skipped: {link.error}")
        entries: list[dict[str, Any]] = []
        failed = broken = False
        for outcome in chain(planned.failed, run.outcomes(planned.jobs)):
            if outcome.status is Status.SKIPPED:
                passed_over.append(outcome.path)
                continue
            findings = outcome.result.work.findings(style) if outcome.result else []
            failed |= outcome.result is None
            broken |= any(finding.level is Level.ERROR for finding in findings)
            if self.as_json:
                entries.append(_entry(outcome, findings))
            else:
                _show(outcome, findings)
        _tell_passed_over(passed_over)
        if self.as_json:
            report = {"version": _VERSION, "profile": style.name, "files": entries}
            print_json(report | {"passed_over": [str(path) for path in passed_over]})
        return FAILED if failed and is_one_file(self.paths) else int(failed or broken)

    def _options(self) -> "Options":
        from interpunct.work.options import Options, Unroll

        return Options(
            encoding=arguments.automatic(self.encoding),
            most_bytes=arguments.in_bytes(self.max_size),
            languages=arguments.language_codes(self.language),
            unroll=Unroll.NEVER,  # checked as a player shows them
            shots=arguments.shots_of_film(self.shots, self.paths),
        )


def _entry(outcome: "Outcome", findings: "list[Finding]") -> dict[str, Any]:
    from interpunct.folders.report import finding_entry

    shown = [finding_entry(finding) for finding in findings]
    return {"path": str(outcome.path), "error": outcome.error, "findings": shown}


def _show(outcome: "Outcome", findings: "list[Finding]") -> None:
    from interpunct.captions.times import ON_SCREEN

    if outcome.result is None:
        complain_of_failed(outcome)
        return
    count = len(findings)
    heading = f"{printable(str(outcome.path))}: {count or 'no'} finding{'s' * (count != 1)}"
    results().print(heading, style="bold", soft_wrap=True)
    shown = table("cue", "time", "level", "message", right=("cue",))
    shown.show_header = False
    for finding in findings:
        start = ON_SCREEN.stamp(outcome.result.source.cues[finding.cue].start_ms)
        add_row(shown, str(finding.cue + 1), start, finding.level, finding.message)
    if count:
        results().print(shown)


def _tell_passed_over(paths: list[Path]) -> None:
    if not paths:
        return
    names = ", ".join(map(str, paths[:_NAMED]))
    more = f" and {len(paths) - _NAMED} more" if len(paths) > _NAMED else ""
    complain(f"skipped, as they are not captions: {names}{more}.")

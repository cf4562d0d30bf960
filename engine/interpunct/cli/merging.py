# SPDX-License-Identifier: Apache-2.0
"""`interpunct merge-reports`."""

from dataclasses import dataclass
from pathlib import Path

from interpunct.cli.arguments import OUTPUT
from interpunct.cli.commands import INCOMPLETE, Subcommand, argument, required


@dataclass(frozen=True, kw_only=True)
class MergeReportsCommand(Subcommand):
    """Merge the reports of the shards of a run into one report.

    For a file that was processed twice, the last line counts.
    """

    examples = """
    interpunct merge-reports reports/*.jsonl -o report.jsonl
        exits with 1 if a shard has not ended, or a file has failed
    """

    reports: list[Path] = argument("The reports of the shards.", metavar="REPORT...")
    out: Path = required(
        "The whole report, a document or JSON Lines by its ending.",
        "-o",
        "--output",
        metavar="REPORT.json|.jsonl",
        panel=OUTPUT,
    )

    def run(self) -> int:
        """Write the report."""
        from interpunct.cli.console import complain, tell
        from interpunct.folders.outcomes import Status
        from interpunct.folders.report_writing import merged, report_writer
        from interpunct.sentences import counted

        found = merged(self.reports)
        with report_writer(self.out, anew=True) as writer:
            totals = found.write(writer)
        for report in found.incomplete:
            complain(f"{report}: this shard has not ended; start its job again.")
        failed = totals.statuses[Status.FAILED]
        files = counted(totals.files, one="{count} file", many="{count} files")
        tell(f"{self.out}: {files}, {failed} failed.")
        return INCOMPLETE if found.incomplete or failed else 0

# SPDX-License-Identifier: Apache-2.0
"""What is told of a file, without the file: small, and fit to be sent between processes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from interpunct.cutting.checks import Rule
from interpunct.folders.file_report import Counts, FileReport


@dataclass(frozen=True, slots=True)
class ToldFile:
    """The counts of a file that was worked on, what a cut `left`, and what its user should know.

    `notice` is that of the work.
    """

    counts: Counts
    was_punctuated: bool = False
    left: Counter[Rule] = field(default_factory=Counter)
    notice: str | None = None


def told_of(file: FileReport) -> ToldFile:
    """What is told of a file."""
    result = file.result
    return ToldFile(
        file.counts,
        result.work.was_punctuated,
        Counter(finding.rule for finding in result.findings),
        result.work.notice,
    )

# SPDX-License-Identifier: Apache-2.0
"""Summary of a file's results: small, and suitable for transfer between processes."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from interpunct.cutting.checks import Rule
from interpunct.folders.file_report import Counts, FileReport


@dataclass(frozen=True, slots=True)
class ToldFile:
    """The counts of a processed file, the findings that a cut `left`, and notes for the user.

    `notice` is the notice of the work.
    """

    counts: Counts
    was_punctuated: bool = False
    left: Counter[Rule] = field(default_factory=Counter)
    notice: str | None = None


def told_of(file: FileReport) -> ToldFile:
    """The summary of a file."""
    result = file.result
    return ToldFile(
        file.counts,
        result.work.was_punctuated,
        Counter(finding.rule for finding in result.findings),
        result.work.notice,
    )

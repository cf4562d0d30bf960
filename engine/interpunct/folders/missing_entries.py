# SPDX-License-Identifier: Apache-2.0
"""Done files without an entry in the report of an interrupted run.

An output is written before its entry is. A kill in between leaves the output, and workers that
are stopped may write a last one. The next run with the same report works on such files again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from interpunct.files import file_stamp
from interpunct.folders.outcomes import Outcome, Standing
from interpunct.folders.planning import Job, Plan
from interpunct.folders.report_reading import ReportIndex
from interpunct.folders.report_writing import is_report, lines_beside

_COMPLETE = b'"complete": true}\n'


def with_untold(planned: Plan, report: Path) -> Plan:
    """The plan, with work on the done files that lack an entry in an incomplete `report`.

    Such a file is made again from its input. A file that was written in place is only read: its
    entry describes its present state. Raises ReportError for a damaged report.
    """
    try:
        told = _told_before_the_end(report)
    except OSError:  # the writer of the report raises it again
        return planned
    if told is None:
        return planned
    untold: list[Outcome] = []
    done: list[Outcome] = []
    for outcome in planned.done:
        is_untold = outcome.standing is Standing.DONE and not told.tells_of(outcome.path)
        (untold if is_untold else done).append(outcome)
    return replace(planned, jobs=(*map(_job, untold), *planned.jobs), done=tuple(done))


def _told_before_the_end(report: Path) -> ReportIndex | None:
    """The index of the files with an entry; None if the last run with the report was complete."""
    parts = list(_broken_off(report))
    index = ReportIndex()
    for part in parts:
        index.read(report, part)
    return index if parts else None


def _broken_off(report: Path) -> Iterator[Path]:
    """The files with the entries of an incomplete report."""
    beside = lines_beside(report)
    waits = beside is not None and beside.exists()
    if report.exists() and is_report(report) and (waits or not _is_complete(report)):
        yield report
    if beside is not None and waits:
        yield beside


def _is_complete(report: Path) -> bool:
    with report.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(max(size - len(_COMPLETE), 0))
        return file.read() == _COMPLETE


def _job(done: Outcome) -> Job:
    """The work on a done file without an entry."""
    if done.output is None or done.output == done.path:
        return Job(done.path, None)
    return Job(done.path, done.output, seen=file_stamp(done.output))

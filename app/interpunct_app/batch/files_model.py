# SPDX-License-Identifier: Apache-2.0
"""Qt model of a run's files: a row for each, with its state."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from enum import IntEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt

from interpunct.folders.file_report import Counts
from interpunct.folders.outcomes import Standing, Status
from interpunct.folders.planning import Plan
from interpunct.folders.running import FileProgress
from interpunct_app.batch.order import FileDone, skipped
from interpunct_app.cues.titled_table import Index, TitledTable
from interpunct_app.looks.plain import plain_tip
from interpunct_app.translation import translated

translate = QCoreApplication.translate


class FileColumn(IntEnum):
    """Columns of the files."""

    FILE = 0
    STATE = 1
    WORDS = 2
    ADDED = 3
    CHANGED = 4
    CAPITALS = 5
    UNCERTAIN = 6


class FilesModel(TitledTable):
    """Files in the order of processing."""

    columns = FileColumn
    texts = (FileColumn.FILE, FileColumn.STATE)

    def __init__(self) -> None:
        super().__init__()
        self.titles = (
            self.tr("File"),
            self.tr("State"),
            self.tr("Words"),
            self.tr("Marks added"),
            self.tr("Changed"),
            self.tr("Capitals"),
            self.tr("Uncertain"),
        )
        self._paths: list[Path] = []
        self._places: dict[Path, int] = {}
        self._steps: dict[Path, FileProgress | FileDone] = {}
        self._base: Path | None = None

    def show_plan(self, plan: Plan, kept: Collection[Path] = ()) -> None:
        """Show the files of a plan as waiting; rows of the files in `kept` stay unchanged."""
        self.beginResetModel()
        known: dict[Path, FileProgress | FileDone] = {step.path: step for step in skipped(plan)}
        found = {*known, *(job.source for job in plan.jobs), *kept}
        self._steps = {path: self._steps[path] for path in kept} | known
        self._paths = sorted(found)
        self._places = {path: row for row, path in enumerate(self._paths)}
        self._base = _base(self._paths)
        self.endResetModel()

    def note(self, step: FileProgress | FileDone) -> None:
        """Show a step in the row of its file."""
        row = self._places.get(step.path)
        if row is not None:
            self._steps[step.path] = step
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(FileColumn) - 1))

    def forget_steps(self, *, but_results: bool = False) -> None:
        """Set every file to waiting again, or every unfinished one."""
        steps = self._steps.items() if but_results else ()
        self.beginResetModel()
        self._steps = {path: step for path, step in steps if isinstance(step, FileDone)}
        self.endResetModel()

    def finished(self) -> Iterator[Path]:
        """Files with no work left."""
        for step in self._steps.values():
            if isinstance(step, FileDone) and step.is_finished:
                yield step.path

    def path(self, row: int) -> Path:
        """File of a row."""
        return self._paths[row]

    def row_of(self, path: Path) -> int | None:
        """Row of a file; None if it is not listed."""
        return self._places.get(path)

    def opened_by(self, row: int) -> Path:
        """File to open for a row: its output if that exists, else the source."""
        step = self._steps.get(self._paths[row])
        output = step.outcome.output if isinstance(step, FileDone) else None
        return output if output is not None and output.exists() else self._paths[row]

    def rows(self) -> int:
        """Number of files."""
        return len(self._paths)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Data of one cell."""
        path, column = self._paths[index.row()], FileColumn(index.column())
        step = self._steps.get(path)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(f"{path}\n{state_text(step)}")
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if column is FileColumn.FILE:
            return str(path.relative_to(self._base) if self._base else path)
        if column is FileColumn.STATE:
            return state_text(step)
        counts = step.counts if isinstance(step, FileDone) else None
        return "" if counts is None else f"{_figure(counts, column):,}"


def state_text(step: FileProgress | FileDone | None) -> str:
    """State or result of a file."""
    if step is None:
        return translate("Batch", "Waiting")
    if isinstance(step, FileDone):
        return _end_text(step)
    if step.words is None:
        return translate("Batch", "Reading")
    if not step.done:
        return translate("Batch", "Read, waiting")
    return translate("Batch", "Punctuating, {percent} %").format(percent=int(100 * step.share))


def _end_text(done: FileDone) -> str:
    """Result of a file, with its notes."""
    return "; ".join((_status_text(done), *map(translated, done.outcome.notes)))


def _status_text(done: FileDone) -> str:
    outcome = done.outcome
    reason = (outcome.error or "").removeprefix(f"{done.path}: ")
    if outcome.status is Status.FAILED:
        return translate("Batch", "Failed: {reason}").format(reason=reason)
    if outcome.standing is not None:
        return _standing_text(outcome.standing)
    if outcome.status is Status.SKIPPED:
        return translate("Batch", "Skipped: {reason}").format(reason=reason)
    if outcome.status is Status.UNCHANGED:
        return translate("Batch", "Read, nothing to write")
    if done.was_punctuated:
        return translate("Batch", "Written; its marks were complete, none were added")
    return translate("Batch", "Written")


def _standing_text(standing: Standing) -> str:
    """Reason why a file that has an output was skipped."""
    return {
        Standing.DONE: translate("Batch", "Already done with the same options"),
        Standing.THERE: translate("Batch", "Skipped: the output exists"),
        Standing.EDITED: translate("Batch", "Skipped: the output was edited afterwards"),
        Standing.TAKEN: translate(
            "Batch", "Skipped: another program writes this output, or has written it"
        ),
        Standing.OUTSIDE: translate("Batch", "Skipped: a link to a place outside the folder"),
    }[standing]


def _figure(counts: Counts, column: FileColumn) -> int:
    return {
        FileColumn.WORDS: counts.words,
        FileColumn.ADDED: counts.marks_added,
        FileColumn.CHANGED: counts.marks_changed + counts.marks_removed,
        FileColumn.CAPITALS: counts.casings_changed,
        FileColumn.UNCERTAIN: counts.uncertain,
    }[column]


def _base(paths: list[Path]) -> Path | None:
    """Common folder of all files, left out of their names; None if there is none."""
    try:
        return Path(os.path.commonpath([path.parent for path in paths]))
    except ValueError:  # no paths, or several drives
        return None

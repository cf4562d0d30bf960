# SPDX-License-Identifier: Apache-2.0
"""Reports on disk, written file by file; entries of earlier runs are kept, reports merged."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from interpunct.errors import ManifestError, ReportError
from interpunct.files import clear_parts, hidden_beside, refuse_read_only, replaced_file
from interpunct.folders.byte_locks import lock
from interpunct.folders.file_report import FileReport
from interpunct.folders.journal import append_line
from interpunct.folders.outcomes import Outcome
from interpunct.folders.report import (
    FILES,
    START,
    Entry,
    SlotChoice,
    Totals,
    ending_entry,
    file_entry,
    told_slots,
)
from interpunct.folders.report_reading import EntryPlace, ReportIndex, is_document, reported_file

LINES = ".jsonl"
"""The ending of a report in JSON Lines."""

_FLAGS = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)


def entry_text(
    outcome: Outcome, file: FileReport | None, slots: SlotChoice = SlotChoice.DOUBTS
) -> str:
    """The entry of a file as JSON on one line, with the chosen `slots` if it was processed."""
    entry = _json(file_entry(outcome, file))
    if file is None:
        return entry
    return f'{entry[:-1]}, "slots": [{",".join(map(_compact, told_slots(file, slots)))}]}}'


class JsonReport:
    """Writer of one JSON document into `stream`; at most one entry is in memory."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._index = ReportIndex()
        self._whole: int | None = None  # end of the last complete entry

    def begin(self, head: Entry) -> None:
        """Write the part before the files, see `report_head`."""
        self._write(f"{_json(head)[:-1]},\n{FILES.decode()[:-1]}")
        self._keep()

    def add(self, entry: str) -> None:
        """Write the entry of a file, see `entry_text`."""
        self._write((",\n" if self._index.files else "\n") + entry)
        self._index.take(reported_file(_encoded(entry)))
        self._keep()

    def close(self, *, complete: bool = True) -> None:
        """Write the part after the files; not `complete` where the run was stopped.

        An incomplete last entry is removed if possible.
        """
        if not complete and self._whole is not None:
            self._stream.seek(self._whole)
            self._stream.truncate()
        ending = ending_entry(self._index.totals(), complete=complete)
        self._write(f"\n],\n{_json(ending)[1:]}\n")

    def _keep(self) -> None:
        self._whole = self._stream.tell() if self._stream.seekable() else None

    def _write(self, text: str) -> None:
        self._stream.write(_encoded(text))


class JsonLinesReport:
    """Writer of JSON Lines into an open `file`, each whole or not at all.

    They follow the lines of earlier runs, which are in the `index`, so totals cover all files.
    """

    def __init__(self, file: int, index: ReportIndex) -> None:
        self.has_begun = False
        self._file = file
        self._index = index

    def begin(self, head: Entry) -> None:
        """See `JsonReport.begin`; a run without work keeps the model of the last run."""
        last = self._index.head or {}
        if head.get("model") is None and last.get("command") == head.get("command"):
            head = head | {"model": last.get("model")}
        self._write(_json(head))
        self._index.head, self._index.complete = head, False
        self.has_begun = True

    def add(self, entry: str) -> None:
        """See `JsonReport.add`; a skipped file keeps its entry of an earlier run."""
        file = reported_file(_encoded(entry))
        if self._index.wants(file):
            self._index.take(file, self._write(entry))

    def close(self, *, complete: bool = True) -> None:
        """See `JsonReport.close`."""
        self._write(_json(ending_entry(self._index.totals(), complete=complete)))
        self._index.complete = complete

    def _write(self, line: str) -> EntryPlace:
        data = _encoded(line + "\n")
        start = os.fstat(self._file).st_size
        append_line(self._file, data)
        return EntryPlace(self._file, start, len(data) - 1)


ReportWriter = JsonReport | JsonLinesReport


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _encoded(text: str) -> bytes:
    # A lone surrogate (from a file name that is not UTF-8) becomes a JSON escape.
    return text.encode("utf-8", errors="backslashreplace")


@contextmanager
def report_writer(path: Path, *, anew: bool = False) -> Iterator[ReportWriter]:
    """The writer of the report at `path`; JSON Lines if the path has their ending.

    Entries of earlier runs stay, unless the report is made `anew`. Raises InterpunctError where it
    cannot be written, another run writes it, or `path` is another file or a damaged report.
    """
    try:
        _refuse_other(path)
        going_on = _lines if _has_lines(path) else _document
        with (_anew if anew else going_on)(path) as writer:
            yield writer
    except OSError as error:
        reason = error.strerror or str(error)
        raise ReportError(f"the report cannot be written: {reason}.", file=path) from error


@contextmanager
def _anew(path: Path) -> Iterator[ReportWriter]:
    clear_parts(path.parent)
    with replaced_file(path) as part, part.open("w+b") as stream:
        lines = _has_lines(path)
        yield JsonLinesReport(stream.fileno(), ReportIndex()) if lines else JsonReport(stream)


def _has_lines(path: Path) -> bool:
    return path.suffix.lower() == LINES


@contextmanager
def _lines(path: Path) -> Iterator[ReportWriter]:
    if path.exists() and is_document(path):
        raise ReportError(
            "this report is one JSON document, so no lines can follow.",
            file=path,
            remedy="Use the ending .json.",
        )
    index = ReportIndex()
    with _kept_lines(path, path, index) as lines:
        yield JsonLinesReport(lines, index)


@contextmanager
def _document(path: Path) -> Iterator[ReportWriter]:
    """Writer of lines beside the document; after a kill the next run reads them."""
    target = path.resolve()
    refuse_read_only(target)
    clear_parts(target.parent)
    index = ReportIndex()
    if target.exists():
        index.read(target)
    with _kept_lines(_beside(target), path, index) as lines:
        writer = JsonLinesReport(lines, index)
        try:
            yield writer
        finally:
            if writer.has_begun:
                with replaced_file(target) as part, part.open("wb") as stream:
                    write_all(index, JsonReport(stream))
                os.ftruncate(lines, 0)


@contextmanager
def _kept_lines(path: Path, report: Path, index: ReportIndex) -> Iterator[int]:
    """The open file of the lines at `path` of a `report`, which no other run adds to.

    Complete lines of earlier runs go into the `index`. A file without lines is removed. Raises
    ReportError where another run is adding to them, or they are not lines of a report.
    """
    file = _locked(path, report)
    try:
        os.ftruncate(file, index.read(report, file))
        yield file
        os.fsync(file)
    finally:
        if os.fstat(file).st_size == 0:
            with suppress(OSError):  # Windows cannot remove an open file
                path.unlink()
        os.close(file)


def _locked(path: Path, report: Path) -> int:
    """The open and locked file at `path`; opened again if another run has just removed it.

    Closing another descriptor of the file in this process would release the lock.
    """
    while True:
        file = os.open(path, _FLAGS, 0o666)
        if not lock(file, 0):
            os.close(file)
            raise ReportError(
                "another run writes this report.",
                file=report,
                remedy="Wait for its end, or give this report another name.",
            )
        with suppress(OSError):
            if os.path.samestat(os.fstat(file), path.stat()):
                return file
        os.close(file)


def lines_beside(path: Path) -> Path | None:
    """The file of the entries of an incomplete document at `path`; None for JSON Lines."""
    return None if _has_lines(path) else _beside(path.resolve())


def _beside(target: Path) -> Path:
    return hidden_beside(target, "report")


def write_all(index: ReportIndex, writer: ReportWriter, *, by_path: bool = False) -> None:
    """Write everything in an `index`, in its order or by the paths of the files."""
    writer.begin(index.head or {})
    for name in sorted(index.places) if by_path else index.places:
        writer.add(index.places[name].bytes().decode())
    writer.close(complete=index.complete)


def _refuse_other(path: Path) -> None:
    if path.exists() and not is_report(path):
        raise ReportError(
            "this file is not a report, and no report replaces it.",
            file=path,
            remedy="Give the report another name.",
        )


def is_report(path: Path) -> bool:
    """Whether a file begins as a report does. Raises OSError."""
    with path.open("rb") as file:
        return START.startswith(file.read(len(START)))  # a killed run may leave only a part of it


@dataclass(slots=True)
class MergedReports:
    """Several reports: one entry per file, and the reports that are `incomplete`."""

    index: ReportIndex = field(default_factory=ReportIndex)
    incomplete: list[Path] = field(default_factory=list)

    def read(self, report: Path) -> None:
        """Add the report of a shard. Raises ReportError, or ManifestError for another run."""
        before, self.index.head, self.index.complete = self.index.head, None, False
        try:
            self.index.read(report)
        except OSError as error:
            reason = error.strerror or error
            raise ReportError(f"it cannot be read: {reason}.", file=report) from error
        if self.index.head is None:
            raise ReportError("this is no report.", file=report)
        if before is not None:
            self.index.head = _common_head(before, self.index.head, report)
        if not self.index.complete:
            self.incomplete.append(report)

    def write(self, writer: ReportWriter) -> Totals:
        """Write everything, the files by their paths; returns the totals."""
        self.index.complete = not self.incomplete
        write_all(self.index, writer, by_path=True)
        return self.index.totals()


def _common_head(one: Entry, other: Entry, report: Path) -> Entry:
    """The head of two reports of one run; a shard that had nothing to do names no model.

    Raises ManifestError where they are of different runs.
    """
    model = one.get("model") or other.get("model")
    first, second = ({**head, "model": head.get("model") or model} for head in (one, other))
    if first != second:
        raise ManifestError(
            "this report is of another run: its options or its model differ.",
            file=report,
            remedy="Merge those of one manifest.",
        )
    return first


def merged(reports: Sequence[Path]) -> MergedReports:
    """The entries of all these reports. Raises ManifestError for a report of another run."""
    found = MergedReports()
    for report in reports:
        found.read(report)
    return found

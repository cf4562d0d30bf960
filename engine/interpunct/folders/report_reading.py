# SPDX-License-Identifier: Apache-2.0
"""Existing reports, document or lines: a summary of each file, and the place of its entry.

The summary of a file is small; its slots stay on disk.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

from interpunct.errors import ReportError
from interpunct.folders.file_report import Counts, ToldFile
from interpunct.folders.outcomes import Outcome, Standing, Status
from interpunct.folders.report import FILES, START, VERSION, Entry, Totals

_Kind = TypeVar("_Kind")
_END = b'{"totals": '


class ReportedFile(msgspec.Struct, frozen=True):
    """The counted fields in the entry of a file."""

    path: str
    status: Status
    seconds: float = 0.0
    standing: Standing | None = None
    counts: Counts | None = None
    was_punctuated: bool = False

    def replaces(self, older: ReportedFile) -> bool:
        """Whether this replaces an older entry of the same file.

        A file that is only skipped keeps the entry of the run that processed it.
        """
        return self.status is not Status.SKIPPED or older.counts is None


def _head(text: bytes, report: Path) -> Entry:
    """The parsed start of a report. Raises ReportError for a later version."""
    head = decoded(text, dict[str, Any])
    written = head.get("version")
    if isinstance(written, int) and written > VERSION:
        raise ReportError(
            f"its version is {written}; this program reads reports up to version {VERSION}.",
            file=report,
            remedy="Give the report another name.",
        )
    return head


class _End(msgspec.Struct, frozen=True):
    complete: bool


def reported_file(entry: bytes) -> ReportedFile:
    """The parsed entry of a file. Raises ValueError for anything else."""
    return decoded(entry, ReportedFile)


@dataclass(frozen=True, slots=True)
class EntryPlace:
    """Place of an entry: a file, as path or descriptor, and `size` bytes from `start` on."""

    report: Path | int
    start: int
    size: int

    def bytes(self) -> bytes:
        """The entry; a file given as a descriptor stays open."""
        with opened(self.report) as stream:
            stream.seek(self.start)
            return stream.read(self.size)


def _absolute(path: Path | str) -> str:
    return os.path.abspath(path)  # noqa: PTH100 - keeps links, and `..` names a file


@dataclass(slots=True)
class ReportIndex:
    """The files of one report or several, with the last entry of each.

    `head` is the start written by the last run; it is `complete` unless it was stopped or killed.
    A file is the same by whatever path it was named.
    """

    head: Entry | None = None
    complete: bool = False
    files: dict[str, ReportedFile] = field(default_factory=dict)
    places: dict[str, EntryPlace] = field(default_factory=dict)

    def wants(self, file: ReportedFile) -> bool:
        """Whether an entry is to be added: it is new, or replaces an older one."""
        known = self.files.get(_absolute(file.path))
        return known is None or file.replaces(known)

    def tells_of(self, path: Path) -> bool:
        """Whether a file has an entry."""
        return _absolute(path) in self.files

    def take(self, file: ReportedFile, place: EntryPlace | None = None) -> None:
        """Add an entry as the last one."""
        name = _absolute(file.path)
        for known in (self.files, self.places):
            known.pop(name, None)
        self.files[name] = file
        if place is not None:
            self.places[name] = place

    def totals(self) -> Totals:
        """The sums over all files."""
        totals = Totals()
        for file in self.files.values():
            told = None if file.counts is None else ToldFile(file.counts, file.was_punctuated)
            totals.add(Outcome(Path(file.path), file.status, seconds=file.seconds), told)
        return totals

    def read(self, report: Path, source: Path | int | None = None) -> int:
        """Add a report, read from `source` if given; returns the end of its complete lines.

        Raises ReportError for an invalid report, and OSError where it cannot be read.
        """
        source = report if source is None else source
        end = 0
        with opened(source) as stream:
            for number, (start, text) in enumerate(_pieces(stream, report), start=1):
                self._take_in(text, EntryPlace(source, start, len(text)), report, number)
                end = stream.tell()
        return end

    def _take_in(self, text: bytes, place: EntryPlace, report: Path, number: int) -> None:
        try:
            if text.startswith(START):
                self.head, self.complete = _head(text, report), False
            elif text.startswith(_END):
                self.complete = decoded(text, _End).complete
            elif self.wants(file := reported_file(text)):
                self.take(file, place)
        except ValueError as error:
            raise ReportError(
                "this is not part of a report.",
                file=report,
                where=f"line {number}",
                remedy="Give the report another name.",
            ) from error


def read_report(report: Path) -> ReportIndex:
    """The entries of a report. Raises ReportError where it cannot be read or is none."""
    index = ReportIndex()
    try:
        index.read(report)
    except OSError as error:
        reason = error.strerror or error
        raise ReportError(f"it cannot be read: {reason}.", file=report) from error
    if index.head is None:
        raise ReportError("this is no report.", file=report)
    return index


def opened(report: Path | int) -> IO[bytes]:
    """A report opened for reading; closing leaves a given descriptor open."""
    return open(report, "rb", closefd=isinstance(report, Path))


def is_document(report: Path) -> bool:
    """Whether a report is one JSON document."""
    with opened(report) as stream:
        stream.readline()
        return stream.readline() == FILES


def _pieces(stream: IO[bytes], report: Path) -> Iterator[tuple[int, bytes]]:
    """The parts of a report with their offsets: complete lines, or those of a document."""
    head, second = stream.readline(), stream.readline()
    if second == FILES:
        yield 0, head.rstrip(b",\n") + b"}"
        yield from _document_pieces(stream, report)
        return
    stream.seek(0)
    while (line := stream.readline()).endswith(b"\n"):
        yield stream.tell() - len(line), line.rstrip(b"\n")


def _document_pieces(stream: IO[bytes], report: Path) -> Iterator[tuple[int, bytes]]:
    while line := stream.readline():
        if line == b"],\n":
            yield stream.tell(), b"{" + stream.readline()
            return
        yield stream.tell() - len(line), line.rstrip(b",\n")
    raise ReportError(
        "this report is incomplete, so nothing is added to it.",
        file=report,
        remedy="Give the report another name.",
    )


def decoded(text: bytes, kind: type[_Kind]) -> _Kind:
    """The JSON as a `kind`. Raises ValueError."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
    except msgspec.DecodeError:  # msgspec refuses file names that are not Unicode
        try:
            return msgspec.convert(json.loads(text), kind)
        except (msgspec.ValidationError, RecursionError) as error:
            raise ValueError(str(error)) from error

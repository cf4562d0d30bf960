# SPDX-License-Identifier: Apache-2.0
"""Reports to disk, file by file."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO, Protocol

from interpunct.batch.file_report import FileReport
from interpunct.batch.outcomes import Outcome
from interpunct.batch.report import START, Entry, Totals, ending_entry, file_entry, slot_entry
from interpunct.errors import InterpunctError
from interpunct.files import clear_parts, replaced_file

LINES = ".jsonl"
"""The ending of a report in JSON Lines."""


@dataclass(frozen=True, slots=True)
class EntryText:
    """The entry of a file and those of its `slots`, JSON; None where it was not worked on."""

    file: str
    slots: Iterable[str] | None

    def kept(self) -> EntryText:
        """The same with all of its slots made."""
        return replace(self, slots=None if self.slots is None else tuple(self.slots))

    def texts(self, space: str) -> Iterator[str]:
        """The whole, piece by piece; `space` stands between its slots."""
        if self.slots is None:
            yield self.file
            return
        yield f'{self.file[:-1]}, "slots": ['
        separator = "" if space == " " else space
        for slot in self.slots:
            yield separator + slot
            separator = f",{space}"
        yield "]}"


def entry_text(outcome: Outcome, file: FileReport | None) -> EntryText:
    """The entry of a file; that of a slot is made when it is asked for."""
    slots = (
        None
        if file is None
        else (_json(slot_entry(file, slot, proposal)) for slot, proposal in file.proposals())
    )
    return EntryText(_json(file_entry(outcome, file)), slots)


class ReportWriter(Protocol):
    """Is told of every file; a run of any length takes no more memory for it."""

    def begin(self, head: Entry) -> None:
        """Write what comes before the files, see `report_head`."""

    def add(self, entry: EntryText) -> None:
        """Write the entry of a file."""

    def close(self, totals: Totals, *, complete: bool = True) -> None:
        """Write what comes after the files; they are not `complete` where the run was stopped."""


class JsonReport:
    """Writes one JSON document into `stream`."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._first = True
        self._whole: int | None = None  # where the last whole entry ends

    def begin(self, head: Entry) -> None:
        """See `ReportWriter.begin`."""
        self._write(f'{_json(head)[:-1]},\n"files": [')
        self._keep()

    def add(self, entry: EntryText) -> None:
        """See `ReportWriter.add`."""
        self._write("\n" if self._first else ",\n")
        self._first = False
        for text in entry.texts("\n"):
            self._write(text)
        self._keep()

    def close(self, totals: Totals, *, complete: bool = True) -> None:
        """See `ReportWriter.close`; an entry that was being written is taken back if it can be."""
        if not complete and self._whole is not None:
            self._stream.seek(self._whole)
            self._stream.truncate()
        self._write(f"\n],\n{_json(ending_entry(totals, complete=complete))[1:]}\n")

    def _keep(self) -> None:
        self._whole = self._stream.tell() if self._stream.seekable() else None

    def _write(self, text: str) -> None:
        self._stream.write(_encoded(text))


class JsonLinesReport:
    """Writes JSON Lines into `stream`, each of which is there at once."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream

    def begin(self, head: Entry) -> None:
        """See `ReportWriter.begin`."""
        self._write(_json(head))

    def add(self, entry: EntryText) -> None:
        """See `ReportWriter.add`."""
        self._write("".join(entry.texts(" ")))

    def close(self, totals: Totals, *, complete: bool = True) -> None:
        """See `ReportWriter.close`."""
        self._write(_json(ending_entry(totals, complete=complete)))

    def _write(self, line: str) -> None:
        self._stream.write(_encoded(line + "\n"))
        self._stream.flush()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _encoded(text: str) -> bytes:
    # A lone surrogate (from a file name that is not UTF-8) becomes its escape in JSON.
    return text.encode("utf-8", errors="backslashreplace")


@contextmanager
def report_writer(path: Path, *, anew: bool = False) -> Iterator[ReportWriter]:
    """The writer of the report at `path`, in JSON Lines if it has their ending.

    Lines of a run that was broken off stay, unless the report is to be made `anew`.

    Raises InterpunctError where it cannot be written, or would replace another file than an
    older report.
    """
    try:
        _refuse_other(path)
        opened = _lines if _has_lines(path) and not anew else _whole
        with opened(path) as writer:
            yield writer
    except OSError as error:
        reason = error.strerror or str(error)
        raise InterpunctError(f"the report cannot be written: {reason}.", file=path) from error


@contextmanager
def _whole(path: Path) -> Iterator[ReportWriter]:
    clear_parts(path.parent)
    with replaced_file(path) as part, part.open("wb") as stream:
        yield JsonLinesReport(stream) if _has_lines(path) else JsonReport(stream)


def _has_lines(path: Path) -> bool:
    return path.suffix.lower() == LINES


@contextmanager
def _lines(path: Path) -> Iterator[ReportWriter]:
    with path.open("r+b" if path.exists() else "w+b") as stream:
        _go_on(stream)
        yield JsonLinesReport(stream)
        os.fsync(stream.fileno())


def _go_on(stream: BinaryIO) -> None:
    """Stand behind the whole lines of a run that was broken off, or at the start of an empty file.

    A report that was ended is replaced, and so is a document.
    """
    whole, last = 0, b""
    for line in stream:
        if not line.endswith(b"\n"):
            break
        whole, last = whole + len(line), line
    stream.seek(0 if last.endswith(b'"complete": true}\n') else whole)
    stream.truncate()


def _refuse_other(path: Path) -> None:
    if path.exists() and not _is_report(path):
        raise InterpunctError(
            "this file is no report, and is not replaced by one.",
            file=path,
            remedy="Give the report another name.",
        )


def _is_report(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(START)) in (START, b"")

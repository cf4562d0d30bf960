# SPDX-License-Identifier: Apache-2.0
"""The journal: every command is on disk before the next key, and so are the predictions.

Its lines are those of `journal_lines`. A line counts once its line end is written, so an
interrupted write leaves a torn last line, which is dropped.

A step is handed to the operating system before `append` returns, so it survives the end of the
process. It is also forced onto the disk, against power cuts, in at most a twentieth of the time.
At a human's pace on any disk that is every single step. No key waits for it: it happens in a
thread, and a failure is reported at the next step.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import to_builtins

from interpunct.errors import InterpunctError, SessionError
from interpunct.review.commands import Step
from interpunct.review.history import History
from interpunct.review.journal_lines import (
    FORMAT,
    READABLE,
    BeingTyped,
    Done,
    Header,
    Line,
    Predicted,
    Redone,
    Saved,
    Undone,
    UserStep,
    read_line,
)
from interpunct.runtime.predictions import Predictions
from interpunct.sentences import Sentence
from interpunct.work.work import Work

_LONGEST_LINE = 64 * 1024 * 1024  # bytes; a cut of 200,000 cues takes half of that
_MOST_LINES = 5_000_000
_PREDICTED, _TYPING, _SAVED = (
    f'{{"step":"{kind}"'.encode() for kind in ("predicted", "typing", "saved")
)
_SYNC_SHARE = 20  # forcing data onto the disk takes at most 1/20 of the time


@dataclass(frozen=True, slots=True)
class SavePoint:
    """A save in a journal, and the length of the journal in bytes up to its end."""

    saved: Saved
    length: int


@dataclass(slots=True)
class Survey:
    """Contents of a journal: saves in order, number of steps, whether text was being typed."""

    saves: list[SavePoint] = field(default_factory=list)
    steps: int = 0
    has_typing: bool = False

    def note(self, line: bytes, length: int) -> None:
        """Take in one line; the journal has `length` bytes up to its end."""
        if line.startswith(_PREDICTED):
            return
        with suppress(SessionError):
            if line.startswith(_TYPING):
                self.has_typing = bool(read_line(line, BeingTyped))
                return
            self.steps += 1
            if line.startswith(_SAVED):
                self.saves.append(SavePoint(read_line(line, Saved), length))
            else:
                self.has_typing = False


@dataclass(frozen=True, slots=True)
class Replayed:
    """Result of a replay: number of steps, their length in bytes, and the damage after them."""

    steps: int
    length: int
    damage: SessionError | None = None


class Journal:
    """A journal open for writing."""

    def __init__(self, path: Path, length: int) -> None:
        """Open the journal at `path`, cut to its first `length` bytes."""
        self.path = path
        self._next_sync = 0.0
        self._disk = ThreadPoolExecutor(1, "journal")  # a permanent thread; no key waits for it
        self._syncing: Future[None] | None = None
        self._sync_error: OSError | None = None
        self._is_torn = False  # a line was begun and is incomplete
        try:
            self._file = path.open("r+b", buffering=0)
            self._file.truncate(length)
            self._length = self._file.seek(length)
        except OSError as error:
            raise unwritable(path, error) from error

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """Create a journal; SessionError if `path` already exists."""
        try:
            path.open("xb").close()
        except OSError as error:
            raise unwritable(path, error) from error
        journal = cls(path, 0)
        journal.append(header)
        return journal

    def append(self, line: Header | Line) -> None:
        """Write one line; it survives the end of the process once this returns.

        Raises SessionError if it cannot be written, or if earlier lines could not be forced onto
        the disk; the journal is then as before.
        """
        text = json.dumps(to_builtins(line), separators=(",", ":"), allow_nan=False)
        data = text.encode("ascii") + b"\n"
        if len(data) > _LONGEST_LINE:
            raise SessionError("this step is too long for a journal.", file=self.path)
        try:
            self._tell_sync_error()
            self._cut_off()
            self._is_torn = True
            _write_all(self._file.fileno(), data)
            self._sync()
        except OSError as error:
            with suppress(OSError):  # otherwise tried again before the next line
                self._cut_off()
            raise unwritable(self.path, error) from error
        self._is_torn = False
        self._length += len(data)

    def force(self) -> None:
        """Wait until everything is on the disk; SessionError where that is not certain."""
        if self._file.closed:
            return
        if self._syncing is not None:
            wait([self._syncing])
        try:
            self._tell_sync_error()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise unwritable(self.path, error) from error

    def close(self) -> None:
        """Force everything onto the disk and close; closes even if that fails."""
        try:
            self.force()
        finally:
            self._disk.shutdown()
            self._file.close()

    def _sync(self) -> None:
        """Start forcing the data onto the disk, unless that is running or was just done."""
        is_under_way = self._syncing is not None and not self._syncing.done()
        if not is_under_way and time.monotonic() >= self._next_sync:
            self._syncing = self._disk.submit(self._force)

    def _force(self) -> None:
        started = time.monotonic()
        try:
            os.fsync(self._file.fileno())
        except OSError as error:
            self._sync_error = error
        ended = time.monotonic()
        self._next_sync = ended + _SYNC_SHARE * (ended - started)

    def _tell_sync_error(self) -> None:
        error, self._sync_error = self._sync_error, None
        if error is not None:
            raise error

    def _cut_off(self) -> None:
        """Cut off a half-written line, so that the next line does not follow it."""
        if self._is_torn:
            os.ftruncate(self._file.fileno(), self._length)
            self._file.seek(self._length)
            self._is_torn = False


def _write_all(descriptor: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]


def unwritable(path: Path, error: OSError) -> SessionError:
    """Error for a journal at `path`, or a copy of it, that cannot be written."""
    return SessionError(
        Sentence("the journal cannot be written ({reason}).", reason=error.strerror),
        file=path,
        remedy=(
            "Free disk space or choose another folder, then try again. Save the captions first."
        ),
    )


def read_header(path: Path) -> Header:
    """The header of a journal; SessionError where there is none."""
    return _header(path, next((line for _, line in _lines(path)), b""))


def replay(path: Path, history: History, sha256: str | None = None) -> int:
    """Replay the journal on `history`; returns the number of steps.

    A torn last line is dropped. Raises SessionError with the line number for a damaged line in the
    middle; the steps before it stay applied. Raises it before any step for a journal that does not
    belong to the file whose bytes have `sha256`.
    """
    if sha256 is not None:
        check_file(path, sha256)
    replayed = replay_sound(path, history)
    if replayed.damage is not None:
        raise replayed.damage
    return replayed.steps


def check_file(path: Path, sha256: str) -> None:
    """Raise SessionError unless the journal belongs to the file whose bytes have `sha256`."""
    header = read_header(path)
    if header.sha256 != sha256:
        raise SessionError(
            Sentence(
                "this journal belongs to another version of {caption}.", caption=header.caption
            ),
            file=path,
            remedy="Recover it with the copy of the captions that is kept beside the journal, "
            "or discard it.",
        )


def replay_sound(
    path: Path, history: History, told: Callable[[Line], object] = lambda _: None
) -> Replayed:
    """Replay the journal up to the first damaged line, if there is one.

    `told` is called with each line after its replay.
    """
    read_header(path)
    steps = length = 0
    try:
        for number, line in _lines(path):
            if number > 1:
                done = _in_line(path, number, line, history)
                steps += isinstance(done, UserStep)
                told(done)
            length += len(line)
    except SessionError as damage:
        return Replayed(steps, length, damage)
    return Replayed(steps, length)


def survey(path: Path) -> Survey:
    """Contents of a journal before its replay; damaged lines are skipped."""
    found = Survey()
    length = 0
    with suppress(SessionError):
        for number, line in _lines(path):
            length += len(line)
            if number > 1:
                found.note(line, length)
    return found


def _in_line(path: Path, number: int, line: bytes, history: History) -> Line:
    """Replay one line's step and return the line; a SessionError names the place."""
    try:
        told: Line = read_line(line, Line)
        _do_step(told, history)
    except InterpunctError as error:
        raise SessionError(
            Sentence("this step cannot be done again: {what}", what=error.what),
            file=path,
            where=Sentence("line {number}", number=number),
            remedy="The earlier steps are recovered.",
        ) from error
    return told


def _do_step(line: Line, history: History) -> None:
    match line:
        case Done(command):
            history.do(command.step(history.work))
        case Undone():
            _must(history.undo())
        case Redone():
            _must(history.redo())
        case Predicted():
            _take(history.work, line.predictions())


def _take(work: Work, predictions: Predictions) -> None:
    if predictions.slots.stop > len(work.transcript):
        raise SessionError("the predictions do not fit the words.")
    work.take(predictions)


def _must(step: Step | None) -> None:
    if step is None:
        raise SessionError("there is nothing to undo or redo.")


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """The complete lines with their numbers, from 1; SessionError for an invalid journal."""
    try:
        with path.open("rb") as file:
            for number in range(1, _MOST_LINES + 1):
                line = file.readline(_LONGEST_LINE + 1)
                if not line.endswith(b"\n"):
                    if len(line) > _LONGEST_LINE:
                        raise SessionError(
                            "the line is too long.",
                            file=path,
                            where=Sentence("line {number}", number=number),
                        )
                    return
                yield number, line
    except OSError as error:
        what = Sentence("the journal cannot be read ({reason}).", reason=error.strerror)
        raise SessionError(what, file=path) from error
    raise SessionError(
        "the journal has too many lines.",
        file=path,
        where=Sentence("line {number}", number=_MOST_LINES),
    )


def _header(path: Path, line: bytes) -> Header:
    try:
        header: Header = read_line(line, Header)
    except SessionError as error:
        raise SessionError(
            Sentence("this is not a journal: {what}", what=error.what),
            file=path,
            where=Sentence("line {number}", number=1),
            remedy="Discard it.",
        ) from error
    if header.interpunct not in READABLE:
        raise SessionError(
            Sentence(
                "the journal has format {format}, not {known}.",
                format=header.interpunct,
                known=FORMAT,
            ),
            file=path,
            remedy="Open the journal with the version of Interpunct that wrote it.",
        )
    return header

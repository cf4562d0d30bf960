# SPDX-License-Identifier: Apache-2.0
"""The journal: every command on disk before the next key is taken, and what was predicted.

Its lines are those of `journal_lines`. A line counts once its line end is there, so a write that
was cut short is a torn last line and is dropped.

A step is handed to the system before `append` returns: whatever then happens to the process, the
step is kept. It is also forced onto the disk, against power cuts, as long as that takes at most a
twentieth of the time: at a human's pace on any disk that is every single step. No key waits for
that: it happens beside, and that it failed is told at the next step.
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

_LONGEST_LINE = 64 * 1024 * 1024  # bytes; a cut of 200,000 cues is half of that
_MOST_LINES = 5_000_000
_PREDICTED, _TYPING, _SAVED = (
    f'{{"step":"{kind}"'.encode() for kind in ("predicted", "typing", "saved")
)
_SYNC_SHARE = 20  # at most one part in so many of the time goes into forcing data onto the disk


@dataclass(frozen=True, slots=True)
class SavePoint:
    """A save in a journal, and the bytes of the journal up to and with it."""

    saved: Saved
    length: int


@dataclass(slots=True)
class Survey:
    """What is in a journal: its saves in order, how many steps, and whether text being typed."""

    saves: list[SavePoint] = field(default_factory=list)
    steps: int = 0
    has_typing: bool = False

    def note(self, line: bytes, length: int) -> None:
        """Note one line; the journal has `length` bytes up to and with it."""
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
    """What a replay did: the steps, the bytes they take, and the damage found after them."""

    steps: int
    length: int
    damage: SessionError | None = None


class Journal:
    """A journal open for writing."""

    def __init__(self, path: Path, length: int) -> None:
        """Open the journal at `path`, cut to its first `length` bytes."""
        self.path = path
        self._next_sync = 0.0
        self._disk = ThreadPoolExecutor(1, "journal")  # a thread that stays: none is waited for
        self._syncing: Future[None] | None = None
        self._sync_error: OSError | None = None
        self._is_torn = False  # a line was begun and is not whole
        try:
            self._file = path.open("r+b", buffering=0)
            self._file.truncate(length)
            self._length = self._file.seek(length)
        except OSError as error:
            raise unwritable(path, error) from error

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """A new journal; SessionError if there is one at `path` already."""
        try:
            path.open("xb").close()
        except OSError as error:
            raise unwritable(path, error) from error
        journal = cls(path, 0)
        journal.append(header)
        return journal

    def append(self, line: Header | Line) -> None:
        """Write one line; it survives the death of the process once this returns.

        Raises SessionError if it cannot be written, or if what was written before could not be
        forced onto the disk; the journal is then as it was before.
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
            with suppress(OSError):  # else it is tried again before the next line
                self._cut_off()
            raise unwritable(self.path, error) from error
        self._is_torn = False
        self._length += len(data)

    def force(self) -> None:
        """Wait until everything is on the disk; SessionError where it is not sure to be there."""
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
        """Force everything onto the disk and close; closed it is where that fails, too."""
        try:
            self.force()
        finally:
            self._disk.shutdown()
            self._file.close()

    def _sync(self) -> None:
        """Have what was written forced onto the disk, unless that was or is done just now."""
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
        """Cut a half-written line off, so that the next one does not follow it."""
        if self._is_torn:
            os.ftruncate(self._file.fileno(), self._length)
            self._file.seek(self._length)
            self._is_torn = False


def _write_all(descriptor: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]


def unwritable(path: Path, error: OSError) -> SessionError:
    """What is to be told where the journal at `path`, or a copy of it, cannot be written."""
    return SessionError(
        Sentence("the journal cannot be written ({reason}).", reason=error.strerror),
        file=path,
        remedy="Make room or choose another folder, then try again; save the captions meanwhile.",
    )


def read_header(path: Path) -> Header:
    """The header of a journal; SessionError where there is none."""
    return _header(path, next((line for _, line in _lines(path)), b""))


def replay(path: Path, history: History, sha256: str | None = None) -> int:
    """Do again on `history` what the journal tells; gives the number of steps.

    A torn last line is dropped. Raises SessionError with the line number for a damaged line in
    the middle (what came before it is done, and stays done), and, before anything is done, for a
    journal that does not belong to the file whose bytes have `sha256`.
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
    """Do again what the journal tells, up to the first damaged line if there is one.

    `told` is called with each line once it is done.
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
    """What can be told of a journal before it is done again; what is damaged is passed over."""
    found = Survey()
    length = 0
    with suppress(SessionError):
        for number, line in _lines(path):
            length += len(line)
            if number > 1:
                found.note(line, length)
    return found


def _in_line(path: Path, number: int, line: bytes, history: History) -> Line:
    """Do one line's step, and give it; a SessionError then says where."""
    try:
        told: Line = read_line(line, Line)
        _do_step(told, history)
    except InterpunctError as error:
        raise SessionError(
            Sentence("this step cannot be done again: {what}", what=error.what),
            file=path,
            where=Sentence("line {number}", number=number),
            remedy="The steps before it are recovered.",
        ) from error
    return told


def _do_step(line: Line, history: History) -> None:
    match line:
        case Done(command):
            history.do(command.step(history.state))
        case Undone():
            _must(history.undo())
        case Redone():
            _must(history.redo())
        case Predicted():
            _take(history.state, line.predictions())


def _take(state: Work, predictions: Predictions) -> None:
    if predictions.slots.stop > len(state.transcript):
        raise SessionError("the predictions do not fit the words.")
    state.take(predictions)


def _must(step: Step | None) -> None:
    if step is None:
        raise SessionError("there is nothing to undo or redo.")


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """The complete lines with their numbers, from 1; SessionError for what is no journal."""
    try:
        with path.open("rb") as file:
            for number in range(1, _MOST_LINES + 1):
                line = file.readline(_LONGEST_LINE + 1)
                if not line.endswith(b"\n"):
                    if len(line) > _LONGEST_LINE:
                        raise SessionError(
                            "too long a line.",
                            file=path,
                            where=Sentence("line {number}", number=number),
                        )
                    return
                yield number, line
    except OSError as error:
        what = Sentence("the journal cannot be read ({reason}).", reason=error.strerror)
        raise SessionError(what, file=path) from error
    raise SessionError(
        "too many lines.", file=path, where=Sentence("line {number}", number=_MOST_LINES)
    )


def _header(path: Path, line: bytes) -> Header:
    try:
        header: Header = read_line(line, Header)
    except SessionError as error:
        raise SessionError(
            Sentence("this is no journal: {what}", what=error.what),
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
            remedy="Open it with the version of Interpunct that wrote it.",
        )
    return header

# SPDX-License-Identifier: Apache-2.0
"""The journal: every command on disk before the next key is taken.

One JSON object a line. The first is the header; each other is one step: a command done, an undo,
a redo, or the note that the caption file was saved. A line counts once its line end is there, so
a write that was cut short is a torn last line and is dropped.

A step is handed to the system before `append` returns: whatever then happens to the process, the
step is kept. It is also forced onto the disk, against power cuts, as long as that takes at most a
twentieth of the time: at a human's pace on any disk that is every single step.
"""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from interpunct.errors import InterpunctError, SessionError
from interpunct.review.commands import Decide, DecideMany, SetCasing
from interpunct.review.modes import SetModes
from interpunct.review.records import Fields
from interpunct.review.restructuring import EditPayload, JoinCues, Recut, SetLanguage, SplitCue

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from interpunct.review.commands import Command
    from interpunct.review.history import History
    from interpunct.review.records import Json
    from interpunct.work.work import Work

FORMAT = 1
_LONGEST_LINE = 64 * 1024 * 1024  # bytes; a cut of 200,000 cues is half of that
_MOST_LINES = 5_000_000
_SYNC_SHARE = 20  # at most one part in so many of the time goes into forcing data onto the disk


class _Kind(Protocol):
    """A class of commands."""

    @classmethod
    def of_record(cls, state: Work, record: Fields) -> Command:
        """The command of a record."""


_COMMANDS: Mapping[str, type[_Kind]] = {
    "decide": Decide,
    "decide-many": DecideMany,
    "set-casing": SetCasing,
    "edit": EditPayload,
    "split": SplitCue,
    "join": JoinCues,
    "set-language": SetLanguage,
    "recut": Recut,
    "set-modes": SetModes,
}


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a journal: which caption file, and with which options it was opened.

    `sha256` is of the caption file's bytes, in hexadecimal.
    """

    caption: str
    sha256: str
    options: Mapping[str, Json]


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
        try:
            self._file = path.open("r+b", buffering=0)
            self._file.truncate(length)
            self._length = self._file.seek(length)
        except OSError as error:
            raise _unwritable(path, error) from error

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """A new journal; SessionError if there is one at `path` already."""
        try:
            path.open("xb").close()
        except OSError as error:
            raise _unwritable(path, error) from error
        journal = cls(path, 0)
        journal.append(
            {
                "interpunct": FORMAT,
                "caption": header.caption,
                "sha256": header.sha256,
                "options": dict(header.options),
            }
        )
        return journal

    def append(self, line: Mapping[str, Json]) -> None:
        """Write one line; it survives the death of the process once this returns.

        Raises SessionError if it cannot be written; the journal is then as it was before.
        """
        data = json.dumps(line, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"
        if len(data) > _LONGEST_LINE:
            raise SessionError("this step is too long for a journal.", file=self.path)
        try:
            _write_all(self._file.fileno(), data)
            self._sync()
        except OSError as error:
            self._take_back()
            raise _unwritable(self.path, error) from error
        self._length += len(data)

    def close(self) -> None:
        """Force everything onto the disk and close."""
        if not self._file.closed:
            os.fsync(self._file.fileno())
            self._file.close()

    def _sync(self) -> None:
        started = time.monotonic()
        if started >= self._next_sync:
            os.fsync(self._file.fileno())
            ended = time.monotonic()
            self._next_sync = ended + _SYNC_SHARE * (ended - started)

    def _take_back(self) -> None:
        """Cut a half-written line off, so that the next one does not follow it."""
        self._file.truncate(self._length)
        self._file.seek(self._length)


def _write_all(descriptor: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(descriptor, left) :]


def _unwritable(path: Path, error: OSError) -> SessionError:
    return SessionError(
        f"the journal cannot be written ({error.strerror}).",
        file=path,
        remedy="Make room or choose another folder, then try again; save the captions meanwhile.",
    )


def read_header(path: Path) -> Header:
    """The header of a journal; SessionError where there is none."""
    return _header(path, next(_lines(path), (1, b""))[1])


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
            f"this journal belongs to another version of {header.caption}.",
            file=path,
            remedy="Recover it with the copy of the captions that is kept beside the journal, "
            "or discard it.",
        )


def replay_sound(path: Path, history: History) -> Replayed:
    """Do again what the journal tells, up to the first damaged line if there is one."""
    read_header(path)
    steps = length = 0
    try:
        for number, line in _lines(path):
            if number > 1:
                _in_line(path, number, line, history)
                steps += 1
            length += len(line)
    except SessionError as damage:
        return Replayed(steps, length, damage)
    return Replayed(steps, length)


@dataclass(frozen=True, slots=True)
class Saved:
    """A note that the captions were saved: the SHA-256 of what was written, and where."""

    sha256: str
    caption: str

    def record(self) -> dict[str, Json]:
        """The line of the journal."""
        return {"step": "saved", "sha256": self.sha256, "caption": self.caption}


def saves(path: Path) -> list[Saved]:
    """Every save that is noted in a journal, in order; what is damaged is passed over."""
    found: list[Saved] = []
    marker = b'{"step":"saved"'
    with suppress(SessionError):
        for number, line in _lines(path):
            if number > 1 and line.startswith(marker):
                fields = Fields.of(_parsed(line))
                found.append(Saved(fields.text("sha256"), fields.text("caption")))
    return found


def _in_line(path: Path, number: int, line: bytes, history: History) -> None:
    """Do one line's step; a SessionError then says where."""
    try:
        _do_step(Fields.of(_parsed(line)), history)
    except InterpunctError as error:
        raise SessionError(
            f"this step cannot be done again: {error.what}",
            file=path,
            where=f"line {number}",
            remedy="The steps before it are recovered.",
        ) from error


def _do_step(step: Fields, history: History) -> None:
    kind = step.text("step")
    if kind == "do":
        history.do(command_of(history.state, Fields.of(step.object("command"))))
    elif kind == "undo":
        _must(history.undo())
    elif kind == "redo":
        _must(history.redo())
    elif kind != "saved":
        raise SessionError(f"{kind[:20]!r} is not a step.")


def _must(command: Command | None) -> None:
    if command is None:
        raise SessionError("there is nothing to undo or redo.")


def command_of(state: Work, record: Fields) -> Command:
    """The command of a record, made for `state`; SessionError if there is none such."""
    kind = _COMMANDS.get(record.text("do"))
    if kind is None:
        raise SessionError("the command is unknown.")
    return kind.of_record(state, record)


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """The complete lines with their numbers, from 1; SessionError for what is no journal."""
    try:
        with path.open("rb") as file:
            for number in range(1, _MOST_LINES + 1):
                line = file.readline(_LONGEST_LINE + 1)
                if not line.endswith(b"\n"):
                    if len(line) > _LONGEST_LINE:
                        raise SessionError("too long a line.", file=path, where=f"line {number}")
                    return
                yield number, line
    except OSError as error:
        raise SessionError(f"the journal cannot be read ({error.strerror}).", file=path) from error
    raise SessionError("too many lines.", file=path, where=f"line {_MOST_LINES}")


def _header(path: Path, line: bytes) -> Header:
    try:
        fields = Fields.of(_parsed(line))
        number = fields.integer("interpunct", 2**31)
        header = Header(fields.text("caption"), fields.text("sha256"), fields.object("options"))
    except SessionError as error:
        raise SessionError(
            f"this is no journal: {error.what}", file=path, where="line 1", remedy="Discard it."
        ) from error
    if number != FORMAT:
        raise SessionError(
            f"the journal has format {number}, not {FORMAT}.",
            file=path,
            remedy="Open it with the version of Interpunct that wrote it.",
        )
    return header


def _parsed(line: bytes) -> Json:
    """The value of one line of JSON."""
    try:
        value: Json = json.loads(line, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise SessionError("the line is not JSON.") from error
    return value


def _refuse(constant: str) -> None:
    raise ValueError(constant)

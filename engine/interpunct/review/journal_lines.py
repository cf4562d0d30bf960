# SPDX-License-Identifier: Apache-2.0
"""The lines of a journal: their types and their reading.

Each line is one JSON object. The first is the header. A step is a command, an undo, a redo, or the
note that the caption file was saved. Between the steps are the predictions, in the order in which
they were shown, and text that was being typed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct, ValidationError, convert

from interpunct.errors import SessionError
from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.commands import (
    Decide,
    DecideCasing,
    DecideMany,
    Index,
    SetCasing,
    SetModes,
)
from interpunct.review.exceptions import SetExceptions
from interpunct.review.more_time import SplitAndRetime
from interpunct.review.rearranging import Rearrange, Renumber
from interpunct.review.restructuring import (
    EditPayload,
    EditPayloads,
    JoinCues,
    Recut,
    RenameSpeaker,
    SetLanguage,
    SplitCue,
)
from interpunct.review.retiming import Retime, SetTimes
from interpunct.runtime.predictions import Predictions, Rows
from interpunct.sentences import Sentence
from interpunct.work.cached_predictions import rows_of_bytes, rows_to_bytes, shown_digest
from interpunct.work.work import Work

FORMAT = 4
READABLE = (3, FORMAT)
"""The readable formats; format 3 has no predictions and no typing."""

AnyCommand = (
    Decide | DecideMany | DecideCasing | SetCasing | SetModes
    | EditPayload | EditPayloads | SplitCue | JoinCues | SetLanguage | Recut | SetTimes | Retime
    | SetBookmarks | RenameSpeaker | Rearrange | Renumber | SetExceptions
    | SplitAndRetime
)  # fmt: skip


Moment = Annotated[float, Meta(ge=0, lt=1e11)]
"""Seconds since 1970; the calendar ends at 2.5e11."""


class Header(Struct, frozen=True):
    """The first line of a journal: the caption file and the options at its opening.

    `sha256` is the hash of the caption file's bytes, in hexadecimal. `begun` is the time when the
    review began. `interpunct` is the format of the journal.
    """

    caption: str
    sha256: str
    options: Mapping[str, Any]
    begun: Moment = 0.0
    interpunct: int = FORMAT


class Done(Struct, frozen=True, tag_field="step", tag="do"):
    """A command that was applied at the time `at`."""

    command: AnyCommand
    at: Moment = 0.0


class Undone(Struct, frozen=True, tag_field="step", tag="undo"):
    """The last step was undone."""


class Redone(Struct, frozen=True, tag_field="step", tag="redo"):
    """The last undone step was redone."""


class Saved(Struct, frozen=True, tag_field="step", tag="saved"):
    """The captions were saved at the time `at`: path and SHA-256 of the written bytes.

    `predictions` is the SHA-256 of the file with the predictions at that time, empty where earlier
    lines have them. `seen_only` says that unreviewed marks were left out of the written file.
    """

    sha256: str
    caption: str
    predictions: str = ""
    seen_only: bool = False
    at: Moment = 0.0


class Predicted(Struct, frozen=True, tag_field="step", tag="predicted"):
    """A stretch was predicted: its `rows` of probabilities, from slot `first` on.

    `shown` is the hash of its words as shown at that time (`shown_digest`).
    """

    first: Index
    rows: bytes
    shown: str

    @classmethod
    def of(cls, work: Work, predictions: Predictions) -> Predicted:
        """The line for predictions that `work` has just taken in."""
        rows = rows_to_bytes(Rows(predictions.labels, predictions.casings, predictions.label_set))
        return cls(predictions.first, rows, shown_digest(work, predictions.slots))

    def predictions(self) -> Predictions:
        """The predictions of the line; SessionError for incomplete rows."""
        rows = rows_of_bytes(self.rows)
        if rows is None or not len(rows.labels):
            raise SessionError("the predictions are incomplete.")
        return Predictions(self.first, *rows)


class BeingTyped(Struct, frozen=True, tag_field="step", tag="typing"):
    """Text typed over a cue but not applied; replaced by the next line of its kind, or by a step.

    `opened` is the text with which the editor of the cue was opened; the same `text` means no
    typing.
    """

    cue: Index
    opened: str
    text: str

    def __bool__(self) -> bool:
        return self.text != self.opened


Line = Done | Undone | Redone | Saved | Predicted | BeingTyped
UserStep = Done | Undone | Redone | Saved


def command_of(record: Mapping[str, object]) -> AnyCommand:
    """The command of a record; SessionError for an invalid record."""
    command: AnyCommand = _converted(record, AnyCommand)
    return command


def read_line(line: bytes, kind: Any) -> Any:
    """One line of JSON as a `kind`, every field checked: it may be damaged or from anybody."""
    try:
        value = json.loads(line, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise SessionError("the line is not JSON.") from error
    return _converted(value, kind)


def _converted(value: object, kind: Any) -> Any:
    try:
        return convert(value, kind)
    except (ValidationError, UnicodeError) as error:  # UnicodeError for half a character
        raise SessionError(Sentence("a field is wrong: {reason}.", reason=error)) from error


def _refuse(constant: str) -> None:
    raise ValueError(constant)

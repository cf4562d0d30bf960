# SPDX-License-Identifier: Apache-2.0
"""Answers of the protocol."""

from __future__ import annotations

import msgspec

from interpunct.errors import InterpunctError
from interpunct.serve.messages import LONGEST_LINE, MOST_WAITING, PROTOCOL, Identifier


class CueAnswer(msgspec.Struct, frozen=True):
    """A cue with marks and casing; its times are those of the request."""

    text: str
    start: float
    end: float


class MarkAnswer(msgspec.Struct, frozen=True):
    """A slot: `mark` replaces the characters from `start` to `end` of the text of the request.

    `cue` counts from 0. `probability` is calibrated. `given` marks stood in the request and stay.
    """

    cue: int
    start: int
    end: int
    mark: str
    label: str
    probability: float
    given: bool
    probabilities: dict[str, float]


class CasingAnswer(msgspec.Struct, frozen=True):
    """A word with a new case, and its probability; null if the case follows from a mark."""

    cue: int
    start: int
    end: int
    text: str
    probability: float | None


class LeftAlone(msgspec.Struct, frozen=True):
    """Number of unchanged words by the code of their language."""

    foreign: dict[str, int]
    sooner_typed: dict[str, int]
    unlearned: dict[str, int]


class Punctuated(msgspec.Struct, frozen=True):
    """The answer to a request for marks: `text` or `cues`, as in the request."""

    id: Identifier
    version: int
    languages: dict[str, int]
    left_alone: LeftAlone
    notes: list[str]
    marks: list[MarkAnswer]
    casing: list[CasingAnswer]
    text: str | msgspec.UnsetType = msgspec.UNSET
    cues: list[CueAnswer] | msgspec.UnsetType = msgspec.UNSET


class Fault(msgspec.Struct, frozen=True):
    """A failure: `kind` is for programs, `sentence` for people."""

    kind: str
    sentence: str


class Failed(msgspec.Struct, frozen=True):
    """The answer to a request that failed."""

    id: Identifier
    version: int
    error: Fault


class Cancelled(msgspec.Struct, frozen=True):
    """The answer to a cancellation: the number of requests that were waiting or in work."""

    id: Identifier
    version: int
    cancelled: int


class Ended(msgspec.Struct, frozen=True):
    """The last answer, to a request to quit."""

    id: Identifier
    version: int
    quit: bool = True


class Limits(msgspec.Struct, frozen=True):
    """Most bytes of a request, and most requests that wait or are in work."""

    bytes: int = LONGEST_LINE
    waiting: int = MOST_WAITING


class Greeting(msgspec.Struct, frozen=True, kw_only=True):
    """A ready server: the versions of program and protocol, its model, its address if any."""

    hello: str = "interpunct"
    version: int = PROTOCOL
    interpunct: str
    bundle: str
    limits: Limits = Limits()
    address: str | msgspec.UnsetType = msgspec.UNSET


class Health(Greeting, frozen=True):
    """The state of a service, with the number of requests that wait or are in work."""

    waiting: int


Answer = Punctuated | Failed | Cancelled | Ended


def failed(identifier: Identifier, kind: str, sentence: str, version: int = PROTOCOL) -> Failed:
    """The answer to a failed request."""
    return Failed(identifier, version, Fault(kind, str(sentence)))


def refused(error: InterpunctError, identifier: Identifier, version: int = PROTOCOL) -> Failed:
    """The answer to an invalid request."""
    return failed(identifier, "request", error.sentence, version)


def encode(answer: msgspec.Struct) -> bytes:
    """An answer as a line."""
    return msgspec.json.encode(answer) + b"\n"

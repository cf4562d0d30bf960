# SPDX-License-Identifier: Apache-2.0
"""The lines of the protocol: what can be asked, and what is answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from interpunct.decoding import typed
from interpunct.errors import InterpunctError, RequestError
from interpunct.sentences import Sentence

PROTOCOL = 1
"""The version of the protocol; it grows when an old client would misread a new answer."""
LONGEST_LINE = 4 * 1024 * 1024
"""The longest line that is read, without its end."""

Identifier = str | int | None
"""What a client calls a request by; it is given back as it came."""
_Seconds = Annotated[float, msgspec.Meta(ge=-1e7, le=1e7)]


class GivenCue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cue: its text, and when it is shown, in seconds."""

    text: str
    start: _Seconds = 0.0
    end: _Seconds = 0.0


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a client.

    `text` is one stretch of text, `cues` are several that run on. `language` names those that it
    can be in, with commas. No `marks` are `complete`, but suggestions in languages where marks are
    sooner typed than reviewed. `format` says what of the text is markup. `slots` are those that
    are told of: with a mark, or all. `units` are those of offsets.
    """

    version: int
    id: Identifier = None
    do: Literal["punctuate", "cancel", "quit"] = "punctuate"
    of: Identifier = None
    text: str | None = None
    cues: list[GivenCue] | None = None
    language: str = "auto"
    marks: Literal["complete", "replace", "suggest"] | None = None
    casing: Literal["keep", "sentence", "model"] = "model"
    format: Literal["plain", "srt", "vtt"] = "plain"
    slots: Literal["marked", "all"] = "marked"
    units: Literal["codepoint", "utf-16", "byte"] = "codepoint"


def read_request(line: bytes) -> Request:
    """The request in a line. Raises RequestError, whose `identifier` is the client's."""
    identifier: Identifier = None
    try:
        values = _object(line)
        identifier = _identifier(values.get("id"))
        _check_version(values.get("version"))
        request = typed(values, Request, RequestError)
        _check(request)
    except RequestError as error:
        error.identifier = identifier
        raise
    return request


def _object(line: bytes) -> Mapping[str, Any]:
    if not line.strip():
        raise RequestError("the line is empty.", remedy="Send a JSON object on each line.")
    try:
        values = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as error:
        reason = Sentence("the line is no JSON: {reason}.", reason=error)
        raise RequestError(reason) from error
    if not isinstance(values, dict):
        raise RequestError("the line is no JSON object.", remedy='Send {"version": 1, …}.')
    return values


def _identifier(value: object) -> Identifier:
    """The identifier of a request that may be wrong in other things, or in this one."""
    return value if isinstance(value, str | int) and not isinstance(value, bool) else None


def _check_version(value: object) -> None:
    """Told before all else: of another version, anything may be meant."""
    if isinstance(value, int) and value != PROTOCOL:
        raise RequestError(
            Sentence("this program speaks version {version}.", version=PROTOCOL), where="version"
        )


def _check(request: Request) -> None:
    if request.do == "punctuate" and (request.text is None) == (request.cues is None):
        raise RequestError("give either text or cues.")
    if request.do == "cancel" and request.of is None:
        raise RequestError("say which request is to be cancelled.", where="of")


def encode(answer: Mapping[str, object]) -> bytes:
    """An answer as a line."""
    return msgspec.json.encode(answer) + b"\n"


def failure(identifier: Identifier, kind: str, sentence: str) -> dict[str, object]:
    """The answer to a request that failed; `kind` is for programs, `sentence` for people."""
    told = {"kind": kind, "sentence": str(sentence)}
    return {"id": identifier, "version": PROTOCOL, "error": told}


def refusal(error: InterpunctError, identifier: Identifier) -> dict[str, object]:
    """The answer to a request that cannot be met as it was given."""
    return failure(identifier, "request", error.sentence)

# SPDX-License-Identifier: Apache-2.0
"""Requests of the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from interpunct.decoding import typed
from interpunct.errors import RequestError
from interpunct.sentences import Sentence

PROTOCOL = 2
"""Version of the protocol; it grows when an old client would misread a new answer."""
IN_ORDER = 1
"""Version whose requests are answered in their order; later ones as soon as they are ready."""
VERSIONS = (IN_ORDER, PROTOCOL)
"""The versions that are understood."""
LONGEST_LINE = 4 * 1024 * 1024
"""Length of the longest accepted line, without its end."""
MOST_WAITING = 64
"""Number of requests that wait or are in work."""

Identifier = str | int | None
"""Identifier of a request, chosen by the client and returned unchanged."""
_Seconds = Annotated[float, msgspec.Meta(ge=-1e7, le=1e7)]


class GivenCue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cue: its text, and its start and end in seconds."""

    text: str
    start: _Seconds = 0.0
    end: _Seconds = 0.0


class Punctuation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for marks.

    `text` is one stretch of text; `cues` are consecutive texts with times. `language` names the
    possible languages, separated by commas. Missing `marks` mean `complete`, but suggestions in
    languages where marks are sooner typed than reviewed. `format` defines the markup in the text.
    `slots` selects the slots of the answer: those with a mark, or all. `units` are the units of
    offsets.
    """

    version: int
    id: Identifier = None
    text: str | None = None
    cues: list[GivenCue] | None = None
    language: str = "auto"
    marks: Literal["complete", "replace", "suggest"] | None = None
    casing: Literal["keep", "sentence", "model"] = "model"
    format: Literal["plain", "srt", "vtt", "ass"] = "plain"
    slots: Literal["marked", "all"] = "marked"
    units: Literal["codepoint", "utf-16", "byte"] = "codepoint"


class Request(Punctuation, frozen=True):
    """One line of a client: `do` is what it asks for, `of` the request to cancel."""

    do: Literal["punctuate", "cancel", "quit"] = "punctuate"
    of: Identifier = None


_Request = TypeVar("_Request", bound=Punctuation)


def read_request(line: bytes, kind: type[_Request]) -> _Request:
    """The request of this kind in a line, or in the body of a message.

    Raises RequestError with the client's `identifier`.
    """
    identifier: Identifier = None
    try:
        values = _object(line)
        identifier = _identifier(values.get("id"))
        _check_version(values.get("version"))
        request = typed(values, kind, RequestError)
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
        raise RequestError("the line is no JSON object.", remedy='Send {"version": 2, …}.')
    return values


def _identifier(value: object) -> Identifier:
    """The identifier of a request that may be invalid elsewhere, or here."""
    return value if isinstance(value, str | int) and not isinstance(value, bool) else None


def _check_version(value: object) -> None:
    """Raise RequestError for another version, whose other fields may have another meaning."""
    if isinstance(value, int) and value not in VERSIONS:
        known = " and ".join(map(str, VERSIONS))
        raise RequestError(
            Sentence("this program speaks the versions {known}.", known=known), where="version"
        )


def _check(request: Punctuation) -> None:
    if isinstance(request, Request) and request.do != "punctuate":
        if request.do == "cancel" and request.of is None:
            raise RequestError("say which request is to be cancelled.", where="of")
    elif (request.text is None) == (request.cues is None):
        raise RequestError("give either text or cues.")

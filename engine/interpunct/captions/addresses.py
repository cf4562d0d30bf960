# SPDX-License-Identifier: Apache-2.0
"""Captions at an address of the web, fetched when the user asks for them."""

from __future__ import annotations

from collections.abc import Callable
from http.client import HTTPException
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

from interpunct.captions.reading import MOST_BYTES, parse_captions
from interpunct.errors import CaptionError
from interpunct.files import is_plain_name
from interpunct.sentences import Sentence

_SECONDS = 30  # without an answer
_CHUNK = 1 << 16
_SCHEMES = ("http", "https")


class FetchCancelled(Exception):  # noqa: N818 - nobody erred
    """Fetching was cancelled."""


def is_address(text: str) -> bool:
    """Whether `text` is an address of the web."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in _SCHEMES and bool(parts.hostname)


def name_at(address: str) -> str:
    """Name for the file at an address; `captions.vtt` where its last part is no name."""
    name = PurePosixPath(unquote(urlsplit(address).path)).name
    return name if is_plain_name(name) else "captions.vtt"


def fetch_captions(address: str, cancelled: Callable[[], bool]) -> bytes:
    """Bytes of the captions at `address`.

    Raises CaptionError for an address that does not answer, and for anything but captions of at
    most `MOST_BYTES`. Raises FetchCancelled when `cancelled` returns True.
    """
    if not is_address(address):
        raise CaptionError("this is no address of the web.", file=address)
    try:
        data = _read(address, cancelled)
    except (OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "reason", None) or error
        raise CaptionError(
            Sentence("it cannot be fetched: {reason}.", reason=str(reason).rstrip(".")),
            file=address,
            remedy="Save the file with a browser, and open it.",
        ) from error
    try:
        parse_captions(data)
    except CaptionError as error:
        raise error.in_file(address) from error
    return data


def _read(address: str, cancelled: Callable[[], bool]) -> bytes:
    data = bytearray()
    asked = Request(address, headers={"User-Agent": "Interpunct"})
    with urlopen(asked, timeout=_SECONDS) as answer:
        while chunk := answer.read(_CHUNK):
            if cancelled():
                raise FetchCancelled
            data += chunk
            if len(data) > MOST_BYTES:
                raise ValueError(f"it is larger than {MOST_BYTES >> 20} MB")
    return bytes(data)

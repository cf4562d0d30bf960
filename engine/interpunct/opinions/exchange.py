# SPDX-License-Identifier: Apache-2.0
"""One HTTP request with a body of JSON: bounded in time and bytes, and cancelled at any moment.

`http.client` follows no redirects, so words and key go to the named host only. Its reads wait
without a limit for a server that sends a byte now and then. So the answer is read through a stream
that looks at the clock and at `cancelled` every fifth of a second.
"""

from __future__ import annotations

import io
import socket
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from typing import Any
from urllib.parse import SplitResult

_TICK = 0.2  # seconds between two looks at the clock
_CONNECT_SECONDS = 10.0


class Cancelled(Exception):  # noqa: N818 - nobody erred
    """The request was cancelled."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The `status` of an answer, its `body`, and the seconds that it asks to wait, if any."""

    status: int
    body: bytes
    retry_after: float | None = None


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of one request: `seconds`, bytes of the answer, and `cancelled`."""

    seconds: float
    most_bytes: int
    cancelled: Callable[[], bool]
    clock: Callable[[], float] = time.monotonic


def post(address: SplitResult, body: bytes, headers: Mapping[str, str], limits: Limits) -> Reply:
    """Send `body` and read the answer.

    Raises OSError for a failure of the network, TimeoutError after the time, HTTPException for
    anything but HTTP, ValueError for an answer that is too long, and Cancelled.
    """
    until = limits.clock() + limits.seconds
    kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
    connection = kind(
        address.hostname or "",
        address.port,
        timeout=min(_CONNECT_SECONDS, max(limits.seconds, _TICK)),
    )
    try:
        path = f"{address.path}?{address.query}" if address.query else address.path
        connection.request("POST", path, body, {"Connection": "close", **headers})
        return _reply(connection.sock, until, limits)
    finally:
        connection.close()


def _reply(sock: socket.socket, until: float, limits: Limits) -> Reply:
    sock.settimeout(_TICK)

    def check() -> None:
        if limits.cancelled():
            raise Cancelled
        if limits.clock() > until:
            raise TimeoutError(f"no answer came in {limits.seconds:g} s")

    watched: Any = _Socket(sock, check)
    with HTTPResponse(watched, method="POST") as response:
        response.begin()
        body = response.read(limits.most_bytes + 1)
        if len(body) > limits.most_bytes:
            raise ValueError(f"the answer is longer than {limits.most_bytes:,} bytes")
        if response.length:
            raise ConnectionError("the answer was cut off")
        return Reply(response.status, body, _seconds(response.getheader("Retry-After")))


def _seconds(told: str | None) -> float | None:
    """The seconds in a Retry-After; None for a date, which servers of models do not send."""
    return float(told) if told and told.strip().isdecimal() else None


class _Socket:
    """The part of a socket that `HTTPResponse` uses."""

    def __init__(self, sock: socket.socket, check: Callable[[], None]) -> None:
        self._stream = _Stream(sock, check)

    def makefile(self, _mode: str) -> io.BufferedReader:
        """The stream of the answer."""
        return io.BufferedReader(self._stream)


class _Stream(io.RawIOBase):
    """Bytes of a socket; `check` is called while it waits, and raises to end the wait."""

    def __init__(self, sock: socket.socket, check: Callable[[], None]) -> None:
        self._sock, self._check = sock, check

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        while True:
            self._check()
            try:
                return self._sock.recv_into(buffer)
            except TimeoutError:
                continue

# SPDX-License-Identifier: Apache-2.0
"""The server over a pair of streams: every line of a client gets exactly one line as its answer.

A thread reads the lines, the threads of the desk work on them, and the thread of `run` writes the
answers.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from functools import partial
from queue import SimpleQueue
from typing import BinaryIO, Protocol

from interpunct.bundles.weak_languages import NO_WEAK_LANGUAGES, WeakLanguages
from interpunct.errors import RequestError
from interpunct.runtime.predictor import Predictor
from interpunct.sentences import Sentence
from interpunct.serve.answers import Cancelled, Ended, Greeting, encode
from interpunct.serve.desk import Desk, Lane, Order
from interpunct.serve.messages import IN_ORDER, LONGEST_LINE, Request, read_request

_AT_ONCE = 1 << 16  # bytes


class Server:
    """Answer the lines of `source` on `target`, until a request to quit or the last line.

    In the `weak` languages marks are only suggested. The server also
    ends once its answers are no longer `heard`.
    """

    def __init__(
        self,
        predictor: Predictor,
        source: Lines,
        target: BinaryIO,
        weak: WeakLanguages = NO_WEAK_LANGUAGES,
        heard: Callable[[], bool] = lambda: True,
    ) -> None:
        self._desk = Desk(predictor, weak)
        self._source = source
        self._target = target
        self._heard = heard
        self._answers = SimpleQueue[bytes | Order | None]()

    def greet(self, greeting: Greeting) -> None:
        """Write the first line: readiness."""
        self._write(encode(greeting))

    def run(self) -> None:
        """Answer lines until the end."""
        threading.Thread(target=self._read, daemon=True).start()
        try:
            while self._heard() and (answer := self._answers.get()) is not None:
                if isinstance(answer, Order):
                    self._write(answer.reply.result().data + b"\n")
                    self._desk.dismiss(answer)
                else:
                    self._write(answer)
        finally:
            self._desk.abandon()

    def _read(self) -> None:
        """Read lines to the last one; a cancellation is handled at once."""
        try:
            for line in lines_of(self._source):
                request, order = _read_line(line)
                if request is not None and request.do != "punctuate":
                    self._control(request)
                    if request.do == "quit":
                        return
                elif self._desk.take(order, _lane(order), wait=True):
                    order.reply.add_done_callback(partial(self._ready, order))
        finally:
            self._desk.finish()
            self._answers.put(None)

    def _ready(self, order: Order, _reply: object) -> None:
        self._answers.put(order)

    def _control(self, request: Request) -> None:
        """Cancel a request, or finish all before the answer to the last one."""
        answer: Cancelled | Ended
        if request.do == "cancel":
            answer = Cancelled(request.id, request.version, self._desk.cancel(request.of))
        else:
            self._desk.finish()
            answer = Ended(request.id, request.version)
        self._answers.put(encode(answer))

    def _write(self, line: bytes) -> None:
        self._target.write(line)
        self._target.flush()


def _read_line(line: bytes | None) -> tuple[Request | None, Order]:
    """The request in a line, if it is one, and its order; None for a line that is too long."""
    try:
        if line is None:
            raise RequestError(
                Sentence("the line is longer than {most} bytes.", most=LONGEST_LINE),
                remedy="Send the text in parts.",
            )
        request = read_request(line, Request)
    except RequestError as error:
        return None, Order(0, None, error)
    return request, Order(len(line), request)


def _lane(order: Order) -> Lane:
    """The lane of an order; the version of a faulty line is unknown."""
    is_new = order.request is not None and order.request.version != IN_ORDER
    return order.lane if is_new else Lane.IN_ORDER


class Lines(Protocol):
    """A source of lines."""

    def readline(self, size: int, /) -> bytes:
        """The rest of a line, up to `size` bytes; empty at the end."""


class BareLines:
    """The lines of a descriptor, read without the lock of Python's own streams.

    A thread that waits for that lock keeps the program from ending.
    """

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._held = b""

    def readline(self, size: int, /) -> bytes:
        """See `Lines`."""
        while b"\n" not in self._held and len(self._held) < size:
            part = os.read(self._descriptor, _AT_ONCE)
            if not part:
                break
            self._held += part
        stop = min(self._held.find(b"\n") + 1 or len(self._held), size)
        line, self._held = self._held[:stop], self._held[stop:]
        return line


def lines_of(source: Lines) -> Iterator[bytes | None]:
    """The lines of `source`; None for a line that is too long, which is skipped."""
    while line := source.readline(LONGEST_LINE + 1):
        if line.endswith(b"\n") or len(line) <= LONGEST_LINE:
            yield line
            continue
        while (rest := source.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
            pass
        yield None

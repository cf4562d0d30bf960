# SPDX-License-Identifier: Apache-2.0
"""The server loop: every line of a client gets exactly one line as its answer.

Requests are answered one after the other, in their order. A separate thread reads the lines, so
that a cancellation is received during work. Only cancellations are answered out of order.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from queue import Queue
from typing import BinaryIO

from interpunct.errors import InterpunctError, RequestError
from interpunct.runtime.predictor import Predictor
from interpunct.sentences import Sentence
from interpunct.serve.messages import (
    LONGEST_LINE,
    PROTOCOL,
    Identifier,
    Request,
    encode,
    failure,
    read_request,
    refusal,
)
from interpunct.serve.punctuating import punctuated
from interpunct.transcript.from_document import BuildCancelled

_MOST_WAITING = 64  # requests; then the client's writes block
_Answer = dict[str, object]


class Server:
    """Answer the lines of `source` on `target`, until a request to quit or the last line.

    `sooner_typed` are the languages in which marks are only suggested.
    """

    def __init__(
        self,
        predictor: Predictor,
        source: BinaryIO,
        target: BinaryIO,
        sooner_typed: tuple[str, ...] = (),
    ) -> None:
        self._predictor = predictor
        self._sooner_typed = sooner_typed
        self._source = source
        self._target = target
        self._writing = threading.Lock()
        self._waiting: Queue[_Task | None] = Queue(_MOST_WAITING)
        self._pending: dict[Identifier, list[_Task]] = defaultdict(list)
        self._listing = threading.Lock()

    def greet(self, **told: object) -> None:
        """Write the first line: readiness, protocol version, limits and the given fields."""
        limits = {"bytes": LONGEST_LINE, "waiting": _MOST_WAITING}
        self._write({"hello": "interpunct", "version": PROTOCOL, **told, "limits": limits})

    def run(self) -> None:
        """Answer lines until the end."""
        threading.Thread(target=self._read, name="serve-reader", daemon=True).start()
        while (task := self._waiting.get()) is not None:
            self._write(self._answered(task))
            if task.quits:
                return

    def _read(self) -> None:
        """Read lines to the last one; a cancellation is handled at once, all else is queued."""
        try:
            for line in lines_of(self._source):
                task = _Task(line)
                if task.request is not None and task.request.do == "cancel":
                    self._write(self._cancel(task.request))
                    continue
                with self._listing:
                    self._pending[task.identifier].append(task)
                self._waiting.put(task)
                if task.quits:
                    return
        finally:
            self._waiting.put(None)

    def _cancel(self, request: Request) -> _Answer:
        with self._listing:
            meant = list(self._pending.get(request.of, ()))
        for task in meant:
            task.cancelled.set()
        return {"id": request.id, "version": PROTOCOL, "cancelled": len(meant)}

    def _answered(self, task: _Task) -> _Answer:
        try:
            return self._answer(task)
        except BuildCancelled:
            return failure(task.identifier, "cancelled", "the request was cancelled.")
        except InterpunctError as error:
            return refusal(error, task.identifier)
        except Exception as error:  # noqa: BLE001 - no error may end the client's work
            sentence = Sentence("this went wrong inside: {reason}.", reason=repr(error))
            return failure(task.identifier, "internal", sentence)
        finally:
            with self._listing:
                self._pending[task.identifier].remove(task)
                if not self._pending[task.identifier]:
                    del self._pending[task.identifier]

    def _answer(self, task: _Task) -> _Answer:
        if task.fault is not None:
            raise task.fault
        if task.request is None or task.quits:
            return {"id": task.identifier, "version": PROTOCOL, "quit": True}
        is_cancelled: Callable[[], bool] = task.cancelled.is_set
        if is_cancelled():
            raise BuildCancelled
        return punctuated(task.request, self._predictor, is_cancelled, self._sooner_typed)

    def _write(self, answer: _Answer) -> None:
        with self._writing:
            self._target.write(encode(answer))
            self._target.flush()


class _Task:
    """A line that waits for its answer: a request, or its fault."""

    def __init__(self, line: bytes | None) -> None:
        self.cancelled = threading.Event()
        self.request: Request | None = None
        self.fault: RequestError | None = None
        try:
            if line is None:
                raise RequestError(
                    Sentence("the line is longer than {most} bytes.", most=LONGEST_LINE),
                    remedy="Send the text in parts.",
                )
            self.request = read_request(line)
        except RequestError as error:
            self.fault = error

    @property
    def identifier(self) -> Identifier:
        """The client's identifier, where it could be read."""
        if self.request is not None:
            return self.request.id
        return self.fault.identifier if self.fault is not None else None

    @property
    def quits(self) -> bool:
        """Whether this is the last request."""
        return self.request is not None and self.request.do == "quit"


def lines_of(source: BinaryIO) -> Iterator[bytes | None]:
    """The lines of `source`; None for a line that is too long, which is skipped."""
    while line := source.readline(LONGEST_LINE + 1):
        if line.endswith(b"\n") or len(line) <= LONGEST_LINE:
            yield line
            continue
        while (rest := source.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
            pass
        yield None

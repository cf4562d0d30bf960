# SPDX-License-Identifier: Apache-2.0
"""The desk: takes requests, has them answered on threads, and bounds the work in hand.

Texts are predicted stretch by stretch, and all texts in work take turns. So a short request waits
for stretches of a long one, never for its end. Long requests are worked on one after the other,
because each needs 2 kB of memory for each word.
"""

from __future__ import annotations

import threading
from concurrent.futures import Future, ThreadPoolExecutor
from enum import Enum
from typing import NamedTuple

import msgspec

from interpunct.bundles.weak_languages import NO_WEAK_LANGUAGES, WeakLanguages
from interpunct.errors import InterpunctError, RequestError
from interpunct.runtime.predictor import Predictor
from interpunct.sentences import Sentence
from interpunct.serve.answers import Failed, Punctuated, failed, refused
from interpunct.serve.messages import MOST_WAITING, PROTOCOL, Identifier, Punctuation
from interpunct.serve.punctuating import punctuated
from interpunct.serve.turns import TakingTurns
from interpunct.transcript.from_document import BuildCancelled

LONG_BYTES = 64 * 1024
"""Size of the smallest long request; some 12,000 words."""


class Lane(Enum):
    """Requests that wait for each other: their name, and the number of those in work at once."""

    SHORT = "short", 16
    LONG = "long", 1
    IN_ORDER = "in-order", 1


class Reply(NamedTuple):
    """An encoded answer, and the kind of its failure; None for a success."""

    data: bytes
    failure: str | None


class Order:
    """A request of `size` bytes, or the `fault` of a line; `reply` is known at the desk."""

    reply: Future[Reply]

    def __init__(
        self, size: int, request: Punctuation | None, fault: RequestError | None = None
    ) -> None:
        self.request = request
        self.cancelled = threading.Event()
        self._size = size
        self._fault = fault

    @property
    def identifier(self) -> Identifier:
        """The client's identifier, where it could be read."""
        if self.request is not None:
            return self.request.id
        return self._fault.identifier if self._fault is not None else None

    @property
    def version(self) -> int:
        """The version of the protocol of the answer."""
        return PROTOCOL if self.request is None else self.request.version

    @property
    def lane(self) -> Lane:
        """The lane of a request of this size."""
        return Lane.SHORT if self._size < LONG_BYTES else Lane.LONG

    def checked(self) -> Punctuation:
        """The request. Raises RequestError for a fault, BuildCancelled if it was cancelled."""
        if self._fault is not None:
            raise self._fault
        if self.request is None or self.cancelled.is_set():
            raise BuildCancelled
        return self.request


class Desk:
    """Threads that answer orders with one model.

    In the `weak` languages marks are only suggested.
    """

    def __init__(self, predictor: Predictor, weak: WeakLanguages = NO_WEAK_LANGUAGES) -> None:
        self._predictor = TakingTurns(predictor)
        self._weak = weak
        self._room = threading.Semaphore(MOST_WAITING)
        self._changing = threading.Lock()
        self._orders = set[Order]()
        self._is_open = True
        self._lanes = {
            lane: ThreadPoolExecutor(lane.value[1], f"serve-{lane.value[0]}") for lane in Lane
        }

    @property
    def waiting(self) -> int:
        """Number of requests at the desk."""
        return len(self._orders)

    def take(self, order: Order, lane: Lane, *, wait: bool) -> bool:
        """Take an order, which gets its future `reply`.

        Without room, waits or returns False. Returns False also at a closed desk.
        """
        if not self._room.acquire(blocking=wait):
            return False
        with self._changing:
            if self._is_open:
                self._orders.add(order)
                order.reply = self._lanes[lane].submit(self._reply, order)
            return self._is_open

    def dismiss(self, order: Order) -> None:
        """Make room: the answer has been sent."""
        with self._changing:
            self._orders.remove(order)
        self._room.release()

    def cancel(self, identifier: Identifier) -> int:
        """Cancel the orders with this identifier; returns their number."""
        with self._changing:
            meant = [each for each in self._orders if each.identifier == identifier]
        unanswered = [order for order in meant if not order.reply.done()]
        for order in unanswered:
            order.cancelled.set()
        return len(unanswered)

    def finish(self) -> None:
        """Take no more orders, and return when all are answered."""
        with self._changing:
            self._is_open = False
        for lane in self._lanes.values():
            lane.shutdown()

    def close(self) -> None:
        """Take no more orders, and cancel all."""
        with self._changing:
            self._is_open = False
            for order in self._orders:
                order.cancelled.set()

    def abandon(self) -> None:
        """Close the desk, and return when no order is in work."""
        self.close()
        self.finish()

    def _reply(self, order: Order) -> Reply:
        answer = self._answer(order)
        failure = answer.error.kind if isinstance(answer, Failed) else None
        return Reply(msgspec.json.encode(answer), failure)

    def _answer(self, order: Order) -> Punctuated | Failed:
        try:
            return punctuated(order.checked(), self._predictor, order.cancelled.is_set, self._weak)
        except BuildCancelled:
            sentence = Sentence("the request was cancelled.")
            return failed(order.identifier, "cancelled", sentence, order.version)
        except InterpunctError as error:
            return refused(error, order.identifier, order.version)
        except Exception as error:  # noqa: BLE001 - no error may end the client's work
            sentence = Sentence("this went wrong inside: {reason}.", reason=repr(error))
            return failed(order.identifier, "internal", sentence, order.version)

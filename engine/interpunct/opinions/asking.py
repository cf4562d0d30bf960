# SPDX-License-Identifier: Apache-2.0
"""Asking of an OpenAI-compatible endpoint for the text of a prompt.

The interface is `POST /chat/completions` of OpenAI's API reference, as llama.cpp, Ollama, vLLM and
many services have it. Busy and failing servers are asked again after a growing pause.
"""

from __future__ import annotations

import os
import time
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPException
from typing import Protocol

import msgspec
from msgspec import Struct

from interpunct.decoding import json_as
from interpunct.errors import InterpunctError, OpinionError, first_line
from interpunct.opinions.exchange import Cancelled, Limits, Reply, post
from interpunct.opinions.options import KEY_VARIABLE, OpinionOptions
from interpunct.opinions.prompting import Prompt
from interpunct.sentences import Sentence

_AGAIN = frozenset([408, 409, 429, 500, 502, 503, 504])  # the server may answer later
_FIRST_PAUSE = 1.0  # seconds; doubled each time
_LONGEST_PAUSE = 30.0  # whatever a server asks for
_NAP = 0.2  # seconds between two looks at `cancelled`
_LEAST_BYTES = 1 << 14  # of an answer: JSON around the text, and usage figures
_MOST_TIMES = 24  # bytes of an answer for each byte of the text; thoughts count too


class UnusableAnswerError(InterpunctError):
    """An answer that came, but is of no use; the next one may be."""


class _BusyError(OpinionError):
    """A failure that another try may not meet, after the seconds that the server asks for."""

    retry_after = 0.0


class Asker(Protocol):
    """A language model that is asked."""

    @abstractmethod
    def answer(self, prompt: Prompt, cancelled: Callable[[], bool]) -> str:
        """The answer to a prompt, unproved.

        Raises OpinionError where asking again is of no use, UnusableAnswerError for an answer of
        another form, and Cancelled.
        """


@dataclass(frozen=True, slots=True)
class Endpoint(Asker):
    """The endpoint of `options`; `clock` and `sleep` are those of `time`, except in tests."""

    options: OpinionOptions
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], object] = time.sleep
    key: str | None = field(default_factory=lambda: os.environ.get(KEY_VARIABLE), repr=False)

    def answer(self, prompt: Prompt, cancelled: Callable[[], bool]) -> str:
        """See `Asker.answer`."""
        self._refuse_open_key()
        body = msgspec.json.encode(_request(self.options.model, prompt))
        size = _LEAST_BYTES + _MOST_TIMES * len(prompt.text.encode())
        limits = Limits(self.options.seconds, size, cancelled, self.clock)
        for attempt in range(self.options.tries - 1):
            try:
                return _text(self._body(body, limits))
            except _BusyError as busy:
                pause = max(_FIRST_PAUSE * 2**attempt, busy.retry_after)
                self._wait(min(pause, _LONGEST_PAUSE), cancelled)
        return _text(self._body(body, limits))

    def _body(self, body: bytes, limits: Limits) -> bytes:
        """The body of the answer to one request. Raises the errors of `Asker.answer`."""
        try:
            reply = post(self.options.parts, body, self._headers(), limits)
        except TimeoutError as error:  # the next try would take as long
            raise self._failure(OpinionError, error) from error
        except (OSError, HTTPException) as error:
            raise self._failure(_BusyError, error) from error
        except ValueError as error:
            raise UnusableAnswerError(f"{error}.") from error
        if reply.status != HTTPStatus.OK:
            raise self._refusal(reply)
        return reply.body

    def _refuse_open_key(self) -> None:
        """Raise OpinionError before the key goes to another machine unencrypted."""
        if self.key and self.options.parts.scheme == "http" and not self.options.is_local:
            raise OpinionError(
                "the key would go over the network unencrypted.",
                file=self.options.host,
                remedy=Sentence("Use https, or unset {name}.", name=KEY_VARIABLE),
            )

    def _headers(self) -> dict[str, str]:
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        return headers | ({"Authorization": f"Bearer {self.key}"} if self.key else {})

    def _wait(self, seconds: float, cancelled: Callable[[], bool]) -> None:
        """Pause in short naps; raises Cancelled."""
        until = self.clock() + seconds
        while (left := until - self.clock()) > 0:
            if cancelled():
                raise Cancelled
            self.sleep(min(left, _NAP))

    def _failure(self, kind: type[OpinionError], error: Exception) -> OpinionError:
        return kind(
            Sentence(
                "the language model at {host} does not answer: {reason}.",
                host=self.options.host,
                reason=first_line(error),
            ),
            remedy=Sentence("Start its server, or name its address."),
        )

    def _refusal(self, reply: Reply) -> OpinionError:
        """The failure of a status; the body may repeat the words sent, and is not told."""
        key = Sentence("Put its key into the environment variable {name}.", name=KEY_VARIABLE)
        remedies = {
            401: key,
            403: key,
            404: Sentence("Check its address, and the name of the model."),
        }
        kind = _BusyError if reply.status in _AGAIN else OpinionError
        error = kind(
            Sentence(
                "the language model at {host} refuses: status {status}.",
                host=self.options.host,
                status=reply.status,
            ),
            remedy=remedies.get(reply.status, Sentence("Try again later.")),
        )
        if isinstance(error, _BusyError):
            error.retry_after = reply.retry_after or 0.0
        return error


def _request(model: str, prompt: Prompt) -> dict[str, object]:
    """The body of a request; the same text is wanted every time."""
    return {
        "model": model,
        "temperature": 0,
        "stream": False,
        "messages": [
            {"role": "system", "content": prompt.instructions},
            {"role": "user", "content": prompt.text},
        ],
    }


class _Message(Struct):
    content: str | None = None


class _Choice(Struct):
    message: _Message


class _Completion(Struct):
    choices: list[_Choice]


def _text(body: bytes) -> str:
    """The text of the first choice. Raises UnusableAnswerError for another form."""
    choices = json_as(body, _Completion, UnusableAnswerError).choices
    return (choices[0].message.content if choices else None) or ""

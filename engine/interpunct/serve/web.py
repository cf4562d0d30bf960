# SPDX-License-Identifier: Apache-2.0
"""The server over HTTP, for programs on the same machine; needs the extra `http`.

It answers only requests whose Host header has a known name, so that no web page reaches it by a
name of its own (DNS rebinding). It answers only declared JSON, and allows no other origin (CORS),
so that no web page in a browser of this machine can use it.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from interpunct.errors import RequestError, ServiceError
from interpunct.serve.answers import Answer, Greeting, Health, failed, refused
from interpunct.serve.desk import Desk, Order, Reply
from interpunct.serve.messages import LONGEST_LINE, Punctuation, read_request
from interpunct.serve.openapi import openapi, page

LOCAL_NAMES = ("localhost", "127.0.0.1", "[::1]")
"""The names by which a program on the same machine reaches the service."""
BODY_SECONDS = 30
"""Most seconds between the head and the end of a request."""
LAST_SECONDS = 10
"""Seconds in which requests in work can finish when the service is to end."""
MOST_CONNECTIONS = 128
"""Connections at once; each holds one body at most."""

_END_SECONDS = 60  # for answers whose clients do not read them
_CLOSING = {"Connection": "close"}
_STATUSES = {None: 200, "request": 400, "cancelled": 503, "internal": 500}
_NOTHING_LOADED = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; 0 is any free port. Raises ServiceError."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family)
    except OSError as error:
        raise ServiceError(
            f"cannot listen at {host}, port {port}: {error.strerror or error}.",
            remedy="Choose another with --host and --port.",
        ) from error


def address_of(listener: socket.socket) -> str:
    """The address of a service at this socket."""
    host, port = listener.getsockname()[:2]
    return f"http://{in_brackets(host)}:{port}"


def in_brackets(host: str) -> str:
    """A host as it stands in an address; brackets tell the colons of IPv6 from a port's."""
    return f"[{host}]" if ":" in host else host


class HttpServer(uvicorn.Server):  # type: ignore[misc]
    """The server of an application; it logs warnings alone, and no request.

    When it is asked to end, requests in work have a last time to finish before they are cancelled.
    """

    def __init__(self, application: Starlette, desk: Desk) -> None:
        self._desk = desk
        super().__init__(
            uvicorn.Config(
                application,
                http="h11",
                ws="none",
                loop="asyncio",
                lifespan="off",
                log_config=None,
                log_level="warning",
                access_log=False,
                proxy_headers=False,
                server_header=False,
                limit_concurrency=MOST_CONNECTIONS,
                timeout_graceful_shutdown=_END_SECONDS,
            )
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let the requests in work finish, and end."""
        asyncio.get_running_loop().call_later(LAST_SECONDS, self._desk.close)
        await super().shutdown(sockets)


def serve(application: Starlette, listener: socket.socket, desk: Desk) -> None:
    """Serve until the process is asked to end."""
    try:
        HttpServer(application, desk).run(sockets=[listener])
    finally:
        desk.abandon()


def application(desk: Desk, greeting: Greeting, hosts: Iterable[str]) -> Starlette:
    """The service that has its requests answered by `desk`, under the names `hosts`."""
    service = _Service(desk, greeting)
    known = Middleware(TrustedHostMiddleware, allowed_hosts=[*hosts], www_redirect=False)
    return Starlette(
        routes=[
            Route("/", service.page),
            Route("/openapi.json", service.document),
            Route("/health", service.health),
            Route("/punctuate", service.punctuate, methods=["POST"]),
        ],
        middleware=[known],
        exception_handlers={HTTPException: _refusal},
    )


class _Service:
    """The endpoints."""

    def __init__(self, desk: Desk, greeting: Greeting) -> None:
        self._desk = desk
        self._greeting = greeting
        self._document = openapi(greeting.interpunct)

    async def page(self, _: Request) -> Response:
        return HTMLResponse(page(self._document), headers=_NOTHING_LOADED)

    async def document(self, _: Request) -> Response:
        return _json(msgspec.json.encode(self._document))

    async def health(self, _: Request) -> Response:
        told = msgspec.structs.asdict(self._greeting)
        now = Health(**told, waiting=self._desk.waiting)
        return _json(msgspec.json.encode(now))

    async def punctuate(self, request: Request) -> Response:
        _check_type(request)
        try:
            body = await _body(request)
            asked = await asyncio.to_thread(read_request, body, Punctuation)
        except ClientDisconnect:
            return Response()  # nobody reads it
        except RequestError as error:
            return _failure(refused(error, error.identifier), 400)
        order = Order(len(body), asked)
        if not self._desk.take(order, order.lane, wait=False):
            sentence = "too many requests wait. Try again later."
            raise HTTPException(503, sentence, {"Retry-After": "5"})
        order.reply.add_done_callback(lambda _: self._desk.dismiss(order))
        reply = await _reply(request, order)
        return _json(reply.data, _STATUSES[reply.failure])


def _check_type(request: Request) -> None:
    """Raise HTTPException for a body of another type, which any web page could send."""
    kind = request.headers.get("content-type", "").partition(";")[0]
    if kind.strip().lower() != "application/json":
        raise HTTPException(415, "send the header Content-Type: application/json.")


async def _body(request: Request) -> bytes:
    """The body. Raises HTTPException if it is too slow or too long.

    A body without a length is read to its end, or its client would not see the answer. The rest of
    a long one is not kept.
    """
    if int(request.headers.get("content-length", 0)) > LONGEST_LINE:
        raise HTTPException(413)
    body = bytearray()
    length = 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                length += len(part)
                if length <= LONGEST_LINE:
                    body += part
    except TimeoutError as error:
        sentence = f"the request took longer than {BODY_SECONDS} seconds to arrive."
        raise HTTPException(408, sentence, _CLOSING) from error
    if length > LONGEST_LINE:
        raise HTTPException(413)
    return bytes(body)


async def _reply(request: Request, order: Order) -> Reply:
    """The reply to an order, which is cancelled if the client goes away."""
    reply = asyncio.wrap_future(order.reply)
    gone = asyncio.create_task(_disconnection(request))
    either: list[asyncio.Future[Any]] = [reply, gone]
    try:
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
    finally:
        gone.cancel()
        if not reply.done():
            order.cancelled.set()
    return await reply


async def _disconnection(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _refusal(_: Request, error: Exception) -> Response:
    """The answer to a request that is refused before it is read."""
    assert isinstance(error, HTTPException)
    sentence = _SENTENCES.get(error.status_code, error.detail)
    answer = _failure(failed(None, "request", sentence), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


_SENTENCES = {
    404: "there is no such address. See /.",
    405: "this address has another method. See /.",
    413: f"the request is longer than {LONGEST_LINE} bytes. Send the text in parts.",
}


def _failure(answer: Answer, status: int) -> Response:
    return _json(msgspec.json.encode(answer), status)


def _json(data: bytes, status: int = 200) -> Response:
    return Response(data, status, media_type="application/json")

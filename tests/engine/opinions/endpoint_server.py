# SPDX-License-Identifier: Apache-2.0
"""An OpenAI-compatible server on this machine, whose answers are scripted; real sockets."""

from __future__ import annotations

import json
import socket
import ssl
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

Writer = Callable[[str], str]
"""From the text that was sent to the text of the answer."""


@dataclass(frozen=True)
class Act:
    """One answer: a status, a text made of the text sent, or raw bytes of the body."""

    write: Writer = str
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None
    cut_after: int | None = None
    """Bytes of the body before the connection is cut."""
    silent: bool = False
    """Nothing is answered until the client has gone."""
    drips: bool = False
    """A byte comes now and then, for ever."""


class EndpointServer:
    """What the server was asked, and what it will do; the last act is repeated."""

    def __init__(self, acts: Sequence[Act]) -> None:
        self.acts = list(acts)
        self.requests: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        self.paths: list[str] = []
        self.address = ""
        self.asked = threading.Event()

    @property
    def texts(self) -> list[str]:
        """The texts of all requests."""
        return [request["messages"][-1]["content"] for request in self.requests]

    def act(self) -> Act:
        """The act for the present request."""
        return self.acts[min(len(self.requests), len(self.acts)) - 1]


def completion(text: str) -> bytes:
    """The body of an answer with this text."""
    choice = {"index": 0, "message": {"role": "assistant", "content": text}}
    return json.dumps({"id": "1", "choices": [choice], "usage": {"total_tokens": 3}}).encode()


class _Handler(BaseHTTPRequestHandler):
    """Performs the acts of `state`."""

    state: EndpointServer

    def do_POST(self) -> None:
        size = int(self.headers["Content-Length"])
        self.state.paths.append(self.path)
        self.state.keys.append(self.headers["Authorization"])
        self.state.requests.append(json.loads(self.rfile.read(size)))
        self.close_connection = True
        self.state.asked.set()
        act = self.state.act()
        if act.silent:
            self.rfile.read(1)  # until the client has gone
        else:
            self.perform(act)

    def perform(self, act: Act) -> None:
        body = act.body
        if body is None:
            body = completion(act.write(self.state.texts[-1])) if act.status == 200 else b"{}"
        self.send_response(act.status)
        for name, value in act.headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if act.drips:
            self.drip()
        self.wfile.write(body[: act.cut_after])

    def drip(self) -> None:
        gone = threading.Event()
        try:
            while not gone.wait(0.02):
                self.wfile.write(b" ")
        except OSError:
            gone.set()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class _Quiet(ThreadingHTTPServer):
    def handle_error(self, *_: object) -> None:
        """A client that went away is part of the tests."""


@contextmanager
def serving(*acts: Act, certificate: Path | None = None) -> Iterator[EndpointServer]:
    """A server for the time of a test; with the folder of a `certificate` by https."""
    state = EndpointServer(acts or [Act()])
    handler = type("Handler", (_Handler,), {"state": state})
    with _Quiet(("127.0.0.1", 0), handler) as server:
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate / "cert.pem", certificate / "key.pem")
            server.socket = context.wrap_socket(server.socket, server_side=True)
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        scheme = "https" if certificate else "http"
        state.address = f"{scheme}://127.0.0.1:{server.server_port}/v1"
        try:
            yield state
        finally:
            server.shutdown()
            thread.join()


def unused_address() -> str:
    """An address at which nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    return f"http://127.0.0.1:{port}/v1"

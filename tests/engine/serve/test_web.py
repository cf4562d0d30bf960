# SPDX-License-Identifier: Apache-2.0
"""Programs ask for marks over HTTP, on real sockets."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection, HTTPResponse
from io import BytesIO
from typing import Any, NamedTuple

import pytest
from tests.engine.serve.endless import LONG, Endless

from interpunct.errors import ServiceError
from interpunct.runtime.predictor import Predictor
from interpunct.serve import desk as desks
from interpunct.serve.answers import Greeting, Health, Punctuated
from interpunct.serve.desk import Desk
from interpunct.serve.messages import LONGEST_LINE
from interpunct.serve.server import Server

pytest.importorskip("starlette", reason="the extra http is not installed")
pytest.importorskip("uvicorn", reason="the extra http is not installed")

from interpunct.serve import web
from interpunct.serve.openapi import openapi

Asked = tuple[HTTPResponse, Any]
JSON = {"Content-Type": "application/json"}


class Service(NamedTuple):
    """A running service."""

    port: int
    server: web.HttpServer


@contextmanager
def service(predictor: Predictor) -> Iterator[Service]:
    """A service on a thread."""
    desk = Desk(predictor)
    application = web.application(desk, Greeting(interpunct="0", bundle="fake"), web.LOCAL_NAMES)
    server = web.HttpServer(application, desk)
    with web.listen("127.0.0.1", 0) as listener:
        port: int = listener.getsockname()[1]
        running = threading.Thread(target=server.run, args=([listener],))
        running.start()
        try:
            yield Service(port, server)
        finally:
            server.should_exit = True
            desk.abandon()
            running.join(60)
            assert not running.is_alive()


@pytest.fixture
def port(endless: Endless) -> Iterator[int]:
    with service(endless) as running:
        yield running.port


@pytest.fixture
def connect(port: int) -> Iterator[Callable[[], HTTPConnection]]:
    """Connections that are closed at the end."""
    with ExitStack() as opened:

        def connect() -> HTTPConnection:
            connection = HTTPConnection("127.0.0.1", port, timeout=60)
            opened.callback(connection.close)
            return connection

        yield connect


@pytest.fixture
def ask(connect: Callable[[], HTTPConnection]) -> Callable[..., Asked]:
    """Sends a request and reads its answer."""

    def ask(
        body: object = None, path: str = "/punctuate", method: str = "POST", **headers: str
    ) -> Asked:
        sent = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        connection = connect()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, sent, JSON | named)
        answer = connection.getresponse()
        return answer, answer.read()

    return ask


def request(**fields: object) -> dict[str, object]:
    return {"version": 2, "language": "en", **fields}


def test_text_comes_back_with_its_marks(ask: Callable[..., Asked]) -> None:
    response, data = ask(request(id="a", text="really anna left"))
    assert response.status == 200
    assert response.headers["Content-Type"] == "application/json"
    assert "Server" not in response.headers
    answer = json.loads(data)
    assert (answer["id"], answer["text"]) == ("a", "Really, Anna left.")


@pytest.mark.parametrize(
    "fields",
    [{"text": "really anna left 😀", "units": "utf-16"}, {"cues": [{"text": "a"}, {"text": "b"}]}],
)
def test_answers_are_those_of_the_streams(
    ask: Callable[..., Asked], fake_predictor: Predictor, fields: dict[str, object]
) -> None:
    line = json.dumps(request(id=1, **fields)).encode() + b"\n"
    Server(fake_predictor, BytesIO(line), target := BytesIO()).run()
    _, data = ask(line)
    assert data + b"\n" == target.getvalue()


@pytest.mark.parametrize(
    ("body", "status", "sentence"),
    [
        (b"{", 400, "the line is no JSON"),
        (b"", 400, "the line is empty."),
        ({"version": 2}, 400, "give either text or cues."),
        ({"version": 3, "text": ""}, 400, "version: this program speaks the versions 1 and 2."),
        (request(text="a", language="xx"), 400, "'xx' is not a language"),
        (request(do="quit"), 400, "object contains unknown field `do`."),
        (b" " * (LONGEST_LINE + 1), 413, f"the request is longer than {LONGEST_LINE} bytes."),
    ],
)
def test_what_is_no_request_is_told_in_a_sentence(
    ask: Callable[..., Asked], body: object, status: int, sentence: str
) -> None:
    response, data = ask(body)
    assert response.status == status
    assert json.loads(data)["error"]["sentence"].startswith(sentence)


def test_a_wrong_request_keeps_its_identifier(ask: Callable[..., Asked]) -> None:
    assert json.loads(ask({"version": 9, "id": "mine"})[1])["id"] == "mine"


@pytest.mark.parametrize(
    ("path", "method", "status"),
    [("/nowhere", "GET", 404), ("/punctuate", "GET", 405), ("/health", "POST", 405)],
)
def test_other_addresses_are_refused(
    ask: Callable[..., Asked], path: str, method: str, status: int
) -> None:
    response, data = ask(None, path, method)
    assert response.status == status
    assert "See /." in json.loads(data)["error"]["sentence"]


def test_a_body_of_the_longest_length_is_read(ask: Callable[..., Asked]) -> None:
    body = json.dumps(request(text="left")).encode()
    response, data = ask(body.ljust(LONGEST_LINE))
    assert (response.status, json.loads(data)["text"]) == (200, "Left.")


def raw(port: int, head: str, body: bytes = b"") -> bytes:
    """The start of the answer to bytes that no library would send."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        connection.sendall(head.replace("\n", "\r\n").encode() + body)
        received = b""
        while b"}" not in received and (part := connection.recv(65536)):
            received += part
    return received


HEAD = "POST /punctuate HTTP/1.1\nHost: localhost\nContent-Type: application/json\n"


def test_a_declared_length_that_is_too_long_is_refused_before_the_body_comes(port: int) -> None:
    answer = raw(port, f"{HEAD}Content-Length: {LONGEST_LINE + 1}\n\n")
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert b"Send the text in parts." in answer


def test_a_long_body_without_a_length_is_read_to_its_end_and_refused(
    connect: Callable[[], HTTPConnection],
) -> None:
    connection = connect()
    parts = iter([b" " * LONGEST_LINE] * 12)
    connection.request("POST", "/punctuate", parts, JSON, encode_chunked=True)
    response = connection.getresponse()
    assert response.status == 413
    assert b"Send the text in parts." in response.read()


def test_a_body_that_does_not_come_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, port: int
) -> None:
    monkeypatch.setattr(web, "BODY_SECONDS", 0.01)
    answer = raw(port, f"{HEAD}Content-Length: 10\n\n", b"{")
    assert answer.startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1:80", "[::1]:80"])
def test_programs_of_this_machine_are_answered(ask: Callable[..., Asked], host: str) -> None:
    assert ask(request(text="left"), Host=host)[0].status == 200


@pytest.mark.parametrize("host", ["example.org", "localhost.example.org", "127.0.0.1.nip.io", ""])
@pytest.mark.parametrize("path", ["/punctuate", "/health", "/"])
def test_a_name_that_was_bound_to_this_machine_is_refused(
    ask: Callable[..., Asked], host: str, path: str
) -> None:
    response, data = ask(request(text="left"), path, Host=host)
    assert response.status == 400
    assert b"Left" not in data


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_web_page_cannot_send_a_request_unasked(ask: Callable[..., Asked], kind: str) -> None:
    """Browsers send these types without asking first, and ask before they send JSON."""
    assert ask(request(text="left"), Content_Type=kind)[0].status == 415
    response, _ = ask(None, "/punctuate", "OPTIONS", Origin="http://example.org")
    assert response.status == 405
    assert not [name for name in response.headers if name.lower().startswith("access-control")]


def test_a_short_request_does_not_wait_for_the_end_of_a_long_one(
    connect: Callable[[], HTTPConnection], ask: Callable[..., Asked], endless: Endless
) -> None:
    connect().request("POST", "/punctuate", json.dumps(request(text=LONG)).encode(), JSON)
    assert endless.begun.wait(60)
    for number in range(20):
        _, data = ask(request(id=number, text="left"))
        assert json.loads(data)["text"] == "Left."
    _, data = ask(None, "/health", "GET")
    assert json.loads(data)["waiting"] == 1


def test_a_client_that_goes_away_ends_the_work(
    connect: Callable[[], HTTPConnection], endless: Endless
) -> None:
    connection = connect()
    connection.request("POST", "/punctuate", json.dumps(request(text=LONG)).encode(), JSON)
    assert endless.begun.wait(60)
    connection.close()
    assert endless.ended.wait(60)


def test_more_requests_than_can_wait_are_sent_away(
    monkeypatch: pytest.MonkeyPatch, endless: Endless
) -> None:
    monkeypatch.setattr(desks, "MOST_WAITING", 1)
    body = json.dumps(request(text=LONG)).encode()
    with service(endless) as running:
        first, second = (HTTPConnection("127.0.0.1", running.port, timeout=60) for _ in range(2))
        first.request("POST", "/punctuate", body, JSON)
        assert endless.begun.wait(60)
        second.request("POST", "/punctuate", body, JSON)
        response = second.getresponse()
        assert response.status == 503
        assert response.headers["Retry-After"] == "5"
        assert b"too many requests wait" in response.read()
        first.close()
        second.close()


def test_a_request_in_work_at_the_end_is_cancelled_with_an_answer(
    monkeypatch: pytest.MonkeyPatch, endless: Endless
) -> None:
    monkeypatch.setattr(web, "LAST_SECONDS", 0)
    with (
        service(endless) as running,
        closing(HTTPConnection("127.0.0.1", running.port, timeout=60)) as client,
    ):
        client.request("POST", "/punctuate", json.dumps(request(id=1, text=LONG)).encode(), JSON)
        assert endless.begun.wait(60)
        running.server.should_exit = True
        response = client.getresponse()
        assert response.status == 503
        answer = json.loads(response.read())
        assert (answer["id"], answer["error"]["kind"]) == (1, "cancelled")


def test_answered_requests_make_room_for_others(
    monkeypatch: pytest.MonkeyPatch, fake_predictor: Predictor
) -> None:
    monkeypatch.setattr(desks, "MOST_WAITING", 1)
    with (
        service(fake_predictor) as running,
        closing(HTTPConnection("127.0.0.1", running.port, timeout=60)) as client,
    ):
        for body in (request(text="left"), request(text="a", language="xx")) * 3:
            client.request("POST", "/punctuate", json.dumps(body).encode(), JSON)
            response = client.getresponse()
            response.read()
            assert response.status != 503


def test_the_state_is_told(ask: Callable[..., Asked]) -> None:
    _, data = ask(None, "/health", "GET")
    told = json.loads(data)
    assert (told["hello"], told["bundle"], told["waiting"]) == ("interpunct", "fake", 0)
    assert told["limits"] == {"bytes": LONGEST_LINE, "waiting": 64}


def references(value: object) -> Iterator[str]:
    """The references to schemas at any depth."""
    if isinstance(value, dict):
        yield from [value["$ref"]] if "$ref" in value else []
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from references(each)


def test_the_document_describes_the_messages(ask: Callable[..., Asked]) -> None:
    document = json.loads(ask(None, "/openapi.json", "GET")[1])
    assert document == openapi("0")
    schemas = document["components"]["schemas"]
    assert {found.removeprefix("#/components/schemas/") for found in references(document)} == {
        *schemas
    }
    for kind in (Punctuated, Health):
        assert set(schemas[kind.__name__]["properties"]) == set(kind.__struct_fields__)
    answered = json.loads(ask(request(text="left"))[1])
    assert set(answered) == {"text", *schemas["Punctuated"]["required"]}
    statuses = document["paths"]["/punctuate"]["post"]["responses"]
    assert [*statuses] == ["200", "400", "408", "413", "415", "500", "503"]
    for path, methods in document["paths"].items():
        for method in methods:
            assert ask(None, path, method.upper())[0].status not in {404, 405}


def test_the_page_names_every_field_and_loads_nothing(ask: Callable[..., Asked]) -> None:
    response, data = ask(None, "/", "GET")
    page = data.decode()
    assert response.headers["Content-Security-Policy"].startswith("default-src 'none'")
    assert "//" not in page
    for schema in openapi("0")["components"]["schemas"].values():
        assert [field for field in schema["properties"] if f"<td>{field}<" not in page] == []
    rows = (
        "<tr><td>version<td>integer<td>needed",
        "<tr><td>language<td>string<td>&quot;auto&quot;",
        "<tr><td>cues<td>list of GivenCue or null<td>null",
        "<tr><td>format<td>ass or plain or srt or vtt<td>&quot;plain&quot;",
        "<tr><td>cues<td>list of CueAnswer<td>",
        "<tr><td>probabilities<td>object of number<td>needed",
        "<tr><td>left_alone<td>LeftAlone<td>needed",
        "<tr><td>413<td>The body is longer than 4194304 bytes.",
    )
    assert [row for row in rows if row not in page.splitlines()] == []


@pytest.mark.parametrize(
    ("host", "address"), [("127.0.0.1", "http://127.0.0.1:"), ("::1", "http://[::1]:")]
)
def test_the_address_is_one_of_http(host: str, address: str) -> None:
    try:
        listener = web.listen(host, 0)
    except ServiceError:
        pytest.skip("this machine has no such address")
    with listener:
        assert web.address_of(listener) == f"{address}{listener.getsockname()[1]}"


def test_a_taken_port_is_told_in_a_sentence() -> None:
    with web.listen("127.0.0.1", 0) as listener:
        taken = listener.getsockname()[1]
        with pytest.raises(
            ServiceError, match=rf"cannot listen at 127.0.0.1, port {taken}: .*--port"
        ):
            web.listen("127.0.0.1", taken)

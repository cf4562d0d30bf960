# SPDX-License-Identifier: Apache-2.0
"""`interpunct serve` as a process: however it is ended, it ends in order."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from tests.engine.processes import COMMAND, ENVIRONMENT, popen
from typer.testing import Result

QUIT = b'{"version": 1, "id": 7, "do": "quit"}\n'


@pytest.fixture
def process(tiny_bundle: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A server that is ready."""
    with popen(
        [*COMMAND, "serve", "--stdio", "--bundle", str(tiny_bundle)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    ) as running:
        assert running.stdout is not None
        assert json.loads(running.stdout.readline())["hello"] == "interpunct"
        yield running
        running.kill()


def test_quit_ends_it_while_the_client_still_holds_the_pipe(
    process: subprocess.Popen[bytes],
) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(QUIT)
    process.stdin.flush()
    assert json.loads(process.stdout.readline())["quit"] is True
    assert process.wait(timeout=60) == 0
    assert process.stderr is not None
    assert process.stderr.read() == b""


def test_a_client_that_reads_no_more_ends_it_while_it_still_holds_its_input(
    process: subprocess.Popen[bytes],
) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.close()
    process.stdin.write(b'{"version": 2, "id": 1, "text": "how are you"}\n')
    process.stdin.flush()
    assert process.wait(timeout=60) == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")
def test_ctrl_c_ends_it_while_it_listens(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 130
    assert process.stderr is not None
    assert b"Traceback" not in (said := process.stderr.read()), said
    assert b"Fatal" not in said, said


@pytest.fixture
def service(tiny_bundle: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A service over HTTP."""
    pytest.importorskip("starlette", reason="the extra http is not installed")
    pytest.importorskip("uvicorn", reason="the extra http is not installed")
    command = [*COMMAND, "serve", "--http", "--port", "0", "--bundle", str(tiny_bundle)]
    pipe = subprocess.PIPE
    with popen(command, stdout=pipe, stderr=pipe, env=ENVIRONMENT) as running:
        yield running
        running.kill()


def test_a_service_tells_its_address_and_ends_in_order(
    service: subprocess.Popen[bytes],
) -> None:
    assert service.stdout is not None
    assert service.stderr is not None
    address = urlsplit(json.loads(service.stdout.readline())["address"])
    assert address.hostname == "127.0.0.1"
    with closing(HTTPConnection("127.0.0.1", address.port or 0, timeout=60)) as client:
        body = b'{"version": 2, "text": "how are you", "marks": "replace"}'
        client.request("POST", "/punctuate", body, {"Content-Type": "application/json"})
        response = client.getresponse()
        assert response.status == 200
        assert json.loads(response.read())["text"].lower().startswith("how")
        service.terminate()
        assert service.wait(timeout=60) == (143 if os.name != "nt" else 1)
    assert b"Traceback" not in (said := service.stderr.read()), said


@pytest.mark.parametrize("flags", [[], ["--stdio", "--http"]])
def test_one_transport_is_asked_for(run: Callable[..., Result], flags: list[str]) -> None:
    result = run("serve", *flags)
    assert result.exit_code == 2
    assert "give one of them" in result.output


def test_all_names_at_once_are_not_allowed(run: Callable[..., Result]) -> None:
    result = run("serve", "--http", "--allow-host", "*.example.org")
    assert result.exit_code == 2
    assert "give a whole name" in result.output


@pytest.mark.parametrize(("host", "warns"), [("0.0.0.0", True), ("127.0.0.1", False)])
def test_an_address_that_others_reach_is_warned_of(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch, host: str, *, warns: bool
) -> None:
    pytest.importorskip("starlette", reason="the extra http is not installed")
    web = pytest.importorskip("interpunct.serve.web", reason="the extra http is not installed")
    monkeypatch.setattr(web, "serve", lambda _application, _listener, desk: desk.finish())
    result = run("serve", "--http", "--host", host, "--port", "0")
    assert result.exit_code == 0, result.output
    assert ("can use this service" in result.stderr) is warns


def test_a_missing_library_is_told_with_its_extra(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "interpunct.serve.web", raising=False)
    monkeypatch.delattr("interpunct.serve.web", raising=False)
    result = run("serve", "--http")
    assert result.exit_code == 2
    assert "interpunct[http]" in result.stderr

# SPDX-License-Identifier: Apache-2.0
"""`interpunct serve --stdio` as a process: however it is ended, it ends in order."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.engine.processes import COMMAND, ENVIRONMENT, popen

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


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")
def test_ctrl_c_ends_it_while_it_listens(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 130
    assert process.stderr is not None
    assert b"Traceback" not in (said := process.stderr.read()), said
    assert b"Fatal" not in said, said

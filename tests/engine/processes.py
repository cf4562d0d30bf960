# SPDX-License-Identifier: Apache-2.0
"""Commands as processes of their own, forked from a process that has done the imports.

Where there is no Linux they are started anew, as those are that test the start itself.
"""

from __future__ import annotations

import inspect
import json
import os
import select
import socket
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tests.engine.fork_server import NUMBER

MODULE = "interpunct.cli.main"
COMMAND = (sys.executable, "-m", MODULE)
# The models are so small that threads would only wait for each other.
ENVIRONMENT = os.environ | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
PRODUCT = (
    *("ctranslate2", "pydantic", "rich.progress", "sentencepiece", "typer.rich_utils"),
    *(f"interpunct.{name}" for name in ("cli.main", "cli.app", "cli.batching", "doctor.versions")),
    *("interpunct.marking.live_text", "interpunct.runtime.streaming", "interpunct.serve.server"),
)
LABORATORY = (
    *PRODUCT,
    *("accelerate", "matplotlib.pyplot", "torch._dynamo", "transformers"),
    *("pydantic.main", "transformers.modeling_utils", "transformers.convert_slow_tokenizer"),
    *(f"interpunct_lab.architectures.{name}" for name in ("characters.system", "expert_network")),
    *(f"interpunct_lab.making.{name}" for name in ("system_training", "training_log")),
    *(f"interpunct_lab.{name}" for name in ("objectives.replaced_tokens", "training.trainer")),
    "tests.engine.lab.quick",
)

_PARAMETERS = inspect.signature(subprocess.Popen.__dict__["_execute_child"])


class ForkServer:
    """The connection to a server that has imported `modules`."""

    def __init__(self, modules: Sequence[str]) -> None:
        self.channel, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            number = theirs.fileno()
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.engine.fork_server", str(number), *modules],
                cwd=Path(__file__).parents[2],
                env=ENVIRONMENT,
                pass_fds=[number],
                stdin=subprocess.DEVNULL,
            )

    def close(self) -> None:
        """End the server."""
        self.channel.close()
        self._process.wait()


@cache
def server_of(modules: tuple[str, ...]) -> ForkServer:
    """The server with these modules; `close_servers` ends it."""
    servers.append(server := ForkServer(modules))
    return server


servers: list[ForkServer] = []


def close_servers() -> None:
    """End all servers."""
    server_of.cache_clear()
    while servers:
        servers.pop().close()


class Forked(subprocess.Popen[Any]):
    """A `Popen` whose process is a child of the server; it takes `python -m MODULE` alone."""

    def __init__(self, server: ForkServer, command: Sequence[str], **options: Any) -> None:
        self._server = server
        super().__init__(command, **options)

    def _execute_child(self, *given: Any) -> None:  # the one place where Popen starts a process
        told = _PARAMETERS.bind(self, *given).arguments
        _, _, module, *arguments = told["args"]
        request = {
            "module": module,
            "arguments": arguments,
            "cwd": os.fspath(told["cwd"] or Path.cwd()),
            "env": dict(told["env"] or os.environ),
            "start_new_session": told["start_new_session"],
        }
        ends = [told[name] for name in ("p2cread", "c2pwrite", "errwrite")]
        streams = [number if end == -1 else end for number, end in enumerate(ends)]
        self._answers, theirs = os.pipe()
        try:
            message = json.dumps(request).encode()
            socket.send_fds(self._server.channel, [message], [theirs, *streams])
        finally:
            os.close(theirs)
        names = ("p2cread", "p2cwrite", "c2pread", "c2pwrite", "errread", "errwrite")
        close = subprocess.Popen.__dict__["_close_pipe_fds"]
        close(self, *(told[name] for name in names))
        self.pid = self._number()

    def _number(self) -> int:
        answer = os.read(self._answers, NUMBER)
        assert answer, "the fork server has ended"
        return int.from_bytes(answer, "big", signed=True)

    def poll(self) -> int | None:
        """See `Popen.poll`."""
        return self._code(0)

    def wait(self, timeout: float | None = None) -> int:
        """See `Popen.wait`."""
        code = self._code(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(self.args, timeout or 0)
        return code

    def _code(self, timeout: float | None) -> int | None:
        if self.returncode is None:
            seconds = None if timeout is None else max(timeout, 0)
            if select.select([self._answers], [], [], seconds)[0]:
                self.returncode = self._number()
                os.close(self._answers)
        return self.returncode


def popen(
    command: Sequence[str], modules: tuple[str, ...] = PRODUCT, **options: Any
) -> subprocess.Popen[Any]:
    """Start `python -m MODULE ...` with the options of `Popen`."""
    if sys.platform != "linux":
        return subprocess.Popen(command, **options)
    return Forked(server_of(modules), command, **options)


def run(
    command: Sequence[str],
    modules: tuple[str, ...] = PRODUCT,
    *,
    data: str | bytes | None = None,
    timeout: float | None = None,
    **options: Any,
) -> subprocess.CompletedProcess[Any]:
    """Run `python -m MODULE ...` to its end; both outputs are captured unless told otherwise."""
    pipe = subprocess.PIPE
    given = {"stdin": None if data is None else pipe, "stdout": pipe, "stderr": pipe, **options}
    with popen(command, modules, **given) as process:
        printed, errors = process.communicate(data, timeout)
    return subprocess.CompletedProcess(command, process.returncode, printed, errors)


def start(*arguments: object, **options: Any) -> subprocess.Popen[str]:
    """Start `interpunct` with these arguments; both of its outputs are text in pipes."""
    command, pipe = [*COMMAND, *map(str, arguments)], subprocess.PIPE
    return popen(command, stdout=pipe, stderr=pipe, text=True, env=ENVIRONMENT, **options)


def finished(*arguments: object, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run `interpunct` with these arguments to its end."""
    return run([*COMMAND, *map(str, arguments)], text=True, env=ENVIRONMENT, **options)

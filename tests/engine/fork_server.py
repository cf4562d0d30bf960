# SPDX-License-Identifier: Apache-2.0
"""A process that has imported slow modules, and forks for every command that a test starts.

Started by `ForkServer` as `python -m tests.engine.fork_server DESCRIPTOR MODULE...`. A command has
a process, standard streams, an environment and a folder of its own; only its imports are done
already. It ends as every Python program does.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import sys
from contextlib import suppress
from typing import Any

NUMBER = 8
"""Bytes of a number in answers: the process, and later how it ended."""


def serve(channel: socket.socket) -> tuple[dict[str, Any], list[int]] | None:
    """Fork for every request until the tests end; returns the request in the forked process.

    Descriptors of the request: one for answers, then the standard streams.
    """
    children: dict[int, tuple[int, int]] = {}
    while True:
        ready, _, _ = select.select([channel.fileno(), *children], [], [])
        for each in ready:
            if each in children:
                _bury(each, *children.pop(each))
                continue
            request, descriptors, _, _ = socket.recv_fds(channel, 1 << 18, 4)
            if not request:
                return None
            answers, *streams = descriptors
            pid = os.fork()
            if pid == 0:
                channel.close()
                for other in (answers, *children, *(other for _, other in children.values())):
                    os.close(other)
                return json.loads(request), streams
            for stream in streams:
                os.close(stream)
            os.write(answers, pid.to_bytes(NUMBER, "big", signed=True))
            children[os.pidfd_open(pid)] = pid, answers


def _bury(descriptor: int, pid: int, answers: int) -> None:
    _, status = os.waitpid(pid, 0)
    code = os.waitstatus_to_exitcode(status)
    with suppress(OSError):  # the test does not listen any more
        os.write(answers, code.to_bytes(NUMBER, "big", signed=True))
    os.close(answers)
    os.close(descriptor)


def become(request: dict[str, Any], streams: list[int]) -> None:
    """Run the module of a request as `python -m` does."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    if request["start_new_session"]:
        os.setsid()
    os.chdir(request["cwd"])
    os.environ.clear()
    os.environ.update(request["env"])
    encoding = os.environ.get("PYTHONIOENCODING")
    sys.stdin = os.fdopen(0, encoding=encoding, closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding=encoding, closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, encoding=encoding, errors="backslashreplace", closefd=False)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv = ["", *request["arguments"]]
    sys.modules.pop(request["module"], None)  # it is run as the main module
    runpy.run_module(request["module"], run_name="__main__", alter_sys=True)


def main() -> None:
    """Import the modules and serve."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the tests
    descriptor, *modules = sys.argv[1:]
    for module in modules:
        importlib.import_module(module)
    gc.freeze()  # so that pages stay shared
    found = serve(socket.socket(fileno=int(descriptor)))
    if found is not None:
        become(*found)


if __name__ == "__main__":
    main()

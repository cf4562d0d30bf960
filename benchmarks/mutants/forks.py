# SPDX-License-Identifier: Apache-2.0
"""Work in a process of its own, with limits for memory, processor time and time."""

from __future__ import annotations

import math
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress

_MEMORY = 6 * 2**30
LOOPED = -signal.SIGXCPU
"""The exit code of a process that took more of the processor than it may."""


def allow_processor_time(seconds: float) -> None:
    """Let this process compute for so many seconds from now, and then end it.

    A busy machine does not make them fewer. The processes that it starts may take as much.
    """
    most = math.ceil(time.process_time() + seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))


def in_fork(work: Callable[[], int], limit: float, output: int | None = None) -> int | None:
    """The exit code of `work` in a process of its own; None where that took too long."""
    child = os.fork()
    if not child:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, _MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        for stream in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY) if output is None else output, stream)
        code = 1
        try:
            code = work()
        finally:
            sys.stdout.flush()
            os._exit(code)
    return _waited(child, time.monotonic() + limit)


def _waited(child: int, deadline: float) -> int | None:
    ended, status = 0, 0
    while not ended and time.monotonic() < deadline:
        ended, status = os.waitpid(child, os.WNOHANG)
        time.sleep(0.01)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # with all that the tests started and left
    if not ended:
        os.waitpid(child, 0)
        return None
    return os.waitstatus_to_exitcode(status)

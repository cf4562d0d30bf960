# SPDX-License-Identifier: Apache-2.0
"""The command line as whole processes: killed at any moment, watched for time and memory."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

_POLL = 0.05  # seconds
_TRACEBACK = b"Traceback (most recent call last)"


@dataclass(frozen=True, slots=True)
class Ended:
    """How a process ended: `code` is negative for a signal; memory is the most it held."""

    code: int
    said: bytes
    seconds: float
    memory_mb: float

    @property
    def fault(self) -> str:
        """What no run may do, whatever it is given: a traceback, or death by a signal."""
        if _TRACEBACK in self.said:
            return self.said.decode("utf-8", "replace")[-1500:]
        return f"ended by signal {-self.code}" if self.code < 0 else ""


def command(*arguments: str | Path) -> list[str]:
    """The command line that runs `interpunct`."""
    return [sys.executable, "-m", "interpunct.cli.main", *map(str, arguments)]


def run(
    line: Sequence[str], folder: Path, *, largest_file: int | None = None, most_seconds: int = 120
) -> Ended:
    """Run a command to its end, for `most_seconds` of processor time; `folder` gets its output.

    Where `largest_file` is given, no file of it can get larger: the disk is full.
    """
    output = folder / "output.txt"
    limits = _limited(largest_file, most_seconds)
    with output.open("wb") as file, _begun(line, file, limits) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    said = output.read_bytes()
    return Ended(process.returncode, said, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def killed_when(line: Sequence[str], due: Callable[[], bool], how: signal.Signals) -> int:
    """Run a command and send it a signal as soon as `due` says so; its exit code.

    What is due follows from what the command has done, so that a slow machine gets as far.
    """
    with subprocess.Popen(
        line, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    ) as process:
        while process.poll() is None:
            if due():
                _send(process.pid, how)
                break
            time.sleep(_POLL)
        return process.wait()


def _send(pid: int, how: signal.Signals) -> None:
    """To the process and those that it has begun."""
    try:
        os.killpg(pid, how)
    except ProcessLookupError:
        return


def _begun(
    line: Sequence[str], output: object, limits: Callable[[], None]
) -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # type: ignore[call-overload, no-any-return]
        line,
        stdout=output,
        stderr=subprocess.STDOUT,
        preexec_fn=limits,  # noqa: PLW1509
    )


def _limited(largest_file: int | None, most_seconds: int) -> Callable[[], None]:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (most_seconds, most_seconds + 5))
        if largest_file is not None:
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))

    return limit

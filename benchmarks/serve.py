# SPDX-License-Identifier: Apache-2.0
"""A service under load: short requests alone, beside the longest one, and from many clients.

Each figure is of the default bundle in a process of its own, over HTTP on this machine.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from urllib.parse import urlsplit

from benchmarks.sizes import sized
from benchmarks.text import sample
from interpunct.captions.reading import read_captions
from interpunct.serve.messages import LONGEST_LINE

ROUNDS = sized(40, 3)
CLIENTS = sized(16, 4)
LONG_BYTES = sized(LONGEST_LINE - 100, 200_000)
_COMMAND = (sys.executable, "-m", "interpunct.cli.main", "serve", "--http", "--port", "0")
_JSON = {"Content-Type": "application/json"}


def measurements() -> Iterator[tuple[str, str, str]]:
    """Rows of (what, measured, target)."""
    text = " ".join(cue.payload for cue in read_captions(sample()).cues)
    short, long = _body(text[:400]), _body((text + " ") * (LONG_BYTES // len(text) + 1))
    with _service() as connect:
        _times(connect, short, 3)  # loads what is used first
        alone = _times(connect, short, ROUNDS)
        yield "a request of 400 bytes alone, median ms", _ms(alone[len(alone) // 2]), ""
        yield "  the slowest", _ms(alone[-1]), ""
        beside = _beside(connect, short, long)
        size = f"{len(long) / 2**20:.1f} MB"
        yield f"beside a request of {size} in work, median ms", _ms(beside[len(beside) // 2]), ""
        yield "  the slowest", _ms(beside[-1]), "under 2000"
        seconds = _many(connect, short)
        rate = CLIENTS * ROUNDS / seconds
        yield f"requests a second of {CLIENTS} clients", f"{rate:.0f}", ""


def _body(text: str) -> bytes:
    return json.dumps({"version": 2, "text": text[:LONG_BYTES], "language": "en"}).encode()


@contextmanager
def _service() -> Iterator[Callable[[], HTTPConnection]]:
    """A service; the function connects to it."""
    pipe = subprocess.PIPE
    with subprocess.Popen(_COMMAND, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        if not (greeting := process.stdout.readline()):
            raise SystemExit(process.stderr.read())
        address = urlsplit(json.loads(greeting)["address"])
        try:
            yield lambda: HTTPConnection(address.hostname or "", address.port or 0)
        finally:
            process.terminate()


def _times(connect: Callable[[], HTTPConnection], body: bytes, rounds: int) -> list[float]:
    """The seconds of requests one after the other, the fastest first."""
    times = []
    with closing(connect()) as client:
        for _ in range(rounds):
            began = time.perf_counter()
            client.request("POST", "/punctuate", body, _JSON)
            response = client.getresponse()
            response.read()
            assert response.status == 200
            times.append(time.perf_counter() - began)
    return sorted(times)


def _beside(connect: Callable[[], HTTPConnection], short: bytes, long: bytes) -> list[float]:
    """As `_times` from the arrival of a long request on, which is given up at the end."""
    with closing(connect()) as other:
        other.request("POST", "/punctuate", long, _JSON)
        return _times(connect, short, ROUNDS)


def _many(connect: Callable[[], HTTPConnection], body: bytes) -> float:
    """The seconds in which all clients have had all their answers."""
    clients = [
        threading.Thread(target=_times, args=(connect, body, ROUNDS)) for _ in range(CLIENTS)
    ]
    began = time.perf_counter()
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    return time.perf_counter() - began


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.0f}"

# SPDX-License-Identifier: Apache-2.0
"""Damaged JSON lines: what other programs send to `serve`, and manifests of shards."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

from benchmarks.torture.cases import Case, Ground, tried
from benchmarks.torture.mutations import damaged, damaged_json
from benchmarks.torture.programs import command
from interpunct.folders.manifest import BundleName, new_manifest, read_manifest, write_manifest
from interpunct.folders.planning import Job
from interpunct.serve.messages import VERSIONS
from interpunct.work.options import Options

_LINES = 200  # that a process is sent
_PATIENCE = 120.0  # seconds until an answer is taken for missing, on the slowest machine
_REQUESTS: tuple[dict[str, Any], ...] = (
    {"version": 1, "id": 1, "text": "so we went home and nobody asked us why", "language": "en"},
    {"version": 2, "id": "a", "text": "dr. smith, says he", "marks": "replace", "slots": "all"},
    {"version": 1, "id": 2, "do": "cancel", "of": 1},
    {
        "version": 2,
        "id": 3,
        "format": "srt",
        "units": "utf-16",
        "casing": "sentence",
        "cues": [{"text": "<i>the boat", "start": 1, "end": 2.5}, {"text": "left</i> 😀"}],
    },
)


def serve_lines(ground: Ground) -> Iterator[Case]:
    """One process gets many damaged lines: each gets one answer in a sentence, none ends it."""
    while True:
        with _Served(ground.folder) as served:
            for _ in range(_LINES):
                line = _line(ground.random)
                fault = served.asked(line)
                yield Case("line", fault, line if fault else b"")
                if fault:
                    break
            yield Case("quit", served.ended())


def manifests(ground: Ground) -> Iterator[Case]:
    """A damaged manifest is refused in a sentence, or tells of files that can be looked at."""
    whole = _manifest(ground)
    path = ground.folder / "damaged.jsonl"
    while True:
        lines = [json.loads(line) for line in whole.splitlines()]
        place = ground.random.randrange(len(lines))
        lines[place] = damaged_json(lines[place], ground.random)
        data = "\n".join(map(json.dumps, lines)).encode()
        if ground.random.random() < 0.2:
            data = damaged(data, ground.random)
        path.write_bytes(data)
        yield tried("manifest", partial(_looked_at, path), data)


class _Served:
    """A process that serves, and is killed where it stays silent."""

    def __init__(self, folder: Path) -> None:
        self._said = (folder / "said.txt").open("wb")
        self._process = subprocess.Popen(
            command("serve", "--stdio"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
        )

    def __enter__(self) -> _Served:
        self._answer()  # it is ready
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()
        self._said.close()

    def asked(self, line: bytes) -> str:
        """What is wrong with the answer to a line."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            return "it has ended"
        return _wrong(self._answer())

    def ended(self) -> str:
        """What is wrong where it is told to quit: nothing may be said but that."""
        if fault := self.asked(b'{"version": 1, "do": "quit"}'):
            return fault
        rest, _ = self._process.communicate(timeout=_PATIENCE)
        if rest or self._process.returncode:
            return f"code {self._process.returncode}, and said {rest[:500]!r}"
        return ""

    def _answer(self) -> bytes:
        assert self._process.stdout is not None
        timer = Timer(_PATIENCE, self._process.kill)
        timer.start()
        try:
            return self._process.stdout.readline()
        finally:
            timer.cancel()


def _line(random: Random) -> bytes:
    request = random.choice(_REQUESTS)
    data = json.dumps(damaged_json(request, random)).encode()
    if random.random() < 0.3:
        data = damaged(data, random)
    return data.replace(b"\n", b" ")


def _wrong(answer: bytes) -> str:
    if not answer.endswith(b"\n"):
        return f"no answer, or half of one: {answer[:500]!r}"
    told = json.loads(answer)
    error = told.get("error")
    if told.get("version") not in VERSIONS or (error and not str(error.get("sentence")).strip()):
        return f"no answer of the protocol: {answer[:500]!r}"
    return f"{error}" if error and error["kind"] == "internal" else ""


def _manifest(ground: Ground) -> str:
    """A manifest of some of the files, in two shards."""
    into = ground.folder / "out"
    jobs = [Job(path, into / f"{number}.srt") for number, path in enumerate(ground.files[:4])]
    name = BundleName(None, "a bundle", "1")
    path = ground.folder / "whole.jsonl"
    write_manifest(new_manifest(jobs, 2, ground.folder, options=Options(), bundle=name), path)
    return path.read_text(encoding="utf-8")


def _looked_at(path: Path) -> str:
    manifest = read_manifest(path)
    for entry in manifest.entries:
        manifest.job(entry)
        manifest.changed(entry)
    return ""

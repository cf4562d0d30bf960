# SPDX-License-Identifier: Apache-2.0
"""Runs over a folder that are killed, or have no room left: every output whole, none lost."""

from __future__ import annotations

import json
import shutil
import signal
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic

from benchmarks.torture.cases import Case, Ground
from benchmarks.torture.programs import command, killed_when, run

_WORDS = ("so", "we", "went", "home", "and", "nobody", "asked", "us", "why", "the", "harbour")
_FILES = 12
_KILLS = 4


def killed_folders(ground: Ground) -> Iterator[Case]:
    """A run that is killed again and again, and then let be, leaves what one run leaves."""
    source, wanted = _prepared(ground)
    for line, out, report in _rounds(ground, source):
        for _ in range(_KILLS):
            how = ground.random.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGTERM))
            killed_when(line, _further(out, ground.random), how)
            yield Case("killed", _half_written(out, wanted))
        ended = run(line, ground.folder)
        fault = ended.fault or _differs(out, wanted) or _left_over(out) or _reported(report)
        yield Case("killed folder run, finished", fault)


def full_disk(ground: Ground) -> Iterator[Case]:
    """Without room a run says so and leaves nothing half; with room again it goes on."""
    source, wanted = _prepared(ground)
    sizes = sorted(len(data) for data in wanted.values())
    for line, out, _ in _rounds(ground, source):
        room = ground.random.choice((0, 100, sizes[len(sizes) // 2], sizes[-1] - 1))
        unreported = line[:-2]  # without room for a report nothing would be begun
        ended = run(unreported, ground.folder, largest_file=max(room, 4096))
        fault = ended.fault or _half_written(out, wanted)
        if not fault and ended.code == 0 and room < sizes[-1]:
            fault = "files could not be written, and the exit code is 0"
        yield Case("no room", fault)
        fault = run(line, ground.folder).fault or _differs(out, wanted) or _left_over(out)
        yield Case("room again", fault)


def _rounds(ground: Ground, source: Path) -> Iterator[tuple[list[str], Path, Path]]:
    """A command with a folder and a report of its own, again and again."""
    for number in count(1):
        out = ground.folder / f"out-{number}"
        report = ground.folder / f"report-{number}.jsonl"
        yield _line(source, out, report), out, report
        shutil.rmtree(out, ignore_errors=True)


def _prepared(ground: Ground) -> tuple[Path, dict[str, bytes]]:
    """A folder of captions, and what a run that nobody disturbs makes of it."""
    source = ground.folder / "in"
    for number in range(_FILES):
        path = source / f"{number % 3}" / f"file {number}.srt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_some_cues(ground.random))
    out = ground.folder / "whole"
    run(_line(source, out, ground.folder / "whole.jsonl"), ground.folder)
    return source, _contents(out)


def _some_cues(random: Random) -> bytes:
    """Captions of random words."""
    blocks = (
        f"{number}\n00:{number // 60:02}:{number % 60:02},000 --> "
        f"00:{number // 60:02}:{number % 60:02},900\n"
        f"{' '.join(random.choices(_WORDS, k=random.randint(3, 9)))}\n\n"
        for number in range(1, random.randint(20, 400))
    )
    return "".join(blocks).encode()


def _line(source: Path, out: Path, report: Path) -> list[str]:
    return command("punctuate", source, "-o", out, "--language", "en", "--report", report)


def _contents(folder: Path) -> dict[str, bytes]:
    """The captions below `folder`, by their place in it."""
    found = (path for path in folder.rglob("*.srt") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def _further(out: Path, random: Random) -> Callable[[], bool]:
    """What tells that a run has written some files more, or has just begun to look at them."""
    wanted = len(_contents(out)) + random.randint(0, 4)
    begun = monotonic() + random.uniform(0, 2)
    return lambda: monotonic() > begun and len(_contents(out)) >= wanted


def _half_written(out: Path, wanted: dict[str, bytes]) -> str:
    there = _contents(out)
    wrong = [name for name, data in there.items() if data != wanted.get(name)]
    return f"half written, or others: {wrong}" if wrong else ""


def _differs(out: Path, wanted: dict[str, bytes]) -> str:
    missing = sorted(set(wanted) - set(_contents(out)))
    return f"missing: {missing}" if missing else _half_written(out, wanted)


def _left_over(out: Path) -> str:
    parts = [path.name for path in out.rglob("*.part")]
    return f"left over: {parts}" if parts else ""


def _reported(report: Path) -> str:
    """Whether every line of a report is whole, and every file is in it."""
    try:
        lines = [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]
    except (OSError, ValueError) as error:
        return f"the report cannot be read: {error}"
    named = {line["path"] for line in lines if "path" in line}
    return "" if len(named) == _FILES else f"the report names {len(named)} of {_FILES} files"

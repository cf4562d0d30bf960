# SPDX-License-Identifier: Apache-2.0
"""Long files: time and memory grow no faster than the words."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.text import captions_of_words
from benchmarks.torture.cases import Case, Ground
from benchmarks.torture.programs import Ended, command, run

_WORDS = (10_000, 100_000, 1_000_000)
_MOST_GROWTH = 15.0  # of time and memory, for ten times as many words
_MOST_SECONDS = 1200


def long_files(ground: Ground) -> Iterator[Case]:
    """Ten times as many words take about ten times as long, up to a million."""
    before: dict[str, Ended] = {}
    for words in _WORDS:
        path = ground.folder / f"{words}.srt"
        path.write_bytes(captions_of_words(words))
        for name, line in _lines(path):
            ended = run(line, ground.folder, most_seconds=_MOST_SECONDS)
            told = f"{name}, {words:,} words: {ended.seconds:.1f} s, {ended.memory_mb:.0f} MB"
            yield Case(told, ended.fault or _failed(ended) or _too_much(before.get(name), ended))
            before[name] = ended
        path.unlink()


def _lines(path: object) -> Iterator[tuple[str, list[str]]]:
    source = str(path)
    yield "check", command("check", source)
    yield "cut", command("cut", source, "--overwrite")
    yield "punctuate", command("punctuate", source, "--overwrite", "--language", "en")


def _failed(ended: Ended) -> str:
    """What was refused took no time; 1 tells that a file has findings."""
    return "" if ended.code in {0, 1} else ended.said.decode("utf-8", "replace")[-500:]


def _too_much(before: Ended | None, now: Ended) -> str:
    if before is None:
        return ""
    if now.seconds > _MOST_GROWTH * max(before.seconds, 1):
        return f"{before.seconds:.1f} s became {now.seconds:.1f} s for ten times as many words"
    if now.memory_mb > _MOST_GROWTH * before.memory_mb:
        return f"{before.memory_mb:.0f} MB became {now.memory_mb:.0f} MB"
    return ""

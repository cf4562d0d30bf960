# SPDX-License-Identifier: Apache-2.0
"""Recordings: words with measured times, and the marks that people wrote.

| file | holds |
|---|---|
| `.tsv.xz` | columns word, start, end (seconds, or empty), mark, speaker (Earnings-22) |
| `.clntmstmp` | lines `(start,end) word,` with marks; milliseconds (PolEval 2021, task 1) |

Times of a speech recogniser that writes marks are not such data: it pauses where it wrote one.
"""

from __future__ import annotations

import csv
import lzma
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from interpunct.errors import LabError
from interpunct.labels import Label
from interpunct.runtime.time_evidence import Times
from interpunct.transcript.running_text import words_of_text
from interpunct.transcript.signs import label_of
from interpunct.transcript.transcript import Silence, Slot, Timing, Transcript, Word, runs_of


class _Timed(NamedTuple):
    """A word as written, its times in milliseconds if it was aligned, the label after it."""

    text: str
    times: tuple[int, int] | None
    label: Label


@dataclass(frozen=True, slots=True)
class TimedText:
    """A recording: its words with measured times, and the labels (n,) of its slots."""

    name: str
    words: tuple[Word, ...]
    labels: NDArray[np.uint8]

    def transcript(self, times: Times | None = None) -> Transcript:
        """The bare words, with no more than `times` known."""
        bare = tuple(Slot(0, 0, "", Label.NONE) for _ in self.words)
        if times is Times.SILENCES:
            random = np.random.default_rng(len(self.words))
            return Transcript(_in_cues(self.words, random), bare, _silences(self.words, random))
        return Transcript([_known(word, times) for word in self.words], bare)


_TIMINGS = {None: Timing.ESTIMATED, Times.WORDS: Timing.MEASURED, Times.STARTS: Timing.STARTED}


def _known(word: Word, times: Times | None) -> Word:
    return word._replace(timing=_TIMINGS[times]) if word.is_timed else word


_CUE_WORDS = (4, 16)


def _in_cues(words: Sequence[Word], random: np.random.Generator) -> list[Word]:
    """The words in made-up cues, each from its first measured time to its last."""
    stops = random.integers(*_CUE_WORDS, len(words)).cumsum()
    numbers = np.searchsorted(stops, np.arange(len(words)), side="right").tolist()
    cues, reached_ms = list[Word](), 0
    for number, span in runs_of(numbers):
        run = words[span.start : span.stop]
        timed = [word for word in run if word.is_timed]
        start_ms = timed[0].start_ms if timed else reached_ms
        reached_ms = timed[-1].end_ms if timed else reached_ms
        for word in run:
            placed = word._replace(cue=number, start_ms=start_ms, end_ms=reached_ms)
            cues.append(placed._replace(timing=Timing.ESTIMATED))
    return cues


_LEAST_SILENCE_MS = 200
_JITTER_MS = 30


def _silences(words: Sequence[Word], random: np.random.Generator) -> list[Silence]:
    """The silences between words with times, about as heard."""
    gaps = ((a.end_ms, b.start_ms) for a, b in pairwise(words) if a.is_timed and b.is_timed)
    heard = [(start, end) for start, end in gaps if end - start >= _LEAST_SILENCE_MS]
    moved = random.integers(-_JITTER_MS, _JITTER_MS, (len(heard), 2)).tolist()
    return [(start + a, end + b) for (start, end), (a, b) in zip(heard, moved, strict=True)]


def read_timed(path: Path, language: str) -> TimedText:
    """One recording. Raises LabError for a file that is not of a known form."""
    try:
        read = _READERS[path.suffix](path, language)
        words = [_word(each, language) for each in read]
    except (KeyError, ValueError, TypeError, lzma.LZMAError) as error:
        raise LabError("these are no words with times.", file=path) from error
    labels = np.array([each.label.counts_as for each in read], np.uint8)
    return TimedText(path.name, tuple(words), labels)


def _word(timed: _Timed, language: str) -> Word:
    start, end = timed.times or (0, 0)
    timing = Timing.MEASURED if timed.times else Timing.ESTIMATED
    return Word(timed.text, 0, 0, 0, language, 0, start, end, timing)


def _of_table(path: Path, language: str) -> list[_Timed]:
    with lzma.open(path, "rt", encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [
        _Timed(row["word"], _milliseconds(row), label_of(row["mark"] or "", language))
        for row in rows
    ]


def _milliseconds(row: Mapping[str, str]) -> tuple[int, int] | None:
    if not (row["start"] and row["end"]):
        return None
    return round(1000 * float(row["start"])), round(1000 * float(row["end"]))


_END = "</s>"
_LINE = re.compile(r"\((\d+),(\d+)\) ?(.*)")


def _of_lines(path: Path, language: str) -> list[_Timed]:
    found: list[_Timed] = []
    lines = map(str.strip, path.read_text(encoding="utf-8").splitlines())
    for line in filter(None, (line.removesuffix(_END) for line in lines)):
        read = _LINE.fullmatch(line)
        if read is None:
            raise ValueError(line)
        start, end, text = read.groups()
        words = words_of_text(text, language)
        if words:
            *before, (last, label) = words
            found += (_Timed(word, None, mark) for word, mark in before)
            found.append(_Timed(last, None if before else (int(start), int(end)), label))
        elif found and text:
            found[-1] = found[-1]._replace(label=label_of(text, language))
    return found


_READERS = {".xz": _of_table, ".clntmstmp": _of_lines}


def recordings(folders: Iterable[Sequence[str]]) -> Iterator[TimedText]:
    """All recordings of folders, each given as (language, folder)."""
    for language, folder in folders:
        for path in sorted(Path(folder).iterdir()):
            if path.suffix in _READERS:
                yield read_timed(path, language)

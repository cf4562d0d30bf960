# SPDX-License-Identifier: Apache-2.0
"""Files of a report by what to look at first.

Failed files come first. The others follow by the number of faults to expect in their outputs: the
expected errors of the model, the marks that words in foreign languages still lack, and the errors
against the house style.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nsmallest
from pathlib import Path
from typing import TypeVar

import msgspec

from interpunct.captions.links import Place
from interpunct.cutting.checks import Level
from interpunct.errors import ReportError
from interpunct.files import STANDARD
from interpunct.folders.file_report import Counts
from interpunct.folders.outcomes import Status
from interpunct.folders.report_reading import EntryPlace, ReportIndex, decoded
from interpunct.sentences import counted

_Kind = TypeVar("_Kind")
MARKS_A_WORD = 0.12
"""Marks that a word without any has on average; see docs/folders.md for the measurement."""


class _Finding(msgspec.Struct, frozen=True):
    level: Level


class _LeftAlone(msgspec.Struct, frozen=True):
    foreign: dict[str, int] = {}
    sooner_typed: dict[str, int] = {}
    unlearned: dict[str, int] = {}


class _Alternative(msgspec.Struct, frozen=True):
    label: str
    probability: float


class _Entry(msgspec.Struct, frozen=True):
    path: str
    status: Status
    output: str | None = None
    error: str | None = None
    counts: Counts = Counts()
    expected_errors: float = 0.0
    left_alone: _LeftAlone = _LeftAlone()
    findings: tuple[_Finding, ...] = ()


class Doubt(msgspec.Struct, frozen=True):
    """A slot of a report; see the schema in `interpunct.folders.report`."""

    cue: int
    offset: int | None = None
    word: str = ""
    mark: str = ""
    written: str | None = None
    confidence: float = 1.0
    before: str = ""
    after: str = ""
    source_cue: int | None = None
    start_ms: int | None = None
    alternatives: dict[str, float] | tuple[_Alternative, ...] = ()
    uncertain: bool = False

    @property
    def is_suggested(self) -> bool:
        """Whether the proposed mark is not the written mark."""
        return self.written not in (None, self.mark)

    @property
    def place(self) -> Place:
        """The place of the slot in the output."""
        return Place(self.cue, self.offset)

    def others(self) -> Iterator[tuple[str, float]]:
        """The other labels and their probabilities, the likeliest first."""
        if isinstance(self.alternatives, dict):
            yield from self.alternatives.items()
        else:
            yield from ((other.label, other.probability) for other in self.alternatives)


class _Slots(msgspec.Struct, frozen=True):
    slots: tuple[Doubt, ...] = ()


class RankedFile(msgspec.Struct, frozen=True):
    """A file of a report: its counts, and the faults to expect in its output.

    `expected_errors` are those among the marks that are written. `unmarked` are the words by
    language that keep their marks, as no model knows the language or typing is faster.
    `style_errors` are findings that break the house style.
    """

    path: str
    output: str | None
    status: Status
    error: str | None
    counts: Counts
    expected_errors: float
    unmarked: dict[str, int]
    style_errors: int
    place: EntryPlace

    @property
    def opened(self) -> Path:
        """The file to look at: the output, or the input where there is none."""
        return Path(self.path if self.output in (None, str(STANDARD)) else self.output)

    @property
    def faults(self) -> float:
        """The number of faults to expect."""
        missing = MARKS_A_WORD * sum(self.unmarked.values())
        return self.expected_errors + missing + self.style_errors

    @property
    def order(self) -> tuple[bool, float, str]:
        """Sort key; smaller is looked at earlier."""
        return self.status is not Status.FAILED, -self.faults, self.path

    def reasons(self) -> Iterator[str]:
        """The reasons for its rank, the most important first."""
        if self.status is Status.FAILED:
            yield self.error or "it failed"
            return
        foreign = sum(self.unmarked.values())
        count = self.style_errors
        known = [
            (self.expected_errors, _about(round(self.expected_errors))),
            (MARKS_A_WORD * foreign, f"{foreign:,} words left alone ({', '.join(self.unmarked)})"),
            (count, str(counted(count, one="1 style error", many="{count} style errors"))),
        ]
        yield from (text for faults, text in sorted(known, reverse=True) if faults >= 1)

    def doubts(self, most: int) -> list[Doubt]:
        """The doubtful slots, the least certain first, at most so many."""
        slots = _parsed(self.place, _Slots).slots
        doubts = [slot for slot in slots if slot.uncertain or slot.is_suggested]
        return nsmallest(most, doubts, key=lambda doubt: doubt.confidence)


def ranked(index: ReportIndex) -> list[RankedFile]:
    """The files of a report, from the first to look at to the last."""
    return sorted(map(_ranked, index.places.values()), key=lambda file: file.order)


def _ranked(place: EntryPlace) -> RankedFile:
    entry = _parsed(place, _Entry)
    left_alone = entry.left_alone
    return RankedFile(
        path=entry.path,
        output=entry.output,
        status=entry.status,
        error=entry.error,
        counts=entry.counts,
        expected_errors=entry.expected_errors * _written_share(entry),
        unmarked=left_alone.foreign | left_alone.unlearned | left_alone.sooner_typed,
        style_errors=sum(each.level is Level.ERROR for each in entry.findings),
        place=place,
    )


def _written_share(entry: _Entry) -> float:
    """Share of the decided slots whose marks are written.

    Of words in weak languages the marks are only suggested, so none can be wrong.
    """
    decided, alone = entry.counts.undecided, entry.left_alone
    suggested = min(decided, sum((*alone.sooner_typed.values(), *alone.unlearned.values())))
    return (decided - suggested) / decided if decided else 1.0


def _parsed(place: EntryPlace, kind: type[_Kind]) -> _Kind:
    try:
        return decoded(place.bytes(), kind)
    except ValueError as error:
        raise ReportError(f"an entry is damaged: {error}.", file=str(place.report)) from error


def _about(wrong: int) -> str:
    many = "about {shown} wrong marks"
    return str(counted(wrong, one="about 1 wrong mark", many=many, shown=f"{wrong:,}"))

# SPDX-License-Identifier: Apache-2.0
"""Commands that change the times of cues; their text stays byte for byte."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from interpunct.captions.retiming import CueTimes
from interpunct.errors import SessionError
from interpunct.review.commands import Command, Index, Step
from interpunct.sentences import Sentence, counted
from interpunct.work.rebuilding import exchange_times
from interpunct.work.work import Work

_LATEST_MS = 10**10  # four months; no caption file has later times
Milliseconds = Annotated[int, Meta(ge=-_LATEST_MS, le=_LATEST_MS)]

PlannedTimes = tuple[Index, Milliseconds, Milliseconds]
"""A cue, its start and its end."""


class SetTimes(Struct, frozen=True, tag_field="do", tag="set-times"):
    """Command to set start and end of one cue.

    A cue that moves as a whole moves the times of its words too. Where only one border moves, or
    the length changes, measured words keep their times.
    """

    cue: Index
    start_ms: Milliseconds
    end_ms: Milliseconds

    @classmethod
    def plan(cls, work: Work, cue: int, start_ms: int, end_ms: int) -> Step:
        """Show cue number `cue` from `start_ms` to `end_ms`, rounded to the precision of the file.

        Raises SessionError for an unknown cue, a start before 0, and an end that is not after the
        start.
        """
        return cls(cue, start_ms, end_ms).step(work)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        if not 0 <= self.cue < len(work.document.cues):
            raise SessionError(Sentence("there is no cue number {number}.", number=self.cue + 1))
        old = work.document.cues[self.cue]
        as_a_whole = self.end_ms - self.start_ms == old.end_ms - old.start_ms
        times = {self.cue: CueTimes(self.start_ms, self.end_ms, with_words=as_a_whole)}
        return retiming(self, work, times, Sentence("times of cue {cue}", cue=self.cue + 1))


class Retime(Struct, frozen=True, tag_field="do", tag="retime"):
    """Command to give cues new times by a plan, as one step.

    Measured words move along in the cues `with_words`, and keep their times in those of `borders`.
    """

    with_words: tuple[PlannedTimes, ...]
    borders: tuple[PlannedTimes, ...]

    @classmethod
    def plan(cls, work: Work, times: Mapping[int, CueTimes]) -> Step:
        """Apply `times`, a plan of `interpunct.work.time_plans` made for `work`.

        Raises SessionError for an empty plan, and for impossible times.
        """
        return cls.of(times).step(work)

    @classmethod
    def of(cls, times: Mapping[int, CueTimes]) -> Retime:
        """The command that applies `times`."""
        entries = [(cue, *wanted[:2], wanted.with_words) for cue, wanted in times.items()]
        moved = tuple(entry[:3] for entry in entries if entry[3])
        return cls(moved, tuple(entry[:3] for entry in entries if not entry[3]))

    def step(self, work: Work) -> Step:
        """See `Command`."""
        times = {
            cue: CueTimes(start_ms, end_ms, with_words)
            for entries, with_words in ((self.with_words, True), (self.borders, False))
            for cue, start_ms, end_ms in entries
        }
        if not times or max(times) >= len(work.document.cues):
            raise SessionError("no cue gets new times.")
        count = len(times)
        name = (
            counted(count, one="times of 1 cue", many="times of {count} cues")
            if count > 1
            else Sentence("times of cue {cue}", cue=min(times) + 1)
        )
        return retiming(self, work, times, name)


def retiming(
    command: Command, work: Work, times: Mapping[int, CueTimes], description: str
) -> Step:
    """The step that gives cues these times; SessionError for impossible times."""
    for index, (start_ms, _, _) in times.items():
        if start_ms < 0:
            raise SessionError(
                "the cue would start before the film does.",
                where=Sentence("cue {number}", number=index + 1),
                remedy="Choose a later start.",
            )
    part = exchange_times(work, times)
    for index in times:  # as the file stores them
        old, new = (side.cues[index] for side in (work.document, part.document_after))
        if new.end_ms <= new.start_ms and new.end_ms - new.start_ms != old.end_ms - old.start_ms:
            raise SessionError(
                "the cue would end before it starts.",
                where=Sentence("cue {number}", number=index + 1),
                remedy="Choose an end after the start.",
            )
    cues = range(min(times), max(times) + 1)
    return Step(command, description, cues, part.apply, part.revert)

# SPDX-License-Identifier: Apache-2.0
"""Commands that change when cues are shown; their text stays byte for byte."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from interpunct.captions.retiming import CueTimes
from interpunct.errors import SessionError
from interpunct.review.commands import Command, Index, Step
from interpunct.work.new_times import exchange_times
from interpunct.work.work import Work

_LATEST_MS = 10**10  # four months; a file with later times is none of captions
Milliseconds = Annotated[int, Meta(ge=-_LATEST_MS, le=_LATEST_MS)]


class SetTimes(Struct, frozen=True, tag_field="do", tag="set-times"):
    """Sets start and end of one cue.

    A cue that is moved as a whole takes the times of its words along; where only a border moves,
    or the length changes, measured words stay where they are spoken.
    """

    cue: Index
    start_ms: Milliseconds
    end_ms: Milliseconds

    @classmethod
    def plan(cls, work: Work, cue: int, start_ms: int, end_ms: int) -> Step:
        """Show cue number `cue` from `start_ms` to `end_ms`, rounded as the file writes times.

        Raises SessionError for a cue that does not exist, a start before 0 and an end that is not
        after the start.
        """
        return cls(cue, start_ms, end_ms).step(work)

    def step(self, work: Work) -> Step:
        """See `Command`."""
        if not self.cue < len(work.document.cues):
            raise SessionError(f"there is no cue number {self.cue + 1}.")
        old = work.document.cues[self.cue]
        as_a_whole = self.end_ms - self.start_ms == old.end_ms - old.start_ms
        times = {self.cue: CueTimes(self.start_ms, self.end_ms, with_words=as_a_whole)}
        return retiming(self, work, times, f"times of cue {self.cue + 1}")


def retiming(
    command: Command, work: Work, times: Mapping[int, CueTimes], description: str
) -> Step:
    """The step that gives cues these times; SessionError where no cue could have them."""
    for index, (start_ms, end_ms, _) in times.items():
        old = work.document.cues[index]
        if start_ms < 0:
            raise SessionError(
                "the cue would start before the film does.",
                where=f"cue {index + 1}",
                remedy="Choose a later start.",
            )
        if end_ms <= start_ms and end_ms - start_ms != old.end_ms - old.start_ms:
            raise SessionError(
                "the cue would end before it starts.",
                where=f"cue {index + 1}",
                remedy="Choose an end after the start.",
            )
    part = exchange_times(work, times)
    cues = range(min(times), max(times) + 1)
    return Step(command, description, cues, part.apply, part.revert)

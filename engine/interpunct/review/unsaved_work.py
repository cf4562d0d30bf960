# SPDX-License-Identifier: Apache-2.0
"""Work that closing a review without saving would lose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.commands import Decide, DecideCasing, DecideMany, SetCasing, SetModes, Step
from interpunct.review.exceptions import SetExceptions
from interpunct.review.restructuring import Recut
from interpunct.work.matching import shared_start


@dataclass(frozen=True, slots=True)
class UnsavedSteps:
    """Numbers of the steps since `since` (UTC): decided slots and casings, and the rest by kind.

    `edits` changed text, cues or languages. `taken_back` are steps that the saved file contains
    and that were undone since. `is_saved` says whether `since` is a save or the start of the
    review.
    """

    decisions: int
    casings: int
    edits: int
    cuts: int
    modes: int
    bookmarks: int
    exceptions: int
    taken_back: int
    since: datetime
    is_saved: bool


def unsaved_steps(
    then: Sequence[Step], now: Sequence[Step], since: float, *, is_saved: bool
) -> UnsavedSteps:
    """The steps in effect `now` but not `then`; `since` is that time in seconds since 1970."""
    shared = shared_start(then, now)
    commands = [step.command for step in now[shared:]]
    many = [command for command in commands if isinstance(command, DecideMany)]
    kinds = (Decide, (DecideCasing, SetCasing), Recut, SetModes, SetBookmarks, SetExceptions)
    counts = [sum(isinstance(command, kind) for command in commands) for kind in kinds]
    single, casings, cuts, modes, bookmarks, exceptions = counts
    return UnsavedSteps(
        decisions=single + sum(len(command.decisions) for command in many),
        casings=casings + sum(len(command.casings) for command in many),
        edits=len(commands) - sum(counts) - len(many),
        cuts=cuts,
        modes=modes,
        bookmarks=bookmarks,
        exceptions=exceptions,
        taken_back=len(then) - shared,
        since=datetime.fromtimestamp(since, UTC),
        is_saved=is_saved,
    )

# SPDX-License-Identifier: Apache-2.0
"""Exceptions: findings of the quality check that the human has judged right as they are.

They belong to the review, not to the captions. Each is attached to the first word of its cue, or
to a cue without words, and moves with it. It holds as long as the finding gets no worse.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from interpunct.cutting.checks import Finding
from interpunct.work.decisions import Excepted
from interpunct.work.state import WorkState


@dataclass(frozen=True, slots=True)
class Judged:
    """Findings without an exception, and those with one, each with its exception."""

    open: tuple[Finding, ...]
    excepted: tuple[tuple[Finding, Excepted], ...]


def judged(work: WorkState, findings: Iterable[Finding]) -> Judged:
    """The findings of a work, parted by its exceptions."""
    pairs = [(finding, exception_of(work, finding)) for finding in findings]
    return Judged(
        tuple(finding for finding, exception in pairs if exception is None),
        tuple((finding, exception) for finding, exception in pairs if exception is not None),
    )


def exception_of(work: WorkState, finding: Finding) -> Excepted | None:
    """The exception that covers a finding; None where there is none."""
    if not (work.exceptions or work.cue_notes.exceptions):
        return None
    held = exceptions_of_cue(work, finding.cue)
    return next((one for _, one in held if one.covers(finding)), None)


def exceptions_of_cue(work: WorkState, cue: int) -> Iterator[tuple[int | None, Excepted]]:
    """The exceptions at the words of a cue, each with its word; None for those of the cue."""
    for word in work.slots_of_cue(cue):
        for exception in work.exceptions.get(word, ()):
            yield word, exception
    for exception in work.cue_notes.exceptions.get(cue, ()):
        yield None, exception

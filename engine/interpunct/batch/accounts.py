# SPDX-License-Identifier: Apache-2.0
"""What is told of a file that was worked on: its counts, and its slots one by one."""

from __future__ import annotations

from collections import Counter
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, NamedTuple

from interpunct.batch.places import Place, places
from interpunct.punctuate.expectations import expected_errors
from interpunct.punctuate.rendering import mark_for
from interpunct.transcript.labels import Label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from interpunct.batch.outcomes import Outcome
    from interpunct.batch.pipeline import Punctuation, Result
    from interpunct.punctuate.proposals import Proposal
    from interpunct.punctuate.rendering import Habit
    from interpunct.transcript.transcript import Word


@dataclass(frozen=True, slots=True)
class Counts:
    """How much there was and what was done; they add up over files.

    `undecided` are the slots that the model decides: no protected ones, and where marks stay none
    that has a mark. `uncertain` are those of them below the threshold, `suggested` those slots
    whose proposed mark is not what is written.
    """

    cues: int = 0
    cues_after_cut: int = 0
    words: int = 0
    slots: int = 0
    undecided: int = 0
    uncertain: int = 0
    suggested: int = 0
    marks_before: int = 0
    marks_added: int = 0
    marks_changed: int = 0
    marks_removed: int = 0
    casings_changed: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(*map(sum, zip(astuple(self), astuple(other), strict=True)))


class Alternative(NamedTuple):
    """Another label of a slot, its mark, and how likely it is."""

    label: Label
    mark: str
    probability: float


@dataclass(frozen=True, slots=True)
class SlotAccount:
    """One slot: its word, what was proposed for it, and its place and mark as written.

    `alternatives` are the other labels, the likeliest first.

    Where the word cannot be found again in the output, `offset` is None, `cue` that of the word
    before, and `written` what should stand there.
    """

    word: Word
    proposal: Proposal
    alternatives: tuple[Alternative, ...]
    cue: int
    offset: int | None
    written: str
    is_uncertain: bool


@dataclass(frozen=True, slots=True)
class Account:
    """One file: its counts, the words of each language, and the errors that are to be expected.

    `places` are those of the slots in the output, None for a word that is not found there.
    """

    result: Result
    counts: Counts
    languages: dict[str, int]
    expected_errors: float
    places: Sequence[Place | None]

    def slots(self) -> Iterator[SlotAccount]:
        """The slots with a proposal, in order."""
        punctuation = self.result.punctuation
        words = self.result.transcript.words
        cue = 0
        for word, proposal, place in zip(words, punctuation.proposals, self.places, strict=False):
            cue = cue if place is None else place.cue
            yield SlotAccount(
                word,
                proposal,
                _alternatives(proposal, word.language, self.result.habit),
                cue,
                None if place is None else place.offset,
                proposal.mark if place is None else place.mark,
                _is_uncertain(punctuation, proposal),
            )


def account_of(outcome: Outcome) -> Account | None:
    """What is to be told of a file; None if there is no result to tell of."""
    result = outcome.result
    if result is None:
        return None
    transcript = result.transcript
    found = places(transcript, outcome.exported or result.written)
    undecided = [item.confidence for item in result.punctuation.proposals if not item.given]
    return Account(
        result,
        _counts(result, found),
        dict(Counter(word.language for word in transcript.words).most_common()),
        expected_errors(undecided),
        found,
    )


def _alternatives(proposal: Proposal, language: str, habit: Habit) -> tuple[Alternative, ...]:
    others = sorted(
        (label for label in Label if label is not proposal.label),
        key=lambda label: -proposal.probabilities[label],
    )
    return tuple(
        Alternative(label, mark_for(label, language, habit), proposal.probabilities[label])
        for label in others
    )


def _is_uncertain(punctuation: Punctuation, proposal: Proposal) -> bool:
    return not proposal.given and proposal.confidence < punctuation.threshold


def _counts(result: Result, found: Sequence[Place | None]) -> Counts:
    slots, proposals = result.transcript.slots, result.punctuation.proposals
    changes = Counter(
        (bool(slot.mark), bool(place.mark))
        for slot, place in zip(slots, found, strict=True)
        if place is not None and slot.mark != place.mark
    )
    return Counts(
        cues=len(result.source.cues),
        cues_after_cut=len(result.document.cues),
        words=len(slots),
        slots=len(slots),
        undecided=sum(not proposal.given for proposal in proposals),
        uncertain=sum(_is_uncertain(result.punctuation, proposal) for proposal in proposals),
        suggested=sum(
            place is not None and proposal.mark != place.mark
            for proposal, place in zip(proposals, found, strict=False)
        ),
        marks_before=sum(bool(slot.mark) for slot in slots),
        marks_added=changes[False, True],
        marks_changed=changes[True, True],
        marks_removed=changes[True, False],
        casings_changed=len(result.punctuation.casings),
    )

# SPDX-License-Identifier: Apache-2.0
"""What may stand at a slot, likeliest first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from interpunct.punctuate.rendering import mark_for
from interpunct.transcript.labels import Label

if TYPE_CHECKING:
    from interpunct.work.work import Work


@dataclass(frozen=True, slots=True)
class Alternative:
    """A mark (empty for none) with its calibrated probability, from 0 to 1."""

    mark: str
    probability: float


def alternatives(state: Work, slot: int) -> tuple[Alternative, ...]:
    """One alternative a label, likeliest first; none where nothing is predicted yet."""
    proposal = state.proposals[slot]
    if proposal is None:
        return ()
    language = state.transcript.words[slot].language
    found = [
        Alternative(mark_for(label, language, state.habit), proposal.probabilities[label])
        for label in Label
    ]
    return tuple(sorted(found, key=_by_probability, reverse=True))


def _by_probability(alternative: Alternative) -> float:
    return alternative.probability

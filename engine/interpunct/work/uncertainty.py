# SPDX-License-Identifier: Apache-2.0
"""Selection of the uncertain slots for review, and of the words that were heard uncertainly."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import FloatArray
from interpunct.transcript.transcript import Transcript, Word

UNSURE_BELOW = 1 / 3
"""Probability below which a recognised word is doubtful: all others together were twice as likely.

Recognisers are not calibrated, so this is no measured limit.
"""


@dataclass(frozen=True, slots=True)
class Policy:
    """Selection of the uncertain slots: those with the highest expected error.

    Exactly one of `threshold` (confidence below it), `percent` (of the file's slots) and `minutes`
    (at `seconds_per_decision`) is given. While predictions arrive, percent and minutes count in
    proportion to the predicted part. With `capitals`, the review asks about capitals too, by the
    same limit and within the same budget.
    """

    threshold: float | None = None
    percent: float | None = None
    minutes: float | None = None
    seconds_per_decision: float = 1.5
    capitals: bool = True

    def __post_init__(self) -> None:
        limits = (self.threshold, self.percent, self.minutes)
        if limits.count(None) != 2:
            raise ValueError("exactly one of threshold, percent and minutes is to be given")


def is_unsure(word: Word) -> bool:
    """Whether a speech recogniser doubted the word; a typed word has no probability."""
    return word.probability is not None and word.probability < UNSURE_BELOW


def unsure_words(transcript: Transcript) -> FloatArray:
    """The recogniser's probability of each word that it doubted, (words,); NaN for all others.

    Words before a protected slot are not among them, as nothing can be decided there.
    """
    chances = np.array([word.probability for word in transcript.words], np.float32)  # NaN: None
    chances[~(chances < UNSURE_BELOW)] = np.nan
    for place in np.flatnonzero(~np.isnan(chances)).tolist():
        if transcript.slots[place].protected:
            chances[place] = np.nan
    return chances


def uncertain_slots(
    confidences: FloatArray, reviewable: NDArray[np.bool_], policy: Policy
) -> NDArray[np.intp]:
    """The slots to review, unordered, among those that are `reviewable`.

    `confidences` has one value per slot, NaN where nothing is predicted yet.
    """
    arrived = len(confidences) - int(np.count_nonzero(np.isnan(confidences)))
    doubts = np.where(reviewable, confidences, np.float32(np.nan))
    return least_certain(doubts, policy, len(confidences), arrived)


def least_certain(
    confidences: FloatArray, policy: Policy, slots: int, arrived: int
) -> NDArray[np.intp]:
    """The places in `confidences` to review, unordered; never places with NaN.

    `arrived` is the number of predicted slots among the file's `slots`. Of equal confidences the
    first places come first.
    """
    if policy.threshold is not None:
        return np.flatnonzero(confidences < policy.threshold)
    asked = np.flatnonzero(~np.isnan(confidences))
    count = _affordable(policy, slots, arrived)
    if count >= len(asked):
        return asked
    if count <= 0:
        return asked[:0]
    found = confidences[asked]
    limit = np.partition(found, count - 1)[count - 1]  # faster than sorting: runs at every key
    below, equal = asked[found < limit], asked[found == limit]
    return np.concatenate((below, equal[: count - len(below)]))


def _affordable(policy: Policy, slots: int, arrived: int) -> int:
    """Number of decisions that the policy's percent or minutes allow for the predicted part."""
    if policy.percent is not None:
        return round(arrived * policy.percent / 100)
    affordable = (policy.minutes or 0) * 60 / policy.seconds_per_decision
    return round(affordable * arrived / max(slots, 1))

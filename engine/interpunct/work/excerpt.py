# SPDX-License-Identifier: Apache-2.0
"""Excerpt of a review: words with all data about them, as structural commands exchange them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from interpunct.labels import LabelSet
from interpunct.transcript.transcript import Slot, Word
from interpunct.work.decisions import CasingChoice, Decision, Excepted
from interpunct.work.slot_table import SlotTable

Held = TypeVar("Held")


@dataclass(frozen=True, slots=True, eq=False)
class Excerpt:
    """Neighbouring words, their slots, and the predictions and decisions there.

    `decisions`, `casings`, `bookmarks` and `exceptions` are keyed by position in the excerpt.
    """

    words: Sequence[Word]
    slots: tuple[Slot, ...]
    label_set: LabelSet
    table: SlotTable
    decisions: Mapping[int, Decision]
    casings: Mapping[int, CasingChoice]
    bookmarks: Mapping[int, str]
    exceptions: Mapping[int, tuple[Excepted, ...]]

    def with_labels_of(self, label_set: LabelSet) -> Excerpt:
        """The excerpt for a work with `label_set`; predictions with other labels become NaN."""
        if label_set == self.label_set:
            return self
        return replace(self, label_set=label_set, table=self.table.without_predictions(label_set))


def spliced(
    held: Mapping[int, Held], words: range, by: Mapping[int, Held], length: int
) -> dict[int, Held]:
    """`held`, keyed by word, after `length` words with the values `by` replaced `words`."""
    shift = length - len(words)
    kept = {
        index if index < words.start else index + shift: value
        for index, value in held.items()
        if index not in words
    }
    return kept | {words.start + place: value for place, value in by.items()}

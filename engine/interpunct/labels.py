# SPDX-License-Identifier: Apache-2.0
"""What a system predicts: a label for every slot, a casing for every word."""

from __future__ import annotations

from enum import IntEnum, StrEnum


class Label(IntEnum):
    """The mark class of a slot; the value is its column in every probability array."""

    NONE = 0
    COMMA = 1
    PERIOD = 2
    QUESTION = 3

    @property
    def ends_sentence(self) -> bool:
        """Whether a sentence ends at a slot with this label."""
        return self >= Label.PERIOD

    @property
    def is_pause(self) -> bool:
        """Whether a sentence pauses at a slot with this label and goes on."""
        return self is Label.COMMA


class Casing(IntEnum):
    """The casing of a word; the value is its column in every probability array."""

    LOWER = 0
    CAPITALISED = 1
    UPPER = 2


class MarksMode(StrEnum):
    """What happens to the marks that a file has already."""

    COMPLETE = "complete"
    """They stay, and what is missing is filled in."""

    REPLACE = "replace"
    """Commas, full stops and question marks are restored from scratch; every other sign stays."""

    SUGGEST = "suggest"
    """Nothing is written; differences go to the review queue."""

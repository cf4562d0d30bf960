# SPDX-License-Identifier: Apache-2.0
"""What a human decides: the mark of a slot, the casing of a word."""

from __future__ import annotations

from dataclasses import dataclass

from interpunct.labels import Casing, Label


@dataclass(frozen=True, slots=True)
class Decision:
    """What the human did with a slot: `mark` is what stands there now, empty for no mark.

    `label` is what the mark stands for. `seconds` is how long the decision took, where it was
    made alone and measured.
    """

    mark: str
    label: Label
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class CasingChoice:
    """The casing that the human gave a word; None is the casing as written.

    Where it is the one `inside` sentences, the word still takes a capital where a sentence starts.
    `seconds` is how long the choice took, where it was made alone and measured.
    """

    casing: Casing | None
    inside: bool = False
    seconds: float | None = None

# SPDX-License-Identifier: Apache-2.0
"""Decisions of the human: marks of slots, casings of words, exceptions of findings."""

from __future__ import annotations

from dataclasses import dataclass

from interpunct.cutting.checks import Finding, Rule, bounded
from interpunct.labels import Casing, Label


@dataclass(frozen=True, slots=True)
class Decision:
    """The human's decision on a slot: `mark` stands there now, empty for no mark.

    `label` is the meaning of the mark. `seconds` is the duration of the decision, None where it
    was not measured or was made together with others.
    """

    mark: str
    label: Label
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class CasingChoice:
    """The human's casing of a word; None keeps the casing as written.

    With `inside`, the casing holds inside sentences: at a sentence start the word still takes a
    capital. `seconds` is the duration of the choice, None where it was not measured or was made
    together with others.
    """

    casing: Casing | None
    inside: bool = False
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Excepted:
    """An exception from `rule` for a finding of this `value`, with the reason of the human."""

    rule: Rule
    value: float
    reason: str

    def covers(self, finding: Finding) -> bool:
        """Whether a finding of the cue is of this kind and at most as far beyond the limit."""
        if self.rule is not finding.rule:
            return False
        found, allowed = (bounded(self.rule, value) for value in (finding.value, self.value))
        return found <= allowed if found > finding.limit else found >= allowed

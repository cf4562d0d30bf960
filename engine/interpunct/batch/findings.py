# SPDX-License-Identifier: Apache-2.0
"""Findings of the quality checks, as they are told: how bad, and as JSON."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from interpunct.segment.checks import Rule

if TYPE_CHECKING:
    from interpunct.segment.checks import Finding

_ERRORS = frozenset({Rule.LINE_LENGTH, Rule.LINES, Rule.OVERLAP, Rule.ORDER, Rule.DURATION})


class Level(StrEnum):
    """How bad a finding is."""

    ERROR = "error"
    """The text does not fit, or the cue cannot be shown when it should."""

    WARNING = "warning"
    """It is shown, but in another way than the house wants: too fast, too short, too close."""


def level_of(finding: Finding) -> Level:
    """How bad a finding is."""
    return Level.ERROR if finding.rule in _ERRORS else Level.WARNING


def finding_entry(finding: Finding) -> dict[str, Any]:
    """A finding for a report; cues count from 1."""
    return {
        "cue": finding.cue + 1,
        "rule": finding.rule,
        "level": level_of(finding),
        "value": finding.value,
        "limit": finding.limit,
        "message": finding.message,
    }

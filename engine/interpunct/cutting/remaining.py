# SPDX-License-Identifier: Apache-2.0
"""Findings of the profile that remain after a cut, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from interpunct.cutting.checks import Rule
from interpunct.sentences import Sentence, counted


def left_over(counts: Mapping[Rule, int]) -> Sentence:
    """Findings by rule as a sentence.

    For example "Still 12 cues too fast: the speech is; 1 cue too long." Empty for no findings.
    """
    parts = [_said(rule, counts[rule]) for rule in Rule if counts.get(rule)]
    if not parts:
        return Sentence("")
    found = parts[0]
    for part in parts[1:]:
        found = Sentence("{findings}; {finding}", findings=found, finding=part)
    return Sentence("Still {findings}.", findings=found)


def _said(rule: Rule, count: int) -> Sentence:
    """Number of cues that break a rule, in words."""
    return {
        Rule.LINE_LENGTH: counted(
            count,
            one="1 cue with too long a line",
            many="{count:,} cues with too long a line",
        ),
        Rule.LINES: counted(
            count,
            one="1 cue with too many lines",
            many="{count:,} cues with too many lines",
        ),
        Rule.SPEED: counted(
            count,
            one="1 cue too fast: the speech is",
            many="{count:,} cues too fast: the speech is",
        ),
        Rule.TOO_SHORT: counted(
            count,
            one="1 cue too short: the next follows at once",
            many="{count:,} cues too short: the next follows at once",
        ),
        Rule.TOO_LONG: counted(count, one="1 cue too long", many="{count:,} cues too long"),
        Rule.GAP: counted(
            count,
            one="1 cue too close to the next",
            many="{count:,} cues too close to the next",
        ),
        Rule.OVERLAP: counted(
            count,
            one="1 cue shown after the next one started",
            many="{count:,} cues shown after the next one started",
        ),
        Rule.ORDER: counted(
            count,
            one="1 cue after the next one",
            many="{count:,} cues after the next one",
        ),
        Rule.EMPTY: counted(count, one="1 cue without text", many="{count:,} cues without text"),
        Rule.DURATION: counted(
            count,
            one="1 cue without a duration",
            many="{count:,} cues without a duration",
        ),
    }[rule]

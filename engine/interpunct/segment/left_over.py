# SPDX-License-Identifier: Apache-2.0
"""What a cut leaves of its profile's findings, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from interpunct.segment.checks import Rule

_SAID = {
    Rule.LINE_LENGTH: "with too long a line",
    Rule.LINES: "with too many lines",
    Rule.SPEED: "too fast: the speech is",
    Rule.TOO_SHORT: "too short: the next follows at once",
    Rule.TOO_LONG: "too long",
    Rule.GAP: "too close to the next",
    Rule.OVERLAP: "shown after the next one started",
    Rule.ORDER: "after the next one",
    Rule.EMPTY: "without text",
    Rule.DURATION: "without a duration",
}


def left_over(counts: Mapping[Rule, int]) -> str:
    """ "12 cues still too fast: the speech is; 1 cue too long." for findings by rule.

    Empty where nothing is left.
    """
    parts: list[str] = []
    for rule, said in _SAID.items():
        count = counts.get(rule, 0)
        if count:
            cues = "1 cue" if count == 1 else f"{count:,} cues"
            parts.append(f"{cues} {'' if parts else 'still '}{said}")
    return "; ".join(parts) + "." if parts else ""

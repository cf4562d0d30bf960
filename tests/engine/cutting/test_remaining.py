# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from interpunct.cutting.checks import Rule, left_over


def test_what_is_left_is_told_in_one_sentence() -> None:
    counts = {Rule.SPEED: 1200, Rule.TOO_LONG: 1}
    assert left_over(counts) == "Still 1,200 cues too fast: the speech is fast; 1 cue too long."
    assert left_over({}) == ""


def test_every_rule_can_be_told() -> None:
    assert all(left_over({rule: 1}) for rule in Rule)

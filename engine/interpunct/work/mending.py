# SPDX-License-Identifier: Apache-2.0
"""New times that mend findings: other ends, and borders away from shot changes."""

from __future__ import annotations

from collections.abc import Iterable

from interpunct.cutting.checks import Finding, Rule
from interpunct.cutting.profiles import Profile
from interpunct.work.output_text import rendered
from interpunct.work.shot_times import AT_SHOTS, at_shots
from interpunct.work.state import WorkState
from interpunct.work.time_plans import MENDED, TimePlan, mended, mended_in


def mending(work: WorkState, profile: Profile, findings: Iterable[Finding]) -> TimePlan:
    """The cues of `findings` with times that mend them, as far as their neighbours allow."""
    found = list(findings)
    return mended(work, profile, found) | at_shots(work, profile, found)


def mendable(
    work: WorkState, profile: Profile, findings: Iterable[Finding]
) -> dict[Rule, frozenset[int]]:
    """The cues whose findings `mending` can mend, by rule; rules without any are left out."""
    by_rule: dict[Rule, list[Finding]] = {}
    for finding in findings:
        by_rule.setdefault(finding.rule, []).append(finding)
    plans = {rule: at_shots(work, profile, by_rule[rule]) for rule in by_rule.keys() & AT_SHOTS}
    if rules := by_rule.keys() & MENDED:
        shown = rendered(work).document  # once, as it takes long
        plans |= {rule: mended_in(shown, work, profile, by_rule[rule]) for rule in rules}
    return {rule: frozenset(plan) for rule, plan in plans.items() if plan}

# SPDX-License-Identifier: Apache-2.0
"""New times that mend findings: other ends, and borders away from shot changes."""

from __future__ import annotations

from collections.abc import Iterable

from interpunct.cutting.checks import Finding, Rule
from interpunct.cutting.profiles import Profile
from interpunct.work.shot_times import AT_SHOTS, at_shots
from interpunct.work.state import WorkState
from interpunct.work.time_plans import MENDED, TimePlan, mended


def mending(work: WorkState, profile: Profile, findings: Iterable[Finding]) -> TimePlan:
    """The cues of `findings` with times that mend them, as far as their neighbours allow."""
    found = list(findings)
    return mended(work, profile, found) | at_shots(work, profile, found)


def mendable(
    work: WorkState, profile: Profile, findings: Iterable[Finding]
) -> dict[Rule, frozenset[int]]:
    """The cues whose findings `mending` can mend, by rule; rules without any are left out."""
    found = list(findings)
    plans = {
        rule: mending(work, profile, (one for one in found if one.rule is rule))
        for rule in {one.rule for one in found} & (MENDED | AT_SHOTS)
    }
    return {rule: frozenset(plan) for rule, plan in plans.items() if plan}

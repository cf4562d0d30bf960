# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from interpunct.work.uncertainty import Policy, uncertain_slots

CONFIDENCES = np.array([index / 101 for index in range(100)], np.float32)[::-1]
EVERYWHERE = np.ones(100, np.bool_)


@pytest.mark.parametrize("percent", [0, 10, 50, 100])
def test_a_share_of_the_slots_are_the_least_certain_ones(percent: float) -> None:
    found = uncertain_slots(CONFIDENCES, EVERYWHERE, Policy(percent=percent))
    assert sorted(found.tolist()) == list(range(100 - int(percent), 100))


def test_a_threshold_leaves_out_what_is_as_sure() -> None:
    threshold = float(CONFIDENCES[40])
    found = uncertain_slots(CONFIDENCES, EVERYWHERE, Policy(threshold=threshold))
    assert sorted(found.tolist()) == list(range(41, 100))


def test_minutes_are_slots_at_the_pace_that_is_expected() -> None:
    policy = Policy(minutes=0.5, seconds_per_decision=3.0)
    assert sorted(uncertain_slots(CONFIDENCES, EVERYWHERE, policy).tolist()) == [*range(90, 100)]


def test_most_of_the_time_for_a_decision_is_enough_for_one() -> None:
    policy = Policy(minutes=1, seconds_per_decision=100)
    assert len(uncertain_slots(CONFIDENCES[:1], EVERYWHERE[:1], policy)) == 1
    assert len(uncertain_slots(CONFIDENCES[:0], EVERYWHERE[:0], policy)) == 0


def test_only_what_can_be_reviewed_is_uncertain() -> None:
    reviewable = np.arange(100) < 95
    found = uncertain_slots(CONFIDENCES, reviewable, Policy(percent=10))
    assert sorted(found.tolist()) == list(range(85, 95))


def test_while_predictions_arrive_a_share_is_of_what_has_arrived() -> None:
    arriving = CONFIDENCES.copy()
    arriving[50:] = np.nan
    reviewable = np.arange(100) < 50
    assert len(uncertain_slots(arriving, reviewable, Policy(percent=10))) == 5
    assert len(uncertain_slots(arriving, reviewable, Policy(minutes=0.5))) == 10


@pytest.mark.parametrize("limits", [{}, {"threshold": 0.5, "percent": 5.0}])
def test_exactly_one_limit_is_given(limits: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="exactly one"):
        Policy(**limits)


def test_capitals_are_asked_about_unless_that_is_unwanted() -> None:
    assert Policy(threshold=0.5).capitals
    assert not Policy(threshold=0.5, capitals=False).capitals

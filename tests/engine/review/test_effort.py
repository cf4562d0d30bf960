# SPDX-License-Identifier: Apache-2.0
"""What a review costs."""

from __future__ import annotations

import pytest

from interpunct.review.effort import Effort


def test_keys_and_the_time_between_them_are_counted() -> None:
    effort = Effort()
    for now in (100.0, 101.5, 104.0):
        effort.key_pressed(now)
    assert (effort.keys, effort.seconds) == (3, 4.0)
    assert effort.keys_per_thousand(60) == pytest.approx(50)
    assert effort.keys_per_thousand(0) == 0


def test_a_pause_of_more_than_a_minute_is_not_counted() -> None:
    effort = Effort()
    for now in (0.0, 59.0, 119.5, 120.0):
        effort.at_work(now)
    assert (effort.keys, effort.seconds) == (0, 59.5)


def test_the_time_spent_elsewhere_is_not_counted() -> None:
    effort = Effort()
    effort.key_pressed(10)
    effort.leave(12)
    effort.key_pressed(30)
    assert effort.seconds == 2

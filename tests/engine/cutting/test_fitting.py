# SPDX-License-Identifier: Apache-2.0
"""Ends by the profile, whatever the times."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from interpunct.cutting.fitting import fitted_end, latest_end, too_fast
from interpunct.cutting.profiles import Limits

LIMITS = Limits(max_cps=17, min_ms=833, max_ms=7000, min_gap_ms=83)
TIMES = st.integers(0, 12_000)


@given(TIMES, TIMES, TIMES, st.integers(0, 200), st.sampled_from([1, 10]))
def test_a_fitted_end_stays_and_keeps_to_the_limits_if_any_end_does(
    start: int, duration: int, room: int, width: int, unit: int
) -> None:
    start, duration = start // unit * unit, duration // unit * unit + unit
    latest = latest_end(start, start + room + 1, LIMITS)

    def fitted(end: int) -> int:
        return fitted_end(start, end, width=width, limits=LIMITS, latest_ms=latest, unit_ms=unit)

    end = fitted(start + duration)
    assert end > start
    assert fitted(end) == end
    longest = min(latest // unit * unit - start, 7000)
    if longest > 0:
        assert end - start <= longest
        assert end - start >= 833 or longest < 840
        assert not too_fast(width, end - start, LIMITS) or too_fast(
            width, max(1, longest - 9), LIMITS
        )


@given(st.integers(833, 7000), st.integers(0, 14))
def test_an_end_that_keeps_to_the_limits_is_left(duration: int, width: int) -> None:
    assert fitted_end(0, duration, width=width, limits=LIMITS, latest_ms=duration) == duration


def test_a_cue_that_is_too_long_does_not_end_before_it_may() -> None:
    ends = [
        fitted_end(0, 9000, width=10, limits=LIMITS, earliest_ms=earliest)
        for earliest in (0, 8000, 12_000)
    ]
    assert ends == [7000, 8000, 9000]

# SPDX-License-Identifier: Apache-2.0
"""Exact frame rates behind rounded numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest

from interpunct.captions.smpte import exact_rate


@pytest.mark.parametrize(
    ("rounded", "rate"),
    [
        (23.976, Fraction(24_000, 1001)),
        (23.98, Fraction(24_000, 1001)),
        (24_000 / 1001, Fraction(24_000, 1001)),
        (29.97, Fraction(30_000, 1001)),
        (59.94, Fraction(60_000, 1001)),
        (24.0, Fraction(24)),
        (25.0, Fraction(25)),
        (24.975, Fraction(999, 40)),
        (12.5, Fraction(25, 2)),
        (15_000 / 1001, Fraction(15_000, 1001)),
    ],
)
def test_the_rate_behind_a_rounded_number_is_exact(rounded: float, rate: Fraction) -> None:
    assert exact_rate(rounded) == rate

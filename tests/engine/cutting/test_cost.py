# SPDX-License-Identifier: Apache-2.0
"""What a cue costs: a fault in how it can be read makes it dearer, and more of it dearer yet."""

from __future__ import annotations

from itertools import pairwise

import pytest

from interpunct.cutting.layout.cheapest import _bounds, _haste
from interpunct.cutting.layout.stretch import _runs_on
from interpunct.cutting.profiles import Limits
from interpunct.labels import Label

LIMITS = Limits(max_cpl=40, max_lines=2, min_ms=1000, max_ms=7000, max_cps=20)


def test_a_cue_that_can_be_read_costs_nothing_for_its_time() -> None:
    assert _haste(_bounds(LIMITS), 40, 2000) == (0, 0)
    assert _haste(_bounds(LIMITS), 20, 1000) == (0, 0)
    assert _haste(_bounds(LIMITS), 40, 7000) == (0, 0)


def test_time_costs_the_more_the_further_it_is_from_the_limits() -> None:
    bounds = _bounds(LIMITS)
    brief = [_haste(bounds, 1, ms)[0] for ms in (999, 750, 500, 250, 1)]
    assert all(0 < one < other for one, other in pairwise(brief))
    assert brief[0] < 0.01  # what is short by a millisecond is hardly short
    long = [_haste(bounds, 1, ms)[0] for ms in (7001, 9000, 14_000)]
    assert all(1 <= one < other for one, other in pairwise(long))
    fast = [_haste(bounds, width, 1000)[1] for width in (21, 30, 40, 60)]
    assert all(0 < one < other for one, other in pairwise(fast))
    assert _haste(bounds, 60, 1000)[1] == _haste(bounds, 200, 1000)[1]


def test_a_cue_half_as_long_or_twice_as_fast_costs_less_than_a_plain_break_in_a_sentence() -> None:
    assert _haste(_bounds(LIMITS), 1, 500)[0] < 1
    assert _haste(_bounds(LIMITS), 40, 1000)[1] < 1


def test_without_limits_no_time_costs_anything() -> None:
    assert _haste(_bounds(Limits()), 500, 1) == (0, 0)


@pytest.mark.parametrize(("words", "runs_on"), [(29, False), (30, True), (31, True)])
def test_a_sentence_of_thirty_words_without_a_comma_is_too_long_to_be_one(
    words: int, runs_on: bool
) -> None:
    assert _runs_on([Label.NONE] * (words - 1)) is runs_on
    assert not _runs_on([Label.COMMA] * (words - 1))


@pytest.mark.parametrize(("words", "runs_on"), [(79, False), (80, True), (81, True)])
def test_no_sentence_has_eighty_words_whatever_commas_it_has(words: int, runs_on: bool) -> None:
    assert _runs_on([Label.COMMA] * (words - 1)) is runs_on

# SPDX-License-Identifier: Apache-2.0
"""Breaks that are found again: an offset for each part of another cut."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.syncing.test_fits import Spans, spoken, work

from interpunct.errors import SessionError
from interpunct.review.retiming import Retime
from interpunct.syncing.breaks import breaks_by_pattern
from interpunct.syncing.fit import Evidence, Fit, Part
from interpunct.syncing.fitting import fit_to_captions, fit_to_sound

CLOSE_MS = 100
COUNT = 240
_RATES = (1.0, 25 / 24, 24_000 / 25_025, 1.001)

_BREAKS = st.lists(st.tuples(st.integers(40, 90), st.integers(2_000, 240_000)), max_size=2)
"""Cues from one break to the next, and milliseconds that the other cut has there."""


def late(breaks: list[tuple[int, int]], first_ms: int) -> list[int]:
    """The true offset of each cue."""
    offsets, at = [first_ms] * COUNT, 0
    for cues, length in breaks:
        at += cues
        offsets[at:] = [offset + length for offset in offsets[at:]]
    return offsets


def moved(spans: Spans, offsets: list[int], factor: float = 1) -> Spans:
    pairs = zip(spans, offsets, strict=True)
    return [(start * factor + by, end * factor + by) for (start, end), by in pairs]


def errors(fit: Fit, spans: Spans, right: Spans) -> list[float]:
    """How far each start is from its true place."""
    stops = [*(part.first for part in fit.breaks), len(spans)]
    new = [
        spans[cue][0] * fit.factor + part.offset_ms
        for part, stop in zip(fit.parts, stops, strict=True)
        for cue in range(part.first, stop)
    ]
    return [abs(one - start) for one, (start, _) in zip(new, right, strict=True)]


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6), _BREAKS, st.integers(-9_000, 90_000), st.sampled_from(_RATES))
def test_breaks_are_found_by_the_pattern(
    seed: int, breaks: list[tuple[int, int]], first_ms: int, factor: float
) -> None:
    spans = spoken(seed, COUNT)
    right = moved(spans, late(breaks, first_ms), factor)
    fit = breaks_by_pattern(spans, right)
    assert max(errors(fit, spans, right)) <= CLOSE_MS
    assert fit.is_sure


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), _BREAKS, st.integers(-9_000, 90_000))
def test_breaks_are_found_though_a_third_of_the_cues_is_missing_or_cut_otherwise(
    seed: int, breaks: list[tuple[int, int]], first_ms: int
) -> None:
    spans = spoken(seed, COUNT)
    right = moved(spans, late(breaks, first_ms))
    rng = np.random.default_rng(seed)
    is_kept = rng.random(COUNT) > 1 / 3
    kept = [span for span, is_there in zip(right, is_kept, strict=True) if is_there]
    other = [(start + rng.uniform(-40, 40), end + rng.uniform(-400, 100)) for start, end in kept]
    astray = np.array(errors(breaks_by_pattern(spans, other), spans, right)) > CLOSE_MS
    assert (astray & is_kept).sum() <= 4 * len(breaks)  # a break may be some cues off
    assert astray.sum() <= 10 * len(breaks)  # missing cues beside it tell nothing of their place


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6), _BREAKS, st.integers(0, 90_000), st.sampled_from(_RATES))
def test_breaks_are_found_by_the_words(
    seed: int, breaks: list[tuple[int, int]], first_ms: int, factor: float
) -> None:
    spans = spoken(seed, COUNT)
    right = moved(spans, late(breaks, first_ms), factor)
    fit = fit_to_captions(work(spans), work(right), breaks=True)
    assert fit.by is Evidence.WORDS
    assert max(errors(fit, spans, right)) <= CLOSE_MS
    assert len(fit.breaks) == len(breaks)


@settings(max_examples=5, deadline=None)
@given(st.integers(0, 10**6), _BREAKS, st.integers(0, 60_000))
def test_breaks_are_found_by_the_silences_of_a_sound(
    seed: int, breaks: list[tuple[int, int]], first_ms: int
) -> None:
    spans = spoken(seed, COUNT)
    right = moved(spans, late(breaks, first_ms))
    edges = [0.0, *(time for span in right for time in span), 10**7]
    pairs = zip(edges[::2], edges[1::2], strict=True)
    silences = [(round(start), round(end)) for start, end in pairs]
    fit = fit_to_sound(work(spans), silences, breaks=True)
    assert max(errors(fit, spans, right)) <= CLOSE_MS


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6))
def test_two_talks_that_have_nothing_in_common_do_not_fit_for_sure(seed: int) -> None:
    assert not breaks_by_pattern(spoken(seed), spoken(seed + 1)).is_sure


@pytest.mark.parametrize("other", [[], [(5, 5)], [(9, 2)], [(0, 10**12)]])
def test_cues_that_nobody_can_see_fit_nothing(other: Spans) -> None:
    assert breaks_by_pattern(spoken(1), other).certainty == 0
    assert breaks_by_pattern(other, spoken(1)).certainty == 0


def test_parts_are_one_step_that_is_undone_to_the_byte() -> None:
    spans = spoken(7, COUNT)
    state = work(spans)
    before = state.to_bytes()
    offsets = late([(80, 61_000)], 3_000)
    fit = fit_to_captions(state, work(moved(spans, offsets)), breaks=True)
    step = Retime.plan(state, fit.plan(state.document.cues))
    step.apply(state)
    pairs = zip(state.document.cues, moved(spans, offsets), strict=True)
    assert max(abs(cue.start_ms - start) for cue, (start, _) in pairs) <= CLOSE_MS
    step.revert(state)
    assert state.to_bytes() == before


CUES: Spans = [(0, 2_000), (3_000, 5_000), (9_000, 10_000), (12_000, 13_000)]


def planned(*breaks: Part, first_ms: int = 1_000, cues: Spans = CUES) -> list[tuple[int, int]]:
    state = work(cues)
    plan = Fit(first_ms, 1, 1, Evidence.WORDS, breaks).plan(state.document.cues)
    if plan:
        Retime.plan(state, plan).apply(state)
    return [(cue.start_ms, cue.end_ms) for cue in state.document.cues]


def test_a_part_that_comes_earlier_shortens_the_cue_before_it_a_little() -> None:
    assert planned(Part(2, -3_500)) == [
        (1_000, 3_000),
        (4_000, 5_500),
        (5_500, 6_500),
        (8_500, 9_500),
    ]


@pytest.mark.parametrize("offset_ms", [-4_500, -6_000, -8_000])
def test_cues_without_a_place_in_the_other_cut_are_refused(offset_ms: int) -> None:
    with pytest.raises(SessionError, match="the other cut is shorter") as refused:
        planned(Part(2, offset_ms))
    assert str(refused.value.where) == "cue 3"
    with pytest.raises(SessionError, match="the other cut is shorter"):
        planned(Part(2, offset_ms - 1_000), first_ms=0)


@given(
    st.lists(st.tuples(st.integers(0, 4_000), st.integers(100, 4_000)), min_size=3, max_size=9),
    st.lists(st.integers(-9_000, 9_000), min_size=3, max_size=3),
)
def test_no_part_takes_a_cue_over_those_before_it(
    lengths: list[tuple[int, int]], offsets: list[int]
) -> None:
    bounds = np.cumsum([time for pair in lengths for time in pair]) + 60_000
    cues: Spans = [(float(a), float(b)) for a, b in zip(bounds[::2], bounds[1::2], strict=True)]
    second = len(cues) // 2
    firsts = [0, *sorted({second, len(cues) - 1})]
    parts = [Part(first, by) for first, by in zip(firsts, offsets, strict=False)]
    try:
        found = planned(*parts[1:], first_ms=offsets[0], cues=cues)
    except SessionError:
        return
    for (start, end), (following, _) in pairwise(found):
        assert start < end <= following
    for part in parts:
        assert found[part.first][0] == cues[part.first][0] + part.offset_ms

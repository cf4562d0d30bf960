# SPDX-License-Identifier: Apache-2.0
"""What a cue costs: a fault in how it can be read makes it dearer, and more of it dearer yet."""

from __future__ import annotations

from itertools import accumulate, pairwise

import pytest

from interpunct.cutting.layout.cheapest import _bounds, _haste
from interpunct.cutting.layout.cost import best_lines, has_lines
from interpunct.cutting.layout.stretch import (
    CuePart,
    Draft,
    Stretch,
    TimedBoxes,
    _runs_on,
)
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


def stretch_in(*cues: str, limits: Limits = LIMITS, measured: bool = False) -> Stretch:
    """The words of `cues`, a box each, without marks."""
    texts = " ".join(cues).split()
    stops = list(accumulate(len(cue.split()) for cue in cues))
    spans = enumerate(pairwise([0, *stops]))
    return Stretch(
        words=list(range(len(texts) + 1)),
        texts=texts,
        spaces=[" "] * len(texts),
        starts=[0] * len(texts),
        ends=[1000] * len(texts),
        measured=[measured] * len(texts),
        widths=[float(len(text)) for text in texts],
        parts=[CuePart(cue, *span, opens=True, closes=True) for cue, span in spans],
        language="en",
        labels=[Label.NONE] * len(texts),
        held=(),
        limits=limits,
        own_widths={},
        following_ms=None,
        unit_ms=1,
    )


@pytest.mark.parametrize(
    ("cue", "max_lines", "fit"),
    [
        ("incomprehensible", 1, True),
        ("indeed whatever", 1, False),
        ("indeed whatever", 2, True),
        ("incomprehensible whatever", 2, False),
    ],
)
def test_one_word_has_lines_whatever_its_width_and_others_where_they_fit(
    cue: str, max_lines: int, fit: bool
) -> None:
    stretch = stretch_in(cue, limits=Limits(max_cpl=10, max_lines=max_lines))
    assert has_lines(stretch, 0, len(cue.split())) is fit
    assert (best_lines(stretch, 0, len(cue.split())) is not None) is fit


def test_two_lines_of_one_length_are_better_than_a_shorter_upper_one() -> None:
    stretch = stretch_in("unquestionably me me unquestionably", limits=Limits(max_cpl=34))
    lines = best_lines(stretch, 0, 4)
    assert lines is not None
    assert lines.starts == (2,)


CLAUSE = "so it went on for us"


def test_cues_end_clauses_in_a_sentence_that_is_too_long_to_be_one() -> None:
    long = stretch_in(*[CLAUSE] * 4, "so it went on there", "yes")
    ends = [place for place, is_end in enumerate(long.sentence_ends) if is_end]
    assert ends == [5, 11, 17, 23, 28]
    assert not any(stretch_in(*[CLAUSE] * 4, "so it went on there").sentence_ends)


def test_only_words_without_times_of_the_file_get_those_of_their_cue() -> None:
    for measured, starts in ((False, [5000, 5500]), (True, [0, 0])):
        stretch = stretch_in("well then", measured=measured)
        stretch.retime([Draft(0, 2, 5000, 6000)])
        assert stretch.starts == starts
        assert stretch.ends == ([1000, 1000] if measured else [5500, 6000])


def test_boxes_that_are_taken_keep_their_words_and_brackets() -> None:
    cue = TimedBoxes(texts=["so", "it", "went"], words=[0, 1, 2, 3], spaces=["", " ", " "])
    cue.enclosed = {1, 2}
    taken = TimedBoxes()
    taken.take(7, cue, 0, 2, "")
    assert (taken.words, taken.enclosed) == ([0, 1, 2], {1})
    taken.take(7, cue, 2, 3, "")
    assert (taken.words, taken.enclosed) == ([0, 1, 2, 3], {1, 2})
    assert taken.parts == [CuePart(7, 0, 2, True, False), CuePart(7, 2, 3, False, True)]

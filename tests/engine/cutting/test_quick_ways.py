# SPDX-License-Identifier: Apache-2.0
"""What a cut leaves out to be quick changes nothing of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from interpunct.cutting.layout.cheapest import _with_last as with_last
from interpunct.cutting.layout.cost import best_lines
from interpunct.cutting.plan import CutMode, plan_cut
from interpunct.cutting.profiles import load_profile

Make = Callable[..., Any]
WORDS = ["a", "the", "water,", "of", "Lowe.", "12", "bridge", "and", "because", "unbelievably?"]
texts = st.lists(st.sampled_from(WORDS), min_size=1, max_size=24).map(" ".join)
cues = st.lists(st.tuples(st.sampled_from([0.0, 0.04, 1.0]), texts), min_size=1, max_size=8)
profiles = st.sampled_from(["netflix", "bbc"])
plans = given(cues=cues, profile=profiles, mode=st.sampled_from(CutMode))
calm = settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])


def plan_of(cutting: Make, given_cues: Any, profile: str, mode: CutMode) -> Any:
    made, clock = [], 1.0
    for gap, text in given_cues:
        made.append((clock + gap, clock + gap + 2.0, text))
        clock += gap + 2.0
    cutter = cutting()
    document = cutter.document(*made)
    return plan_cut(document, cutter.transcript(document), load_profile(profile), mode)


@plans
@calm
def test_a_passage_may_end_with_a_sentence_or_run_on(
    cutting: Make, cues: Any, profile: str, mode: CutMode
) -> None:
    plan = plan_of(cutting, cues, profile, mode)
    with patch("interpunct.cutting.cue_reader.CueReader.ends_sentence", return_value=False):
        assert plan_of(cutting, cues, profile, mode) == plan


@plans
@calm
def test_a_cue_that_fits_is_settled_at_once_as_it_would_be_in_rounds(
    cutting: Make, cues: Any, profile: str, mode: CutMode
) -> None:
    plan = plan_of(cutting, cues, profile, mode)
    with patch("interpunct.cutting.layout.cues._kept_whole", return_value=None):
        assert plan_of(cutting, cues, profile, mode) == plan


@plans
@calm
def test_words_that_stand_alone_are_cut_as_boxes_of_all_kinds_are(
    cutting: Make, cues: Any, profile: str, mode: CutMode
) -> None:
    plan = plan_of(cutting, cues, profile, mode)
    with patch("interpunct.cutting.cue_reader.word_boxes", return_value=None):
        assert plan_of(cutting, cues, profile, mode) == plan


@plans
@calm
def test_boxes_have_lines_where_the_best_ones_are_found(
    cutting: Make, cues: Any, profile: str, mode: CutMode
) -> None:
    plan = plan_of(cutting, cues, profile, mode)
    with patch(
        "interpunct.cutting.layout.cues.has_lines",
        lambda stretch, first, stop: best_lines(stretch, first, stop) is not None,
    ):
        assert plan_of(cutting, cues, profile, mode) == plan


@plans
@calm
def test_it_does_not_matter_which_last_cue_is_tried_first(
    cutting: Make, cues: Any, profile: str, mode: CutMode
) -> None:
    plan = plan_of(cutting, cues, profile, mode)

    def from_the_longest(*given_cues: Any, closing: float, likely: int) -> tuple[float, int]:
        return with_last(*given_cues, closing=closing, likely=0)

    with patch("interpunct.cutting.layout.cheapest._with_last", from_the_longest):
        assert plan_of(cutting, cues, profile, mode) == plan

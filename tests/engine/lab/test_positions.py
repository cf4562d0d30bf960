# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from interpunct.labels import Label, PaperLabel
from interpunct.scoring import scores
from interpunct_lab.evaluation.input_tasks import Passage, last_slots, position_scores

NONE, COMMA, PERIOD, QUESTION = PaperLabel


def item_ends(lengths: list[int]) -> NDArray[np.bool_]:
    """The last slots of items that have so many words each, one after the other."""
    stops = np.cumsum(lengths).tolist()
    items = [Passage(start, stop, stop) for start, stop in pairwise([0, *stops])]
    return last_slots(items, stops[-1])


def test_marks_inside_an_item_and_at_its_end_are_counted_apart() -> None:
    reference = [COMMA, PERIOD, NONE, PERIOD, QUESTION, NONE, QUESTION]
    hypothesis = [COMMA, NONE, PERIOD, PERIOD, QUESTION, COMMA, PERIOD]
    found = position_scores(reference, hypothesis, item_ends([4, 3]))
    assert (found["mid_period"].precision, found["mid_period"].recall) == (0, 0)
    assert (found["mid_question"].f1, found["mid_question"].support) == (1, 1)
    assert found["end_period"].precision == 0.5
    assert found["end_period"].recall == 1
    assert (found["end_question"].recall, found["end_question"].support) == (0, 1)
    comma = scores(reference, hypothesis).labels[Label.COMMA]
    assert (comma.precision, comma.recall) == (0.5, 1)


def test_overall_counts_every_mark_once() -> None:
    reference = [COMMA, PERIOD, NONE, QUESTION]
    hypothesis = [COMMA, PERIOD, PERIOD, PERIOD]
    overall = scores(reference, hypothesis)
    assert overall.micro_precision == 0.5
    assert overall.micro_recall == pytest.approx(2 / 3)
    assert sum(score.support for score in overall.labels.values()) == 3
    found = position_scores(reference, hypothesis, item_ends([2, 2]))
    assert sum(score.support for score in found.values()) == 2


def test_items_end_with_their_last_word_and_empty_ones_nowhere() -> None:
    assert item_ends([2, 0, 1]).tolist() == [False, True, True]
    assert item_ends([0]).tolist() == []
    found = position_scores([], [], np.zeros(0, np.bool_))
    assert {score.support for score in found.values()} == {0}


def test_other_lengths_are_refused() -> None:
    with pytest.raises(ValueError, match="same shape"):
        position_scores([NONE], [NONE, COMMA], item_ends([1]))

# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import numpy as np
import pytest

from interpunct.lab.evaluation.positions import item_ends, position_scores

NONE, COMMA, PERIOD, QUESTION = range(4)


def test_marks_inside_an_item_and_at_its_end_are_counted_apart() -> None:
    reference = [COMMA, PERIOD, NONE, PERIOD, QUESTION, NONE, QUESTION]
    hypothesis = [COMMA, NONE, PERIOD, PERIOD, QUESTION, COMMA, PERIOD]
    found = position_scores(reference, hypothesis, item_ends([4, 3]))
    assert (found.mid_period.precision, found.mid_period.recall) == (0, 0)
    assert (found.mid_question.f1, found.mid_question.support) == (1, 1)
    assert found.end_period.precision == 0.5
    assert found.end_period.recall == 1
    assert (found.end_question.recall, found.end_question.support) == (0, 1)
    assert (found.comma.precision, found.comma.recall) == (0.5, 1)


def test_overall_counts_every_mark_once() -> None:
    reference = [COMMA, PERIOD, NONE, QUESTION]
    hypothesis = [COMMA, PERIOD, PERIOD, PERIOD]
    overall = position_scores(reference, hypothesis, item_ends([2, 2])).overall
    assert overall.precision == 0.5
    assert overall.recall == pytest.approx(2 / 3)
    assert overall.support == 3


def test_items_end_with_their_last_word_and_empty_ones_nowhere() -> None:
    assert item_ends([2, 0, 1]).tolist() == [False, True, True]
    assert item_ends([0]).tolist() == []
    assert position_scores([], [], np.zeros(0, np.bool_)).overall.support == 0


def test_other_lengths_are_refused() -> None:
    with pytest.raises(ValueError, match="against"):
        position_scores([NONE], [NONE, COMMA], item_ends([1]))

# SPDX-License-Identifier: Apache-2.0
"""Figures of labels and casings against a reference, worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest

from interpunct.labels import Casing, Label, PaperLabel
from interpunct.scoring import as_given, casing_f1, ratio, scores

NONE, COMMA, PERIOD, QUESTION = PaperLabel
WANTED = [COMMA, COMMA, COMMA, PERIOD, QUESTION, NONE, NONE]
GIVEN = [COMMA, COMMA, NONE, PERIOD, PERIOD, COMMA, NONE]


def test_each_label_has_its_precision_recall_and_support() -> None:
    found = scores(WANTED, GIVEN).labels
    assert list(found) == [Label.COMMA, Label.PERIOD, Label.QUESTION]
    assert found[Label.COMMA].precision == found[Label.COMMA].recall == pytest.approx(2 / 3)
    assert (found[Label.PERIOD].precision, found[Label.PERIOD].recall) == (0.5, 1)
    assert found[Label.PERIOD].f1 == pytest.approx(2 / 3)
    assert (found[Label.QUESTION].precision, found[Label.QUESTION].f1) == (0, 0)
    assert [found[label].support for label in found] == [3, 1, 1]


def test_the_averages_leave_slots_without_a_mark_out() -> None:
    found = scores(WANTED, GIVEN)
    assert found.micro_precision == found.micro_recall == found.micro_f1 == pytest.approx(3 / 5)
    assert found.macro_f1 == pytest.approx((2 / 3 + 2 / 3 + 0) / 3)
    assert found.weighted_f1 == pytest.approx((3 * 2 / 3 + 2 / 3) / 5)
    assert found.slot_error_rate == pytest.approx(3 / 5)


def test_what_was_confused_is_counted_by_what_was_wanted_and_given() -> None:
    confusion = scores(WANTED, GIVEN).confusion
    assert confusion[COMMA][NONE] == confusion[NONE][COMMA] == confusion[QUESTION][PERIOD] == 1
    assert confusion[PERIOD][QUESTION] == 0
    assert sum(map(sum, confusion)) == len(WANTED)


def test_texts_of_other_lengths_are_refused() -> None:
    with pytest.raises(ValueError, match="7 labels against 6"):
        scores(WANTED, GIVEN[1:])


def test_a_question_is_a_period_to_who_has_no_question_marks() -> None:
    given = as_given(np.array(WANTED), (Label.COMMA, Label.PERIOD))
    assert given.tolist() == [COMMA, COMMA, COMMA, PERIOD, PERIOD, NONE, NONE]


def test_a_capital_is_right_where_it_is_the_same() -> None:
    lower, capital, upper = Casing
    wanted = [capital, capital, upper, lower, lower]
    assert casing_f1(wanted, [capital, lower, capital, lower, lower]) == pytest.approx(2 / 5)
    assert casing_f1(wanted, wanted) == 1


def test_a_share_of_nothing_is_nothing() -> None:
    assert ratio(1, 4) == 0.25
    assert ratio(0, 0) == 0

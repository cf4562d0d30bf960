# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import Label, PaperLabel
from interpunct.scoring import casing_f1, scores
from interpunct_lab.evaluation.metrics import errors_caught, region_balanced_calibration_error

NONE, COMMA, PERIOD, QUESTION = PaperLabel


def test_a_worked_example() -> None:
    reference = [NONE, COMMA, NONE, PERIOD, NONE, NONE, QUESTION, COMMA, NONE, PERIOD]
    hypothesis = [NONE, COMMA, COMMA, PERIOD, NONE, NONE, PERIOD, NONE, NONE, PERIOD]
    found = scores(reference, hypothesis)
    assert found.labels[Label.COMMA].precision == pytest.approx(1 / 2)
    assert found.labels[Label.COMMA].recall == pytest.approx(1 / 2)
    assert found.labels[Label.PERIOD].precision == pytest.approx(2 / 3)
    assert found.labels[Label.PERIOD].recall == pytest.approx(1.0)
    assert found.labels[Label.QUESTION].f1 == 0.0
    assert found.micro_precision == pytest.approx(3 / 5)
    assert found.micro_recall == pytest.approx(3 / 5)
    assert found.macro_f1 == pytest.approx((0.5 + 0.8 + 0.0) / 3)
    assert found.weighted_f1 == pytest.approx((0.5 * 2 + 0.8 * 2 + 0.0) / 5)
    # an insertion, a substitution and a deletion over the five marks of the reference
    assert found.slot_error_rate == pytest.approx(3 / 5)


labels = st.lists(st.sampled_from([int(label) for label in PaperLabel]), min_size=1, max_size=60)


@given(labels)
def test_the_reference_itself_is_without_fault(reference: list[int]) -> None:
    found = scores(reference, reference)
    assert found.slot_error_rate == 0.0
    assert found.micro_f1 == (1.0 if any(reference) else 0.0)


@given(labels, st.randoms())
def test_precision_of_one_way_is_recall_of_the_other(reference: list[int], random: object) -> None:
    hypothesis = list(reference)
    random.shuffle(hypothesis)  # type: ignore[attr-defined]
    there, back = scores(reference, hypothesis), scores(hypothesis, reference)
    assert there.micro_precision == pytest.approx(back.micro_recall)
    assert there.micro_f1 == pytest.approx(back.micro_f1)


def test_lengths_that_differ_are_refused() -> None:
    with pytest.raises(ValueError, match="3 labels against 2"):
        scores([0, 1, 2], [0, 1])


def test_casing_counts_only_words_that_need_or_get_a_capital() -> None:
    assert casing_f1([0, 0, 1, 2], [0, 0, 1, 2]) == 1.0
    assert casing_f1([0, 0, 1, 2], [0, 0, 1, 1]) == pytest.approx(0.5)
    assert casing_f1([0, 0, 0], [0, 0, 0]) == 0.0


def test_many_certain_slots_do_not_hide_doubtful_ones_that_are_wrong() -> None:
    probabilities = np.array([0.999] * 10_000 + [0.55] * 100, np.float32)
    right = np.array([True] * 10_000 + [False] * 100)
    error = region_balanced_calibration_error(probabilities, right)
    assert error == pytest.approx((0.001 + 0.55) / 2, abs=1e-3)


def test_errors_among_the_least_certain_slots_are_caught() -> None:
    probabilities = np.array([0.5, 0.6, 0.9, 0.99], np.float32)
    right = np.array([False, True, False, True])
    assert errors_caught(probabilities, right, 0.25) == 0.5
    assert errors_caught(probabilities, right, 0.75) == 1.0

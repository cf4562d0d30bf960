# SPDX-License-Identifier: Apache-2.0
"""Probabilities after an opinion."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import PAPER_LABELS, Label, LabelSet, PaperLabel
from interpunct.opinions.options import OpinionOptions
from interpunct.opinions.weighing import weighed

FACTOR = OpinionOptions("ollama").weight
ROWS = st.lists(st.floats(0.001, 1), min_size=4, max_size=4)


def row(*values: float) -> np.ndarray:
    found = np.array([values], np.float32)
    result: np.ndarray = found / found.sum()
    return result


@given(ROWS, st.sampled_from(PAPER_LABELS))
def test_odds_change_by_the_factor_and_no_more(values: list[float], said: Label) -> None:
    before = row(*values)
    after = weighed(before, [said], PAPER_LABELS, FACTOR)
    column = PAPER_LABELS.column(said)
    assert after.sum() == pytest.approx(1, abs=1e-5)
    odds = [found[0, column] / (1 - found[0, column]) for found in (before, after)]
    assert odds[1] == pytest.approx(FACTOR * odds[0], rel=1e-2)
    others = np.delete(after[0], column) / np.delete(before[0], column)
    assert others == pytest.approx(others[0], rel=1e-3)  # shares among the others stay
    assert others[0] <= 1 + 1e-6


def test_agreement_settles_a_doubt_and_dissent_overturns_no_sure_label() -> None:
    agreed = weighed(row(0.61, 0.39, 0, 0), [Label.NONE], PAPER_LABELS, FACTOR)
    assert agreed[0, 0] > 0.75
    dissent = weighed(row(0.68, 0.32, 0, 0), [Label.COMMA], PAPER_LABELS, FACTOR)
    assert dissent[0].argmax() == PaperLabel.NONE
    assert dissent[0, 0] < 0.75


def test_what_the_text_rules_out_stays_out() -> None:
    assert weighed(row(0.5, 0, 0.5, 0), [Label.COMMA], PAPER_LABELS, FACTOR)[0].tolist() == [
        0.5,
        0,
        0.5,
        0,
    ]


def test_a_label_that_is_only_offered_counts_as_the_one_shown() -> None:
    offered = Label("SEMICOLON", PaperLabel.PERIOD, ";", ends_sentence=True, offered=True)
    labels = LabelSet([*PAPER_LABELS, offered])
    before = np.array([[0.4, 0.1, 0.2, 0.1, 0.2]], np.float32)
    for said in (Label.PERIOD, offered):
        after = weighed(before, [said], labels, 4)
        assert after[0] == pytest.approx(np.array([0.4, 0.1, 0.8, 0.1, 0.8]) / 2.2, rel=1e-4)

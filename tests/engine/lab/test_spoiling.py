# SPDX-License-Identifier: Apache-2.0
"""Errors as speech recognition makes them: which words change, and where their marks go."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from interpunct.labels import PAPER_LABELS, Label, LabelSet, PaperLabel
from interpunct_lab.sampling.spoiling import recognition_errors

stretches = st.lists(st.integers(0, 3), min_size=1, max_size=60)


@given(stretches, st.floats(0.01, 1.0), st.integers(0, 99))
def test_words_stay_in_order_and_marks_are_not_invented(
    labels: list[int], rate: float, seed: int
) -> None:
    given_labels = np.array(labels, np.uint8)
    random = np.random.default_rng(seed)
    spoilt = recognition_errors(given_labels, PAPER_LABELS, rate=rate, random=random)
    assert (np.diff(spoilt.origin) >= 0).all()
    assert np.bincount(spoilt.origin).max() <= 2
    assert spoilt.origin[0] == spoilt.written[0] == 0, "the first word stays"
    assert spoilt.labels.max(initial=0) == max(labels)
    assert (spoilt.labels > 0).sum() <= (given_labels > 0).sum()
    assert (spoilt.written[~spoilt.strange] == spoilt.origin[~spoilt.strange]).all()


def test_a_rate_of_nothing_changes_nothing() -> None:
    labels = np.array([0, 1, 0, 2], np.uint8)
    random = np.random.default_rng(0)
    spoilt = recognition_errors(labels, PAPER_LABELS, rate=1e-9, random=random)
    assert spoilt.written.tolist() == [0, 1, 2, 3]
    assert spoilt.labels.tolist() == labels.tolist()
    assert not spoilt.strange.any()


def test_the_kinds_of_errors_have_their_shares() -> None:
    labels = np.zeros(20_000, np.uint8)
    random = np.random.default_rng(0)
    spoilt = recognition_errors(labels, PAPER_LABELS, rate=0.5, random=random)
    deleted = 1 - len(np.unique(spoilt.origin)) / len(labels)
    extra = (spoilt.origin[1:] == spoilt.origin[:-1]).sum() / len(labels)
    replaced = spoilt.strange.sum() / len(labels) - extra
    assert abs(deleted - 0.2) < 0.02
    assert abs(replaced - 0.2) < 0.02
    assert abs(extra - 0.1) < 0.02


def test_the_stronger_mark_stays_whatever_its_column_is() -> None:
    dash = Label("DASH", PaperLabel.COMMA, "—", is_pause=True)
    labels = LabelSet([*PAPER_LABELS, dash])
    columns = np.tile(np.array([3, 4], np.uint8), 400)  # questions and dashes in turn
    random = np.random.default_rng(0)
    spoilt = recognition_errors(columns, labels, rate=1.0, random=random)
    unchanged = recognition_errors(columns[:1], labels, rate=1.0, random=random)
    assert unchanged.labels.tolist() == [3]
    assert (spoilt.labels == 3).sum() > (spoilt.labels == 4).sum()

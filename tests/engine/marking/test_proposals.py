# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from numpy.typing import NDArray

from interpunct.captions.reading import parse_captions
from interpunct.labels import PAPER_LABELS, Label, LabelSet, MarksMode, PaperLabel
from interpunct.marking.proposals import (
    Proposal,
    confidence_in,
    propose,
    propose_slot,
    shown_label,
    shown_labels,
)
from interpunct.marking.rendering import Habit
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.transcript import Slot

PERIOD = (0.1, 0.2, 0.6, 0.1)
EMPTY = Slot(4, 4, "", Label.NONE)


def test_the_likeliest_label_is_proposed_with_the_mark_of_the_language() -> None:
    assert propose_slot(EMPTY, PERIOD, "hi", Habit()).mark == "।"
    proposal = propose_slot(EMPTY, PERIOD, "en", Habit())
    assert (proposal.label, proposal.mark) == (Label.PERIOD, ".")


def test_a_mark_of_the_file_stays() -> None:
    proposal = propose_slot(Slot(4, 5, "!", Label.PERIOD), (0.9, 0.1, 0.0, 0.0), "en", Habit())
    assert proposal.given
    assert (proposal.label, proposal.mark) == (Label.PERIOD, "!")


def test_replacing_marks_may_take_one_away() -> None:
    slot = Slot(4, 5, ",", Label.COMMA)
    proposal = propose_slot(slot, (0.9, 0.1, 0.0, 0.0), "en", Habit(), MarksMode.REPLACE)
    assert proposal.mark == ""
    assert not proposal.given


def test_a_mark_of_the_proposed_label_is_never_exchanged_for_another_sign() -> None:
    slot = Slot(4, 5, "!", Label.PERIOD)
    assert propose_slot(slot, PERIOD, "en", Habit(), MarksMode.REPLACE).mark == "!"


def test_nothing_is_proposed_for_a_protected_slot() -> None:
    slot = Slot(4, 4, "", Label.NONE, protected=True)
    assert propose_slot(slot, PERIOD, "en", Habit()).mark == ""


def test_the_words_around_a_settled_slot_decide() -> None:
    proposal = propose_slot(Slot(4, 4, "", Label.NONE, settled=""), PERIOD, "en", Habit())
    assert proposal == Proposal(Label.NONE, "", given=True)


def test_every_slot_is_proposed_for_in_its_language_and_mode() -> None:
    body = b"1\n00:00:00,000 --> 00:00:05,000\nyes, no\n"
    transcript = build_transcript(parse_captions(body), languages=["en"])
    rows = np.array([(0.9, 0.1, 0.0, 0.0), PERIOD], np.float32)
    for marks, first in ((MarksMode.COMPLETE, ","), (MarksMode.REPLACE, "")):
        found = propose(transcript, rows, Habit(), marks)
        assert [proposal.mark for proposal in found] == [first, "."]


def test_the_likeliest_label_is_shown() -> None:
    rows = [(0.45, 0.25, 0.2, 0.1), (0.3, 0.4, 0.3, 0.0), (0.1, 0.2, 0.3, 0.4)]
    expected = [Label.NONE, Label.COMMA, Label.QUESTION]
    assert [shown_label(row, PAPER_LABELS) for row in rows] == expected
    columns = shown_labels(np.array(rows, np.float32), PAPER_LABELS).tolist()
    assert columns == list(map(PAPER_LABELS.column, expected))


OFFERED = Label("EXCLAMATION", PaperLabel.PERIOD, "!", ends_sentence=True, offered=True)
WITH_OFFERED = LabelSet([*PAPER_LABELS, OFFERED])


def test_a_label_that_is_only_offered_counts_for_the_label_shown() -> None:
    row = (0.4, 0.1, 0.2, 0.0, 0.3)
    assert shown_label(row, WITH_OFFERED) is Label.PERIOD
    assert shown_labels(np.array([row], np.float32), WITH_OFFERED).tolist() == [2]
    assert confidence_in(Label.PERIOD, row, WITH_OFFERED) == pytest.approx(0.5)
    assert confidence_in(OFFERED, row, WITH_OFFERED) == 0.3  # as the human chose it


@given(arrays(np.float32, (7, 5), elements=st.floats(0, 1, width=32)))
def test_labels_are_shown_alike_one_by_one_and_in_rows(rows: NDArray[np.float32]) -> None:
    columns = shown_labels(rows, WITH_OFFERED).tolist()
    one_by_one = [shown_label(row, WITH_OFFERED) for row in rows.tolist()]
    totals = rows[:, :4].astype(np.float64)
    totals[:, 2] += rows[:, 4]
    for column, label, total in zip(columns, one_by_one, totals.tolist(), strict=True):
        assert not label.offered
        assert total[column] == pytest.approx(max(total))
        assert total[WITH_OFFERED.column(label)] == pytest.approx(max(total))

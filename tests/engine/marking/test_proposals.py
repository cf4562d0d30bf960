# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import numpy as np

from interpunct.labels import PAPER_LABELS, Label, MarksMode
from interpunct.marking.proposals import propose_slot, shown_label, shown_labels
from interpunct.marking.rendering import Habit
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


def test_the_likeliest_label_is_shown() -> None:
    rows = [(0.45, 0.25, 0.2, 0.1), (0.3, 0.4, 0.3, 0.0), (0.1, 0.2, 0.3, 0.4)]
    expected = [Label.NONE, Label.COMMA, Label.QUESTION]
    assert [shown_label(row, PAPER_LABELS) for row in rows] == expected
    columns = shown_labels(np.array(rows, np.float32)).tolist()
    assert columns == list(map(PAPER_LABELS.column, expected))

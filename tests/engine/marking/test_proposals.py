# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

import numpy as np

from interpunct.captions.reading import parse_captions
from interpunct.labels import PAPER_LABELS, Label, MarksMode
from interpunct.marking.proposals import (
    Proposal,
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
    columns = shown_labels(np.array(rows, np.float32)).tolist()
    assert columns == list(map(PAPER_LABELS.column, expected))

# SPDX-License-Identifier: Apache-2.0
"""Many cues typed over as one step: what comes of it, and that a plan changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.errors import CaptionError, SessionError
from interpunct.review.commands import Decide
from interpunct.review.journal_lines import command_of
from interpunct.review.restructuring import EditedCue, EditPayload, EditPayloads
from interpunct.work.matching import stages
from interpunct.work.work import Work

MakeState = Callable[..., Work]
AllOf = Callable[[Work], tuple[object, ...]]


def texts(work: Work, old: str, new: str) -> dict[int, str]:
    shown = {cue: work.cue_text(cue).text for cue in range(len(work.document.cues))}
    return {cue: text.replace(old, new) for cue, text in shown.items() if old in text}


def test_it_is_what_editing_one_word_after_the_other_gives(
    make_state: MakeState, all_of: AllOf
) -> None:
    work, other = make_state(), make_state()
    Decide.plan(work, 5, "!").apply(work)
    Decide.plan(other, 5, "!").apply(other)
    before = all_of(work)
    wanted = texts(work, "e", "o a")
    assert len(wanted) > 3
    step = EditPayloads.plan(work, wanted)
    assert all_of(work) == before
    step.apply(work)
    for cue, text in wanted.items():
        for stage in stages(other.cue_text(cue).text, text):
            EditPayload.plan(other, cue, stage).apply(other)
    assert all_of(work) == all_of(other)
    assert step.description == f"text of {len(wanted)} cues"
    step.revert(work)
    assert all_of(work) == before
    command_of(step.record()).step(work).apply(work)
    assert work.to_bytes() == other.to_bytes()


def test_gaps_between_replaced_words_stay_undecided(make_state: MakeState) -> None:
    work = make_state()
    shown = work.cue_text(0).text
    assert shown == "Yesterday, I, went to? The market."
    EditPayloads.plan(work, {0: shown.replace("Yesterday", "Today").replace("The", "A")}).apply(
        work
    )
    assert work.cue_text(0).text == "Today, I, went to? A market."
    assert set(work.decisions) <= {0, 4}


def test_a_text_that_the_file_cannot_hold_changes_nothing(
    make_state: MakeState, all_of: AllOf
) -> None:
    work = make_state()
    before = all_of(work)
    with pytest.raises(CaptionError):
        EditPayloads.plan(work, {0: "fine", 1: "no\n\n00:00:01,000 --> 00:00:02,000\nno"})
    with pytest.raises(SessionError):
        EditPayloads.plan(work, {})
    assert all_of(work) == before


def test_a_record_of_another_file_is_refused(make_state: MakeState) -> None:
    record = EditPayloads.plan(make_state(), {5: "the very end"}).record()
    with pytest.raises(SessionError, match="no cue number"):
        command_of(record).step(make_state("1\n00:00:01,000 --> 00:00:02,000\nhi\n"))


@settings(deadline=None)
@given(
    changed=st.dictionaries(
        st.integers(0, 5),
        st.sampled_from(["so <i>it</i> was", "the end", "", "- yes\n- no", "- JOHN: i came"]),
        min_size=2,
    ),
    decided=st.sets(st.integers(0, 25), max_size=4),
)
def test_payloads_of_near_cues_give_what_one_after_the_other_gives(
    make_state: MakeState, all_of: AllOf, changed: dict[int, str], decided: set[int]
) -> None:
    work, other = make_state(), make_state()
    for state in (work, other):
        for slot in decided:
            if not state.transcript.slots[slot].protected:
                Decide.plan(state, slot, "!").apply(state)
    before = all_of(work)
    payloads = dict(sorted(changed.items()))
    step = EditPayloads.plan_payloads(work, payloads)
    assert all_of(work) == before
    step.apply(work)
    for cue, payload in payloads.items():
        EditPayloads((EditedCue(payload, (), (), cue=cue),)).step(other).apply(other)
    assert all_of(work) == all_of(other)
    step.revert(work)
    assert all_of(work) == before

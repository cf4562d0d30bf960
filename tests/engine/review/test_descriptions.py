# SPDX-License-Identifier: Apache-2.0
"""What each step says of itself: its name for the undo text, and what is to be shown again."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from interpunct.captions.retiming import CueTimes
from interpunct.cutting.plan import CutPlan, KeptCue, NewCue
from interpunct.labels import Casing, MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.commands import Decide, DecideMany, SetCasing, SetModes, Step
from interpunct.review.more_time import SplitAndRetime
from interpunct.review.restructuring import (
    EditPayload,
    EditPayloads,
    JoinCues,
    Recut,
    SetLanguage,
    SplitCue,
)
from interpunct.review.retiming import Retime, SetTimes
from interpunct.work.work import Work

MakeState = Callable[..., Work]
ONE_CUE = "1\n00:00:01,000 --> 00:00:03,000\nso it goes\n"


def typed(work: Work, *cues: int) -> Mapping[int, str]:
    """The texts of these cues with a word more."""
    return {cue: f"well {work.cue_text(cue).text}" for cue in cues}


def later(work: Work, *cues: int) -> Mapping[int, CueTimes]:
    """The times of these cues, a little later."""
    old = {cue: work.document.cues[cue] for cue in cues}
    return {cue: CueTimes(old[cue].start_ms + 10, old[cue].end_ms + 10, True) for cue in cues}


def split_later(work: Work, *slots: int) -> Step:
    """The cues of these slots split, and the first cue a little later."""
    splits = tuple(SplitCue(slot, work.transcript.words[slot].text) for slot in slots)
    return SplitAndRetime(splits, Retime.of({0: CueTimes(1010, 2000)})).step(work)


@pytest.mark.parametrize(
    ("plan", "name", "shown", "restructures"),
    [
        (lambda w: Decide.plan(w, 0, ","), "comma after ‘yesterday’", range(1), False),
        (lambda w: Decide.plan(w, 1, "."), "period after ‘i’", range(1), False),
        (lambda w: Decide.plan(w, 3, "?"), "question mark after ‘to’", range(1), False),
        (lambda w: Decide.plan(w, 4, ""), "no mark after ‘the’", range(2), False),
        (lambda w: Decide.plan(w, 5, "!"), "exclamation mark after ‘market’", range(2), False),
        (lambda w: Decide.plan(w, 5, "…"), "ellipsis after ‘market’", range(2), False),
        (lambda w: Decide.plan(w, 5, ":"), "colon after ‘market’", range(2), False),
        (lambda w: DecideMany.plan(w, [0]), "1 decision", range(1), False),
        (lambda w: DecideMany.plan(w, [0, 1]), "2 decisions", range(1), False),
        (lambda w: SetBookmarks.plan(w, {0: ""}), "bookmark at ‘yesterday’", range(1), False),
        (lambda w: SetBookmarks.plan(w, {0: "", 20: ""}), "bookmark at 2 places", range(4), False),
        (lambda w: EditPayload.plan(w, 0, "so"), "text of cue 1", range(2), True),
        (lambda w: EditPayloads.plan(w, typed(w, 1)), "text of cue 2", range(1, 3), True),
        (lambda w: EditPayloads.plan(w, typed(w, 0, 1)), "text of 2 cues", range(3), True),
        (lambda w: SplitCue.plan(w, 2), "split after ‘went’", range(2), True),
        (lambda w: JoinCues.plan(w, 0), "join of cues 1 and 2", range(3), True),
        (lambda w: JoinCues.plan(w, 0, 3), "join of cues 1 to 3", range(4), True),
        (lambda w: SetLanguage.plan(w, [1], "de"), "German for cue 2", range(1, 3), True),
        (lambda w: SetLanguage.plan(w, [0, 1], "de"), "German for 2 cues", range(3), True),
        (lambda w: Retime.plan(w, later(w, 1)), "times of cue 2", range(1, 2), False),
        (lambda w: Retime.plan(w, later(w, 0, 1)), "times of 2 cues", range(2), False),
        (lambda w: split_later(w, 2), "1 split cue with more time", range(7), True),
        (lambda w: split_later(w, 2, 8), "2 split cues with more time", range(8), True),
        (lambda w: SetTimes.plan(w, 5, 14_000, 15_000), "times of cue 6", range(5, 6), False),
    ],
)  # fmt: skip
def test_a_step_tells_what_it_does_and_where(
    make_state: MakeState,
    plan: Callable[[Work], Step],
    name: str,
    shown: range,
    restructures: bool,
) -> None:
    step = plan(make_state())
    assert (step.description, step.cues, step.restructures) == (name, shown, restructures)


@pytest.mark.parametrize(
    ("casing", "name"),
    [
        (Casing.LOWER, "lower case"),
        (Casing.CAPITALISED, "capital"),
        (Casing.UPPER, "upper case"),
        (None, "case as written"),
    ],
)
def test_a_casing_is_named(make_state: MakeState, casing: Casing | None, name: str) -> None:
    step = SetCasing.plan(make_state(), 0, casing)
    assert step.description == f"{name} for ‘yesterday’"


@pytest.mark.parametrize("marks", MarksMode)
@pytest.mark.parametrize("casing", CasingMode)
def test_a_change_of_modes_names_both(
    make_state: MakeState, marks: MarksMode, casing: CasingMode
) -> None:
    step = SetModes.plan(make_state(), marks, casing)
    assert step.description == f"marks: {marks.value}, case: {casing.value}"
    assert step.cues == range(6)


def test_a_cut_tells_how_many_cues_there_are_then(make_state: MakeState) -> None:
    one, two = make_state(ONE_CUE), make_state()
    shorter = CutPlan((NewCue(0, 3, (), 1000, 2000),))
    assert Recut.plan(one, shorter).description == "cut into 1 cue"
    plan = CutPlan((NewCue(0, 6, (), 1000, 2000), *map(KeptCue, range(1, 6))))
    step = Recut.plan(two, plan)
    assert (step.description, step.cues, step.restructures) == ("cut into 6 cues", range(6), True)

# SPDX-License-Identifier: Apache-2.0
"""A decision carried to like places, as one step."""

from __future__ import annotations

import pytest

from interpunct.errors import SessionError
from interpunct.labels import Casing
from interpunct.review.commands import Decide, SetCasing, Step
from interpunct.review.like_places import LikePlaces
from interpunct.work.options import Options
from interpunct.work.work import Work

LINES = ["well anna said well", "so anna came and well anna", "well bob said annas well"]


@pytest.fixture
def work() -> Work:
    cues = (
        f"{n}\n00:00:0{n},000 --> 00:00:0{n},900\n{line}\n"
        for n, line in enumerate(LINES, start=1)
    )
    return Work.of_bytes("\n".join(cues).encode(), Options(languages=("en",)))


def done(work: Work, step: Step) -> Step:
    step.apply(work)
    return step


def found(places: LikePlaces, step: Step | None) -> tuple[list[int], list[int]]:
    """Slots and words that are like those of a step."""
    command = places.of(step)
    return [one.slot for one in command.decisions], [one.index for one in command.casings]


def shown(work: Work) -> list[str]:
    return [work.cue_text(cue).text for cue in range(3)]


def test_a_name_gets_its_capital_everywhere(work: Work) -> None:
    before = shown(work)
    step = done(work, SetCasing.plan(work, 1, Casing.CAPITALISED))
    once = shown(work)
    places = LikePlaces(work)
    assert found(places, step) == ([], [5, 9])
    repeated = done(work, places.repeat(step))
    assert shown(work) == [
        text.replace("anna ", "Anna ").replace("well anna", "well Anna") for text in before
    ]
    repeated.revert(work)
    assert shown(work) == once


def test_a_mark_goes_to_the_gaps_between_the_same_words(work: Work) -> None:
    step = done(work, Decide.plan(work, 0, ","))
    places = LikePlaces(work)
    assert found(places, step) == ([8], [])  # well anna; not: well bob
    done(work, places.repeat(step))
    assert [slot for slot in range(len(work.transcript)) if work.mark(slot) == ","] == [0, 8]
    assert found(places, step) == ([], [])


def test_decided_places_keep_their_decision(work: Work) -> None:
    done(work, Decide.plan(work, 8, ""))
    step = done(work, Decide.plan(work, 0, ","))
    with pytest.raises(SessionError, match="no undecided place"):
        LikePlaces(work).repeat(step)
    assert work.mark(8) == ""


def test_no_step_has_no_like_places(work: Work) -> None:
    assert found(LikePlaces(work), None) == ([], [])
    with pytest.raises(SessionError, match="no undecided place"):
        LikePlaces(work).repeat(None)

# SPDX-License-Identifier: Apache-2.0
"""What was decided upon a file goes along to another version of it, as far as it fits."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.errors import InterpunctError
from interpunct.labels import Casing
from interpunct.marking.casing import CasingMode
from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.commands import Decide, DecideCasing, SetCasing, Step
from interpunct.review.decision_transfer import Carried, carry_over
from interpunct.review.history import History
from interpunct.work.decisions import CasingChoice
from interpunct.work.work import Work

MakeState = Callable[..., Work]
Plan = Callable[[Work, int, int, int], Step]


def word(work: Work, text: str) -> int:
    return next(k for k, one in enumerate(work.transcript.words) if one.text == text)


def carried(old: Work, new: Work) -> Carried:
    found = carry_over(old, new)
    history = History(new)
    for step in found.steps:
        history.do(step)
    return found


def test_a_decision_moves_along_with_its_word(make_state: MakeState, market: str) -> None:
    old = make_state()
    History(old).do(Decide.plan(old, word(old, "apples"), "!"))
    new = make_state("1\n00:00:00,000 --> 00:00:01,000\nwell then\n\n" + market)
    found = carried(old, new)
    assert (found.kept, found.all) == (1, 1)
    assert new.mark(word(new, "apples")) == "!"
    assert list(new.decisions) == [word(new, "apples")]


def test_a_decision_does_not_fit_where_another_word_follows(
    make_state: MakeState, market: str
) -> None:
    old = make_state()
    History(old).do(Decide.plan(old, word(old, "apples"), "!"))
    found = carried(old, new := make_state(market.replace("apples then", "apples and then")))
    assert (found.kept, found.all) == (0, 1)
    assert not new.decisions


def test_a_decision_does_not_undo_a_mark_that_the_other_program_set(
    make_state: MakeState, market: str
) -> None:
    old = make_state()
    History(old).do(Decide.plan(old, word(old, "apples"), "!"))
    new = make_state(market.replace("apples then", "apples, then"))
    assert carried(old, new).kept == 0
    assert new.to_bytes().count(b"apples!") == 0


def test_a_decision_that_is_in_the_file_by_now_is_kept(make_state: MakeState, market: str) -> None:
    old = make_state()
    History(old).do(Decide.plan(old, word(old, "apples"), "!"))
    new = make_state(market.replace("apples then", "apples! then"))
    assert carried(old, new).kept == 1


def test_capitals_and_bookmarks_go_along(make_state: MakeState, market: str) -> None:
    old = make_state()
    history = History(old)
    history.do(SetCasing.plan(old, word(old, "apples"), Casing.UPPER))
    history.do(SetBookmarks.plan(old, {word(old, "home"): "look"}))
    new = make_state(market.replace("yesterday", "yesterday morning"))
    found = carried(old, new)
    assert (found.kept, found.all) == (2, 2)
    assert b"APPLES" in new.to_bytes()
    assert new.bookmarks == {word(new, "home"): "look"}


@settings(max_examples=30)
@given(
    st.lists(st.tuples(st.sampled_from((0, 1, 2, 11, 12)), st.integers(0, 60), st.integers(0, 90)))
)
def test_all_decisions_fit_the_same_file(
    make_state: MakeState, plan: Plan, steps: list[tuple[int, int, int]]
) -> None:
    old, new = make_state(), make_state()
    history = History(old)
    for step in steps:
        with suppress(InterpunctError):
            history.do(plan(old, *step))
    found = carried(old, new)
    assert found.kept == found.all
    assert new.decisions == old.decisions
    assert new.casings == old.casings
    assert new.bookmarks == old.bookmarks
    assert new.to_bytes() == old.to_bytes()


def test_a_decision_that_does_not_fit_leaves_those_after_it(
    make_state: MakeState, market: str
) -> None:
    old = make_state()
    history = History(old)
    history.do(Decide.plan(old, word(old, "market"), "!"))
    history.do(Decide.plan(old, word(old, "apples"), "!"))
    found = carried(old, new := make_state(market.replace("market", "shop")))
    assert (found.kept, found.all) == (1, 2)
    assert list(new.decisions) == [word(new, "apples")]


def test_a_casing_that_was_decided_inside_a_sentence_moves_along(make_state: MakeState) -> None:
    old, new = make_state(casing=CasingMode.MODEL), make_state(casing=CasingMode.MODEL)
    market = word(old, "market")
    History(old).do(DecideCasing.plan(old, market, Casing.CAPITALISED, seconds=2))
    found = carried(old, new)
    assert (found.kept, found.all) == (1, 1)
    assert new.casings == {market: CasingChoice(Casing.CAPITALISED, inside=True, seconds=2)}

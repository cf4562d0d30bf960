# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.errors import ReportError
from interpunct.folders.ledger import Ledger
from interpunct.folders.outcomes import Outcome, Status
from interpunct.folders.reported_run import InOrder
from interpunct.folders.worker import FileTold


def test_a_lost_worker_costs_the_file_that_it_had_open_a_second_try_by_itself() -> None:
    ledger = Ledger([(0, 1, 2)])
    ledger.give(1)
    ledger.begin(1, 0)
    ledger.end(1, 0)
    ledger.begin(1, 1)
    assert ledger.lose(1) == ()
    assert ledger.give(2) == (2,)
    assert ledger.give(3) == (1,)


def test_a_file_whose_worker_is_lost_twice_is_given_up() -> None:
    ledger = Ledger([(0,)])
    ledger.give(1)
    ledger.begin(1, 0)
    assert ledger.lose(1) == ()
    ledger.give(2)
    ledger.begin(2, 0)
    assert ledger.lose(2) == (0,)
    assert ledger.is_done


def test_a_worker_that_is_lost_before_it_began_cannot_go_on_for_ever() -> None:
    ledger = Ledger([(0, 1)])
    given_up: list[int] = []
    for worker in range(20):
        if not ledger.waits:
            break
        ledger.give(worker)
        given_up += ledger.lose(worker)
    assert sorted(given_up) == [0, 1]
    assert ledger.is_done


def test_a_worker_without_files_can_be_lost() -> None:
    assert Ledger([()]).lose(7) == ()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk here")
def test_a_full_temporary_folder_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    full = Path("/dev/full").open("r+b", buffering=0)  # noqa: SIM115 - closed in `rest`
    monkeypatch.setattr("tempfile.TemporaryFile", lambda **_: full)
    order, told = InOrder(), FileTold(1, Outcome(Path("a.srt"), Status.WRITTEN))
    with pytest.raises(ReportError, match=r"cannot be kept here: .*TMPDIR"):
        list(order.add(told))
    assert list(order.rest()) == []


@given(st.data(), st.lists(st.integers(1, 5), min_size=1, max_size=6))
def test_every_file_ends_or_is_given_up_once_however_many_workers_are_lost(
    data: st.DataObject, sizes: list[int]
) -> None:
    places = iter(range(sum(sizes)))
    ledger = Ledger([tuple(next(places) for _ in range(size)) for size in sizes])
    ended: Counter[int] = Counter()
    begun: Counter[int] = Counter()
    worker = 0
    while not ledger.is_done:
        worker += 1
        for place in ledger.give(worker):
            if data.draw(st.integers(0, 3)) == 0:
                break
            ledger.begin(worker, place)
            begun[place] += 1
            if data.draw(st.integers(0, 3)) == 0:
                break
            ledger.end(worker, place)
            ended[place] += 1
        ended.update(ledger.lose(worker))
    assert ended == Counter(range(sum(sizes)))
    assert max(begun.values(), default=0) <= 2


def told_at(place: int) -> FileTold:
    """What a worker tells of a file that failed."""
    return FileTold(place, Outcome(Path(f"{place}.srt"), Status.FAILED, error="x"))


@given(st.permutations(range(8)))
def test_what_ends_in_any_order_is_told_in_the_order_of_the_plan(order: list[int]) -> None:
    turn = InOrder()
    told = [item for place in order for item in turn.add(told_at(place))]
    assert told == list(map(told_at, range(8)))
    assert not list(turn.rest())


def test_what_is_held_back_when_a_run_is_stopped_is_told_in_order() -> None:
    turn = InOrder()
    told = [item for place in (3, 0, 2) for item in turn.add(told_at(place))]
    assert [*told, *turn.rest()] == [told_at(0), told_at(2), told_at(3)]

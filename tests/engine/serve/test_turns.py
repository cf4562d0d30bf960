# SPDX-License-Identifier: Apache-2.0
"""Several texts are predicted at once: their stretches take turns."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.serve.turns import TakingTurns, Turns
from interpunct.transcript.transcript import Transcript
from interpunct.work.work import Work


def test_turns_come_in_the_order_in_which_they_were_asked_for() -> None:
    turns, had = Turns(), list[int]()

    def one(number: int) -> None:
        with turns.turn():
            had.append(number)

    threads = [threading.Thread(target=one, args=(number,)) for number in range(20)]
    with turns.turn():
        for number, thread in enumerate(threads):
            thread.start()
            while turns._asked < number + 2:  # until it has asked
                pass
        assert had == []
    for thread in threads:
        thread.join(60)
    assert had == list(range(20))


def test_a_failure_ends_a_turn() -> None:
    turns = Turns()
    try:
        with turns.turn():
            raise RuntimeError
    except RuntimeError:
        pass
    with turns.turn():
        pass


class _Alone(Predictor):
    """Predicts nothing, many times, and notes if it is ever used by two threads at once."""

    def __init__(self) -> None:
        self.users = 0
        self.met = False

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        for _ in range(200):
            self.users += 1
            for _ in range(200):
                self.met |= self.users > 1
            self.users -= 1
            yield Predictions.__new__(Predictions)


def test_no_two_stretches_are_predicted_at_once(make_state: Callable[..., Work]) -> None:
    alone = _Alone()
    shared = TakingTurns(alone)
    transcript = make_state().transcript
    counts = list[int]()

    def read() -> None:
        counts.append(len(list(shared.predict(transcript))))

    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert counts == [200] * 4
    assert not alone.met


def test_the_stretches_are_those_of_the_predictor(
    make_state: Callable[..., Work], fake_predictor: Any
) -> None:
    transcript = make_state().transcript
    alone = [(part.first, part.labels.tolist()) for part in fake_predictor.predict(transcript)]
    shared = TakingTurns(fake_predictor).predict(transcript)
    assert [(part.first, part.labels.tolist()) for part in shared] == alone

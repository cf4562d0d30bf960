# SPDX-License-Identifier: Apache-2.0
"""Words that a recogniser doubted are asked about, at the gap after them."""

from __future__ import annotations

import json

import numpy as np
import pytest

from interpunct.review.commands import Decide
from interpunct.review.history import History
from interpunct.review.queue import QueueEntry, ReviewQueue, certain
from interpunct.review.restructuring import EditPayload
from interpunct.runtime.predictions import Predictions
from interpunct.work.options import Options
from interpunct.work.uncertainty import Policy
from interpunct.work.work import Work

HEARD: dict[str, float | None] = {
    "so": 0.9,
    "the": 0.2,
    "harbour": 0.99,
    "was": 0.32,
    "quiet": 0.34,
}


def heard(chances: dict[str, float | None], mark: str = "") -> bytes:
    """Whisper's JSON of one segment of these words, each half a second long."""
    words = [
        {"word": f" {word}", "start": place / 2, "end": (place + 1) / 2, "probability": chance}
        for place, (word, chance) in enumerate(chances.items())
    ]
    words[-1]["word"] = f"{words[-1]['word']}{mark}"
    text = "".join(str(word["word"]) for word in words)
    segment = {"start": 0, "end": len(words) / 2, "text": text, "words": words}
    return json.dumps({"segments": [segment]}).encode()


def work_of(chances: dict[str, float | None], *, predicted: bool = True, mark: str = "") -> Work:
    """The words under work; the model is nearly sure that no gap has a mark."""
    work = Work.of_bytes(heard(chances, mark), Options(languages=("en",)))
    if predicted:
        sure = np.tile(np.array([0.97, 0.01, 0.01, 0.01], np.float32), (len(chances), 1))
        casings = np.tile(np.array([0.99, 0.005, 0.005], np.float32), (len(chances), 1))
        work.take(Predictions(0, sure, casings))
    return work


def asked(queue: ReviewQueue) -> list[str]:
    return [queue.work.transcript.words[entry.slot].text for entry in queue.entries()]


@pytest.fixture
def queue() -> ReviewQueue:
    return ReviewQueue(work_of(HEARD), Policy(threshold=0.75, capitals=False))


def test_words_below_a_third_are_asked_about(queue: ReviewQueue) -> None:
    assert asked(queue) == ["the", "was"]


def test_the_most_doubted_word_comes_first_in_a_budget() -> None:
    queue = ReviewQueue(work_of(HEARD), Policy(percent=20, capitals=False))
    assert asked(queue) == ["the"]


def test_a_word_before_a_given_mark_is_asked_about() -> None:
    work = work_of({"so": 0.9, "quiet": 0.1}, mark=".")
    assert not work.table.reviewable[1]
    assert asked(ReviewQueue(work, Policy(threshold=0.75, capitals=False))) == ["quiet"]


def test_a_decision_at_the_gap_confirms_the_word_until_it_is_undone(queue: ReviewQueue) -> None:
    history = History(queue.work)
    history.do(Decide.plan(queue.work, 1))
    assert asked(queue) == ["was"]
    assert queue.work.mark(1) == ""
    history.undo()
    assert asked(queue) == ["the", "was"]


def test_a_typed_word_is_not_doubted(queue: ReviewQueue) -> None:
    history = History(queue.work)
    history.do(EditPayload.plan(queue.work, 0, "so our harbour was quiet"))
    assert asked(queue) == ["was"]
    history.undo()
    assert asked(queue) == ["the", "was"]


def test_marks_after_doubted_words_are_not_accepted_unseen(queue: ReviewQueue) -> None:
    slots = [entry.slot for entry in certain(queue.work, 0.9, capitals=False)]
    assert slots == [0, 2, 4]


def test_words_wait_for_the_prediction_of_their_gap() -> None:
    work = work_of(HEARD, predicted=False)
    assert ReviewQueue(work, Policy(threshold=0.75)).next_entry() is None


def test_captions_without_probabilities_ask_for_no_word() -> None:
    work = work_of(dict.fromkeys(HEARD))
    assert ReviewQueue(work, Policy(threshold=0.75, capitals=False)).next_entry() is None


def test_errors_to_expect_count_the_words_left_out() -> None:
    all_in = ReviewQueue(work_of(HEARD), Policy(threshold=0.75, capitals=False)).counters()
    one_out = ReviewQueue(work_of(HEARD), Policy(threshold=0.25, capitals=False)).counters()
    assert one_out.errors_after - all_in.errors_after == pytest.approx(1 - 0.32, abs=1e-5)


def test_membership_is_that_of_the_gap(queue: ReviewQueue) -> None:
    assert QueueEntry(1) in queue
    assert QueueEntry(0) not in queue

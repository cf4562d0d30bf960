# SPDX-License-Identifier: Apache-2.0
"""Samples that the tests of reviewing share: captions, made-up predictions, what a state holds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from interpunct.captions import RecutCue, parse_captions
from interpunct.punctuate.casing import CasingMode
from interpunct.punctuate.predictions import Predictions
from interpunct.punctuate.rendering import file_habit
from interpunct.review.commands import Decide, DecideMany, SetCasing
from interpunct.review.modes import SetModes
from interpunct.review.restructuring import EditPayload, JoinCues, Recut, SetLanguage, SplitCue
from interpunct.review.state import ReviewState
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.labels import Casing, MarksMode

if TYPE_CHECKING:
    from collections.abc import Callable

    from interpunct.review.commands import Command

MARKET = """\
1
00:00:01,000 --> 00:00:03,000
yesterday i went to the market

2
00:00:03,000 --> 00:00:05,500
and bought <i>three apples then
i came</i> home

3
00:00:05,600 --> 00:00:06,000
[door slams]

4
00:00:06,100 --> 00:00:08,000
- she asked, where have you been
- nowhere i said. dr. smith knows

5
00:00:08,100 --> 00:00:09,000
at 10 000 volts it's over

6
00:00:14,000 --> 00:00:16,000
the end
"""


def _probabilities(rows: int, columns: int, seed: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    raw = np.random.default_rng(seed).random((rows, columns)) ** 4 + 1e-3
    return np.asarray(raw / raw.sum(axis=1, keepdims=True), np.float32)


def predicted(slots: int, first: int = 0, seed: int = 7) -> Predictions:
    """Made-up predictions, the same every time."""
    return Predictions(first, _probabilities(slots, 4, seed), _probabilities(slots, 3, seed + 1))


def state_of(
    text: str = MARKET,
    *,
    language: str = "en",
    marks: MarksMode = MarksMode.COMPLETE,
    casing: CasingMode = CasingMode.SENTENCE,
    seed: int | None = 7,
) -> ReviewState:
    """A review of `text`, predicted unless `seed` is None."""
    document = parse_captions(text.encode())
    transcript = build_transcript(document, languages=[language])
    habit = file_habit(transcript, document)
    state = ReviewState(document, transcript, habit, marks_mode=marks, casing_mode=casing)
    if seed is not None:
        state.take(predicted(len(transcript), seed=seed))
    return state


def everything(state: ReviewState) -> tuple[object, ...]:
    """All that a state holds and shows, to be compared."""
    slots = range(len(state.transcript))
    return (
        state.document.to_bytes(),
        state.document.cues,
        state.transcript,
        tuple(state.proposals),
        state.label_probabilities.tobytes(),
        state.casing_probabilities.tobytes(),
        dict(state.decisions),
        dict(state.casings),
        state.decided.tolist(),
        state.reviewable.tolist(),
        state.confidences.tobytes(),
        tuple(map(state.mark, slots)),
        tuple(state.cue_text(cue) for cue in range(len(state.document.cues))),
    )


@pytest.fixture(scope="session")
def make_state() -> Callable[..., ReviewState]:
    return state_of


@pytest.fixture(scope="session")
def all_of() -> Callable[[ReviewState], tuple[object, ...]]:
    return everything


@pytest.fixture(scope="session")
def predict() -> Callable[..., Predictions]:
    return predicted


@pytest.fixture(scope="session")
def market() -> str:
    return MARKET


def planned(state: ReviewState, kind: int, one: int, other: int) -> Command:
    """A command for any numbers; InterpunctError where it cannot be."""
    slots, cues = len(state.transcript), len(state.document.cues)
    slot, cue = one % max(slots, 1), one % cues
    mark = (None, "", ",", ".", "?", "!", "…")[other % 7]
    makers: list[Callable[[], Command]] = [
        lambda: Decide.plan(state, slot, mark, seconds=other / 10),
        lambda: DecideMany.plan(state, range(slot, min(slot + other, slots))),
        lambda: SetCasing.plan(state, slot, (None, *Casing)[other % 4]),
        lambda: EditPayload.plan(state, cue, _typed(state.cue_text(cue).text, one, other)),
        lambda: SplitCue.plan(state, slot),
        lambda: JoinCues.plan(state, cue),
        lambda: SetLanguage.plan(state, {cue, other % cues}, "de"),
        lambda: _shortened(state),
        lambda: SetModes.plan(state, (*MarksMode,)[one % 3], (*CasingMode,)[other % 3]),
    ]
    return makers[kind]()


def _typed(shown: str, one: int, other: int) -> str:
    place = other % (len(shown) + 1)
    return shown[:place] + (" ", "x", ". ", ", and", "")[one % 5] + shown[place + one % 4 :]


def _shortened(state: ReviewState) -> Recut:
    """A cut that takes a millisecond off every cue."""
    document = state.rendered()
    cues = [
        RecutCue(index, replace(cue, end_ms=cue.end_ms - 1))
        for index, cue in enumerate(document.cues)
    ]
    return Recut.plan(state, document.recut(cues), [(index,) for index in range(len(cues))])


@pytest.fixture(scope="session")
def plan() -> Callable[[ReviewState, int, int, int], Command]:
    return planned

# SPDX-License-Identifier: Apache-2.0
"""In a long file what the user looks at comes before all of it is prepared."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from interpunct.captions.document import CaptionDocument
from interpunct.captions.reading import parse_captions
from interpunct.labels import MarksMode
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.transcript import Transcript
from interpunct.work.options import Options
from interpunct_app.background import Task
from interpunct_app.prediction.background_prediction import LoadedModel, Piece, Wanted, predict
from interpunct_app.prediction.visible_prediction import foresee

CUES, WORDS = 3_000, 5
ALL = CUES * WORDS
SURE = np.array([1, 0, 0], np.float32)


class Measuring(Predictor):
    """Predicts fifty slots at a time; its probabilities tell how long the transcript was."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []  # words, first slot

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        self.asked.append((len(transcript), first))
        share = len(transcript) / (2 * ALL)
        starts = range(0, len(transcript), 50)
        begin = first // 50
        for start in [*starts[begin:], *starts[:begin]]:
            size = min(50, len(transcript) - start)
            labels = np.tile(np.array([1 - share, share, 0, 0], np.float32), (size, 1))
            yield Predictions(start, labels, np.tile(SURE, (size, 1)))


class Noting(Task):
    """Keeps what is handed over."""

    def __init__(self) -> None:
        super().__init__(lambda _task: None, "")
        self.pieces: list[Piece] = []

    def hand_over(self, part: object) -> None:
        assert isinstance(part, list)
        self.pieces += part


@pytest.fixture(scope="module")
def document() -> CaptionDocument:
    blocks = (
        f"{cue + 1}\n00:{cue // 60:02}:{cue % 60:02},000 --> 00:{cue // 60:02}:{cue % 60:02},900\n"
        f"{'word ' * WORDS}\n"
        for cue in range(CUES)
    )
    return parse_captions("\n".join(blocks).encode())


@pytest.fixture(scope="module")
def transcript(document: CaptionDocument) -> Transcript:
    return build_transcript(document, languages=["en"])


def predicted(
    transcript: Transcript, first: int, *missing: range
) -> tuple[Measuring, list[Piece]]:
    predictor, task = Measuring(), Noting()
    wanted = Wanted(transcript, MarksMode.COMPLETE, first, missing)
    wanted.shown.set()
    predict(task, LoadedModel(predictor, "measuring"), wanted)
    return predictor, task.pieces


@pytest.mark.parametrize("first", [0, 7_003, ALL - 2])
def test_what_the_user_looks_at_is_read_alone_first(transcript: Transcript, first: int) -> None:
    predictor, pieces = predicted(transcript, first, range(ALL))
    (few, _), (words, begun) = predictor.asked
    assert few < 500
    assert (words, begun) == (ALL, first)
    assert first in pieces[0].predictions.slots
    sight = range(first, min(first + 150, ALL))
    early = {
        slot
        for piece in pieces
        if piece.predictions.labels[0, 1] < 0.1
        for slot in piece.predictions.slots
    }
    assert early.issuperset(sight)


def test_all_of_it_comes_again_better_known(transcript: Transcript) -> None:
    _, pieces = predicted(transcript, 7_003, range(ALL))
    last = np.zeros(ALL)
    for piece in pieces:
        slots = piece.predictions.slots
        last[slots.start : slots.stop] = piece.predictions.labels[:, 1]
    assert np.allclose(last, 0.5)


def test_only_what_is_missing_is_handed_over(transcript: Transcript) -> None:
    _, pieces = predicted(transcript, 7_003, range(7_000, 7_020))
    assert {slot for piece in pieces for slot in piece.predictions.slots} == set(
        range(7_000, 7_020)
    )


@pytest.mark.parametrize(
    ("marks", "asked"),
    [
        (MarksMode.COMPLETE, [(220, 0), (ALL, 0)]),
        (MarksMode.REPLACE, [(220, 0), (220, 0), (ALL, 0)]),
    ],
)
def test_what_was_foreseen_is_read_again_only_if_it_is_of_other_marks(
    document: CaptionDocument,
    transcript: Transcript,
    marks: MarksMode,
    asked: list[tuple[int, int]],
) -> None:
    predictor, task = Measuring(), Noting()
    foreseen = foresee(predictor, document, Options(languages=("en",)))
    wanted = Wanted(transcript, marks, 0, (range(ALL),))
    wanted.shown.set()
    predict(task, LoadedModel(predictor, "measuring"), wanted, foreseen)
    assert predictor.asked == asked
    assert {slot for piece in task.pieces for slot in piece.predictions.slots} == set(range(ALL))

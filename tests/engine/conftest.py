# SPDX-License-Identifier: Apache-2.0
"""What the engine's tests share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import pytest
from tests.engine.processes import close_servers

from interpunct.cutting.plan import CutPlan, KeptCue, NewCue
from interpunct.cutting.profiles import Limits, Profile
from interpunct.labels import Casing, MarksMode, PaperLabel
from interpunct.marking.casing import CasingMode
from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.commands import Decide, DecideCasing, DecideMany, SetCasing, SetModes, Step
from interpunct.review.exceptions import SetExceptions
from interpunct.review.more_time import SplitAndRetime
from interpunct.review.rearranging import (
    Renumber,
    delete_cues,
    duplicate_cues,
    insert_cue,
    move_cues,
    paste_cues,
    row_before,
    sort_cues,
    swap_texts,
)
from interpunct.review.restructuring import (
    EditPayload,
    EditPayloads,
    JoinCues,
    Recut,
    SetLanguage,
    SplitCue,
)
from interpunct.review.retiming import Retime, SetTimes
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.predictor import Predictor, never
from interpunct.transcript.transcript import Transcript, cue_spans
from interpunct.work.options import Options
from interpunct.work.time_plans import shifted, snapped
from interpunct.work.work import Work

SHARED = Path(__file__).resolve().parents[3] / "shared"


def shared_folder(name: str) -> Path:
    """The folder `name` of the material beside the project; skips the test where it is absent."""
    folder = SHARED / name
    if not folder.is_dir():
        pytest.skip(f"the folder ../shared/{name} is not here")
    return folder


@pytest.fixture(scope="session")
def captions_folder() -> Path:
    """Real caption files, bytes as found."""
    return shared_folder("captions")


@pytest.fixture(scope="session")
def benchmarks_folder() -> Path:
    """The published test sets."""
    return shared_folder("benchmarks")


@pytest.fixture(autouse=True, scope="session")
def _servers_end() -> Iterator[None]:
    yield
    close_servers()


class FakePredictor(Predictor):
    """Predicts without a model, always the same.

    After the last word of a cue stands a full stop (90 %), after a word in -ly a comma (60 %),
    elsewhere nothing (95 %); "anna" has a capital.
    """

    STRETCH = 7

    def __init__(self) -> None:
        self.groups: list[int] = []  # how many transcripts each call had

    def predict_many(
        self,
        transcripts: Sequence[Transcript],
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[tuple[int, Predictions]]:
        """See `Predictor.predict_many`."""
        self.groups.append(len(transcripts))
        yield from super().predict_many(transcripts, marks=marks, cancelled=cancelled)

    def predict(
        self,
        transcript: Transcript,
        *,
        marks: MarksMode = MarksMode.COMPLETE,
        first: int = 0,
        cancelled: Callable[[], bool] = never,
    ) -> Iterator[Predictions]:
        """Stretches of a few slots, from the first on."""
        for start in range(0, len(transcript), self.STRETCH):
            yield self._stretch(transcript, start, min(start + self.STRETCH, len(transcript)))

    def _stretch(self, transcript: Transcript, first: int, stop: int) -> Predictions:
        words = transcript.words
        labels = np.full((stop - first, 4), 0.01, np.float32)
        casings = np.tile(np.array([0.9, 0.08, 0.02], np.float32), (stop - first, 1))
        for row, index in enumerate(range(first, stop)):
            last = index + 1 == len(words) or words[index + 1].cue != words[index].cue
            if last:
                labels[row, PaperLabel.PERIOD] = 0.9
            elif words[index].text.endswith("ly"):
                labels[row, PaperLabel.COMMA], labels[row, PaperLabel.NONE] = 0.6, 0.38
            else:
                labels[row, PaperLabel.NONE] = 0.95
            if words[index].text == "anna":
                casings[row] = (0.1, 0.85, 0.05)
        return Predictions(first, labels / labels.sum(1, keepdims=True), casings)


@pytest.fixture
def fake_predictor() -> FakePredictor:
    """A predictor without a model."""
    return FakePredictor()


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
) -> Work:
    """A review of `text`, predicted unless `seed` is None."""
    work = Work.of_bytes(text.encode(), Options(languages=(language,), marks=marks, casing=casing))
    if seed is not None:
        work.take(predicted(len(work.transcript), seed=seed))
    return work


def everything(work: Work) -> tuple[object, ...]:
    """All that a state holds and shows, to be compared."""
    slots = range(len(work.transcript))
    return (
        work.document.to_bytes(),
        work.document.cues,
        work.transcript,
        tuple(work.table.proposals),
        work.table.label_probabilities.tobytes(),
        work.table.casing_probabilities.tobytes(),
        dict(work.decisions),
        dict(work.casings),
        dict(work.bookmarks),
        dict(work.exceptions),
        work.cue_notes,
        work.table.decided.tolist(),
        work.table.casing_decided.tolist(),
        work.table.casing_confidences.tobytes(),
        work.table.left_alone.tolist(),
        work.table.foreign.tolist(),
        work.table.reviewable.tolist(),
        work.table.confidences.tobytes(),
        tuple(map(work.mark, slots)),
        tuple(work.cue_text(cue) for cue in range(len(work.document.cues))),
    )


@pytest.fixture(scope="session")
def make_state() -> Callable[..., Work]:
    return state_of


@pytest.fixture(scope="session")
def all_of() -> Callable[[Work], tuple[object, ...]]:
    return everything


def fill(work: Work) -> None:
    """Predict what is missing, as the editor does; every word changes what all others get."""
    context = crc32(" ".join(word.text for word in work.transcript.words).encode())
    seed = context + (work.marks_mode is MarksMode.REPLACE)
    whole = predicted(len(work.transcript), seed=seed)
    for gap in work.unpredicted():
        part = slice(gap.start, gap.stop)
        work.take(Predictions(gap.start, whole.labels[part], whole.casings[part]))


@pytest.fixture(scope="session")
def predict_missing() -> Callable[[Work], None]:
    return fill


@pytest.fixture(scope="session")
def predict() -> Callable[..., Predictions]:
    return predicted


@pytest.fixture(scope="session")
def market() -> str:
    return MARKET


def planned(work: Work, kind: int, one: int, other: int) -> Step:
    """A command for any numbers; InterpunctError where it cannot be."""
    slots, cues = len(work.transcript), len(work.document.cues)
    slot, cue = one % max(slots, 1), one % cues
    mark = (None, "", ",", ".", "?", "!", "…")[other % 7]
    makers: list[Callable[[], Step]] = [
        lambda: Decide.plan(work, slot, mark, seconds=other / 10),
        lambda: DecideMany.plan(
            work, range(slot, min(slot + other, slots)), range(slot, min(slot + one, slots))
        ),
        lambda: SetCasing.plan(work, slot, (None, *Casing)[other % 4]),
        lambda: EditPayload.plan(work, cue, _typed(work.cue_text(cue).text, one, other)),
        lambda: SplitCue.plan(work, slot),
        lambda: JoinCues.plan(work, cue, 2 + other % 3),
        lambda: SetLanguage.plan(work, {cue, other % cues}, "de"),
        lambda: _shortened(work),
        lambda: SetModes.plan(work, (*MarksMode,)[one % 3], (*CasingMode,)[other % 3]),
        lambda: _retimed(work, cue, one, other),
        lambda: _replaced(work, one, other),
        lambda: _bookmarked(work, slot, cue, other),
        lambda: DecideCasing.plan(work, slot, (None, *Casing)[other % 4], seconds=other / 10),
        lambda: _rearranged(work, cue, one, other),
        lambda: Renumber.plan(work),
        lambda: _excepted(work, one, other),
        lambda: _split_and_retimed(work, slot, other),
    ]
    return makers[kind % len(makers)]()


def _bookmarked(work: Work, slot: int, cue: int, other: int) -> Step:
    """A bookmark of a word or a cue set or removed."""
    if other % 2:
        return SetBookmarks.toggle(work, cue)
    return SetBookmarks.plan(work, {slot: (None, "", "look here")[other % 3]})


def _excepted(work: Work, one: int, other: int) -> Step:
    """Some findings of a strict style excepted, or their exceptions removed."""
    found = work.findings(_STRICT)[one % 3 :: 1 + other % 3]
    if other % 4 == 0:
        return SetExceptions.plan_removal(work, found)
    return SetExceptions.plan(work, found, ("", "as spoken")[one % 2])


def _split_and_retimed(work: Work, slot: int, other: int) -> Step:
    """The cue of `slot` and the last cue split, and then all moved."""
    words = work.transcript.words
    slots = sorted({slot, len(words) - 1 - other % 5})
    splits = tuple(SplitCue(at, words[at].text) for at in slots)
    scratch = copy(work)
    for split in splits:
        split.step(scratch).apply(scratch)
    cues = scratch.document.cues
    times = shifted(cues, range(len(cues)), 100 * (1 + other))
    return SplitAndRetime(splits, Retime.of(times)).step(work)


_STRICT = Profile("strict", "Strict", Limits(max_cpl=12, max_cps=9, min_ms=2000, min_gap_ms=200))


def _retimed(work: Work, cue: int, one: int, other: int) -> Step:
    """One cue set, or all shifted or snapped."""
    cues = work.document.cues
    if one % 3 == 0:
        return Retime.plan(work, shifted(cues, range(cue, len(cues)), 100 * other))
    if one % 3 == 1:
        return Retime.plan(work, snapped(cues, range(len(cues)), 10 + other))
    return SetTimes.plan(work, cue, 300 * one, 300 * one + 100 * other)


def _rearranged(work: Work, cue: int, one: int, other: int) -> Step:
    """Cues inserted, deleted, copied, moved or sorted."""
    chosen = {cue, other % len(work.document.cues)}
    place = cue + other % 2
    plans: list[Callable[[], Step]] = [
        lambda: insert_cue(work, *row_before(work, place)),
        lambda: delete_cues(work, chosen),
        lambda: duplicate_cues(work, chosen),
        lambda: move_cues(work, [cue], 1 - 2 * (other % 2)),
        lambda: paste_cues(work, cue, work.document.cues[: 1 + other % 3]),
        lambda: swap_texts(work, cue, min(place, len(work.document.cues) - 1)),
        lambda: sort_cues(work),
    ]
    return plans[one % len(plans)]()


def _typed(shown: str, one: int, other: int) -> str:
    place = other % (len(shown) + 1)
    return shown[:place] + (" ", "x", ". ", ", and", "")[one % 5] + shown[place + one % 4 :]


def _replaced(work: Work, one: int, other: int) -> Step:
    """Every third cue typed over, or one and its neighbour."""
    cues = range(len(work.document.cues))
    chosen = cues[one % 3 :: 3] if other % 2 else cues[one % len(cues) :][:2]
    texts = {cue: _typed(work.cue_text(cue).text, one, other) for cue in chosen}
    return EditPayloads.plan(work, texts)


def _shortened(work: Work) -> Step:
    """A cut that takes a millisecond off every cue."""
    words = tuple(work.transcript.words)
    spans = {words[span.start].cue: span for span in cue_spans(words)}
    planned = [
        NewCue(spans[index].start, spans[index].stop, (), cue.start_ms, cue.end_ms - 1)
        if index in spans and cue.end_ms - cue.start_ms > 1
        else KeptCue(index)
        for index, cue in enumerate(work.document.cues)
    ]
    return Recut.plan(work, CutPlan(tuple(planned)))


@pytest.fixture(scope="session")
def plan() -> Callable[[Work, int, int, int], Step]:
    return planned

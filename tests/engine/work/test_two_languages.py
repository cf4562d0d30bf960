# SPDX-License-Identifier: Apache-2.0
"""A file whose cues say the same in two languages, one a line, under work."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import load_profile
from interpunct.errors import SessionError
from interpunct.labels import PaperLabel
from interpunct.marking.casing import CasingMode
from interpunct.review.commands import Decide, Step
from interpunct.review.history import History
from interpunct.review.restructuring import EditPayload, JoinCues, SetLanguage, SplitCue
from interpunct.runtime.predictions import Predictions
from interpunct.work.options import Options
from interpunct.work.work import Work

LINES = [
    ("今天我们来看看这个港口", "today we look at this harbour"),
    ("船夫说他明天早上回来", "the pilot said that he comes back"),
    ("大家都在等待雾气散去", "everybody waits until the fog lifts"),
    ("没有人知道为什么", "nobody could tell us why"),
    ("城市今天早上很安静", "the city was very quiet"),
    ("我们晚上一起回家吧", "let us go home"),
]
TALK = "".join(
    f"{place}\n00:00:0{place},000 --> 00:00:0{place},900\n{upper}\n{lower}\n\n"
    for place, (upper, lower) in enumerate(LINES, start=1)
)


@pytest.fixture
def work() -> Work:
    """A file in Chinese and English, of which every line ends with a full stop."""
    work = Work.of_bytes(TALK.encode(), Options(casing=CasingMode.KEEP))
    words = work.transcript.words
    labels = np.full((len(words), 4), 0.01, np.float32)
    labels[:, PaperLabel.NONE] = 0.97
    ends = list(work.transcript.turn_ends())
    labels[ends] = (0.01, 0.01, 0.97, 0.01)
    work.take(Predictions(0, labels, np.full((len(words), 3), 1 / 3, np.float32)))
    return work


def codes(work: Work) -> list[tuple[str, ...]]:
    return [work.languages_of_cue(cue) for cue in range(len(work.document.cues))]


def test_each_line_gets_the_marks_of_its_language(work: Work) -> None:
    shown = [work.cue_text(cue).text for cue in range(len(LINES))]
    assert shown == [f"{upper}。\n{lower}." for upper, lower in LINES]
    house = work.rendered(load_profile("netflix")).document.cues
    assert [cue.payload for cue in house] == [f"{upper}\n{lower}." for upper, lower in LINES]


STEPS: list[Callable[[Work], Step]] = [
    lambda work: EditPayload.plan(work, 1, work.cue_text(1).text.replace("pilot", "old pilot")),
    lambda work: EditPayload.plan(work, 1, work.cue_text(1).text.replace("明天", "今天")),
    lambda work: SplitCue.plan(work, work.languages_of_cue(0).index("en") or 3),
    lambda work: JoinCues.plan(work, 2),
    lambda work: SetLanguage.plan(work, [0], "en"),
    lambda work: Decide.plan(work, 3, "?"),
]


@pytest.mark.parametrize("plan", STEPS)
def test_a_change_leaves_the_languages_of_all_other_lines(
    work: Work, plan: Callable[[Work], Step], all_of: Callable[[Work], tuple[object, ...]]
) -> None:
    before, words = all_of(work), list(work.transcript.words)
    history = History(work)
    history.do(plan(work))
    changed = {1, 0, 2, 3}
    kept = [(word.text, word.language) for word in words if word.cue not in changed]
    now = [(word.text, word.language) for word in work.transcript.words]
    assert now[-len(kept) :] == kept
    history.undo()
    assert all_of(work) == before


def test_text_typed_into_a_line_is_in_its_language(work: Work) -> None:
    text = work.cue_text(1).text.replace("pilot", "old pilot").replace("明天", "今天")
    EditPayload.plan(work, 1, text).apply(work)
    assert codes(work) == [("zh-Hans", "en")] * 6


def test_joined_cues_keep_the_languages_of_their_lines(work: Work) -> None:
    JoinCues.plan(work, 2).apply(work)
    assert codes(work)[2] == ("zh-Hans", "en") * 2


def test_a_cue_split_between_its_lines_is_two_cues_in_one_language_each(work: Work) -> None:
    words = work.transcript.words
    last_chinese = max(index for index in work.slots_of_cue(0) if words[index].language != "en")
    SplitCue.plan(work, last_chinese).apply(work)
    assert codes(work)[:2] == [("zh-Hans",), ("en",)]


def test_one_language_can_be_set_for_both_lines(work: Work) -> None:
    SetLanguage.plan(work, [0, 1], "en").apply(work)
    assert codes(work)[:3] == [("en",), ("en",), ("zh-Hans", "en")]


def test_a_cut_that_keeps_the_cues_moves_nothing_and_one_at_sentence_ends_is_refused(
    work: Work,
) -> None:
    profile = load_profile("netflix")
    assert work.plan_cut(profile, CutMode.KEEP_CUES).changed == 0
    with pytest.raises(SessionError, match="two languages, one a line"):
        work.plan_cut(profile, CutMode.SENTENCES)

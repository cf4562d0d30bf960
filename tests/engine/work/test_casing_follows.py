# SPDX-License-Identifier: Apache-2.0
"""The casing of a word follows the mark before it, back and forth."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.errors import SessionError
from interpunct.labels import Casing, MarksMode, PaperLabel
from interpunct.marking.casing import CasingMode
from interpunct.review.commands import Decide, SetCasing
from interpunct.review.history import History
from interpunct.runtime.predictions import Predictions
from interpunct.work.decisions import CasingChoice
from interpunct.work.options import Options
from interpunct.work.work import Work

SERIES = """\
1
00:00:01,000 --> 00:00:03,000
This is a series. Each of them is

2
00:00:03,000 --> 00:00:05,000
told by Anna. And we listen

3
00:00:05,000 --> 00:00:07,000
to Anna here. Anna speaks
"""
SERIES_SLOT, ANNA_SLOT = 3, 16


def work_of(
    text: str = SERIES,
    casing: CasingMode = CasingMode.KEEP,
    marks: MarksMode = MarksMode.COMPLETE,
    code: str = "en",
) -> Work:
    """A work with a head that is sure of every word but Anna."""
    work = Work.of_bytes(text.encode(), Options(languages=(code,), casing=casing, marks=marks))
    words = work.transcript.words
    labels = np.full((len(words), 4), 0.01, np.float32)
    labels[:, PaperLabel.NONE] = 0.97
    casings = np.tile(np.array([0.97, 0.02, 0.01], np.float32), (len(words), 1))
    casings[[word.text == "Anna" for word in words]] = (0.03, 0.96, 0.01)
    work.take(Predictions(0, labels, casings))
    return work


def text_of(work: Work) -> str:
    cues = range(len(work.document.cues))
    shown = " ".join(work.cue_text(cue).text for cue in cues)
    assert shown == " ".join(cue.payload for cue in work.rendered().document.cues)
    return shown


@pytest.mark.parametrize("casing", CasingMode)
@pytest.mark.parametrize("marks", [MarksMode.COMPLETE, MarksMode.SUGGEST])
def test_a_capital_of_the_file_goes_with_its_full_stop(
    casing: CasingMode, marks: MarksMode
) -> None:
    work = work_of(casing=casing, marks=marks)
    before = text_of(work)
    history = History(work)
    history.do(Decide.plan(work, SERIES_SLOT, ","))
    assert text_of(work) == before.replace("series. Each", "series, each")
    history.do(Decide.plan(work, SERIES_SLOT, "?"))
    assert text_of(work) == before.replace("series. Each", "series? Each")
    history.do(Decide.plan(work, SERIES_SLOT, ""))
    assert text_of(work) == before.replace("series. Each", "series each")
    while history.undo():
        pass
    assert text_of(work) == before


@pytest.mark.parametrize("casing", CasingMode)
def test_a_full_stop_brings_a_capital_and_takes_it_with_it(casing: CasingMode) -> None:
    work = work_of("1\n00:00:01,000 --> 00:00:03,000\nA series each of them\n", casing)
    Decide.plan(work, 1, ".").apply(work)
    assert "series. Each" in text_of(work)
    Decide.plan(work, 1, ",").apply(work)
    assert "series, each" in text_of(work)


@pytest.mark.parametrize("casing", CasingMode)
def test_no_capital_follows_a_semicolon(casing: CasingMode) -> None:
    work = work_of("1\n00:00:01,000 --> 00:00:03,000\nWe came; we saw. Each\n", casing)
    assert text_of(work) == "We came; we saw. Each"
    Decide.plan(work, 1, ".").apply(work)
    Decide.plan(work, 3, ";").apply(work)
    assert text_of(work) == "We came. We saw; each"


def test_a_capital_that_the_encoding_of_the_file_lacks_is_left_out() -> None:
    text = "1\n00:00:01,000 --> 00:00:03,000\nistanbul güzel. çok güzel\n".encode("cp1252")
    options = Options(encoding="cp1252", languages=("tr",), casing=CasingMode.SENTENCE)
    work = Work.of_bytes(text, options)
    assert text_of(work) == "istanbul güzel. Çok güzel"


def test_it_follows_over_the_end_of_a_cue_and_the_cue_is_shown_again() -> None:
    work = work_of(
        "1\n00:00:01,000 --> 00:00:02,000\nSo.\n\n2\n00:00:02,000 --> 00:00:03,000\nWe\n"
    )
    step = Decide.plan(work, 0, ",")
    assert list(step.cues) == [0, 1]
    step.apply(work)
    assert text_of(work) == "So, we"


def test_what_keeps_its_capital_inside_sentences_keeps_it() -> None:
    work = work_of()
    Decide.plan(work, ANNA_SLOT, ",").apply(work)
    assert "here, Anna speaks" in text_of(work)


def test_a_capital_passed_on_by_a_clitic_follows_too() -> None:
    work = work_of("1\n00:00:01,000 --> 00:00:03,000\nZo is het. 't Is laat\n", code="nl")
    Decide.plan(work, 2, ",").apply(work)
    assert text_of(work) == "Zo is het, 't is laat"


@pytest.mark.parametrize("marks", [MarksMode.COMPLETE, MarksMode.SUGGEST])
@pytest.mark.parametrize("casing", CasingMode)
def test_without_a_decision_no_capital_of_the_file_changes(
    marks: MarksMode, casing: CasingMode
) -> None:
    assert text_of(work_of(casing=casing, marks=marks)).startswith(
        "This is a series. Each of them is told by Anna. And we listen"
    )


def test_accepting_the_mark_of_the_file_changes_nothing() -> None:
    work = work_of()
    before = text_of(work)
    Decide.plan(work, SERIES_SLOT, ".").apply(work)
    assert text_of(work) == before


def test_marks_restored_from_scratch_leave_no_orphan_capital() -> None:
    work = work_of(casing=CasingMode.SENTENCE, marks=MarksMode.REPLACE)
    assert text_of(work) == (
        "This is a series each of them is told by Anna and we listen to Anna here Anna speaks"
    )
    work.use_modes(MarksMode.REPLACE, CasingMode.KEEP)
    assert "series Each" in text_of(work)  # to keep the casing was asked for
    Decide.plan(work, SERIES_SLOT, "").apply(work)
    assert "series each" in text_of(work)


def test_the_casing_that_a_human_chose_stays() -> None:
    work = work_of()
    SetCasing.plan(work, SERIES_SLOT + 1, Casing.CAPITALISED).apply(work)
    Decide.plan(work, SERIES_SLOT, ",").apply(work)
    assert "series, Each" in text_of(work)


def test_a_file_in_capitals_is_no_sentence_start() -> None:
    work = work_of(SERIES.upper())
    Decide.plan(work, SERIES_SLOT, ",").apply(work)
    assert "SERIES, EACH" in text_of(work)


@settings(max_examples=40)
@given(
    steps=st.lists(st.tuples(st.integers(0, 17), st.sampled_from([None, "", ",", ".", "?", "!"]))),
    casing=st.sampled_from(CasingMode),
    marks=st.sampled_from(MarksMode),
)
def test_undo_gives_exactly_what_was_there(
    steps: list[tuple[int, str | None]],
    casing: CasingMode,
    marks: MarksMode,
) -> None:
    work = work_of(casing=casing, marks=marks)
    history, seen = History(work), [text_of(work)]
    for slot, mark in steps:
        try:
            history.do(Decide.plan(work, slot % len(work.transcript), mark))
        except SessionError:
            continue
        seen.append(text_of(work))
    while history.undo():
        seen.pop()
        assert text_of(work) == seen[-1]


def test_far_from_decided_slots_the_casing_of_the_file_stays(
    make_state: Callable[..., Work],
) -> None:
    work = make_state(SERIES, seed=3, casing=CasingMode.KEEP)
    before = [word.text for word in work.rendered().transcript.words]
    Decide.plan(work, SERIES_SLOT, ",").apply(work)
    after = [word.text for word in work.rendered().transcript.words]
    changed = [
        place for place, pair in enumerate(zip(before, after, strict=True)) if len(set(pair)) > 1
    ]
    assert set(changed) <= {SERIES_SLOT + 1}


def test_a_chosen_lower_case_stays_at_the_start_of_a_sentence_unless_it_is_for_inside() -> None:
    work = work_of()
    work.choose_casing(0, CasingChoice(Casing.LOWER))
    assert work.shown_casing(0) is Casing.LOWER
    work.choose_casing(0, CasingChoice(Casing.LOWER, inside=True))
    assert work.shown_casing(0) is Casing.CAPITALISED


def test_casings_chosen_in_several_cues_are_all_shown() -> None:
    work = work_of()
    for cue in range(3):
        work.choose_casing(work.slots_of_cue(cue).start + 1, CasingChoice(Casing.UPPER))
    written = [cue.payload for cue in work.rendered().document.cues]
    assert [work.cue_text(cue).text for cue in range(3)] == written
    assert [payload.split()[1] for payload in written] == ["IS", "BY", "ANNA"]

# SPDX-License-Identifier: Apache-2.0
"""A cut that later decisions left behind, told from the history alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import load_profile
from interpunct.review.commands import Decide
from interpunct.review.found_sessions import open_sessions
from interpunct.review.history import History
from interpunct.review.restructuring import EditPayload, JoinCues, Recut, SplitCue
from interpunct.review.session import Session
from interpunct.review.stale_cut import last_cut, moved_sentences, stale_cues, touched
from interpunct.work.options import Options
from interpunct.work.work import Work

NETFLIX = load_profile("netflix")
SOURCE = b"""1
00:00:01,000 --> 00:00:05,000
We walked along the harbour wall. The boats were

2
00:00:05,000 --> 00:00:09,000
all gone by then. Nobody told us why they had

3
00:00:09,000 --> 00:00:13,000
left so early. The shop was closed.
"""


def text_of(work: Work) -> list[str]:
    return [work.cue_text(cue).text for cue in range(len(work.document.cues))]


def slot_after(work: Work, word: str) -> int:
    return next(k for k, one in enumerate(work.transcript.words) if one.text.lower() == word)


def cut(history: History) -> None:
    work = history.work
    plan = work.plan_cut(NETFLIX)
    history.do(Recut.plan(work, plan, profile="netflix", mode=CutMode.SENTENCES))


def stale(history: History) -> tuple[int, ...]:
    """The first cues of the changes of which the last cut falls short."""
    step = last_cut(history)
    assert step is not None
    work = history.work
    return stale_cues(work, step, NETFLIX, moved_sentences(work, step))


@pytest.fixture
def history() -> History:
    """A review whose file was cut."""
    history = History(Work.of_bytes(SOURCE, Options(languages=("en",))))
    cut(history)
    return history


def test_a_cut_is_not_stale_when_it_is_made(history: History) -> None:
    assert len(text_of(history.work)) > 3
    step = last_cut(history)
    assert step is not None
    assert moved_sentences(history.work, step) == ()


def test_without_a_cut_nothing_is_stale(history: History) -> None:
    history.undo()
    assert last_cut(history) is None


def test_a_new_sentence_end_makes_the_cut_stale_until_that_is_undone(
    history: History,
) -> None:
    work = history.work
    history.do(Decide.plan(work, slot_after(work, "why"), "."))
    assert stale(history) == (2,)
    history.undo()
    assert stale(history) == ()
    history.redo()
    assert stale(history) == (2,)


def test_the_sentences_that_moved_are_named_by_their_words_and_no_others(history: History) -> None:
    work = history.work
    history.do(Decide.plan(work, slot_after(work, "why"), "."))
    step = last_cut(history)
    assert step is not None
    (moved,) = moved_sentences(work, step)
    words = [word.text for word in work.transcript.words[moved.start : moved.stop]]
    assert (words[0], words[-1]) == ("Nobody", "early")


def test_a_comma_and_another_sentence_end_in_its_place_leave_the_cut_as_it_is(
    history: History,
) -> None:
    work = history.work
    history.do(Decide.plan(work, slot_after(work, "wall"), "?"))
    history.do(Decide.plan(work, slot_after(work, "walked"), ","))
    step = last_cut(history)
    assert step is not None
    assert moved_sentences(work, step) == ()


def test_cues_that_the_user_split_or_joined_stay_so(history: History) -> None:
    work = history.work
    history.do(SplitCue.plan(work, slot_after(work, "walked")))
    history.do(JoinCues.plan(work, len(work.document.cues) - 2))
    assert work.plan_cut(NETFLIX).changed
    assert stale(history) == ()


def test_a_word_that_is_typed_over_keeps_the_end_of_its_sentence(history: History) -> None:
    work = history.work
    shown = work.cue_text(0).text
    history.do(EditPayload.plan(work, 0, shown.replace("harbour wall", "long harbor pier")))
    step = last_cut(history)
    assert step is not None
    assert moved_sentences(work, step) == ()
    history.do(Decide.plan(work, slot_after(work, "why"), "."))
    assert stale(history) == (2,)


def test_a_sentence_end_that_is_typed_away_is_seen(history: History) -> None:
    work = history.work
    history.do(EditPayload.plan(work, 0, "We walked along the harbour"))
    step = last_cut(history)
    assert step is not None
    assert moved_sentences(work, step) == (range(slot_after(work, "then") + 1),)


def test_where_a_sentence_that_runs_on_still_reads_well_nothing_is_stale(
    history: History,
) -> None:
    work = history.work
    history.do(Decide.plan(work, slot_after(work, "wall"), ""))
    step = last_cut(history)
    assert step is not None
    assert moved_sentences(work, step) != ()
    assert stale(history) == ()


def test_cut_again_where_it_is_stale_and_it_is_stale_no_more(history: History) -> None:
    work = history.work
    history.do(Decide.plan(work, slot_after(work, "why"), "."))
    cut(history)
    assert stale(history) == ()
    assert work.plan_cut(NETFLIX).changed == 0


def test_what_was_refused_is_not_called_stale() -> None:
    history = History(Work.of_bytes(SOURCE, Options(languages=("en",))))
    work = history.work
    whole = work.compare_cut(NETFLIX)
    history.do(Recut.plan(work, whole.only(whole.changes[:0]), profile="netflix"))
    assert work.plan_cut(NETFLIX).changed
    assert stale(history) == ()


def test_a_review_that_is_recovered_knows_that_its_cut_is_stale(tmp_path: Path) -> None:
    options = Options(languages=("en",))
    work = Work.of_bytes(SOURCE, options)
    caption = Path("a.srt")
    session = Session.start(work, SOURCE, caption=caption, options={}, folder=tmp_path)
    session.do(Recut.plan(work, work.plan_cut(NETFLIX), profile="netflix"))
    session.do(Decide.plan(work, slot_after(work, "why"), "."))
    session.abandon()
    (found,) = open_sessions(tmp_path)
    again = Session.recover(found, Work.of_bytes(SOURCE, options))
    assert stale(again.history) == (2,)
    again.undo()
    assert stale(again.history) == ()
    again.abandon()


@given(
    st.lists(st.tuples(st.integers(0, 23), st.sampled_from(["", ".", ",", "?"])), max_size=8),
    st.integers(0, 8),
)
@settings(max_examples=60, deadline=None)
def test_decisions_taken_back_leave_no_cut_stale(
    decisions: list[tuple[int, str]], before: int
) -> None:
    history = History(Work.of_bytes(SOURCE, Options(languages=("en",))))
    work = history.work
    for slot, mark in decisions[:before]:
        history.do(Decide.plan(work, slot, mark))
    cut(history)
    for slot, mark in decisions[before:]:
        history.do(Decide.plan(work, slot, mark))
    for _ in decisions[before:]:
        history.undo()
    assert stale(history) == ()


@given(
    st.lists(st.tuples(st.integers(0, 23), st.sampled_from(["", ".", ",", "?"])), max_size=6),
    st.sampled_from([CutMode.SENTENCES, CutMode.KEEP_CUES]),
)
@settings(max_examples=60, deadline=None)
def test_what_is_stale_is_what_the_whole_plan_would_change_there(
    decisions: list[tuple[int, str]], mode: CutMode
) -> None:
    history = History(Work.of_bytes(SOURCE, Options(languages=("en",))))
    work = history.work
    history.do(Recut.plan(work, work.plan_cut(NETFLIX, mode), profile="netflix", mode=mode))
    for slot, mark in decisions:
        history.do(Decide.plan(work, slot, mark))
    step = last_cut(history)
    assert step is not None
    sentences = moved_sentences(work, step)
    groups = work.compare_cut(NETFLIX, mode).groups
    whole = [groups[number].cues.start for number in touched(work, groups, sentences)]
    assert list(stale(history)) == whole


def test_another_first_word_that_ends_a_sentence_too_leaves_the_cut_as_it_is() -> None:
    source = SOURCE.replace(b"We walked", b"Well. We walked")
    history = History(Work.of_bytes(source, Options(languages=("en",))))
    cut(history)
    work = history.work
    shown = work.cue_text(0).text
    history.do(EditPayload.plan(work, 0, shown.replace("Well.", "So.")))
    step = last_cut(history)
    assert step is not None
    assert moved_sentences(work, step) == ()


MARKS = st.sampled_from(["", ",", ".", "?"])


@settings(max_examples=60)
@example([(25, "")])
@example([(3, "."), (6, ".")])
@given(st.lists(st.tuples(st.integers(0, 25), MARKS), max_size=12))
def test_moved_sentences_go_from_one_end_that_is_as_it_was_to_the_next(
    decided: list[tuple[int, str]],
) -> None:
    history = History(Work.of_bytes(SOURCE, Options(languages=("en",))))
    work = history.work
    cut(history)
    step = last_cut(history)
    assert step is not None
    then = work.sentence_ends()
    for slot, mark in decided:
        if slot < len(work.transcript):
            history.do(Decide.plan(work, slot, mark))
    steady, moved = then & work.sentence_ends(), then ^ work.sentence_ends()
    expected, start = [], 0
    for stop in [*(end + 1 for end in sorted(steady)), len(work.transcript)]:
        if moved & set(range(start, stop)):
            expected.append(range(start, stop))
        start = stop
    assert list(moved_sentences(work, step)) == expected

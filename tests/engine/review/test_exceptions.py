# SPDX-License-Identifier: Apache-2.0
"""Exceptions from the quality check: what they cover, where they go, and how they last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from interpunct.cutting.checks import Finding, Rule
from interpunct.cutting.plan import CutMode
from interpunct.cutting.profiles import Limits, Profile
from interpunct.errors import SessionError
from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.commands import Step
from interpunct.review.decision_transfer import carry_over
from interpunct.review.exceptions import SetExceptions
from interpunct.review.found_sessions import find_saved
from interpunct.review.journal_lines import command_of
from interpunct.review.rearranging import delete_cues, duplicate_cues, insert_cue
from interpunct.review.replaying import replay_saved
from interpunct.review.restructuring import EditPayload, JoinCues, Recut, SplitCue
from interpunct.review.retiming import SetTimes
from interpunct.review.session import Session
from interpunct.work.exceptions import judged
from interpunct.work.work import Work

MakeState = Callable[..., Work]
AllOf = Callable[[Work], tuple[object, ...]]
STRICT = Profile("strict", "Strict", Limits(max_cps=10, min_ms=1500))
CAPTIONS = (
    "1\n00:00:01,000 --> 00:00:02,000\nwe went to the market\n\n"
    "2\n00:00:03,000 --> 00:00:05,000\nso late\n\n"
    "3\n00:00:06,000 --> 00:00:07,000\nand bought three apples\n\n"
    "4\n00:00:08,000 --> 00:00:08,500\n[door]\n"
)


@pytest.fixture
def work(make_state: MakeState) -> Work:
    """Cues 1 and 3 are too fast and too short, cue 4 has no words."""
    return make_state(CAPTIONS, seed=None)


def open_of(work: Work) -> list[tuple[int, Rule]]:
    return [(one.cue, one.rule) for one in judged(work, work.findings(STRICT)).open]


def finding(work: Work, cue: int, rule: Rule) -> Finding:
    return next(one for one in work.findings(STRICT) if (one.cue, one.rule) == (cue, rule))


def except_from(work: Work, cue: int, rule: Rule, reason: str = "as spoken") -> None:
    SetExceptions.plan(work, [finding(work, cue, rule)], reason).apply(work)


def test_an_exception_covers_its_kind_in_its_cue_alone(work: Work, all_of: AllOf) -> None:
    before, bytes_before = all_of(work), work.to_bytes()
    step = SetExceptions.plan(work, [finding(work, 0, Rule.SPEED)], "  as\nspoken ")
    assert all_of(work) == before
    step.apply(work)
    assert open_of(work) == [
        (0, Rule.TOO_SHORT),
        (2, Rule.TOO_SHORT),
        (2, Rule.SPEED),
        (3, Rule.TOO_SHORT),
        (3, Rule.SPEED),
    ]
    (found,) = judged(work, work.findings(STRICT)).excepted
    assert (found[0].cue, found[1].reason) == (0, "as spoken")
    assert step.description == "exception for cue 1"
    assert work.to_bytes() == bytes_before
    step.revert(work)
    assert all_of(work) == before


def test_a_finding_that_gets_worse_comes_back_and_a_better_one_stays_covered(work: Work) -> None:
    except_from(work, 0, Rule.SPEED)
    SetTimes.plan(work, 0, 1000, 2200).apply(work)
    assert (0, Rule.SPEED) not in open_of(work)
    SetTimes.plan(work, 0, 1000, 1900).apply(work)
    assert (0, Rule.SPEED) in open_of(work)
    except_from(work, 0, Rule.SPEED)
    assert (0, Rule.SPEED) not in open_of(work)


def test_shorter_than_excepted_is_worse(work: Work) -> None:
    except_from(work, 2, Rule.TOO_SHORT)
    SetTimes.plan(work, 2, 6000, 7100).apply(work)
    assert (2, Rule.TOO_SHORT) not in open_of(work)
    SetTimes.plan(work, 2, 6000, 6900).apply(work)
    assert (2, Rule.TOO_SHORT) in open_of(work)


def test_it_goes_with_its_cue(work: Work) -> None:
    except_from(work, 2, Rule.TOO_SHORT)
    insert_cue(work, 1, 2000, 2500).apply(work)
    assert (3, Rule.TOO_SHORT) not in open_of(work)
    delete_cues(work, [0, 1]).apply(work)
    assert (1, Rule.TOO_SHORT) not in open_of(work)
    duplicate_cues(work, [1]).apply(work)
    assert not {(1, Rule.TOO_SHORT), (2, Rule.TOO_SHORT)} & set(open_of(work))


def test_it_stays_when_the_first_word_is_corrected_and_ends_with_its_cue(work: Work) -> None:
    except_from(work, 0, Rule.TOO_SHORT)
    except_from(work, 2, Rule.TOO_SHORT)
    EditPayload.plan(work, 0, "They went to the market").apply(work)
    assert (0, Rule.TOO_SHORT) not in open_of(work)
    delete_cues(work, [0]).apply(work)
    assert {word: work.transcript.words[word].text for word in work.exceptions} == {2: "and"}


def test_a_split_cue_keeps_it_in_its_first_half_and_a_joined_cue_has_both(work: Work) -> None:
    except_from(work, 0, Rule.TOO_SHORT)
    SplitCue.plan(work, 1).apply(work)
    assert (1, Rule.TOO_SHORT) in open_of(work)
    JoinCues.plan(work, 0).apply(work)
    assert (0, Rule.TOO_SHORT) not in open_of(work)


def test_exceptions_are_removed_as_one_step_and_read_back_from_a_journal(work: Work) -> None:
    found = [one for one in work.findings(STRICT) if one.cue != 3]
    step = SetExceptions.plan(work, found, "as spoken")
    assert step.description == "4 exceptions"
    command_of(step.record()).step(work).apply(work)
    assert {cue for cue, _ in open_of(work)} == {3}
    removal = SetExceptions.plan_removal(work, found[:2])
    assert removal.description == "2 exceptions removed"
    removal.apply(work)
    assert {cue for cue, _ in open_of(work)} == {0, 3}


def test_a_cue_without_words_is_excepted_itself(work: Work, all_of: AllOf) -> None:
    before = all_of(work)
    step = SetExceptions.plan(work, work.findings(STRICT), "as heard")
    step.apply(work)
    assert open_of(work) == []
    step.revert(work)
    assert all_of(work) == before
    command_of(step.record()).step(work).apply(work)
    assert open_of(work) == []
    SetExceptions.plan_removal(work, [finding(work, 3, Rule.SPEED)]).apply(work)
    assert open_of(work) == [(3, Rule.SPEED)]


def test_it_goes_with_a_cue_without_words(work: Work, all_of: AllOf) -> None:
    for rule in (Rule.SPEED, Rule.TOO_SHORT):
        except_from(work, 3, rule)
    before = all_of(work)
    plan = work.plan_cut(STRICT, CutMode.SENTENCES)
    plans: list[Callable[[], Step]] = [
        lambda: insert_cue(work, 1, 2000, 2500),
        lambda: duplicate_cues(work, [4]),
        lambda: SplitCue.plan(work, 1),
        lambda: SetTimes.plan(work, 0, 500, 2000),
    ]
    steps: list[Step] = []
    for make in plans:
        steps.append(make())
        steps[-1].apply(work)
    assert not {(5, Rule.SPEED), (6, Rule.SPEED), (6, Rule.TOO_SHORT)} & set(open_of(work))
    for step in reversed(steps):
        step.revert(work)
    assert all_of(work) == before
    Recut.plan(work, plan).apply(work)
    last = len(work.document.cues) - 1
    assert work.document.cues[last].payload == "[door]"
    assert last not in {cue for cue, _ in open_of(work)}
    delete_cues(work, [last]).apply(work)
    assert work.cue_notes.exceptions == {}


def test_what_cannot_be_excepted_is_told(work: Work) -> None:
    with pytest.raises(SessionError, match="no cue number 5"):
        SetExceptions.plan(work, [replace(finding(work, 3, Rule.SPEED), cue=4)], "")
    for nothing in ([], [finding(work, 0, Rule.SPEED)]):
        with pytest.raises(SessionError, match="no exception to set or remove"):
            SetExceptions.plan_removal(work, nothing)


def test_they_last_in_the_saved_review(work: Work, tmp_path: Path) -> None:
    caption = tmp_path / "a.srt"
    source = CAPTIONS.encode()
    options = work.options.record()
    session = Session.start(work, source, caption=caption, options=options, folder=tmp_path / "s")
    found = [finding(work, cue, Rule.SPEED) for cue in (0, 3)]
    session.do(SetExceptions.plan(work, found, "as spoken"))
    written = work.to_bytes()
    caption.write_bytes(written)
    session.saved(written, caption)
    assert session.unsaved().exceptions == 0
    session.close()
    saved = find_saved(written, caption, tmp_path / "s")
    assert saved is not None
    again = Work.of_bytes(source, work.options)
    replay_saved(saved.journal, again, written)
    assert again.exceptions == work.exceptions != {}
    assert again.cue_notes.exceptions == work.cue_notes.exceptions != {}


def test_they_go_over_to_another_version_of_the_file(work: Work, make_state: MakeState) -> None:
    except_from(work, 2, Rule.TOO_SHORT)
    except_from(work, 3, Rule.SPEED)
    SetBookmarks.toggle(work, 3).apply(work)
    other = make_state(CAPTIONS.replace("so late", "so very late"), seed=None)
    carried = carry_over(work, other)
    for step in carried.steps:
        step.apply(other)
    assert not {(2, Rule.TOO_SHORT), (3, Rule.SPEED)} & set(open_of(other))
    assert other.cue_notes == work.cue_notes
    assert (carried.kept, carried.all) == (1, 1)

# SPDX-License-Identifier: Apache-2.0
"""Plans: what they refuse, and how they are carried out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from interpunct.captions.document import CaptionDocument
from interpunct.captions.reading import parse_captions
from interpunct.cutting.apply import apply_plan
from interpunct.cutting.groups import cut_groups
from interpunct.cutting.plan import (
    CutCancelled,
    CutMode,
    CutPlan,
    KeptCue,
    NewCue,
    plan_cut,
)
from interpunct.cutting.profiles import load_profile
from interpunct.errors import SessionError
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.transcript import Transcript

Make = Callable[..., Any]


TWO_LANGUAGES = (
    b"1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:02,000 --> 00:00:04,000\nTwo\nZwei\n"
)


def two_languages() -> tuple[CaptionDocument, Transcript]:
    document = parse_captions(TWO_LANGUAGES)
    return document, build_transcript(document, cue_languages={0: ("en",), 1: ("en", "de")})


def test_a_cue_in_two_languages_is_not_torn_apart() -> None:
    document, transcript = two_languages()
    with pytest.raises(SessionError, match=r"cue 2.*two languages"):
        plan_cut(document, transcript, load_profile("netflix"), CutMode.SENTENCES)


def test_cues_are_kept_where_one_is_in_two_languages() -> None:
    document, transcript = two_languages()
    plan = plan_cut(document, transcript, load_profile("netflix"), CutMode.KEEP_CUES)
    assert plan.cues == (KeptCue(0), KeptCue(1))


def test_cues_in_different_languages_are_cut(cutting: Make) -> None:
    document = cutting().document((0, 3, "It rained. Then"), (3, 5, "it stopped."), (5, 7, "Ja."))
    languages = {0: ("en",), 1: ("en",), 2: ("de",)}
    transcript = build_transcript(document, cue_languages=languages)
    assert plan_cut(document, transcript, load_profile("netflix"), CutMode.SENTENCES).changed


def test_a_new_cue_is_a_change_and_so_is_a_kept_one_with_another_end() -> None:
    words = build_transcript(parse_captions(TWO_LANGUAGES), languages=("en",)).words
    groups = cut_groups(CutPlan((KeptCue(0), KeptCue(1, 3500))), words)
    assert [group.changes for group in groups] == [False, True]
    groups = cut_groups(CutPlan((NewCue(0, 1, (), 1000, 1900), KeptCue(1))), words)
    assert [group.changes for group in groups] == [True, False]


def test_a_plan_that_leaves_a_cue_no_time_is_that_of_another_document() -> None:
    document, transcript = two_languages()
    for end in (1000, 900):
        with pytest.raises(SessionError, match="another document"):
            apply_plan(document, transcript, CutPlan((KeptCue(0, end), KeptCue(1))))


WHOLE = NewCue(0, 5, (2,), 0, 5000)


@pytest.mark.parametrize(
    "planned",
    [
        (replace(WHOLE, end_ms=0),),
        (replace(WHOLE, start_ms=6000),),
        (replace(WHOLE, start_ms=-(10**15)),),
        (replace(WHOLE, end_ms=10**15),),
        (replace(WHOLE, lines=(5,)),),
        (replace(WHOLE, stop=4),),
        (replace(WHOLE, stop=2), replace(WHOLE, first=3, lines=())),
        (replace(WHOLE, stop=0, lines=()), WHOLE),
        (KeptCue(0, 10**15), KeptCue(1)),
        (KeptCue(0), KeptCue(0), KeptCue(1)),
        (KeptCue(0),),
    ],
)
def test_a_plan_has_every_word_in_one_cue_of_its_own_time_and_lines(
    cutting: Make, planned: tuple[KeptCue | NewCue, ...]
) -> None:
    document = cutting().document((0, 3, "It rained. Then"), (3, 5, "it stopped."))
    words = cutting().transcript(document).words
    CutPlan((WHOLE,)).check(2, words)
    with pytest.raises(SessionError, match="the plan of the cut"):
        CutPlan(planned).check(2, words)


def test_a_cut_that_is_carried_out_can_be_cancelled(cutting: Make) -> None:
    document = cutting().document((0, 3, "It rained. Then"), (3, 5, "it stopped."))
    transcript = cutting().transcript(document)
    plan = plan_cut(document, transcript, load_profile("netflix"), CutMode.SENTENCES)
    with pytest.raises(CutCancelled):
        apply_plan(document, transcript, plan, cancelled=lambda: True)


def test_a_cut_is_planned_no_further_once_it_is_cancelled(cutting: Make) -> None:
    document = cutting().document((0, 2, "[slam]"), (3, 5, "♪ la la ♪"))
    transcript = cutting().transcript(document)
    with pytest.raises(CutCancelled):
        plan_cut(document, transcript, load_profile("netflix"), cancelled=lambda: True)


def test_words_that_cannot_be_parted_stay_in_the_first_of_their_cues(cutting: Make) -> None:
    document = cutting().document((0, 1, "Oh."), (1, 5, "Wait—what now?"))
    planned = (KeptCue(0), NewCue(1, 2, (), 1000, 2000), NewCue(2, 3, (), 2000, 3500))
    plan = CutPlan((*planned, NewCue(3, 4, (), 3500, 5000)))
    cut = apply_plan(document, cutting().transcript(document), plan)
    shown = [(cue.payload, cue.start_ms, cue.end_ms) for cue in cut.document.cues]
    assert shown == [("Oh.", 0, 1000), ("Wait—what", 1000, 3500), ("now?", 3500, 5000)]
    assert cut.transcript.words == cutting().transcript(cut.document).words

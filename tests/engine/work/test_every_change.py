# SPDX-License-Identifier: Apache-2.0
"""Whatever changes a work: its words stay where they are read, and undo gives it back whole."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.captions.cues import Cue
from interpunct.captions.retiming import CueTimes
from interpunct.cutting.checks import Finding, Rule
from interpunct.cutting.profiles import load_profile
from interpunct.errors import InterpunctError, SessionError
from interpunct.labels import Casing, MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.commands import Decide, DecideCasing, Step
from interpunct.review.history import History
from interpunct.review.restructuring import (
    EditPayload,
    JoinCues,
    RenameSpeaker,
    SetLanguage,
    SplitCue,
)
from interpunct.review.retiming import Retime
from interpunct.transcript.from_document import build_transcript
from interpunct.work.options import Options, Unroll
from interpunct.work.time_plans import mended, scaled, shifted, snapped
from interpunct.work.typed_text import typed_again, typed_over
from interpunct.work.work import Work

MakeState = Callable[..., Work]
Plan = Callable[[Work, int, int, int], Step]
AllOf = Callable[[Work], tuple[Any, ...]]

STEPS = st.lists(
    st.tuples(st.integers(0, 99), st.integers(0, 60), st.integers(0, 90), st.booleans()),
    min_size=1,
    max_size=10,
)
TALK = """\
1
00:00:01,000 --> 00:00:03,000
so the boat left

2
00:00:03,500 --> 00:00:05,000
and <i>anna</i> waved
"""


@settings(max_examples=60)
@given(STEPS)
def test_every_change_keeps_words_in_their_places_and_is_undone_and_done_again_exactly(
    make_state: MakeState,
    plan: Plan,
    all_of: AllOf,
    predict_missing: Callable[[Work], None],
    steps: list[tuple[int, int, int, bool]],
) -> None:
    work = make_state()
    history, before = History(work), all_of(work)
    for *step, is_predicted in steps:
        with suppress(InterpunctError):
            history.do(plan(work, *step))
        if is_predicted:
            predict_missing(work)
        words_are_in_their_places(work)
    predict_missing(work)
    after = all_of(work)
    while history.done:
        history.undo()
    assert all_of(work) == before
    while history.undone:
        history.redo()
    assert all_of(work) == after


def words_are_in_their_places(work: Work) -> None:
    cues = work.document.cues
    for word, slot in zip(work.transcript.words, work.transcript.slots, strict=True):
        payload = cues[word.cue].payload
        assert payload[word.start : word.end] == word.text
        assert payload[slot.start : slot.end] == slot.mark
    places = [(word.cue, word.start) for word in work.transcript.words]
    assert places == sorted(places)


def opened(text: str) -> Work:
    return Work.of_bytes(text.encode(), Options(languages=("en",), unroll=Unroll.NEVER))


def times(work: Work) -> list[tuple[int, int]]:
    return [(cue.start_ms, cue.end_ms) for cue in work.document.cues]


def payloads(work: Work) -> list[str]:
    return [cue.payload for cue in work.document.cues]


def test_a_cue_is_split_between_its_words_in_text_and_time() -> None:
    work = opened(TALK)
    SplitCue.plan(work, 1).apply(work)
    assert payloads(work) == ["so the", "boat left", "and <i>anna</i> waved"]
    (start, end), (second, last), _ = times(work)
    assert (start, last) == (1000, 3000)
    assert 1000 < end <= second < 3000


def test_tags_are_closed_and_opened_again_where_a_cue_is_split() -> None:
    work = opened(TALK.replace("<i>anna</i> waved", "<i>anna waved</i>"))
    SplitCue.plan(work, 5).apply(work)
    assert payloads(work)[1:] == ["and <i>anna</i>", "<i>waved</i>"]


@pytest.mark.parametrize(("slot", "word"), [(3, "left"), (6, "waved")])
def test_a_cue_is_not_split_after_its_last_word(slot: int, word: str) -> None:
    work = opened(TALK)
    with pytest.raises(SessionError, match=f"cannot be split after ‘{word}’"):
        SplitCue.plan(work, slot)


def test_a_cue_without_time_is_not_split() -> None:
    work = opened(TALK.replace("00:00:01,000 --> 00:00:03,000", "00:00:01,000 --> 00:00:01,001"))
    with pytest.raises(SessionError, match="cannot be split"):
        SplitCue.plan(work, 1)


def test_joined_cues_have_the_settings_of_the_first_and_end_with_the_later_one() -> None:
    work = opened(TALK.replace("00:00:05,000", "00:00:02,500").replace("03,500", "02,000"))
    JoinCues.plan(work, 0).apply(work)
    assert payloads(work) == ["so the boat left\nand <i>anna</i> waved"]
    assert times(work) == [(1000, 3000)]


def test_cues_with_and_without_words_are_joined_line_by_line() -> None:
    sounds = "1\n00:00:01,000 --> 00:00:02,000\n{}\n\n2\n00:00:02,000 --> 00:00:03,000\n{}\n"
    for lines in (("so", "[wind]"), ("[wind]", "so"), ("so", "left")):
        work = opened(sounds.format(*lines))
        JoinCues.plan(work, 0).apply(work)
        assert payloads(work) == ["\n".join(lines)]


def test_what_is_typed_keeps_the_decisions_around_it(make_state: MakeState) -> None:
    work = make_state(TALK)
    for slot, mark in ((0, ","), (3, "!"), (6, "?")):
        Decide.plan(work, slot, mark).apply(work)
    shown = work.cue_text(0).text
    EditPayload.plan(work, 0, shown.replace("boat", "big ship")).apply(work)
    decided = {work.transcript.words[slot].text: one.mark for slot, one in work.decisions.items()}
    assert (decided["so"], decided["left"], decided["waved"]) == (",", "!", "?")


def test_a_casing_is_decided_until_that_is_taken_back(make_state: MakeState) -> None:
    work = make_state(TALK, casing=CasingMode.MODEL)
    step = DecideCasing.plan(work, 5, Casing.CAPITALISED)
    step.apply(work)
    assert work.table.casing_decided.tolist() == [number == 5 for number in range(7)]
    step.revert(work)
    assert not work.table.casing_decided.any()


def test_the_casings_of_a_word_add_up_and_are_spelt_out(make_state: MakeState) -> None:
    work = make_state(TALK, casing=CasingMode.MODEL)
    found = [work.casing_alternatives(word) for word in range(7)]
    asked = [each for each in found if each]
    assert asked
    for each in asked:
        assert sum(one.probability for one in each) == pytest.approx(1, abs=1e-5)
    (anna,) = (each for each in asked if each[0].text == "anna")
    assert [one.text for one in anna] == ["anna", "Anna", "ANNA"]


def test_a_speaker_is_renamed_and_nothing_that_sounds_like_it() -> None:
    text = TALK.replace("so the", "ANNA: so the").replace("and <i>anna", "ANNA: and <i>anna")
    work = opened(text)
    RenameSpeaker.plan(work, "ANNA", "BEA").apply(work)
    assert payloads(work) == ["BEA: so the boat left", "BEA: and <i>anna</i> waved"]
    words_are_in_their_places(work)
    with pytest.raises(SessionError, match="would not be read as the name"):
        RenameSpeaker.plan(work, "BEA", "no: name")


def test_times_are_shifted_scaled_and_snapped_for_the_cues_chosen() -> None:
    cues = opened(TALK).document.cues

    def planned(plan: Any) -> dict[int, tuple[int, int]]:
        return {cue: wanted[:2] for cue, wanted in plan.items()}

    assert planned(shifted(cues, [1], 250)) == {1: (3750, 5250)}
    assert planned(shifted(cues, [0, 1], 0)) == {}
    assert planned(scaled(cues, [0, 1], (1000, 2000), (5000, 10_000))) == {
        0: (2000, 6000),
        1: (7000, 10_000),
    }
    assert planned(snapped(cues, [0, 1], 24)) == {}
    assert planned(snapped(cues, [0, 1], 7)) == {1: (3429, 5000)}
    with pytest.raises(SessionError, match="no such frame rate"):
        snapped(cues, [0], 0.5)
    with pytest.raises(SessionError, match="not two points"):
        scaled(cues, [0], (1000, 2000), (1000, 3000))
    with pytest.raises(SessionError, match="not two points"):
        scaled(cues, [0], (1000, 2000), (2000, 2000))


def test_only_ends_that_break_the_profile_are_mended() -> None:
    work = opened(TALK.replace("00:00:03,000", "00:00:03,480").replace("05,000", "03,900"))
    profile = load_profile("netflix")
    findings = work.findings(profile)
    assert {finding.rule for finding in findings} >= {Rule.GAP, Rule.TOO_SHORT}
    plan = mended(work, profile, findings)
    assert [cue for cue in plan if plan[cue].start_ms != work.document.cues[cue].start_ms] == []
    assert plan[0].end_ms == 3417
    assert plan[1].end_ms >= 3500 + 833
    assert mended(work, profile, [Finding(0, Rule.LINES, 3, 2), *findings]) == plan


def test_a_cue_without_a_duration_is_moved_and_stays_without_one() -> None:
    cues = [Cue("", 1000, 1000, "", "so"), Cue("", 3000, 2500, "", "the")]
    assert {cue: plan[:2] for cue, plan in shifted(cues, [0, 1], 250).items()} == {
        0: (1250, 1250),
        1: (3250, 2750),
    }


@given(
    st.lists(st.tuples(st.integers(0, 7_200_000), st.integers(1, 9_000)), min_size=1, max_size=5),
    st.sampled_from([12.5, 23.976, 24, 25, 29.97, 50]),
)
def test_snapped_borders_are_the_nearest_frames(
    cues: list[tuple[int, int]], frame_rate: float
) -> None:
    made = [Cue("", start, start + length, "so", "") for start, length in cues]
    half = 500 / frame_rate + 1
    for cue in made:
        plan = snapped([cue], [0], frame_rate)
        start, end, with_words = plan.get(0, CueTimes(cue.start_ms, cue.end_ms))
        assert abs(start - cue.start_ms) <= half
        assert end > start
        assert abs(end - cue.end_ms) <= half or cue.end_ms - cue.start_ms < 2 * half
        assert not with_words  # a border is a choice, when a word is spoken is a fact
    assert all(one.with_words for one in shifted(made, range(len(made)), 500).values())


def test_a_cue_starts_on_the_frame_that_a_tiny_cue_before_it_got() -> None:
    cues = [Cue("", 0, 10, "", "so"), Cue("", 11, 2001, "", "the")]
    assert snapped(cues, [0, 1], 23.976) == {0: (0, 42, False), 1: (42, 2002, False)}
    assert snapped(cues, [0], 23.976) == {}  # there is no room for a frame


@given(
    st.lists(
        st.tuples(st.just(0) | st.integers(-60, 90), st.integers(1, 90)), min_size=1, max_size=8
    ),
    st.sampled_from([12.5, 23.976, 25, 50]),
    st.sets(st.integers(0, 7)),
)
def test_snapped_cues_overlap_only_if_they_did(
    steps: list[tuple[int, int]], frame_rate: float, some: set[int]
) -> None:
    before: list[tuple[int, int]] = []
    for wait, length in steps:
        start = max(0, (before[-1][1] if before else 0) + wait)
        before.append((start, start + length))
    made = [Cue("", *span, "so", "") for span in before]
    plan = snapped(made, some & set(range(len(made))), frame_rate)
    after = [plan[number][:2] if number in plan else span for number, span in enumerate(before)]
    assert all(0 <= start < end for start, end in after)
    for one in range(len(made)):
        for other in range(one):
            was, now = (
                set(range(*spans[one])) & set(range(*spans[other])) for spans in (before, after)
            )
            assert was or not now


def test_a_cue_of_two_milliseconds_is_split_into_one_and_one() -> None:
    work = opened(TALK.replace("00:00:01,000 --> 00:00:03,000", "00:00:01,000 --> 00:00:01,002"))
    SplitCue.plan(work, 1).apply(work)
    assert times(work)[:2] == [(1000, 1001), (1001, 1002)]


def test_joined_cues_keep_the_settings_of_the_first_though_it_has_one_word() -> None:
    work = opened(
        "WEBVTT\n\n00:01.000 --> 00:02.000 align:start\nso\n\n"
        "00:02.000 --> 00:03.000 align:end\nthe boat left\n"
    )
    JoinCues.plan(work, 0).apply(work)
    written = work.document.to_bytes().decode()
    assert "00:01.000 --> 00:03.000 align:start\nso\nthe boat left" in written


def test_an_edit_leaves_other_cues_in_their_languages() -> None:
    work = opened(TALK + "\n3\n00:00:05,000 --> 00:00:06,000\nja und nein\n")
    SetLanguage.plan(work, {2}, "de").apply(work)
    EditPayload.plan(work, 0, "so the big ship left").apply(work)
    assert [work.language_of_cue(cue) for cue in range(3)] == ["en", "en", "de"]
    EditPayload.plan(work, 2, "ja aber nein").apply(work)
    assert [work.language_of_cue(cue) for cue in range(3)] == ["en", "en", "de"]


def test_typing_behind_two_questions_keeps_the_marks_that_open_them(
    make_state: MakeState,
) -> None:
    text = "1\n00:00:01,000 --> 00:00:04,000\nqué tal qué haces qué quieres ahora\n"
    work = make_state(text, language="es", seed=None)
    for slot in (1, 3, 6):
        Decide.plan(work, slot, "?").apply(work)
    shown = work.cue_text(0).text
    assert shown.count("¿") == 3
    typed = shown.replace("ahora", "hoy")
    EditPayload.plan(work, 0, typed).apply(work)
    assert work.cue_text(0).text == typed
    words_are_in_their_places(work)


def test_what_is_proposed_follows_the_language_of_its_word(make_state: MakeState) -> None:
    work = make_state(TALK)
    assert {proposal.mark for proposal in work.table.proposals if proposal} <= {"", ",", ".", "?"}
    SetLanguage.plan(work, {0, 1}, "zh-Hans").apply(work)
    marks = {proposal.mark for proposal in work.table.proposals if proposal}
    assert marks <= {"", "，", "。", "？"}
    assert marks != {""}


PARTS = ["so", "(wind", "blows)", "ANNA:", "- no", "dr.", "left", "<i>the", "boat</i>", "1,000"]


@settings(max_examples=60)
@given(
    st.lists(st.lists(st.sampled_from(PARTS), max_size=4).map(" ".join), min_size=3, max_size=12),
    st.integers(0, 11),
    st.lists(st.sampled_from(PARTS), max_size=4).map(" ".join),
)
def test_words_after_an_edit_are_those_of_the_whole_file_read_anew(
    texts: list[str], cue: int, typed: str
) -> None:
    blocks = (
        f"{number}\n00:00:{number:02},000 --> 00:00:{number:02},900\n{text or '[wind]'}\n"
        for number, text in enumerate(texts, 1)
    )
    work = opened("\n".join(blocks))
    with suppress(InterpunctError):
        EditPayload.plan(work, cue % len(texts), typed or "so").apply(work)
    languages = dict.fromkeys(range(len(texts)), ("en",))
    anew = build_transcript(work.document, cue_languages=languages)
    assert work.transcript.words == anew.words


def test_what_was_typed_is_put_in_again_as_it_was(make_state: MakeState) -> None:
    work = make_state(TALK)
    typed, exchange = typed_over(work, 1, "And Bea waved!")
    again = typed_again(work, 1, typed)
    assert again.document_after.cues == exchange.document_after.cues
    assert again.after.words == exchange.after.words
    assert (again.after.decisions, again.after.casings) == (
        exchange.after.decisions,
        exchange.after.casings,
    )


def test_a_word_typed_without_the_mark_that_was_suggested_has_none(make_state: MakeState) -> None:
    work = make_state(marks=MarksMode.SUGGEST)
    slots = work.slots_of_cue(0)
    suggested = [slot for slot in slots if work.proposed(slot)[0] and not work.mark(slot)]
    assert suggested
    shown = work.cue_text(0).text
    EditPayload.plan(work, 0, shown.upper()).apply(work)
    assert [work.decisions[slot].mark for slot in suggested] == [""] * len(suggested)


def test_a_decided_mark_makes_the_casing_after_it_as_sure_as_if_it_were_weighed_anew(
    make_state: MakeState,
) -> None:
    work = make_state(TALK, casing=CasingMode.MODEL)
    for slot, mark in ((0, "."), (1, ""), (4, "?"), (0, "")):
        Decide.plan(work, slot, mark).apply(work)
        found = work.table.casing_confidences.tolist()
        work.use_modes(work.marks_mode, work.casing_mode)
        assert found == pytest.approx(work.table.casing_confidences.tolist(), nan_ok=True)


def test_a_name_that_cannot_be_one_is_refused_with_what_to_do() -> None:
    work = opened(TALK.replace("so the", "ANNA: so the"))
    for name, remedy in (("Bea: x", "capitals"), ("BEA: X", "shorter")):
        with pytest.raises(SessionError, match=remedy):
            RenameSpeaker.plan(work, "ANNA", name)


def test_words_keep_their_places_where_the_times_among_them_grow() -> None:
    work = opened("WEBVTT\n\n00:01.000 --> 00:03.000\nso <00:02.000>the boat <00:02.500>left\n")
    Retime.plan(work, shifted(work.document.cues, [0], 3_600_000)).apply(work)
    words_are_in_their_places(work)

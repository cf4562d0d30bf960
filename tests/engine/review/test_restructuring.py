# SPDX-License-Identifier: Apache-2.0
"""Commands that change text, cues and languages; decisions elsewhere stay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from interpunct.cutting.plan import CutPlan, KeptCue, NewCue
from interpunct.errors import CaptionError, SessionError
from interpunct.labels import Label
from interpunct.review.commands import Decide, Step
from interpunct.review.restructuring import EditPayload, JoinCues, Recut, SetLanguage, SplitCue
from interpunct.transcript.from_document import build_transcript
from interpunct.work.options import Options
from interpunct.work.work import Work

ONE_CUE = "1\n00:00:01,000 --> 00:00:03,000\nso it goes\n"
LINES = ["so it goes", "[Music]", "", "<i>oh</i> no", "[Music]\nit goes", "oh\n♪\nno"]
MakeState = Callable[..., Work]
Plan = Callable[[Work, int, int, int], Step]


def decided_words(work: Work) -> dict[str, str]:
    return {work.transcript.words[slot].text: made.mark for slot, made in work.decisions.items()}


def test_an_edit_keeps_the_decisions_of_all_words_that_stay(
    make_state: MakeState,
) -> None:
    work = make_state(seed=None)
    for slot, mark in ((0, ","), (9, "."), (20, "!")):
        Decide.plan(work, slot, mark).apply(work)
    before = decided_words(work)
    shown = work.cue_text(1).text
    EditPayload.plan(work, 1, shown.replace("three", "three or four red")).apply(work)
    assert work.document.cues[1].payload.startswith("and bought <i>three or four red apples then")
    assert decided_words(work) == before


def test_what_was_not_typed_stays_the_models(make_state: MakeState) -> None:
    work = make_state()
    shown = work.cue_text(0).text
    assert shown == "Yesterday, I, went to? The market."
    EditPayload.plan(work, 0, shown.replace("market", "markets")).apply(work)
    assert work.document.cues[0].payload == "yesterday i went to the markets."
    assert work.cue_text(0).text == shown.replace("market", "markets")
    assert work.table.proposals[0] is not None
    assert 0 not in work.decisions


def test_typed_marks_are_decisions_and_so_are_marks_typed_away(
    make_state: MakeState,
) -> None:
    work = make_state()
    EditPayload.plan(work, 0, "Yesterday, i; went to the market.").apply(work)
    assert decided_words(work)["to"] == ""
    assert work.decisions[1].label is Label.PERIOD
    assert work.cue_text(0).text == "Yesterday, i; went to the market."


@settings(max_examples=60)
@example(0, "<i>aaaa<i>i", 7)
@example(0, "<<<<<<i><i>", 7)
@example(4, "<<<<<<<<<<<<", 7)
@given(st.integers(0, 5), st.text("ab ,.?é<>/i-\n", max_size=12), st.integers(0, 60))
def test_a_typed_text_is_shown_as_it_was_typed(
    make_state: MakeState, cue: int, typed: str, place: int
) -> None:
    work = make_state()
    shown = work.cue_text(cue).text
    place = min(place, len(shown))
    wanted = shown[:place] + typed + shown[place + len(typed) :]
    try:
        command = EditPayload.plan(work, cue, wanted)
    except CaptionError:
        return
    command.apply(work)
    assert work.cue_text(cue).text.lower() == wanted.lower()


ECHOES = st.lists(st.sampled_from(["no", "yes", "i", "said"]), min_size=1, max_size=6)
TYPED = st.lists(st.sampled_from(["no", "no.", "yes", "i,", "said"]), max_size=2)


@settings(max_examples=60)
@given(st.lists(ECHOES, min_size=2, max_size=4), TYPED, st.data())
def test_of_repeated_words_those_that_were_typed_over_change_and_no_other_cue(
    make_state: MakeState, rows: list[list[str]], typed: list[str], data: st.DataObject
) -> None:
    work = make_state(srt(rows), seed=None)
    for slot in range(len(work.transcript)):
        Decide.plan(work, slot, data.draw(st.sampled_from(["", ".", ","]))).apply(work)
    wanted = [work.cue_text(cue).text for cue in range(len(rows))]
    cue = data.draw(st.integers(0, len(rows) - 1))
    words = wanted[cue].split()
    place = data.draw(st.integers(0, len(words)))
    words[place : place + data.draw(st.integers(0, 2))] = typed
    wanted[cue] = " ".join(words)
    EditPayload.plan(work, cue, wanted[cue]).apply(work)
    shown = [work.cue_text(each).text for each in range(len(rows))]
    assert [text.lower() for text in shown] == [text.lower() for text in wanted]


def srt(rows: list[list[str]]) -> str:
    return "\n".join(
        f"{number}\n00:00:{number:02},000 --> 00:00:{number:02},900\n{' '.join(row)}\n"
        for number, row in enumerate(rows, 1)
    )


def test_words_can_be_typed_into_a_file_without_any() -> None:
    work = Work.of_bytes(b"1\n00:00:01,000 --> 00:00:03,000\n[music]\n")
    step = EditPayload.plan(work, 0, "hello there")
    step.apply(work)
    assert [word.text for word in work.transcript.words] == ["hello", "there"]
    assert work.unpredicted() == [range(2)]
    step.revert(work)
    assert len(work.transcript) == 0


def test_a_text_that_would_make_another_cue_is_refused(
    make_state: MakeState,
) -> None:
    work = make_state()
    with pytest.raises(CaptionError):
        EditPayload.plan(work, 0, "one\n\n2\n00:00:01,000 --> 00:00:02,000\ntwo")


def test_a_split_closes_and_opens_tags_and_takes_the_time_between_the_words(
    make_state: MakeState,
) -> None:
    work = make_state(seed=None)
    SplitCue.plan(work, 9).apply(work)
    one, other = work.document.cues[1:3]
    assert one.payload == "and bought <i>three apples</i>"
    assert other.payload == "<i>then\ni came</i> home"
    assert one.start_ms == 3000 < one.end_ms <= other.start_ms < other.end_ms == 5500
    assert [cue.identifier for cue in work.document.cues] == list("1234567")
    assert [word.cue for word in work.transcript.words[6:14]] == [1, 1, 1, 1, 2, 2, 2, 2]


@given(
    lines=st.lists(st.sampled_from(["so it", "[Music]", "...", "♪", "- no"]), max_size=6),
    data=st.data(),
)
def test_a_split_keeps_every_line(lines: list[str], data: st.DataObject) -> None:
    payload = "\n".join(["well", *lines, "they go"])
    work = Work.of_bytes(ONE_CUE.replace("so it goes", payload).encode())
    words = len(work.transcript.words)
    SplitCue.plan(work, data.draw(st.integers(0, words - 2))).apply(work)
    one, other = (cue.payload for cue in work.document.cues)
    assert payload in (f"{one}\n{other}", f"{one} {other}")


def test_a_split_after_the_last_word_is_refused(make_state: MakeState) -> None:
    with pytest.raises(SessionError, match="cannot be split"):
        SplitCue.plan(make_state(), 5)


def test_joined_cues_keep_their_lines_and_span_both_times(
    make_state: MakeState,
) -> None:
    work = make_state(seed=None)
    JoinCues.plan(work, 0).apply(work)
    cue = work.document.cues[0]
    assert cue.payload.splitlines()[0] == "yesterday i went to the market"
    assert (cue.start_ms, cue.end_ms) == (1000, 5500)
    assert len(work.document.cues) == 5
    with pytest.raises(SessionError):
        JoinCues.plan(work, 4)


def test_a_sound_before_the_words_of_a_speaker_stays_with_them(make_state: MakeState) -> None:
    text = srt([["- who is it\n- [knocking] it is me"], ["come down"]])
    work = make_state(text, seed=None)
    JoinCues.plan(work, 0).apply(work)
    assert work.document.cues[0].payload == "- who is it\n- [knocking] it is me\ncome down"
    work = make_state(text, seed=None)
    SplitCue.plan(work, 2).apply(work)
    halves = [cue.payload for cue in work.document.cues[:2]]
    assert halves == ["- who is it", "- [knocking] it is me"]


def test_several_cues_are_joined_in_one_step(make_state: MakeState) -> None:
    work = make_state()
    before, cues = work.to_bytes(), work.document.cues
    step = JoinCues.plan(work, 1, 3)
    step.apply(work)
    joined = work.document.cues[1]
    lines = [line for cue in cues[1:4] for line in cue.payload.splitlines()]
    assert joined.payload.splitlines() == lines
    assert (joined.start_ms, joined.end_ms) == (cues[1].start_ms, cues[3].end_ms)
    assert str(step.description) == "join of cues 2 to 4"
    step.revert(work)
    assert work.to_bytes() == before


@pytest.mark.parametrize(("cue", "count"), [(4, 3), (5, 2), (0, 7)])
def test_more_cues_than_there_are_cannot_be_joined(
    make_state: MakeState, cue: int, count: int
) -> None:
    with pytest.raises(SessionError, match="no cue follows"):
        JoinCues.plan(make_state(), cue, count)


@given(texts=st.lists(st.sampled_from(LINES), min_size=3, max_size=40))
def test_a_join_keeps_every_line_whatever_has_words(texts: list[str]) -> None:
    cues = (
        f"{n + 1}\n00:00:{n:02},000 --> 00:00:{n:02},900\n{it}\n" for n, it in enumerate(texts)
    )
    work = Work.of_bytes("\n".join(cues).encode(), Options(languages=("en",)))
    JoinCues.plan(work, 0, len(texts)).apply(work)
    (cue,) = work.document.cues
    assert cue.payload == "\n".join(filter(None, texts))
    assert cue.end_ms == (len(texts) - 1) * 1000 + 900


def test_a_language_set_by_hand_is_that_of_the_words(
    make_state: MakeState,
) -> None:
    work = make_state()
    Decide.plan(work, 0, ",").apply(work)
    SetLanguage.plan(work, [0, 4], "deu").apply(work)
    assert {word.language for word in work.transcript.words if word.cue in (0, 4)} == {"de"}
    assert {word.language for word in work.transcript.words if word.cue in (1, 3)} == {"en"}
    assert work.decisions[0].mark == ","


def test_a_cut_leaves_marks_proposals_and_decisions_what_they_are(
    make_state: MakeState,
) -> None:
    work = make_state()
    Decide.plan(work, 0, "?").apply(work)
    marks = [work.mark(slot) for slot in range(len(work.transcript))]
    proposals = list(work.table.proposals)
    after = Recut.plan(work, one_of_the_first_two(work))
    after.apply(work)
    assert work.document.cues[0].payload.startswith("yesterday i went to the market\nand bought")
    assert work.rendered().document.cues[0].payload.startswith("Yesterday")
    assert [work.mark(slot) for slot in range(len(work.transcript))] == marks
    assert work.table.proposals == proposals
    assert set(work.decisions) == {0}


def one_of_the_first_two(work: Work) -> CutPlan:
    """A plan that makes one cue of the first two, and keeps the others."""
    first, second = work.slots_of_cue(0), work.slots_of_cue(1)
    cues = work.document.cues
    joined = NewCue(0, second.stop, (first.stop,), cues[0].start_ms, cues[1].end_ms)
    return CutPlan((joined, *map(KeptCue, range(2, len(cues)))))


@pytest.mark.parametrize(
    "cues",
    [
        (KeptCue(0), KeptCue(1)),
        (KeptCue(0), KeptCue(0), *map(KeptCue, range(1, 6))),
        (NewCue(0, 4, (), 1000, 2000), *map(KeptCue, range(1, 6))),
        (NewCue(0, 6, (), 2000, 2000), *map(KeptCue, range(1, 6))),
        (NewCue(0, 6, (9,), 1000, 2000), *map(KeptCue, range(1, 6))),
        (*map(KeptCue, range(6)), NewCue(0, 6, (), 1000, 2000)),
    ],
)
def test_a_plan_of_another_document_is_refused(
    make_state: MakeState, cues: tuple[KeptCue | NewCue, ...]
) -> None:
    with pytest.raises(SessionError, match="plan"):
        Recut.plan(make_state(), CutPlan(cues))


@settings(max_examples=40)
@given(st.lists(st.tuples(st.integers(3, 5), st.integers(0, 60), st.integers(0, 90)), max_size=5))
def test_words_built_anew_locally_are_those_of_the_whole_file(
    make_state: MakeState,
    plan: Plan,
    steps: list[tuple[int, int, int]],
) -> None:
    work = make_state(seed=None)
    for step in steps:
        try:
            command = plan(work, *step)
        except (SessionError, CaptionError):
            continue
        command.apply(work)
    whole = build_transcript(work.document, languages=["en"])
    assert work.transcript == whole


def test_a_language_that_is_named_is_believed() -> None:
    work = Work.of_bytes(f"{ONE_CUE}\n2\n00:00:04,000 --> 00:00:06,000\nბაზარში წავედი\n".encode())
    assert work.table.left_alone.tolist() == [False] * 3 + [True] * 2
    SetLanguage.plan(work, [1], "en").apply(work)
    assert not work.table.left_alone.any()


@pytest.mark.parametrize("cues", [[], [6], [0, 6]])
def test_cues_that_are_not_there_have_no_language(make_state: MakeState, cues: list[int]) -> None:
    with pytest.raises(SessionError, match="no such cue"):
        SetLanguage.plan(make_state(), cues, "de")

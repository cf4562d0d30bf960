# SPDX-License-Identifier: Apache-2.0
"""What holds for every cut, whatever the document."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise, zip_longest
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from interpunct.captions.formats import VTT
from interpunct.captions.reading import parse_captions
from interpunct.cutting.apply import apply_plan
from interpunct.cutting.groups import cut_groups, with_only
from interpunct.cutting.measure import columns
from interpunct.cutting.plan import CutMode, plan_cut
from interpunct.cutting.profiles import load_profile
from interpunct.transcript.speakers import speakers

Make = Callable[..., Any]

WORDS = ["a", "the", "water", "of", "Lowe", "12", "bridge", "and", "because", "unbelievably", "I"]
MARKS = ["", "", "", "", ",", ".", "?", "...", "!"]
LEADS = ["", "", "", "", "- ", "<i>", "[noise] ", "(noise) ", "BOB: ", "[Man 1] ", "♪ ", r"{\an8}"]
TAILS = ["", "", "", "", "</i>", " [noise]", " (noise)", " ♪"]
JOINS = [" ", " ", " ", " ", "\n", "  ", " - ", "\n- ", " (", ") "]

words = st.tuples(st.sampled_from(WORDS), st.sampled_from(MARKS)).map("".join)
payloads = st.lists(st.tuples(words, st.sampled_from(JOINS)), max_size=18).map(
    lambda pairs: "".join(part for pair in pairs for part in pair).strip(" \n-()")
)
texts = st.tuples(st.sampled_from(LEADS), payloads, st.sampled_from(TAILS)).map("".join)
gaps = st.sampled_from([0, 0, 0, 0.04, 0.5, 2.0, 4.0, -0.5])
lengths = st.sampled_from([0.0, 0.05, 0.4, 1.0, 2.0, 3.0, 12.0])
cues = st.lists(st.tuples(gaps, lengths, texts), min_size=1, max_size=8)
modes = st.sampled_from(["sentences", "keep-cues"])
calm = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])


def timed(given_cues: list[tuple[float, float, str]]) -> list[tuple[float, float, str]]:
    """The cues with start and end times, each after the one before by its gap."""
    made = []
    clock = 1.0
    for gap, length, text in given_cues:
        start = max(0.0, clock + gap)
        clock = start + length
        made.append((start, clock, text))
    return made


def spoken(document: Any) -> str:
    """The text of a document without white space and without what a cut may add: tags."""
    text = "".join(cue.payload for cue in document.cues)
    return re.sub(r"\s|</?i>|\{\\an8\}", "", text)


@given(cues=cues, mode=modes)
@calm
def test_no_text_is_lost_added_or_moved(cutting: Make, cues: Any, mode: str) -> None:
    document = cutting().document(*timed(cues))
    cut = cutting(mode=mode).cut(document)
    assert spoken(cut.document) == spoken(document)


@given(cues=cues, mode=modes)
@calm
def test_the_words_are_the_same_and_each_is_in_one_cue(
    cutting: Make, cues: Any, mode: str
) -> None:
    cutter = cutting(mode=mode)
    document = cutter.document(*timed(cues))
    before = cutter.transcript(document)
    after = cutter.transcript(cutter.cut(document).document)
    assert [word.text for word in after.words] == [word.text for word in before.words]
    assert [slot.label for slot in after.slots] == [slot.label for slot in before.slots]


@given(cues=cues, mode=modes)
@calm
def test_words_and_slots_are_followed_to_where_they_are_read_anew(
    cutting: Make, cues: Any, mode: str
) -> None:
    cutter = cutting(mode=mode)
    cut = cutter.cut(cutter.document(*timed(cues)))
    anew = cutter.transcript(cut.document)
    assert [word._replace(turn=0) for word in cut.transcript.words] == [
        word._replace(turn=0) for word in anew.words
    ]
    assert cut.transcript.slots == anew.slots


BRACKET_NEVER_CLOSED = [(0.0, 12.0, "a (a. a"), (0.0, 0.05, "a")]
BRACKET_CLOSED_LATER = [(0.0, 12.0, "a (a. a"), (0.0, 0.4, "a. the"), (0.0, 0.05, "a) I")]
BRACKETS_NOT_PAIRED = [
    (0.0, 12.0, "a... bridge. (a (the of - unbelievably (unbelievably, bridge. bridge"),
    (0.0, 0.05, "a, water"),
]


@given(cues=cues, mode=modes)
@example(cues=BRACKET_NEVER_CLOSED, mode="sentences")
@example(cues=BRACKET_CLOSED_LATER, mode="sentences")
@example(cues=BRACKETS_NOT_PAIRED, mode="sentences")
@calm
def test_cutting_again_changes_nothing(cutting: Make, cues: Any, mode: str) -> None:
    cutter = cutting(mode=mode)
    once = cutter.cut(cutter.document(*timed(cues))).document
    assert cutter.cut(once).changed == 0


@given(cues=cues)
@calm
def test_cues_start_in_their_source_and_end_before_the_next(cutting: Make, cues: Any) -> None:
    document = cutting().document(*timed(cues))
    cut = cutting().cut(document)
    starts = [cue.start_ms for cue in cut.document.cues[1:]]
    for cue, sources, following in zip_longest(cut.document.cues, cut.sources, starts):
        old = [document.cues[source] for source in sources]
        if replace_number(cue, set(old)) not in old:
            assert old[0].start_ms <= cue.start_ms < cue.end_ms
            assert cue.start_ms < old[-1].end_ms
            assert following is None or cue.end_ms <= max(following, old[-1].end_ms)
    assert overlaps(cut.document) <= overlaps(document)


named_cues = st.lists(
    st.tuples(
        gaps, lengths, st.tuples(st.sampled_from(["Lowe: ", "Dr. Ann : ", "李 ："]), payloads)
    ),
    min_size=8,
    max_size=10,
).map(lambda made: [(gap, length, "".join(text)) for gap, length, text in made])


@given(cues=named_cues, mode=modes)
@calm
def test_names_in_mixed_case_stay_names(cutting: Make, cues: Any, mode: str) -> None:
    cutter = cutting(mode=mode)
    document = cutter.document(*timed(cues))
    assert speakers(document)
    cut = cutter.cut(document).document
    assert spoken(cut) == spoken(document)
    anew = cutter.transcript(cut)
    assert [word.text for word in anew.words] == [
        word.text for word in cutter.transcript(document).words
    ]
    assert speakers(cut).keys() == speakers(document).keys()


def overlaps(document: Any) -> set[tuple[int, int]]:
    """The ends and starts of neighbours that overlap."""
    ends = [(one.end_ms, other.start_ms) for one, other in pairwise(document.cues)]
    return {(end, start) for end, start in ends if start < end}


@given(cues=cues, mode=modes, data=st.data())
@calm
def test_a_part_of_a_cut_lets_no_cues_overlap_that_did_not(
    cutting: Make, cues: Any, mode: str, data: st.DataObject
) -> None:
    cutter = cutting(mode=mode)
    document = cutter.document(*timed(cues))
    words = cutter.transcript(document)
    plan = plan_cut(document, words, load_profile("netflix"), CutMode(mode))
    groups = list(cut_groups(plan, words.words))
    assert [cue for group in groups for cue in group.cues] == list(range(len(document.cues)))
    assert [place for group in groups for place in group.planned] == list(range(len(plan.cues)))
    chosen = data.draw(st.sets(st.integers(0, len(groups) - 1)))
    assert with_only(plan, groups, range(len(groups))) == plan
    part = apply_plan(document, words, with_only(plan, groups, chosen))
    assert overlaps(part.document) <= overlaps(document)
    assert spoken(part.document) == spoken(document)
    for cue, sources in zip(part.document.cues, part.sources, strict=True):
        (group,) = {n for n, group in enumerate(groups) if set(sources) & set(group.cues)}
        if group not in chosen:
            assert replace_number(cue, {document.cues[sources[0]]}) in document.cues


@given(cues=cues)
@calm
def test_keep_cues_keeps_number_and_times(cutting: Make, cues: Any) -> None:
    document = cutting().document(*timed(cues))
    kept = cutting(mode="keep-cues").cut(document).document
    assert [(cue.start_ms, cue.end_ms) for cue in kept.cues] == [
        (cue.start_ms, cue.end_ms) for cue in document.cues
    ]


@given(cues=cues, mode=modes)
@calm
def test_identifiers_stay_in_their_order_and_are_given_once(
    cutting: Make, cues: Any, mode: str
) -> None:
    numbered = cutting().document(*timed(cues))
    names = [f"cue {place}" for place in range(len(cues))]
    named = [replace(cue, identifier=name) for cue, name in zip(numbered.cues, names, strict=True)]
    document = parse_captions(VTT.new_file(named).encode())
    cut = cutting(mode=mode).cut(document).document
    given_names = [cue.identifier for cue in cut.cues if cue.identifier]
    assert given_names == sorted(set(given_names), key=names.index)
    if mode == "keep-cues":
        assert [cue.identifier for cue in cut.cues] == [cue.identifier for cue in document.cues]


@given(cues=cues, mode=modes)
@calm
def test_what_is_not_changed_is_one_of_the_old_cues(cutting: Make, cues: Any, mode: str) -> None:
    document = cutting().document(*timed(cues))
    cut = cutting(mode=mode).cut(document)
    old = set(document.cues)
    anew = [cue for cue in cut.document.cues if replace_number(cue, old) not in old]
    assert len(anew) <= cut.changed


def replace_number(cue: Any, old: set[Any]) -> Any:
    """The old cue that `cue` equals but for its number, else `cue`."""
    parts = (cue.start_ms, cue.end_ms, cue.settings, cue.payload)
    same = (
        other
        for other in old
        if (other.start_ms, other.end_ms, other.settings, other.payload) == parts
    )
    return next(same, cue)


def test_thai_lines_break_between_words_and_keep_to_the_width(cutting: Make) -> None:
    text = "วันนี้อากาศดีมากเราจะไปเที่ยวทะเลกับเพื่อนและครอบครัวของเราที่จังหวัดใกล้กรุงเทพมหานคร"
    document = cutting().document((0, 6, text))
    cut = cutting("th").cut(document)
    lines = [line for cue in cut.document.cues for line in cue.payload.split("\n")]
    assert "".join(lines) == text
    assert len(lines) > 1
    assert max(map(columns, lines)) <= (load_profile("netflix").limits("th").max_cpl or 0)
    assert not any(line[0] in "ะาำิีึืุู่้๊๋์ๆ" or line[-1] in "เแโใไ" for line in lines)


@pytest.mark.parametrize("language", ["en", "ar", "zh-Hans", "ja", "th"])
def test_hostile_text_survives(cutting: Make, language: str) -> None:
    texts = [
        "<<<>>> ((( ]]] ♪♪ -- — ¿ ",
        "." * 300,
        "<i><b>" * 60 + "x",
        "- " * 200 + "end",
        "((((a) b" * 40,
        "\u200b\u200f word \u2028 other",
        "NOTE: 12:30 --> tomorrow, they said. And",
        "字" * 400 + "。" + "ก" * 300,
    ]
    cues = [(number, number + 1, text) for number, text in enumerate(texts)]
    document = cutting().document(*cues)
    cut = cutting(language).cut(document)
    assert spoken(cut.document) == spoken(document)

# SPDX-License-Identifier: Apache-2.0
"""Cues inserted, deleted, copied, pasted, moved and sorted; words keep what is known of them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpunct.captions.clippings import clipping, packed, packed_cues
from interpunct.captions.cues import Cue
from interpunct.captions.reading import parse_captions
from interpunct.errors import InterpunctError, SessionError
from interpunct.review.commands import Decide, Step
from interpunct.review.journal_lines import command_of
from interpunct.review.rearranging import (
    Change,
    Rearrange,
    delete_cues,
    duplicate_cues,
    insert_cue,
    move_cues,
    paste_cues,
    paste_text,
    row_before,
    sort_cues,
    swap_texts,
)
from interpunct.review.restructuring import EditPayload
from interpunct.work.free_time import USUAL_MS
from interpunct.work.options import Options, Unroll
from interpunct.work.work import Work

Plan = Callable[[Work, int, int, int], Step]

FOUR = """\
1
00:00:01,000 --> 00:00:03,000
so the boat left

2
00:00:03,500 --> 00:00:05,000
and <i>anna</i> waved

3
00:00:05,000 --> 00:00:06,000
nobody saw it

4
00:00:06,500 --> 00:00:08,000
it was dark
"""


def opened(text: str = FOUR) -> Work:
    return Work.of_bytes(text.encode(), Options(languages=("en",), unroll=Unroll.NEVER))


def payloads(work: Work) -> list[str]:
    return [cue.payload for cue in work.document.cues]


def numbers(work: Work) -> list[str]:
    return [cue.identifier for cue in work.document.cues]


def decided(work: Work) -> dict[str, str]:
    """Decided marks by the word before them; every word of the text comes once."""
    return {work.transcript.words[slot].text: one.mark for slot, one in work.decisions.items()}


def test_a_new_cue_takes_the_free_time_and_the_next_number() -> None:
    work = opened()
    insert_cue(work, *row_before(work, 1)).apply(work)
    assert payloads(work) == ["so the boat left", "", "and <i>anna</i> waved", *payloads(work)[3:]]
    assert (work.document.cues[1].start_ms, work.document.cues[1].end_ms) == (3000, 3500)
    assert numbers(work) == ["1", "2", "3", "4", "5"]
    EditPayload.plan(work, 1, "Wait!").apply(work)
    assert b"2\n00:00:03,000 --> 00:00:03,500\nWait!\n\n3\n" in work.document.to_bytes()


@pytest.mark.parametrize(
    ("place", "times"),
    [(0, (0, 1000)), (1, (3000, 3500)), (4, (8000, 8000 + USUAL_MS))],
)
def test_room_is_what_the_neighbours_leave(place: int, times: tuple[int, int]) -> None:
    assert row_before(opened(), place) == (place, *times)


def test_a_gap_is_left_beside_a_new_cue_and_too_little_time_is_refused() -> None:
    assert row_before(opened(), 1, gap_ms=80) == (1, 3080, 3420)
    for place, gap_ms in ((2, 0), (1, 201)):
        with pytest.raises(SessionError, match="no free time for a new row"):
            row_before(opened(), place, gap_ms)


def test_a_new_first_and_a_new_last_cue() -> None:
    work = opened()
    for place in (0, 5):
        insert_cue(work, *row_before(work, place)).apply(work)
    assert [bool(payload) for payload in payloads(work)] == [False, True, True, True, True, False]
    assert numbers(work) == ["1", "2", "3", "4", "5", "6"]


def test_deleted_cues_are_gone_and_all_other_bytes_stay() -> None:
    work = opened("\ufeffNote of the translator\n\n" + FOUR.replace("\n", "\r\n"))
    delete_cues(work, [1, 3]).apply(work)
    assert payloads(work) == ["so the boat left", "nobody saw it"]
    assert numbers(work) == ["1", "2"]
    written = work.document.to_bytes().decode()
    assert "\r\n2\r\n00:00:05,000 --> 00:00:06,000\r\nnobody saw it\r\n" in written


def test_not_every_cue_can_be_deleted() -> None:
    with pytest.raises(SessionError, match="no cue left"):
        delete_cues(opened(), range(4))


def test_copies_stand_behind_and_keep_what_was_decided() -> None:
    work = opened()
    Decide.plan(work, 3, "!").apply(work)
    duplicate_cues(work, [0, 1]).apply(work)
    assert payloads(work)[:4] == payloads(work)[:2] * 2
    marks = [(work.transcript.words[slot].cue, one.mark) for slot, one in work.decisions.items()]
    assert marks == [(0, "!"), (2, "!")]


def test_cues_of_another_file_are_pasted_with_their_times() -> None:
    work = opened()
    other = [Cue("7", 100, 900, "", "look\nthere")]
    paste_cues(work, 0, other).apply(work)
    assert work.document.cues[0].payload == "look\nthere"
    assert (work.document.cues[0].start_ms, work.document.cues[0].end_ms) == (100, 900)
    with pytest.raises(SessionError, match="no cue to paste"):
        paste_cues(work, 0, [])


def test_tags_and_places_survive_the_clipboard() -> None:
    work = opened('1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color="red">so it goes</font>\n')
    text = clipping(work.document, work.document.cues)
    paste_text(work, 1, text).apply(work)
    assert payloads(work)[1] == payloads(work)[0]
    film = opened("WEBVTT\n\n00:04.000 --> 00:05.000\nand on\n")
    paste_text(film, 1, text).apply(film)
    assert "00:01.000 --> 00:02.000 line:0\nso it goes" in film.document.to_bytes().decode()
    styled = opened(TEXTS[3].replace("Default,,", "Top,,"))
    paste_text(styled, 2, text).apply(styled)
    assert styled.document.to_bytes().decode().count(",Top,,0,0,0,,") == 3


def test_rows_move_past_their_neighbours_with_all_that_is_decided() -> None:
    work = opened()
    Decide.plan(work, 3, "!").apply(work)
    Decide.plan(work, 6, "?").apply(work)
    move_cues(work, [0, 1], 1).apply(work)
    assert [payload.split()[0] for payload in payloads(work)] == ["nobody", "so", "and", "it"]
    assert decided(work) == {"left": "!", "waved": "?"}
    sort_cues(work).apply(work)
    assert payloads(work) == payloads(opened())
    assert decided(work) == {"left": "!", "waved": "?"}


def test_moves_that_cannot_be_are_refused() -> None:
    work = opened()
    for cues, by, reason in (([0], -1, "past"), ([3], 1, "past"), ([0, 2], 1, "adjacent")):
        with pytest.raises(SessionError, match=reason):
            move_cues(work, cues, by)
    with pytest.raises(SessionError, match="in order already"):
        sort_cues(work)


def test_a_record_of_a_new_cue_without_any_is_refused() -> None:
    record = {"do": "rearrange", "first": 0, "stop": 2, "cues": [0], "change": "insert"}
    with pytest.raises(SessionError, match="not in the file"):
        command_of(record).step(opened())


TEXTS = [
    FOUR,
    (
        "WEBVTT\n\nNOTE a note\n\nfirst\n00:01.000 --> 00:02.000 align:start\nso it goes\n\n"
        "00:02.000 --> 00:03.000\nand on\n\nSTYLE\n::cue {}\n"
    ),
    "0:00:01.000,0:00:02.000\nso it goes\n\n0:00:02.000,0:00:03.000\nand on\n\n",
    (
        "[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name\n"
        "Style: Default\n\n[Events]\n"
        "Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n"
        "Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,so it goes\n"
        "Dialogue: 0,0:00:02.00,0:00:03.00,Default,,0,0,0,,and on\n"
    ),
]
CHANGES = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 90)), min_size=1, max_size=6)


@settings(max_examples=120)
@given(st.sampled_from(TEXTS), CHANGES)
def test_every_rearrangement_is_read_back_and_undone_exactly(
    plan: Plan,
    all_of: Callable[[Work], tuple[object, ...]],
    text: str,
    changes: list[tuple[int, int]],
) -> None:
    """The file written is read by a reader that knows nothing of the change."""
    work = opened(text)
    for slot in range(0, len(work.transcript), 2):
        with suppress(InterpunctError):
            Decide.plan(work, slot, "!").apply(work)
    for one, other in changes:
        before, bytes_before = all_of(work), work.document.to_bytes()
        try:
            step = plan(work, 13, one, other)
        except InterpunctError:
            continue
        expected = _texts_after(work, step)
        step.apply(work)
        read = parse_captions(work.document.to_bytes(), path=None)
        assert [cue.payload for cue in read.cues] == expected
        assert [(c.start_ms, c.end_ms) for c in read.cues] == [
            (c.start_ms, c.end_ms) for c in work.document.cues
        ]
        after = all_of(work)
        step.revert(work)
        assert all_of(work) == before
        assert work.document.to_bytes() == bytes_before
        step.apply(work)
        assert all_of(work) == after


def _texts_after(work: Work, step: Step) -> list[str]:
    """The payloads that the record of a step promises."""
    record = step.record()
    first, stop, old = record["first"], record["stop"], payloads(work)
    assert isinstance(first, int)
    assert isinstance(stop, int)
    placed = record["cues"]
    assert isinstance(placed, (list, tuple))
    new = [old[one] if isinstance(one, int) else one.get("payload", "") for one in placed]
    return [*old[:first], *new, *old[stop:]]


def test_texts_are_exchanged_and_times_stay() -> None:
    work = opened()
    Decide.plan(work, 3, "!").apply(work)
    swap_texts(work, 2, 0).apply(work)
    assert [payload.split()[0] for payload in payloads(work)] == ["nobody", "and", "so", "it"]
    assert [cue.start_ms for cue in work.document.cues] == [1000, 3500, 5000, 6500]
    assert decided(work) == {"left": "!"}


@pytest.mark.parametrize(
    "text",
    [
        "{0}\n00:00:01,000 --> 00:00:02,000\nso\n\n{1}\n00:00:03,000 --> 00:00:04,000\nwe\n",
        (
            "WEBVTT\n\n{0}\n00:01.000 --> 00:02.000 line:0\nso\n\nNOTE {0}\n\n{1}\n"
            "00:03.000 --> 00:04.000\nwe\n"
        ),
    ],
)
@pytest.mark.parametrize("names", [("1", "2"), ("1", "9")])
def test_of_exchanged_texts_all_else_stays(text: str, names: tuple[str, str]) -> None:
    before = text.format(*names)
    work = opened(before)
    swap_texts(work, 0, 1).apply(work)
    swapped = before.replace("so\n", "?").replace("we\n", "so\n").replace("?", "we\n")
    assert work.document.to_bytes().decode() == swapped


def test_signs_of_xml_are_escaped_in_pasted_lines() -> None:
    text = '<tt xmlns="http://www.w3.org/ns/ttml"><body><p begin="1s" end="2s">so</p></body></tt>'
    work = opened(text)
    paste_text(work, 1, "Q&A if a < b\nand on").apply(work)
    read = ElementTree.fromstring(work.document.to_bytes().decode())
    assert ["".join(one.itertext()) for one in read.iter("{http://www.w3.org/ns/ttml}p")] == [
        "so",
        "Q&A if a < b",
        "and on",
    ]


EVENTS = (
    "[Script Info]\nScriptType: v4.00+\n\n[Events]\n"
    "Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n"
)
SIGNS = EVENTS + (
    "Dialogue: 0,0:00:01.00,0:00:02.00,Sign,Ann,0,0,0,,a shop\n"
    "Dialogue: 0,0:00:02.00,0:00:03.00,Sign,Ann,0,0,0,,a street\n"
    "Dialogue: 2,0:00:04.00,0:00:05.00,Default,Bob,9,0,0,Scroll,so we left\n"
)


def lines_of(work: Work) -> list[str]:
    """The lines of cues in the file."""
    text = work.document.to_bytes().decode()
    return [line for line in text.splitlines() if line.startswith("Dialogue")]


@pytest.mark.parametrize(
    ("place", "begins"),
    [(0, "0,0:00:00.00,0:00:01.00,Sign"), (3, "2,0:00:05.00,0:00:07.00,Default")],
)
def test_a_new_row_has_the_style_of_its_neighbour_without_its_speaker_and_effect(
    place: int, begins: str
) -> None:
    work = opened(SIGNS)
    step = insert_cue(work, *row_before(work, place))
    step.apply(work)
    margin = "9" if place else "0"
    assert lines_of(work)[place] == f"Dialogue: {begins},,{margin},0,0,,"
    step.revert(work)
    assert work.document.to_bytes() == SIGNS.encode()


def test_the_fields_of_a_new_row_are_found_by_their_names() -> None:
    head, cue = "Start, End, Actor, Style, Text", "0:00:01.00,0:00:02.00,Ann,Sign,a shop"
    work = opened(f"[Script Info]\n\n[Events]\nFormat: {head}\nDialogue: {cue}\n")
    insert_cue(work, 1, 3_000, 4_000).apply(work)
    assert lines_of(work)[1] == "Dialogue: 0:00:03.00,0:00:04.00,,Sign,"


SPOKEN = (
    "WEBVTT\n\n00:01.000 --> 00:02.000 line:0\n<v Ann>so <i>we</i> left\n\n"
    "00:03.000 --> 00:04.000\nyes\n"
)


@pytest.mark.parametrize("text", [SIGNS, SPOKEN], ids=["ass", "vtt"])
def test_packed_cues_keep_tags_speaker_and_settings(text: str) -> None:
    work = opened(text)
    cues = work.document.cues
    text_form, own = clipping(work.document, cues), packed(work.document, cues)
    delete_cues(work, range(1, len(cues))).apply(work)
    paste_text(work, 1, text_form, own).apply(work)
    pasted = [(cue.settings, cue.payload) for cue in work.document.cues[1:]]
    assert pasted == [(cue.settings, cue.payload) for cue in cues]


def test_packed_cues_of_another_format_are_pasted_by_their_text() -> None:
    source, work = opened(SPOKEN), opened(SIGNS)
    cues = source.document.cues
    own = packed(source.document, cues)
    assert not packed_cues(own, work.document)
    paste_text(work, 3, clipping(source.document, cues), own).apply(work)
    assert work.document.cues[3].payload == "{\\an8}Ann: so {\\i1}we{\\i0} left"
    assert lines_of(work)[3].split(",")[3:5] == ["Default", ""]


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"format":"srt","path":"","cues":[{}]}'])
def test_other_data_are_no_packed_cues(data: bytes) -> None:
    assert packed_cues(data, opened().document) == ()


def test_packed_cues_with_fields_of_another_file_are_pasted_by_their_text() -> None:
    source = opened(SIGNS)
    other = opened(
        "[Script Info]\n\n[Events]\nFormat: Start, End, Style, Text\n"
        "Dialogue: 0:00:01.00,0:00:02.00,Sign,a shop\n"
    )
    cues = source.document.cues
    own = packed(source.document, cues)
    paste_text(other, 1, clipping(source.document, cues), own).apply(other)
    assert payloads(other)[1:] == ["a shop", "a street", "so we left"]
    assert lines_of(other)[1] == "Dialogue: 0:00:01.00,0:00:02.00,Sign,a shop"


@pytest.mark.parametrize(
    "text", ["WEBVTT", "WEBVTT\n\nNOTE by hand\n", EVENTS, EVENTS.replace("\n", "\r\n")]
)
def test_captions_are_begun_by_hand_in_a_file_without_cues(text: str) -> None:
    work = opened(text)
    steps: list[Step] = []

    def do(step: Step) -> None:
        step.apply(work)
        steps.append(step)

    do(insert_cue(work, *row_before(work, 0)))
    do(EditPayload.plan(work, 0, "so we begin"))
    do(insert_cue(work, *row_before(work, 1)))
    do(EditPayload.plan(work, 1, "and go on"))
    read = parse_captions(work.document.to_bytes()).cues
    found = [(cue.start_ms, cue.end_ms, cue.payload) for cue in read]
    assert found == [(0, USUAL_MS, "so we begin"), (USUAL_MS, 2 * USUAL_MS, "and go on")]
    again = opened(text)
    for step in steps:
        command_of(step.record()).step(again).apply(again)
    assert again.document.to_bytes() == work.document.to_bytes()
    for step in reversed(steps):
        step.revert(work)
    assert work.document.to_bytes() == text.encode()


def test_cues_are_pasted_into_a_file_without_cues() -> None:
    source, work = opened(), opened("WEBVTT\n")
    paste_text(work, 0, clipping(source.document, source.document.cues)).apply(work)
    assert payloads(work) == payloads(source)
    with pytest.raises(SessionError, match="not in the file"):
        Rearrange(1, 1, (), Change.DELETE).step(opened("WEBVTT\n"))

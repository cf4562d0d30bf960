# SPDX-License-Identifier: Apache-2.0
"""The state: what is shown of a cue, and how quickly."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from interpunct.labels import PAPER_LABELS, Casing, Label, MarksMode, PaperLabel
from interpunct.marking.casing import CasingMode
from interpunct.review.bookmarks import SetBookmarks
from interpunct.review.commands import Decide, SetCasing
from interpunct.review.restructuring import EditPayload
from interpunct.runtime.predictions import Predictions
from interpunct.work.cached_predictions import (
    rows_to_bytes,
    shown_digest,
    take_predictions,
)
from interpunct.work.output_text import rendered_cues
from interpunct.work.work import Work

MakeState = Callable[..., Work]

PLAIN = "1\n00:00:01,000 --> 00:00:02,000\nso it goes on and on\n"
TAGS = """\
1
00:00:01,000 --> 00:00:02,000
<b>a</b> b <i>c.</i> "d" e

2
00:00:02,000 --> 00:00:03,000

3
00:00:03,000 --> 00:00:04,000
WARNING TO ALL HANDS
"""


def test_a_word_is_found_in_the_shown_text_and_not_in_its_tags(make_state: MakeState) -> None:
    work = make_state(TAGS, seed=None)
    for slot, mark in enumerate(("?", ",", "", "!", "…")):
        Decide.plan(work, slot, mark).apply(work)
    view = work.cue_text(0)
    words = [view.text[span.word_start : span.word_end] for span in view.spans]
    marks = [view.text[span.mark_start : span.mark_end] for span in view.spans]
    assert [word.lower() for word in words] == ["a", "b", "c", "d", "e"]
    assert marks == ["?", ",", "", "!", "…"]
    assert view.text.lower() == '<b>a?</b> b, <i>c</i> "d!" e…'


def test_cues_without_words_have_no_slots(make_state: MakeState) -> None:
    work = make_state(TAGS, seed=None)
    assert [len(work.slots_of_cue(cue)) for cue in range(3)] == [5, 0, 4]
    assert work.cue_text(1).spans == ()
    assert {work.language_of_cue(cue) for cue in range(3)} == {"en"}


def test_a_line_in_capitals_stays_unless_the_file_is_all_in_capitals(
    make_state: MakeState,
) -> None:
    for text in (TAGS, TAGS.upper()):
        work = make_state(text, casing=CasingMode.MODEL)
        saved = work.rendered().document
        assert [work.cue_text(cue).text for cue in range(3)] == [cue.payload for cue in saved.cues]


def test_an_untouched_review_gives_the_file_back(make_state: MakeState, market: str) -> None:
    work = make_state(seed=None, casing=CasingMode.KEEP)
    assert work.rendered().document.to_bytes() == market.encode()


def test_the_confidence_is_that_of_the_mark_proposed_and_none_before_it_is_predicted(
    make_state: MakeState, predict: Callable[..., Predictions]
) -> None:
    work = make_state(PLAIN, seed=None)
    slots = range(len(work.transcript))
    assert [work.confidence(slot) for slot in slots] == [0.0] * 6
    found = predict(5)
    work.take(found)
    columns = [PAPER_LABELS.column(work.proposed(slot)[1]) for slot in slots[:-1]]
    likely = [found.labels[slot][column] for slot, column in enumerate(columns)]
    assert [work.confidence(slot) for slot in slots] == pytest.approx([*likely, 0.0])


def test_a_mark_of_the_file_is_certain(make_state: MakeState) -> None:
    work = make_state("1\n00:00:01,000 --> 00:00:02,000\nso! it goes on\n")
    assert work.proposed(0) == ("!", Label.PERIOD)
    assert work.confidence(0) == 1.0


def test_predictions_kept_as_bytes_show_the_same_when_they_are_put_back(
    make_state: MakeState,
) -> None:
    before, after = make_state(PLAIN), make_state(PLAIN, seed=None)
    slots = range(len(before.transcript))
    assert shown_digest(before, slots) != shown_digest(after, slots)
    assert take_predictions(after, rows_to_bytes(before.predicted()))
    assert shown_digest(before, slots) == shown_digest(after, slots)
    assert after.is_predicted


def test_predictions_of_other_words_are_not_put_back(make_state: MakeState) -> None:
    work = make_state(PLAIN, seed=None)
    for data in (b"some", rows_to_bytes(make_state(TAGS).predicted())):
        assert not take_predictions(work, data)
    assert not work.is_predicted


@pytest.mark.parametrize(
    ("bookmarked", "typed", "found"),
    [
        (1, "so he goes on and on", "he"),
        (5, "so it goes on and", "and"),
        (2, "so then it goes on and on", "goes"),
        (0, "it goes on and on", "it"),
        (1, "so goes on and on", "so"),
        (2, "so it on and on", "it"),
    ],
)
def test_the_bookmark_of_a_word_that_goes_stays_in_its_place(
    make_state: MakeState, bookmarked: int, typed: str, found: str
) -> None:
    work = make_state(PLAIN, seed=None)
    SetBookmarks.plan(work, {bookmarked: "look"}).apply(work)
    EditPayload.plan(work, 0, typed).apply(work)
    assert {work.transcript.words[word].text: note for word, note in work.bookmarks.items()} == {
        found: "look"
    }


def test_what_is_held_of_words_far_off_moves_with_them(make_state: MakeState) -> None:
    work = make_state()
    last = len(work.transcript) - 1
    Decide.plan(work, last, "!").apply(work)
    SetCasing(last, "end", Casing.UPPER).step(work).apply(work)
    SetBookmarks.plan(work, {last: "look"}).apply(work)
    EditPayload.plan(work, 0, "yesterday i went to the old market").apply(work)
    assert work.transcript.words[last + 1].text == "end"
    assert work.bookmarks == {last + 1: "look"}
    assert work.mark(last + 1) == "!"
    assert last not in work.decisions
    assert np.flatnonzero(work.table.casing_decided)[-1] == last + 1
    assert np.flatnonzero(work.table.decided)[-1] == last + 1


def test_some_cues_are_rendered_as_they_are_in_the_whole(make_state: MakeState) -> None:
    work = make_state()
    cues = range(1, 5)
    part, whole = rendered_cues(work, cues), work.rendered()
    assert part.document.cues == whole.document.cues[1:5]
    slots = range(work.slots_of_cue(1).start, work.slots_of_cue(4).stop)
    assert [word.text for word in part.transcript.words] == [
        whole.transcript.words[slot].text for slot in slots
    ]
    assert part.transcript.slots == whole.transcript.slots[slots.start : slots.stop]


def test_the_marks_that_nobody_has_seen_are_those_of_the_model(make_state: MakeState) -> None:
    work = make_state(TAGS)
    written = [slot.mark for slot in work.transcript.slots]
    unseen = work.unseen()
    assert unseen
    shown = [work.mark(slot) for slot in range(len(written))]
    assert unseen == [slot for slot, mark in enumerate(written) if mark != shown[slot]]
    Decide.plan(work, unseen[0], shown[unseen[0]]).apply(work)
    assert work.unseen() == unseen[1:]


def test_what_a_prediction_changes_elsewhere_is_new_and_nothing_more(
    make_state: MakeState, predict: Callable[..., Predictions]
) -> None:
    cue = "1\n00:00:01,000 --> 00:00:02,000\nwir wissen dass sie heute nicht mehr kommen\n"
    work = make_state(cue, seed=None, language="de")
    likely = np.tile(np.array([0.8, 0.2, 0], np.float32), (8, 1))
    parts = [Predictions(n, predict(4).labels, likely[n : n + 4]) for n in (0, 4)]
    assert work.take(parts[0]) == range(4)
    assert work.take(parts[1]) == range(3, 8), "nobody is addressed: sie is the fourth word"
    assert work.take(parts[1]) == range(4, 8)


@pytest.mark.parametrize("marks", list(MarksMode))
@pytest.mark.parametrize("casing", list(CasingMode))
def test_casings_are_weighed_only_where_the_model_decides_them(
    make_state: MakeState, marks: MarksMode, casing: CasingMode
) -> None:
    work = make_state(marks=marks, casing=casing)
    decides = casing is CasingMode.MODEL and marks is not MarksMode.SUGGEST
    assert (not np.isnan(work.table.casing_confidences).all()) is decides


def test_of_a_suggestion_the_confidence_is_that_of_the_mark_in_the_text(
    make_state: MakeState,
) -> None:
    work = make_state("1\n00:00:01,000 --> 00:00:02,000\nso, it goes on\n", seed=3)
    written = [PaperLabel.COMMA, PaperLabel.NONE, PaperLabel.NONE, PaperLabel.NONE]
    likely = work.table.label_probabilities[range(4), written].tolist()
    work.leave_alone(np.ones(4, np.bool_))
    assert work.table.confidences.tolist() == pytest.approx([1.0, *likely[1:]]), "a mark is given"
    work.use_modes(MarksMode.SUGGEST, CasingMode.KEEP)
    assert work.table.confidences.tolist() == pytest.approx(likely)


def test_without_what_nobody_has_seen_a_work_has_the_marks_of_the_file(
    make_state: MakeState,
) -> None:
    work = make_state("1\n00:00:01,000 --> 00:00:02,000\nso, it goes on and on\n", seed=3)
    unseen = work.unseen()
    Decide.plan(work, unseen[0], "!").apply(work)
    seen = work.seen_only()
    assert seen.marks_mode is MarksMode.SUGGEST
    assert work.marks_mode is MarksMode.COMPLETE
    marks = [slot.mark for slot in work.transcript.slots]
    marks[unseen[0]] = "!"
    assert [seen.mark(slot) for slot in range(len(marks))] == marks

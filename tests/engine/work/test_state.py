# SPDX-License-Identifier: Apache-2.0
"""The state: what is shown of a cue, and how quickly."""

from __future__ import annotations

from collections.abc import Callable

from interpunct.punctuate.casing import CasingMode
from interpunct.review.commands import Decide
from interpunct.work.work import Work

MakeState = Callable[..., Work]

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
    state = make_state(TAGS, seed=None)
    for slot, mark in enumerate(("?", ",", "", "!", "…")):
        Decide.plan(state, slot, mark).apply(state)
    view = state.cue_text(0)
    words = [view.text[span.word_start : span.word_end] for span in view.spans]
    marks = [view.text[span.mark_start : span.mark_end] for span in view.spans]
    assert [word.lower() for word in words] == ["a", "b", "c", "d", "e"]
    assert marks == ["?", ",", "", "!", "…"]
    assert view.text.lower() == '<b>a?</b> b, <i>c</i> "d!" e…'


def test_cues_without_words_have_no_slots(make_state: MakeState) -> None:
    state = make_state(TAGS, seed=None)
    assert [len(state.slots_of_cue(cue)) for cue in range(3)] == [5, 0, 4]
    assert state.cue_text(1).spans == ()
    assert {state.language_of_cue(cue) for cue in range(3)} == {"en"}


def test_a_line_in_capitals_stays_unless_the_file_is_all_in_capitals(
    make_state: MakeState,
) -> None:
    for text in (TAGS, TAGS.upper()):
        state = make_state(text, casing=CasingMode.MODEL)
        saved = state.rendered().document
        assert [state.cue_text(cue).text for cue in range(3)] == [
            cue.payload for cue in saved.cues
        ]


def test_an_untouched_review_gives_the_file_back(make_state: MakeState, market: str) -> None:
    state = make_state(seed=None, casing=CasingMode.KEEP)
    assert state.rendered().document.to_bytes() == market.encode()

# SPDX-License-Identifier: Apache-2.0
from __future__ import annotations

from collections.abc import Callable
from typing import Any

Make = Callable[..., Any]


def test_a_short_tail_moves_on_and_a_short_head_moves_back(cutting: Make) -> None:
    payloads = cutting(mode="keep-cues").payloads(
        (0, 2, "The ferry has left. And"),
        (2, 4, "nobody told us about the new"),
        (4, 7, "timetable. Is there another boat today?"),
    )
    assert payloads == [
        "The ferry has left.",
        "And nobody told us\nabout the new timetable.",
        "Is there another boat today?",
    ]


def test_number_and_times_of_the_cues_stay(cutting: Make) -> None:
    document = cutting().document(
        (0, 2, "It is late. We"), (2, 4, "must go. Where is"), (4, 5, "my hat?")
    )
    cut = cutting(mode="keep-cues").cut(document)
    assert [(cue.start_ms, cue.end_ms) for cue in cut.document.cues] == [
        (cue.start_ms, cue.end_ms) for cue in document.cues
    ]


def test_long_tails_and_full_cues_stay(cutting: Make) -> None:
    cues = [
        (0, 3, "It is late. We should never have stayed for the"),
        (3, 6, "second act of that terrible play."),
    ]
    assert cutting(mode="keep-cues").payloads(*cues) == [text for _, _, text in cues]


def test_lines_that_are_too_long_are_left_alone(cutting: Make) -> None:
    text = "This line is far too long for any house style that anybody knows of."
    assert cutting(mode="keep-cues").payloads((0, 5, text)) == [text]


def test_words_of_another_speaker_stay(cutting: Make) -> None:
    cues = [(0, 2, "- Is it far?\n- No. Just"), (2, 4, "around the corner."), (4, 6, "- Good. I")]
    assert cutting(mode="keep-cues").payloads(*cues) == [text for _, _, text in cues]

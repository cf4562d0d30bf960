# SPDX-License-Identifier: Apache-2.0
"""Tags that hold until the end of their event, where events are joined and cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from interpunct.captions.document import CaptionDocument
from interpunct.captions.reading import parse_captions

ASS = (
    "[Script Info]\nScriptType: v4.00+\n\n[Events]\n"
    "Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n"
)


def events(*texts: str) -> CaptionDocument:
    """ASS events of three seconds each."""
    lines = (
        f"Dialogue: 0,0:00:{3 * place:02}.00,0:00:{3 * place + 3:02}.00,Default,,0,0,0,,{text}\n"
        for place, text in enumerate(texts)
    )
    return parse_captions((ASS + "".join(lines)).encode())


@pytest.mark.parametrize(
    ("open_tags", "ends"),
    [
        ("{\\i1}", "{\\i0}"),
        ("{\\i1\\b1}", "{\\i0}{\\b0}"),
        ("{\\c&H0000FF&}", "{\\r}"),
    ],
)
def test_a_style_ends_where_its_event_ended(
    cutting: Callable[..., Any], open_tags: str, ends: str
) -> None:
    cut = cutting().cut(events(f"{open_tags}I told you that", "we cannot go."))
    payloads = [cue.payload for cue in cut.document.cues]
    assert payloads == [f"{open_tags}I told you that{ends} we cannot go."]


def test_a_style_that_ended_inside_a_tag_of_several_is_not_opened_again(
    cutting: Callable[..., Any],
) -> None:
    text = "{\\an8\\i1}He said{\\i0} that it was late. " + "So we went home. " * 4
    last = cutting().cut(events(text)).document.cues[-1].payload
    assert last.startswith("{\\an8\\i1}{\\i0}So we")


def test_a_dash_after_a_tag_at_a_line_end_begins_the_line(cutting: Callable[..., Any]) -> None:
    text = (
        "{\\c&H00FF&}Are you going home with me tonight?{\\c}\\N- I am not going "
        "anywhere with you tonight, so go alone."
    )
    cues = cutting().cut(events(text)).document.cues
    assert [cue.payload.rpartition("}")[2].partition(" ")[0] for cue in cues] == ["Are", "-"]


def test_a_style_of_microdvd_stays_in_its_cue(cutting: Callable[..., Any]) -> None:
    text = "{1}{1}25\n{25}{75}{y:i}we went to the\n{75}{125}shop and bought bread.\n"
    cut = cutting().cut(parse_captions(text.encode()))
    assert [cue.payload for cue in cut.document.cues] == [
        "{y:i}we went to the",
        "shop and bought bread.",
    ]

# SPDX-License-Identifier: Apache-2.0
"""Cues on one line: nothing of their text is lost, and every gap stays at its place."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from interpunct_app.cues.shown_cue import LINE_SIGN, Gap, ShownCue, in_one_line

texts = st.text(st.sampled_from("ab ,\n\r<>"), max_size=30)


def test_a_line_end_is_a_sign_fainter_than_the_words() -> None:
    shown = in_one_line(ShownCue("so we\nwent", (Gap(0, 5, 5, None), Gap(1, 10, 10, None))))
    assert shown.text == "so we ↵ went"
    assert shown.markup == ((5, 8),)
    assert [(gap.start, gap.end) for gap in shown.gaps] == [(5, 5), (12, 12)]


def test_a_cue_of_one_line_stays_the_same() -> None:
    cue = ShownCue("so we went", (Gap(0, 2, 2, None),))
    assert in_one_line(cue) is cue


@given(texts, st.data())
def test_what_stands_in_a_gap_stands_there_on_one_line_too(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    shown = in_one_line(ShownCue(text, (Gap(0, start, end, None),), ((start, end),)))
    (gap,) = shown.gaps
    assert "\n" not in shown.text
    assert shown.text[gap.start : gap.end] == text[start:end].replace("\n", LINE_SIGN)
    assert shown.text.replace(LINE_SIGN, "\n") == text

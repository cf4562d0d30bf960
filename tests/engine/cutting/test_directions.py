# SPDX-License-Identifier: Apache-2.0
"""Direction marks around lines: every line of a cut has those of the lines it is made of."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest

from interpunct.captions.document import CaptionDocument
from interpunct.captions.reading import parse_captions
from interpunct.cutting.boxes.directions import NO_DIRECTIONS, Directions, directions_of

Make = Callable[..., Any]

ISOLATE = ("\u2067", "\u2069")
EMBEDDING = ("\u202b", "\u202c")
UNCLOSED = ("\u202b", "")
MARKS = ("\u200f", "\u200f")
AROUND = pytest.mark.parametrize("around", [ISOLATE, EMBEDDING, UNCLOSED, MARKS], ids=ascii)

SPEECH = (
    ("ذهبت إلى السوق اليوم واشتريت الخبز.", "ثم عدت إلى البيت لأن الجو كان"),
    ("حارا جدا. وبعد ذلك شربت الماء", "ونمت قليلا في غرفتي الهادئة. هل تعرف لماذا؟"),
)


def spoken(cues: tuple[tuple[str, ...], ...], around: tuple[str, str]) -> CaptionDocument:
    """The lines of `cues`, each between marks, five seconds a cue."""
    start, end = around
    texts = ("\n".join(f"{start}{line}{end}" for line in lines) for lines in cues)
    blocks = (
        f"{number + 1}\n00:00:{5 * number:02},000 --> 00:00:{5 * number + 5:02},000\n{text}\n"
        for number, text in enumerate(texts)
    )
    return parse_captions("\n".join(blocks).encode())


def lines_of(document: CaptionDocument) -> list[list[str]]:
    return [cue.payload.splitlines() for cue in document.cues]


@AROUND
def test_each_line_of_a_cut_has_the_marks_once(cutting: Make, around: tuple[str, str]) -> None:
    start, end = around
    bare = lines_of(cutting("ar").cut(spoken(SPEECH, ("", ""))).document)
    marked = lines_of(cutting("ar").cut(spoken(SPEECH, around)).document)
    assert marked == [[f"{start}{line}{end}" for line in lines] for lines in bare]
    assert len(bare) > len(SPEECH)


def test_lines_with_other_marks_keep_them(cutting: Make) -> None:
    made = cutting("ar")
    one, other = "\u202bذهبت إلى\u202c", "\u2067السوق اليوم.\u2069"
    (cue,) = made.cut(made.document((0, 2, one), (2, 4, other))).document.cues
    assert cue.payload == f"{one} {other}"


@AROUND
def test_marks_inside_of_tags_stay_there(cutting: Make, around: tuple[str, str]) -> None:
    start, end = around
    inside = (f"<i>{start}", f"{end}</i>")
    for line in chain(*lines_of(cutting("ar").cut(spoken(SPEECH, inside)).document)):
        assert line.startswith((f"<i>{start}", start))
        assert line.removesuffix("</i>").endswith(end)
        assert line.count(start) == 1 + (start == end)


@pytest.mark.parametrize(
    ("line", "directions"),
    [
        ("\u202bab\u202c", Directions("\u202b", "\u202c")),
        (" \u202b\u200fab\u202c ", Directions("\u202b\u200f", "\u202c")),
        ("\u200fab", Directions("\u200f")),
        ("ab\u200f", NO_DIRECTIONS),
        ("ab", NO_DIRECTIONS),
        ("\u202bab\u202c cd", NO_DIRECTIONS),
        ("ab \u202bcd\u202c", NO_DIRECTIONS),
        ("\u202ba\u202c \u202bcd\u202c", NO_DIRECTIONS),
        ("\u202b\u202cab", NO_DIRECTIONS),
        ("\u202b\u202bab\u202c", NO_DIRECTIONS),
        ("\u200fab\u202b", NO_DIRECTIONS),
    ],
)
def test_directions_of_a_line(line: str, directions: Directions) -> None:
    assert directions_of(line) == directions

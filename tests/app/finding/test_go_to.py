# SPDX-License-Identifier: Apache-2.0
"""Going to a cue by its number or by a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from interpunct.captions.cues import Cue
from interpunct_app.cues.times import clock_text, time_text
from interpunct_app.finding.go_to import place_of
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    WhenAsked = Callable[[Callable[[Any], object]], None]

CUES = [Cue("", start, start + 900, "", "x") for start in (1_000, 751_500, 3_600_000)]


@pytest.mark.parametrize(
    ("text", "cue"),
    [
        ("1", 0), (" 3 ", 2), ("4", None), ("0", None), ("-1", None), ("", None), ("abc", None),
        ("12:31.5", 1), ("12:31.4", 0), ("0:12:32", 1), ("1:00:00", 2), ("00:12:31,500", 1),
        ("0:00", 0), ("99:00:00", 2), ("12:31.5.5", None), ("\u0663", None),
    ],
)  # fmt: skip
def test_a_number_or_a_time_means_a_cue(text: str, cue: int | None) -> None:
    assert place_of(text, CUES) == cue


@given(st.lists(st.integers(0, 10**8), min_size=1, max_size=20, unique=True).map(sorted))
def test_the_start_of_a_cue_as_it_is_shown_means_that_cue(starts: list[int]) -> None:
    cues = [Cue("", start, start + 1, "", "x") for start in starts]
    for place, start in enumerate(starts):
        assert place_of(time_text(start), cues) == place
        seconds = place_of(clock_text(start), cues)
        assert seconds is not None
        assert seconds <= place
        assert place_of(str(place + 1), cues) == place


def test_the_line_goes_to_the_cue_and_gives_the_table_the_focus(
    window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    def type_a_time(line: Any) -> None:
        assert line.focusWidget() is line.line
        QTest.keyClicks(line.line, "0:06")
        assert (line.line.text(), line.told.text()) == ("0:06", "Cue 3, at 00:00:05,100")
        QTest.keyClick(line.line, Qt.Key.Key_Return)

    when_asked(type_a_time)
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert page.table.current_cue() == 2
    assert window.focusWidget() is page.table


def test_what_means_no_cue_goes_nowhere(page: Page, when_asked: WhenAsked) -> None:
    def type_nonsense(line: Any) -> None:
        QTest.keyClicks(line.line, "77")
        QTest.keyClick(line.line, Qt.Key.Key_Return)
        assert line.isVisible()
        assert line.told.text() == "There is no such cue or time."
        QTest.keyClick(line.line, Qt.Key.Key_Escape)

    before = page.table.current_cue()
    when_asked(type_nonsense)
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert page.table.current_cue() == before

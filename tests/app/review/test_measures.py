# SPDX-License-Identifier: Apache-2.0
"""Measures of a text while it is typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit

from interpunct.captions.cues import Cue
from interpunct.captions.formats import SRT
from interpunct.cutting.profiles import load_profile
from interpunct_app.cues.columns import Column
from interpunct_app.pages.page import Page
from interpunct_app.review.measures import measures
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]

LIMITS = load_profile("netflix").limits("en")


@pytest.mark.parametrize(
    ("text", "end_ms", "found"),
    [
        ("so it goes", 2_000, [("10", False), ("5 CPS", False), ("2.00 s", False)]),
        ("<i>so</i>\nit goes", 2_000, [("2", False), ("7", False), ("4 CPS", False)]),
        ("x" * 43, 9_000, [("43", True), ("5 CPS", False), ("9.00 s", True)]),
        ("a\nb\nc", 2_000, [("1", False)] * 3 + [("too many lines", True)]),
        ("so it goes on and on", 500, [("20", False), ("40 CPS", True), ("0.50 s", True)]),
        ("so", 0, [("2", False), ("0.00 s", True)]),
    ],
)
def test_what_breaks_the_style_is_told(
    text: str, end_ms: int, found: list[tuple[str, bool]]
) -> None:
    told = measures(Cue("", 0, end_ms, "", text), SRT, LIMITS)
    assert [(one.text, one.is_broken) for one in told][: len(found)] == found


def test_measures_follow_the_typing_and_go_with_the_box(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    page = open_page(window, write_srt("talk.srt", ["so it goes", "and on"]))
    shown = page.pane._measures
    assert not shown.isVisible()
    page.table.edit_cue(0)
    assert shown.isVisible()
    editor = page.table._editing.editor
    assert isinstance(editor, QPlainTextEdit)
    first = shown.accessibleName()
    assert "CPS" in first
    QTest.keyClicks(editor, "and so much more of it than anyone would read")
    assert shown.accessibleName() != first
    assert "▲" in shown.text()
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert not shown.isVisible()
    page.table.edit_cue(0, Column.START)
    assert not shown.isVisible()

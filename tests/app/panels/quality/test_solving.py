# SPDX-License-Identifier: Apache-2.0
"""The ticked list of more time for fast cues: splits, and cues that need fewer words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from interpunct.cutting.profiles import Limits, Profile
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.panels.quality.check import QualityCheck
from interpunct_app.panels.quality.solving import SolutionList
from interpunct_app.settings.options import TEXT_BOX
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[Any], object]], None]

FAST = """\
1
00:00:00,000 --> 00:00:01,000
Nobody

2
00:00:01,000 --> 00:00:02,000
There was not one tram

3
00:00:02,000 --> 00:00:03,000
Not one

4
00:00:15,000 --> 00:00:20,500
It rained all day long. Nobody had an umbrella. So we stayed at home again
"""
STYLE = Profile("s", "S", Limits(max_cps=10, min_ms=1000, max_ms=6000))


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow, open_page: OpenPage, tmp_path: Path) -> Page:
    """A file with two fast cues: nothing helps one, a split the other."""
    path = tmp_path / "fast.srt"
    path.write_text(FAST)
    page = open_page(window, path)
    page.set_profile(STYLE)
    window.menus.of_action[Action.QUALITY].trigger()
    dock = window.panel(QualityCheck).dock
    qtbot.waitUntil(lambda: dock._solve.isEnabled() and not page.is_held, timeout=5000)
    return page


def solve(qtbot: QtBot, window: MainWindow, page: Page) -> None:
    QTest.mouseClick(window.panel(QualityCheck).dock._solve, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)


def test_a_split_and_its_times_are_one_step(
    qtbot: QtBot, window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    reviewer = page.reviewer
    assert reviewer is not None
    source, asked = reviewer.work.to_bytes(), list[SolutionList]()

    def apply(shown: SolutionList) -> None:
        asked.append(shown)
        model = shown.model
        rows = [[str(model.index(row, c).data()) for c in (2, 3, 4)] for row in range(2)]
        (fewer, _, excess), (split, before, after) = rows
        assert fewer == "Fewer words"
        assert "at least 13 characters less" in excess
        assert not model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsUserCheckable
        assert model.index(0, 0).data(Qt.ItemDataRole.CheckStateRole) is None
        assert split == "Split after ‘long’"
        assert before.endswith(" characters a second\n00:00:15,000 to 00:00:20,500")
        assert "characters a second\n00:00:14,500, 00:00:16,800 to " in after
        assert shown.apply_button.isDefault()
        QTest.mouseClick(shown.apply_button, Qt.MouseButton.LeftButton)

    when_asked(apply)
    solve(qtbot, window, page)
    qtbot.waitUntil(lambda: len(reviewer.work.document.cues) == 5, timeout=5000)
    assert reviewer.work.document.cues[3].payload == "It rained all day long."
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)
    window.menus.of_action[Action.UNDO].trigger()
    assert reviewer.work.to_bytes() == source
    assert len(asked) == 1


def test_a_cue_that_nothing_helps_leads_to_its_text(
    qtbot: QtBot, window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    assert page.reviewer is not None
    source = page.reviewer.work.to_bytes()

    def reword(shown: SolutionList) -> None:
        shown.table.selectRow(0)
        QTest.mouseClick(shown.reword, Qt.MouseButton.LeftButton)

    when_asked(reword)
    solve(qtbot, window, page)
    qtbot.waitUntil(lambda: page.table.is_editing, timeout=5000)
    assert page.table.current_cue() == 1
    assert TEXT_BOX.of(page.services.settings)
    assert page.text_box.isVisible()
    assert page.reviewer.work.to_bytes() == source

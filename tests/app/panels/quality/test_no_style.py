# SPDX-License-Identifier: Apache-2.0
"""Files before a style is chosen: nothing is checked or coloured, and the panel says why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from interpunct_app.cues.columns import Column
from interpunct_app.cues.model import FINDINGS_ROLE
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.panels.quality.check import QualityCheck
from interpunct_app.settings.options import PROFILE
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[Any], object]], None]
    WriteSrt = Callable[[str, list[str]], Path]


@pytest.fixture
def page(window: MainWindow, open_page: OpenPage, write_srt: WriteSrt) -> Page:
    """A cue that no style would allow, opened by a user who has never chosen a style."""
    window.services.settings.forget(PROFILE.key)
    return open_page(window, write_srt("new.srt", ["far too many words for a second " * 4, "so"]))


def coloured(page: Page) -> list[Column]:
    cells = [page.model.index(0, column) for column in Column]
    return [Column(cell.column()) for cell in cells if cell.data(FINDINGS_ROLE)]


def test_nothing_is_coloured_until_a_style_is_chosen(window: MainWindow, page: Page) -> None:
    assert coloured(page) == []
    window.menus.profile.choose("netflix")
    assert Column.TEXT in coloured(page)
    assert PROFILE.of(window.services.settings) == "netflix"


def test_the_panel_says_that_no_style_is_chosen(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    window.menus.of_action[Action.QUALITY].trigger()
    dock = window.panel(QualityCheck).dock
    qtbot.waitUntil(lambda: "No style is chosen" in dock._summary.text(), timeout=5000)
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)
    window.menus.profile.choose("netflix")
    dock.check_wanted.emit()
    qtbot.waitUntil(lambda: "findings" in dock._summary.text(), timeout=5000)
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)


def test_a_cut_starts_with_a_style_that_cuts(
    window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    chosen: list[str] = []
    when_asked(lambda preview: chosen.append(preview._profile.currentData()))
    window.menus.of_action[Action.CUT].trigger()
    assert chosen == ["netflix"]

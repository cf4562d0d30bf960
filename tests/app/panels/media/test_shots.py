# SPDX-License-Identifier: Apache-2.0
"""Shot changes in the editor: sought on demand, shown, kept, and heeded by the quality check."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.engine.media.films import field, write_film

from interpunct.cutting.checks import Rule
from interpunct.media.peaks import Peaks
from interpunct.media.shots import Shots
from interpunct_app.cues.columns import Column
from interpunct_app.cues.model import FINDINGS_ROLE
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.panels.media.dragging import Magnets
from interpunct_app.panels.media.timeline import Timeline
from interpunct_app.panels.quality.check import QualityCheck
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]

CUES = b"1\n00:00:02,083 --> 00:00:04,000\nIt rained.\n"


@pytest.fixture
def captions(tmp_path: Path) -> Path:
    """Captions that start two frames after the shot change of their film, at 2 s."""
    pytest.importorskip("av", reason="films are read by PyAV")
    write_film(tmp_path / "near.mp4", [*field((200, 30, 30), 48), *field((20, 120, 40), 480)])
    (tmp_path / "near.srt").write_bytes(CUES)
    return tmp_path / "near.srt"


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow, captions: Path, open_page: OpenPage) -> Page:
    page = open_page(window, captions)
    media(window).dock.show()
    qtbot.waitUntil(media(window).dock.controls.isEnabled, timeout=15_000)
    return page


def media(window: MainWindow) -> MediaControl:
    return window.panel(MediaControl)


def rules(page: Page) -> list[Rule]:
    findings = page.model.index(0, Column.START).data(FINDINGS_ROLE)
    return [finding.rule for finding in findings]


def known(page: Page) -> Shots | None:
    assert page.reviewer is not None
    return page.reviewer.work.shots


def test_shot_changes_are_found_shown_and_heeded(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    assert rules(page) == []
    window.menus.of_action[Action.FIND_SHOTS].trigger()
    qtbot.waitUntil(lambda: known(page) is not None, timeout=15_000)
    shots = known(page)
    assert shots is not None
    assert shots.times_ms == pytest.approx([2_000], abs=1)
    assert media(window).dock.waveform.shots == shots
    assert rules(page) == [Rule.SHOT_START]
    qtbot.waitUntil(media(window).dock.search.isHidden, timeout=5_000)


def test_a_start_near_a_shot_is_mended_as_one_step(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    window.menus.of_action[Action.FIND_SHOTS].trigger()
    qtbot.waitUntil(lambda: known(page) is not None, timeout=15_000)
    window.panel(QualityCheck).dock.mend_wanted.emit(Rule.SHOT_START, 0)
    assert page.reviewer is not None
    assert page.reviewer.work.document.cues[0].start_ms == 2_000
    assert rules(page) == []
    page.reviewer.undo()
    assert page.reviewer.work.document.to_bytes() == CUES
    assert rules(page) == [Rule.SHOT_START]


def test_the_frame_rate_of_the_film_is_known(page: Page) -> None:
    assert page.frame_rate == 24


def test_known_shots_are_there_when_the_film_is_opened_again(
    qtbot: QtBot, window: MainWindow, page: Page, captions: Path
) -> None:
    window.menus.of_action[Action.FIND_SHOTS].trigger()
    qtbot.waitUntil(lambda: known(page) is not None, timeout=15_000)
    before = known(page)
    page.see(None)
    media(window).open_media(page, captions.with_suffix(".mp4"))
    qtbot.waitUntil(lambda: known(page) == before, timeout=15_000)


def test_a_search_that_is_stopped_leaves_nothing(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    control = media(window)
    window.menus.of_action[Action.FIND_SHOTS].trigger()
    qtbot.waitUntil(control.dock.search.isVisible, timeout=15_000)
    control.dock.search.stop.click()
    assert control.dock.search.isHidden()
    assert control.dock.waveform.shots is None
    page.services.films.stop()
    assert known(page) is None


def test_without_a_film_the_reason_is_told(
    window: MainWindow, open_page: OpenPage, sample: Path
) -> None:
    page = open_page(window, sample)
    window.menus.of_action[Action.FIND_SHOTS].trigger()
    assert page.banner.text == "Shot changes need a film; none is open for this file."


def test_a_dragged_border_snaps_to_a_shot() -> None:
    magnets = Magnets(Timeline(), Peaks(0), 0, Shots((1_000, 2_000), 25))
    assert magnets.snap(2_030, 40) == 2_000
    assert magnets.snap(2_050, 40) == 2_050

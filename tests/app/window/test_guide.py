# SPDX-License-Identifier: Apache-2.0
"""The guide through a first file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from interpunct.cutting.profiles import load_profile
from interpunct.review.restructuring import Recut
from interpunct_app.keys.actions import Action
from interpunct_app.window.guide import GuideStep
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from interpunct_app.pages.page import Page

    OpenPage = Callable[[MainWindow, Path], Page]

LEFT = Qt.MouseButton.LeftButton


def decide_all(page: Page) -> None:
    """Accept every proposal of a page, also those that come up then."""
    assert page.reviewer is not None
    while entries := page.reviewer.queue.entries():
        page.reviewer.accept_all(entries)


def cut(page: Page) -> None:
    assert page.reviewer is not None
    plan = page.reviewer.work.plan_cut(load_profile("netflix"))
    assert page.reviewer.attempt(lambda work: Recut.plan(work, plan))
    decide_all(page)


def step_of(window: MainWindow) -> GuideStep | None:
    return window.guide.step


def test_the_guide_is_hidden_until_it_is_asked_for(window: MainWindow, sample: Path) -> None:
    assert not window.guide.isVisible()
    window.pages.open_file(sample)
    assert not window.guide.isVisible()


def test_the_menu_guides_through_the_page_in_front(
    window: MainWindow, sample: Path, open_page: OpenPage
) -> None:
    page = open_page(window, sample)
    window.menus.first_steps.trigger()
    assert window.guide.isVisible()
    assert window.pages.all() == [page]
    assert window.guide.step is GuideStep.REVIEW
    assert window.guide.buttons[GuideStep.READ].text() == "✓  Read"
    assert "Gaps left:" in window.guide.sentence.text()


def test_without_a_page_the_guide_opens_a_sample(qtbot: QtBot, window: MainWindow) -> None:
    buttons = window.start_page.findChildren(QPushButton)
    QTest.mouseClick(next(each for each in buttons if each.text() == "Try a sample"), LEFT)
    (page,) = window.pages.all()
    assert window.guide.isVisible()
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    qtbot.waitUntil(lambda: window.guide.step is GuideStep.REVIEW, timeout=8000)


def test_each_step_follows_from_the_state_of_the_page(
    qtbot: QtBot, window: MainWindow, sample: Path, open_page: OpenPage
) -> None:
    page, guide = open_page(window, sample), window.guide
    reviewer = page.reviewer
    assert reviewer is not None
    qtbot.waitUntil(lambda: reviewer.counters().predicted == 1, timeout=8000)
    window.menus.first_steps.trigger()
    decide_all(page)
    assert step_of(window) is GuideStep.CUT
    cut(page)
    assert step_of(window) is GuideStep.CHECK
    QTest.mouseClick(guide.buttons[GuideStep.CHECK], LEFT)
    assert window.menus.of_action[Action.QUALITY].isChecked()
    assert step_of(window) is GuideStep.SAVE
    QTest.mouseClick(guide.buttons[GuideStep.SAVE], LEFT)
    qtbot.waitUntil(lambda: step_of(window) is None, timeout=8000)
    assert guide.sentence.text().startswith("That is the whole way")


def test_findings_that_are_in_sight_already_count_as_checked(
    qtbot: QtBot, window: MainWindow, sample: Path, open_page: OpenPage
) -> None:
    page = open_page(window, sample)
    window.menus.of_action[Action.QUALITY].trigger()
    window.menus.first_steps.trigger()
    decide_all(page)
    cut(page)
    assert step_of(window) is GuideStep.SAVE


def test_the_guide_can_be_left_at_any_time_and_taken_up_again(
    window: MainWindow, sample: Path, open_page: OpenPage
) -> None:
    open_page(window, sample)
    window.menus.first_steps.trigger()
    QTest.mouseClick(window.guide.leave, LEFT)
    assert not window.guide.isVisible()
    window.menus.first_steps.trigger()
    assert window.guide.isVisible()

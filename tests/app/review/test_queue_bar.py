# SPDX-License-Identifier: Apache-2.0
"""The choice of what to look at: measure, slider, counters."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionSlider

from interpunct.review.queue import Counters, Order, ReviewPace
from interpunct.work.options import BELOW_THREE_QUARTERS
from interpunct.work.uncertainty import Policy
from interpunct_app.pages.page import Page
from interpunct_app.review.queue_bar import LIMITS, Measure, QueueBar, counters_shown, policy_of
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.settings.settings import Settings
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "bar.ini"), QSettings.Format.IniFormat))


@pytest.mark.parametrize(
    ("measure", "value", "policy"),
    [
        (Measure.THRESHOLD, 80, Policy(threshold=0.8)),
        (Measure.PERCENT, 5, Policy(percent=5.0)),
        (Measure.MINUTES, 10, Policy(minutes=10.0)),
    ],
)
def test_a_place_of_the_slider_is_a_policy(measure: Measure, value: int, policy: Policy) -> None:
    assert policy_of(measure, value) == policy


def test_the_slider_changes_the_queue_and_is_remembered(page: Page, reviewer: Reviewer) -> None:
    before = reviewer.counters().total
    page.pane.queue_bar._slider.setValue(95)
    assert reviewer.counters().total > before
    assert LIMITS[Measure.THRESHOLD].of(page.services.settings) == 95


def test_a_file_begins_with_the_slots_below_three_quarters(page: Page, reviewer: Reviewer) -> None:
    assert reviewer.queue.policy == BELOW_THREE_QUARTERS


def all_of(counters: Counters, *, is_predicting: bool = False) -> list[str]:
    """Every counter, as the tooltip has them."""
    return [counter.text for counter in counters_shown(counters, is_predicting=is_predicting)]


def expected_after(page: Page) -> str:
    return page.pane.queue_bar._counters.accessibleDescription().rpartition("\n")[2]


def test_the_errors_after_the_queue_follow_the_slider_while_it_is_dragged(
    page: Page, reviewer: Reviewer
) -> None:
    slider = page.pane.queue_bar._slider
    said = [expected_after(page)]
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    handle = slider.style().subControlRect(
        QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, slider
    )
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=handle.center())
    for left in (60, 120):
        QTest.mouseMove(slider, handle.center() - QPoint(left, 0))
        assert slider.isSliderDown()
        said.append(expected_after(page))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton)
    errors = [int(text.removeprefix("errors expected after this queue: ")) for text in said]
    assert errors == sorted(errors)
    assert errors[0] < errors[-1] == round(reviewer.counters().errors_after)


@pytest.mark.parametrize("where", ["review", "table"])
def test_keys_move_the_slider_and_stay_where_they_are(page: Page, where: str) -> None:
    widget = page.table if where == "table" else page.pane.slot_view
    slider = page.pane.queue_bar._slider
    widget.setFocus()
    held = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(widget, Qt.Key.Key_Up, held)
    assert slider.value() == 76
    for _ in range(2):
        QTest.keyClick(widget, Qt.Key.Key_Down, held)
    assert slider.value() == 74
    assert page.focusWidget() is widget


def test_an_arrow_key_moves_the_slider(qtbot: QtBot, settings: Settings) -> None:
    bar = QueueBar(settings)
    qtbot.addWidget(bar)
    with qtbot.waitSignal(bar.policy_chosen, timeout=2000) as chosen:
        QTest.keyClick(bar._slider, Qt.Key.Key_Right)
    assert chosen.args == [Policy(threshold=0.76)]
    assert bar._value.text() == "76 %"


def test_every_measure_keeps_its_own_value(qtbot: QtBot, settings: Settings) -> None:
    bar = QueueBar(settings)
    qtbot.addWidget(bar)
    bar._slider.setValue(60)
    bar._measure.setCurrentIndex(2)
    assert bar.policy() == Policy(minutes=10.0)
    assert bar._value.text() == "10 min"
    bar._slider.setValue(25)
    bar._measure.setCurrentIndex(0)
    assert bar.policy() == Policy(threshold=0.6)
    again = QueueBar(settings)
    qtbot.addWidget(again)
    assert again.policy() == Policy(threshold=0.6)
    again._measure.setCurrentIndex(2)
    assert again.policy() == Policy(minutes=25.0)


def test_a_remembered_value_outside_the_range_is_brought_back(
    qtbot: QtBot, settings: Settings
) -> None:
    settings.set_text("review threshold", "4000")
    bar = QueueBar(settings)
    qtbot.addWidget(bar)
    assert bar.policy() == Policy(threshold=0.99)


def test_the_slider_keeps_the_order_that_a_menu_chose(
    window: MainWindow, page: Page, reviewer: Reviewer
) -> None:
    window.menus.order.choose(Order.LEAST_CERTAIN)
    page.pane.queue_bar._slider.setValue(80)
    assert reviewer.queue.policy == Policy(threshold=0.8)
    assert reviewer.queue.order is Order.LEAST_CERTAIN


def test_the_counters_tell_what_is_left(page: Page, reviewer: Reviewer) -> None:
    total = reviewer.counters().total
    reviewer.decide(reviewer.slot or 0, None)
    assert f"{total - 1} of {total} left" in page.pane.queue_bar._counters.text()


def test_nothing_left_is_said_in_words() -> None:
    said = all_of(Counters(7, 0, ReviewPace(1.5, is_measured=False), 2.4, 1.0, None))
    assert said == ["Nothing left to look at", "errors expected after this queue: 2"]


def test_no_errors_are_estimated_where_every_word_is_left_alone() -> None:
    said = all_of(Counters(0, 0, ReviewPace(1.5, is_measured=False), 0.0, 1.0, None))
    assert said == ["Nothing left to look at"]


def test_two_counters_are_in_sight_and_all_in_the_tooltip(page: Page, reviewer: Reviewer) -> None:
    label = page.pane.queue_bar._counters
    total = reviewer.counters().total
    left, minutes = label.text().split("   ·   ")
    assert (left, minutes) == (f"{total} of {total} left", "about 1 min")
    for said in (left, "about 1 min at 1.5 s each (assumed)", "errors expected after this queue"):
        assert said in label.toolTip()
        assert said in label.accessibleDescription()


@pytest.mark.parametrize(
    ("pace", "whose"),
    [(ReviewPace(1.5, is_measured=False), "assumed"), (ReviewPace(2.0, True), "your pace")],
)
def test_the_minutes_say_by_which_pace_they_are_reckoned(pace: ReviewPace, whose: str) -> None:
    minutes = f"about 1 min at {pace.seconds} s each ({whose})"
    said = ["3 of 7 left", minutes, "errors expected after this queue: 1"]
    assert all_of(Counters(7, 3, pace, 0.6, 1.0, None)) == said


@pytest.mark.parametrize("is_predicting", [True, False])
@pytest.mark.parametrize(("until_ms", "where"), [(751_000, "to 0:12:31, 43 %"), (None, "43 %")])
def test_nothing_is_said_to_be_done_before_all_is_predicted(
    *, is_predicting: bool, until_ms: int | None, where: str
) -> None:
    counters = Counters(7, 0, ReviewPace(1.5, is_measured=False), 0, 0.4399, until_ms)
    said = "Predicting: " if is_predicting else "Predicted "
    assert all_of(counters, is_predicting=is_predicting) == [said + where]


def test_a_file_predicted_anew_is_not_done() -> None:
    counters = Counters(7, 0, ReviewPace(1.5, is_measured=False), 0, 1.0, None)
    assert all_of(counters, is_predicting=True)[0] == "Predicting again"

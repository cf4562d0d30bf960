# SPDX-License-Identifier: Apache-2.0
"""The sentence across a page: told, offered, closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from interpunct_app.pages.banner import Banner, Until

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def banner(qtbot: QtBot) -> Banner:
    made = Banner()
    qtbot.addWidget(made)
    return made


def test_it_is_hidden_until_it_has_something_to_say(banner: Banner) -> None:
    assert not banner.isVisible()
    banner.tell("The file is damaged.")
    assert banner.isVisible()
    assert banner.text == banner.accessibleName() == "The file is damaged."
    assert not banner._button.isVisible()
    QTest.mouseClick(banner._close, LEFT)
    assert not banner.isVisible()


def test_an_offer_has_a_button_that_acts_once(banner: Banner) -> None:
    acted: list[int] = []
    banner.offer("Every line stands here three times.", "Read once", lambda: acted.append(1))
    assert banner._button.text() == "Read once"
    QTest.mouseClick(banner._button, LEFT)
    assert acted == [1]
    assert not banner.isVisible()


def test_what_is_told_after_an_offer_takes_its_button_away(banner: Banner) -> None:
    acted: list[int] = []
    banner.offer("Shall I?", "Yes", lambda: acted.append(1))
    banner.tell("Too late.")
    assert not banner._button.isVisible()
    banner._button.click()
    assert acted == []


def test_a_sentence_is_shown_as_it_stands(banner: Banner) -> None:
    banner.tell("<b>x.srt</b> &amp; more")
    assert banner._text.textFormat() is Qt.TextFormat.PlainText
    assert banner.text == "<b>x.srt</b> &amp; more"


def test_a_sentence_goes_when_it_is_over(banner: Banner) -> None:
    banner.tell("This mark cannot stand here.", Until.STEP)
    banner.over(Until.WRITTEN)
    assert banner.isVisible()
    banner.over(Until.STEP)
    assert not banner.isVisible()
    banner.tell("The disk is full.")
    banner.over(Until.STEP)
    assert banner.isVisible()


@pytest.mark.parametrize("is_closed", [True, False])
def test_an_offer_comes_back_after_what_was_said_of_a_step(
    banner: Banner, *, is_closed: bool
) -> None:
    acted: list[int] = []
    banner.offer("Shall I?", "Yes", lambda: acted.append(1))
    for _ in range(2):
        banner.tell("No row is selected.", Until.STEP)
        assert not banner._button.isVisible()
    if is_closed:
        QTest.mouseClick(banner._close, LEFT)
    else:
        banner.over(Until.STEP)
    assert banner.text == "Shall I?"
    QTest.mouseClick(banner._button, LEFT)
    assert acted == [1]
    banner.over(Until.STEP)
    assert not banner.isVisible()


def test_an_offer_that_is_taken_back_meanwhile_does_not_come_back(banner: Banner) -> None:
    def resume() -> None:
        """Go on."""

    banner.offer("Predicted 9 %.", "Resume", resume)
    banner.tell("No row is selected.", Until.STEP)
    banner.withdraw(resume)
    assert banner.isVisible()
    banner.over(Until.STEP)
    assert not banner.isVisible()


@pytest.mark.parametrize("passing", [Until.STEP, Until.WRITTEN, Until.CHECKED])
def test_an_offer_that_is_over_meanwhile_does_not_come_back(
    banner: Banner, passing: Until
) -> None:
    banner.offer("The file was changed.", "Compare", lambda: None, Until.FOUND)
    banner.tell("The disk is full.", passing)
    banner.over(Until.FOUND)
    assert banner.text == "The disk is full."
    banner.over(passing)
    assert not banner.isVisible()


def test_an_offer_that_came_back_is_over_as_before(banner: Banner) -> None:
    banner.offer("The file was changed.", "Compare", lambda: None, Until.FOUND)
    banner.tell("No row is selected.", Until.STEP)
    banner.add("This model has not learned Basque.")
    assert banner.text == "The file was changed. This model has not learned Basque."
    banner.over(Until.FOUND)
    assert not banner.isVisible()


def test_what_is_found_on_the_disk_waits_behind_the_reason_of_a_failed_save(
    banner: Banner,
) -> None:
    banner.tell("The disk is full.", Until.WRITTEN)
    banner.tell("Another program deleted the file.", Until.FOUND)
    assert banner.text == "The disk is full."
    banner.over(Until.WRITTEN)
    assert banner.isVisible()
    assert banner.text == "Another program deleted the file."
    assert not banner._button.isVisible()
    banner.over(Until.FOUND)
    assert not banner.isVisible()


def test_what_was_found_on_the_disk_is_forgotten_when_it_is_over(banner: Banner) -> None:
    banner.tell("The disk is full.", Until.WRITTEN)
    banner.tell("Another program deleted the file.", Until.FOUND)
    banner.over(Until.FOUND)
    banner.over(Until.WRITTEN)
    assert not banner.isVisible()

# SPDX-License-Identifier: Apache-2.0
"""The questions: every button gives its own answer, and leaving is the safe one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from interpunct.review.found_sessions import FoundSession
from interpunct.review.unsaved_work import UnsavedSteps
from interpunct_app.files.questions import (
    Recovery,
    Unsaved,
    age_text,
    ask_about_unsaved,
    ask_to_accept,
    ask_to_recover,
    unsaved_text,
)
from interpunct_app.window.main_window import MainWindow

WhenAsked = Callable[[Callable[[QMessageBox], object]], None]

NOW = datetime(2026, 1, 10, tzinfo=UTC)


def click(text: str) -> Callable[[QMessageBox], object]:
    def clicked(box: QMessageBox) -> None:
        next(button for button in box.buttons() if button.text().strip("&") == text).click()

    return clicked


def escape(box: QMessageBox) -> None:
    QTest.keyClick(box, Qt.Key.Key_Escape)


def found_session(steps: int = 12) -> FoundSession:
    return FoundSession(Path("x.journal"), "/a/talk.srt", "0", frozenset(), {}, NOW, steps)


@pytest.mark.parametrize(
    ("act", "answer"),
    [
        (click("Save"), Unsaved.SAVE),
        (click("Keep for later"), Unsaved.KEEP),
        (click("Don't save"), Unsaved.DISCARD),
        (click("Cancel"), Unsaved.STAY),
        (escape, Unsaved.STAY),
    ],
)
def test_unsaved_steps(
    window: MainWindow,
    when_asked: WhenAsked,
    *,
    act: Callable[[QMessageBox], object],
    answer: Unsaved,
) -> None:
    unsaved = UnsavedSteps(52, 0, 1, 0, 0, 0, 0, 0, datetime.now(UTC), is_saved=True)

    def look_and_act(box: QMessageBox) -> None:
        assert "since the last save, just now: marks decided: 52, edits" in box.informativeText()
        act(box)

    when_asked(look_and_act)
    assert ask_about_unsaved(window, "talk.srt", unsaved) is answer


@pytest.mark.parametrize(
    ("act", "answer"),
    [
        (click("Restore"), Recovery.RESTORE),
        (click("Later"), Recovery.LATER),
        (click("Discard"), Recovery.DISCARD),
        (escape, Recovery.LATER),
    ],
)
def test_steps_to_recover(
    window: MainWindow,
    when_asked: WhenAsked,
    *,
    act: Callable[[QMessageBox], object],
    answer: Recovery,
) -> None:
    def look_and_act(box: QMessageBox) -> None:
        assert box.text() == "talk.srt was not closed properly."
        assert box.informativeText().startswith("12 steps were made, ")
        act(box)

    when_asked(look_and_act)
    assert ask_to_recover(window, found_session()) is answer


def test_one_step_is_one_step(window: MainWindow, when_asked: WhenAsked) -> None:
    told: list[str] = []
    when_asked(lambda box: told.append(box.informativeText()))
    ask_to_recover(window, found_session(1))
    assert told[0].startswith("1 step was made, ")


def test_what_is_lost_is_told_by_kind_and_since_when() -> None:
    unsaved = UnsavedSteps(3, 1, 2, 1, 1, 2, 1, 4, NOW - timedelta(minutes=25), is_saved=False)
    assert unsaved_text(unsaved, NOW) == (
        "Not yet in the file, since you opened it, 25 min ago: marks decided: 3, capitals set: 1, "
        "edits of text, cues or languages: 2, cuts of the file: 1, changes of the modes: 1, "
        "bookmarks set or removed: 2, exceptions set or removed: 1, saved steps undone: 4."
    )


@pytest.mark.parametrize(("act", "agreed"), [(click("OK"), True), (escape, False)])
def test_accepting_unseen(
    window: MainWindow,
    when_asked: WhenAsked,
    *,
    act: Callable[[QMessageBox], object],
    agreed: bool,
) -> None:
    def look_and_act(box: QMessageBox) -> None:
        assert (
            "Accept 120 proposals in this file with a confidence of at least 75 %?" in box.text()
        )
        act(box)

    when_asked(look_and_act)
    assert ask_to_accept(window, 120, 75.0) is agreed


@pytest.mark.parametrize(
    ("age", "text"),
    [
        (timedelta(seconds=20), "just now"),
        (timedelta(minutes=7), "7 min ago"),
        (timedelta(hours=47), "47 h ago"),
        (timedelta(days=3), "3 days ago"),
    ],
)
def test_ages_are_told_roughly(age: timedelta, text: str) -> None:
    assert age_text(NOW - age, NOW) == text

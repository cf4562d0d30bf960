# SPDX-License-Identifier: Apache-2.0
"""The dialog at the start: restoring some sessions, discarding some, keeping the rest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget

from interpunct.review.found_sessions import FoundSession, open_sessions
from interpunct.review.session_files import take_lock
from interpunct_app.files.questions import Recovery
from interpunct_app.files.recovery_dialog import RecoveryDialog
from interpunct_app.pages import tabs
from interpunct_app.pages.page import Page
from interpunct_app.program import offer_recovery
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from filelock import FileLock
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[RecoveryDialog], object]], None]
    WriteSrt = Callable[[str, list[str]], Path]


@pytest.fixture
def crashed(window: MainWindow, open_page: OpenPage, write_srt: WriteSrt) -> MainWindow:
    """A window that finds two sessions that were not closed."""
    for name in ("first", "second"):
        page = open_page(window, write_srt(f"{name}.srt", [f"the {name} one was quiet"]))
        QTest.keyClicks(page.pane.slot_view, "!")
        window.pages._remove(page, keep=True)
    return window


def waiting(window: MainWindow) -> list[str]:
    sessions = open_sessions(window.services.sessions_folder)
    return sorted(session.caption.rpartition("/")[2] for session in sessions)


def press(dialog: RecoveryDialog, text: str) -> None:
    (button,) = (entry for entry in dialog.findChildren(QPushButton) if entry.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def select(dialog: RecoveryDialog, name: str) -> None:
    """Select the one line of a file."""
    dialog._list.clearSelection()
    (item,) = dialog._list.findItems(name, Qt.MatchFlag.MatchExactly)
    item.setSelected(True)


def test_every_session_is_listed_and_chosen(crashed: MainWindow, when_asked: WhenAsked) -> None:
    def look(dialog: RecoveryDialog) -> None:
        items = dialog._list.selectedItems()
        assert sorted(item.text(0) for item in items) == ["first.srt", "second.srt"]
        assert {item.text(1) for item in items} == {"1"}
        assert {item.text(2) for item in items} == {"just now"}
        assert all(item.text(0) in item.toolTip(0) for item in items)

    when_asked(look)
    offer_recovery(crashed)


def test_what_is_restored_opens_with_its_steps(
    qtbot: QtBot, crashed: MainWindow, when_asked: WhenAsked
) -> None:
    def restore_second(dialog: RecoveryDialog) -> None:
        select(dialog, "second.srt")
        press(dialog, "Restore")

    when_asked(restore_second)
    offer_recovery(crashed)
    (page,) = crashed.pages.all()
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    assert page.path.name == "second.srt"
    assert page.is_modified
    assert waiting(crashed) == ["first.srt"]


def test_what_is_discarded_is_gone_and_the_dialog_stays_for_the_rest(
    crashed: MainWindow, when_asked: WhenAsked
) -> None:
    def discard_both_one_by_one(dialog: RecoveryDialog) -> None:
        select(dialog, "first.srt")
        press(dialog, "Discard")
        assert dialog.isVisible()
        assert waiting(crashed) == ["second.srt"]
        select(dialog, "second.srt")
        press(dialog, "Discard")
        assert not dialog.isVisible()

    when_asked(discard_both_one_by_one)
    offer_recovery(crashed)
    assert waiting(crashed) == []
    assert crashed.pages.count() == 0


def test_what_another_editor_has_taken_up_meanwhile_is_not_discarded(
    crashed: MainWindow, when_asked: WhenAsked
) -> None:
    locks: list[FileLock] = []

    def discard_both(dialog: RecoveryDialog) -> None:
        for found in open_sessions(crashed.services.sessions_folder):
            if Path(found.caption).name == "first.srt":
                locks.append(take_lock(found.journal.with_suffix(".lock")))
        press(dialog, "Discard")
        assert dialog.isVisible()
        assert [item.text(0) for item in dialog._list.selectedItems()] == ["first.srt"]
        (told,) = (label.text() for label in dialog.findChildren(QLabel))
        assert "first.srt: another editor has this file open." in told

    when_asked(discard_both)
    offer_recovery(crashed)
    locks.pop().release()
    assert waiting(crashed) == ["first.srt"]


def test_what_is_kept_is_offered_again(crashed: MainWindow, when_asked: WhenAsked) -> None:
    for _ in range(2):
        when_asked(lambda dialog: press(dialog, "Keep for later"))
        offer_recovery(crashed)
        assert waiting(crashed) == ["first.srt", "second.srt"]


class Questions:
    """Answers each question about an opened file; `over` counts those over another dialog."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self._qtbot, self._window = qtbot, window
        self.asked: list[str] = []
        self.over = 0
        self.answer = Recovery.RESTORE
        self.meanwhile: Callable[[FoundSession], None] = lambda _asked: None

    def ask(self, parent: QWidget, found: FoundSession) -> Recovery:
        """Ask until all files are read, as a message box does."""
        self.over += QApplication.activeModalWidget() is not None
        self.asked.append(Path(found.caption).name)
        box = QDialog(parent, modal=True)
        box.show()
        self._qtbot.waitUntil(lambda: all_read(self._window), timeout=8000)
        self.meanwhile(found)
        box.close()
        box.deleteLater()
        return self.answer


@pytest.fixture
def questions(qtbot: QtBot, crashed: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Questions:
    questions = Questions(qtbot, crashed)
    monkeypatch.setattr(tabs, "ask_to_recover", questions.ask)
    return questions


def all_read(window: MainWindow) -> bool:
    return all(page.opener._opened is not None for page in window.pages.all())


def open_waiting(window: MainWindow, *names: str) -> None:
    """Open files that have a session to recover."""
    paths = [Path(it.caption) for it in open_sessions(window.services.sessions_folder)]
    window.open_files([path for path in paths if path.name in names])


def test_the_question_about_an_opened_file_waits_for_the_list(
    qtbot: QtBot, crashed: MainWindow, when_asked: WhenAsked, questions: Questions
) -> None:
    open_waiting(crashed, "first.srt")

    def keep(dialog: RecoveryDialog) -> None:
        qtbot.waitUntil(lambda: all_read(crashed), timeout=8000)
        assert [item.text(0) for item in dialog._list.selectedItems()] == ["second.srt"]
        press(dialog, "Keep for later")

    when_asked(keep)
    offer_recovery(crashed)
    (page,) = crashed.pages.all()
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    assert questions.asked == ["first.srt"]
    assert not questions.over
    assert page.is_modified


def test_opened_files_are_asked_about_one_after_the_other(
    qtbot: QtBot, crashed: MainWindow, questions: Questions
) -> None:
    questions.answer = Recovery.LATER
    open_waiting(crashed, "first.srt", "second.srt")
    qtbot.waitUntil(lambda: crashed.pages.count() == 0, timeout=8000)
    assert sorted(questions.asked) == ["first.srt", "second.srt"]
    assert not questions.over
    assert waiting(crashed) == ["first.srt", "second.srt"]


def test_a_session_that_ends_before_its_question_is_not_asked_about(
    qtbot: QtBot, crashed: MainWindow, questions: Questions
) -> None:
    def discard_the_other(asked: FoundSession) -> None:
        for session in open_sessions(crashed.services.sessions_folder):
            if session.caption != asked.caption:
                session.discard()

    questions.meanwhile = discard_the_other
    open_waiting(crashed, "first.srt", "second.srt")
    qtbot.waitUntil(lambda: all(it.reviewer for it in crashed.pages.all()), timeout=8000)
    assert len(questions.asked) == 1
    assert [page.is_modified for page in crashed.pages.all()].count(True) == 1


def test_nothing_is_offered_where_nothing_waits_but_what_is_open(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    QTest.keyClicks(page.pane.slot_view, "!")
    offer_recovery(window)  # it would wait for an answer
    assert window.pages.all() == [page]

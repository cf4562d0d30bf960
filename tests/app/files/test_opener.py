# SPDX-License-Identifier: Apache-2.0
"""Opening files, going on with sessions that were not closed, and what a kill leaves behind."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from interpunct.labels import MarksMode
from interpunct.review.found_sessions import open_sessions
from interpunct.review.session_files import take_lock
from interpunct_app.files import opener as opener_module
from interpunct_app.pages.page import Page
from interpunct_app.settings.options import MARKS
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from filelock import FileLock
    from pytestqt.qtbot import QtBot

    MakeWindow = Callable[[], MainWindow]
    OpenPage = Callable[[MainWindow, Path], Page]
    Press = Callable[..., None]
    WhenAsked = Callable[[Callable[[QMessageBox], object]], None]
    WriteSrt = Callable[[str, list[str]], Path]


def marks(page: Page) -> dict[int, str]:
    assert page.reviewer is not None
    return {slot: made.mark for slot, made in page.reviewer.work.decisions.items()}


def wait_for_review(qtbot: QtBot, page: Page) -> None:
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)


@pytest.mark.parametrize(
    ("name", "data"),
    [("film.mp4", b"\0\0\0 ftypisom" + bytes(100)), ("notes.srt", b""), ("x.json", b"{")],
)
def test_what_is_no_caption_file_is_told_in_one_sentence(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, *, name: str, data: bytes
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with qtbot.waitSignal(window.pages.refused, timeout=5000) as told:
        window.pages.open_file(path)
    assert told.args is not None
    assert name in told.args[0]
    assert "Traceback" not in told.args[0]
    assert window.pages.count() == 0
    assert name in window.start_page._sentence.text()


def test_a_file_that_is_not_there_is_told_and_the_other_stays(
    qtbot: QtBot, window: MainWindow, page: Page, tmp_path: Path
) -> None:
    with qtbot.waitSignal(window.pages.refused, timeout=5000):
        window.pages.open_file(tmp_path / "gone.srt")
    assert window.pages.current() is page
    assert "gone.srt" in page.banner.text


def test_reading_that_breaks_down_is_one_sentence(
    qtbot: QtBot, window: MainWindow, sample: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(opener_module, "Work", broken)
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    with qtbot.waitSignal(window.pages.refused, timeout=5000) as told:
        window.pages.open_file(sample)
    assert told.args == ["harbour.srt could not be opened; the log file has the reason."]
    assert window.pages.count() == 0


def test_the_rows_are_shown_before_the_words_are_read(
    qtbot: QtBot, window: MainWindow, write_srt: WriteSrt
) -> None:
    page = window.pages.open_file(write_srt("long.srt", ["yes"] * 2000))
    assert page.pane.slot_view._message == "Reading long.srt…"
    seen: list[tuple[int, object]] = []
    page.opener.document_read.connect(
        lambda _: seen.append((page.model.rowCount(), page.reviewer))
    )
    wait_for_review(qtbot, page)
    assert seen == [(2000, None)]


def test_a_file_closed_while_it_is_read_is_gone(
    qtbot: QtBot, window: MainWindow, write_srt: WriteSrt, open_page: OpenPage
) -> None:
    page = window.pages.open_file(write_srt("long.srt", ["yes"] * 5000))
    assert window.pages.close_page(page)
    open_page(window, write_srt("next.srt", ["and then"]))  # the same thread: the first is over
    assert window.pages.count() == 1
    assert open_sessions(window.services.sessions_folder) == []


def test_the_modes_of_the_settings_hold_for_the_file(
    window: MainWindow, sample: Path, open_page: OpenPage
) -> None:
    MARKS.keep(window.services.settings, MarksMode.SUGGEST)
    page = open_page(window, sample)
    assert page.reviewer is not None
    assert page.reviewer.work.marks_mode is MarksMode.SUGGEST


def test_after_a_crash_every_step_is_recovered(
    qtbot: QtBot, make_window: MakeWindow, open_page: OpenPage, sample: Path
) -> None:
    crashed = make_window()
    page = open_page(crashed, sample)
    for key in "!,x.":
        QTest.keyClicks(page.pane.slot_view, key)
    decided = marks(page)
    page.release(keep=True)  # the lock goes with a process that dies; its journal stays
    again = make_window()
    (found,) = open_sessions(again.services.sessions_folder)
    restored = again.pages.recover(found)
    wait_for_review(qtbot, restored)
    assert marks(restored) == decided
    assert restored.is_modified
    assert restored.reviewer is not None
    assert restored.reviewer.undoable is not None
    assert again.isWindowModified()
    restored.reviewer.undo()
    assert len(marks(restored)) == len(decided) - 1
    page.reviewer = None


@pytest.mark.parametrize(
    ("answer", "tabs", "decided"),
    [("Restore", 1, 1), ("Discard", 1, 0), ("Later", 0, None)],
)
def test_opening_a_file_with_an_open_session_asks(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    sample: Path,
    when_asked: WhenAsked,
    *,
    answer: str,
    tabs: int,
    decided: int | None,
) -> None:
    press("!")
    window.pages._remove(page, keep=True)
    asked: list[str] = []

    def choose(box: QMessageBox) -> None:
        asked.append(box.informativeText())
        next(button for button in box.buttons() if button.text() == answer).click()

    when_asked(choose)
    again = window.pages.open_file(sample)
    qtbot.waitUntil(lambda: bool(asked), timeout=8000)
    assert asked == ["1 step was made, just now. Restore it?"]
    qtbot.waitUntil(lambda: window.pages.count() == tabs, timeout=8000)
    waiting = open_sessions(window.services.sessions_folder)
    if decided is None:
        assert window.start_page._sentence.text() == "harbour.srt was not opened."
        assert len(waiting) == 1
        return
    wait_for_review(qtbot, again)
    assert len(marks(again)) == decided
    assert again.is_modified is bool(decided)


def test_a_session_that_is_taken_up_while_the_question_is_open_is_not_discarded(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    sample: Path,
    when_asked: WhenAsked,
) -> None:
    press("!")
    window.pages._remove(page, keep=True)
    (found,) = open_sessions(window.services.sessions_folder)
    locks: list[FileLock] = []

    def take_and_discard(box: QMessageBox) -> None:
        locks.append(take_lock(found.journal.with_suffix(".lock")))
        next(button for button in box.buttons() if button.text() == "Discard").click()

    when_asked(take_and_discard)
    with qtbot.waitSignal(window.pages.refused, timeout=8000) as told:
        window.pages.open_file(sample)
    assert told.args is not None
    assert told.args[0].startswith(f"{sample}: another editor has this file open.")
    assert window.pages.count() == 0
    locks.pop().release()
    assert open_sessions(window.services.sessions_folder) == [found]


def test_a_session_that_another_editor_holds_is_told(
    qtbot: QtBot, make_window: MakeWindow, open_page: OpenPage, sample: Path
) -> None:
    first, second = make_window(), make_window()
    open_page(first, sample)
    with qtbot.waitSignal(second.pages.refused, timeout=5000) as told:
        second.pages.open_file(sample)
    assert told.args is not None
    assert told.args[0].startswith(f"{sample}: another editor has this file open.")
    assert second.pages.count() == 0
    assert first.pages.count() == 1


def test_a_notice_of_the_recovery_is_shown(
    qtbot: QtBot, window: MainWindow, page: Page, press: Press
) -> None:
    press("!")
    press("?")
    assert page.reviewer is not None
    window.pages._remove(page, keep=True)
    (found,) = open_sessions(window.services.sessions_folder)
    with found.journal.open("ab") as journal:
        journal.write(b'{"step": "do", "at"\n')
    restored = window.pages.recover(found)
    wait_for_review(qtbot, restored)
    assert len(marks(restored)) == 2
    assert restored.banner.isVisible()
    assert "journal" in restored.banner.text


CRASHING = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from interpunct.captions.reading import read_captions
from interpunct.review.session import Session
from interpunct.work.options import Options
from interpunct.work.uncertainty import Policy
from interpunct.work.work import Work
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct_app.review.reviewer import Reviewer

application = QCoreApplication(sys.argv)
path, folder, options = Path(sys.argv[1]), Path(sys.argv[2]), Options()
document = read_captions(path)
session = Session.start(
    Work(document, options),
    document.source.raw,
    caption=path,
    options=options.record(),
    folder=folder,
)
reviewer = Reviewer(session, Policy(threshold=0.9))
for slot, mark in enumerate("!,.?"):
    reviewer.jump(slot)
    reviewer.perform(KeyCommand(Action.MARK, mark))
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_nothing_decided_is_lost_when_the_editor_is_killed(
    qtbot: QtBot, window: MainWindow, sample: Path
) -> None:
    folder = window.services.sessions_folder
    assert folder is not None
    killed = subprocess.run(
        [sys.executable, "-c", CRASHING, str(sample), str(folder)], check=False
    )
    assert killed.returncode == -9
    (found,) = open_sessions(folder)
    page = window.pages.recover(found)
    wait_for_review(qtbot, page)
    assert page.reviewer is not None
    assert [page.reviewer.work.mark(slot) for slot in range(4)] == ["!", ",", ".", "?"]


def test_a_recovery_whose_captions_are_lost_is_told(
    qtbot: QtBot, window: MainWindow, page: Page, press: Press
) -> None:
    press("!")
    window.pages._remove(page, keep=True)
    (found,) = open_sessions(window.services.sessions_folder)
    found.journal.with_suffix(".source").unlink()
    with qtbot.waitSignal(window.pages.refused, timeout=5000) as told:
        window.pages.recover(found)
    assert told.args is not None
    assert "Open the caption file itself." in told.args[0]


def test_a_session_whose_options_are_damaged_is_told(
    qtbot: QtBot, window: MainWindow, page: Page, press: Press
) -> None:
    press("!")
    window.pages._remove(page, keep=True)
    (found,) = open_sessions(window.services.sessions_folder)
    damaged = replace(found, options={"marks": "all of them"})
    with qtbot.waitSignal(window.pages.refused, timeout=5000) as told:
        window.pages.recover(damaged)
    assert told.args is not None
    assert "harbour.srt" in told.args[0]
    assert "all of them" in told.args[0]
    assert window.pages.count() == 0


def test_copies_of_one_file_each_open(
    qtbot: QtBot, window: MainWindow, sample: Path, tmp_path: Path
) -> None:
    copies = [sample]
    for place in ("one", "two", "three", "four"):
        (tmp_path / place).mkdir()
        copies.append(tmp_path / place / ("harbour.srt" if place != "four" else "port.srt"))
        copies[-1].write_bytes(sample.read_bytes())
    window.open_files(copies)
    qtbot.waitUntil(lambda: all(page.reviewer for page in window.pages.all()), timeout=8000)
    assert [page.path for page in window.pages.all()] == copies
    first, second, *_ = window.pages.all()
    qtbot.waitUntil(lambda: first.pane.slot_view.scene is not None, timeout=8000)
    QTest.keyClicks(first.pane.slot_view, "!")
    assert marks(first)
    assert not marks(second)


def test_unsaved_steps_of_a_file_that_was_moved_are_offered(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    press: Press,
    sample: Path,
    when_asked: WhenAsked,
) -> None:
    press("!")
    window.pages._remove(page, keep=True)
    moved = sample.rename(sample.with_name("moved.srt"))
    when_asked(lambda box: box.defaultButton().click())
    again = window.pages.open_file(moved)
    wait_for_review(qtbot, again)
    assert len(marks(again)) == 1
    assert again.path == moved


def test_a_file_that_could_not_be_opened_is_not_among_the_last_files(
    qtbot: QtBot, window: MainWindow, page: Page, tmp_path: Path
) -> None:
    (tmp_path / "broken.json").write_bytes(b"{")
    for name in ("gone.srt", "broken.json"):
        with qtbot.waitSignal(window.pages.refused, timeout=5000):
            window.pages.open_file(tmp_path / name)
    assert window.services.settings.recent_files == [page.path]


def test_why_a_file_could_not_be_opened_is_over_once_another_is_open(
    qtbot: QtBot, window: MainWindow, sample: Path, tmp_path: Path, open_page: OpenPage
) -> None:
    with qtbot.waitSignal(window.pages.refused, timeout=5000):
        window.pages.open_file(tmp_path / "gone.srt")
    assert "gone.srt" in window.start_page._sentence.text()
    page = open_page(window, sample)
    assert window.start_page._sentence.text() == ""
    with qtbot.waitSignal(window.pages.refused, timeout=5000):
        window.pages.open_file(tmp_path / "gone.srt")
    assert page.banner.isVisible()
    (tmp_path / "other.srt").write_bytes(sample.read_bytes())
    open_page(window, tmp_path / "other.srt")
    window.pages.setCurrentWidget(page)
    assert not page.banner.isVisible()


def test_a_file_that_was_opened_and_left_alone_is_nothing_to_recover(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path
) -> None:
    window.pages._remove(page, keep=True)
    assert open_sessions(window.services.sessions_folder) == []
    wait_for_review(qtbot, window.pages.open_file(sample))

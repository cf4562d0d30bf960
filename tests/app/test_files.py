# SPDX-License-Identifier: Apache-2.0
"""Opening, saving, recovering and closing files."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from interpunct.captions import read_captions
from interpunct.review.session import open_sessions
from interpunct.transcript.labels import MarksMode
from interpunct_app.files.questions import Recovery, Unsaved, age_text
from interpunct_app.files.recovery_dialog import RecoveryDialog
from interpunct_app.keys.actions import Action
from interpunct_app.main import offer_recovery
from interpunct_app.pages import tabs as page_tabs

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from interpunct_app.pages.page import Page
    from interpunct_app.window.main_window import MainWindow

    OpenPage = Callable[[MainWindow, Path], Page]
    MakeWindow = Callable[[], MainWindow]


def save(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.waitSignal(window.files.told, timeout=5000):
        window.menus.of_action[Action.SAVE].trigger()


def test_saving_without_steps_writes_the_same_bytes(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "odd.srt"
    odd = (
        b"\xef\xbb\xbf7\r\n00:00:01,000 --> 00:00:02,000  \r\nHello there \r\n\r\n\n9\n"
        b"00:00:03,5 --> 00:00:04,000\nand <b>bye</b>\n\n\n"
    )
    path.write_bytes(odd)
    window.services.settings.set_choice("marks mode", MarksMode.SUGGEST)
    window.services.settings.set_text("casing mode", "keep")
    open_page(window, path)
    save(qtbot, window)
    assert path.read_bytes() == odd


def test_a_decision_is_saved_and_the_file_is_clean_again(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path
) -> None:
    QTest.keyClicks(page.pane.slot_view, "!")
    assert window.isWindowModified()
    save(qtbot, window)
    assert not window.isWindowModified()
    assert b"!" in sample.read_bytes()
    assert page.reviewer is not None
    page.reviewer.undo()
    assert window.isWindowModified()


def test_a_file_that_changed_on_disk_is_not_overwritten_silently(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    sample: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cancel = QMessageBox.StandardButton.Cancel
    monkeypatch.setattr(QMessageBox, "warning", lambda *_: cancel)
    sample.write_bytes(b"somebody else was here")
    window.menus.of_action[Action.SAVE].trigger()
    assert sample.read_bytes() == b"somebody else was here"


def test_saving_where_nothing_can_be_written_is_one_sentence(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goal = str(sample.parent / "no such folder" / "x.srt")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (goal, ""))
    window.menus.of_action[Action.SAVE_AS].trigger()
    qtbot.waitUntil(page.banner.isVisible, timeout=5000)
    assert "cannot be written" in page.banner.text
    assert "Traceback" not in page.banner.text


def test_exporting_writes_the_other_format(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goal = sample.with_suffix(".vtt")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(goal), ""))
    before = sample.read_bytes()
    with qtbot.waitSignal(window.files.told, timeout=5000):
        window.menus.of_action[Action.EXPORT].trigger()
    assert len(read_captions(goal).cues) == 3
    assert sample.read_bytes() == before
    assert page.path == sample


def test_exporting_with_house_marks_writes_them_as_the_profile_does(
    qtbot: QtBot,
    window: MainWindow,
    open_page: OpenPage,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path, goal = tmp_path / "talk.srt", tmp_path / "house.srt"
    text = "1\n00:00:01,000 --> 00:00:04,000\n我们今天到家了，然后吃饭。\n"
    path.write_text(text, encoding="utf-8")
    window.services.settings.set_choice("marks mode", MarksMode.SUGGEST)
    page = open_page(window, path)
    window.commands.use_profile("none")
    assert not window.menus.export_house.isEnabled()
    window.commands.use_profile("netflix")
    proposed: list[str] = []

    def choose(_: object, __: str, name: str, ___: str) -> tuple[str, str]:
        proposed.append(name)
        return str(goal), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    with qtbot.waitSignal(window.files.told, timeout=5000):
        window.menus.export_house.trigger()
    assert proposed == [str(tmp_path / "talk.netflix.srt")]
    assert goal.read_text(encoding="utf-8") == text.replace("，", "\u3000").replace("。", "")
    assert path.read_text(encoding="utf-8") == text
    assert page.path == path


def test_house_marks_are_offered_where_the_profile_has_them(
    window: MainWindow, page: Page
) -> None:
    assert page.language_codes() == ["en"]
    assert not window.menus.export_house.isEnabled()


def test_what_is_no_caption_file_is_told_in_one_sentence(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "film.mp4"
    path.write_bytes(b"\0\0\0 ftypisom" + bytes(100))
    with qtbot.waitSignal(window.pages.told, timeout=5000) as told:
        window.pages.open_file(path)
    assert told.args is not None
    assert "film.mp4" in told.args[0]
    assert window.pages.count() == 0


def test_dropped_files_open_in_tabs(qtbot: QtBot, window: MainWindow, sample: Path) -> None:
    other = sample.with_name("other.srt")
    other.write_bytes(sample.read_bytes().replace(b"harbour", b"island"))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(sample)), QUrl.fromLocalFile(str(other))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPoint(5, 5), copy, data, left, none))
    assert [page.path for page in window.pages.all()] == [sample, other]
    qtbot.waitUntil(lambda: all(page.reviewer for page in window.pages.all()), timeout=8000)
    assert window.services.settings.recent_files[:2] == [other, sample]


def test_opening_a_file_twice_shows_the_same_tab(window: MainWindow, page: Page) -> None:
    assert window.pages.open_file(page.path) is page


def test_after_a_crash_every_step_is_recovered(
    qtbot: QtBot, make_window: MakeWindow, open_page: OpenPage, sample: Path
) -> None:
    crashed = make_window()
    page = open_page(crashed, sample)
    for key in "!,x.":
        QTest.keyClicks(page.pane.slot_view, key)
    assert page.reviewer is not None
    decided = dict(page.reviewer.state.decisions)
    page.release(keep=True)  # the lock goes with a process that dies; its journal stays
    again = make_window()
    (found,) = open_sessions(again.services.sessions_folder)
    restored = again.pages.recover(found)
    qtbot.waitUntil(lambda: restored.reviewer is not None, timeout=8000)
    assert restored.reviewer is not None
    assert {
        slot: decision.mark for slot, decision in restored.reviewer.state.decisions.items()
    } == {slot: decision.mark for slot, decision in decided.items()}
    assert restored.is_modified
    restored.reviewer.undo()
    assert len(restored.reviewer.state.decisions) == len(decided) - 1
    page.reviewer = None


def test_the_recovery_dialog_restores_discards_and_keeps(
    qtbot: QtBot, window: MainWindow, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    QTest.keyClicks(page.pane.slot_view, "!")
    window.pages._remove(page, keep=True)
    shown: list[RecoveryDialog] = []

    def show(dialog: RecoveryDialog) -> None:
        shown.append(dialog)

    monkeypatch.setattr(RecoveryDialog, "exec", show)
    offer_recovery(window)
    (dialog,) = shown
    restored: list[object] = []
    dialog.restore_wanted.disconnect()
    dialog.restore_wanted.connect(restored.append)
    dialog._restore()
    assert len(restored) == 1
    dialog._discard()
    assert open_sessions(window.services.sessions_folder) == []
    dialog.deleteLater()


@pytest.mark.parametrize(("answer", "decided"), [(Recovery.RESTORE, 1), (Recovery.DISCARD, 0)])
def test_opening_a_file_with_an_open_session_asks(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    sample: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    answer: Recovery,
    decided: int,
) -> None:
    QTest.keyClicks(page.pane.slot_view, "!")
    window.pages._remove(page, keep=True)
    monkeypatch.setattr(page_tabs, "ask_to_recover", lambda *_: answer)
    again = window.pages.open_file(sample)
    qtbot.waitUntil(lambda: again.reviewer is not None, timeout=8000)
    assert again.reviewer is not None
    assert len(again.reviewer.state.decisions) == decided


@pytest.mark.parametrize(
    ("answer", "tabs", "waiting"),
    [(Unsaved.STAY, 1, 0), (Unsaved.DISCARD, 0, 0), (Unsaved.KEEP, 0, 1), (Unsaved.SAVE, 0, 0)],
)
def test_closing_with_unsaved_steps_asks(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    monkeypatch: pytest.MonkeyPatch,
    *,
    answer: Unsaved,
    tabs: int,
    waiting: int,
) -> None:
    monkeypatch.setattr(page_tabs, "ask_about_unsaved", lambda *_: answer)
    QTest.keyClicks(page.pane.slot_view, "!")
    window.pages.close_page(page)
    qtbot.waitUntil(lambda: window.pages.count() == tabs, timeout=5000)
    assert len(open_sessions(window.services.sessions_folder)) == waiting


def test_ages_are_told_roughly() -> None:
    from datetime import UTC, datetime, timedelta

    now = datetime(2026, 1, 10, tzinfo=UTC)
    assert age_text(now - timedelta(minutes=7), now) == "7 min ago"
    assert age_text(now - timedelta(days=3), now) == "3 days ago"


CRASHING = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from interpunct.captions.reading import read_captions
from interpunct.review.session import Session
from interpunct_app.keys.actions import Action, KeyCommand
from interpunct.work.options import Options
from interpunct.work.uncertainty import Policy
from interpunct.work.work import Work
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
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    assert page.reviewer is not None
    assert [page.reviewer.state.mark(slot) for slot in range(4)] == ["!", ",", ".", "?"]

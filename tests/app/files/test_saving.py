# SPDX-License-Identifier: Apache-2.0
"""What a save says of marks that nobody saw, and what it keeps of the file before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from interpunct.captions.formats import SBV
from interpunct.captions.reading import parse_captions
from interpunct.captions.writing import losses
from interpunct.review.queue import QueueEntry
from interpunct_app.files.saving import SaveOrder, Written
from interpunct_app.pages.page import Page
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.settings.options import BACKUPS
from interpunct_app.translation import use_language
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]

CONTROL = Qt.KeyboardModifier.ControlModifier


def saved(qtbot: QtBot, window: MainWindow, page: Page) -> str:
    """Save with the key; gives the sentence, in the status bar or above the file."""
    window.activateWindow()
    page.pane.slot_view.setFocus()
    with qtbot.waitSignal(window.files.told, timeout=8000):
        QTest.keyClick(page.pane.slot_view, Qt.Key.Key_S, CONTROL)
    qtbot.waitUntil(lambda: not page.is_held, timeout=8000)
    return window.statusBar().currentMessage() or page.banner.text


def backups(window: MainWindow) -> list[Path]:
    folder = window.services.backups_folder
    return sorted(folder.iterdir()) if folder.exists() else []


def test_a_save_says_how_many_marks_nobody_looked_at(
    qtbot: QtBot, window: MainWindow, page: Page, reviewer: Reviewer
) -> None:
    BACKUPS.keep(window.services.settings, False)
    unseen = len(reviewer.work.unseen())
    assert unseen > 2
    said = "marks in it come from the model; nobody has looked at them"
    assert saved(qtbot, window, page) == f"Saved harbour.srt; {unseen} {said}"
    reviewer.jump(reviewer.work.unseen()[0])
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_Space)
    assert saved(qtbot, window, page) == f"Saved harbour.srt; {unseen - 1} {said}"
    reviewer.accept_all([QueueEntry(slot) for slot in range(len(reviewer.work.transcript))])
    assert saved(qtbot, window, page) == "Saved harbour.srt"


def test_the_marks_that_nobody_looked_at_can_be_left_out(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    reviewer: Reviewer,
    sample: Path,
    open_page: OpenPage,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = sample.read_bytes()
    reviewer.jump(reviewer.work.unseen()[0])
    QTest.keyClicks(page.pane.slot_view, "!")
    shown, left = len(reviewer.work.unseen()), reviewer.queue.entries()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(sample), ""))
    with qtbot.waitSignal(window.files.told, timeout=8000) as told:
        window.menus.save_seen.trigger()
    assert told.args is not None
    assert f"; {shown} marks that nobody looked at were left out" in told.args[0]
    assert sample.read_bytes().lower() == reviewer.work.seen_only().to_bytes().lower()
    assert sample.read_bytes().count(b"!") == 1
    assert len(sample.read_bytes()) == len(before) + 1
    assert not page.is_modified
    assert len(reviewer.work.unseen()) == shown  # they are still shown
    qtbot.waitUntil(lambda: not page.is_held, timeout=8000)
    assert window.pages.close_page(page)
    again = open_page(window, sample)
    assert again.reviewer is not None
    assert again.reviewer.queue.entries() == left
    assert len(again.reviewer.work.unseen()) == shown


def test_the_file_as_it_was_is_kept_once(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path, open_page: OpenPage
) -> None:
    before = sample.read_bytes()
    QTest.keyClicks(page.pane.slot_view, "!")
    said = saved(qtbot, window, page)
    (backup,) = backups(window)
    assert backup.read_bytes() == before
    assert backup.name.startswith("harbour 2")
    assert said.endswith(f"; the previous file is kept as {backup}")
    QTest.keyClicks(page.pane.slot_view, "?")
    assert "kept as" not in saved(qtbot, window, page)
    assert window.pages.close_page(page)
    again = open_page(window, sample)  # the same review: the file is its own
    QTest.keyClicks(again.pane.slot_view, ",")
    assert "kept as" not in saved(qtbot, window, again)
    assert backups(window) == [backup]


def test_another_file_that_is_saved_over_is_kept_too(
    qtbot: QtBot, window: MainWindow, page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other.srt"
    other.write_bytes(b"somebody's work")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(other), ""))
    with qtbot.waitSignal(window.files.told, timeout=8000):
        QTest.keyClick(
            page.pane.slot_view, Qt.Key.Key_S, CONTROL | Qt.KeyboardModifier.ShiftModifier
        )
    (backup,) = backups(window)
    assert backup.read_bytes() == b"somebody's work"


def test_where_no_backup_can_be_written_nothing_is_saved(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path
) -> None:
    before = sample.read_bytes()
    window.services.backups_folder.write_bytes(b"a file, no folder")
    QTest.keyClicks(page.pane.slot_view, "!")
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_S, CONTROL)
    qtbot.waitUntil(lambda: bool(page.banner.text), timeout=8000)
    assert "nothing was saved" in page.banner.text
    assert "switch backups off" in page.banner.text
    assert sample.read_bytes() == before
    assert page.is_modified


def test_backups_can_be_switched_off(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path
) -> None:
    window.menus.backups.trigger()
    assert not BACKUPS.of(window.services.settings)
    QTest.keyClicks(page.pane.slot_view, "!")
    saved(qtbot, window, page)
    assert backups(window) == []


def test_what_is_left_out_is_told_in_the_language_of_the_program(qapp: QApplication) -> None:
    document = parse_captions(b"1\n00:00:01,000 --> 00:00:02,000\nreally <i>left</i>\n")
    written = Written(SaveOrder(Path("a.sbv")), b"", 0, None, losses(document, SBV))
    assert written.sentence().endswith("; 1 cue: italics left out, which SBV cannot store")
    use_language(qapp, "de")
    assert "Kursiv weggelassen" in written.sentence()

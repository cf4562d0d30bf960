# SPDX-License-Identifier: Apache-2.0
"""A file that another program changes or deletes while it is open here."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QPushButton

from interpunct_app.comparing.changed_dialog import ChangedColumn, ChangedDialog
from interpunct_app.pages.banner import Until
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    Press = Callable[..., None]
    WhenAsked = Callable[[Callable[[ChangedDialog], object]], None]


def rewrite(path: Path, old: str, new: str) -> None:
    path.write_text(path.read_text().replace(old, new))


def replace_file(path: Path, old: str, new: str) -> None:
    """As most editors do: a new file takes the place of the old one."""
    other = path.with_name("other.tmp")
    other.write_text(path.read_text().replace(old, new))
    other.replace(path)


def click(dialog: ChangedDialog, text: str) -> None:
    buttons = dialog.findChildren(QPushButton)
    next(one for one in buttons if text in one.text()).click()


def told(page: Page, text: str) -> bool:
    return page.banner.isVisible() and text in page.banner.text


def wait_told(qtbot: QtBot, page: Page, text: str) -> None:
    qtbot.waitUntil(lambda: told(page, text), timeout=8000)


def watched(qtbot: QtBot, window: MainWindow, page: Page) -> None:
    """Wait until the file of a page is watched, as it is soon after it was opened."""
    watcher = window.changed_files.watch
    qtbot.waitUntil(lambda: str(page.path) in watcher._watcher.files(), timeout=8000)


def press_offer(page: Page) -> None:
    """Press the button of the banner."""
    page.banner.findChildren(QPushButton)[0].click()


def compare(qtbot: QtBot, page: Page, when_asked: WhenAsked, act: str) -> list[str]:
    """Press the button of the banner and answer; gives what the dialog says and shows."""
    seen: list[str] = []

    def answer(dialog: ChangedDialog) -> None:
        model = dialog.table.model()
        seen.append(dialog.hint.text())
        for row in range(model.rowCount()):
            seen.extend(str(model.index(row, column).data()) for column in ChangedColumn)
        click(dialog, act)

    when_asked(answer)
    press_offer(page)
    qtbot.waitUntil(lambda: bool(seen), timeout=8000)
    return seen


@pytest.mark.parametrize("change", [rewrite, replace_file])
def test_a_file_that_is_changed_is_told_at_once(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path, change: Callable[..., None]
) -> None:
    watched(qtbot, window, page)
    for old, new in (("harbour", "haven"), ("haven", "port")):  # a second time, too
        change(sample, old, new)
        wait_told(qtbot, page, "Another program changed")
        page.banner.hide()


def test_a_file_that_is_as_it_was_again_is_no_longer_told(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path
) -> None:
    watched(qtbot, window, page)
    rewrite(sample, "harbour", "haven")
    wait_told(qtbot, page, "changed")
    rewrite(sample, "haven", "harbour")
    qtbot.waitUntil(lambda: not page.banner.isVisible(), timeout=8000)


def test_a_deleted_file_is_told_until_it_is_there_again(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path
) -> None:
    watched(qtbot, window, page)
    data = sample.read_bytes()
    sample.unlink()
    wait_told(qtbot, page, "deleted")
    sample.write_bytes(data)
    qtbot.waitUntil(lambda: not page.banner.isVisible(), timeout=8000)


def test_a_save_of_ones_own_is_not_told(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path, press: Press
) -> None:
    watched(qtbot, window, page)
    found: list[object] = []
    window.changed_files.watch.found.connect(lambda _page, data: found.append(data))
    press("!")
    window.files.save(page)
    qtbot.waitUntil(lambda: sample.read_bytes() in found, timeout=8000)
    qtbot.waitUntil(lambda: not page.is_held)
    assert not told(page, "changed")


def test_what_changed_is_shown_and_read_again_with_what_was_decided(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    sample: Path,
    press: Press,
    when_asked: WhenAsked,
) -> None:
    watched(qtbot, window, page)
    assert page.reviewer is not None
    press("!")
    (slot,) = page.reviewer.work.decisions
    word = page.reviewer.work.transcript.words[slot].text
    shown = page.reviewer.work.to_bytes()
    replace_file(sample, "a little", "quite a lot")
    wait_told(qtbot, page, "changed")
    seen = compare(qtbot, page, when_asked, "Read again")
    assert "1 cue" in seen[0]
    assert "You set 1 marks" in seen[0]
    assert "a little" in seen[3]
    assert "quite a lot" in seen[4]
    qtbot.waitUntil(lambda: window.pages.current() not in (None, page), timeout=8000)
    again = window.pages.current()
    assert again is not None
    qtbot.waitUntil(lambda: "read again" in again.banner.text, timeout=8000)
    assert again.reviewer is not None
    work = again.reviewer.work
    assert b"quite a lot" in work.document.to_bytes()
    (kept,) = work.decisions
    assert (work.transcript.words[kept].text, work.mark(kept)) == (word, "!")
    (backup,) = window.services.backups_folder.iterdir()
    assert backup.read_bytes() == shown
    assert str(backup) in again.banner.text
    assert len(window.pages.all()) == 1


def test_keeping_ones_own_saves_over_it_without_another_question(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path, when_asked: WhenAsked
) -> None:
    watched(qtbot, window, page)
    before = sample.read_bytes()
    rewrite(sample, "harbour", "haven")
    other = sample.read_bytes()
    wait_told(qtbot, page, "changed")
    compare(qtbot, page, when_asked, "Keep mine")
    qtbot.waitUntil(lambda: page.is_modified and not page.is_held, timeout=8000)
    assert sample.read_bytes() == other  # nothing is written without a wish
    window.files.save(page)
    qtbot.waitUntil(lambda: b"harbour" in sample.read_bytes().lower(), timeout=8000)
    qtbot.waitUntil(lambda: not page.is_modified, timeout=8000)
    assert sample.read_bytes() != other
    (backup,) = window.services.backups_folder.iterdir()
    assert backup.read_bytes() == other != before


def test_later_leaves_the_offer(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path, when_asked: WhenAsked
) -> None:
    watched(qtbot, window, page)
    rewrite(sample, "harbour", "haven")
    wait_told(qtbot, page, "changed")
    compare(qtbot, page, when_asked, "Later")
    wait_told(qtbot, page, "changed")
    assert window.pages.current() is page


def test_what_is_no_captions_any_more_is_told_and_nothing_is_read(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path
) -> None:
    watched(qtbot, window, page)
    sample.write_bytes(b"\x00\x01no captions")
    wait_told(qtbot, page, "changed")
    press_offer(page)
    wait_told(qtbot, page, "harbour.srt:")
    assert page.reviewer is not None
    assert not page.is_held


def test_unsaved_edits_are_told_before_they_are_left_out(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path, when_asked: WhenAsked
) -> None:
    watched(qtbot, window, page)
    page.table.edit_cue(0)
    QTest.keyClicks(page.table.focusWidget(), "well ")
    assert page.table.finish_editing()
    rewrite(sample, "a little", "quite a lot")
    wait_told(qtbot, page, "changed")
    seen = compare(qtbot, page, when_asked, "Later")
    assert "drops your unsaved edits" in seen[0]
    assert "as a backup" in seen[0]


def test_a_file_that_is_written_with_the_same_bytes_is_not_told(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path
) -> None:
    watched(qtbot, window, page)
    with qtbot.waitSignal(window.changed_files.watch.found, timeout=8000):
        sample.write_bytes(sample.read_bytes())
        os.utime(sample, (1, 1))
    assert not told(page, "changed")


@pytest.fixture
def changed(qtbot: QtBot, window: MainWindow, page: Page, sample: Path) -> Page:
    """The sample with a decision, after another program changed its file."""
    watched(qtbot, window, page)
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_Space)
    rewrite(sample, "harbour", "haven")
    wait_told(qtbot, page, "changed")
    return page


def test_a_change_made_while_the_comparison_is_shown_is_told_after_it(
    qtbot: QtBot, window: MainWindow, changed: Page, sample: Path, when_asked: WhenAsked
) -> None:
    watch = window.changed_files.watch

    def answer(dialog: ChangedDialog) -> None:
        with qtbot.waitSignal(watch.found, timeout=8000):
            rewrite(sample, "haven", "port")
        click(dialog, "Keep mine")

    when_asked(answer)
    press_offer(changed)
    qtbot.waitUntil(lambda: b"haven" in changed.known_bytes, timeout=8000)
    wait_told(qtbot, changed, "Another program changed")
    assert any("port" in text for text in compare(qtbot, changed, when_asked, "Later"))


def no_captions(path: Path) -> None:
    path.write_bytes(b"\x00\x01")


def a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


@pytest.mark.parametrize("spoil", [Path.unlink, no_captions])
def test_a_file_that_can_no_longer_be_read_again_leaves_the_page_as_it_is(
    qtbot: QtBot,
    window: MainWindow,
    changed: Page,
    sample: Path,
    when_asked: WhenAsked,
    spoil: Callable[[Path], object],
) -> None:
    def answer(dialog: ChangedDialog) -> None:
        spoil(sample)
        click(dialog, "Read again")

    when_asked(answer)
    press_offer(changed)
    wait_told(qtbot, changed, "harbour.srt: ")
    assert window.pages.all() == [changed]
    assert changed.reviewer is not None
    assert changed.reviewer.undoable is not None
    assert not changed.is_held


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no path there")
def test_what_is_no_file_any_more_is_told_and_not_waited_for(
    qtbot: QtBot, window: MainWindow, page: Page, sample: Path
) -> None:
    watched(qtbot, window, page)
    a_pipe(sample)
    wait_told(qtbot, page, "a folder, a device or a pipe")
    window.files.save(page)
    assert told(page, "a folder, a device or a pipe")


def test_an_offer_behind_a_refusal_is_over_when_the_file_is_as_it_was(
    qtbot: QtBot, window: MainWindow, changed: Page, sample: Path
) -> None:
    assert changed.reviewer is not None
    changed.reviewer.refused.emit("No row is selected.")
    with qtbot.waitSignal(window.changed_files.watch.found, timeout=8000):
        sample.write_bytes(changed.known_bytes)
    QTest.keyClick(changed.pane.slot_view, Qt.Key.Key_Space)
    assert not changed.banner.isVisible()


def test_text_that_cannot_be_taken_stays_in_its_box_and_nothing_is_compared(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "one.srt"
    path.write_bytes("1\n00:00:01,000 --> 00:00:02,000\ncafé one two\n".encode("cp1252"))
    page = open_page(window, path)
    watched(qtbot, window, page)
    path.write_bytes("1\n00:00:01,000 --> 00:00:02,000\ncafé three\n".encode("cp1252"))
    wait_told(qtbot, page, "changed")
    page.table.edit_cue(0)
    box = page.table.findChild(QPlainTextEdit)
    assert isinstance(box, QPlainTextEdit)
    box.insertPlainText("\u200f")  # which is in no code page of Europe
    press_offer(page)
    assert "cannot be written" in page.banner.text
    assert not page.is_held
    assert "\u200f" in box.toPlainText()
    QTest.keyClick(box, Qt.Key.Key_Backspace)
    QTest.keyClick(box, Qt.Key.Key_Return)
    page.banner.over(Until.STEP)
    assert told(page, "Another program changed")

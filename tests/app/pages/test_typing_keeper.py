# SPDX-License-Identifier: Apache-2.0
"""What a crash leaves: every cue as it looked, and the text that was being typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPlainTextEdit

from interpunct.review.found_sessions import open_sessions
from interpunct_app.cues.document_cues import DocumentCues
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    MakeWindow = Callable[[], MainWindow]
    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[QMessageBox], object]], None]
    WriteSrt = Callable[[str, list[str]], Path]

Key = Qt.Key


def box_of(page: Page) -> QPlainTextEdit:
    boxes = [box for box in page.table.findChildren(QPlainTextEdit) if box.isVisible()]
    assert len(boxes) == 1
    return boxes[0]


def type_over(qtbot: QtBot, page: Page, cue: int, text: str) -> None:
    """Type into a cue, and wait until that is noted."""
    page.table.edit_cue(cue)
    QTest.keyClicks(box_of(page), text)
    assert page.reviewer is not None
    session = page.reviewer.session
    qtbot.waitUntil(lambda: session.typing is not None and text in session.typing.text)


def crash(page: Page) -> None:
    """The lock goes with a process that dies; its journal stays."""
    reviewer = page.reviewer
    assert reviewer is not None
    page.release(keep=True)
    page.reviewer = None
    page.model.reset_source(DocumentCues())  # closes the box in which was typed
    reviewer.deleteLater()


def recover(qtbot: QtBot, window: MainWindow) -> Page:
    (found,) = open_sessions(window.services.sessions_folder)
    page = window.pages.recover(found)
    qtbot.waitUntil(
        lambda: page.reviewer is not None and page.reviewer.work.is_predicted, timeout=8000
    )
    return page


def shown(page: Page) -> list[object]:
    assert page.reviewer is not None
    work = page.reviewer.work
    confidences = (work.table.confidences.tobytes(), work.table.casing_confidences.tobytes())
    return [*map(work.cue_text, range(len(work.document.cues))), *confidences]


def test_after_a_crash_no_cue_looks_otherwise_where_one_was_edited(
    qtbot: QtBot, make_window: MakeWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    texts = [f"so the harbour was quiet when we came down number {k}" for k in range(80)]
    page = open_page(make_window(), write_srt("long.srt", texts))
    page.table.edit_cue(30)
    QTest.keyClicks(box_of(page), "four words typed here ")
    QTest.keyClick(box_of(page), Key.Key_Return)
    assert page.reviewer is not None
    work = page.reviewer.work
    qtbot.waitUntil(lambda: work.is_predicted)
    before = shown(page)
    crash(page)
    assert shown(recover(qtbot, make_window())) == before


def test_text_that_was_being_typed_is_in_its_box_again_after_a_crash(
    qtbot: QtBot, make_window: MakeWindow, open_page: OpenPage, sample: Path
) -> None:
    page = open_page(make_window(), sample)
    type_over(qtbot, page, 1, "well ")
    typed = box_of(page).toPlainText()
    before = shown(page)
    crash(page)
    again = recover(qtbot, make_window())
    qtbot.waitUntil(lambda: again.table.findChild(QPlainTextEdit) is not None)
    assert box_of(again).toPlainText() == typed
    assert shown(again) == before
    assert "cue 2" in again.banner.text
    QTest.keyClick(box_of(again), Key.Key_Return)
    assert again.reviewer is not None
    assert "well" in again.reviewer.work.cue_text(1).text
    again.reviewer.undo()
    assert shown(again) == before


def test_text_that_was_recovered_can_be_left(
    qtbot: QtBot,
    make_window: MakeWindow,
    open_page: OpenPage,
    sample: Path,
    when_asked: WhenAsked,
) -> None:
    page = open_page(make_window(), sample)
    type_over(qtbot, page, 1, "well ")
    crash(page)
    again = recover(qtbot, make_window())
    qtbot.waitUntil(lambda: again.table.findChild(QPlainTextEdit) is not None)
    when_asked(lambda box: next(it for it in box.buttons() if "Throw" in it.text()).click())
    QTest.keyClick(box_of(again), Key.Key_Escape)
    assert again.reviewer is not None
    assert again.reviewer.session.typing is None
    crash(again)
    assert open_sessions(again.services.sessions_folder) == []


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Tab])
def test_text_that_was_taken_is_a_step_and_no_longer_typed(
    qtbot: QtBot, make_window: MakeWindow, open_page: OpenPage, sample: Path, key: Key
) -> None:
    page = open_page(make_window(), sample)
    type_over(qtbot, page, 1, "well ")
    QTest.keyClick(box_of(page), key)
    assert page.reviewer is not None
    assert page.reviewer.session.typing is None
    crash(page)
    (found,) = open_sessions(page.services.sessions_folder)
    assert (found.steps, found.has_typing) == (1, False)


def test_a_box_that_outlives_its_review_notes_nothing(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    type_over(qtbot, page, 1, "well ")
    page.release(keep=True)  # as if a menu were open, so that the page is not deleted yet
    page.model.reset_source(DocumentCues())  # closes the box
    (found,) = open_sessions(window.services.sessions_folder)
    assert found.has_typing
    window.pages.removeTab(0)


def test_text_of_a_file_behind_another_waits_until_its_tab_is_shown(
    qtbot: QtBot, make_window: MakeWindow, open_page: OpenPage, sample: Path, write_srt: WriteSrt
) -> None:
    page = open_page(make_window(), sample)
    type_over(qtbot, page, 1, "well ")
    crash(page)
    window = make_window()
    (found,) = open_sessions(window.services.sessions_folder)
    again = window.pages.recover(found)
    open_page(window, write_srt("other.srt", ["some more words"]))
    qtbot.waitUntil(lambda: again.reviewer is not None)
    assert again.table.findChild(QPlainTextEdit) is None
    window.pages.setCurrentWidget(again)
    qtbot.waitUntil(lambda: again.table.findChild(QPlainTextEdit) is not None)
    assert "well" in box_of(again).toPlainText()


def test_the_question_tells_of_text_that_was_being_typed(
    qtbot: QtBot,
    make_window: MakeWindow,
    open_page: OpenPage,
    sample: Path,
    when_asked: WhenAsked,
) -> None:
    page = open_page(make_window(), sample)
    type_over(qtbot, page, 1, "well ")
    crash(page)
    window = make_window()
    told: list[str] = []
    when_asked(lambda box: told.append(box.informativeText()))
    window.pages.open_file(sample)
    qtbot.waitUntil(lambda: bool(told))
    assert "typing" in told[0]
    assert "steps" not in told[0]

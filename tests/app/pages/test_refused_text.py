# SPDX-License-Identifier: Apache-2.0
"""Text that a file cannot hold stays in its editor, and the editor lets go of the focus."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from interpunct_app.pages.page import Page
from interpunct_app.prediction.background_prediction import LoadModel
from interpunct_app.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def opened(qtbot: QtBot, window: MainWindow, path: Path, text: str) -> Page:
    path.write_bytes(f"1\n00:00:01,000 --> 00:00:02,000\n{text}\n".encode("cp1252"))
    page = window.pages.open_file(path)
    qtbot.waitUntil(lambda: page.reviewer is not None and page.progress is None, timeout=8000)
    return page


def test_another_tab_gets_the_keys_while_a_text_is_refused(
    qtbot: QtBot,
    make_window: Callable[..., MainWindow],
    load_fake: LoadModel,
    tmp_path: Path,
) -> None:
    window = make_window(load_fake)
    page = opened(qtbot, window, tmp_path / "one.srt", "café one two")
    other = opened(qtbot, window, tmp_path / "two.srt", "word")
    window.pages.setCurrentWidget(page)
    page.table.edit_cue(0)
    editor = page.table.findChild(QPlainTextEdit)
    assert isinstance(editor, QPlainTextEdit)
    editor.insertPlainText("\u200f")  # which is in no code page of Europe
    bar = window.pages.tabBar()
    QTest.mouseClick(bar, LEFT, pos=bar.tabRect(1).center())
    assert "cannot be written" in page.banner.text

    def focus_is_in_the_other() -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and other.isAncestorOf(focus)

    qtbot.waitUntil(focus_is_in_the_other, timeout=8000)
    assert editor.toPlainText().count("\u200f") == 1
    QTest.mouseClick(bar, LEFT, pos=bar.tabRect(0).center())
    assert editor.isVisible()
    QTest.keyClick(editor, Qt.Key.Key_Backspace)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert page.document is not None
    assert page.reviewer is not None
    assert page.reviewer.work.document.cues[0].payload == "café one two"


def test_a_drag_over_rows_leaves_a_refused_text_open(
    make_window: Callable[..., MainWindow],
    load_fake: LoadModel,
    write_srt: Callable[[str, list[str]], Path],
    open_page: Callable[[MainWindow, Path], Page],
) -> None:
    window = make_window(load_fake)
    page = open_page(window, write_srt("talk.srt", ["so it was quiet", "nobody came", "we left"]))
    table, viewport = page.table, page.table.viewport()
    page.edit_large()
    editor = QApplication.focusWidget()
    assert isinstance(editor, QPlainTextEdit)
    editor.insertPlainText("\n\n00:00:05,000 --> 00:00:06,000\n")
    first, last = (table.visualRect(page.model.index(row, 0)).center() for row in (1, 2))
    QTest.mousePress(viewport, LEFT, pos=first)
    QTest.mouseMove(viewport, last)
    QTest.mouseRelease(viewport, LEFT, pos=last)
    assert table.is_editing
    page.pane._boundary_button.click()
    assert editor.isVisible()
    assert page.reviewer is not None
    assert page.reviewer.undoable is None
    editor.undo()
    assert table.finish_editing()

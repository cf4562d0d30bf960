# SPDX-License-Identifier: Apache-2.0
"""The window around the pages: start page, status bar, menus, what it remembers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
)
from tests.app.asked import Asked

from interpunct.captions.formats import FORMATS
from interpunct.review.commands import Decide, SetCasing
from interpunct_app.keys.actions import Action
from interpunct_app.keys.cheat_sheet import CheatSheet
from interpunct_app.keys.table import BINDINGS, When
from interpunct_app.looks.plain import plain_tip
from interpunct_app.manual.window import ManualWindow
from interpunct_app.pages.page import Page
from interpunct_app.panels.quality.check import QualityCheck
from interpunct_app.review.reviewer import Reviewer
from interpunct_app.window import start_page
from interpunct_app.window.main_window import MainWindow
from interpunct_app.window.start_page import StartPage

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    MakeWindow = Callable[[], MainWindow]
    OpenPage = Callable[[MainWindow, Path], Page]
    Press = Callable[..., None]
    WhenAsked = Callable[[Callable[[QMessageBox], object]], None]
    WriteSrt = Callable[[str, list[str]], Path]

LEFT = Qt.MouseButton.LeftButton


def enabled(window: MainWindow) -> set[Action]:
    return {action for action, entry in window.menus.of_action.items() if entry.isEnabled()}


def buttons(window: MainWindow) -> list[QPushButton]:
    return [button for button in window.start_page.findChildren(QPushButton) if button.isFlat()]


def test_without_a_file_only_what_needs_none_can_be_chosen(window: MainWindow) -> None:
    assert window.start_page.isVisible()
    assert window.windowTitle() == "Interpunct"
    assert enabled(window) == {row.action for row in BINDINGS if row.when is When.ALWAYS}
    assert not window.menus.export_house.isEnabled()
    assert not window.menus.encoding.menuAction().isEnabled()


def test_with_a_file_all_but_undo_and_redo_can_be_chosen(window: MainWindow, page: Page) -> None:
    disabled = set(Action) - enabled(window) - set_without_menu()
    assert disabled == {Action.UNDO, Action.REDO}, "disabled, or in no menu"
    assert window.menus.encoding.menuAction().isEnabled()


def set_without_menu() -> set[Action]:
    """The keys of the review, and of the preview of a cut, that no menu shows."""
    return {
        *(row.action for row in BINDINGS if row.when is When.CHANGE),
        *(Action.ACCEPT, Action.MARK, Action.NO_MARK, Action.ALTERNATIVE, Action.LEAVE),
        *(Action.ASK_MORE, Action.ASK_FEWER),
        *(Action.NEXT_SLOT, Action.PREVIOUS_SLOT, Action.LOWER, Action.CAPITAL),
    }


def test_undo_says_what_it_takes_back_and_redo_what_comes_again(
    window: MainWindow, page: Page, press: Press
) -> None:
    undo, redo = window.menus.of_action[Action.UNDO], window.menus.of_action[Action.REDO]
    press("?")
    window.menus.edit.aboutToShow.emit()
    assert undo.text().startswith("&Undo question mark after")
    window.menus.edit.aboutToHide.emit()
    assert undo.text() == "&Undo"  # so the tool is called, which is the same entry
    undo.trigger()
    assert not undo.isEnabled()
    window.menus.edit.aboutToShow.emit()
    assert undo.text() == "&Undo"
    assert redo.text().startswith("&Redo question mark after")


def test_a_decision_asks_the_window_for_nothing_unless_it_shows_something_else(
    window: MainWindow, page: Page, reviewer: Reviewer, press: Press
) -> None:
    shown: list[bool] = []
    window.pages.changed.connect(lambda: shown.append(window.isWindowModified()))
    press("?")
    assert shown == [True]  # it can be undone, and saved
    press(",")
    assert shown == [True]
    window.menus.edit.aboutToShow.emit()
    assert window.menus.of_action[Action.UNDO].text().startswith("&Undo comma after")
    reviewer.undo()
    assert shown == [True, True]  # it can be done again
    reviewer.undo()
    assert shown == [True, True, False]
    assert not window.menus.of_action[Action.UNDO].isEnabled()


def test_keys_of_the_review_leave_the_window_laid_out_as_it_is(
    window: MainWindow, page: Page, press: Press
) -> None:
    press("!x")  # the pane has shown most that it may show, and the file differs from the disk
    for _ in range(9):  # a request goes up from widget to widget
        QApplication.processEvents()
    asked = Asked(window)
    for key in ("!", "?", ",", "x"):
        press(key)
        QApplication.processEvents()
    assert QEvent.Type.UpdateRequest in asked.types
    assert QEvent.Type.LayoutRequest not in asked.types


def test_the_menus_tick_what_holds_for_the_page(window: MainWindow, page: Page) -> None:
    assert [action.text() for action in window.menus.profile.actions() if action.isChecked()] == [
        page.profile.title
    ]
    for menu in (window.menus.marks, window.menus.casing, window.menus.order):
        assert [action.isChecked() for action in menu.actions()].count(True) == 1
    ticked = [action.text() for action in window.menus.encoding.actions() if action.isChecked()]
    assert ticked == ["UTF-8"]


def test_the_tool_bar_has_an_icon_and_a_text_for_each_tool(window: MainWindow) -> None:
    tools = window._tool_bar.actions()
    assert len(tools) == 7
    assert all(not tool.icon().isNull() and tool.text() for tool in tools)


def test_the_status_bar_tells_format_encoding_language_and_model(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    assert window.strip.encoding.text() == "SRT · UTF-8"
    assert window.strip._language.text() == "en"
    qtbot.waitUntil(lambda: window.strip._model.text() == "fake 1", timeout=2000)
    qtbot.waitUntil(lambda: not window.strip._progress.isVisible(), timeout=2000)
    window.pages.close_page(page)
    assert not window.strip.encoding.isVisible()


def test_a_byte_order_mark_is_shown(
    window: MainWindow, open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "bom.srt"
    path.write_bytes(b"\xef\xbb\xbf1\n00:00:01,000 --> 00:00:02,000\nhello there\n")
    open_page(window, path)
    assert window.strip.encoding.text() == "SRT · UTF-8 BOM"
    assert window.strip.encoding.accessibleName() == "Encoding: SRT · UTF-8 BOM"


def test_a_click_on_the_encoding_offers_others(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    QTest.mouseClick(window.strip.encoding, LEFT)
    qtbot.waitUntil(window.menus.encoding.isVisible, timeout=2000)
    window.menus.encoding.close()


def test_the_status_bar_shows_how_far_the_prediction_is(window: MainWindow) -> None:
    window.strip.show_progress((30, 120))
    assert window.strip._progress.isVisible()
    assert (window.strip._progress.value(), window.strip._progress.maximum()) == (30, 120)
    assert window.strip.cancel.isVisible()
    window.strip.show_progress(None)
    assert not window.strip._progress.isVisible()


def way(window: MainWindow, title: str) -> QPushButton:
    """A button of the start page."""
    found = window.start_page.findChildren(QPushButton)
    return next(button for button in found if button.text() == title)


def test_the_start_page_lists_the_last_files_and_opens_them(
    qtbot: QtBot, window: MainWindow, sample: Path
) -> None:
    gone = sample.with_name("gone.srt")
    unknown = sample.with_name("x" * 300)  # the system says so by an error, as of a lost server
    for path in (gone, unknown, sample):
        window.services.settings.add_recent_file(path)
    window._show_page()
    assert [button.toolTip() for button in buttons(window)] == [plain_tip(str(sample))]
    QTest.mouseClick(buttons(window)[0], LEFT)
    (page,) = window.pages.all()
    assert page.path == sample
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)


def test_the_start_page_opens_what_the_user_chooses(
    qtbot: QtBot, window: MainWindow, sample: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(sample)], ""))
    QTest.mouseClick(way(window, "Open…"), LEFT)
    assert [page.path for page in window.pages.all()] == [sample]


def test_a_sample_is_opened_as_a_copy_that_keeps_what_was_saved(
    qtbot: QtBot, window: MainWindow
) -> None:
    QTest.mouseClick(way(window, "Try a sample"), LEFT)
    (page,) = window.pages.all()
    assert page.path.parent == window.services.backups_folder.parent / "samples"
    qtbot.waitUntil(lambda: page.reviewer is not None, timeout=8000)
    page.path.write_text("1\n00:00:01,000 --> 00:00:02,000\nIt was saved.\n")
    assert window.pages.close_page(page)
    names = [entry.text() for entry in window.menus.samples.actions()]
    window.menus.samples.actions()[names.index(page.path.name)].trigger()
    assert window.pages.all()[0].path == page.path
    assert page.path.read_text().endswith("It was saved.\n")


def test_a_sample_that_cannot_be_copied_is_told(window: MainWindow) -> None:
    folder = window.services.backups_folder.parent / "samples"
    folder.write_text("a file is in the way")
    QTest.mouseClick(way(window, "Try a sample"), LEFT)
    assert window.pages.all() == []
    assert str(folder) in window.start_page._sentence.text()


def test_the_start_page_tells_how_it_works(window: MainWindow) -> None:
    QTest.mouseClick(way(window, "How it works"), LEFT)
    manual = window.findChild(ManualWindow)
    assert manual is not None
    assert manual.isVisible()
    manual.close()


def test_the_start_page_names_every_format(window: MainWindow) -> None:
    texts = [label.text() for label in window.start_page.findChildren(QLabel)]
    assert any(all(form.title in text for form in FORMATS) for text in texts)


@pytest.mark.usefixtures("qapp")
def test_more_formats_make_the_start_page_no_wider(monkeypatch: pytest.MonkeyPatch) -> None:
    width = StartPage().minimumSizeHint().width()
    monkeypatch.setattr(start_page, "FORMATS", FORMATS * 3)
    assert StartPage().minimumSizeHint().width() == width


def test_the_menu_of_the_last_files_opens_and_forgets_them(
    window: MainWindow, page: Page, write_srt: WriteSrt, open_page: OpenPage
) -> None:
    other = open_page(window, write_srt("other.srt", ["the island was quiet"]))
    window.menus.recent.aboutToShow.emit()
    entries = window.menus.recent.actions()
    assert [entry.text() for entry in entries[:2]] == [str(other.path), str(page.path)]
    entries[1].trigger()
    assert window.pages.current() is page
    entries[-1].trigger()
    assert window.services.settings.recent_files == []
    window.menus.recent.aboutToShow.emit()
    assert window.menus.recent.actions() == []


def test_the_window_comes_back_as_it_was(make_window: MakeWindow) -> None:
    window = make_window()
    window.resize(760, 500)
    window.menus.of_action[Action.QUALITY].trigger()
    assert window.panel(QualityCheck).dock.isVisible()
    window.close()
    again = make_window()
    assert (again.width(), again.height()) == (760, 500)
    assert again.panel(QualityCheck).dock.isVisible()


def test_a_sentence_is_told_where_the_user_looks(window: MainWindow, page: Page) -> None:
    window.tell("The disk is full.")
    assert page.banner.text == "The disk is full."
    window.pages.close_page(page)
    window.tell("It still is.")
    assert window.start_page._sentence.text() == "It still is."


def test_about_names_the_promise_and_the_licence(
    window: MainWindow, when_asked: WhenAsked
) -> None:
    said: list[str] = []

    def read(box: QMessageBox) -> None:
        said.append(box.text())
        box.close()

    when_asked(read)
    window.menus.about_wanted.emit()
    assert "No word, tag, time or setting changes unless you change it." in said[0]
    assert "Apache License 2.0" in said[0]


def test_no_menu_has_two_entries_with_one_mnemonic(
    window: MainWindow, page: Page, press: Press, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    open_page(window, write_srt("Q&A and R&D.srt", ["the island was quiet", "so it was"]))
    window.pages.setCurrentWidget(page)
    press("!")
    press(Qt.Key.Key_Backspace)
    press(",")
    menus = [window.menus, *window.menus.findChildren(QMenu)]
    assert len(menus) > 12
    for menu in menus:
        if isinstance(menu, QMenu):
            menu.aboutToShow.emit()
        letters = [QKeySequence.mnemonic(entry.text()).toString() for entry in menu.actions()]
        chosen = sorted(filter(None, letters))
        assert chosen == sorted(set(chosen)), [entry.text() for entry in menu.actions()]


def test_names_in_menus_are_shown_with_their_ampersands(
    window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    page = open_page(window, write_srt("Q&A.srt", ["so AT&T was quiet", "and we went"]))
    window.menus.recent.aboutToShow.emit()
    assert window.menus.recent.actions()[0].text().endswith("Q&&A.srt")
    assert page.reviewer is not None
    page.reviewer.do(Decide.plan(page.reviewer.work, 0, "!"))
    page.reviewer.do(SetCasing.plan(page.reviewer.work, 1, None))
    window.menus.edit.aboutToShow.emit()
    undo = window.menus.of_action[Action.UNDO].text()
    assert undo == "&Undo case as written for ‘AT&&T’"


def test_f1_shows_one_list_of_keys_however_often_it_is_struck(window: MainWindow) -> None:
    for _ in range(3):
        window.menus.of_action[Action.SHOW_KEYS].trigger()
    (sheet,) = window.findChildren(CheatSheet)
    assert sheet.isVisible()
    sheet.close()
    window.menus.of_action[Action.SHOW_KEYS].trigger()
    assert any(sheet.isVisible() for sheet in window.findChildren(CheatSheet))

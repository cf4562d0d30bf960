# SPDX-License-Identifier: Apache-2.0
"""The manual in the editor: its pages, its links, its pictures."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QPushButton

from interpunct_app.manual.browser import ManualBrowser
from interpunct_app.manual.window import ManualPage, ManualWindow, manual_pages
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def manual(window: MainWindow, page: Page) -> ManualWindow:
    """The manual, opened by its key."""
    front = window.windowHandle()
    QTest.keyClick(front, Qt.Key.Key_F1)
    (shown,) = window.findChildren(ManualWindow)
    return shown


@pytest.fixture
def browser(manual: ManualWindow) -> ManualBrowser:
    (found,) = manual.findChildren(ManualBrowser)
    return found


def shown_titles(manual: ManualWindow) -> list[str]:
    (pages,) = manual.findChildren(QListWidget)
    items = [pages.item(row) for row in range(pages.count())]
    return [item.text() for item in items if not item.isHidden()]


def test_f1_opens_the_first_page_and_a_second_time_the_same_window(
    qtbot: QtBot, window: MainWindow, manual: ManualWindow, browser: ManualBrowser
) -> None:
    assert browser.toPlainText().lstrip().startswith(manual_pages()[0].title)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_F1)
    assert window.findChildren(ManualWindow) == [manual]
    manual.close()
    qtbot.waitUntil(lambda: not window.findChildren(ManualWindow), timeout=2000)


def test_a_page_that_is_chosen_is_shown_and_back_returns(
    manual: ManualWindow, browser: ManualBrowser
) -> None:
    (pages,) = manual.findChildren(QListWidget)
    QTest.keyClick(pages, Qt.Key.Key_Down)
    second = manual_pages()[1]
    assert browser.toPlainText().lstrip().startswith(second.title)
    back = next(button for button in manual.findChildren(QPushButton) if button.text() == "&Back")
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert browser.toPlainText().lstrip().startswith(manual_pages()[0].title)
    assert pages.currentRow() == 0


def test_words_are_found_in_all_pages(manual: ManualWindow, browser: ManualBrowser) -> None:
    (field,) = manual.findChildren(QLineEdit)
    QTest.keyClicks(field, "snap frames")
    assert shown_titles(manual) == [
        page.title for page in manual_pages() if page.tells_of("snap frames")
    ]
    assert len(shown_titles(manual)) < len(manual_pages())
    assert browser.textCursor().selectedText().casefold() == "snap"
    field.clear()
    assert len(shown_titles(manual)) == len(manual_pages())


def test_pictures_are_no_wider_than_the_window(
    qtbot: QtBot, manual: ManualWindow, browser: ManualBrowser
) -> None:
    manual.resize(700, 500)
    QApplication.processEvents()
    width = browser.document().idealWidth()
    assert width <= browser.viewport().width() + 1


@pytest.mark.parametrize("page", manual_pages(), ids=lambda page: page.path.stem)
def test_every_link_and_picture_is_there(page: ManualPage) -> None:
    targets = re.findall(r"\]\(([^)#]+)", page.text)
    missing = [target for target in targets if not (page.path.parent / target).is_file()]
    assert missing == []


@pytest.mark.parametrize("page", manual_pages(), ids=lambda page: page.path.stem)
def test_every_page_begins_with_its_title(page: ManualPage) -> None:
    document = QTextDocument()
    document.setMarkdown(page.text)
    assert document.begin().text() == page.title
    assert document.begin().blockFormat().headingLevel() == 1


@pytest.mark.parametrize("page", manual_pages(), ids=lambda page: page.path.stem)
def test_no_page_uses_terms_of_the_engine(page: ManualPage) -> None:
    prose = re.sub(r"```.*?```|`[^`]*`", "", page.text, flags=re.DOTALL)
    assert not re.findall(r"\b(?:slots?|bundles?|F1|house marks)\b", prose, re.IGNORECASE)

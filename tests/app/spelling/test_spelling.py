# SPDX-License-Identifier: Apache-2.0
"""The spelling check in the editor: underlined, looked for, mended, added, ignored."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from interpunct.errors import LanguageError
from interpunct_app.cues.columns import Column
from interpunct_app.cues.model import SHOWN_ROLE
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.spelling.dictionaries import Dictionaries, Dictionary
from interpunct_app.spelling.menu import SuggestionMenu
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    MakeWindow = Callable[..., MainWindow]
    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]

TEXTS = [
    "the harbuor was quiet when we came down",
    "nobody could tell us <i>why</i> it was so and the woman laughed",
    "we asked the woman in the shopp &amp; NATO said 1234 words",
]


MEANT = {"harbuor": ["harbour", "harbours"], "shopp": [], "pariss": ["Paris"]}


class FakeDictionary:
    """Knows every word but three, what was meant by them, and that Paris is a name."""

    def lookup(self, word: str) -> bool:
        return word.lower() not in MEANT and word not in ("paris", "i\u0307yi")

    def suggest(self, word: str, stops: Callable[[], bool]) -> Iterator[str]:
        yield from MEANT[word.lower()]


class FakeDictionaries(Dictionaries):
    """English ones only."""

    def __init__(self, codes: Sequence[str] = ("en",), *, damaged: bool = False) -> None:
        self.codes = codes
        self.damaged = damaged

    def can_be_read(self) -> bool:
        return True

    def has(self, code: str) -> bool:
        return code in self.codes

    def open(self, code: str) -> Dictionary:
        if self.damaged:
            raise LanguageError("this spelling dictionary cannot be read.", file="en_GB.aff")
        return FakeDictionary()


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window(dictionaries=FakeDictionaries())


@pytest.fixture
def page(window: MainWindow, open_page: OpenPage, write_srt: WriteSrt) -> Page:
    return open_page(window, write_srt("harbour.srt", TEXTS))


def underlined(page: Page, cue: int) -> list[str]:
    shown = page.model.index(cue, Column.TEXT).data(SHOWN_ROLE)
    words = page.pane.slot_view.misspelt(shown)
    return [shown.text[word.start : word.end].lower() for word in words]


def place_of(page: Page, text: str, cue: int = 0) -> QPointF:
    """The middle of a misspelt word in the table."""
    area = page.table.visualRect(page.model.index(cue, Column.TEXT))
    points = (
        QPointF(x, y)
        for y in range(area.top(), area.bottom(), 8)
        for x in range(area.left(), area.right(), 12)
    )
    inside = [point for point in points if page.table.misspelt_at(point) is not None]
    assert inside, text
    return inside[len(inside) // 2]


def right_click(qtbot: QtBot, page: Page, text: str, cue: int = 0) -> SuggestionMenu:
    """The menu of a misspelt word, once its suggestions have come."""
    qtbot.waitUntil(lambda: underlined(page, cue) == [text])
    point = place_of(page, text, cue).toPoint()
    where = page.table.viewport().mapToGlobal(point)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, where)
    QApplication.sendEvent(page.table.viewport(), event)
    menu = page.findChildren(SuggestionMenu)[-1]
    qtbot.waitUntil(lambda: "Looking" not in menu.actions()[0].text())
    return menu


def test_words_that_the_dictionary_does_not_know_are_underlined(qtbot: QtBot, page: Page) -> None:
    qtbot.waitUntil(lambda: underlined(page, 0) == ["harbuor"])
    assert underlined(page, 1) == []
    qtbot.waitUntil(lambda: underlined(page, 2) == ["shopp"])


def test_a_wavy_line_is_painted(qtbot: QtBot, window: MainWindow, page: Page) -> None:
    qtbot.waitUntil(lambda: underlined(page, 0) == ["harbuor"])
    for view in (page.table.viewport(), page.pane.slot_view):
        with_line = view.grab().toImage()
        window.spelling.entry.trigger()
        assert view.grab().toImage() != with_line
        window.spelling.entry.trigger()


def test_a_suggestion_changes_that_word_alone_and_can_be_undone(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    assert page.reviewer is not None
    work = page.reviewer.work
    before = [work.cue_text(cue).text for cue in range(3)]
    menu = right_click(qtbot, page, "harbuor")
    assert [entry.text() for entry in menu.suggestions()] == ["harbour", "harbours"]
    menu.suggestions()[0].trigger()
    after = [work.cue_text(cue).text for cue in range(3)]
    assert after == [before[0].replace("harbuor", "harbour"), *before[1:]]
    window.menus.of_action[Action.UNDO].trigger()
    assert [work.cue_text(cue).text for cue in range(3)] == before


def test_that_there_is_no_suggestion_is_said(qtbot: QtBot, page: Page) -> None:
    menu = right_click(qtbot, page, "shopp", cue=2)
    assert menu.actions()[0].text() == "No suggestions"
    assert not menu.suggestions()


def test_a_word_of_the_user_is_kept_for_every_file(
    qtbot: QtBot,
    make_window: MakeWindow,
    page: Page,
    open_page: OpenPage,
    write_srt: WriteSrt,
    tmp_path: Path,
) -> None:
    right_click(qtbot, page, "harbuor").add.trigger()
    assert underlined(page, 0) == []
    assert (tmp_path / "words" / "en.txt").read_text(encoding="utf-8") == "harbuor\n"
    later = make_window(dictionaries=FakeDictionaries())
    other = open_page(later, write_srt("other.srt", TEXTS))
    qtbot.waitUntil(lambda: underlined(other, 2) == ["shopp"])
    qtbot.waitUntil(lambda: underlined(other, 0) == [])


def test_an_ignored_word_is_ignored_in_this_file_only(
    qtbot: QtBot, window: MainWindow, page: Page, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    right_click(qtbot, page, "harbuor").ignore.trigger()
    assert underlined(page, 0) == []
    other = open_page(window, write_srt("other.srt", TEXTS))
    qtbot.waitUntil(lambda: underlined(other, 0) == ["harbuor"])


def test_a_key_goes_to_each_misspelt_word_and_around(qtbot: QtBot, page: Page) -> None:
    assert page.reviewer is not None
    reviewer = page.reviewer
    words = [word.text for word in reviewer.work.transcript.words]
    bad = [words.index("harbuor"), words.index("shopp")]
    reviewer.jump(bad[0])
    reached = []
    for _ in range(3):
        with qtbot.waitSignal(reviewer.moved):
            QTest.keyClick(page.pane.slot_view, Qt.Key.Key_F9)
        reached.append(reviewer.slot)
    assert reached == [bad[1], bad[0], bad[1]]
    assert page.table.current_cue() == 2


def test_a_key_goes_back_to_each_misspelt_word_and_around(qtbot: QtBot, page: Page) -> None:
    assert page.reviewer is not None
    reviewer = page.reviewer
    words = [word.text for word in reviewer.work.transcript.words]
    bad = [words.index("harbuor"), words.index("shopp")]
    reviewer.jump(bad[1] - 1)
    reached = []
    for _ in range(3):
        with qtbot.waitSignal(reviewer.moved):
            QTest.keyClick(page.pane.slot_view, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
        reached.append(reviewer.slot)
    assert reached == [bad[0], bad[1], bad[0]]


def test_a_screen_reader_is_told_that_the_word_reached_is_misspelt(
    qtbot: QtBot, page: Page
) -> None:
    assert page.reviewer is not None
    page.reviewer.jump(8)
    with qtbot.waitSignal(page.reviewer.moved):
        QTest.keyClick(page.pane.slot_view, Qt.Key.Key_F9)
    assert "shopp is misspelt" in page.pane.slot_view.accessibleDescription()
    page.reviewer.jump(8)
    assert "misspelt" not in page.pane.slot_view.accessibleDescription()


def test_the_menu_key_opens_the_menu_of_the_word_under_review(qtbot: QtBot, page: Page) -> None:
    assert page.reviewer is not None
    words = [word.text for word in page.reviewer.work.transcript.words]
    page.reviewer.jump(words.index("harbuor"))
    qtbot.waitUntil(lambda: underlined(page, 0) == ["harbuor"])
    view = page.pane.slot_view
    where = view.mapToGlobal(QPoint(5, 5))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), where)
    QApplication.sendEvent(page.pane.slot_view, event)
    assert page.findChildren(SuggestionMenu)


def test_that_no_word_is_misspelt_is_told(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    page = open_page(window, write_srt("fine.srt", TEXTS[1:2]))
    window.menus.of_action[Action.NEXT_MISSPELLING].trigger()
    qtbot.waitUntil(lambda: "No word" in page.banner.text)


def test_it_is_switched_off_in_the_menu_and_stays_off(
    qtbot: QtBot, window: MainWindow, page: Page, make_window: MakeWindow
) -> None:
    qtbot.waitUntil(lambda: underlined(page, 0) == ["harbuor"])
    assert window.spelling.entry.isChecked()
    window.spelling.entry.trigger()
    assert underlined(page, 0) == []
    again = make_window(dictionaries=FakeDictionaries())
    assert not again.spelling.entry.isChecked()
    window.menus.of_action[Action.NEXT_MISSPELLING].trigger()
    assert "switched off" in page.banner.text


def test_without_a_dictionary_the_menu_says_so(
    make_window: MakeWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    window = make_window(dictionaries=FakeDictionaries(codes=()))
    page = open_page(window, write_srt("harbour.srt", TEXTS))
    entry = window.spelling.entry
    assert (entry.isEnabled(), entry.isChecked()) == (False, False)
    assert "no dictionary for English" in entry.text()
    assert underlined(page, 0) == []


def test_a_damaged_dictionary_is_told_once_and_its_language_not_checked(
    qtbot: QtBot, make_window: MakeWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    window = make_window(dictionaries=FakeDictionaries(damaged=True))
    page = open_page(window, write_srt("harbour.srt", TEXTS))
    qtbot.waitUntil(lambda: "cannot be read" in page.banner.text)
    assert underlined(page, 0) == []
    assert not window.spelling.entry.isEnabled()

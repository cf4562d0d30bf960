# SPDX-License-Identifier: Apache-2.0
"""The spelling dialog: it asks about one misspelt word after the other, and each answer holds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from tests.app.spelling.test_spelling import FakeDictionaries, underlined

from interpunct.transcript.glossary_file import NAME
from interpunct_app.keys.actions import Action
from interpunct_app.pages.page import Page
from interpunct_app.spelling.dialog import SpellingDialog
from interpunct_app.spelling.page_spelling import PageSpelling
from interpunct_app.spelling.replacing import with_word_everywhere
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WriteSrt = Callable[[str, list[str]], Path]

TEXTS = ["the harbuor was quiet", "<i>Harbuor</i> and shopp", "nobody was in the harbuor"]


@pytest.fixture
def window(make_window: Callable[..., MainWindow]) -> MainWindow:
    return make_window(dictionaries=FakeDictionaries())


@pytest.fixture
def page(window: MainWindow, open_page: OpenPage, write_srt: WriteSrt) -> Page:
    page = open_page(window, write_srt("harbour.srt", TEXTS))
    assert page.reviewer is not None
    page.reviewer.jump(0)
    return page


@pytest.fixture
def dialog(qtbot: QtBot, window: MainWindow, page: Page) -> SpellingDialog:
    """The dialog, asking about the first misspelt word."""
    window.menus.of_action[Action.SPELLING].trigger()
    (shown,) = page.findChildren(SpellingDialog)
    asks(qtbot, shown, "harbuor")
    return shown


def asks(qtbot: QtBot, dialog: SpellingDialog, word: str) -> None:
    qtbot.waitUntil(lambda: dialog.word.lower() == word, timeout=5000)


def suggests(qtbot: QtBot, dialog: SpellingDialog) -> None:
    qtbot.waitUntil(lambda: dialog.suggestions.count() == 2, timeout=5000)


def press(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def payloads(page: Page) -> list[str]:
    assert page.reviewer is not None
    return [cue.payload for cue in page.reviewer.work.document.cues]


def test_a_word_is_asked_about_in_its_cue_and_the_first_suggestion_is_chosen(
    qtbot: QtBot, dialog: SpellingDialog, page: Page
) -> None:
    suggests(qtbot, dialog)
    assert "was quiet" in dialog.told.text()
    assert dialog.instead.text() == "harbour"
    assert page.table.current_cue() == 0


def test_change_changes_this_word_and_goes_on_to_the_next(
    qtbot: QtBot, dialog: SpellingDialog, page: Page
) -> None:
    suggests(qtbot, dialog)
    press(dialog.change)
    qtbot.waitUntil(lambda: "harbour" in payloads(page)[0], timeout=5000)
    assert payloads(page)[2] == TEXTS[2]
    qtbot.waitUntil(lambda: page.table.current_cue() == 1, timeout=5000)


def test_change_all_is_one_step_and_keeps_capitals_and_tags(
    qtbot: QtBot, dialog: SpellingDialog, page: Page
) -> None:
    suggests(qtbot, dialog)
    press(dialog.change_all)
    after = ["the harbour was quiet", "<i>Harbour</i> and shopp", "nobody was in the harbour"]
    qtbot.waitUntil(lambda: payloads(page) == after, timeout=5000)
    asks(qtbot, dialog, "shopp")
    assert page.reviewer is not None
    assert not page.reviewer.work.decisions
    page.reviewer.undo()
    assert payloads(page) == TEXTS


def test_change_all_gives_a_name_its_capital_everywhere(
    qtbot: QtBot, window: MainWindow, open_page: OpenPage, write_srt: WriteSrt
) -> None:
    texts = ["we came.", "Pariss was quiet", "we like pariss"]
    page = open_page(window, write_srt("paris.srt", texts))
    assert page.reviewer is not None
    page.reviewer.jump(0)
    window.menus.of_action[Action.SPELLING].trigger()
    (dialog,) = page.findChildren(SpellingDialog)
    qtbot.waitUntil(lambda: dialog.word == "Pariss", timeout=5000)
    qtbot.waitUntil(lambda: dialog.instead.text() == "Paris", timeout=5000)
    language = page.reviewer.work.transcript.words[0].language
    spelling = page.findChild(PageSpelling)
    assert spelling is not None
    qtbot.waitUntil(lambda: spelling.is_name(language, "Paris"), timeout=5000)
    press(dialog.change_all)
    after = ["Paris was quiet", "we like Paris"]
    qtbot.waitUntil(lambda: payloads(page)[1:] == after, timeout=5000)


def test_a_turkish_word_with_a_dotted_capital_is_no_name(
    qtbot: QtBot, make_window: Callable[..., MainWindow], open_page: OpenPage, write_srt: WriteSrt
) -> None:
    window = make_window(dictionaries=FakeDictionaries(["tr"]))
    spelling = open_page(window, write_srt("good.srt", TEXTS)).findChild(PageSpelling)
    assert spelling is not None
    checker = spelling._checker
    forms = ("İyi", "iyi", "i\u0307yi")
    qtbot.waitUntil(
        lambda: [checker.is_misspelt("tr", form) for form in forms] == [False, False, True],
        timeout=5000,
    )
    assert not spelling.is_name("tr", "İyi")


def test_ignored_and_added_words_are_not_asked_about_again_and_the_end_is_told(
    qtbot: QtBot, dialog: SpellingDialog, tmp_path: Path, page: Page
) -> None:
    press(dialog.ignore)
    asks(qtbot, dialog, "shopp")
    press(dialog.add)
    qtbot.waitUntil(lambda: "No word" in dialog.told.text(), timeout=5000)
    assert (tmp_path / "words" / "en.txt").read_text(encoding="utf-8") == "shopp\n"
    assert not dialog.change.isEnabled()
    assert not dialog.ignore.isEnabled()
    assert payloads(page) == TEXTS


def test_a_term_goes_to_the_glossary_beside_the_captions(
    qtbot: QtBot, dialog: SpellingDialog, tmp_path: Path, page: Page
) -> None:
    press(dialog.term)
    asks(qtbot, dialog, "shopp")
    written = (tmp_path / NAME).read_text(encoding="utf-8")
    assert written.lower() == "harbuor\n"
    assert underlined(page, 0) == []


def test_a_term_is_spelt_as_the_user_typed_it(
    qtbot: QtBot, dialog: SpellingDialog, tmp_path: Path
) -> None:
    suggests(qtbot, dialog)
    dialog.instead.selectAll()
    QTest.keyClicks(dialog.instead, "Harbuor")
    press(dialog.term)
    asks(qtbot, dialog, "shopp")
    assert (tmp_path / NAME).read_text(encoding="utf-8") == "Harbuor\n"


def test_only_another_word_can_be_changed_to(qtbot: QtBot, dialog: SpellingDialog) -> None:
    suggests(qtbot, dialog)
    dialog.instead.setText(dialog.word)
    assert not dialog.change.isEnabled()
    dialog.instead.setText("  ")
    assert not dialog.change_all.isEnabled()


def test_a_second_call_closes_the_first_dialog(
    qtbot: QtBot, window: MainWindow, page: Page, dialog: SpellingDialog
) -> None:
    window.menus.of_action[Action.SPELLING].trigger()
    qtbot.waitUntil(lambda: len(page.findChildren(SpellingDialog)) == 1, timeout=5000)


def test_other_words_and_other_languages_stay(page: Page) -> None:
    assert page.reviewer is not None
    work = page.reviewer.work
    texts = [word.text for word in work.transcript.words]
    assert with_word_everywhere(work, texts.index("shopp"), "shopp", "shop") == {
        1: "<i>Harbuor</i> and shop"
    }


def test_a_capital_of_the_model_is_written_nowhere(page: Page) -> None:
    assert page.reviewer is not None
    work = page.reviewer.work
    first = [word.text for word in work.transcript.words].index("harbuor")
    assert with_word_everywhere(work, first, "Harbuor", "Harbour") == {
        0: "the harbour was quiet",
        1: "<i>Harbour</i> and shopp",
        2: "nobody was in the harbour",
    }


@pytest.mark.parametrize("suggestion", ["McHarbour", "Har Bour"])
def test_a_name_keeps_its_capitals_everywhere(page: Page, suggestion: str) -> None:
    assert page.reviewer is not None
    work = page.reviewer.work
    first = [word.text for word in work.transcript.words].index("harbuor")
    payloads = with_word_everywhere(work, first, "harbuor", suggestion)
    assert all(suggestion in payload for payload in payloads.values())


def test_the_dialog_closes_at_the_end(qtbot: QtBot, dialog: SpellingDialog, page: Page) -> None:
    press(dialog.ignore)
    asks(qtbot, dialog, "shopp")
    press(dialog.ignore)
    qtbot.waitUntil(lambda: "No word" in dialog.told.text(), timeout=5000)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.findChildren(SpellingDialog), timeout=5000)


def test_a_step_while_the_dialog_looks_for_a_word_delays_it_only(
    qtbot: QtBot, dialog: SpellingDialog, page: Page
) -> None:
    press(dialog.ignore)
    assert page.reviewer is not None
    page.reviewer.jump(2)
    asks(qtbot, dialog, "shopp")

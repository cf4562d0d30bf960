# SPDX-License-Identifier: Apache-2.0
"""The key table, and everything that is made of it: menus, cheat sheet, README."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel

from interpunct_app.keys.actions import Action
from interpunct_app.keys.cheat_sheet import CheatSheet
from interpunct_app.keys.names import spellings
from interpunct_app.keys.table import BINDINGS, Binding, When, menu_binding
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROOT = Path(__file__).resolve().parents[3]


def test_every_action_has_a_key() -> None:
    assert {row.action for row in BINDINGS} == set(Action)


@pytest.mark.parametrize(
    "whens",
    [{When.SLOT}, {When.CHANGE}, set(When) - {When.SLOT, When.CHANGE}],
    ids=["the review", "the preview of a cut", "the window"],
)
def test_no_key_does_two_things(whens: set[When]) -> None:
    keys = [key for row in BINDINGS if row.when in whens for key in row.keys.split()]
    assert len(keys) == len(set(keys))


def test_qt_knows_every_key() -> None:
    for row in BINDINGS:
        for key in row.keys.split():
            assert QKeySequence(key).toString() == key


def test_words_lose_the_signs_of_a_menu_in_a_list() -> None:
    row = Binding(Action.OPEN, "Ctrl+O", "&Open…")
    assert row.title == "&Open…"
    assert row.meaning == "Open"


def test_a_menu_shows_the_row_of_the_window_where_there_are_two() -> None:
    assert menu_binding(Action.UNDO).when is When.REVIEW
    assert menu_binding(Action.SPLIT).keys == "/"


def test_every_shortcut_of_the_table_is_taken_by_the_window(window: MainWindow) -> None:
    for row in BINDINGS:
        if row.when not in (When.SLOT, When.TABLE, When.CHANGE):
            in_a_menu = row.action in window.menus.of_action
            assert in_a_menu, f"put {row.action} into a menu (window/menu_bar.py, or Panel.menus)"
            taken = [key.toString() for key in window.menus.of_action[row.action].shortcuts()]
            named = [spelling for key in row.keys.split() for spelling in spellings(key)]
            assert taken == named, row.action


def test_a_key_of_the_review_is_shown_but_not_taken_by_the_menu(window: MainWindow) -> None:
    split = window.menus.of_action[Action.SPLIT]
    assert split.text() == "&Split the cue here\t/"
    assert split.shortcuts() == []


def test_the_cheat_sheet_has_every_row(qtbot: QtBot, window: MainWindow) -> None:
    sheet = CheatSheet(window, window.services.keys)
    qtbot.addWidget(sheet)
    texts = [label.text() for label in sheet.findChildren(QLabel)]
    shown = list(zip(texts[::2], texts[1::2], strict=True))
    assert sorted(shown) == sorted(("   ".join(row.keys.split()), row.meaning) for row in BINDINGS)


def test_the_cheat_sheet_is_shown_once_and_its_button_closes_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.menus.of_action[Action.SHOW_KEYS].trigger()
    (sheet,) = window.findChildren(CheatSheet)
    assert sheet.isVisible()
    sheet.reject()
    qtbot.waitUntil(lambda: not window.findChildren(CheatSheet), timeout=2000)


def test_readme_and_manual_have_the_table_as_it_is() -> None:
    script = runpy.run_path(str(ROOT / "packaging" / "keys.py"))
    for page in script["PAGES"]:
        (between,) = script["BETWEEN"].findall(page.read_text(encoding="utf-8"))
        assert between == script["key_table"]()
        assert "| `F2` | Edit the text |" in between


def test_the_page_of_the_sets_has_the_table_as_it_is() -> None:
    script = runpy.run_path(str(ROOT / "packaging" / "keys.py"))
    (between,) = script["BETWEEN"].findall(script["SET_PAGE"].read_text(encoding="utf-8"))
    assert between == script["set_table"]()
    assert "| Find next | everywhere | `Ctrl+G` | `F3` | `F3` |" in between

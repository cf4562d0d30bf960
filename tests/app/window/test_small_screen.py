# SPDX-License-Identifier: Apache-2.0
"""Room on a small screen: the windows fit into 900 by 600 pixels, with large letters in German."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from interpunct.cutting.profiles import load_profile
from interpunct_app.cutting.preview import CutPreview
from interpunct_app.keys.actions import Action
from interpunct_app.keys.cheat_sheet import CheatSheet
from interpunct_app.manual.window import ManualWindow
from interpunct_app.pages.page import Page
from interpunct_app.preferences.dialog import PreferencesDialog
from interpunct_app.spelling.dialog import SpellingDialog
from interpunct_app.styles.editor import StyleEditor
from interpunct_app.translation import use_language
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

WIDTH, HEIGHT, POINTS = 900, 600, 18.0
SIDE_PANELS = (Action.QUALITY, Action.BOOKMARKS, Action.BESIDE, Action.REFERENCE)


@pytest.fixture
def large(qapp: QApplication) -> Iterator[None]:
    """German texts in large letters."""
    before = qapp.font()
    font = qapp.font()
    font.setPointSizeF(POINTS)
    qapp.setFont(font)
    use_language(qapp, "de")
    yield
    qapp.setFont(before)


@pytest.fixture
def small(
    large: None,
    make_window: Callable[..., MainWindow],
    sample: Path,
    open_page: Callable[[MainWindow, Path], Page],
) -> MainWindow:
    """A small window with a file."""
    window = make_window()
    window.resize(WIDTH, HEIGHT)
    open_page(window, sample)
    return window


def fits(widget: QWidget) -> bool:
    least = widget.minimumSizeHint()
    return least.width() <= WIDTH and least.height() <= HEIGHT


def is_focus_visible() -> bool:
    focused = QApplication.focusWidget()
    return focused is None or not focused.visibleRegion().isEmpty()


@pytest.mark.parametrize("panel", SIDE_PANELS)
def test_every_panel_has_room_beside_the_review(
    qtbot: QtBot, small: MainWindow, panel: Action
) -> None:
    small.menus.of_action[panel].trigger()
    qtbot.waitUntil(partial(fits, small))


@pytest.mark.parametrize(
    "opened", [Action.MEDIA, Action.REPLACE, Action.EDIT_LARGE, "guide"], ids=str
)
def test_sound_find_bar_text_box_and_guide_have_room(
    qtbot: QtBot, small: MainWindow, opened: Action | str
) -> None:
    menus = small.menus
    entry = menus.first_steps if isinstance(opened, str) else menus.of_action[opened]
    entry.trigger()
    qtbot.waitUntil(partial(fits, small))
    qtbot.waitUntil(is_focus_visible)


def preview(window: MainWindow) -> QDialog:
    page = window.pages.current()
    assert page is not None
    assert page.reviewer is not None
    services = window.services
    return CutPreview(page, page.reviewer.work, services.files, services.settings, services.keys)


WINDOWS: dict[str, Callable[[MainWindow], QWidget]] = {
    "folders": MainWindow.show_batch,
    "speech": MainWindow.show_hearing,
    "models": MainWindow.show_models,
    "styles": MainWindow.show_styles,
    "style": lambda window: StyleEditor(window, load_profile("netflix")),
    "preferences": lambda window: PreferencesDialog(window, window.services),
    "keys": lambda window: CheatSheet(window, window.services.keys),
    "manual": ManualWindow,
    "spelling": SpellingDialog,
    "cut": preview,
}


@pytest.mark.parametrize("name", WINDOWS)
def test_every_window_has_room(small: MainWindow, name: str) -> None:
    opened = WINDOWS[name](small)
    opened.show()
    assert fits(opened), (name, opened.minimumSizeHint())
    opened.close()


def test_a_long_sentence_is_told_above_the_file_and_a_short_one_below(small: MainWindow) -> None:
    page = small.pages.current()
    assert page is not None
    path = "; ".join(["the previous file is kept as /a/folder/with/a/long/name/harbour.srt"] * 3)
    small._report(path)
    assert page.banner.text == path
    assert page.banner.isVisible()
    assert not small.statusBar().currentMessage()
    small._report("Saved.")
    assert small.statusBar().currentMessage() == "Saved."

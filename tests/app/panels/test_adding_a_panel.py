# SPDX-License-Identifier: Apache-2.0
"""The list of panels, and the recipe of `Panel`, followed for a made-up one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QLabel, QMenu, QWidget

from interpunct_app.keys import choice
from interpunct_app.keys.actions import Action
from interpunct_app.keys.table import BINDINGS, Binding, When
from interpunct_app.pages.page import Page
from interpunct_app.panels.front_review import Front
from interpunct_app.panels.panel import Panel
from interpunct_app.panels.registry import PANELS
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    OpenPage = Callable[[MainWindow, Path], Page]
    MakeWindow = Callable[..., MainWindow]
    WriteSrt = Callable[[str, list[str]], Path]

LENGTH = object.__new__(Action)  # as a line of `Action` would make it
LENGTH._name_, LENGTH._value_ = "LENGTH", "length"
ROW = Binding(LENGTH, "Ctrl+Alt+L", "&Length panel", When.ALWAYS)


class LengthPanel(Panel[QDockWidget]):
    """Number of cues of the page in front."""

    toggle = LENGTH

    def __init__(self, front: Front, window: QWidget) -> None:
        super().__init__(front, QDockWidget("Length", window))
        self.label = QLabel()
        self.dock.setWidget(self.label)

    def fill(self, page: Page | None) -> None:
        review = page.reviewer if page else None
        self.label.setText(f"{len(review.work.document.cues)} cues" if review else "no file")


@pytest.fixture
def make_longer(make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch) -> MakeWindow:
    """Makes windows whose list of panels and key table have one more line."""
    monkeypatch.setattr(choice, "BINDINGS", (*BINDINGS, ROW))
    return lambda: make_window(panels=(*PANELS, LengthPanel))


def test_a_line_in_the_list_puts_a_panel_into_the_window_and_a_menu(
    make_longer: MakeWindow,
) -> None:
    window = make_longer()
    dock, entry = window.panel(LengthPanel).dock, window.menus.of_action[LENGTH]
    assert (entry.text(), entry.shortcut().toString()) == ("&Length panel", "Ctrl+Alt+L")
    menus = [menu for menu in window.menus.findChildren(QMenu) if entry in menu.actions()]
    assert [menu.title() for menu in menus] == ["&View"]
    assert not dock.isVisible()
    entry.trigger()
    assert dock.isVisible()
    assert window.dockWidgetArea(dock) is Qt.DockWidgetArea.RightDockWidgetArea
    window.close()
    assert make_longer().panel(LengthPanel).dock.isVisible()


def test_the_panel_follows_the_page_in_front(
    make_longer: MakeWindow, open_page: OpenPage, sample: Path, write_srt: WriteSrt
) -> None:
    window = make_longer()
    panel = window.panel(LengthPanel)
    window.menus.of_action[LENGTH].trigger()
    assert panel.label.text() == "no file"
    first = open_page(window, sample)
    assert panel.label.text() == "3 cues"
    open_page(window, write_srt("other.srt", ["yes", "no"]))
    assert panel.label.text() == "2 cues"
    window.pages.setCurrentWidget(first)
    assert panel.label.text() == "3 cues"


def test_every_panel_has_a_toggle_of_its_own_with_a_key(window: MainWindow) -> None:
    toggles = {panel.toggle for panel in window.panels}
    assert len(toggles) == len(PANELS)
    assert all(window.menus.of_action[toggle].shortcuts() for toggle in toggles)


def test_an_action_stands_in_the_menu_for_which_its_panel_names_it(window: MainWindow) -> None:
    menus = {menu.title(): menu.actions() for menu in window.menus.findChildren(QMenu)}
    named = [
        (f"&{menu.name.title()}", window.menus.of_action[action])
        for panel in window.panels
        for menu, actions in panel.menus.items()
        for action in actions
        if action is not None
    ]
    assert len(named) > 10
    assert all(entry in menus[title] for title, entry in named)

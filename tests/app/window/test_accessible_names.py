# SPDX-License-Identifier: Apache-2.0
"""Screen readers: every control of the window and its dialogs has a name in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QScrollBar,
    QTabBar,
    QTextEdit,
    QWidget,
)

from interpunct_app.files.recovery_dialog import RecoveryDialog
from interpunct_app.keys.actions import Action
from interpunct_app.looks.scrolled import Scrolled
from interpunct_app.pages.page import Page
from interpunct_app.panels.media.waveform import Waveform
from interpunct_app.review.slot_view import SlotView
from interpunct_app.translation import LANGUAGES, use_language
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[Any], object]], None]

CONTROLS = (
    *(QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox),
    *(QDockWidget, QLineEdit, QPlainTextEdit, QProgressBar, QTextEdit, SlotView, Waveform),
)


def controls(window: QWidget) -> Iterator[QWidget]:
    """What of a window can be used, but for the parts that Qt makes a control of."""
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and isinstance(widget, CONTROLS) and not _is_part(widget):
            yield widget


def _is_part(widget: QWidget) -> bool:
    """Whether Qt made it: a scroll bar, a header, the line of a spin box, a button of a tab."""
    parent = widget.parent()
    while parent is not None:
        is_whole = isinstance(parent, QComboBox | QAbstractSpinBox | QTabBar | QAbstractScrollArea)
        if is_whole and (isinstance(widget, QScrollBar) or not isinstance(parent, Scrolled)):
            return not (isinstance(parent, QTabBar) and isinstance(widget, QAbstractButton))
        parent = parent.parent()
    return isinstance(widget, QHeaderView)


def name_of(widget: QWidget) -> str:
    """What a screen reader says of it: its own name, its text, or the label beside it."""
    said = widget.accessibleName()
    if not said and (interface := QAccessible.queryAccessibleInterface(widget)):
        for relative, relation in interface.relations():
            if relation & QAccessible.RelationFlag.Label:
                said = said or relative.text(QAccessible.Text.Name)
        is_value = isinstance(widget, QComboBox | QLineEdit | QAbstractSpinBox)
        said = said or ("" if is_value else interface.text(QAccessible.Text.Name))
    return said


def assert_named(window: QWidget) -> None:
    found = list(controls(window))
    assert found
    for widget in found:
        name = name_of(widget)
        assert any(map(str.isalpha, name)), (widget, name)


@pytest.fixture
def page(window: MainWindow, sample: Path, open_page: OpenPage) -> Page:
    return open_page(window, sample)


def test_a_control_without_words_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button = QPushButton("✕", window)
    window.show()
    with pytest.raises(AssertionError):
        assert_named(window)
    button.setAccessibleName("Close")
    assert_named(window)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_control_of_the_window_has_a_name(
    qapp: QApplication,
    make_window: Callable[[], MainWindow],
    sample: Path,
    open_page: OpenPage,
    code: str,
) -> None:
    use_language(qapp, code)
    window = make_window()
    assert_named(window)
    page = open_page(window, sample)
    for dock in window.findChildren(QDockWidget):
        dock.show()
    page.find_bar.show()
    page.banner.tell("It rained.")
    assert_named(window)


@pytest.mark.parametrize(
    "action",
    [
        *(
            Action.CUT,
            Action.SET_TIMES,
            Action.SHIFT,
            Action.SYNCHRONISE,
            Action.SNAP,
            Action.HISTORY,
        ),
        Action.GO_TO,
    ],
)
def test_every_control_of_a_dialog_has_a_name(
    window: MainWindow, page: Page, when_asked: WhenAsked, action: Action
) -> None:
    page.table.selectAll()
    when_asked(assert_named)
    window.menus.of_action[action].trigger()


def test_every_control_of_the_other_dialogs_has_a_name(
    window: MainWindow, page: Page, when_asked: WhenAsked
) -> None:
    when_asked(assert_named)
    window.commands.ask_languages()
    window.show_keys()
    for dialog in window.findChildren(QDialog):
        assert_named(dialog)
    recovery = RecoveryDialog(window, [])
    recovery.show()
    assert_named(recovery)
    recovery.close()


def test_the_text_that_is_edited_has_a_name(page: Page) -> None:
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_F2)
    kinds = (QPlainTextEdit, QTextEdit)
    editors = [one for kind in kinds for one in page.table.viewport().findChildren(kind)]
    assert editors
    assert all(editor.accessibleName() for editor in editors)


def test_what_stands_at_the_slot_is_said_in_words(page: Page) -> None:
    assert page.reviewer is not None
    page.reviewer.jump(3)
    page.reviewer.decide(3, ",")
    page.reviewer.jump(3)
    heard = page.pane.slot_view.accessibleDescription()
    assert heard.startswith("after “was”, shown: comma, ")
    assert "quiet when we came down" in heard

# SPDX-License-Identifier: Apache-2.0
"""The preferences: what is set is in force at once, and in the next run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QMessageBox,
    QWidget,
)

from interpunct.labels import MarksMode
from interpunct.marking.casing import CasingMode
from interpunct.review.queue import Order
from interpunct_app.keys.actions import Action
from interpunct_app.keys.cheat_sheet import CheatSheet
from interpunct_app.keys.choice import KeyChoice
from interpunct_app.looks.sizes import use_table_size
from interpunct_app.looks.theme import Scheme, apply_scheme, is_dark
from interpunct_app.pages.page import Page
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.preferences import pages
from interpunct_app.preferences.dialog import PreferencesDialog
from interpunct_app.settings import options
from interpunct_app.settings.options import BACKUPS, LANGUAGE, SCHEME
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    MakeWindow = Callable[..., MainWindow]
    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[QMessageBox], object]], None]

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def preferences(window: MainWindow) -> Iterator[PreferencesDialog]:
    window.menus.of_action[Action.PREFERENCES].trigger()
    dialog = window.findChild(PreferencesDialog)
    assert isinstance(dialog, PreferencesDialog)
    yield dialog
    apply_scheme(Scheme.SYSTEM)
    use_table_size(None)


def named(dialog: QWidget, name: str) -> QWidget:
    return next(one for one in dialog.findChildren(QWidget) if one.accessibleName() == name)


def choose(dialog: QWidget, name: str, title: str) -> None:
    """Choose as a user does, with the keys."""
    field = named(dialog, name)
    assert isinstance(field, QComboBox)
    titles = [field.itemText(place) for place in range(field.count())]
    steps = titles.index(title) - field.currentIndex()
    for _ in range(abs(steps)):
        QTest.keyClick(field, Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)
    assert field.currentText() == title


def type_number(dialog: QWidget, name: str, text: str) -> None:
    field = named(dialog, name)
    assert isinstance(field, QDoubleSpinBox)
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def tick(dialog: QWidget, title: str) -> None:
    field = next(one for one in dialog.findChildren(QCheckBox) if one.text() == title)
    QTest.keyClick(field, Qt.Key.Key_Space)


def test_ctrl_comma_shows_the_preferences_once(
    qtbot: QtBot, window: MainWindow, page: Page
) -> None:
    qtbot.waitUntil(page.pane.slot_view.hasFocus, timeout=5000)
    QTest.keyClick(page.pane.slot_view, Qt.Key.Key_Comma, CTRL)
    (dialog,) = window.findChildren(PreferencesDialog)
    assert dialog.isVisible()
    window.show_preferences()
    assert window.findChildren(PreferencesDialog) == [dialog]
    dialog.reject()
    qtbot.waitUntil(lambda: not window.findChildren(PreferencesDialog), timeout=2000)


def test_dark_is_dark_at_once_and_the_menu_shows_it(
    window: MainWindow, preferences: PreferencesDialog
) -> None:
    preferences.go_to("Appearance")
    choose(preferences, "Colours", "Dark")
    assert is_dark(QApplication.palette())
    assert SCHEME.of(window.services.settings) is Scheme.DARK
    ticked = [entry.text() for entry in window.menus.scheme.actions() if entry.isChecked()]
    assert ticked == ["Dark"]
    window.menus.scheme.choose(Scheme.LIGHT)
    assert named(preferences, "Colours").currentText() == "Light"  # type: ignore[attr-defined]


def test_the_language_is_for_the_next_start_and_the_menu_shows_it(
    window: MainWindow, preferences: PreferencesDialog
) -> None:
    choose(preferences, "Language of the program", "Polski")
    assert LANGUAGE.of(window.services.settings) == "pl"
    entries = window.menus.program_language.actions()
    ticked = [entry.text() for entry in entries if entry.isChecked()]
    assert ticked == ["Polski"]
    assert "started again" in window.statusBar().currentMessage()
    window.menus.program_language.choose("")
    field = named(preferences, "Language of the program")
    assert isinstance(field, QComboBox)
    assert field.currentText() == "As the system"


def test_tables_get_their_size_at_once_with_their_rows(
    window: MainWindow, page: Page, preferences: PreferencesDialog
) -> None:
    before = page.table.rowHeight(0)
    type_number(preferences, "Text in tables", "18")
    assert page.table.font().pointSizeF() == 18
    assert page.table.rowHeight(0) > before
    assert window.font().pointSizeF() != 18
    type_number(preferences, "Text in tables", "8")
    assert page.table.rowHeight(0) == before


def test_the_line_under_review_gets_its_size_at_once(
    page: Page, preferences: PreferencesDialog
) -> None:
    before = page.pane.slot_view.sizeHint().height()
    type_number(preferences, "Line under review", "30")
    assert page.pane.slot_view._large().pointSizeF() == 30
    height = page.pane.slot_view.sizeHint().height()
    assert height > before
    assert height > QFontMetricsF(page.pane.slot_view._large()).height() * 2


def test_what_concerns_files_holds_for_the_next_and_not_for_the_one_in_front(
    window: MainWindow,
    page: Page,
    preferences: PreferencesDialog,
    open_page: OpenPage,
    tmp_path: Path,
) -> None:
    choose(preferences, "Marks", "Only suggest, write my decisions")
    choose(preferences, "Casing", "Leave the casing as it is")
    choose(preferences, "Order of gaps", "Least certain first")
    choose(preferences, "Profile", "BBC-style")
    type_number(preferences, "Confidence below", "70")
    assert page.reviewer is not None
    assert page.reviewer.work.marks_mode is MarksMode.COMPLETE
    assert page.reviewer.queue.policy.threshold == 0.75
    assert not page.is_modified
    other = tmp_path / "other.srt"
    other.write_bytes(page.known_bytes)
    later = open_page(window, other).reviewer
    assert later is not None
    assert later.work.marks_mode is MarksMode.SUGGEST
    assert later.work.casing_mode is CasingMode.KEEP
    assert later.queue.order is Order.LEAST_CERTAIN
    assert later.queue.policy.threshold == 0.7


def test_what_is_set_is_set_in_the_next_run(
    make_window: MakeWindow, preferences: PreferencesDialog
) -> None:
    type_number(preferences, "Before a gap", "2.5")
    tick(preferences, "Pause while typing")
    choose(preferences, "Frames a second", "24")
    settings = make_window().services.settings
    assert options.BEFORE.of(settings) == 2.5
    assert options.TYPING_PAUSE.of(settings) is False
    assert options.FRAME_RATE.of(settings) == "24"


def test_switches_of_the_menu_and_of_the_page_are_the_same(
    window: MainWindow, preferences: PreferencesDialog
) -> None:
    tick(preferences, "Keep a copy of a file before its first save")
    assert not window.menus.backups.isChecked()
    assert not BACKUPS.of(window.services.settings)
    tick(preferences, "Play at each gap")
    assert window.panel(MediaControl).dock.each_slot.isChecked()
    window.panel(MediaControl).dock.each_slot.setChecked(False)
    assert not options.EACH_SLOT.of(window.services.settings)


def test_defaults_are_restored_page_by_page_and_only_when_agreed(
    window: MainWindow, preferences: PreferencesDialog, when_asked: WhenAsked
) -> None:
    settings = window.services.settings
    type_number(preferences, "Before a gap", "2.5")
    choose(preferences, "Frames a second", "24")
    preferences.go_to("Sound and picture")
    when_asked(lambda box: box.button(QMessageBox.StandardButton.Cancel).click())
    preferences.restore.click()
    assert options.BEFORE.of(settings) == 2.5
    when_asked(lambda box: box.button(QMessageBox.StandardButton.RestoreDefaults).click())
    preferences.restore.click()
    assert options.BEFORE.of(settings) == 1
    assert options.FRAME_RATE.of(settings) == "24"
    field = named(preferences, "Before a gap")
    assert isinstance(field, QDoubleSpinBox)
    assert field.value() == 1


@pytest.mark.parametrize("nonsense", ["", "purple", "nan", "inf", "-7", "9e99"])
def test_nonsense_in_the_settings_breaks_nothing(make_window: MakeWindow, nonsense: str) -> None:
    settings = make_window().services.settings
    for option in vars(options).values():
        if hasattr(option, "keep") and hasattr(option, "key") and hasattr(option, "default"):
            settings.set_text(option.key, nonsense)
    window = make_window()
    window.show_preferences()
    settings = window.services.settings
    for number in (options.TABLE_SIZE, options.SPEED, options.BEFORE, options.LEAP):
        assert number.least <= number.of(settings) <= number.most
    assert options.FRAME_RATE.of(settings) == "25"
    assert options.SCHEME.of(settings) is Scheme.SYSTEM


def test_a_folder_is_shown_when_there_is_one(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(pages, "show_folder", shown.append)
    (tmp_path / "backups").mkdir()
    page = pages.files_page(window.services)
    buttons = {one.accessibleName(): one for one in page.findChildren(QAbstractButton)}
    buttons[f"Show {tmp_path / 'backups'}"].click()
    assert shown == [tmp_path / "backups"]
    assert not buttons[f"Show {tmp_path / 'sessions'}"].isEnabled()
    page.deleteLater()


def test_every_control_has_a_name(preferences: PreferencesDialog) -> None:
    for kind in (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox):
        for control in preferences.findChildren(kind):
            part_of_another = control.objectName().startswith("qt_")
            inside = isinstance(control.parent(), (QAbstractSpinBox, QComboBox, QLineEdit))
            text = control.text() if isinstance(control, QAbstractButton) else ""
            assert part_of_another or inside or control.accessibleName() or text, control


def test_the_model_is_named_when_it_is_loaded(
    window: MainWindow, preferences: PreferencesDialog
) -> None:
    label = named(preferences, "Model")
    assert isinstance(label, QLabel)
    assert label.text() == "As shipped"
    window.services.model.loaded.emit("fake 2", "")
    assert label.text() == "fake 2"


def test_closed_windows_are_not_told_of_later_changes(
    qtbot: QtBot, window: MainWindow, preferences: PreferencesDialog
) -> None:
    window.show_keys()
    sheet = window.findChild(CheatSheet)
    assert sheet is not None
    for dialog in (preferences, sheet):
        with qtbot.waitSignal(dialog.destroyed):
            dialog.reject()
    window.services.model.loaded.emit("fake 2", "")
    window.services.keys.use(KeyChoice("aegisub"))
    options.SPEED.keep(window.services.settings, 1.5)
    assert window.findChildren(PreferencesDialog) == []

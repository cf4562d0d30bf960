# SPDX-License-Identifier: Apache-2.0
"""House styles of the user: copied, changed, shared, opened, and put in force."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QInputDialog, QPushButton

from interpunct.cutting.profiles import Limits, load_profile
from interpunct_app.pages.page import Page
from interpunct_app.rules.dialog import TICKED, RulesDialog
from interpunct_app.settings.options import PROFILE
from interpunct_app.settings.own_styles import own_styles
from interpunct_app.styles.editor import StyleEditor
from interpunct_app.styles.fields import limit_title
from interpunct_app.styles.window import StylesWindow
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    WhenAsked = Callable[[Callable[[Any], object]], None]

OK = QDialogButtonBox.StandardButton.Ok


@pytest.fixture
def styles(window: MainWindow) -> StylesWindow:
    """The window of styles, opened from the menu."""
    window.menus.styles.trigger()
    return window.show_styles()


def press(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def select(styles: StylesWindow, title: str) -> None:
    rows = [styles.list.item(row).text() for row in range(styles.list.count())]
    styles.list.setCurrentRow(rows.index(title))


def put(editor: StyleEditor, name: str, value: float) -> None:
    """Type a limit as the user does."""
    field: Any = editor.fields[name].widget
    field.setValue(value)


def accept(editor: StyleEditor) -> None:
    QTest.mouseClick(editor.buttons.button(OK), Qt.MouseButton.LeftButton)


def copy_netflix(styles: StylesWindow, when_asked: WhenAsked) -> Path:
    """A copy titled "Our house" with lines of 30 characters."""

    def fill(editor: StyleEditor) -> None:
        assert editor.title.text() == "Copy of Netflix-style"
        editor.title.setText("Our house")
        put(editor, "max_cpl", 30)
        accept(editor)

    select(styles, "Netflix-style")
    when_asked(fill)
    press(styles.copy)
    return Path(own_styles(styles._settings)[-1].source)


def test_a_copy_is_a_file_with_the_changed_limit_and_all_others(
    styles: StylesWindow, when_asked: WhenAsked, tmp_path: Path
) -> None:
    path = copy_netflix(styles, when_asked)
    assert path == tmp_path / "styles" / "our-house.toml"
    own, netflix = load_profile(str(path)), load_profile("netflix")
    assert (own.title, own.general.max_cpl, own.limits("zh").max_cpl) == ("Our house", 30, 16)
    assert own.general.max_cps == netflix.general.max_cps
    assert own.limits("ja") == netflix.limits("ja")
    assert styles.list.currentItem().text() == "Our house"


def test_a_style_in_force_is_measured_by_its_new_limits_once_it_is_changed(
    window: MainWindow, styles: StylesWindow, page: Page, when_asked: WhenAsked
) -> None:
    path = copy_netflix(styles, when_asked)
    press(styles.use)
    assert (page.profile.title, page.profile.general.max_cpl) == ("Our house", 30)
    assert PROFILE.of(window.services.settings) == str(path)
    ticked = window.menus.profile._group.checkedAction()
    assert ticked is not None
    assert ticked.text() == "Our house"

    def change(editor: StyleEditor) -> None:
        put(editor, "max_cpl", -1)
        accept(editor)

    when_asked(change)
    press(styles.change)
    assert page.profile.general.max_cpl is None
    assert load_profile(str(path)).general.max_cpl is None


def test_shipped_styles_can_be_copied_but_not_changed(styles: StylesWindow) -> None:
    select(styles, "Netflix-style")
    assert styles.copy.isEnabled()
    assert not styles.change.isEnabled()
    assert not styles.forget.isEnabled()


def test_a_contradiction_is_told_and_cannot_be_accepted(
    styles: StylesWindow, when_asked: WhenAsked
) -> None:
    def contradict(editor: StyleEditor) -> None:
        ok = editor.buttons.button(OK)
        put(editor, "max_ms", 100)
        assert "min_ms above its max_ms" in editor.fault.text()
        assert not ok.isEnabled()
        put(editor, "max_ms", 7000)
        assert ok.isEnabled()
        editor.title.setText(" ")
        assert not ok.isEnabled()

    select(styles, "Netflix-style")
    when_asked(contradict)
    press(styles.copy)
    assert own_styles(styles._settings) == []


def test_a_language_has_limits_of_its_own_and_follows_the_general_ones_elsewhere(
    styles: StylesWindow, when_asked: WhenAsked, monkeypatch: pytest.MonkeyPatch
) -> None:
    def chosen(*args: Any, **_: Any) -> tuple[str, bool]:
        return next(title for title in args[3] if "Suomi" in title or "suomi" in title), True

    monkeypatch.setattr(QInputDialog, "getItem", chosen)

    def fill(editor: StyleEditor) -> None:
        press(editor.add)
        assert editor.language.currentData() == "fi"
        put(editor, "max_cpl", 33)
        put(editor, "max_lines", -1)  # as for all languages
        assert editor.fields["max_lines"].value() == 2
        editor.language.setCurrentIndex(0)
        put(editor, "max_cps", 15)
        editor.language.setCurrentIndex(editor.language.findData("ja"))
        press(editor.remove)
        accept(editor)

    select(styles, "Netflix-style")
    when_asked(fill)
    press(styles.copy)
    (own,) = own_styles(styles._settings)
    finnish = own.limits("fi")
    assert (finnish.max_cpl, finnish.max_lines, finnish.max_cps) == (33, 2, 15)
    assert own.limits("ja") == own.general
    assert own.limits("en").max_cps == 20


def test_a_style_is_shared_as_a_file_and_opened_elsewhere(
    styles: StylesWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "shared.toml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    select(styles, "Netflix-style")
    press(styles.share)
    assert load_profile(str(path)).general == load_profile("netflix").general
    press(styles.add)
    assert [style.source for style in own_styles(styles._settings)] == [str(path)]
    press(styles.forget)
    assert own_styles(styles._settings) == []
    assert path.exists()


def test_a_faulty_file_is_told_and_not_listed(
    styles: StylesWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("max_clp = 42\n", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    press(styles.add)
    assert "bad.toml" in styles.note.text()
    assert own_styles(styles._settings) == []


def test_a_style_whose_file_is_gone_is_no_longer_offered(
    window: MainWindow, styles: StylesWindow, page: Page, when_asked: WhenAsked
) -> None:
    path = copy_netflix(styles, when_asked)
    path.unlink()
    window.commands.use_profile(str(path))
    assert "our-house" in page.banner.text
    styles.fill()
    assert "Our house" not in [styles.list.item(row).text() for row in range(styles.list.count())]


def test_every_limit_has_a_title(styles: StylesWindow) -> None:
    names = [one.name for one in fields(Limits)]
    assert not [name for name in names if limit_title(name) == name]


def test_the_house_rules_of_a_style_are_ticked_where_it_is_in_force(
    qtbot: QtBot, window: MainWindow, styles: StylesWindow, page: Page, when_asked: WhenAsked
) -> None:
    def fill(editor: StyleEditor) -> None:
        for place in range(editor.rules.count()):
            item = editor.rules.item(place)
            if item.text().startswith("Numbers"):
                item.setCheckState(Qt.CheckState.Checked)
        accept(editor)

    select(styles, "Netflix-style")
    when_asked(fill)
    press(styles.copy)
    assert own_styles(styles._settings)[0].rules == ("numbers",)
    press(styles.use)
    own = window.rules.folder / "pier.tsv"
    own.parent.mkdir(parents=True)
    own.write_text("pier\tquay\n", encoding="utf-8")
    TICKED.keep(window.services.settings, "dashes\nlist pier.tsv")
    ticked: list[str] = []

    def look(dialog: RulesDialog) -> None:
        ticked.extend(rule.key for rule in dialog.chosen())
        QTest.mouseClick(dialog.buttons.button(OK), Qt.MouseButton.LeftButton)

    when_asked(look)
    window.rules.ask()
    assert ticked == ["numbers", "list pier.tsv"]
    assert TICKED.of(window.services.settings) == "dashes\nlist pier.tsv"
    qtbot.waitUntil(lambda: not page.is_held, timeout=5000)


def test_rules_that_the_form_does_not_list_stay(
    styles: StylesWindow, when_asked: WhenAsked
) -> None:
    path = copy_netflix(styles, when_asked)
    text = path.read_text(encoding="utf-8")
    path.write_text('rules = ["glossary", "double spaces"]\n' + text, encoding="utf-8")
    select(styles, "Our house")
    when_asked(accept)
    press(styles.change)
    assert load_profile(str(path)).rules == ("glossary", "double spaces")

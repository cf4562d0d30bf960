# SPDX-License-Identifier: Apache-2.0
"""Bundles that are not installed: named at the start, or chosen by their folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from interpunct.bundles import bundle as bundles
from interpunct.bundles.bundle import default_folder
from interpunct_app.bundles.window import BundlesWindow
from interpunct_app.pages.page import Page
from interpunct_app.prediction.background_prediction import LoadedModel, LoadModel
from interpunct_app.program import carry_out, command_line
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    OpenPage = Callable[[MainWindow, Path], Page]
    WhenAsked = Callable[[Callable[[Any], object]], None]

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user's bundles, still empty."""
    folder = tmp_path / "user" / "bundles"
    folder.mkdir(parents=True)
    monkeypatch.setattr(bundles, "installed_folder", lambda: folder)
    return folder


def write_bundle(folder: Path, name: str) -> Path:
    """A tiny system with random weights, as `interpunct train` writes it."""
    from interpunct.runtime.system_files import save_system
    from interpunct_lab.architectures.characters.system import CharDelay, DelayConfig

    config = DelayConfig(layers=1, width=4)
    system = CharDelay(config, CharDelay.learn_vocabulary(config, {"harbour": 9.0}))
    save_system(system, folder, {"name": name, "version": "1", "languages": ["en"]})
    return folder


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A bundle in a folder of its own."""
    return write_bundle(tmp_path / "mine", "mine")


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    """A bundle of which one file is not the one that it was written with."""
    folder = write_bundle(tmp_path / "damaged", "damaged")
    weights = folder / "weights.safetensors"
    weights.write_bytes(weights.read_bytes()[:-1] + b"?")
    return folder


def start(window: MainWindow, *arguments: object) -> None:
    """Do what the command line asks for."""
    given = command_line()
    assert given.parse(["interpunct-editor", *map(str, arguments)]), given.errorText()
    carry_out(given, window)


def shown_model(window: MainWindow) -> str:
    return window.strip._model.text()


def titles(window: MainWindow) -> list[str]:
    window.menus.models.aboutToShow.emit()
    actions = window.menus.models.actions()
    return [f"{'*' * action.isChecked()}{action.text()}" for action in actions]


def strike(window: MainWindow, key: Qt.Key, held: Any = Qt.KeyboardModifier.NoModifier) -> None:
    """Strike a key where the keys go; an open menu has them before the window."""
    front = QApplication.activePopupWidget() or window
    handle: Any = front.windowHandle()
    QTest.keyClick(handle, key, held)


def open_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    """Review, Model, Open bundle."""
    window.activateWindow()
    strike(window, Qt.Key.Key_R, ALT)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None, timeout=5000)
    strike(window, Qt.Key.Key_D)
    qtbot.waitUntil(window.menus.models.isVisible, timeout=5000)
    strike(window, Qt.Key.Key_O)


def test_the_command_line_names_a_folder(
    qtbot: QtBot, window: MainWindow, mine: Path, sample: Path
) -> None:
    with qtbot.waitSignal(window.services.model.loaded, timeout=30_000) as told:
        start(window, "--model", mine, sample)
    assert told.args[0] == "mine 1"  # and the one that ships was never read
    assert [page.path for page in window.pages.all()] == [sample]
    assert titles(window)[:2] == ["As shipped", f"*mine 1   —   {mine}"]


def test_the_command_line_names_what_is_installed_or_ships(
    qtbot: QtBot, window: MainWindow, installed: Path
) -> None:
    write_bundle(installed / "ours", "ours")
    with qtbot.waitSignal(window.services.model.loaded, timeout=30_000) as told:
        start(window, "--model=ours")
    assert told.args[0] == "ours 1"
    assert titles(window)[:2] == ["As shipped", "*ours 1"]
    start(window, "--bundle", default_folder().name)
    assert window.services.model.bundle is None


def test_the_model_is_there_before_a_file_is(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.waitSignal(window.services.model.loaded, timeout=30_000):
        start(window)
    assert not window.pages.all()


def test_what_is_no_bundle_is_refused_and_the_file_is_opened(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, sample: Path
) -> None:
    start(window, "--model", tmp_path / "nothing", sample)
    qtbot.waitUntil(lambda: bool(window.pages.all()[0].banner.text), timeout=10_000)
    told = window.pages.all()[0].banner.text
    assert told.startswith("The model nothing cannot be used; the previous model stays. ")
    assert "bundle.json" in told
    assert window.statusBar().currentMessage() == told
    (page,) = window.pages.all()
    qtbot.waitUntil(
        lambda: page.reviewer is not None and not page.reviewer.work.unpredicted(), timeout=15_000
    )
    assert window.services.model.bundle is None


def test_an_unknown_option_is_no_file() -> None:
    given = command_line()
    assert not given.parse(["interpunct-editor", "--modle", "mine"])
    assert "modle" in given.errorText()
    assert "--model" in given.helpText()


def test_the_status_bar_tells_that_a_model_is_being_loaded(
    qtbot: QtBot, make_window: Callable[..., MainWindow], load_fake: LoadModel, mine: Path
) -> None:
    may_go_on = Event()

    def load(folder: Path | None) -> LoadedModel:
        assert folder is None or may_go_on.wait(20)
        return load_fake(None)

    window = make_window(load)
    window.commands.use_bundle(mine)
    assert shown_model(window) == "Loading mine…"
    may_go_on.set()
    qtbot.waitUntil(lambda: shown_model(window) == "fake 1", timeout=10_000)


def test_keys_choose_the_folder_of_a_bundle(
    qtbot: QtBot, window: MainWindow, page: Page, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(mine))
    reviewer = page.reviewer
    assert reviewer is not None
    before = [reviewer.work.alternatives(slot) for slot in range(9)]
    with qtbot.waitSignal(window.services.model.loaded, timeout=30_000):
        open_by_keys(qtbot, window)

    def is_predicted_anew() -> bool:
        now = [reviewer.work.alternatives(slot) for slot in range(9)]
        return page.progress is None and now != before

    qtbot.waitUntil(is_predicted_anew, timeout=30_000)
    assert shown_model(window) == "mine 1"
    window.menus.models.choose(None)  # it is offered until the end
    assert titles(window)[:2] == ["*As shipped", f"mine 1   —   {mine}"]


def test_a_damaged_bundle_is_refused_and_the_one_before_stays(
    qtbot: QtBot,
    window: MainWindow,
    page: Page,
    mine: Path,
    damaged: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with qtbot.waitSignal(window.services.model.loaded, timeout=30_000):
        start(window, "--model", mine)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(damaged))
    with qtbot.waitSignal(window.services.model.refused, timeout=30_000):
        open_by_keys(qtbot, window)
    assert page.banner.text.startswith(
        "The model damaged cannot be used; the previous model stays"
    )
    assert "weights.safetensors" in page.banner.text
    assert window.services.model.bundle == mine
    qtbot.waitUntil(lambda: shown_model(window) == "mine 1", timeout=30_000)
    assert titles(window)[:2] == ["As shipped", f"*mine 1   —   {mine}"]


def test_no_folder_changes_nothing(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    open_by_keys(qtbot, window)
    assert window.services.model.bundle is None


def test_the_window_of_the_models_lists_it(
    qtbot: QtBot, window: MainWindow, mine: Path, damaged: Path
) -> None:
    with qtbot.waitSignal(window.services.model.loaded, timeout=30_000):
        start(window, "--model", mine)
    window.menus.browse.trigger()
    browser = window.findChildren(BundlesWindow)[0]
    assert [browser.list.item(row).text() for row in range(2)][1] == "mine 1 — in use"
    assert not browser.remove.isEnabled()
    assert "Ships" not in browser.details.facts["licence"].text()
    with qtbot.waitSignal(window.services.model.refused, timeout=30_000):
        start(window, "--model", damaged)
    assert browser.notice.text().startswith("The model damaged cannot be used")
    assert browser.list.item(1).text() == "mine 1 — in use"

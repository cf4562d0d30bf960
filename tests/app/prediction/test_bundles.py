# SPDX-License-Identifier: Apache-2.0
"""The model menu: what is installed, also since the start, opens like the model that ships."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from interpunct.bundles import bundle as bundles
from interpunct_app.pages.page import Page
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user's bundles, still empty."""
    folder = tmp_path / "bundles"
    folder.mkdir()
    monkeypatch.setattr(bundles, "installed_folder", lambda: folder)
    return folder


def install_system(folder: Path) -> None:
    """Put a tiny system with random weights there, as `interpunct train` writes it."""
    from interpunct.runtime.system_files import save_system
    from interpunct_lab.architectures.characters.system import CharDelay, DelayConfig

    config = DelayConfig(layers=1, width=4)
    system = CharDelay(config, CharDelay.learn_vocabulary(config, {"harbour": 9.0}))
    save_system(system, folder, {"name": "delayed", "version": "1", "languages": ["en"]})


def titles(window: MainWindow) -> list[str]:
    """The bundles that can be chosen."""
    return [action.text() for action in window.menus.models.actions() if action.isCheckable()]


def test_a_bundle_made_since_the_start_is_offered_and_predicts(
    installed: Path,
    make_window: Callable[..., MainWindow],
    open_page: Callable[[MainWindow, Path], Page],
    sample: Path,
    qtbot: QtBot,
) -> None:
    window = make_window()
    page = open_page(window, sample)
    assert titles(window) == ["As shipped"]
    install_system(installed / "delayed")
    window.menus.models.aboutToShow.emit()
    assert titles(window) == ["As shipped", "delayed 1"]
    with qtbot.waitSignal(window.services.model.loaded, timeout=30_000) as told:
        window.menus.models.choose(installed / "delayed")
    assert told.args[0] == "delayed 1"
    reviewer = page.reviewer
    assert reviewer is not None
    qtbot.waitUntil(lambda: not reviewer.work.unpredicted(), timeout=30_000)
    window.menus.models.aboutToShow.emit()
    ticked = [action.text() for action in window.menus.models.actions() if action.isChecked()]
    assert ticked == ["delayed 1"]


def test_a_bundle_that_is_being_written_is_not_offered(
    installed: Path, make_window: Callable[..., MainWindow]
) -> None:
    install_system(installed / ".delayed.part")
    assert titles(make_window()) == ["As shipped"]

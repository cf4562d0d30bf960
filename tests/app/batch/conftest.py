# SPDX-License-Identifier: Apache-2.0
"""A batch window over a folder of small files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from interpunct_app.batch.window import BatchWindow
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

SAID = ["so the harbour was quiet", "nobody could tell us why", "and she laughed a little"]


@pytest.fixture
def season(tmp_path: Path, write_srt: Callable[[str, list[str]], Path]) -> Path:
    """A folder with three files of captions, and one that is none."""
    folder = tmp_path / "season"
    (folder / "second").mkdir(parents=True)
    for number, name in enumerate(("a.srt", "b.srt", "second/c.srt")):
        write_srt(f"season/{name}", SAID * (number + 1))
    (folder / "broken.vtt").write_text("no captions")
    return folder


@pytest.fixture
def batch(window: MainWindow, qtbot: QtBot) -> BatchWindow:
    """The window, opened by its menu."""
    window.menus.batch.trigger()
    found = window.batch
    assert found is not None
    qtbot.waitUntil(found.isVisible)
    return found


@pytest.fixture
def add(batch: BatchWindow, qtbot: QtBot) -> Callable[..., None]:
    """Takes files and folders in and waits for the list of their files."""

    def added(*paths: Path) -> None:
        batch.add(paths)
        wait_for_plan(batch, qtbot)

    return added


def wait_for_plan(batch: BatchWindow, qtbot: QtBot) -> None:
    """Wait until it is known what there is to do."""
    qtbot.waitUntil(lambda: batch._planned is not None, timeout=5000)


def wait_for_end(batch: BatchWindow, qtbot: QtBot) -> None:
    """Wait until the run has ended."""
    qtbot.waitUntil(lambda: not batch.is_running, timeout=15_000)


def states(batch: BatchWindow) -> dict[str, str]:
    """The state of each file in the list, as it is shown."""
    model = batch.body.model
    cells = ((model.index(row, 0), model.index(row, 1)) for row in range(model.rows()))
    return {str(name.data()): str(work.data()) for name, work in cells}

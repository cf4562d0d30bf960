# SPDX-License-Identifier: Apache-2.0
"""Random keys and clicks in the real window for a quarter of a minute, and killed windows.

The clock has a part in what happens: no run is like another, so it is asked for by a variable.
Only the hands are tried without it.
"""

from __future__ import annotations

import os
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, cast
from unittest.mock import patch

import pytest
from benchmarks.monkey import play
from benchmarks.monkey_hands import Hands
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from interpunct_app.prediction.background_prediction import LoadModel

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from interpunct_app.window.main_window import MainWindow

SECONDS = 15
KILLS = 3


class Shrinking(QWidget):
    """A window that a press makes smaller; `releases` are the places of the releases."""

    def __init__(self) -> None:
        super().__init__()
        self.releases: list[QPoint] = []
        self.resize(400, 300)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.resize(200, 100)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.releases.append(event.position().toPoint())


def test_the_mouse_is_released_inside_a_window_that_its_press_made_smaller(qtbot: QtBot) -> None:
    window = Shrinking()
    qtbot.addWidget(window)
    window.show()
    hands = Hands(Random(1), lambda _line: None)
    none = Qt.KeyboardModifier.NoModifier
    hands._press(window, QPoint(350, 50), Qt.MouseButton.LeftButton, none)
    assert window.releases == [QPoint(199, 50)]
    window.resize(400, 300)
    with patch.object(hands, "_place_in", side_effect=[QPoint(10, 20), QPoint(390, 290)]):
        hands._drag(cast("MainWindow", window))
    assert window.releases[1:] == [QPoint(199, 99)]


@pytest.mark.skipif("INTERPUNCT_MONKEY" not in os.environ, reason="INTERPUNCT_MONKEY is not set")
def test_no_key_and_no_click_breaks_anything(
    qtbot: QtBot, sample: Path, load_fake: LoadModel
) -> None:
    outcome = play([sample], seed=1, seconds=SECONDS, load=load_fake)
    assert outcome.fault is None, "\n".join((*outcome.last_events, outcome.fault))
    assert outcome.events
    assert outcome.steps


@pytest.mark.skipif("INTERPUNCT_MONKEY" not in os.environ, reason="INTERPUNCT_MONKEY is not set")
@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is a POSIX signal")
def test_an_editor_killed_at_any_moment_is_restored_whole(sample: Path, tmp_path: Path) -> None:
    from benchmarks.torture.cases import Ground
    from benchmarks.torture.killed_editors import killed_editors

    cases = killed_editors(Ground(Random(1), tmp_path / "killed", (sample,)))
    faults = [case.fault for case in islice(cases, KILLS)]
    assert faults == [""] * KILLS

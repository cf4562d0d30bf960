# SPDX-License-Identifier: Apache-2.0
"""The player of QtMultimedia, where that is installed; a machine without sound will do."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.engine.media.sounds import tones, write_wav

from interpunct.media.decoding import MediaError
from interpunct_app.panels.media.player import Player
from interpunct_app.panels.media.qt_player import qt_player

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

without_sound = pytest.mark.qt_log_ignore("audio device|pa_context_connect", extend=True)


@pytest.fixture
def player(qtbot: QtBot) -> Player:
    try:
        return qt_player()
    except MediaError as error:
        pytest.skip(str(error))


@without_sound
def test_it_plays_from_where_it_is_sent(qtbot: QtBot, player: Player, tmp_path: Path) -> None:
    told: list[int] = []
    player.open(write_wav(tmp_path / "talk.wav", tones([(0, 20)], 20)))
    player.seek(5000)
    player.moved.connect(told.append)
    player.play()
    qtbot.waitUntil(lambda: bool(told) and told[-1] > 5400, timeout=15_000)
    player.pause()
    assert not player.is_playing
    assert min(told) >= 5000
    assert all(later >= earlier for earlier, later in pairwise(told))
    assert player.position_ms == pytest.approx(told[-1], abs=60)


@without_sound
def test_it_tells_whether_it_plays(qtbot: QtBot, player: Player, tmp_path: Path) -> None:
    player.open(write_wav(tmp_path / "talk.wav", tones([(0, 1)], 1)))
    with qtbot.waitSignal(player.playing_changed, timeout=15_000) as told:
        player.play()
    assert told.args == [True]
    qtbot.waitUntil(lambda: not player.is_playing, timeout=15_000)


@without_sound
def test_what_it_cannot_play_it_tells_in_a_sentence(
    qtbot: QtBot, player: Player, tmp_path: Path
) -> None:
    path = tmp_path / "talk.mp3"
    path.write_bytes(b"no sound at all")
    with qtbot.waitSignal(player.failed, timeout=15_000) as told:
        player.open(path)
        player.play()
    assert told.args[0].startswith(f"{path}: it cannot be played (")


def test_without_qtmultimedia_the_reason_and_the_remedy_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    with pytest.raises(MediaError, match=r"interpunct\[media\]"):
        qt_player()


def test_the_window_is_there_without_the_extra() -> None:
    """Neither QtMultimedia nor PyAV is loaded before there is something to be played."""
    program = (
        "import sys, interpunct_app.window.main_window\n"
        "sys.exit('av' in sys.modules or 'PySide6.QtMultimedia' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0

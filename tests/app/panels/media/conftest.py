# SPDX-License-Identifier: Apache-2.0
"""A sound of the sample, and a player that plays without sound or time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.engine.media.sounds import tones, write_wav

from interpunct_app.pages.page import Page
from interpunct_app.panels.media.control import MediaControl
from interpunct_app.panels.media.player import Player
from interpunct_app.window.main_window import MainWindow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    MakeWindow = Callable[..., MainWindow]
    OpenPage = Callable[[MainWindow, Path], Page]


class FakePlayer(Player):
    """Does at once what it is told; `advance` is the time that passes."""

    def __init__(self) -> None:
        super().__init__()
        self.path: Path | None = None
        self.speed = 1.0
        self.volume = 1.0
        self._position_ms = 0
        self._is_playing = False

    @property
    def position_ms(self) -> int:
        return self._position_ms

    @property
    def is_playing(self) -> bool:
        return self._is_playing

    def open(self, path: Path) -> None:
        self.pause()
        self.path, self._position_ms = path, 0

    def close(self) -> None:
        self.pause()
        self.path = None

    def play(self) -> None:
        self._is_playing = True
        self.playing_changed.emit(True)

    def pause(self) -> None:
        self._is_playing = False
        self.playing_changed.emit(False)

    def seek(self, position_ms: int) -> None:
        self._position_ms = position_ms
        self.moved.emit(position_ms)

    def set_speed(self, speed: float) -> None:
        self.speed = speed

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def advance(self, milliseconds: int, step: int = 10) -> None:
        """Let time pass, where it plays, a tick at a time."""
        for _ in range(milliseconds // step):
            if self._is_playing:
                self._position_ms += step
                self.moved.emit(self._position_ms)


@pytest.fixture
def sound(sample: Path) -> Path:
    """The sound of the sample: a tone for each of its cues."""
    pytest.importorskip("av", reason="sound is read by PyAV")
    spans = [(1.0, 3.0), (3.2, 5.0), (5.1, 8.0)]
    return write_wav(sample.with_suffix(".wav"), tones(spans, 10))


@pytest.fixture
def player() -> FakePlayer:
    """The player of the window."""
    return FakePlayer()


@pytest.fixture
def window(make_window: MakeWindow, player: FakePlayer) -> MainWindow:
    """A window that plays on `player`."""
    return make_window(make_player=lambda: player)


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow, sample: Path, sound: Path, open_page: OpenPage) -> Page:
    """The sample under review, with its sound."""
    page = open_page(window, sample)
    qtbot.waitUntil(
        lambda: window.panel(MediaControl).dock.waveform.peaks.length_ms >= 9_900, timeout=15_000
    )
    return page

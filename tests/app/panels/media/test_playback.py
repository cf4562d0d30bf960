# SPDX-License-Identifier: Apache-2.0
"""What is played, on a player that does at once what it is told."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from tests.app.panels.media.conftest import FakePlayer

from interpunct_app.panels.media.playback import SPEEDS, Playback


@pytest.fixture
def playback(qapp: QApplication, player: FakePlayer) -> Playback:
    playback = Playback(player)
    playback.open(Path("talk.mp3"))
    return playback


def test_a_stretch_is_played_to_its_end_and_no_further(
    playback: Playback, player: FakePlayer
) -> None:
    playback.play_stretch(2000, 3000)
    player.advance(900)
    assert (player.is_playing, player.position_ms) == (True, 2900)
    player.advance(900)
    assert (player.is_playing, player.position_ms) == (False, 3000)


def test_a_stretch_is_repeated_where_that_is_wanted(
    playback: Playback, player: FakePlayer
) -> None:
    playback.repeats = True
    playback.play_stretch(2000, 3000)
    player.advance(2500)
    assert (player.is_playing, player.position_ms) == (True, 2500)


def test_a_stretch_before_the_start_begins_at_the_start(
    playback: Playback, player: FakePlayer
) -> None:
    playback.play_stretch(-800, 1000)
    assert player.position_ms == 0


def test_playing_on_goes_beyond_the_stretch(playback: Playback, player: FakePlayer) -> None:
    playback.play_stretch(2000, 3000)
    player.advance(500)
    playback.play_on()
    assert not player.is_playing
    playback.play_on()
    player.advance(2000)
    assert (player.is_playing, player.position_ms) == (True, 4500)


def test_a_leap_back_ends_at_the_start(playback: Playback, player: FakePlayer) -> None:
    playback.seek(1500)
    playback.leap(-1000)
    assert player.position_ms == 500
    playback.leap(-1000)
    assert player.position_ms == 0


def test_a_leap_back_in_a_stretch_still_ends_with_it(
    playback: Playback, player: FakePlayer
) -> None:
    playback.play_stretch(2000, 3000)
    player.advance(900)
    playback.leap(-1000)
    player.advance(5000)
    assert (player.is_playing, player.position_ms) == (False, 3000)


def test_the_speed_goes_from_half_to_triple(playback: Playback, player: FakePlayer) -> None:
    for _ in range(20):
        playback.change_speed(-1)
    assert player.speed == 0.5
    seen = [player.speed]
    for _ in range(len(SPEEDS) - 1):
        playback.change_speed(1)
        seen.append(player.speed)
    assert seen == list(SPEEDS)
    playback.change_speed(1)
    assert player.speed == 3.0


def test_the_speed_stays_for_another_file(playback: Playback, player: FakePlayer) -> None:
    playback.set_speed(0.7)
    player.set_speed(1.0)
    playback.open(Path("other.mp3"), 400)
    assert (player.speed, player.position_ms) == (0.7, 400)


def test_an_interruption_ends_with_what_was_played(playback: Playback, player: FakePlayer) -> None:
    playback.play_stretch(2000, 3000)
    player.advance(400)
    playback.interrupt()
    assert not player.is_playing
    playback.resume()
    player.advance(5000)
    assert player.position_ms == 3000


def test_what_stood_still_is_not_started_by_the_end_of_typing(
    playback: Playback, player: FakePlayer
) -> None:
    playback.interrupt()
    playback.resume()
    assert not player.is_playing

# SPDX-License-Identifier: Apache-2.0
"""Shot changes of films."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.media.films import field, write_film
from tests.engine.media.sounds import tones, write_wav

from interpunct.media.cache import MediaCache
from interpunct.media.decoding import MediaError
from interpunct.media.shots import SHOTS, Shots, shot_changes, shots_of

pytest.importorskip("av", reason="films are read by PyAV")

COLOURS = [(200, 30, 30), (20, 120, 40), (30, 40, 190), (230, 230, 220), (15, 15, 20)]


def found(pictures: list[np.ndarray]) -> list[int]:
    """Numbers of the frames with which shots begin; one frame is a millisecond here."""
    small = ((number, picture.transpose(2, 0, 1)) for number, picture in enumerate(pictures))
    return [time for part in shot_changes(small) for time in part.tolist()]


def moving(seed: int, frames: int, step: int) -> list[np.ndarray]:
    """A picture of blobs that pans by some pixels a frame."""
    rng = np.random.default_rng(seed)
    wide = rng.integers(0, 255, (9, 60, 3)).repeat(6, axis=0).repeat(6, axis=1)
    noise = rng.normal(0, 3, (54, 96, 3))
    places = (number * step for number in range(frames))
    return [
        (wide[:, place : place + 96] + noise).clip(0, 255).astype(np.uint8) for place in places
    ]


@pytest.mark.parametrize("rate", [Fraction(24), Fraction(30000, 1001), Fraction(25)])
def test_shots_begin_with_the_first_frame_of_another_picture(
    tmp_path: Path, rate: Fraction
) -> None:
    lengths = [40, 25, 61, 30]
    pictures = [
        picture
        for colour, length in zip(COLOURS, lengths, strict=False)
        for picture in field(colour, length)
    ]
    shots = shots_of(
        write_film(tmp_path / "talk.mp4", pictures, rate), MediaCache(SHOTS, tmp_path)
    )
    assert shots.frame_rate == pytest.approx(float(rate))
    starts = np.cumsum(lengths)[:-1] * 1000 / float(rate)
    assert shots.times_ms == pytest.approx(starts.tolist(), abs=1)


@settings(deadline=None, max_examples=30)
@given(st.lists(st.integers(6, 250), min_size=1, max_size=6), st.integers(0, 9))
def test_every_cut_between_moving_pictures_is_found_and_no_other(
    lengths: list[int], seed: int
) -> None:
    pictures: list[np.ndarray] = []
    for number, length in enumerate(lengths):
        pictures += moving(100 * seed + number, length, step=1)
    assert found(pictures) == np.cumsum(lengths)[:-1].tolist()


def test_a_pan_is_no_cut() -> None:
    assert found(moving(1, 50, step=5)) == []


def test_a_flash_is_no_cut() -> None:
    assert found([*moving(1, 30, 1), *field((255, 255, 255), 1), *moving(1, 60, 1)[31:]]) == []


def test_a_fade_is_no_cut() -> None:
    fade = [np.full((54, 96, 3), 255 - 5 * step, np.uint8) for step in range(50)]
    assert found(fade) == []


def test_the_film_is_decoded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    film = write_film(tmp_path / "talk.mp4", [*field(COLOURS[0], 30), *field(COLOURS[1], 30)])
    cache = MediaCache(SHOTS, tmp_path)
    first = shots_of(film, cache)
    monkeypatch.setattr("interpunct.media.shots.shot_changes", lambda _: iter(()))
    assert shots_of(film, cache) == first
    assert len(first.times_ms) == 1


def test_a_sound_has_no_shots(tmp_path: Path) -> None:
    sound = write_wav(tmp_path / "talk.wav", tones([(0, 1)], 2))
    with pytest.raises(MediaError, match="no picture"):
        shots_of(sound, MediaCache(SHOTS, tmp_path))


def test_shots_between_two_times_include_both() -> None:
    shots = Shots((100, 200, 300), 25)
    assert shots.between(100, 200) == (100, 200)
    assert shots.between(201, 299) == ()
    assert shots.frames(2) == 80

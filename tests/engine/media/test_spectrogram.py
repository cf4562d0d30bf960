# SPDX-License-Identifier: Apache-2.0
"""Spectrograms: the place of a tone in time and frequency, in any parts, and in the cache."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.media.cache import MediaCache
from interpunct.media.spectrogram import (
    BANDS,
    PER_SECOND,
    RATE,
    SPECTRA,
    Spectra,
    Spectrogram,
    spectra,
)

Samples = np.ndarray[tuple[int], np.dtype[np.float32]]


def tone(hertz: float, seconds: float, first: float = 0, last: float = 60) -> Samples:
    """A tone from one second to another, and silence around it."""
    times = np.arange(round(seconds * RATE)) / RATE
    sounding = (times >= first) & (times < last)
    return (0.25 * sounding * np.sin(2 * np.pi * hertz * times)).astype(np.float32)


def of(sound: Samples) -> Spectra:
    return np.concatenate(list(spectra(iter([sound]))))


@pytest.mark.parametrize("hertz", [440, 1000, 3000, 7600])
def test_a_tone_has_its_ridge_at_its_frequency(hertz: float) -> None:
    found = of(tone(hertz, 3))
    ridges = found[5:-5].argmax(axis=1)
    assert set(ridges.tolist()) <= {round(hertz / 125 - 1), int(hertz / 125)}
    assert found[100, ridges[100]] > 200
    assert np.median(found[100]) < 40


def test_a_tone_begins_and_ends_where_it_is_heard() -> None:
    found = of(tone(1000, 4, first=1, last=2.5))[:, 7:9].max(axis=1) > 200
    heard = np.flatnonzero(found) / PER_SECOND
    assert heard.min() == pytest.approx(1, abs=2 / PER_SECOND)
    assert heard.max() == pytest.approx(2.5, abs=2 / PER_SECOND)


@given(length=st.integers(0, 500_000), cuts=st.lists(st.integers(0, 500_000), max_size=6))
def test_parts_of_a_sound_give_the_spectra_of_the_whole(length: int, cuts: list[int]) -> None:
    sound = np.random.default_rng(length).normal(0, 0.1, length).astype(np.float32)
    bounds = [0, *sorted(min(cut, length) for cut in cuts), length]
    parts = [sound[first:stop] for first, stop in pairwise(bounds)]
    found = [rows for rows in spectra(iter(parts)) if len(rows)]
    count = sum(map(len, found))
    assert abs(count - length * PER_SECOND / RATE) <= 1
    if count:
        assert (np.concatenate(found) == of(sound)).all()


@given(
    count=st.integers(1, 400),
    first=st.integers(0, 900),
    per_second=st.floats(0.05, 400),
)
def test_a_column_is_the_same_wherever_the_picture_begins(
    count: int, first: int, per_second: float
) -> None:
    rows = np.random.default_rng(count).integers(0, 256, (700, BANDS)).astype(np.uint8)
    shown = Spectrogram()
    for part in np.array_split(rows, 5):
        shown.append(part)
    whole = shown.columns(0, first + count, per_second)
    assert (shown.columns(first, count, per_second) == whole[first:]).all()
    end = round(700 / PER_SECOND * per_second) + 1
    assert not whole[end:].any()


def test_two_hours_take_less_than_30_mb_and_stay_on_the_disk(tmp_path: Path) -> None:
    media = tmp_path / "talk.wav"
    media.write_bytes(b"a sound")
    rows = np.zeros((round(7200 * PER_SECOND), BANDS), np.uint8)
    assert rows.nbytes <= 30 * 10**6
    cache = MediaCache(SPECTRA, tmp_path)
    cache.write(media, rows[:1000])
    known = cache.read(media)
    assert isinstance(known, np.memmap)
    shown = Spectrogram()
    shown.append(known)
    shown.append(np.full((3, BANDS), 9, np.uint8))
    assert len(shown) == 1003
    assert shown.columns(0, 1003, PER_SECOND)[-3:].tolist() == [[9] * BANDS] * 3

# SPDX-License-Identifier: Apache-2.0
"""Peaks at every zoom, and what counts as silence."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpunct.media.gathering import PeakRows
from interpunct.media.peaks import Peaks


def rows_of(*values: int) -> PeakRows:
    """Rows from minus a value to the value."""
    return np.array([(-value, value) for value in values], np.int16)


def noise(count: int) -> PeakRows:
    highest = np.random.default_rng(count).integers(0, 20_000, count, np.int16)
    return np.stack((-highest // 2, highest), axis=1)


def test_a_column_has_the_lowest_and_the_highest_of_its_peaks() -> None:
    peaks = Peaks(200)
    peaks.append(np.array([(-1, 2), (-9, 1), (-3, 3), (-4, 8)], np.int16))
    assert peaks.columns(0, 2, 100).tolist() == [[-9, 2], [-4, 8]]


def test_there_is_nothing_beyond_the_end() -> None:
    peaks = Peaks(200)
    assert peaks.columns(5, 3, 100).tolist() == [[0, 0]] * 3
    peaks.append(rows_of(5, 5))
    assert peaks.columns(0, 3, 100).tolist() == [[-5, 5], [0, 0], [0, 0]]


def test_columns_finer_than_the_peaks_repeat_them() -> None:
    peaks = Peaks(200)
    peaks.append(rows_of(1, 2))
    assert peaks.columns(0, 4, 400)[:, 1].tolist() == [1, 1, 2, 2]


@given(
    st.lists(st.integers(0, 700), max_size=8), st.sampled_from([0.3, 1, 7.5, 30, 100, 200, 370])
)
def test_peaks_that_come_in_parts_look_as_those_that_come_at_once(
    parts: list[int], per_second: float
) -> None:
    whole, grown = Peaks(200.4545), Peaks(200.4545)
    rows = noise(sum(parts))
    whole.append(rows)
    for part in np.split(rows, np.cumsum(parts)):
        grown.append(part)
    assert (grown.rows() == rows).all()
    columns = [peaks.columns(0, 60, per_second).tolist() for peaks in (whole, grown)]
    assert columns[0] == columns[1]


@given(st.integers(0, 300), st.floats(0.2, 400))
def test_scrolling_moves_columns_and_does_not_change_them(first: int, per_second: float) -> None:
    peaks = Peaks(200)
    peaks.append(noise(5000))
    all_columns = peaks.columns(0, 400, per_second)
    assert (peaks.columns(first, 100, per_second) == all_columns[first : first + 100]).all()


@pytest.mark.parametrize("per_second", [0.5, 3, 20, 150])
def test_no_loud_moment_is_lost_at_any_zoom(per_second: float) -> None:
    peaks = Peaks(200)
    rows = rows_of(*[10] * 4096)
    rows[3333] = (-30_000, 30_000)
    peaks.append(rows)
    column = int(3333 / 200 * per_second)
    near = peaks.columns(max(0, column - 1), 3, per_second)
    assert near.max() == 30_000
    assert near.min() == -30_000


def test_pauses_between_speech_are_silences() -> None:
    peaks = Peaks(200)
    speech, pause = rows_of(*[9000] * 200), rows_of(*[20] * 100)
    peaks.append(np.concatenate([speech, pause, speech]))
    assert list(peaks.silences(0, 2500)) == [(1000, 1500)]
    assert list(peaks.silences(0, 900)) == []


def test_a_breath_is_no_silence() -> None:
    peaks = Peaks(200)
    speech, breath = rows_of(*[9000] * 200), rows_of(*[20] * 20)
    peaks.append(np.concatenate([speech, breath, speech]))
    assert list(peaks.silences(0, 2500)) == []


def test_what_is_as_loud_all_the_time_has_no_silence() -> None:
    peaks = Peaks(200)
    peaks.append(rows_of(*[9000, 8000] * 300))
    assert list(peaks.silences(0, 5000)) == []


def test_the_threshold_is_measured_where_all_is_quiet_too() -> None:
    peaks = Peaks(200)
    speech, pause = rows_of(*[900] * 200), rows_of(*[30] * 100)
    peaks.append(np.concatenate([speech, pause, speech]))
    assert list(peaks.silences(0, 2500)) == [(1000, 1500)]

# SPDX-License-Identifier: Apache-2.0
"""Measurements of media files on the disk."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from interpunct.media.cache import PEAKS, MediaCache

ROWS = np.arange(2000, dtype=np.int16).reshape(-1, 2)


def media(folder: Path, name: str) -> Path:
    path = folder / name
    path.write_bytes(b"sound")
    return path


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    path = media(tmp_path, "a.wav")
    MediaCache(PEAKS, tmp_path).write(path, ROWS)
    rows = MediaCache(PEAKS, tmp_path).read(path)
    assert rows is not None
    assert (rows == ROWS).all()


def test_another_file_has_other_peaks(tmp_path: Path) -> None:
    MediaCache(PEAKS, tmp_path).write(media(tmp_path, "a.wav"), ROWS)
    assert MediaCache(PEAKS, tmp_path).read(media(tmp_path, "b.wav")) is None


@pytest.mark.parametrize(
    "damage", [b"", b"\x93NUMPY", b"\x80\x04junk"], ids=["empty", "cut short", "foreign"]
)
def test_a_damaged_entry_is_as_none(tmp_path: Path, damage: bytes) -> None:
    path, cache = media(tmp_path, "a.wav"), MediaCache(PEAKS, tmp_path)
    cache.write(path, ROWS)
    (entry,) = (tmp_path / "peaks").iterdir()
    entry.write_bytes(damage)
    assert cache.read(path) is None


def test_an_entry_of_another_shape_is_as_none(tmp_path: Path) -> None:
    path, cache = media(tmp_path, "a.wav"), MediaCache(PEAKS, tmp_path)
    cache.write(path, ROWS[:, 0])
    assert cache.read(path) is None


def test_what_was_used_longest_ago_makes_room(tmp_path: Path) -> None:
    cache = MediaCache(PEAKS, tmp_path, most_bytes=3 * 4200)
    paths = [media(tmp_path, f"{number}.wav") for number in range(4)]
    for number, path in enumerate(paths[:3]):
        cache.write(path, ROWS)
        for entry in (tmp_path / "peaks").iterdir():
            os.utime(entry, ns=(0, entry.stat().st_mtime_ns - 10**9 * (3 - number)))
    assert cache.read(paths[0]) is not None  # used now: the second is the oldest
    cache.write(paths[3], ROWS)
    assert [cache.read(path) is not None for path in paths] == [True, False, True, True]


def test_a_folder_that_cannot_be_written_costs_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "peaks").write_bytes(b"a file where the folder would be")
    path, cache = media(tmp_path, "a.wav"), MediaCache(PEAKS, tmp_path)
    cache.write(path, ROWS)
    assert cache.read(path) is None

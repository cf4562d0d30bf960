# SPDX-License-Identifier: Apache-2.0
"""Loading of a media file: its peaks in parts, or from the cache."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.engine.media.films import field, write_film
from tests.engine.media.sounds import tones, write_wav

from interpunct.media.decoding import MediaFacts
from interpunct.media.gathering import PeakRows
from interpunct_app.panels.media.page_media import Caches, find_shots, load_found

pytest.importorskip("av", reason="sound is read by PyAV")


class HandedOver:
    """A task that notes what is handed over, and is cancelled after so many parts."""

    def __init__(self, most: int = 1000) -> None:
        self.parts: list[object] = []
        self._most = most

    def cancelled(self) -> bool:
        return len(self.parts) >= self._most

    def hand_over(self, part: object) -> None:
        self.parts.append(part)


def rows_of(parts: list[object]) -> PeakRows:
    assert isinstance(parts[0], MediaFacts)
    return np.concatenate(parts[1:])  # type: ignore[arg-type]


def test_the_peaks_come_in_parts_and_next_time_from_the_cache(tmp_path: Path) -> None:
    path = write_wav(tmp_path / "talk.wav", tones([(3, 4)], 25))
    caches = Caches(tmp_path)
    first, second = HandedOver(), HandedOver()
    for task in (first, second):
        load_found(task, tmp_path / "talk.en.srt", caches)  # type: ignore[arg-type]
    assert len(first.parts) == 1 + 3
    assert len(second.parts) == 1 + 1
    assert (rows_of(first.parts) == rows_of(second.parts)).all()
    assert caches.peaks.read(path) is not None


def test_a_file_that_changed_is_decoded_anew(tmp_path: Path) -> None:
    path = write_wav(tmp_path / "talk.wav", tones([], 2))
    caches = Caches(tmp_path)
    load_found(HandedOver(), tmp_path / "talk.srt", caches)  # type: ignore[arg-type]
    write_wav(path, tones([(0, 3)], 3))
    assert caches.peaks.read(path) is None


def test_what_was_cancelled_is_not_kept(tmp_path: Path) -> None:
    path = write_wav(tmp_path / "talk.wav", tones([], 40))
    caches, task = Caches(tmp_path), HandedOver(most=2)
    load_found(task, tmp_path / "talk.srt", caches)  # type: ignore[arg-type]
    assert len(task.parts) == 2
    assert caches.peaks.read(path) is None


def film(folder: Path) -> Path:
    pictures = [*field((200, 30, 30), 300), *field((20, 120, 40), 300)]
    return write_film(folder / "talk.mp4", pictures)


def test_shots_come_with_the_share_that_is_searched_and_are_kept(tmp_path: Path) -> None:
    caches, task, path = Caches(tmp_path), HandedOver(), film(tmp_path)
    find_shots(task, path, caches)  # type: ignore[arg-type]
    found = [(len(shots.times_ms), share) for shots, share in task.parts]  # type: ignore[misc,has-type]
    assert [count for count, _ in found] == [0, 1, 1]
    assert [share for _, share in found] == pytest.approx([250 / 600, 500 / 600, 1], abs=0.01)
    kept = caches.shots.read(path)
    assert kept is not None
    assert kept.tolist() == [12_500]


def test_a_search_that_was_cancelled_is_not_kept(tmp_path: Path) -> None:
    caches, task, path = Caches(tmp_path), HandedOver(most=1), film(tmp_path)
    find_shots(task, path, caches)  # type: ignore[arg-type]
    assert len(task.parts) == 1
    assert caches.shots.read(path) is None

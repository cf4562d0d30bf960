# SPDX-License-Identifier: Apache-2.0
"""Parts with speech."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.engine.media.sounds import tones, write_wav

from interpunct.errors import HearingError
from interpunct.hearing.parts import parts_at_even_rate, parts_of_sound
from interpunct.media.cache import PEAKS, MediaCache


@pytest.mark.parametrize("spans", [[(1.0, 2.0)], [(1.0, 2.0), (3.5, 4.0), (5.0, 7.0)]])
def test_parts_are_the_loud_spans_of_a_sound(
    tmp_path: Path, spans: list[tuple[float, float]]
) -> None:
    pytest.importorskip("av", reason="sound is read by PyAV")
    sound = write_wav(tmp_path / "talk.wav", tones(spans, 8))
    parts = parts_of_sound(sound, MediaCache(PEAKS, tmp_path / "cache"))
    assert len(parts) == len(spans)
    for (start, end), (first, last) in zip(parts, spans, strict=True):
        assert start == pytest.approx(first * 1000, abs=60)
        assert end == pytest.approx(last * 1000, abs=60)


def test_a_sound_without_pauses_is_one_part(tmp_path: Path) -> None:
    pytest.importorskip("av", reason="sound is read by PyAV")
    sound = write_wav(tmp_path / "talk.wav", tones([(0, 3)], 3))
    ((start, end),) = parts_of_sound(sound, MediaCache(PEAKS, tmp_path / "cache"))
    assert start == 0
    assert end == pytest.approx(3000, abs=60)


def test_a_cancelled_search_reads_no_further_and_keeps_nothing(tmp_path: Path) -> None:
    pytest.importorskip("av", reason="sound is read by PyAV")
    sound = write_wav(tmp_path / "talk.wav", tones([(0, 59)], 60))
    cache = MediaCache(PEAKS, tmp_path / "cache")
    asked: list[bool] = []
    parts = parts_of_sound(sound, cache, lambda: asked.append(True) or len(asked) > 2)  # type: ignore[func-returns-value]
    assert parts[-1][1] < 30_000
    assert cache.read(sound) is None


def test_a_sound_of_no_length_is_an_error(tmp_path: Path) -> None:
    pytest.importorskip("av", reason="sound is read by PyAV")
    sound = write_wav(tmp_path / "talk.wav", tones([], 0.05))
    with pytest.raises(HearingError, match="no speech"):
        parts_of_sound(sound, MediaCache(PEAKS, tmp_path / "cache"))


def test_a_longer_text_takes_longer() -> None:
    ((start, short),) = parts_at_even_rate("hello")
    assert (start, short) == (0, 1000)
    assert parts_at_even_rate("hello world " * 60)[0][1] == pytest.approx(42_000, rel=0.1)

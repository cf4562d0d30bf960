# SPDX-License-Identifier: Apache-2.0
"""Reading ahead in a sound, and samples of files."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.media.sounds import RATE, tones, write_wav

from interpunct.hearing.sound import Sound
from interpunct.media.decoding import open_media


@given(
    st.lists(st.integers(0, 7), max_size=8),
    st.lists(st.tuples(st.integers(1, 9), st.integers(0, 9)), max_size=8),
)
def test_what_is_ahead_is_the_sound_from_the_position(
    sizes: list[int], steps: list[tuple[int, int]]
) -> None:
    whole = np.arange(sum(sizes), dtype=np.float32)
    sound = Sound(iter(np.split(whole, np.cumsum(sizes)[:-1]) if sizes else []))
    position = 0
    for count, step in steps:
        assert sound.ahead(count).tolist() == whole[position : position + count].tolist()
        assert sound.is_over is (position + count >= len(whole))
        position = min(position + step, len(whole))
        sound.go_to(position)
        assert sound.position == position


def test_samples_are_those_of_the_file_at_another_rate(tmp_path: Path) -> None:
    pytest.importorskip("av", reason="sound is read by PyAV")
    path = write_wav(tmp_path / "talk.wav", tones([(1, 2)], 3))
    with open_media(path) as media:
        sound = np.concatenate(list(media.samples(16_000)))
    assert abs(len(sound) - 48_000) < 100
    loud = np.abs(sound).reshape(-1)[:47_000].reshape(-1, 1000).max(axis=1) > 0.4
    assert loud[17:31].all()
    assert not loud[:15].any()
    assert not loud[33:].any()


def test_omitted_sound_is_silence(tmp_path: Path) -> None:
    av = pytest.importorskip("av", reason="sound is read by PyAV")
    path = tmp_path / "talk.mkv"
    with av.open(str(path), "w") as container:
        stream = container.add_stream("pcm_s16le", rate=RATE, layout="mono")
        for start in (0, 3):
            sound = tones([(0, 1)], 1)[np.newaxis]
            frame = av.AudioFrame.from_ndarray(sound, format="s16", layout="mono")
            frame.sample_rate, frame.time_base = RATE, Fraction(1, RATE)
            frame.pts = start * RATE
            container.mux(stream.encode(frame))
        container.mux(stream.encode(None))
    with open_media(path) as media:
        heard = np.concatenate(list(media.samples(1000)))
    assert abs(len(heard) - 4000) < 50
    assert not np.abs(heard[1100:2900]).max() > 0.01
    assert np.abs(heard[3100:3900]).max() > 0.4

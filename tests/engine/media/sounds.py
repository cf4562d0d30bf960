# SPDX-License-Identifier: Apache-2.0
"""Sounds made for the tests."""

from __future__ import annotations

import wave
from collections.abc import Sequence
from pathlib import Path

import numpy as np

RATE = 8000


def tones(spans: Sequence[tuple[float, float]], seconds: float) -> np.ndarray:
    """A faint hiss, with a tone at half of full scale in each span of seconds."""
    times = np.arange(round(seconds * RATE)) / RATE
    sound = np.random.default_rng(7).normal(0, 30, len(times))
    for start, end in spans:
        sound[(times >= start) & (times < end)] = 0
        sound += ((times >= start) & (times < end)) * 16384 * np.sin(times * 2 * np.pi * 440)
    return np.rint(sound).astype(np.int16)


def write_wav(path: Path, sound: np.ndarray) -> Path:
    """Write one channel of 16 bits."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(sound.tobytes())
    return path

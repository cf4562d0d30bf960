# SPDX-License-Identifier: Apache-2.0
"""Film of the first sample: its sentences spoken by espeak-ng, a harbour drawn by NumPy.

    pip install espeakng-loader "av>=18"
    python packaging/sample_film.py

Each turn of the interview is spoken in its time in the captions. Another place of the harbour is
shown in each, so that the film has shot changes. The voices are those of eSpeak NG.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import av
import espeakng_loader
import numpy as np
from numpy.typing import NDArray

SAMPLES = Path(__file__).parent.parent / "resources" / "interpunct_resources" / "samples"
FILM = SAMPLES / "harbour-pilot.webm"

# Start and end in milliseconds, as in harbour-pilot.en.srt, and the words with their marks.
TURNS = (
    (1_200, 3_768, "So, how long have you worked as a pilot?"),
    (
        4_458,
        14_241,
        (
            "I have done it for twenty six years. I started as a deckhand on the tugs, and my "
            "uncle said that if I could stand the winters, I could stand anything."
        ),
    ),
    (14_931, 16_889, "And how was the first winter?"),
    (
        17_579,
        23_772,
        (
            "I was seasick every single day, which is embarrassing when your whole family "
            "works on the water."
        ),
    ),
    (24_462, 26_115, "So what does a pilot do?"),
    (
        26_805,
        43_899,
        (
            "Well, people see the little orange boat, but I think most of them have no idea "
            "what we do. A container ship is three hundred metres long, it weighs more than a "
            "small town, and it needs about two miles to stop. So I climb up a rope ladder, "
            "and I tell them where to go."
        ),
    ),
    (44_589, 46_669, "How do you do that in the dark?"),
    (47_359, 52_027, "You wait for the wave, and then you step across. It feels almost normal."),
    (52_717, 54_675, "Has anything ever gone wrong?"),
    (
        55_365,
        71_971,
        (
            "Yes. We lost the engine right under the bridge, and the wind was pushing us "
            "towards the old pier. I remember that it was very quiet. We dropped both "
            "anchors, and we stopped forty metres from the pier. There was a man fishing "
            "there, and he did not even get up."
        ),
    ),
    (72_661, 75_656, "Did you ever think of giving it up after that?"),
    (
        76_346,
        88_508,
        (
            "My wife asked me the same thing. I told her that I would think about it, and I "
            "did, for about a week. But then the phone rang at four in the morning, and I was "
            "already on my way to the water."
        ),
    ),
    (89_198, 90_546, "What will you miss?"),
    (
        91_236,
        98_797,
        (
            "I think I will miss the mornings, when the whole city is still asleep. Nobody "
            "tells you about that when you sign up."
        ),
    ),
    (99_487, 101_994, "Thank you very much for talking to us."),
    (102_684, 104_337, "Thank you. Mind the step."),
)
VOICES = (b"en+f3", b"en+m3")  # who asks, and the pilot
LENGTH_MS = 106_000
FRAME_RATE = 12
WIDTH, HEIGHT = 320, 180
SOUND_RATE = 48_000  # as Opus wants it

Samples = NDArray[np.int16]
Picture = NDArray[np.uint8]


class Voice:
    """eSpeak NG, called in its library."""

    _RETRIEVE = 1
    _RATE = 1

    def __init__(self) -> None:
        self._library = ctypes.CDLL(espeakng_loader.get_library_path())
        data = espeakng_loader.get_data_path().encode()
        self.sample_rate = self._library.espeak_Initialize(self._RETRIEVE, 0, data, 0)
        kind = ctypes.CFUNCTYPE(
            ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p
        )
        self._heard: list[bytes] = []
        self._callback = kind(self._hear)
        self._library.espeak_SetSynthCallback(self._callback)

    def _hear(self, samples: ctypes._Pointer[ctypes.c_short], count: int, _events: object) -> int:
        if samples and count > 0:
            self._heard.append(ctypes.string_at(samples, 2 * count))
        return 0

    def said(self, text: str, voice: bytes, words_per_minute: int) -> Samples:
        """The samples of a text."""
        self._heard.clear()
        self._library.espeak_SetVoiceByName(voice)
        self._library.espeak_SetParameter(self._RATE, words_per_minute, 0)
        data = text.encode()
        self._library.espeak_Synth(data, len(data) + 1, 0, 0, 0, 1, None, None)
        self._library.espeak_Synchronize()
        sound = np.frombuffer(b"".join(self._heard), np.int16)
        spoken = np.flatnonzero(np.abs(sound) > 200)
        return sound[: spoken[-1] + 1] if len(spoken) else sound

    def fitted(self, text: str, voice: bytes, length_ms: int) -> Samples:
        """The samples at the slowest speed that fits into a length."""
        most = length_ms * self.sample_rate / 1000
        speeds = range(90, 440, 5)
        said = (self.said(text, voice, speed) for speed in speeds)
        return next(sound for sound in said if len(sound) <= most)


def sound() -> Samples:
    """The whole sound, 48,000 samples a second."""
    voice = Voice()
    whole = np.random.default_rng(7).normal(0, 12, LENGTH_MS * SOUND_RATE // 1000)
    for place, (start_ms, end_ms, text) in enumerate(TURNS):
        spoken = voice.fitted(text, VOICES[place % 2], end_ms - start_ms)
        count = len(spoken) * SOUND_RATE // voice.sample_rate
        at = np.linspace(0, len(spoken) - 1, count)
        first = start_ms * SOUND_RATE // 1000
        whole[first : first + count] += np.interp(at, np.arange(len(spoken)), spoken)
    return np.clip(whole, -32_768, 32_767).astype(np.int16)


def pictures() -> Iterator[Picture]:
    """The frames: another hour of the day in each turn, and a boat that crosses the harbour."""
    borders = [0, *((one[1] + two[0]) // 2 for one, two in pairwise(TURNS)), LENGTH_MS]
    for shot, (first_ms, last_ms) in enumerate(pairwise(borders)):
        still = _harbour(shot)
        for frame in range(first_ms * FRAME_RATE // 1000, last_ms * FRAME_RATE // 1000):
            yield _with_boat(still, frame, shot)


def _harbour(shot: int) -> Picture:
    """Sky, sun, town and sea, bright and dark by turns."""
    light = (0.95, 0.45, 0.75, 0.3)[shot % 4]
    rows = np.linspace(0, 1, HEIGHT)[:, None, None]
    sky = np.array([[[120, 170, 230]]]) * (1 - rows) + np.array([[[250, 200, 150]]]) * rows
    picture = np.broadcast_to(sky, (HEIGHT, WIDTH, 3)) * light
    across, down = np.meshgrid(np.arange(WIDTH), np.arange(HEIGHT))
    picture[(across - 60 - 45 * (shot % 5)) ** 2 + (down - 45) ** 2 < 300] = (255, 230, 150)
    for house in range(10):
        left, top = 32 * house, 70 + (house * 7 + shot * 11) % 24
        picture[top:102, left : left + 26] = np.array((90, 80, 90)) * light
    picture[100:] = np.array((30, 80, 120)) * light
    return picture.astype(np.uint8)


def _with_boat(still: Picture, frame: int, shot: int) -> Picture:
    picture = still.copy()
    left = (2 * frame + 70 * shot) % (WIDTH + 60) - 60
    top = 112 + round(2 * math.sin(frame / 4))
    picture[top : top + 14, max(0, left) : max(0, left + 54)] = (235, 110, 40)
    picture[top - 12 : top, max(0, left + 18) : max(0, left + 38)] = (240, 240, 235)
    return picture


def main() -> None:
    """Write the film."""
    with av.open(str(FILM), "w") as film:
        picture = film.add_stream("libvpx-vp9", FRAME_RATE)
        picture.width, picture.height, picture.pix_fmt = WIDTH, HEIGHT, "yuv420p"
        picture.options = {"crf": "45", "b": "0", "g": "240", "deadline": "good"}
        heard = film.add_stream("libopus", SOUND_RATE, layout="mono")
        heard.bit_rate = 24_000
        for frame in pictures():
            film.mux(picture.encode(av.VideoFrame.from_ndarray(frame, format="rgb24")))
        samples = av.AudioFrame.from_ndarray(sound()[None], format="s16", layout="mono")
        samples.sample_rate, samples.time_base = SOUND_RATE, Fraction(1, SOUND_RATE)
        film.mux(heard.encode(samples))
        for stream in (picture, heard):
            film.mux(stream.encode(None))


if __name__ == "__main__":
    main()

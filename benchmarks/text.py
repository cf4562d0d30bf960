# SPDX-License-Identifier: Apache-2.0
"""Captions of any length to measure on, made from the English sample."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from pathlib import Path

from interpunct.captions.reading import read_captions


def sample() -> Path:
    """The English sample that ships with the program."""
    return Path(str(resources.files("interpunct_resources") / "samples/harbour-pilot.en.srt"))


def captions(cues: int) -> bytes:
    """An SRT file of `cues` cues of two seconds each, the sample's text over and over."""
    texts = [cue.payload for cue in read_captions(sample()).cues]
    return captions_of(texts[number % len(texts)] for number in range(cues))


def captions_of(texts: Iterable[str]) -> bytes:
    """An SRT file of one cue of two seconds for each of the `texts`."""
    blocks = (
        f"{number + 1}\n{_stamp(number * 2)} --> {_stamp(number * 2 + 1)}\n{text}\n"
        for number, text in enumerate(texts)
    )
    return "\n".join(blocks).encode()


def captions_of_words(words: int) -> bytes:
    """An SRT file of at least `words` words."""
    per_cue = sum(len(cue.payload.split()) for cue in read_captions(sample()).cues)
    return captions(words * len(read_captions(sample()).cues) // per_cue + 1)


def _stamp(seconds: int) -> str:
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02},000"

# SPDX-License-Identifier: Apache-2.0
"""Frames and milliseconds, and the time code of SMPTE ST 12.

A time code names each frame `hh:mm:ss:ff`, with the whole number of frames in a nominal second.
At 29.97 frames a second it would lag behind the clock; drop-frame time code leaves out the names
of the first two frames of each minute, but of each tenth minute. All arithmetic is exact.
"""

from __future__ import annotations

from fractions import Fraction
from math import isclose

NTSC = Fraction(1000, 1001)
"""Ratio of the real to the nominal frame rate of American television."""

_NTSC_RATES = (24, 30, 48, 60, 120)
_DROPPED = 2  # names left out in a minute, at 30 frames a second
_TEN_MINUTES = 17_982  # frames in ten minutes of drop-frame time code
_ONE_MINUTE = 1_798


def exact_rate(rounded: float) -> Fraction:
    """The frames a second behind a rounded number: 24000/1001 for 23.976."""
    nominal = round(rounded / float(NTSC))
    is_ntsc = nominal in _NTSC_RATES and isclose(rounded, nominal * NTSC, rel_tol=3e-4)
    return nominal * NTSC if is_ntsc else Fraction(rounded).limit_denominator(1001)


def frame_at(milliseconds: int, rate: Fraction) -> int:
    """Number of the frame nearest to a time, at `rate` frames a second."""
    return round(milliseconds * rate / 1000)


def time_of(frame: int, rate: Fraction) -> int:
    """Time of a frame in milliseconds, at `rate` frames a second."""
    return round(frame * 1000 / rate)


def frame_of(
    hours: int, minutes: int, seconds: int, frames: int, nominal: int, *, drops: bool = False
) -> int:
    """Number of the frame with a time code, of `nominal` frames a second; `drops` needs 30."""
    whole_minutes = hours * 60 + minutes
    frame = (whole_minutes * 60 + seconds) * nominal + frames
    return frame - _DROPPED * (whole_minutes - whole_minutes // 10) if drops else frame


def code_of(frame: int, nominal: int, *, drops: bool = False) -> tuple[int, int, int, int]:
    """Hours, minutes, seconds and frames of the time code of a frame."""
    if drops:
        tens, rest = divmod(frame, _TEN_MINUTES)
        left_out = max(0, rest - _DROPPED) // _ONE_MINUTE
        frame += _DROPPED * (9 * tens + left_out)
    seconds, frames = divmod(frame, nominal)
    minutes, seconds = divmod(seconds, 60)
    return *divmod(minutes, 60), seconds, frames

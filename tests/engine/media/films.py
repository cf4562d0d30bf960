# SPDX-License-Identifier: Apache-2.0
"""Films made for the tests."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

import numpy as np

RATE = Fraction(24)


def write_film(path: Path, pictures: Iterable[np.ndarray], rate: Fraction = RATE) -> Path:
    """Write pictures (height, width, 3) as the frames of a film without sound."""
    import av

    with av.open(str(path), "w") as container:
        stream = container.add_stream("mpeg4", rate=rate)
        stream.width, stream.height, stream.pix_fmt = 96, 54, "yuv420p"
        stream.bit_rate = 2_000_000
        for picture in pictures:
            container.mux(stream.encode(av.VideoFrame.from_ndarray(picture)))
        container.mux(stream.encode(None))
    return path


def field(colour: tuple[int, int, int], frames: int) -> list[np.ndarray]:
    """A field of one colour, so many frames long."""
    return [np.full((54, 96, 3), colour, np.uint8)] * frames

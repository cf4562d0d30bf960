# SPDX-License-Identifier: Apache-2.0
"""Where a time stands on the waveform."""

from __future__ import annotations

from dataclasses import dataclass, replace

_LEAST, _MOST = 0.05, 400.0
_STEP = 1.25


@dataclass(frozen=True, slots=True)
class Scale:
    """Pixel 0 of the widget is pixel `first` of the whole sound, at so many pixels a second.

    `first` is a whole pixel: the picture of the sound moves, but does not change, with it.
    """

    per_second: float = 100.0
    first: int = 0

    def x_of(self, milliseconds: float) -> float:
        """The pixel of a time."""
        return milliseconds * self.per_second / 1000 - self.first

    def ms_of(self, x: float) -> int:
        """The time of a pixel; before the start it is 0."""
        return max(0, round((x + self.first) * 1000 / self.per_second))

    def scrolled(self, pixels: int) -> Scale:
        """The scale so many pixels further on."""
        return replace(self, first=max(0, self.first + pixels))

    def zoomed(self, steps: float, x: float) -> Scale:
        """The scale with more pixels a second, or fewer; the time at pixel `x` stays there."""
        return self.zoomed_to(self.per_second * _STEP**steps, x)

    def zoomed_to(self, per_second: float, x: float) -> Scale:
        """The scale with so many pixels a second; the time at pixel `x` stays there."""
        per_second = min(max(per_second, _LEAST), _MOST)
        first = (x + self.first) * per_second / self.per_second - x
        return Scale(per_second, max(0, round(first)))

# SPDX-License-Identifier: Apache-2.0
"""Mapping between times and pixels of the waveform."""

from __future__ import annotations

from dataclasses import dataclass, replace

from interpunct_app.settings.options import WAVEFORM_ZOOM

_STEP = 1.25


@dataclass(frozen=True, slots=True)
class Scale:
    """Time scale: pixel 0 of the widget is pixel `first` of the whole sound.

    `per_second` is the number of pixels a second. `first` is a whole pixel, so that scrolling
    moves the picture of the sound without changing it.
    """

    per_second: float = WAVEFORM_ZOOM.default
    first: int = 0

    def x_of(self, milliseconds: float) -> float:
        """Pixel of a time."""
        return milliseconds * self.per_second / 1000 - self.first

    def ms_of(self, x: float) -> int:
        """Time of a pixel, at least 0."""
        return max(0, round((x + self.first) * 1000 / self.per_second))

    def scrolled(self, pixels: int) -> Scale:
        """Scale scrolled by some pixels."""
        return replace(self, first=max(0, self.first + pixels))

    def zoomed(self, steps: float, x: float) -> Scale:
        """Scale zoomed in by some steps, or out if negative; the time at pixel `x` is fixed."""
        return self.zoomed_to(self.per_second * _STEP**steps, x)

    def zoomed_to(self, per_second: float, x: float) -> Scale:
        """Scale with `per_second` pixels a second; the time at pixel `x` is fixed."""
        per_second = min(max(per_second, WAVEFORM_ZOOM.least), WAVEFORM_ZOOM.most)
        first = (x + self.first) * per_second / self.per_second - x
        return Scale(per_second, max(0, round(first)))

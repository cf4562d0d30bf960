# SPDX-License-Identifier: Apache-2.0
"""Samples of a sound that is read once, with a place to go on from."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from interpunct.media.samples import Samples


class Sound:
    """A sound from its `position`, in samples; what lies before is forgotten."""

    def __init__(self, parts: Iterator[Samples]) -> None:
        self._parts = parts
        self._ahead: Samples = np.zeros(0, np.float32)
        self.position = 0
        self.is_over = False
        """Whether all samples are read; the last `ahead` may still have handed them out."""

    def ahead(self, count: int) -> Samples:
        """The next `count` samples, fewer at the end of the sound; the position stays."""
        self._read(count + 1)
        self.is_over = len(self._ahead) <= count
        return self._ahead[:count]

    def go_to(self, position: int) -> None:
        """Forget the samples before `position`, or all samples where the sound is shorter."""
        while (missing := position - self.position) > 0:
            self._read(1)
            passed = min(missing, len(self._ahead))
            if not passed:
                return
            self._ahead = self._ahead[passed:]
            self.position += passed

    def _read(self, count: int) -> None:
        """Read until `count` samples lie ahead, or to the end."""
        known = [self._ahead]
        here = len(self._ahead)
        while here < count and (part := next(self._parts, None)) is not None:
            known.append(part)
            here += len(part)
        if len(known) > 1:
            self._ahead = np.concatenate(known)

# SPDX-License-Identifier: Apache-2.0
"""Batches of overlapping windows as input of a graph."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interpunct.bundles.bundle import GET_ANOTHER
from interpunct.bundles.encoder_shape import WINDOW_ENDS
from interpunct.errors import BundleError
from interpunct.runtime.windows import Tokens, TokenWindow, windows_over


@dataclass(frozen=True, slots=True)
class Batches:
    """Windows of `size` tokens including `ends`: the ids of start, end and padding.

    Without ends, `ends` has only the padding.
    """

    size: int
    ends: Sequence[int]

    def of(
        self, tokens: Tokens, windows_per_call: int, width: int | None = None
    ) -> Iterator[tuple[list[TokenWindow], NDArray[np.int64]]]:
        """Yield windows, and their ids (windows, tokens), padded to `width` or to the longest."""
        enclosed = len(self.ends) > 1
        windows = windows_over(tokens, self.size - WINDOW_ENDS * enclosed)
        for start in range(0, len(windows), windows_per_call):
            part = windows[start : start + windows_per_call]
            rows = [self._row(tokens, window) for window in part]
            longest = width or max(map(len, rows))
            ids = np.full((len(rows), longest), self.ends[-1], np.int64)
            for place, row in enumerate(rows):
                ids[place, : len(row)] = row
            yield part, ids

    def _row(self, tokens: Tokens, window: TokenWindow) -> list[int]:
        inside: list[int] = tokens.ids[window.start : window.end].tolist()
        return [self.ends[0], *inside, self.ends[1]] if len(self.ends) > 1 else inside


def refuse_odd_answer(answer: NDArray[Any], shape: tuple[int, ...]) -> None:
    """Raise BundleError for an answer of another shape than its description says."""
    if answer.shape != shape:
        raise BundleError(
            f"its graph answers in the shape {answer.shape}, not {shape}.", remedy=GET_ANOTHER
        )

# SPDX-License-Identifier: Apache-2.0
"""Overlapping windows over words: each slot is read where it is farthest from an edge."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Span:
    """A window over words `start` to `end`, from which the slots `first` to `stop` are read."""

    start: int
    end: int
    first: int
    stop: int


def windows_over(words: int, size: int) -> list[Span]:
    """Windows of `size` words that share a quarter; together they read every slot once."""
    if not words:
        return []
    shared = size // 4
    starts = list(range(0, max(1, words - shared), size - shared))
    ends = [min(start + size, words) for start in starts]
    borders = [(start + end) // 2 for start, end in zip(starts[1:], ends, strict=False)]
    firsts, stops = [0, *borders], [*borders, words]
    return [Span(*span) for span in zip(starts, ends, firsts, stops, strict=True)]

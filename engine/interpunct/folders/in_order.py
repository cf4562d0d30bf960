# SPDX-License-Identifier: Apache-2.0
"""What ends in any order, told in the order of the plan, so that a report is always the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

HeldBack = TypeVar("HeldBack")


class InOrder(Generic[HeldBack]):
    """Holds back what comes before its turn; places count from 0 without a gap."""

    def __init__(self) -> None:
        self._early: dict[int, HeldBack] = {}
        self._next = 0

    def add(self, place: int, item: HeldBack) -> Iterator[HeldBack]:
        """Take the item of a place; yield those whose turn it is."""
        self._early[place] = item
        while self._next in self._early:
            yield self._early.pop(self._next)
            self._next += 1

    def rest(self) -> Iterator[HeldBack]:
        """What is still held back where a run was stopped, in order."""
        for place in sorted(self._early):
            yield self._early.pop(place)

# SPDX-License-Identifier: Apache-2.0
"""Results in the order of the plan, whatever their order of arrival, for reproducible reports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

HeldBack = TypeVar("HeldBack")


class InOrder(Generic[HeldBack]):
    """Buffer of early results; places count from 0 without a gap."""

    def __init__(self) -> None:
        self._early: dict[int, HeldBack] = {}
        self._next = 0

    def add(self, place: int, item: HeldBack) -> Iterator[HeldBack]:
        """Add the item of a place; yields the items whose turn it is."""
        self._early[place] = item
        while self._next in self._early:
            yield self._early.pop(self._next)
            self._next += 1

    def rest(self) -> Iterator[HeldBack]:
        """The items still buffered when a run was stopped, in order."""
        for place in sorted(self._early):
            yield self._early.pop(place)

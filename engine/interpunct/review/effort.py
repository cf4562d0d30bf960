# SPDX-License-Identifier: Apache-2.0
"""Effort of a review: the time spent on it and the number of keys pressed."""

from __future__ import annotations

from dataclasses import dataclass

_LONGEST_PAUSE = 60.0  # seconds; a longer pause is not work


@dataclass(slots=True)
class Effort:
    """Seconds of work and number of keys, from noted actions; all times are from one clock.

    The time between two actions counts if it is at most a minute. A longer pause does not count at
    all, not even its first minute.
    """

    seconds: float = 0.0
    keys: int = 0
    _last: float | None = None

    def key_pressed(self, now: float) -> None:
        """Count a key."""
        self.keys += 1
        self.at_work(now)

    def at_work(self, now: float) -> None:
        """Count the time since the last action."""
        if self._last is not None and 0 <= now - self._last <= _LONGEST_PAUSE:
            self.seconds += now - self._last
        self._last = now

    def leave(self, now: float) -> None:
        """Count the time up to now, and none until the next action."""
        self.at_work(now)
        self._last = None

    def keys_per_thousand(self, words: int) -> float:
        """Keys per thousand words; 0 if there are no words."""
        return self.keys * 1000 / words if words else 0.0

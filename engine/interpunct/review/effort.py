# SPDX-License-Identifier: Apache-2.0
"""What a review costs: the time spent on it and the keys pressed."""

from __future__ import annotations

from dataclasses import dataclass

_LONGEST_PAUSE = 60.0  # seconds; who does nothing for longer is not at work


@dataclass(slots=True)
class Effort:
    """Seconds at work and keys pressed, from what is noted; times are those of one clock.

    The time between two things done counts where it is at most a minute: a longer pause is none
    of the work, not even its first minute.
    """

    seconds: float = 0.0
    keys: int = 0
    _last: float | None = None

    def key_pressed(self, now: float) -> None:
        """Count a key."""
        self.keys += 1
        self.at_work(now)

    def at_work(self, now: float) -> None:
        """Count the time since something was done last."""
        if self._last is not None and 0 <= now - self._last <= _LONGEST_PAUSE:
            self.seconds += now - self._last
        self._last = now

    def leave(self, now: float) -> None:
        """Count up to now, and not again before something else is done."""
        self.at_work(now)
        self._last = None

    def keys_per_thousand(self, words: int) -> float:
        """The keys for a thousand of the words; 0 where there is none."""
        return self.keys * 1000 / words if words else 0.0

# SPDX-License-Identifier: Apache-2.0
"""The processor cores available to this process; containers and cluster jobs have fewer."""

from __future__ import annotations

import os
from pathlib import Path

_QUOTA = Path("/sys/fs/cgroup/cpu.max")  # control groups, version 2: microseconds, per period
_ALWAYS_ALLOWED = 16


def usable_cores(quota: Path = _QUOTA) -> int:
    """The usable cores: the least of machine, affinity and share of time, at least 1."""
    return max(1, min(_allowed(), _paid_for(quota)))


def most_processes() -> int:
    """Limit of requested processes; more would only compete for memory and time."""
    return max(_ALWAYS_ALLOWED, 4 * usable_cores())


def _allowed() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _paid_for(quota: Path) -> int:
    """The cores equivalent to a container's share of processor time, rounded."""
    everything = os.cpu_count() or 1
    try:
        share, period = quota.read_text(encoding="ascii").split()
        return everything if share == "max" else round(int(share) / int(period))
    except (OSError, ValueError):
        return everything

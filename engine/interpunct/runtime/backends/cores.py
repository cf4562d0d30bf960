# SPDX-License-Identifier: Apache-2.0
"""How many processor cores this process may use: a container or a cluster's job has fewer."""

from __future__ import annotations

import os
from pathlib import Path

_QUOTA = Path("/sys/fs/cgroup/cpu.max")  # control groups, version 2: microseconds, per period
_ALWAYS_ALLOWED = 16


def usable_cores(quota: Path = _QUOTA) -> int:
    """The cores of the machine, of the process's affinity or of its share of time, at least 1."""
    return max(1, min(_allowed(), _paid_for(quota)))


def most_processes() -> int:
    """How many processes may be asked for; more only take each other's memory and time."""
    return max(_ALWAYS_ALLOWED, 4 * usable_cores())


def _allowed() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _paid_for(quota: Path) -> int:
    """The cores that a container's share of processor time amounts to, rounded."""
    everything = os.cpu_count() or 1
    try:
        share, period = quota.read_text(encoding="ascii").split()
        return everything if share == "max" else round(int(share) / int(period))
    except (OSError, ValueError):
        return everything

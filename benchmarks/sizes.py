# SPDX-License-Identifier: Apache-2.0
"""How much the measurements work on: all of it, or little to see that they still run."""

from __future__ import annotations

import os
from typing import TypeVar

Size = TypeVar("Size", int, float)
SHORT_RUN = "INTERPUNCT_SHORT_BENCHMARKS"  # set for the processes of a short run


def is_short() -> bool:
    """Whether this is a short run."""
    return SHORT_RUN in os.environ


def sized(whole: Size, short: Size) -> Size:
    """The size for this run."""
    return short if is_short() else whole

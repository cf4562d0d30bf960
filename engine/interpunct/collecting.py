# SPDX-License-Identifier: Apache-2.0
"""The garbage collector, kept from looking where there is none."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collection() -> Iterator[None]:
    """Let the collector wait while very many objects are made that live on.

    It would look at all of them again and again, which takes as long as making them. Nothing is
    left behind: what was made meanwhile is looked at afterwards, once.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()

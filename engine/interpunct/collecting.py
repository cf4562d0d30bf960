# SPDX-License-Identifier: Apache-2.0
"""The garbage collector, kept from looking where there is none."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress


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


@contextmanager
def lasting() -> Iterator[None]:
    """As `no_collection`, and what was made is not looked at afterwards either.

    A long file is some 200,000 objects that live as long as it is open: each full collection that
    looks through them stops the editor, on whichever thread it runs, for a tenth of a second.
    Whatever else is there just then stays as well, until `let_go`.
    """
    with no_collection():
        try:
            yield
        finally:
            gc.freeze()


def give_back() -> None:
    """Hand back to the system what was freed, before much else is made.

    The allocator of glibc keeps it, in pieces that no large object fits into: some 25 MB once a
    model is loaded and a long file is read. Elsewhere this does nothing.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):  # another C library than glibc
            ctypes.CDLL(None).malloc_trim(0)


def let_go() -> None:
    """Have the collector look again at what was to last, since some of it does no more."""
    gc.unfreeze()

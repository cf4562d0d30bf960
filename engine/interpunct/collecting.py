# SPDX-License-Identifier: Apache-2.0
"""Control of the garbage collector where it would only find live objects."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def no_collection() -> Iterator[None]:
    """Pause the collector while a very large number of long-lived objects is made.

    Otherwise it would visit all of them repeatedly, which takes as long as making them. The new
    objects are visited afterwards, once.
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
    """As `no_collection`, but the new objects are also excluded afterwards.

    A long file is some 200,000 objects that live as long as it is open. Each full collection that
    visits them stops the editor, on any thread, for a tenth of a second. All other objects that
    exist at that moment are excluded as well, until `let_go`.
    """
    with no_collection():
        try:
            yield
        finally:
            gc.freeze()


def give_back() -> None:
    """Return freed memory to the system, before much else is allocated.

    The allocator of glibc keeps it, in pieces too small for a large object: some 25 MB once a
    model is loaded and a long file is read. On other systems this does nothing.
    """
    if sys.platform == "linux":
        with suppress(AttributeError):  # a C library other than glibc
            ctypes.CDLL(None).malloc_trim(0)


def let_go() -> None:
    """Include the excluded objects in collections again, because some are no longer used."""
    gc.unfreeze()

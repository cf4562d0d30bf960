# SPDX-License-Identifier: Apache-2.0
"""Match of the words of a new text to the words of an old text."""

from __future__ import annotations

from collections.abc import Sequence

from rapidfuzz.distance import LCSseq

_MOST_PAIRS = 10**9  # word pairs between the equal ends; above it none is matched (128 MB)


def origins(old: Sequence[str], new: Sequence[str]) -> list[int | None]:
    """Index of the `old` word for each of the `new` words; None for a new word.

    Case does not count. The parts between the equal ends of the two texts are aligned.
    """
    old = [text.casefold() for text in old]
    new = [text.casefold() for text in new]
    head = shared_start(old, new)
    tail = shared_start(old[head:][::-1], new[head:][::-1])
    found: list[int | None] = [None] * len(new)
    found[:head] = range(head)
    found[len(new) - tail :] = range(len(old) - tail, len(old))
    middle_old, middle_new = old[head : len(old) - tail], new[head : len(new) - tail]
    if len(middle_old) * len(middle_new) <= _MOST_PAIRS:
        for part in LCSseq.opcodes(middle_old, middle_new):
            if part.tag == "equal":
                length = part.src_end - part.src_start
                place, origin = head + part.dest_start, head + part.src_start
                found[place : place + length] = range(origin, origin + length)
    return found


def shared_start(one: Sequence[object], other: Sequence[object]) -> int:
    """Length of the common start of two lists or two texts."""
    pairs = enumerate(zip(one, other, strict=False))
    shorter = min(len(one), len(other))
    return next((place for place, (left, right) in pairs if left != right), shorter)

# SPDX-License-Identifier: Apache-2.0
"""Puts what was typed over a text into the same text with the marks that came meanwhile."""

from __future__ import annotations

from difflib import Match, SequenceMatcher

from interpunct.work.matching import shared_start


def rebased(opened: str, typed: str, present: str) -> str:
    """`present` with what was changed from `opened` to `typed`, in one stretch.

    `opened` and `present` have the same words, in other marks and cases. Of a mark that came where
    something was typed, what was typed decides.
    """
    if opened == present:
        return typed
    if opened == typed:
        return present
    head = shared_start(opened, typed)
    tail = shared_start(opened[head:][::-1], typed[head:][::-1])
    matcher = SequenceMatcher(None, _in_lower(opened), _in_lower(present), autojunk=False)
    blocks = [block for block in matcher.get_matching_blocks() if block.size]
    last = len(opened) - tail
    start = max((_in_block(block, head) for block in blocks if block.a < head), default=0)
    ends = (_in_block(block, last) for block in blocks if block.a + block.size > last)
    end = max(start, min(ends, default=len(present)))
    return present[:start] + typed[head : len(typed) - tail] + present[end:]


def _in_block(block: Match, offset: int) -> int:
    """Where an offset of the one text is in the other: in a block that both have, or at its edge.

    An edge is that which is nearer to the offset.
    """
    return block.b + min(max(offset - block.a, 0), block.size)


def _in_lower(text: str) -> str:
    """A text of the same length in lower case."""
    return "".join(low if len(low := sign.lower()) == 1 else sign for sign in text)

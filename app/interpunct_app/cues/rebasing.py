# SPDX-License-Identifier: Apache-2.0
"""Merges text typed in a box with marks that the model added to the same cue meanwhile."""

from __future__ import annotations

from difflib import Match, SequenceMatcher

from interpunct.work.matching import shared_start


def rebased(opened: str, typed: str, present: str) -> str:
    """`present` with the change from `opened` to `typed` applied, as one stretch.

    `opened` and `present` have the same words, with other marks and case. Where a mark was added
    at the place of typing, the typed text wins.
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
    """Offset in the other text: inside a block common to both, or at the block's nearer edge."""
    return block.b + min(max(offset - block.a, 0), block.size)


def _in_lower(text: str) -> str:
    """Text in lower case with the same length."""
    return "".join(low if len(low := sign.lower()) == 1 else sign for sign in text)

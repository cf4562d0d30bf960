# SPDX-License-Identifier: Apache-2.0
"""Which words of a new text are words of an old one."""

from __future__ import annotations

import unicodedata
from itertools import accumulate
from typing import TYPE_CHECKING

from rapidfuzz.distance import LCSseq

if TYPE_CHECKING:
    from collections.abc import Sequence

_MOST_PAIRS = 10**9  # of words between two equal ends; beyond, none of those are followed (128 MB)


def origins(old: Sequence[str], new: Sequence[str]) -> list[int | None]:
    """For each of the `new` words which of the `old` it is; None for one that is none of them.

    Case does not count. What lies between the equal ends of the two texts is aligned.
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


def shared_start(one: Sequence[str], other: Sequence[str]) -> int:
    """How many words two lists, or how many characters two texts, begin with alike."""
    pairs = enumerate(zip(one, other, strict=False))
    shorter = min(len(one), len(other))
    return next((place for place, (left, right) in pairs if left != right), shorter)


def origins_by_letters(old: Sequence[str], new: Sequence[str]) -> list[int | None]:
    """For each of the `new` words the `old` one that ends with the same letter of the whole text.

    This follows words that took in a dot ("no" and "no.") and those around which a segmenter
    found others. As `origins`, where the letters of the two texts are not the same.
    """
    old_letters, new_letters = [letters(text) for text in old], [letters(text) for text in new]
    if "".join(old_letters) != "".join(new_letters):
        return origins(old_letters, new_letters)
    ends = {end: place for place, end in enumerate(accumulate(map(len, old_letters)))}
    return [ends.get(end) for end in accumulate(map(len, new_letters))]


def letters(text: str) -> str:
    """The letters and digits of a text, without case or accents."""
    folded = text.lower() if text.isascii() else unicodedata.normalize("NFD", text).casefold()
    return "".join(filter(str.isalnum, folded)).replace("ı", "i")

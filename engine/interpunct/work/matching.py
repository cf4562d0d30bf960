# SPDX-License-Identifier: Apache-2.0
"""Match of a new text to an old one, and of new cues to old cues."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import regex
from rapidfuzz.distance import LCSseq, Levenshtein

_PIECE = regex.compile(r"\w+|\W")
_MOST_PAIRS = 10**9  # word pairs between the equal ends; above it none is matched (128 MB)


def origins(old: Sequence[str], new: Sequence[str]) -> list[int | None]:
    """Index of the `old` word for each of the `new` words; None for a new word.

    Case does not count. The parts between the equal ends of the two texts are aligned.
    """
    old = [text.casefold() for text in old]
    new = [text.casefold() for text in new]
    gone, come = changed_parts(old, new)
    head = gone.start
    found: list[int | None] = [*range(head), *(None for _ in come), *range(gone.stop, len(old))]
    middle_old, middle_new = old[head : gone.stop], new[head : come.stop]
    if len(middle_old) * len(middle_new) <= _MOST_PAIRS:
        for part in LCSseq.opcodes(middle_old, middle_new):
            if part.tag == "equal":
                length = part.src_end - part.src_start
                place, origin = head + part.dest_start, head + part.src_start
                found[place : place + length] = range(origin, origin + length)
    return found


def stages(before: str, after: str) -> list[str]:
    """The texts on the way from one to another, one change of words at a time, the last first."""
    old, new = _PIECE.findall(before), _PIECE.findall(after)
    parts = groupby(Levenshtein.opcodes(old, new), lambda part: part.tag == "equal")
    changes = [list(run) for is_equal, run in parts if not is_equal]
    found: list[str] = []
    for run in reversed(changes):
        first, last = run[0], run[-1]
        old[first.src_start : last.src_end] = new[first.dest_start : last.dest_end]
        found.append("".join(old))
    return found


def followed(
    chosen: Iterable[int], before: Sequence[object], after: Sequence[object]
) -> list[int]:
    """Places of the `chosen` cues, numbers in `before`, in a changed list of cues.

    Of a part that was cut, split or joined all is chosen, if any of it was.
    """
    gone, come = changed_parts(before, after)
    places = set[int]()
    for place in chosen:
        if place < gone.start:
            places.add(place)
        elif place >= gone.stop:
            places.add(place - gone.stop + come.stop)
        else:
            places.update([place] if len(gone) == len(come) else come)
    return sorted(places)


def changed_parts(old: Sequence[object], new: Sequence[object]) -> tuple[range, range]:
    """The places in `old` and in `new` between their equal starts and their equal ends."""
    head = shared_start(old, new)
    tail = shared_start(old[head:][::-1], new[head:][::-1])
    return range(head, len(old) - tail), range(head, len(new) - tail)


def shared_start(one: Sequence[object], other: Sequence[object]) -> int:
    """Length of the common start of two lists or two texts."""
    pairs = enumerate(zip(one, other, strict=False))
    shorter = min(len(one), len(other))
    return next((place for place, (left, right) in pairs if left != right), shorter)

# SPDX-License-Identifier: Apache-2.0
"""Merges text typed in a box with marks that the model added to the same cue meanwhile."""

from __future__ import annotations

from interpunct.work.matching import changed_parts


def rebased(opened: str, typed: str, present: str) -> str:
    """`present` with the change from `opened` to `typed` applied, as one stretch.

    `opened` and `present` have the same words, with other marks and case. Where a mark was added
    at the place of typing, the typed text wins.
    """
    if opened == present:
        return typed
    if opened == typed:
        return present
    gone, come = changed_parts(opened, typed)
    places = _places(opened, present)
    start = places[gone.start - 1][1] if gone.start else 0
    end = max(start, places[gone.stop][0]) if gone.stop < len(opened) else len(present)
    return present[:start] + typed[come.start : come.stop] + present[end:]


def _places(opened: str, present: str) -> list[tuple[int, int]]:
    """Start and end in `present` of each sign of `opened`, equal where a mark has gone.

    Letters and spaces are taken one after another, so that equal words keep their order.
    """
    places: list[tuple[int, int]] = []
    place = 0
    for sign in opened:
        if sign.isalnum() or sign.isspace():
            while place < len(present) and not _same(sign, present[place]):
                place += 1
        start = place
        place += place < len(present) and _same(sign, present[place])
        places.append((start, place))
    return places


def _same(one: str, other: str) -> bool:
    return one == other or one.lower() == other.lower()

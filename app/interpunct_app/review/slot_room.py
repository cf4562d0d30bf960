# SPDX-License-Identifier: Apache-2.0
"""Makes room for the sign of a slot, or of a word, in the cue that is under review."""

from __future__ import annotations

from dataclasses import replace

from interpunct_app.cues.shown_cue import Gap, ShownCue

_PADDING = "\u202f"  # narrow and without a line break
_EMPTY = "\u00a0\u00a0"


def opened(cue: ShownCue, gap: Gap) -> tuple[ShownCue, Gap]:
    """`cue` with room around the mark of `gap`, and where that room is.

    What stands after the gap moves on by the padding; among the gaps of the cue it has no doubt,
    as it is drawn in its own way.
    """
    mark = cue.text[gap.start : gap.end] or _EMPTY
    room = f"{_PADDING}{mark}{_PADDING}"
    shift = len(room) - (gap.end - gap.start)

    def moved(offset: int) -> int:
        return offset + shift if offset > gap.start or offset >= gap.end > gap.start else offset

    room_end = gap.start + len(room)
    gaps = tuple(
        Gap(other.slot, other.start, room_end, None)
        if other.slot == gap.slot
        else Gap(other.slot, moved(other.start), moved(other.end), other.doubt)
        for other in cue.gaps
    )
    words = tuple(
        Gap(word.slot, word.start + shift, word.end + shift, word.doubt)
        if word.slot > gap.slot
        else word
        for word in cue.words
    )
    markup = tuple((moved(start), moved(end)) for start, end in cue.markup)
    text = cue.text[: gap.start] + room + cue.text[gap.end :]
    opened_cue = replace(cue, text=text, gaps=gaps, markup=markup, words=words)
    return opened_cue, replace(gap, end=room_end)


def around_word(cue: ShownCue, word: Gap) -> tuple[ShownCue, Gap]:
    """`cue` without another sign for `word`, which is drawn in its own way where it stands."""
    others = tuple(
        replace(other, doubt=None) if other.slot == word.slot else other for other in cue.words
    )
    return replace(cue, words=others), word

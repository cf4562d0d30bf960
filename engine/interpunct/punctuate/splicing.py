# SPDX-License-Identifier: Apache-2.0
"""Payloads changed at their slots and words, which are followed to where they are then.

Nothing is read again: what changes is known, and all else only moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from interpunct.transcript.labels import Label
from interpunct.transcript.transcript import Slot, Word


class SlotEdit(NamedTuple):
    """`payload[start:end]` gives way to `text`, in which `mark` begins at offset `lead`."""

    start: int
    end: int
    text: str
    lead: int
    mark: str
    label: Label


class CueWords(NamedTuple):
    """The payload of one cue, and its words and slots as they stand in it."""

    payload: str
    words: Sequence[Word]
    slots: Sequence[Slot]


def splice(cue: CueWords, edits: Mapping[int, SlotEdit], cased: Mapping[int, str]) -> CueWords:
    """The cue with other marks and casing; the keys count its words, which its slots follow."""
    payload = cue.payload
    parts: list[str] = []
    new_words: list[Word] = []
    new_slots: list[Slot] = []
    position = moved = 0
    for place, (word, slot) in enumerate(zip(cue.words, cue.slots, strict=True)):
        text = cased.get(place, word.text)
        start = word.start + moved
        parts += (payload[position : word.start], text)
        position = word.end
        moved += len(text) - (word.end - word.start)
        new_words.append(word._replace(text=text, start=start, end=start + len(text)))
        edit = edits.get(place)
        if edit is None:
            new_slots.append(slot._replace(start=slot.start + moved, end=slot.end + moved))
            continue
        start = edit.start + moved + edit.lead
        parts += (payload[position : edit.start], edit.text)
        position = edit.end
        moved += len(edit.text) - (edit.end - edit.start)
        new_slots.append(
            slot._replace(
                start=start, end=start + len(edit.mark), mark=edit.mark, label=edit.label
            )
        )
    parts.append(payload[position:])
    return CueWords("".join(parts), new_words, new_slots)

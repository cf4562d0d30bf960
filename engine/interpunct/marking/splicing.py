# SPDX-License-Identifier: Apache-2.0
"""Edits of payloads at slots and words, with the new offsets of all words and slots.

Nothing is parsed again: the edits are known, and all other text only moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from interpunct.labels import Label
from interpunct.transcript.transcript import Slot, Word


class SlotEdit(NamedTuple):
    """Replacement of `payload[start:end]` by `text`, in which `mark` begins at offset `lead`."""

    start: int
    end: int
    text: str
    lead: int
    mark: str
    label: Label


class OpeningEdit(NamedTuple):
    """Replacement of `payload[start:end]`, which precedes a word, by `text`."""

    start: int
    end: int
    text: str


class CueWords(NamedTuple):
    """The payload of one cue, with its words and slots at their offsets."""

    payload: str
    words: Sequence[Word]
    slots: Sequence[Slot]


def splice(
    cue: CueWords,
    edits: Mapping[int, SlotEdit],
    cased: Mapping[int, str],
    opened: Mapping[int, OpeningEdit],
) -> CueWords:
    """The cue with new marks and casing; keys are word numbers within the cue, also for slots."""
    payload = cue.payload
    parts: list[str] = []
    new_words: list[Word] = []
    new_slots: list[Slot] = []
    position = moved = 0
    for place, (word, slot) in enumerate(zip(cue.words, cue.slots, strict=True)):
        text, edit = cased.get(place), edits.get(place)
        if place in opened:
            opening = opened[place]
            parts += (payload[position : opening.start], opening.text)
            position = opening.end
            moved += len(opening.text) - (opening.end - opening.start)
        if text is not None:
            parts += (payload[position : word.start], text)
            position = word.end
        if moved or text is not None:
            new_words.append(word.placed(word.text if text is None else text, word.start + moved))
            moved += 0 if text is None else len(text) - (word.end - word.start)
        else:
            new_words.append(word)
        if edit is not None:
            start = edit.start + moved + edit.lead
            parts += (payload[position : edit.start], edit.text)
            position = edit.end
            moved += len(edit.text) - (edit.end - edit.start)
            end = start + len(edit.mark)
            new_slots.append(Slot(start, end, edit.mark, edit.label, slot.protected, slot.settled))
        elif moved:
            new_slots.append(slot.moved(moved))
        else:
            new_slots.append(slot)
    parts.append(payload[position:])
    return CueWords("".join(parts), new_words, new_slots)

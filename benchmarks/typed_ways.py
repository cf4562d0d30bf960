# SPDX-License-Identifier: Apache-2.0
"""Ways to bring marks and capitals back without a model: by caret, by mouse, in Subtitle Edit.

Steps of Subtitle Edit 5 for one file, by its pages on shortcuts, casing and the text box:

1. `Alt+Down` goes to each row that lacks a mark; in its text box, each mark is a click and a key.
2. Each word with a capital of its own is put on the list of names, once: a double click, then
   `Ctrl+Shift+L` and `Enter`.
3. `Ctrl+Shift+C` opens the casing, which is normal and with names: `Enter`, and `Enter` once more
   for the list of names that it found.

The casing of step 3 gives sentences their capitals and, with step 2, all names. The count favours
it: rows without a mark to set cost nothing, and no name is also a common word.
"""

from __future__ import annotations

from benchmarks.hand_work import HandWork
from interpunct.labels import Casing, Label
from interpunct.transcript.lettercase import casing_of
from interpunct.transcript.transcript import Transcript, Word

_TO_LIST_A_NAME = 2  # keys, after a double click
_TO_CASE_A_FILE = 3


def walked(wanted: Transcript) -> HandWork:
    """A key for each word; one for each mark; two for each capital: delete, type."""
    marks, capitals = _marks(wanted), len(_capitals(wanted))
    return HandWork(len(wanted) + marks + 2 * capitals, 0, marks + capitals)


def clicked(wanted: Transcript) -> HandWork:
    """The same keys, after a click at each place; a capital after a typed mark needs no click."""
    marks, capitals = _marks(wanted), _capitals(wanted)
    following = sum(wanted.slots[word - 1].label is not Label.NONE for word in capitals if word)
    clicks = marks + len(capitals) - following
    return HandWork(marks + 2 * len(capitals), clicks, marks + len(capitals))


def in_subtitle_edit(wanted: Transcript) -> HandWork:
    """The steps at the head of this file."""
    marked = [
        word.cue
        for word, slot in zip(wanted.words, wanted.slots, strict=True)
        if slot.label is not Label.NONE
    ]
    names = {wanted.words[word].text.lower() for word in _names(wanted)}
    keys = len(set(marked)) + len(marked) + _TO_LIST_A_NAME * len(names) + _TO_CASE_A_FILE
    return HandWork(keys, len(marked) + len(names), len(marked) + len(names))


def _marks(wanted: Transcript) -> int:
    return sum(slot.label is not Label.NONE for slot in wanted.slots)


def _capitals(wanted: Transcript) -> list[int]:
    """Numbers of the words with a capital."""
    return [number for number, word in enumerate(wanted.words) if _is_raised(word)]


def _names(wanted: Transcript) -> list[int]:
    """Numbers of the words with a capital that begin no sentence."""
    begun = [True, *(slot.label.ends_sentence for slot in wanted.slots)]
    return [number for number in _capitals(wanted) if not begun[number]]


def _is_raised(word: Word) -> bool:
    return casing_of(word.text) not in (None, Casing.LOWER)

# SPDX-License-Identifier: Apache-2.0
"""Bookmarks: places to return to, with or without a note.

They belong to the review, not to the captions, so they change no byte of the file. Each is
attached to a word and moves with it when cues are split, joined, cut or moved.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated

from msgspec import Meta, Struct

from interpunct.errors import SessionError
from interpunct.review.commands import Index, Step, check_word
from interpunct.sentences import Sentence, counted
from interpunct.work.work import Work

LONGEST_NOTE = 500
Note = Annotated[str, Meta(max_length=LONGEST_NOTE)]


class BookmarkedWord(Struct, frozen=True):
    """A word and the new note of its bookmark; None for no bookmark."""

    index: Index
    word: str
    note: Note | None


class SetBookmarks(Struct, frozen=True, tag_field="do", tag="bookmarks"):
    """Command to set, change or remove bookmarks."""

    bookmarks: tuple[BookmarkedWord, ...]

    @classmethod
    def plan(cls, work: Work, notes: Mapping[int, str | None]) -> Step:
        """Set the bookmarks of the words with these numbers; a note of None removes one.

        Notes become one line of at most `LONGEST_NOTE` characters. Raises SessionError for an
        unknown word, and for an empty mapping.
        """
        words = work.transcript.words
        texts = {index: words[index].text if index < len(words) else "" for index in notes}
        entries = (BookmarkedWord(at, texts[at], _one_line(notes[at])) for at in sorted(notes))
        return cls(tuple(entries)).step(work)

    @classmethod
    def toggle(cls, work: Work, cue: int, slot: int | None = None) -> Step:
        """Remove the bookmarks of a cue, or set one where it has none.

        The new bookmark is at the word of `slot`, if it belongs to the cue, else at the first
        word. Raises SessionError for a cue without words.
        """
        there: Mapping[int, str | None] = dict.fromkeys(bookmarks_of_cue(work, cue))
        return cls.plan(work, there or {word_for_bookmark(work, cue, slot): ""})

    def step(self, work: Work) -> Step:
        """See `Command`."""
        if not self.bookmarks:
            raise SessionError("there is no bookmark to set or remove.")
        for entry in self.bookmarks:
            check_word(work, entry.index, entry.word)
        after = {entry.index: entry.note for entry in self.bookmarks}
        before = {index: work.bookmarks.get(index) for index in after}
        cues = [work.transcript.words[index].cue for index in after]
        return Step(
            self,
            self._description(),
            range(min(cues), max(cues) + 1),
            partial(_put, notes=after),
            partial(_put, notes=before),
        )

    def _description(self) -> str:
        first = self.bookmarks[0]
        what = Sentence("no bookmark") if first.note is None else Sentence("bookmark")
        if len(self.bookmarks) > 1:
            return counted(
                len(self.bookmarks),
                one="{what} at 1 word",
                many="{what} at {count} words",
                what=what,
            )
        return Sentence("{what} at ‘{word}’", what=what, word=first.word)


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A bookmark as shown in a list: word number, cue number from 0, and note."""

    word: int
    cue: int
    note: str


def bookmarks(work: Work) -> list[Bookmark]:
    """All bookmarks in the order of the words."""
    words = work.transcript.words
    return [
        Bookmark(word, words[word].cue, work.bookmarks[word]) for word in sorted(work.bookmarks)
    ]


def bookmarks_of_cue(work: Work, cue: int) -> list[int]:
    """The words of a cue with a bookmark, in order."""
    slots = work.slots_of_cue(cue)
    return sorted(word for word in work.bookmarks if word in slots)


def next_bookmark(work: Work, cue: int, *, back: bool = False) -> int | None:
    """The nearest cue with a bookmark after `cue`, or before it; wraps around at the end.

    None where there is no bookmark.
    """
    marked = sorted({work.transcript.words[word].cue for word in work.bookmarks}, reverse=back)
    ahead = (other for other in marked if (other < cue if back else other > cue))
    return next(ahead, next(iter(marked), None))


def word_for_bookmark(work: Work, cue: int, slot: int | None = None) -> int:
    """The word of a cue that gets a new bookmark: see `SetBookmarks.toggle`."""
    slots = work.slots_of_cue(cue)
    if not slots:
        raise SessionError(
            "a bookmark belongs to a word, and this cue has no words.",
            where=Sentence("cue {number}", number=cue + 1),
            remedy="Set the bookmark at the cue before or after.",
        )
    return slot if slot is not None and slot in slots else slots.start


def _one_line(note: str | None) -> str | None:
    return None if note is None else " ".join(note.split())[:LONGEST_NOTE]


def _put(work: Work, notes: Mapping[int, str | None]) -> None:
    for word, note in notes.items():
        work.bookmark(word, note)

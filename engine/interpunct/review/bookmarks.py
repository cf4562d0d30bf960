# SPDX-License-Identifier: Apache-2.0
"""Bookmarks: places to return to, with or without a note.

They belong to the review, not to the captions, so they change no byte of the file. Each is
attached to a word, or to a cue without words, and moves with it when cues are split, joined, cut
or moved.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from interpunct.errors import SessionError
from interpunct.review.commands import Index, Step, check_cue, check_word
from interpunct.sentences import Sentence, counted
from interpunct.work.work import Work

LONGEST_NOTE = 5_000
Note = Annotated[str, Meta(max_length=LONGEST_NOTE)]


class Place(NamedTuple):
    """The place of a bookmark: a word of a cue, or the cue (None); numbers from 0."""

    cue: int
    word: int | None


class BookmarkedWord(Struct, frozen=True):
    """A word and the new note of its bookmark; None for no bookmark."""

    index: Index
    word: str
    note: Note | None


class BookmarkedCue(Struct, frozen=True):
    """A cue that had no words and the new note of its bookmark; None for no bookmark."""

    index: Index
    note: Note | None


class SetBookmarks(Struct, frozen=True, tag_field="do", tag="bookmarks", omit_defaults=True):
    """Command to set, change or remove bookmarks, at words and at `cues`."""

    bookmarks: tuple[BookmarkedWord, ...]
    cues: tuple[BookmarkedCue, ...] = ()

    @classmethod
    def plan(
        cls,
        work: Work,
        notes: Mapping[int, str | None],
        of_cues: Mapping[int, str | None] | None = None,
    ) -> Step:
        """Set the bookmarks of words, and of cues, with these numbers; a note of None removes one.

        Notes become one line of at most `LONGEST_NOTE` characters. Raises SessionError for an
        unknown word or cue, and where there is none.
        """
        words = work.transcript.words
        texts = {index: words[index].text if index < len(words) else "" for index in notes}
        entries = (BookmarkedWord(at, texts[at], _one_line(notes[at])) for at in sorted(notes))
        cues = (BookmarkedCue(at, _one_line(note)) for at, note in sorted((of_cues or {}).items()))
        return cls(tuple(entries), tuple(cues)).step(work)

    @classmethod
    def plan_at(cls, work: Work, notes: Mapping[Place, str | None]) -> Step:
        """As `plan`, for words and cues by their place."""
        return cls.plan(
            work,
            {place.word: note for place, note in notes.items() if place.word is not None},
            {place.cue: note for place, note in notes.items() if place.word is None},
        )

    @classmethod
    def toggle(cls, work: Work, cue: int, slot: int | None = None) -> Step:
        """Remove the bookmarks of a cue, or set one where it has none.

        The new bookmark is at the word of `slot`, if it belongs to the cue, else at the first
        word; a cue without words has it itself. Raises SessionError for an unknown cue.
        """
        check_cue(work, cue)
        there: Mapping[Place, str | None] = dict.fromkeys(bookmarks_of_cue(work, cue))
        return cls.plan_at(work, there or {place_for_bookmark(work, cue, slot): ""})

    def step(self, work: Work) -> Step:
        """See `Command`."""
        if not (self.bookmarks or self.cues):
            raise SessionError("there is no bookmark to set or remove.")
        for entry in self.bookmarks:
            check_word(work, entry.index, entry.word)
        for cue in self.cues:
            check_cue(work, cue.index)
        words = {entry.index: entry.note for entry in self.bookmarks}
        cues = {entry.index: entry.note for entry in self.cues}
        words_before = {index: work.bookmarks.get(index) for index in words}
        cues_before = {index: work.cue_notes.bookmarks.get(index) for index in cues}
        changed = [*(work.transcript.words[index].cue for index in words), *cues]
        return Step(
            self,
            self._description(),
            range(min(changed), max(changed) + 1),
            partial(_put, words=words, cues=cues),
            partial(_put, words=words_before, cues=cues_before),
        )

    def _description(self) -> str:
        entries: list[BookmarkedWord | BookmarkedCue] = [*self.bookmarks, *self.cues]
        notes = [entry.note for entry in entries]
        what = Sentence("no bookmark") if notes[0] is None else Sentence("bookmark")
        if len(notes) > 1:
            return counted(
                len(notes),
                one="{what} at 1 place",
                many="{what} at {count} places",
                what=what,
            )
        if self.bookmarks:
            return Sentence("{what} at ‘{word}’", what=what, word=self.bookmarks[0].word)
        return Sentence("{what} at cue {number}", what=what, number=self.cues[0].index + 1)


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A bookmark as shown in a list: its place, and its note."""

    place: Place
    note: str


def bookmarks(work: Work) -> list[Bookmark]:
    """All bookmarks in the order of the cues."""
    words = work.transcript.words
    of_words = (
        Bookmark(Place(words[word].cue, word), work.bookmarks[word])
        for word in sorted(work.bookmarks)
    )
    of_cues = (Bookmark(Place(cue, None), note) for cue, note in work.cue_notes.bookmarks.items())
    return sorted([*of_words, *of_cues], key=lambda one: one.place.cue)


def bookmarks_of_cue(work: Work, cue: int) -> dict[Place, str]:
    """The places of a cue with a bookmark, in order, and the notes."""
    slots = work.slots_of_cue(cue)
    words = sorted(word for word in work.bookmarks if word in slots)
    of_words = {Place(cue, word): work.bookmarks[word] for word in words}
    note = work.cue_notes.bookmarks.get(cue)
    return of_words if note is None else of_words | {Place(cue, None): note}


def next_bookmark(work: Work, cue: int, *, back: bool = False) -> int | None:
    """The nearest cue with a bookmark after `cue`, or before it; wraps around at the end.

    None where there is no bookmark.
    """
    marked = sorted({one.place.cue for one in bookmarks(work)}, reverse=back)
    ahead = (other for other in marked if (other < cue if back else other > cue))
    return next(ahead, next(iter(marked), None))


def place_for_bookmark(work: Work, cue: int, slot: int | None = None) -> Place:
    """The place in a cue that gets a new bookmark: see `SetBookmarks.toggle`."""
    slots = work.slots_of_cue(cue)
    if not slots:
        return Place(cue, None)
    return Place(cue, slot if slot is not None and slot in slots else slots.start)


def _one_line(note: str | None) -> str | None:
    return None if note is None else " ".join(note.split())[:LONGEST_NOTE]


def _put(work: Work, words: Mapping[int, str | None], cues: Mapping[int, str | None]) -> None:
    for word, note in words.items():
        work.bookmark(word, note)
    for cue, note in cues.items():
        work.cue_notes = work.cue_notes.with_bookmark(cue, note)

# SPDX-License-Identifier: Apache-2.0
"""Transfer of the decisions of a human to another version of the file.

Words that both versions have keep their decisions, as far as these still fit. Edits of text, cues
and times are not decisions: the author of the other version may have made them too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from interpunct.review.bookmarks import BookmarkedCue, BookmarkedWord, SetBookmarks
from interpunct.review.commands import (
    Command,
    DecidedCasing,
    DecidedSlot,
    DecideMany,
    SetCasing,
    Step,
    may_stand,
)
from interpunct.review.exceptions import ExceptedCue, ExceptedWord, SetExceptions
from interpunct.work.cue_notes import CueNotes
from interpunct.work.decisions import CasingChoice
from interpunct.work.matching import origins
from interpunct.work.work import Work


@dataclass(frozen=True, slots=True)
class Carried:
    """The steps for everything that still fits; `kept` of `all` decisions and bookmarks.

    Exceptions from the quality check are not counted.
    """

    steps: tuple[Step, ...]
    kept: int
    all: int


def carry_over(old: Work, new: Work) -> Carried:
    """Plan for `new` the decisions, bookmarks and exceptions of `old`, a version of the same file.

    The decision of a mark fits where its word and the next word are still neighbours. The text
    must also have the earlier mark or the decided mark. The choice of a casing fits where its word
    is written as before.
    """
    found = origins(_texts(old), _texts(new))
    places = {origin: place for place, origin in enumerate(found) if origin is not None}
    slots = tuple(_slots(old, new, places))
    casings = tuple(_casings(old, new, places))
    written = tuple(_written_casings(old, new, places))
    marked = tuple(
        BookmarkedWord(places[word], new.transcript.words[places[word]].text, note)
        for word, note in sorted(old.bookmarks.items())
        if word in places
    )
    excepted = tuple(_exceptions(old, new, places))
    cues = _same_cues(old, new)
    marked_cues = tuple(
        BookmarkedCue(cues[cue], note)
        for cue, note in sorted(old.cue_notes.bookmarks.items())
        if cue in cues
    )
    excepted_cues = tuple(
        ExceptedCue(cues[cue], one.rule, one.value, one.reason)
        for cue, held in sorted(old.cue_notes.exceptions.items())
        if cue in cues
        for one in held
    )
    commands: list[Command] = [
        *([DecideMany(slots, casings)] if slots or casings else []),
        *written,
        *([SetBookmarks(marked, marked_cues)] if marked or marked_cues else []),
        *([SetExceptions(excepted, excepted_cues)] if excepted or excepted_cues else []),
    ]
    return Carried(
        tuple(command.step(new) for command in commands),
        kept=len(slots) + len(casings) + len(written) + len(marked) + len(marked_cues),
        all=len(old.decisions)
        + len(old.casings)
        + len(old.bookmarks)
        + len(old.cue_notes.bookmarks),
    )


def _exceptions(old: Work, new: Work, places: dict[int, int]) -> Iterator[ExceptedWord]:
    """The exceptions of the words that both versions have; they only hold if nothing is worse."""
    for word, held in sorted(old.exceptions.items()):
        place = places.get(word)
        if place is not None:
            text = new.transcript.words[place].text
            for one in held:
                yield ExceptedWord(place, text, one.rule, one.value, one.reason)


def _same_cues(old: Work, new: Work) -> dict[int, int]:
    """The new numbers of the cues whose texts are in both versions, if any cue has notes."""
    if old.cue_notes == CueNotes():
        return {}
    old_texts, new_texts = ([cue.payload for cue in one.document.cues] for one in (old, new))
    found = origins(old_texts, new_texts)
    return {origin: place for place, origin in enumerate(found) if origin is not None}


def _texts(work: Work) -> list[str]:
    return [word.text for word in work.transcript.words]


def _slots(old: Work, new: Work, places: dict[int, int]) -> Iterator[DecidedSlot]:
    """The decisions on marks that fit."""
    next_places = places | {len(old.transcript): len(new.transcript)}  # the end comes last
    for slot, decision in sorted(old.decisions.items()):
        place = places.get(slot)
        if place is None or next_places.get(slot + 1) != place + 1:
            continue
        word, written = new.transcript.words[place], new.transcript.slots[place]
        known = (old.transcript.slots[slot].mark, decision.mark)
        stands = written.mark == decision.mark or may_stand(decision.mark, word.language)
        if written.mark in known and stands and not written.protected:
            yield DecidedSlot(
                place, word.text, decision.mark, decision.label.counts_as, decision.seconds
            )


def _casings(old: Work, new: Work, places: dict[int, int]) -> Iterator[DecidedCasing]:
    """The decisions on casings inside sentences that fit."""
    for place, choice in _choices(old, new, places):
        word = new.transcript.words[place]
        if choice.inside and choice.casing is not None and not word.fixed:
            yield DecidedCasing(place, word.text, choice.casing, choice.seconds)


def _written_casings(old: Work, new: Work, places: dict[int, int]) -> Iterator[SetCasing]:
    """The fitting casings that were set as written, wherever sentences start."""
    for place, choice in _choices(old, new, places):
        if not choice.inside:
            yield SetCasing(place, new.transcript.words[place].text, choice.casing)


def _choices(old: Work, new: Work, places: dict[int, int]) -> Iterator[tuple[int, CasingChoice]]:
    """The casings of words that are written as before, with their new places."""
    for word, choice in sorted(old.casings.items()):
        place = places.get(word)
        text = old.transcript.words[word].text
        if place is not None and new.transcript.words[place].text == text:
            yield place, choice

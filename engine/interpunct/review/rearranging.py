# SPDX-License-Identifier: Apache-2.0
"""The command that inserts, deletes, moves, duplicates, pastes and sorts cues.

All of these exchange a run of cues for another: cues that stay, by their number, and new ones.
Words of cues that stay keep their decisions and predictions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from interpunct.captions.clippings import clipped_cues, packed_cues
from interpunct.captions.document import Cue, RecutCue, WordTime
from interpunct.captions.scanning import CueSpan
from interpunct.errors import CaptionError, SessionError
from interpunct.review.commands import Index, Step
from interpunct.sentences import Sentence, counted
from interpunct.work.free_time import USUAL_MS, free_before, free_from
from interpunct.work.rebuilding import Exchange, exchange
from interpunct.work.work import Work


class Change(StrEnum):
    """The kind of a rearrangement, for its description."""

    INSERT = "insert"
    DELETE = "delete"
    DUPLICATE = "duplicate"
    PASTE = "paste"
    MOVE = "move"
    SORT = "sort"
    SWAP = "swap"


class PlacedCue(Struct, frozen=True, omit_defaults=True):
    """A new cue with its text as in the file, and the languages of its lines.

    A copy of the cue `like` has the decisions and predictions of its words too.
    """

    start_ms: int
    end_ms: int
    payload: str = ""
    settings: str = ""
    languages: tuple[str, ...] = ()
    word_times: tuple[WordTime, ...] = ()
    like: Index | None = None

    def cue(self, identifier: str = "") -> Cue:
        """The cue of a document, which gives it a number if it has no `identifier`."""
        return Cue(
            identifier, self.start_ms, self.end_ms, self.settings, self.payload, self.word_times
        )


Placed = int | PlacedCue
"""A cue that stays, by its number before the command, or a new one."""


class Rearrange(Struct, frozen=True, tag_field="do", tag="rearrange"):
    """Command to replace the cues from `first` to before `stop` by `cues`."""

    first: Index
    stop: Index
    cues: tuple[Placed, ...]
    change: Change

    def step(self, work: Work) -> Step:
        """See `Command`. Raises CaptionError for a cue that the file cannot hold."""
        self._check(work)
        languages = [self._languages(work, placed) for placed in self.cues]
        document = work.document.splice(self.first, self.stop, self._run(work))
        sources = [one.like if isinstance(one, PlacedCue) else one for one in self.cues]
        part = exchange(work, document, range(self.first, self.stop), languages, sources)
        shown = range(self.first, len(document.cues))
        return Step(self, self._name(), shown, part.apply, part.revert, restructures=True)

    def _check(self, work: Work) -> None:
        kept = [one for one in self.cues if not isinstance(one, PlacedCue)]
        count = len(work.document.cues)
        known = range(self.first, min(self.stop, count))
        copied = [one.like for one in self.cues if isinstance(one, PlacedCue) and one.like]
        is_there = bool(known) if count else not self.first
        is_complete = self.change is not Change.INSERT or len(kept) < len(self.cues)
        is_whole = len(known) == self.stop - self.first and _known_once(kept, known)
        if not (is_there and is_whole and is_complete):
            raise SessionError("these cues are not in the file.")
        if any(cue >= count for cue in copied):
            raise SessionError("the copied cue is not in the file.")
        if not self.cues and len(known) == count:
            raise SessionError(
                "the file would have no cue left.", remedy="Close the file, or keep one cue."
            )

    def _run(self, work: Work) -> list[RecutCue]:
        return [self._recut(work, place, one) for place, one in enumerate(self.cues, self.first)]

    def _recut(self, work: Work, place: int, placed: Placed) -> RecutCue:
        """A cue of the new run; an exchanged text gets the name of the cue at its place."""
        if not isinstance(placed, PlacedCue):
            return RecutCue(placed, work.document.cues[placed])
        if self.change is not Change.SWAP:
            return RecutCue(None, placed.cue())
        return RecutCue(place, placed.cue(identifier=work.document.cues[place].identifier))

    def _languages(self, work: Work, placed: Placed) -> tuple[str, ...]:
        """The languages of a cue; a new one without any has those of the cue at its place."""
        if isinstance(placed, PlacedCue):
            return placed.languages or work.languages_of_cue(self.first)
        return work.languages_of_cue(placed)

    def _name(self) -> Sentence:
        new = [place for place, one in enumerate(self.cues) if isinstance(one, PlacedCue)]
        if self.change in _ORDERS:
            return _ORDERS[self.change]
        if self.change in _COUNTED:
            return _COUNTED[self.change](len(new) or self.stop - self.first - len(self.cues))
        if self.change is Change.SWAP:
            cues = {"first": self.first + 1, "second": self.stop}
            return Sentence("exchange of the texts of cues {first} and {second}", **cues)
        return Sentence("new cue {number}", number=self.first + new[0] + 1)


_ORDERS = {
    Change.MOVE: Sentence("other order of cues"),
    Change.SORT: Sentence("order of cues by time"),
}
_COUNTED: dict[Change, Callable[[int], Sentence]] = {
    Change.DELETE: lambda count: counted(
        count, one="deletion of 1 cue", many="deletion of {count} cues"
    ),
    Change.DUPLICATE: lambda count: counted(
        count, one="copy of 1 cue", many="copies of {count} cues"
    ),
    Change.PASTE: lambda count: counted(count, one="1 pasted cue", many="{count} pasted cues"),
}


def _known_once(cues: Sequence[int], known: range) -> bool:
    """Whether each of `cues` is one of `known`, and none comes twice."""
    return len(set(cues)) == len(cues) and all(cue in known for cue in cues)


def _beside(work: Work, place: int, new: Sequence[PlacedCue], change: Change) -> Step:
    """The step that puts `new` before cue `place`, or at the end.

    Cues without settings get those that go with the cue before them, else after them.
    """
    last = len(work.document.cues) - 1
    if last < 0:
        return Rearrange(0, 0, tuple(new), change).step(work)
    usual = work.document.settings_beside(max(0, place - 1))
    new = [one if one.settings else replace(one, settings=usual) for one in new]
    if place > last:
        return Rearrange(last, last + 1, (last, *new), change).step(work)
    return Rearrange(place, place + 1, (*new, place), change).step(work)


def insert_cue(work: Work, place: int, start_ms: int, end_ms: int) -> Step:
    """Put an empty cue before cue `place`, or at the end where it is the number of cues.

    Raises CaptionError for times that the file cannot hold.
    """
    return _beside(work, place, [PlacedCue(start_ms, end_ms)], Change.INSERT)


class NewRow(NamedTuple):
    """Times of a new cue, to be put before cue `place`."""

    place: int
    start_ms: int
    end_ms: int


def row_before(work: Work, place: int, gap_ms: int = 0) -> NewRow:
    """A new cue before cue `place`, in the free time there. Raises SessionError without any."""
    return NewRow(place, *free_before(work.document.cues, place, gap_ms))


def row_from(work: Work, at_ms: int, until_ms: int | None = None, gap_ms: int = 0) -> NewRow:
    """A new cue in the free time from a moment on. Raises SessionError without any."""
    start_ms, end_ms = free_from(work.document.cues, at_ms, until_ms, gap_ms)
    return NewRow(place_at(work, start_ms), start_ms, end_ms)


def place_at(work: Work, start_ms: int) -> int:
    """The place of a new cue that starts at this time: before the first later cue."""
    starts = enumerate(cue.start_ms for cue in work.document.cues)
    return next((place for place, at in starts if at > start_ms), len(work.document.cues))


def delete_cues(work: Work, cues: Iterable[int]) -> Step:
    """Delete `cues`, at least one. Raises SessionError where none would be left."""
    gone = set(cues)
    run = range(min(gone), max(gone) + 1)
    kept = tuple(cue for cue in run if cue not in gone)
    return Rearrange(run.start, run.stop, kept, Change.DELETE).step(work)


def duplicate_cues(work: Work, cues: Iterable[int]) -> Step:
    """Put copies of `cues`, at least one, behind the last of them."""
    chosen = sorted(set(cues))
    copies = [_copy(work, cue) for cue in chosen]
    return _beside(work, chosen[-1] + 1, copies, Change.DUPLICATE)


def _copy(work: Work, cue: int) -> PlacedCue:
    one = work.document.cues[cue]
    at = one.start_ms, one.end_ms, one.payload, one.settings
    return PlacedCue(*at, work.languages_of_cue(cue), one.word_times, like=cue)


def paste_cues(work: Work, place: int, cues: Sequence[Cue]) -> Step:
    """Put cues of another document before cue `place`, or at the end.

    Their payloads are in the markup of this file. Raises SessionError where there is none.
    """
    if not cues:
        raise SessionError("there is no cue to paste.")
    new = [PlacedCue(cue.start_ms, cue.end_ms, cue.payload, cue.settings) for cue in cues]
    return _beside(work, place, new, Change.PASTE)


def paste_text(work: Work, place: int, text: str, packed: bytes = b"") -> Step:
    """Put cues from a clipboard before cue `place`, or at the end.

    The cues `packed` keep their tags and settings in a file that can hold them; else `text` is
    read. A text without times becomes a cue for each of its lines, one after the other.
    """
    if own := packed_cues(packed, work.document):
        with suppress(CaptionError):  # fields of another file; a text suits every file
            return paste_cues(work, place, own)
    cues = clipped_cues(text, work.document.format)
    if not cues:
        lines = [line for line in text.splitlines() if line.strip()]
        start_ms = _start_before(work, place)
        starts = range(start_ms, start_ms + USUAL_MS * len(lines), USUAL_MS)
        payloads = [work.document.format.typed(line, "", CueSpan(0, 0, 0, 0)) for line in lines]
        texts = zip(starts, payloads, strict=True)
        cues = [Cue("", at, at + USUAL_MS, "", payload) for at, payload in texts]
    return paste_cues(work, place, cues)


def _start_before(work: Work, place: int) -> int:
    """Start of pasted lines before cue `place`, though they may overlap it."""
    cues = work.document.cues
    following = cues[place].start_ms if place < len(cues) else None
    start_ms = cues[place - 1].end_ms if place else max(0, (following or 0) - USUAL_MS)
    return start_ms if following is None else max(0, min(start_ms, following - 1))


def move_cues(work: Work, cues: Iterable[int], by: int) -> Step:
    """Move the text and times of neighbouring `cues` before the previous cue, or after the next.

    `by` is -1 or 1. Raises SessionError for cues apart, and where no cue is beside them.
    """
    chosen = sorted(set(cues))
    run = range(min(chosen[0], chosen[0] + by), max(chosen[-1], chosen[-1] + by) + 1)
    if len(run) != len(chosen) + 1:
        raise SessionError("only adjacent rows can be moved.")
    if run.start < 0 or run.stop > len(work.document.cues):
        raise SessionError("there is no cue to move past.")
    order = (run.stop - 1, *chosen) if by > 0 else (*chosen, run.start)
    return Rearrange(run.start, run.stop, order, Change.MOVE).step(work)


def swap_texts(work: Work, one: int, other: int) -> Step:
    """Exchange the texts of two cues; their times stay."""
    first, last = sorted((one, other))
    swapped = {first: _with_times_of(work, last, first), last: _with_times_of(work, first, last)}
    run = range(first, last + 1)
    cues = tuple(swapped.get(cue, cue) for cue in run)
    return Rearrange(run.start, run.stop, cues, Change.SWAP).step(work)


def _with_times_of(work: Work, text: int, times: int) -> PlacedCue:
    """The text of one cue with the times of another; its words lose times of their own."""
    at = work.document.cues[times]
    payload = work.document.cues[text].payload
    languages = work.languages_of_cue(text)
    return PlacedCue(at.start_ms, at.end_ms, payload, at.settings, languages, like=text)


def sort_cues(work: Work) -> Step:
    """Sort all cues by start. Raises SessionError where they are in order already."""
    starts = [cue.start_ms for cue in work.document.cues]
    order = sorted(range(len(starts)), key=starts.__getitem__)
    moved = [place for place, cue in enumerate(order) if place != cue]
    if not moved:
        raise SessionError("the cues are in order already.")
    first, stop = moved[0], moved[-1] + 1
    return Rearrange(first, stop, tuple(order[first:stop]), Change.SORT).step(work)


class Renumber(Struct, frozen=True, tag_field="do", tag="renumber"):
    """Command to number all cues from 1, in a format with numbers."""

    @classmethod
    def plan(cls, work: Work) -> Step:
        """Number the cues. Raises SessionError where they are numbered so already."""
        return cls().step(work)

    def step(self, work: Work) -> Step:
        """See `Command`. Raises CaptionError for a format without numbers."""
        document = work.document.renumber()
        if document is work.document:
            raise SessionError("the cues are numbered from 1 already.")
        nothing = work.excerpt(range(0))
        part = Exchange(work.document, document, 0, nothing, nothing)
        cues = range(len(document.cues))
        return Step(self, Sentence("numbers of the cues"), cues, part.apply, part.revert)

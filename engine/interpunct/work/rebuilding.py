# SPDX-License-Identifier: Apache-2.0
"""Exchange of the words and slots of a few cues, with all data about them carried over.

Where text changes, only the changed cues and their neighbours are rebuilt, with some cues around
them as context; never the whole file. Where only times change, nothing is read again.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated

import numpy as np
from msgspec import Meta
from numpy.typing import NDArray

from interpunct.captions.document import CaptionDocument
from interpunct.captions.retiming import CueTimes, moved_offsets
from interpunct.marking.proposals import Proposal, propose_slot
from interpunct.transcript.from_document import build_transcript
from interpunct.transcript.times import times_of_words
from interpunct.transcript.transcript import Slot, Transcript, Word, cue_spans
from interpunct.work.cue_notes import CueNotes
from interpunct.work.decisions import Excepted
from interpunct.work.excerpt import Excerpt
from interpunct.work.matching import origins
from interpunct.work.shifted_words import with_shift
from interpunct.work.state import WorkState

_Count = Annotated[int, Meta(ge=0)]
Ends = tuple[_Count, _Count]
"""Numbers of words at the start and at the end of a cue."""

_CUES_BEFORE = 8  # cues of context: a voice or a question may continue from there
_CUES_AFTER = 2


@dataclass(slots=True, eq=False)
class Exchange:
    """Replacement of a part of a review by another; the change and its exact inverse.

    The replaced part is stored as it is at that moment, because it may have new predictions.
    `cue_notes` are those of the other side of the change, None where they stay.
    """

    document_before: CaptionDocument
    document_after: CaptionDocument
    start: int
    before: Excerpt
    after: Excerpt
    cue_shift: int = 0
    turn_shift: int = 0
    cue_notes: CueNotes | None = None

    def apply(self, work: WorkState) -> None:
        """Replace `before` by `after`."""
        self.before = self._replaced(work, self.before, self.after, self.document_after, 1)

    def revert(self, work: WorkState) -> None:
        """Replace `after` by `before`."""
        self.after = self._replaced(work, self.after, self.before, self.document_before, -1)

    def _replaced(
        self, work: WorkState, gone: Excerpt, by: Excerpt, document: CaptionDocument, sign: int
    ) -> Excerpt:
        """The part that was in place of `gone`, now replaced by `by`."""
        words = range(self.start, self.start + len(gone.words))
        present = work.excerpt(words)
        cue_shift, turn_shift = sign * self.cue_shift, sign * self.turn_shift
        work.replace(document, words, by, cue_shift=cue_shift, turn_shift=turn_shift)
        if self.cue_notes is not None:
            work.cue_notes, self.cue_notes = self.cue_notes, work.cue_notes
        return present


@dataclass(frozen=True, slots=True)
class _Window:
    """Cues of the state's document: `first` up to `stop` are rebuilt, `low` up to `high` are read.

    `words` are the words of the rebuilt cues.
    """

    first: int
    stop: int
    low: int
    high: int
    words: range


def exchange(
    work: WorkState,
    document: CaptionDocument,
    old: range,
    languages: Sequence[tuple[str, ...]],
    sources: Sequence[int | None] | None = None,
    *,
    ends: Mapping[int, Ends] | None = None,
) -> Exchange:
    """The exchange of the cues `old` for new cues of `document`, one for each of `languages`.

    The languages of a cue are in the order of its lines. `document` differs from the state's
    document in these cues only. Words that stay keep their data. They are the words of the
    `sources`, an old cue or None for each new cue; by default those found in the same order. In
    a cue with `ends` so many of its first and last words are those of its source.
    """
    cue_shift = len(languages) - len(old)
    window = _window(work, old)
    codes = [
        *(work.languages_of_cue(cue) for cue in range(window.low, old.start)),
        *languages,
        *(work.languages_of_cue(cue) for cue in range(old.stop, window.high)),
    ]
    cues = document.cues[window.low : window.high + cue_shift]
    local = build_transcript(replace(document, cues=cues), cue_languages=dict(enumerate(codes)))
    cues_of_words = [word.cue + window.low for word in local.words]
    start = bisect_left(cues_of_words, window.first)
    stop = bisect_left(cues_of_words, window.stop + cue_shift)
    turns = _turns_before(work, window, local, start)
    words = with_shift(local.words[start:stop], window.low, turns)
    if sources is None:
        places = _known(work, window.words, words)
    else:
        places = _known_by_cue(work, words, _sources(old, sources), ends or {})
    return Exchange(
        document_before=work.document,
        document_after=document,
        start=window.words.start,
        before=work.excerpt(window.words),
        after=_carried(
            work, window.words, places, words, local.slots[start:stop], stays=not cue_shift
        ),
        cue_shift=cue_shift,
        turn_shift=_turn_shift(work, window, local, stop, turns),
        cue_notes=work.cue_notes.exchanged(old, len(languages), sources),
    )


def _window(work: WorkState, old: range) -> _Window:
    """The cues `old`, widened to the nearest cue with words on each side, and their context."""
    words = work.transcript.words
    if not work.document.cues:
        return _Window(0, 0, 0, 0, range(0))
    start, stop = work.slots_of_cue(old.start).start, work.slots_of_cue(old.stop - 1).stop
    first = words[start - 1].cue if start else old.start
    last = words[stop].cue if stop < len(words) else old.stop - 1
    start, stop = work.slots_of_cue(first).start, work.slots_of_cue(last).stop
    low = min(words[start - 1].cue if start else first, max(0, first - _CUES_BEFORE))
    high = max(words[stop].cue if stop < len(words) else last, last + _CUES_AFTER) + 1
    return _Window(first, last + 1, low, min(high, len(work.document.cues)), range(start, stop))


def _turns_before(work: WorkState, window: _Window, local: Transcript, start: int) -> int:
    """Number of turns in the file before the turns that `local` counts."""
    if not window.words.start:
        return 0
    return work.transcript.words[window.words.start - 1].turn - local.words[start - 1].turn


def _turn_shift(work: WorkState, window: _Window, local: Transcript, stop: int, turns: int) -> int:
    """Number of turns by which the words after the window move."""
    if window.words.stop == len(work.transcript):
        return 0
    return local.words[stop].turn + turns - work.transcript.words[window.words.stop].turn


def _known(
    work: WorkState, old: range, words: Sequence[Word], ends: Ends = (0, 0)
) -> list[int | None]:
    """Index in the state of each of the new `words`, which replace `old`; None for a new word.

    Of words without the same `ends` all are looked for.
    """
    before = [word.text for word in work.transcript.words[old.start : old.stop]]
    after = [word.text for word in words]
    first, last = ends
    old_last, new_last = len(before) - last, len(after) - last
    if first > min(old_last, new_last) or (before[:first], before[old_last:]) != (
        after[:first],
        after[new_last:],
    ):
        return _known(work, old, words)
    known = origins(before[first:old_last], after[first:new_last])
    middle = (None if place is None else old.start + first + place for place in known)
    return [*old[:first], *middle, *old[old_last:]]


def _sources(old: range, sources: Sequence[int | None]) -> Callable[[int], int | None]:
    """The old cue of a new cue, where new cues with these `sources` replace the cues `old`."""
    shift = len(sources) - len(old)

    def source(cue: int) -> int | None:
        if cue < old.start:
            return cue
        place = cue - old.start
        return sources[place] if place < len(sources) else cue - shift

    return source


def _known_by_cue(
    work: WorkState,
    words: Sequence[Word],
    source: Callable[[int], int | None],
    ends: Mapping[int, Ends],
) -> list[int | None]:
    """Index in the state of each of the new `words`; those of a cue are words of its `source`."""
    found = list[int | None]()
    for span in cue_spans(words):
        run = words[span.start : span.stop]
        number = run[0].cue
        cue = source(number)
        if cue is None:
            found += [None] * len(run)
        else:
            found += _known(work, work.slots_of_cue(cue), run, ends.get(number, (0, 0)))
    return found


def _carried(
    work: WorkState,
    old: range,
    places: Sequence[int | None],
    words: Sequence[Word],
    slots: Sequence[Slot],
    *,
    stays: bool,
) -> Excerpt:
    """The excerpt of new `words` and `slots`, which replace the words `old`.

    It keeps the state's data about the words that stay: their indices in the state are `places`.
    `stays` says that the number of cues stays.
    """
    pairs = [(place, origin) for place, origin in enumerate(places) if origin is not None]
    table = work.table.at(places)
    table.left_alone = _followed(work.table.left_alone, old, places)
    table.foreign = _followed(work.table.foreign, old, places)
    for place, origin in pairs:
        table.proposals[place] = _reproposed(work, origin, words[place], slots[place])
    return Excerpt(
        words=tuple(words),
        slots=tuple(slots),
        label_set=work.label_set,
        table=table,
        decisions={
            place: work.decisions[origin]
            for place, origin in pairs
            if origin in work.decisions and not slots[place].protected
        },
        casings={place: work.casings[origin] for place, origin in pairs if origin in work.casings},
        bookmarks=_bookmarks(work, old, places),
        exceptions=_exceptions(work, old, places, words, stays=stays),
    )


def _followed(
    marked: NDArray[np.bool_], old: range, places: Sequence[int | None]
) -> NDArray[np.bool_]:
    """Mask of the words at `places` that are `marked`.

    A new word copies the word that it replaces, or else the word before it.
    """
    found = np.zeros(len(places), np.bool_)
    known, stops = old.start - 1, _stops(old, places)
    for place, origin in enumerate(places):
        known = min(known + 1, stops[place] - 1) if origin is None else origin
        nearest = max(known, old.start)
        found[place] = nearest < len(marked) and marked[nearest]
    return found


def _stops(old: range, places: Sequence[int | None]) -> list[int]:
    """For each of `places` the first of the words `old` that stands there or later."""
    stops = [old.stop]
    for origin in reversed(places):
        stops.append(stops[-1] if origin is None else origin)
    return stops[:0:-1]


def _bookmarks(work: WorkState, old: range, places: Sequence[int | None]) -> dict[int, str]:
    """Bookmarks of the words `old`, by place; the bookmark of a removed word keeps its place."""
    kept: dict[int, str] = {}
    for origin in sorted(word for word in work.bookmarks if word in old and places):
        place = _place_of(work, origin, places)
        notes = (kept.get(place, ""), work.bookmarks[origin])
        kept[place] = "; ".join(note for note in notes if note)
    return kept


def _exceptions(
    work: WorkState,
    old: range,
    places: Sequence[int | None],
    words: Sequence[Word],
    *,
    stays: bool,
) -> dict[int, tuple[Excepted, ...]]:
    """Exceptions of the words `old`, by place; a copied word has them twice.

    That of a removed word keeps its place in the cue, if the cues stay. Else it is dropped, as it
    would speak of another cue.
    """
    kept: dict[int, tuple[Excepted, ...]] = {}
    for origin in sorted(word for word in work.exceptions if word in old and places):
        found = [place for place, known in enumerate(places) if known == origin]
        substitute = _place_of(work, origin, places)
        if stays and words[substitute].cue == work.transcript.words[origin].cue:
            found = found or [substitute]
        for place in found:
            kept[place] = (*kept.get(place, ()), *work.exceptions[origin])
    return kept


def _place_of(work: WorkState, origin: int, places: Sequence[int | None]) -> int:
    """Place of word `origin` among `places`, or of its substitute.

    The substitute is a new word at its place, else its neighbour in the cue, else the next word.
    """
    if origin in places:
        return places.index(origin)
    earlier = (k for k, known in enumerate(places) if known is not None and known < origin)
    before = max(earlier, default=-1)
    following = before + 1
    if following < len(places) and places[following] is None:
        return following
    known = places[before] if before >= 0 else None
    words = work.transcript.words
    stays = known is not None and words[known].cue == words[origin].cue
    return before if stays or following == len(places) else following


def _reproposed(work: WorkState, origin: int, word: Word, slot: Slot) -> Proposal | None:
    """The proposal of slot `origin`, made anew where the slot that it is now for differs."""
    proposal = work.table.proposals[origin]
    old_word, old_slot = work.transcript.words[origin], work.transcript.slots[origin]
    same = (old_word.language, old_slot.placed(0, 0)) == (word.language, slot.placed(0, 0))
    if proposal is None or same:
        return proposal
    probabilities = work.table.label_probabilities[origin].tolist()
    return propose_slot(
        slot, probabilities, word.language, work.habit, work.marks_mode, labels=work.label_set
    )


def exchange_times(work: WorkState, times: Mapping[int, CueTimes]) -> Exchange:
    """The exchange that gives some cues, at least one, new times.

    Speaker turns stay, whatever the new pauses are. Raises CaptionError where the file cannot hold
    the times.
    """
    document = work.document.retime(times)
    first, last = min(times), max(times)
    words = range(work.slots_of_cue(first).start, work.slots_of_cue(last).stop)
    before = work.excerpt(words)
    pairs = [
        pair
        for cue in range(first, last + 1)
        for pair in _timed(work, document, cue, work.slots_of_cue(cue))
    ]
    after = replace(
        before,
        words=tuple(word for word, _ in pairs),
        slots=tuple(slot for _, slot in pairs),
    )
    return Exchange(work.document, document, words.start, before, after)


def _timed(
    work: WorkState, document: CaptionDocument, index: int, words: range
) -> Iterator[tuple[Word, Slot]]:
    """The words and slots of a cue with their offsets and times in `document`."""
    old, new = work.document.cues[index], document.cues[index]
    part = slice(words.start, words.stop)
    pairs = zip(work.transcript.words[part], work.transcript.slots[part], strict=True)
    if new == old:
        yield from pairs
        return
    place = moved_offsets(old.payload, new.payload)
    moved = [
        (
            word._replace(start=place(word.start), end=place(word.end)),
            slot._replace(start=place(slot.start), end=place(slot.end)),
        )
        for word, slot in pairs
    ]
    spans = [(word.start, word.end, word.text) for word, _ in moved]
    for (word, slot), spoken in zip(moved, times_of_words(new, spans), strict=True):
        yield word._replace(**spoken._asdict()), slot

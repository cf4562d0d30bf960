# SPDX-License-Identifier: Apache-2.0
"""Text that the user types over a shown cue, split into payload and decisions.

The shown text has the model's marks and casing; the document does not. Untouched words keep their
place in the document. Typed text is taken as typed, and its marks and casing are the human's own.
The opening marks of the cue's questions are written with it. They depend on typed words, and the
human left them in place.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from msgspec import Struct

from interpunct.errors import SessionError
from interpunct.labels import PAPER_LABELS, PaperLabel
from interpunct.transcript.transcript import Slot, Word
from interpunct.work.decisions import CasingChoice, Decision
from interpunct.work.matching import changed_parts, origins
from interpunct.work.opening_marks import openings_of
from interpunct.work.output_text import cue_view
from interpunct.work.rebuilding import Ends, Exchange, exchange
from interpunct.work.state import WorkState


class TypedMark(Struct, frozen=True):
    """Decision, made by typing, on the slot after word number `place` of its cue."""

    place: int
    mark: str
    label: PaperLabel


class Typed(Struct, frozen=True):
    """New payload of a cue, and the decisions made by typing, by number of the word in the cue.

    `as_written` are the words that keep the casing in which they were typed. So many words as
    `ends` says were not touched; a text typed by an earlier version does not tell.
    """

    payload: str
    decisions: tuple[TypedMark, ...] = ()
    as_written: tuple[int, ...] = ()
    ends: Ends = (0, 0)


@dataclass(frozen=True, slots=True)
class _Touched:
    """Extent of the typing: words `first` up to `stop` of the cue, `payload[start:end]` now.

    The rest of `payload` is the document's text, with the marks that open questions.
    """

    first: int
    stop: int
    payload: str
    start: int
    end: int


def typed_over(work: WorkState, cue: int, shown: str) -> tuple[Typed, Exchange]:
    """Payload, decisions and exchange for typing `shown` over `cue_view(work, cue).text`."""
    touched, words = _touched(work, cue, shown), len(work.slots_of_cue(cue))
    ends = touched.first, words - touched.stop
    plain = _exchange(work, cue, touched.payload, ends)
    if not _keeps_others(work, cue, touched, plain):
        touched, ends = _Touched(0, words, shown, 0, len(shown)), (0, 0)
        plain = _exchange(work, cue, shown, ends)
    typed = Typed(touched.payload, *_decided(work, cue, touched, plain), ends)
    return typed, _with_decisions(plain, cue, typed)


def typed_again(work: WorkState, cue: int, typed: Typed) -> Exchange:
    """The exchange of a text typed earlier; raises SessionError if it does not fit."""
    return _with_decisions(_exchange(work, cue, typed.payload, typed.ends), cue, typed)


def _exchange(work: WorkState, cue: int, payload: str, ends: Ends) -> Exchange:
    document = work.document.replace_payloads({cue: payload})
    languages = [work.languages_of_cue(cue)]
    return exchange(work, document, range(cue, cue + 1), languages, [cue], ends={cue: ends})


def _touched(work: WorkState, cue: int, shown: str) -> _Touched:
    """The shortest run of whole words, each with its slot, that contains all typed changes."""
    view = cue_view(work, cue)
    starts = [span.word_start - span.opening for span in view.spans]
    gone, _ = changed_parts(view.text, shown)
    first = max((place for place, start in enumerate(starts) if start <= gone.start), default=0)
    later = (place for place in range(first, len(starts)) if starts[place] >= gone.stop)
    stop = next(later, len(starts))
    shown_start = starts[first] if first else 0
    shown_end = starts[stop] if stop < len(starts) else len(view.text)
    payload, places = _opened(work, cue)
    start = places[first] if first else 0
    end = places[stop] if stop < len(starts) else len(payload)
    fresh = shown[shown_start : len(shown) - (len(view.text) - shown_end)]
    after = payload[:start] + fresh + payload[end:]
    return _Touched(first, stop, after, start, start + len(fresh))


def _opened(work: WorkState, cue: int) -> tuple[str, list[int]]:
    """The payload with the opening marks of its questions, and the start of each word and mark."""
    payload, slots = work.document.cues[cue].payload, work.slots_of_cue(cue)
    openings = openings_of(work, slots)
    parts: list[str] = []
    places: list[int] = []
    position = added = 0
    for slot in slots:
        start = work.transcript.words[slot].start
        places.append(start + added)
        if slot in openings and openings[slot].text:
            parts += (payload[position:start], openings[slot].text)
            position = start
            added += len(openings[slot].text)
    return "".join((*parts, payload[position:])), places


def _keeps_others(work: WorkState, cue: int, touched: _Touched, part: Exchange) -> bool:
    """Whether the untouched words are still separate words with their marks."""
    slots = work.slots_of_cue(cue)
    old = [_identity(work.transcript.words[slot], work.transcript.slots[slot]) for slot in slots]
    new = [(word.start, _identity(word, slot)) for _, word, slot in _words_of(part, cue)]
    before = [identity for start, identity in new if start < touched.start]
    after = [identity for start, identity in new if start >= touched.end]
    return before == old[: touched.first] and after == old[touched.stop :]


def _identity(word: Word, slot: Slot) -> tuple[object, ...]:
    return word.text, slot.mark, slot.protected, slot.settled, slot.kept


def _decided(
    work: WorkState, cue: int, touched: _Touched, plain: Exchange
) -> tuple[tuple[TypedMark, ...], tuple[int, ...]]:
    """The decisions and the casings made by typing, by the number of the word in the cue."""
    fresh = [
        (place, word, slot)
        for place, word, slot in _words_of(plain, cue)
        if touched.start <= word.start < touched.end
    ]
    slots = work.slots_of_cue(cue)[touched.first : touched.stop]
    marks_before = _marks_before(work, slots, [word for _, word, _ in fresh])
    first = _span(plain, cue).start
    decisions = tuple(
        TypedMark(place, slot.mark, slot.label.counts_as)
        for (place, _, slot), before in zip(fresh, marks_before, strict=True)
        if not slot.protected and (slot.mark or before or _is_marked(plain, first + place))
    )
    return decisions, tuple(place for place, _, _ in fresh)


def _is_marked(part: Exchange, index: int) -> bool:
    """Whether a word of the new part comes with a mark that was decided or proposed."""
    held = part.after.decisions.get(index) or part.after.table.proposals[index]
    return held is not None and bool(held.mark)


def _marks_before(work: WorkState, slots: range, words: Sequence[Word]) -> list[str]:
    """The mark shown so far after each of the typed `words`, empty for none."""
    if len(slots) == len(words):
        return [work.mark(slot) for slot in slots]
    texts = [work.transcript.words[slot].text for slot in slots]
    known = origins(texts, [word.text for word in words])
    return ["" if place is None else work.mark(slots[place]) for place in known]


def _words_of(part: Exchange, cue: int) -> Iterator[tuple[int, Word, Slot]]:
    """The words of one cue of the new part: number in the cue, word, slot."""
    for place, index in enumerate(_span(part, cue)):
        yield place, part.after.words[index], part.after.slots[index]


def _span(part: Exchange, cue: int) -> range:
    """The places of the words of one cue in the new part."""
    cues = [word.cue for word in part.after.words]
    return range(bisect_left(cues, cue), bisect_right(cues, cue))


def _with_decisions(part: Exchange, cue: int, typed: Typed) -> Exchange:
    """`part` with the decisions made by typing."""
    span = _span(part, cue)
    places = [*(mark.place for mark in typed.decisions), *typed.as_written]
    if any(not 0 <= place < len(span) for place in places):
        raise SessionError("the text has fewer words than the decisions.")
    for typed_mark in typed.decisions:
        slot = part.after.slots[span.start + typed_mark.place]
        if slot.protected or slot.mark != typed_mark.mark:
            raise SessionError("the marks of the text differ from the decisions.")
    labels = part.after.label_set
    decisions = {
        span.start + one.place: Decision(one.mark, labels.read(one.mark, PAPER_LABELS[one.label]))
        for one in typed.decisions
    }
    casings = {span.start + place: CasingChoice(None) for place in typed.as_written}
    after = replace(
        part.after,
        decisions={**part.after.decisions, **decisions},
        casings={**part.after.casings, **casings},
    )
    return replace(part, after=after)

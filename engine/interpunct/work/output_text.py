# SPDX-License-Identifier: Apache-2.0
"""The text of a work as it will be written: one cue, or the whole document."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, cast

import numpy as np

from interpunct.captions.document import CaptionDocument, Cue
from interpunct.captions.encoding import Encoding
from interpunct.collecting import no_collection
from interpunct.labels import Casing, Label, MarksMode
from interpunct.marking.casing import CasingMode, decide_casings, following_casings
from interpunct.marking.rendering import Rendered, render, render_cue, render_document
from interpunct.marking.sentence_starts import capital_labels, sentence_starts
from interpunct.marking.splicing import CueWords, OpeningEdit
from interpunct.transcript.lettercase import casing_of, with_casing
from interpunct.transcript.transcript import Slot, Transcript, Word
from interpunct.work.opening_marks import openings_of
from interpunct.work.state import WORDS_AFTER_MARK, WorkState


@dataclass(frozen=True, slots=True)
class SlotSpan:
    """Position of a word and its mark in a shown text: `text[word_start:word_end]` and so on.

    `mark_start == mark_end` is the position for a mark where none is shown. `opening` is the
    length of an opening mark before the word that the document does not have.
    """

    word_start: int
    word_end: int
    mark_start: int
    mark_end: int
    opening: int = 0


@dataclass(frozen=True, slots=True)
class CueView:
    """One cue as it will be written: `spans[i]` is slot `first + i`."""

    text: str
    first: int
    spans: tuple[SlotSpan, ...]


def cue_view(work: WorkState, cue: int) -> CueView:
    """Cue number `cue` with its marks and casing. Linear in the cue's own words."""
    slots = work.slots_of_cue(cue)
    openings = openings_of(work, slots)
    (shown,) = _shown_cues(work, range(cue, cue + 1), openings)
    spans = tuple(
        SlotSpan(
            word.start,
            word.end,
            slot.start,
            slot.end,
            len(openings[index].text) if index in openings else 0,
        )
        for index, word, slot in zip(slots, shown.words, shown.slots, strict=True)
    )
    return CueView(shown.payload, slots.start, spans)


def _shown_cues(
    work: WorkState, cues: range, openings: Mapping[int, OpeningEdit]
) -> Iterator[CueWords]:
    """Each of some `cues` with its marks and casing, and the `openings` of its words."""
    slots = _slots_of_cues(work, cues)
    marks, casings = _marks(work, slots), casings_of(work, slots)
    for cue in cues:
        span = work.slots_of_cue(cue)
        part = slice(span.start, span.stop)
        plain = CueWords(
            work.document.cues[cue].payload,
            work.transcript.words[part],
            work.transcript.slots[part],
        )
        yield render_cue(
            plain, span, marks=marks, casings=casings, habit=work.habit, openings=openings
        )


def _slots_of_cues(work: WorkState, cues: range) -> range:
    return range(work.slots_of_cue(cues.start).start, work.slots_of_cue(cues.stop - 1).stop)


def rendered_cues(work: WorkState, cues: range) -> Rendered:
    """Some `cues`, at least one, as they will be written, in a document without a file."""
    made: list[Cue] = []
    words: list[Word] = []
    written: list[Slot] = []
    openings = openings_of(work, _slots_of_cues(work, cues))
    for number, shown in enumerate(_shown_cues(work, cues, openings)):
        made.append(replace(work.document.cues[cues[number]], payload=shown.payload))
        words += (word._replace(cue=number) for word in shown.words)
        written += shown.slots
    document = CaptionDocument.unwritten(work.document.format, work.document.encoding, made)
    return Rendered(document, Transcript(tuple(words), tuple(written)))


class Changes(NamedTuple):
    """Differences between the written output and the text: marks by slot, casings by word."""

    marks: dict[int, str]
    casings: dict[int, Casing]


@no_collection()
def changes_of(work: WorkState) -> Changes:
    """All changes; they do not depend on the cue borders."""
    everywhere = range(len(work.transcript))
    whole = Transcript(tuple(work.transcript.words), work.transcript.slots)
    in_effect = [work.in_effect(slot) for slot in everywhere]
    casings = _casings(work, everywhere, everywhere, whole, capital_labels(in_effect))
    changes = enumerate(zip(in_effect, whole.slots, strict=True))
    marks = {slot: mark for slot, ((mark, _), written) in changes if mark != written.mark}
    return Changes(marks, casings)


@no_collection()
def rendered(work: WorkState, changes: Changes | None = None) -> Rendered:
    """The whole document with marks and casing; cues without changes keep their bytes.

    `changes`, if known, avoid computing them again.
    """
    changes = changes or changes_of(work)
    whole = Transcript(tuple(work.transcript.words), work.transcript.slots)
    openings = openings_of(work, range(len(whole)))
    return render(work.document, whole, *changes, habit=work.habit, openings=openings)


@no_collection()
def rendered_document(
    work: WorkState, changes: Changes, document: CaptionDocument, transcript: Transcript
) -> CaptionDocument:
    """`document`, which has the words of the state in other places, with all `changes`.

    `transcript` is the transcript of `document`.
    """
    openings = openings_of(work, range(len(transcript)), document, transcript)
    return render_document(document, transcript, *changes, habit=work.habit, openings=openings)


def _marks(work: WorkState, slots: Iterable[int]) -> dict[int, str]:
    """The marks in effect in the `slots` where the text has another mark."""
    written = work.transcript.slots
    return {slot: mark for slot in slots if (mark := work.mark(slot)) != written[slot].mark}


def casings_of(work: WorkState, words: range) -> dict[int, Casing]:
    """New casing of each of these words whose casing changes."""
    context = range(max(0, words.start - WORDS_AFTER_MARK), words.stop)
    part = slice(context.start, context.stop)
    window = Transcript(work.transcript.words[part], work.transcript.slots[part])
    return _casings(work, words, context, window, work.capital_labels(context))


def _casings(
    work: WorkState, words: range, context: range, window: Transcript, labels: Sequence[Label]
) -> dict[int, Casing]:
    """`casings_of`; `window` and `labels` belong to `context`, which contains `words`."""
    starts = sentence_starts(window, labels)
    decided = decide_casings(
        window,
        starts,
        work.table.casing_probabilities[context.start : context.stop],
        work.casing_mode,
        shouted=work.shouted,
        glossary=work.glossary,
    )
    may_change = _may_change(work, context)
    following = _following(work, context, window, starts)
    new = following | {place: casing for place, casing in decided.items() if may_change[place]}
    encoding = work.document.encoding
    writes_all = encoding.name.startswith("utf")
    casings = {
        context[place]: new[place]
        for place in sorted(new)
        if context[place] in words
        if writes_all or _can_write(encoding, window.words[place], new[place])
    }
    return _with_choices(work, casings, words, lambda word: word - context.start in starts)


def _can_write(encoding: Encoding, word: Word, casing: Casing) -> bool:
    """Whether `encoding` has the letters: few code pages have the Turkish İ."""
    try:
        encoding.encode(with_casing(word.text, casing, word.language))
    except UnicodeEncodeError:
        return False
    return True


def _following(
    work: WorkState, context: range, window: Transcript, starts: Mapping[int, int]
) -> dict[int, Casing]:
    """Casings that follow from decided or restored marks, by place in `context`."""
    if work.shouted:
        return {}
    restored = work.casing_mode is not CasingMode.KEEP

    def may_follow(slot: int) -> bool:
        decided = context.start + slot in work.decisions
        return decided or (restored and not work.table.left_alone[context.start + slot + 1])

    return following_casings(
        window,
        starts,
        work.table.casing_probabilities[context.start : context.stop],
        may_follow,
        lambda: work.word_casings,
    )


def _may_change(work: WorkState, words: range) -> Sequence[bool]:
    """Whether each word may get a casing that nobody chose: predicted, or after a decision."""
    part = slice(words.start, words.stop)
    suggested = work.table.left_alone[part] | (work.marks_mode is MarksMode.SUGGEST)
    may_change = ~suggested
    if work.casing_mode is CasingMode.MODEL:
        may_change &= ~np.isnan(work.table.casing_probabilities[part, 0])
    for place in np.flatnonzero(suggested).tolist():
        may_change[place] = words[place] - 1 in work.decisions
    return cast("list[bool]", may_change.tolist())


def _with_choices(
    work: WorkState,
    casings: dict[int, Casing],
    words: range,
    starts_sentence: Callable[[int], bool],
) -> dict[int, Casing]:
    """`casings` with the human's choices for some of the `words`."""
    among = words if len(words) < len(work.casings) else list(work.casings)
    for word in among:
        if word not in work.casings or word not in words:
            continue
        choice, written = work.casings[word], work.transcript.words[word]
        casing = choice.casing
        if choice.inside and casing is Casing.LOWER and starts_sentence(word):
            casing = Casing.CAPITALISED
        casings.pop(word, None)
        if casing is not None and casing is not casing_of(written.text) and not written.fixed:
            casings[word] = casing
    return casings

# SPDX-License-Identifier: Apache-2.0
"""What a review looks like in the text: one cue to be shown, or the whole file to be saved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import numpy as np

from interpunct.punctuate.casing import CasingMode, decide_casings
from interpunct.punctuate.rendering import render
from interpunct.review.matching import shared_start
from interpunct.transcript.labels import MarksMode
from interpunct.transcript.lettercase import casing_of, with_casing
from interpunct.transcript.transcript import Transcript

if TYPE_CHECKING:
    from collections.abc import Sequence

    from interpunct.captions.document import CaptionDocument
    from interpunct.review.state import ReviewState
    from interpunct.transcript.labels import Casing, Label

_WORDS_BEFORE = 3  # that tell whether a word starts a sentence


@dataclass(frozen=True, slots=True)
class SlotSpan:
    """Where a word and its mark stand in a shown text: `text[word_start:word_end]` and so on.

    `mark_start == mark_end` where no mark is shown: that is where one would stand.
    """

    word_start: int
    word_end: int
    mark_start: int
    mark_end: int


@dataclass(frozen=True, slots=True)
class CueView:
    """One cue as it will be written: `spans[i]` is slot `first + i`."""

    text: str
    first: int
    spans: tuple[SlotSpan, ...]


def cue_view(state: ReviewState, cue: int) -> CueView:
    """Cue number `cue` with its marks and casing. Linear in the cue's own words."""
    payload = state.document.cues[cue].payload
    slots = state.slots_of_cue(cue)
    words = state.transcript.words
    casings = casings_of(state, slots)
    parts = [payload[: words[slots.start].start] if slots else payload]
    length = len(parts[0])
    spans = []
    for slot in slots:
        word = words[slot]
        stop = words[slot + 1].start if slot + 1 in slots else len(payload)
        casing = casings.get(slot)
        text = word.text if casing is None else with_casing(word.text, casing, word.language)
        gap, mark_start, mark_end = _gap(state, slot, stop)
        end = length + len(text)
        spans.append(SlotSpan(length, end, end + mark_start, end + mark_end))
        parts += (text, gap)
        length = end + len(gap)
    return CueView("".join(parts), slots.start, tuple(spans))


def _gap(state: ReviewState, slot: int, stop: int) -> tuple[str, int, int]:
    """What stands after a word, up to `stop` of its payload, and where its mark is in that."""
    word, written = state.transcript.words[slot], state.transcript.slots[slot]
    payload = state.document.cues[word.cue].payload
    old = payload[word.end : stop]
    mark = state.mark(slot)
    if mark == written.mark:
        return old, written.start - word.end, written.end - word.end
    following = slice(slot, slot + 2)
    part = Transcript(state.transcript.words[following], state.transcript.slots[following])
    rendered = render(state.document, part, {0: mark}, {}, habit=state.habit)
    new_payload = rendered.get(word.cue, payload)
    new = new_payload[word.end : len(new_payload) - (len(payload) - stop)]
    alike = shared_start(old, new)
    place = new.find(mark, max(0, alike - len(mark) + 1)) if mark else alike
    if place < 0:  # nothing was written: an abbreviation's own dot does
        return new, written.start - word.end, written.start - word.end
    return new, place, place + len(mark)


def casings_of(state: ReviewState, words: range) -> dict[int, Casing]:
    """The new casing of each of these words that changes its own."""
    context = range(max(0, words.start - _WORDS_BEFORE), words.stop)
    part = slice(context.start, context.stop)
    window = Transcript(state.transcript.words[part], state.transcript.slots[part])
    return _casings(state, words, context, window, [state.label(slot) for slot in context])


def _casings(
    state: ReviewState, words: range, context: range, window: Transcript, labels: Sequence[Label]
) -> dict[int, Casing]:
    """`casings_of`; `window` and `labels` are those of `context`, which holds `words`."""
    decided = decide_casings(
        window,
        labels,
        state.casing_probabilities[context.start : context.stop],
        state.casing_mode,
        shouted=state.shouted,
    )
    may_change = _may_change(state, context)
    casings = {
        context[place]: casing
        for place, casing in decided.items()
        if context[place] in words and may_change[place]
    }
    return _with_choices(state, casings, words)


def _may_change(state: ReviewState, words: range) -> Sequence[bool]:
    """Whether each word may get a casing that nobody chose: it is predicted or decided upon."""
    if state.marks_mode is MarksMode.SUGGEST:
        return [word - 1 in state.decisions for word in words]
    if state.casing_mode is CasingMode.MODEL:
        predicted = ~np.isnan(state.casing_probabilities[words.start : words.stop, 0])
        return cast("list[bool]", predicted.tolist())
    return [True] * len(words)


def _with_choices(
    state: ReviewState, casings: dict[int, Casing], words: range
) -> dict[int, Casing]:
    """`casings` with what the human chose for some of the `words`."""
    chosen = words if len(words) < len(state.casings) else list(state.casings)
    for word in chosen:
        if word not in state.casings or word not in words:
            continue
        casing = state.casings[word].casing
        written = state.transcript.words[word]
        casings.pop(word, None)
        if casing is not None and casing is not casing_of(written.text) and not written.fixed:
            casings[word] = casing
    return casings


def rendered_document(state: ReviewState) -> CaptionDocument:
    """The whole document with marks and casing; cues without changes keep their bytes."""
    everywhere = range(len(state.transcript))
    in_effect = [state.in_effect(slot) for slot in everywhere]
    written = state.transcript.slots
    transcript = Transcript(tuple(state.transcript.words), written)
    marks: dict[int, str | None] = {
        slot: mark for slot, (mark, _) in enumerate(in_effect) if mark != written[slot].mark
    }
    labels = [label for _, label in in_effect]
    casings = _casings(state, everywhere, everywhere, transcript, labels)
    payloads = render(state.document, transcript, marks, casings, habit=state.habit)
    return state.document.replace_payloads(payloads)

# SPDX-License-Identifier: Apache-2.0
"""Questions that the text opens: where a Spanish ¿ stands, its sentence ends with a ?."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.captions.document import CaptionDocument
from interpunct.labels import Label, LabelSet, PaperLabel
from interpunct.transcript.languages import language
from interpunct.transcript.transcript import Transcript, Word

LONGEST_QUESTION = 60
"""The words in which the end of a question is looked for, and from its end the beginning."""

_SHOWN = 0.51  # more than any other label can have


def end_opened_questions(
    document: CaptionDocument,
    transcript: Transcript,
    labels: FloatArray,
    label_set: LabelSet,
    stretch: range,
    *,
    replaces: bool = False,
) -> range:
    """Change `labels` (slots, labels) where the text opens questions in or before a `stretch`.

    Gives the stretch, as much longer as other slots were changed. A question of which not all is
    predicted yet stays, and one that has its end in the text. Where `replaces` says that the marks
    of the text go, a question ends there in `labels` too: no model sets a ¿, so the two stay.
    """
    start, stop = stretch.start, stretch.stop
    if not label_set.columns_of(PaperLabel.QUESTION):
        return stretch
    for first in range(max(0, start - LONGEST_QUESTION), stop):
        if _opening(document, transcript.words, first) == "¿":
            slots, must_end = _slots_of_question(document, transcript, first, replaces=replaces)
            part = labels[slots.start : slots.stop]
            if len(part) and not np.isnan(part).any():
                if transcript.slots[slots[-1]].label.is_question:
                    _take_ends(part[:-1], label_set)
                end_question(part, label_set, must_end=must_end)
                start, stop = min(start, first), max(stop, slots.stop)
    return range(start, stop)


def gap_before(words: Sequence[Word], index: int) -> range:
    """The part of its cue's payload from the word before to word number `index`."""
    word, before = words[index], words[index - 1] if index else None
    start = before.end if before is not None and before.cue == word.cue else 0
    return range(start, word.start)


def _opening(document: CaptionDocument, words: Sequence[Word], index: int) -> str:
    """The last ¿ or ¡ that stands before a word, where its language has them; empty for none."""
    word = words[index]
    if not language(word.language).opening_question:
        return ""
    place = gap_before(words, index)
    gap = document.cues[word.cue].payload[place.start : place.stop]
    return max("¿", "¡", key=gap.rfind) if "¿" in gap or "¡" in gap else ""


def _slots_of_question(
    document: CaptionDocument, transcript: Transcript, first: int, *, replaces: bool
) -> tuple[range, bool]:
    """Where the question that opens with word `first` can end, and whether it ends there at last.

    No slot, if the text has its end and nothing `replaces` it.
    """
    words, slots = transcript.words, transcript.slots
    last = min(first + LONGEST_QUESTION, len(words))
    for slot in range(first, last):
        if slots[slot].label.ends_sentence:
            return (range(first, slot + 1), True) if replaces else (range(0), False)
        following = words[slot + 1] if slot + 1 < len(words) else None
        if (
            following is None
            or not following.shares_sentences_with(words[slot])
            or _opening(document, words, slot + 1)
        ):
            return range(first, slot + 1), True
    return range(first, last), False


def end_question(labels: FloatArray, label_set: LabelSet, *, must_end: bool) -> None:
    """Change `labels` (n, labels) of the slots from a ¿ on: its question ends at the likeliest.

    It is the first end, so what comes before it is none. `must_end` says that the last slot ends
    the sentence where none before it does.
    """
    ends = labels[:, label_set.ends].sum(axis=1)
    open_before = np.cumprod(np.concatenate(([1.0], 1 - ends[:-1])))
    likely = open_before * ends
    if must_end:
        likely[-1] = open_before[-1]
    last = int(likely.argmax())
    _take_ends(labels[: last + 1], label_set)
    question = max(float(likely[last]), _SHOWN)
    labels[last] *= 1 - question
    labels[last, label_set.column(Label.QUESTION)] = question


def _take_ends(labels: FloatArray, label_set: LabelSet) -> None:
    """Leave no probability of a sentence's end in `labels`."""
    labels[:, label_set.ends] = 0
    totals = labels.sum(axis=1, keepdims=True)
    labels[totals[:, 0] == 0, label_set.column(Label.NONE)] = 1
    labels /= labels.sum(axis=1, keepdims=True)

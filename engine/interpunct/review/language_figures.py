# SPDX-License-Identifier: Apache-2.0
"""Figures of a work by the language of its words, as needed for a bilingual interview."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from interpunct.labels import Label
from interpunct.work.work import Work


@dataclass(frozen=True, slots=True)
class LanguageShare:
    """Share of one language in a work: words, cues, marks in effect, and slots left to review.

    A cue with lines in two languages counts in both.
    """

    language: str
    words: int
    cues: int
    marks: int
    slots_left: int


def figures_by_language(work: Work, left: Iterable[int] = ()) -> list[LanguageShare]:
    """The figures of each language, the language with most words first.

    `left` are the slots left to review. Linear in the number of words.
    """
    words = work.transcript.words
    counts = Counter(word.language for word in words)
    cues = Counter(language for language, _ in {(word.language, word.cue) for word in words})
    marks = Counter(
        word.language for slot, word in enumerate(words) if work.label(slot) is not Label.NONE
    )
    reviewed = Counter(words[slot].language for slot in left)
    return [
        LanguageShare(code, count, cues[code], marks[code], reviewed[code])
        for code, count in counts.most_common()
    ]

# SPDX-License-Identifier: Apache-2.0
"""The figures of a work by the language of its words, as a bilingual interview needs them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from interpunct.labels import Label
from interpunct.work.work import Work


@dataclass(frozen=True, slots=True)
class LanguageShare:
    """What a work has in one language: words, cues, marks in effect, and slots left to review.

    A cue whose lines are in two languages counts in both.
    """

    language: str
    words: int
    cues: int
    marks: int
    slots_left: int


def figures_by_language(work: Work, left: Iterable[int] = ()) -> list[LanguageShare]:
    """The figures of each language, that of most words first.

    `left` are the slots left to review. Linear in the words.
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

# SPDX-License-Identifier: Apache-2.0
"""A passage of live text, written with its decided marks and casing."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from interpunct.arrays import FloatArray
from interpunct.labels import Casing, Label
from interpunct.marking.casing import CasingMode, decide_casings, is_shouted
from interpunct.marking.proposals import propose
from interpunct.marking.rendering import Habit, render_cue
from interpunct.marking.sentence_starts import sentence_starts
from interpunct.marking.splicing import CueWords
from interpunct.runtime.predictions import Predictions
from interpunct.runtime.streaming import live_word
from interpunct.transcript.inventory import Inventory
from interpunct.transcript.languages import language
from interpunct.transcript.lettercase import is_clitic
from interpunct.transcript.pieces import Piece, PieceKind, scan
from interpunct.transcript.slots import slot_after
from interpunct.transcript.transcript import Slot, Transcript, Word

_RECENT = 40  # words that show whether a text is in capitals
_LEAST_SHOUTED = 6  # least number of these words


@dataclass(slots=True)
class LiveWord:
    """A word, and the `gap` before the next word as received: spaces, quotes, marks."""

    word: Word
    gap: str = ""


def _passage(items: Sequence[LiveWord]) -> CueWords:
    """`items` as one cue."""
    text = ""
    words, slots = [], []
    for item, following in zip(items, [*items[1:], None], strict=True):
        start = len(text)
        slot = _slot(item, following.word.text if following else None)
        words.append(item.word._replace(start=start, end=start + len(item.word.text)))
        slots.append(slot._replace(start=slot.start + start, end=slot.end + start))
        text += item.word.text + item.gap
    return CueWords(text, words, slots)


def _slot(item: LiveWord, following: str | None) -> Slot:
    """The slot after a word, its offsets counted from the word's start."""
    text, spoken = item.word.text + item.gap, language(item.word.language)
    word = Piece(PieceKind.WORD, 0, len(item.word.text))
    after = [piece for piece in scan(text, spoken) if piece.start >= word.end]
    if following is None:
        return slot_after(Inventory.of(text, spoken), word, after, None, spoken)
    next_word = Piece(PieceKind.WORD, len(text), len(text) + len(following))
    inventory = Inventory.of(text + following, spoken)
    return slot_after(inventory, word, after, next_word, spoken)


class LiveWriter:
    """Writer of consecutive passages of one text; a sentence may continue in the next passage."""

    def __init__(self) -> None:
        self._recent: deque[Word] = deque(maxlen=_RECENT)
        self._starting = True  # a sentence starts with the next word
        self._language = ""  # of the previous word, where its sentence continues

    def read(self, words: Sequence[Word]) -> None:
        """Note undecided words: they show whether the text is in capitals."""
        self._recent.extend(words)

    def write(
        self, words: Sequence[LiveWord], following: Word | None, decided: Predictions
    ) -> str:
        """The text of `words` and of the gaps after them, given their predictions.

        A mark that is already in a gap stays as it is.
        """
        after = () if following is None else (following,)
        cue = _passage([*words, *map(LiveWord, after)])
        own = Transcript(cue.words[: len(words)], tuple(cue.slots[: len(words)]))
        proposals = propose(own, decided.labels, Habit(), labels=decided.label_set)
        labels = [item.label for item in proposals]
        casings = self._casings(own.words, after, labels, decided.casings)
        marks = {index: item.mark for index, item in enumerate(proposals) if not item.given}
        span = range(len(cue.words))
        text = render_cue(cue, span, marks=marks, casings=casings, habit=Habit()).payload
        return text.removesuffix(following.text) if following else text

    def _casings(
        self,
        words: Sequence[Word],
        after: Sequence[Word],
        labels: Sequence[Label],
        probabilities: FloatArray,
    ) -> dict[int, Casing]:
        """The changed casings of `words`; `after` is the next word, if it has arrived.

        A dummy word precedes the words where a sentence continues.
        """
        before = [] if self._starting else [live_word("x", self._language)]
        spoken = Transcript((*before, *words, *after), ())
        starts = sentence_starts(spoken, [*([Label.NONE] * len(before)), *labels])
        rows = np.pad(probabilities, ((len(before), len(after)), (0, 0)))
        shouted = self._is_shouted()
        changed = decide_casings(spoken, starts, rows, CasingMode.MODEL, shouted=shouted)
        self._go_on_after(words, labels)
        places = ((index - len(before), casing) for index, casing in changed.items())
        return {place: casing for place, casing in places if 0 <= place < len(words)}

    def _is_shouted(self) -> bool:
        few = len(self._recent) < _LEAST_SHOUTED
        return not few and is_shouted(Transcript(tuple(self._recent), ()))

    def _go_on_after(self, words: Sequence[Word], labels: Sequence[Label]) -> None:
        for word, label in zip(words, labels, strict=True):
            clitic = self._starting and is_clitic(word.text, word.language)
            self._starting = label.ends_sentence or clitic
        self._language = words[-1].language

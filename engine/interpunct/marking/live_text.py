# SPDX-License-Identifier: Apache-2.0
"""Live text as characters: input in pieces of any length, output with marks and casing.

As with files, only marks and case change: spaces, line ends, quotes and existing marks are passed
through.
"""

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
from interpunct.runtime.streaming import WordStream, live_word
from interpunct.transcript.identify import identify
from interpunct.transcript.inventory import Inventory
from interpunct.transcript.languages import Language, language
from interpunct.transcript.lettercase import is_clitic
from interpunct.transcript.slots import slot_after
from interpunct.transcript.text_pieces import Piece, PieceKind, scan
from interpunct.transcript.transcript import Slot, Transcript, Word

_TAIL = 200  # characters of earlier text used to identify the language
_TELLING = 24  # characters needed at the start before a language is identified
_LONG_RUN = 12  # length of a run without spaces that is segmented, if the language has none
_UNSETTLED = 2  # words at the end of such a run whose segmentation may change
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


class LiveText:
    """Punctuation of one continuing text.

    `languages` are the codes of its possible languages, None for any. The language is identified
    line by line.
    """

    def __init__(self, stream: WordStream, languages: Sequence[str] | None = None) -> None:
        self._stream = stream
        self._languages = languages
        self._is_asked = languages is None or len(languages) > 1  # to be identified
        self._writer = LiveWriter()
        self._tail = ""  # the end of the text read
        self._unread = ""  # the last word may continue
        self._lead = ""  # the text before the first word
        self._open: deque[LiveWord] = deque()

    def feed(self, text: str) -> str:
        """Take the next characters; returns all text decided now, possibly empty."""
        text = self._unread + text
        settled = self._settled(text)
        self._unread = text[settled:]
        return self._push(text[:settled])

    def finish(self) -> str:
        """End the text; returns the rest of it."""
        rest, self._unread = self._unread, ""
        return self._push(rest) + self._write(self._stream.finish())

    def break_off(self) -> str:
        """End an unreadable text; returns the rest without an incomplete last word."""
        self._unread = self._unread[: self._unread.rfind("\n") + 1]
        return self.finish()

    def _settled(self, text: str) -> int:
        """Number of leading characters of `text` that only contain complete words."""
        if not self._tail and self._is_asked and len(text) < _TELLING:
            return 0
        end = len(text)
        while end and not text[end - 1].isspace():
            end -= 1
        if len(text) - end < _LONG_RUN:
            return end
        spoken = self._spoken([text[end:]])[0]
        words = [] if spoken.spaced else _words(text[end:], spoken)
        return end + words[-_UNSETTLED].start if len(words) > _UNSETTLED else end

    def _spoken(self, lines: Sequence[str]) -> list[Language]:
        """The languages of the next lines."""
        codes = identify([self._tail, *lines], self._languages)
        return [language(code) for code in codes[1:]]

    def _push(self, text: str) -> str:
        lines = text.splitlines(keepends=True)
        words: list[Word] = []
        for line, spoken in zip(lines, self._spoken(lines), strict=True):
            words += self._read(line, spoken)
        self._tail = (self._tail + text)[-_TAIL:]
        self._writer.read(words)
        lead, self._lead = self._lead, ""
        return lead + (self._write(self._stream.push(words)) if words else "")

    def _read(self, line: str, spoken: Language) -> list[Word]:
        """The words of a line, now open; each gap in the line belongs to the word before it."""
        words: list[Word] = []
        place = 0
        for piece in _words(line, spoken):
            self._add_gap(line[place : piece.start])
            words.append(live_word(line[piece.start : piece.end], spoken.code))
            self._open.append(LiveWord(words[-1]))
            place = piece.end
        self._add_gap(line[place:])
        return words

    def _add_gap(self, text: str) -> None:
        if self._open:  # while the text continues, its last word is open
            self._open[-1].gap += text
        else:
            self._lead += text

    def _write(self, decided: Predictions) -> str:
        """The text of the decided words, up to the next word."""
        if not len(decided):
            return ""
        words = [self._open.popleft() for _ in range(len(decided))]
        return self._writer.write(words, self._open[0].word if self._open else None, decided)


def _words(text: str, spoken: Language) -> list[Piece]:
    return [piece for piece in scan(text, spoken) if piece.kind is PieceKind.WORD]

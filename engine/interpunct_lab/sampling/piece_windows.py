# SPDX-License-Identifier: Apache-2.0
"""Training windows of the compact model: random stretches of labelled text, spoilt like captions.

Each step has its own probability (`Spoiling`). The steps are a question in the window, a second
language after it, and errors of speech recognition. A share of the windows has some marks and
casing in the input, so that half-punctuated captions work too. The start is random, a new cut of
the corpus at every draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from interpunct.labels import PAPER_LABELS, Casing, PaperLabel
from interpunct.runtime.encoder.tokenizer import CASING_PIECES, MARK_PIECES, Special, Tokenizer
from interpunct_lab.sampling import spoiling
from interpunct_lab.text.columns import Block
from interpunct_lab.text.labelled import CASING_UNKNOWN, LabelledText


@dataclass(frozen=True, slots=True)
class Spoiling:
    """Probabilities, per window unless stated otherwise.

    ASR errors follow the shares of the field (substitute 40 %, delete 40 %, insert 20 %).
    """

    question: float = 0.15
    second_language: float = 0.05
    noisy: float = 0.3
    noise_per_word: float = 0.08
    text_end: float = 0.1
    some_marks: float = 0.3
    some_casing: float = 0.25
    masked_per_word: float = 0.0


@dataclass(frozen=True, slots=True)
class PackedLanguage:
    """A language's words; word form `t` has the pieces `pieces[offsets[t]:offsets[t + 1]]`."""

    text: LabelledText
    pieces: NDArray[np.uint16]
    offsets: NDArray[np.int64]

    @classmethod
    def pack(cls, text: LabelledText, tokenizer: Tokenizer) -> PackedLanguage:
        """Split every word form of `text` into pieces."""
        encoded = tokenizer.encode(text.types)
        offsets = np.zeros(len(encoded) + 1, dtype=np.int64)
        np.cumsum([len(ids) for ids in encoded], out=offsets[1:])
        pieces = np.fromiter((piece for ids in encoded for piece in ids), np.uint16, offsets[-1])
        return cls(text, pieces, offsets)

    def digest(self) -> str:
        """SHA-256 of the words, their labels and their pieces."""
        joined = sha256()
        for part in (*self.text.columns, self.pieces, self.offsets):
            joined.update(np.ascontiguousarray(part).data)
        return joined.hexdigest()

    def stretch(self, start: int, words: int) -> list[PackedWord]:
        """The words from `start` on, at most `words` of them."""
        where = slice(start, start + words)
        forms = self.text.words[where]
        pieces = [self.pieces[self.offsets[form] : self.offsets[form + 1]] for form in forms]
        labels, casings = (each[where].tolist() for each in (self.text.labels, self.text.casings))
        return list(map(PackedWord, pieces, labels, casings))


class PackedWord(NamedTuple):
    """A word's pieces, the label of the slot after it, its casing."""

    pieces: NDArray[np.uint16]
    label: int
    casing: int


@dataclass(frozen=True, slots=True)
class WindowBatch:
    """A batch of the compact model: `ids` (windows, tokens); flat positions and their targets.

    `gaps` are the positions of the last piece before each scored slot, `starts` those of the first
    piece of each scored word. `masked` are those of hidden pieces, whose ids were `hidden`. All
    are counted over windows × tokens.
    """

    ids: NDArray[np.int64]
    gaps: NDArray[np.int64]
    labels: NDArray[np.int64]
    starts: NDArray[np.int64]
    casings: NDArray[np.int64]
    masked: NDArray[np.int64]
    hidden: NDArray[np.int64]


class WindowSampler:
    """Draws windows from packed languages with the given weights."""

    def __init__(
        self,
        languages: Mapping[str, PackedLanguage],
        weights: Mapping[str, float],
        *,
        tokens: int,
        spoiling: Spoiling,
    ) -> None:
        self._codes = {code: languages[code] for code in weights}
        self._languages = list(self._codes.values())
        self._weights = np.array(list(weights.values())) / sum(weights.values())
        self._tokens = tokens
        self._spoiling = spoiling

    def facts(self) -> dict[str, Any]:
        """Text, weights and spoiling in plain values, the identity of a sampler."""
        return {
            "text": {code: language.digest() for code, language in self._codes.items()},
            "labels": {code: list(it.text.label_set.names) for code, it in self._codes.items()},
            "weights": self._weights.tolist(),
            "tokens": self._tokens,
            "spoiling": asdict(self._spoiling),
        }

    def batch(self, windows: int, random: np.random.Generator) -> WindowBatch:
        """A batch of `windows` windows of the same number of tokens."""
        batch = batch_of([self._window(random) for _ in range(windows)], self._tokens)
        rate = self._spoiling.masked_per_word
        return with_masked_words(batch, rate, random) if rate else batch

    def _window(self, random: np.random.Generator) -> Window:
        stretch = self._draw(random)
        if random.random() < self._spoiling.second_language:
            cut = int(random.integers(10, 60))
            stretch = stretch[:cut] + self._draw(random)
        if random.random() < self._spoiling.noisy:
            stretch = with_errors(stretch, self._spoiling.noise_per_word, random)
        at_end = random.random() < self._spoiling.text_end
        if at_end:
            stretch = up_to_sentence_end(stretch, self._tokens - 3)
        keep_marks = random.random() if random.random() < self._spoiling.some_marks else 0.0
        keep_casing = random.random() if random.random() < self._spoiling.some_casing else 0.0
        return window(
            stretch,
            self._tokens,
            given_marks=random.random(len(stretch)) < keep_marks,
            gives_casing=random.random() < keep_casing,
            at_end=at_end,
        )

    def _draw(self, random: np.random.Generator) -> list[PackedWord]:
        language = self._languages[random.choice(len(self._languages), p=self._weights)]
        last = max(1, len(language.text) - self._tokens)
        start = int(random.integers(last))
        questions = language.text.questions
        if len(questions) and random.random() < self._spoiling.question:
            question = int(questions[int(random.integers(len(questions)))])
            start = min(max(0, question - int(random.integers(60))), last)
        return language.stretch(start, self._tokens)


def up_to_sentence_end(stretch: list[PackedWord], tokens: int) -> list[PackedWord]:
    """The last words before the final sentence end, as many as `tokens` pieces hold."""
    ends = [index for index, word in enumerate(stretch, 1) if word.label >= PaperLabel.PERIOD]
    words = stretch[: ends[-1]] if ends else stretch
    room = np.cumsum([len(word.pieces) for word in reversed(words)])
    fitting = int(np.searchsorted(room, tokens, side="right"))
    return words[-fitting:] if fitting else words


def with_errors(
    stretch: list[PackedWord], rate: float, random: np.random.Generator
) -> list[PackedWord]:
    """The stretch with `recognition_errors`."""
    labels, casings = (
        np.array(column, np.uint8) for column in list(zip(*stretch, strict=True))[1:]
    )
    block = Block(np.arange(len(stretch), dtype=np.int32), labels, casings)
    spoilt = spoiling.with_errors(block, PAPER_LABELS, rate=rate, random=random)
    rows = zip(*(column.tolist() for column in spoilt), strict=True)
    return [PackedWord(stretch[word].pieces, label, casing) for word, label, casing in rows]


@dataclass(frozen=True, slots=True)
class Window:
    """One window's ids, and inside it each scored slot and word: its position and its target."""

    ids: list[int]
    slots: list[tuple[int, int]]
    words: list[tuple[int, int]]


def window(
    stretch: Sequence[PackedWord],
    tokens: int,
    *,
    given_marks: NDArray[np.bool_],
    gives_casing: bool,
    at_end: bool = False,
) -> Window:
    """The window of the words of `stretch` that fit into `tokens` ids.

    A given mark stands as an id of its own after its word, a given casing before it. A given slot
    is not scored, with a mark or without: else a model would learn that a slot without a mark
    beside given ones needs none. Casing is scored inside sentences only: the capital of a sentence
    follows from the mark before it. The last word may be cut short. Its slot is scored only where
    the stretch is `at_end` of its text and fits.
    """
    ids: list[int] = [Special.START]
    slots: list[tuple[int, int]] = []
    words: list[tuple[int, int]] = []
    inside, last = False, 0
    for word, is_given in zip(stretch, given_marks, strict=True):
        if len(ids) + len(word.pieces) + 2 >= tokens:
            ids.extend(word.pieces[: tokens - 1 - len(ids)].tolist())
            return Window(ids, slots, words)
        if not gives_casing and word.casing != CASING_UNKNOWN and inside:
            words.append((len(ids), word.casing))
        elif gives_casing and word.casing in CASING_PIECES:
            ids.append(CASING_PIECES[Casing(word.casing)])
        ids.extend(word.pieces.tolist())
        last = len(ids) - 1
        if not is_given:
            slots.append((last, word.label))
        elif word.label:
            ids.append(MARK_PIECES[PaperLabel(word.label)])
        inside = word.label < PaperLabel.PERIOD
    if not at_end and slots and slots[-1][0] == last:
        slots.pop()
    return Window(ids, slots, words)


def batch_of(windows: Sequence[Window], tokens: int) -> WindowBatch:
    """Windows as one batch: every row ends with END and is padded to `tokens`."""
    ids = np.full((len(windows), tokens), int(Special.PAD), dtype=np.int64)
    for row, item in enumerate(windows):
        ids[row, : len(item.ids) + 1] = [*item.ids, Special.END]
    gaps, labels = _targets([item.slots for item in windows], tokens)
    starts, casings = _targets([item.words for item in windows], tokens)
    none = np.array([], np.int64)
    return WindowBatch(ids, gaps, labels, starts, casings, none, none)


def _targets(windows: Sequence[list[tuple[int, int]]], tokens: int) -> NDArray[np.int64]:
    """Positions over all windows and their targets (2, n), of those inside each window."""
    pairs = [
        (tokens * row + place, target)
        for row, inside in enumerate(windows)
        for place, target in inside
    ]
    return np.array(pairs, np.int64).reshape(-1, 2).T.copy()


def with_masked_words(batch: WindowBatch, rate: float, random: np.random.Generator) -> WindowBatch:
    """Hide the pieces of `rate` of the words behind MASK (Devlin et al. 2019, section 3.1)."""
    chosen = np.flatnonzero(random.random(len(batch.starts)) < rate)
    ids = batch.ids.copy()
    flat = ids.reshape(-1)
    ends = np.searchsorted(batch.gaps, batch.starts[chosen])
    spans = [
        np.arange(start, batch.gaps[end] + 1)
        for start, end in zip(batch.starts[chosen], ends, strict=True)
        if end < len(batch.gaps) and batch.gaps[end] - start < _LONGEST_MASKED
    ]
    masked = np.concatenate(spans) if spans else np.array([], np.int64)
    hidden = flat[masked]
    flat[masked] = Special.MASK
    return replace(batch, ids=ids, masked=masked, hidden=hidden)


_LONGEST_MASKED = 6  # pieces: beyond it the next scored slot belongs to a later word, or to noise

# SPDX-License-Identifier: Apache-2.0
"""Training windows: random stretches of labelled text, spoilt as captions are in the wild.

What a window goes through, in this order, each with its own probability (`Spoiling`):
a random start (a new cut of the corpus at every draw), now and then a question inside it or a
second language after it, errors as speech recognition makes them, and for a share of windows some
of the marks and the casing left in the input, so that half-punctuated captions work too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from interpunct.lab.text.labelled import CASING_UNKNOWN, LabelledText
from interpunct.models.compact.tokenizer import CASING_PIECES, MARK_PIECES, Special, Tokenizer
from interpunct.transcript.labels import Casing, Label


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
    questions: NDArray[np.int64]

    @classmethod
    def pack(cls, text: LabelledText, tokenizer: Tokenizer) -> PackedLanguage:
        """Split every word form of `text` into pieces."""
        encoded = tokenizer.encode(text.types)
        offsets = np.zeros(len(encoded) + 1, dtype=np.int64)
        np.cumsum([len(ids) for ids in encoded], out=offsets[1:])
        pieces = np.fromiter((piece for ids in encoded for piece in ids), np.uint16, offsets[-1])
        return cls(text, pieces, offsets, np.flatnonzero(text.labels == Label.QUESTION))

    def stretch(self, start: int, words: int) -> PieceStretch:
        """The words from `start` on, at most `words` of them."""
        where = slice(start, start + words)
        text = self.text
        forms = [
            self.pieces[self.offsets[form] : self.offsets[form + 1]] for form in text.words[where]
        ]
        return PieceStretch(forms, text.labels[where].copy(), text.casings[where].copy())


@dataclass(slots=True)
class PieceStretch:
    """Consecutive words: their pieces, the labels of their slots, their casings."""

    forms: list[NDArray[np.uint16]]
    labels: NDArray[np.uint8]
    casings: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.forms)

    def followed_by(self, other: PieceStretch) -> PieceStretch:
        """The words of both, in order."""
        return PieceStretch(
            self.forms + other.forms,
            np.concatenate((self.labels, other.labels)),
            np.concatenate((self.casings, other.casings)),
        )

    def up_to_sentence_end(self, tokens: int) -> PieceStretch:
        """The words before the last sentence end, as many as `tokens` pieces hold."""
        ends = np.flatnonzero(self.labels >= Label.PERIOD)
        end = int(ends[-1]) + 1 if len(ends) else len(self)
        lengths = [len(form) for form in self.forms[:end]]
        room = np.cumsum(lengths[::-1])[::-1] <= tokens
        start = int(np.argmax(room)) if room.any() else 0
        return PieceStretch(self.forms[start:end], self.labels[start:end], self.casings[start:end])

    def first(self, words: int) -> PieceStretch:
        """The first `words` words."""
        return PieceStretch(self.forms[:words], self.labels[:words], self.casings[:words])


@dataclass(frozen=True, slots=True)
class WindowBatch:
    """What the model is trained on: `ids` (windows, tokens); flat positions and their targets.

    `gaps` are the positions of the last piece before each scored slot, `starts` those of the
    first piece of each scored word, `masked` those of hidden pieces, whose ids were
    `hidden`, all counted over windows × tokens.
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
        self._languages = [languages[code] for code in weights]
        self._weights = np.array(list(weights.values())) / sum(weights.values())
        self._tokens = tokens
        self._spoiling = spoiling

    def batch(self, windows: int, random: np.random.Generator) -> WindowBatch:
        """A batch of `windows` windows of the same number of tokens."""
        batch = batch_of([self._window(random) for _ in range(windows)], self._tokens)
        rate = self._spoiling.masked_per_word
        return with_masked_words(batch, rate, random) if rate else batch

    def _window(self, random: np.random.Generator) -> Window:
        stretch = self._draw(random)
        if random.random() < self._spoiling.second_language:
            cut = int(random.integers(10, 60))
            stretch = stretch.first(cut).followed_by(self._draw(random))
        if random.random() < self._spoiling.noisy:
            stretch = with_errors(stretch, self._spoiling.noise_per_word, random)
        at_end = random.random() < self._spoiling.text_end
        if at_end:
            stretch = stretch.up_to_sentence_end(self._tokens - 3)
        keep_marks = random.random() if random.random() < self._spoiling.some_marks else 0.0
        keep_casing = random.random() if random.random() < self._spoiling.some_casing else 0.0
        return window(
            stretch,
            self._tokens,
            given_marks=random.random(len(stretch)) < keep_marks,
            given_casings=np.full(len(stretch), random.random() < keep_casing),
            at_end=at_end,
        )

    def _draw(self, random: np.random.Generator) -> PieceStretch:
        language = self._languages[random.choice(len(self._languages), p=self._weights)]
        last = max(1, len(language.text) - self._tokens)
        start = int(random.integers(last))
        if len(language.questions) and random.random() < self._spoiling.question:
            question = int(random.choice(language.questions))
            start = min(max(0, question - int(random.integers(60))), last)
        return language.stretch(start, self._tokens)


def with_errors(stretch: PieceStretch, rate: float, random: np.random.Generator) -> PieceStretch:
    """Errors as speech recognition makes them, at `rate` of the words.

    A word is replaced by another of the stretch (40 %), deleted (40 %: the stronger of its label
    and the one before it stays) or followed by an extra word (20 %).
    """
    forms: list[NDArray[np.uint16]] = []
    labels: list[int] = []
    casings: list[int] = []
    dice = random.random(len(stretch))
    for index, form in enumerate(stretch.forms):
        label, casing = int(stretch.labels[index]), int(stretch.casings[index])
        fate = dice[index] / rate
        if 0.4 <= fate < 0.8 and forms:
            labels[-1] = max(labels[-1], label)
            continue
        other = stretch.forms[int(random.integers(len(stretch)))] if fate < 1 else form
        forms.append(other if fate < 0.4 else form)
        casings.append(CASING_UNKNOWN if fate < 0.4 else casing)
        if 0.8 <= fate < 1:
            labels.append(int(Label.NONE))
            forms.append(other)
            casings.append(CASING_UNKNOWN)
        labels.append(label)
    return PieceStretch(forms, np.array(labels, dtype=np.uint8), np.array(casings, dtype=np.uint8))


@dataclass(frozen=True, slots=True)
class Window:
    """One window's ids and the positions and targets inside it."""

    ids: list[int]
    gaps: list[int]
    labels: list[int]
    starts: list[int]
    casings: list[int]


def window(
    stretch: PieceStretch,
    tokens: int,
    *,
    given_marks: NDArray[np.bool_],
    given_casings: NDArray[np.bool_],
    at_end: bool = False,
) -> Window:
    """As many words of `stretch` as fit into `tokens` ids.

    A given mark stands as an id of its own after its word and a given casing before it; what is
    given is not scored. The last word may be cut short, and its slot is not scored, for what
    follows it is unknown; only where the stretch is `at_end` of its text and fits, that slot
    counts.
    """
    ids: list[int] = [Special.START]
    gaps: list[int] = []
    labels: list[int] = []
    starts: list[int] = []
    casings: list[int] = []
    for index, form in enumerate(stretch.forms):
        if len(ids) + len(form) + 2 >= tokens:
            ids.extend(form[: tokens - 1 - len(ids)].tolist())
            return Window(ids, gaps, labels, starts, casings)
        casing, label = int(stretch.casings[index]), int(stretch.labels[index])
        if given_casings[index]:
            if casing in CASING_PIECES:
                ids.append(CASING_PIECES[Casing(casing)])
        elif casing != CASING_UNKNOWN:
            starts.append(len(ids))
            casings.append(casing)
        ids.extend(form.tolist())
        if given_marks[index] and label:
            ids.append(MARK_PIECES[Label(label)])
        else:
            gaps.append(len(ids) - 1)
            labels.append(label)
    scored = len(gaps) if at_end else len(gaps) - 1
    return Window(ids, gaps[:scored], labels[:scored], starts, casings)


def batch_of(windows: Sequence[Window], tokens: int) -> WindowBatch:
    """Windows as one batch: every row ends with END and is padded to `tokens`."""
    ids = np.full((len(windows), tokens), int(Special.PAD), dtype=np.int64)
    for row, item in enumerate(windows):
        ids[row, : len(item.ids)] = item.ids
        ids[row, len(item.ids)] = Special.END

    def flat(name: str) -> NDArray[np.int64]:
        rows = [
            np.array(getattr(item, name), np.int64) + tokens * row
            for row, item in enumerate(windows)
        ]
        return np.concatenate(rows)

    def targets(name: str) -> NDArray[np.int64]:
        return np.array([value for item in windows for value in getattr(item, name)], np.int64)

    none = np.array([], np.int64)
    return WindowBatch(
        ids, flat("gaps"), targets("labels"), flat("starts"), targets("casings"), none, none
    )


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

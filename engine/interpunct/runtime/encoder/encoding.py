# SPDX-License-Identifier: Apache-2.0
"""Outputs of a compact bundle's encoders for a transcript, window by window.

Languages may share one encoder, which reads them side by side. A language with a separate encoder
is read by that encoder, in runs of its words. Where no encoder reads a language, the windows of
its runs only divide the work of its expert.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter

import numpy as np

from interpunct.arrays import FloatArray, IntArray, log_softmax
from interpunct.bundles.bundle import HEADS, PIECES, Bundle
from interpunct.bundles.description import CompactDescription
from interpunct.bundles.encoder_shape import WINDOW_ENDS
from interpunct.labels import PaperLabel
from interpunct.numbering import Numbered
from interpunct.runtime.backends import Backend
from interpunct.runtime.encoder.heads import Heads
from interpunct.runtime.encoder.tokenizer import CASING_PIECES, MARK_PIECES, Special, Tokenizer
from interpunct.runtime.given import GivenWords
from interpunct.runtime.windows import (
    MOST_PIECES,
    Tokens,
    TokenWindow,
    windows_of_words,
    windows_over,
)
from interpunct.transcript.lettercase import casing_of, model_form
from interpunct.transcript.transcript import Transcript, runs_of

SHARED = ""
"""The key of the shared encoder."""
NO_ENCODER = "none"
"""The key of languages that no encoder reads."""

_WORDS_ALONE = 400  # words of a window without an encoder: few enough for a quick first screen
_NO_STATES = np.zeros((0, 0), np.float32)


@dataclass(frozen=True, slots=True)
class EncoderWindow:
    """A window over words of a transcript for one encoder.

    `tokens` are those of the words from `first` on; `span` counts from there.
    """

    encoder: str
    first: int
    tokens: Tokens
    span: TokenWindow

    @property
    def slots(self) -> slice:
        """The slots of the transcript read from this window."""
        return slice(self.first + self.span.first, self.first + self.span.stop)

    def ids(self) -> list[int]:
        """The piece ids for the encoder, between START and END."""
        inside = self.tokens.ids[self.span.start : self.span.end].tolist()
        return [int(Special.START), *inside, int(Special.END)]


@dataclass(frozen=True, slots=True)
class LoadedEncoder:
    """An encoder and its heads."""

    backend: Backend
    heads: Heads

    def labels(self, window: EncoderWindow, states: FloatArray) -> FloatArray:
        """Log probabilities (n, labels) of the slots of `window`, after the slot before if any.

        `states` is (tokens, width), START first.
        """
        span = window.span
        slots = slice(max(span.first - 1, 0), span.stop)  # the slot before shows sentence starts
        lasts = window.tokens.lasts[slots] - span.start + 1
        return log_softmax(self.heads.punctuation.scores(states[lasts], states[lasts + 1]))

    def casings(self, window: EncoderWindow, states: FloatArray) -> FloatArray:
        """Log probabilities (n, 3) of the casings of the words of `window`."""
        span = window.span
        starts = window.tokens.starts[span.first : span.stop] - span.start + 1
        return log_softmax(self.heads.casing.scores(states[starts - 1], states[starts]))


class Encoders:
    """The encoders of a bundle; separate ones are loaded when their language occurs.

    That of `backend` is loaded already: the shared encoder, or the first separate one.
    """

    def __init__(self, backend: Backend) -> None:
        self._bundle = backend.bundle
        self._backend = backend
        described = self._bundle.described(CompactDescription)
        pieces = self._bundle.path(PIECES)
        self._tokenizer = Tokenizer.read(pieces, described.encoder.vocabulary)
        self._own, self._config = described.own_encoders, described.encoder
        self._others = SHARED if described.shared_encoder else NO_ENCODER
        first = SHARED if described.shared_encoder else self._own[0]
        self._loaded = {first: LoadedEncoder(backend, self._heads(self._bundle.first_encoder()))}

    @property
    def windows_per_call(self) -> int:
        """The best number of windows for one call."""
        return self._backend.windows_per_call

    def of(self, language: str) -> LoadedEncoder:
        """The separate encoder of a language, or the `SHARED` one."""
        if language not in self._loaded:
            part = self._bundle.of_language(language)
            self._loaded[language] = LoadedEncoder(self._backend.beside(part), self._heads(part))
        return self._loaded[language]

    def _heads(self, bundle: Bundle) -> Heads:
        return Heads.load(bundle.path(HEADS), self._config, bundle.label_set)

    def windows(self, transcript: Transcript, given: GivenWords) -> Iterator[EncoderWindow]:
        """The windows that cover every slot of `transcript` once, in order."""
        own = (
            word.language if word.language in self._own else self._others
            for word in transcript.words
        )
        for encoder, run in runs_of(own):
            if encoder == NO_ENCODER:
                yield from _without_encoder(run)
                continue
            rows = slice(run.start, run.stop)
            tokens = tokens_of(
                Transcript(transcript.words[rows], transcript.slots[rows]),
                self._tokenizer,
                given[rows],
            )
            for span in windows_over(tokens, self._bundle.window - WINDOW_ENDS):
                yield EncoderWindow(encoder, run.start, tokens, span)

    def states(self, windows: Sequence[EncoderWindow]) -> list[FloatArray]:
        """The states of each window, (tokens, width); none where no encoder reads."""
        found = dict.fromkeys(range(len(windows)), _NO_STATES)
        for encoder in {window.encoder for window in windows} - {NO_ENCODER}:
            mine = [place for place, item in enumerate(windows) if item.encoder == encoder]
            ids = [windows[place].ids() for place in mine]
            found.update(zip(mine, self.of(encoder).backend.states(ids), strict=True))
        return [found[place] for place in range(len(windows))]


def _without_encoder(run: range) -> Iterator[EncoderWindow]:
    """Windows over the words of a run that no encoder reads."""
    nothing = Tokens.of_words(())
    for span in windows_of_words(len(run), _WORDS_ALONE):
        yield EncoderWindow(NO_ENCODER, run.start, nothing, span)


def tokens_of(transcript: Transcript, tokenizer: Tokenizer, given: GivenWords) -> Tokens:
    """Encode the words of `transcript`.

    Given marks are ids after their words, given capitals ids before them. The model was trained to
    use both.
    """
    known = Numbered[tuple[str, str]]()  # each word form once; most occur again and again
    written = map(attrgetter("text", "language"), transcript.words)
    words = np.fromiter(map(known.__getitem__, written), np.int64, len(transcript))
    marks = _MARK_IDS[[slot.label.counts_as for slot in transcript.slots]] * given.marks
    casings = np.array([_casing_id(text) for text, _ in known], np.int64)
    pieces = tokenizer.encode([model_form(*word) for word in known])
    return _tokens(words, casings[words] * given.casings, pieces, marks)


_MARK_IDS = np.array([MARK_PIECES.get(label, 0) for label in PaperLabel], np.int64)


def _casing_id(text: str) -> int:
    """The id before a word with one or all capitals; 0 for other words."""
    casing = casing_of(text)
    return 0 if casing is None else CASING_PIECES.get(casing, 0)


def _tokens(
    words: IntArray, raised: IntArray, pieces: Sequence[Sequence[int]], marks: IntArray
) -> Tokens:
    """The tokens of a text; its word `i` is `pieces[words[i]]`.

    Each word is preceded by its id in `raised` and followed by its id in `marks`, unless 0.
    """
    each = Tokens.of_words([ids[:MOST_PIECES] for ids in pieces])
    lengths = (each.lasts - each.starts + 1)[words]
    ends = np.cumsum((raised > 0) + lengths + (marks > 0))
    starts = ends - (marks > 0) - lengths
    lasts = starts + lengths - 1
    ids = np.zeros(int(ends[-1]) if len(ends) else 0, np.int64)
    ids[starts[raised > 0] - 1] = raised[raised > 0]
    ids[lasts[marks > 0] + 1] = marks[marks > 0]
    inside = np.arange(int(lengths.sum())) - np.repeat(np.cumsum(lengths) - lengths, lengths)
    there = np.repeat(each.starts[words], lengths) + inside
    ids[np.repeat(starts, lengths) + inside] = each.ids[there]
    return Tokens(ids, starts, lasts)

# SPDX-License-Identifier: Apache-2.0
"""The shifted LSTM of paper 1: one causal model for all languages, a few tokens behind.

Li & Lin, "A 43 Language Multilingual Punctuation Prediction Neural Network Model", Interspeech
2020. `shift` pads stand behind the input and before the labels. So a unidirectional LSTM has seen
`shift` of the following tokens when it labels a word (section 2.2). The language is no input. The
paper leaves open: dropout, here 0.2; the scores of the first `shift` outputs, here left out; the
length of a stretch, here several sentences. There are two differences. Our vocabulary stands in
for MultiBPEmb, where none is given. `;` is a PERIOD, as everywhere in this project; the paper has
a comma.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from interpunct.arrays import FloatArray, IntArray
from interpunct.bundles.description import Dropout, Layers, Reach, VocabularySize, Width
from interpunct.errors import LabError
from interpunct.labels import PaperLabel
from interpunct.runtime.labeller import NOT_SCORED, Encoded
from interpunct.runtime.settings import Ranged
from interpunct_lab.architectures.base import LABELS, Batch, System
from interpunct_lab.architectures.recurrent.subwords import (
    PAD,
    Subwords,
    Units,
    learn_subwords,
    load_subwords,
    take_subwords,
)

_SHIFTS: dict[Units, int] = {"bpe": 8, "word": 4}  # section 3.2
_RUN_WORDS = 75  # that one run of the LSTM labels, after warming up on the words before
_WARM_UP_WORDS = 25
_RUNS_A_CALL = 8


@dataclass(frozen=True)
class ShiftLstmConfig(Ranged):
    """The sizes of a shifted LSTM; the paper has 1, 2 and 4 layers and 133,000 pieces.

    `units` "word" is the paper's word-based baseline. `shift` is in tokens; None takes the
    paper's: 8 pieces, 4 words.
    """

    layers: Layers = 1
    width: Width = 1024
    embedding: Width = 256
    units: Units = "bpe"
    vocabulary: VocabularySize = 32_000
    shift: Reach | None = None
    dropout: Dropout = 0.2

    @property
    def delay(self) -> int:
        """Tokens between a word and its label."""
        return _SHIFTS[self.units] if self.shift is None else self.shift


class ShiftLstm(System):
    """Embedding, LSTM, one linear layer to the labels.

    A text is read in runs. Each run is a fresh LSTM that starts `_WARM_UP_WORDS` before the words
    it labels. No run is longer than the stretches of the training, and several go through the LSTM
    at a time. A run depends only on the place of its words in the text. So the stream
    (`ShiftStream`) gives the same scores.
    """

    name = "shift-lstm"
    Config = ShiftLstmConfig
    window_words = _RUN_WORDS + _WARM_UP_WORDS
    config: ShiftLstmConfig
    vocabulary: Subwords

    def __init__(self, config: ShiftLstmConfig, vocabulary: Subwords) -> None:
        super().__init__(config, vocabulary)
        self.delay = config.delay
        between = config.dropout if config.layers > 1 else 0.0
        self.embedding = nn.Embedding(len(vocabulary), config.embedding)
        self.lstm = nn.LSTM(
            config.embedding, config.width, config.layers, batch_first=True, dropout=between
        )
        self.out = nn.Linear(config.width, LABELS)

    @classmethod
    def learn_vocabulary(cls, config: ShiftLstmConfig, words: dict[str, float]) -> Subwords:
        """See `System.learn_vocabulary`. Raises LabError where there are no words."""
        return learn_subwords(config.units, words, config.vocabulary)

    @classmethod
    def take_vocabulary(
        cls, path: Path, config: ShiftLstmConfig, words: dict[str, float]
    ) -> Subwords:
        """See `System.take_vocabulary`: a SentencePiece model, such as MultiBPEmb.

        Raises LabError for another file, and where whole words are asked for.
        """
        if config.units == "word":
            raise LabError(
                "whole words are not read from a file.", remedy="Leave out --vocabulary."
            )
        return take_subwords(path, words, config.vocabulary)

    def save_vocabulary(self, folder: Path) -> None:
        """See `System.save_vocabulary`."""
        self.vocabulary.save(folder)

    @classmethod
    def load_vocabulary(cls, folder: Path) -> Subwords:
        """See `System.load_vocabulary`."""
        return load_subwords(folder)

    def encode(self, words: Sequence[str], languages: Sequence[str]) -> Encoded:  # noqa: ARG002
        """The pieces of `words` and `delay` pads; a slot is read that much after its word."""
        pieces = self.vocabulary.encode(words)
        lasts = np.cumsum([len(ids) for ids in pieces], dtype=np.int64) - 1
        ids = [id_ for ids in pieces for id_ in ids] + [PAD] * self.delay
        return Encoded(np.array(ids, np.int64), lasts + self.delay)

    def first_cut_slot(self, encoded: Encoded) -> int:
        """The first slot that is read at a pad."""
        return int(np.searchsorted(encoded.slots, len(encoded.ids) - self.delay))

    def forward(self, ids: Tensor, lengths: Tensor) -> Tensor:  # noqa: ARG002
        """See `System.forward`; tokens past a length change nothing before them."""
        return self.advance(ids, None)[0]

    def advance(self, ids: Tensor, state: LstmState | None) -> tuple[Tensor, LstmState]:
        """Label scores (batch, tokens, 4) of the next `ids`, and the LSTM's state after them."""
        dropped = functional.dropout(self.embedding(ids), self.config.dropout, self.training)
        states, state = self.lstm(dropped, state)
        states = functional.dropout(states, self.config.dropout, self.training)
        return self.out(states), state

    def loss(self, batch: Batch) -> Tensor:
        """The mean cross-entropy over all pieces: inside a word the label is NONE (section 2.3).

        Pads stand for the end of a text. Where a stretch does not end with a sentence, text was
        cut off. The slots that saw pads in its place are left out.
        """
        scores = self(batch.ids, batch.lengths)
        places = torch.arange(batch.ids.shape[1], device=batch.ids.device)
        lengths = batch.lengths[:, None]
        targets = torch.full_like(batch.ids, int(PaperLabel.NONE))
        targets.view(-1)[batch.slots] = batch.labels
        is_cut = targets.gather(1, lengths - 1) < PaperLabel.PERIOD
        ends = torch.where(is_cut, lengths - self.delay, lengths)
        targets[(places < self.delay) | (places >= ends)] = NOT_SCORED
        return functional.cross_entropy(
            scores.flatten(0, 1), targets.flatten(), ignore_index=NOT_SCORED
        )

    @torch.inference_mode()
    def scores(self, words: Sequence[str], languages: Sequence[str]) -> FloatArray:
        """See `Labeller.scores`."""
        self.eval()
        runs = list(_runs(self.encode(words, languages), self.delay))
        result = [np.zeros((0, LABELS), np.float32)]
        for start in range(0, len(runs), _RUNS_A_CALL):
            result.append(self.read(runs[start : start + _RUNS_A_CALL]))
        return np.concatenate(result)

    def stream(self) -> ShiftStream:
        """A new text, word by word."""
        return ShiftStream(self.eval())


LstmState = tuple[Tensor, Tensor]


def _runs(text: Encoded, delay: int) -> Iterator[Encoded]:
    """The runs of a whole text: the tokens of each, and the slots that are read from it."""
    starts: IntArray = np.concatenate(([0], text.slots + 1 - delay))
    for first in range(0, len(text.slots), _RUN_WORDS):
        slots = text.slots[first : first + _RUN_WORDS]
        start = starts[max(0, first - _WARM_UP_WORDS)]
        yield Encoded(text.ids[start : slots[-1] + 1], slots - start)


@dataclass(slots=True)
class _Run:
    """A run under way: its LSTM's state, and the scores (tokens, 4) of the newest tokens."""

    state: LstmState | None = None
    scores: list[list[float]] = field(default_factory=list)


class ShiftStream:
    """Labels of a text whose words come one by one, with the LSTM's state carried along.

    The scores are those of `ShiftLstm.scores` of the same words, however they are handed over.
    Memory does not grow with the text.
    """

    def __init__(self, system: ShiftLstm) -> None:
        self._system = system
        self._runs: deque[_Run] = deque()
        self._due: deque[int] = deque()  # the tokens at which the coming slots are read
        self._tokens = self._words = self._read = 0

    def push(self, words: Sequence[str]) -> FloatArray:
        """Take the next words; the scores (slots, 4) of the slots that are now known, in order."""
        known = [np.zeros((0, LABELS), np.float32)]
        for ids in self._system.vocabulary.encode(words):
            if self._words == 0 or (self._words + _WARM_UP_WORDS) % _RUN_WORDS == 0:
                self._runs.append(_Run())
            self._due.append(self._tokens + len(ids) - 1 + self._system.delay)
            self._words += 1
            known.append(self._advance(ids))
        return np.concatenate(known)

    def finish(self) -> FloatArray:
        """The text ends here: the scores of the slots that were still open."""
        if not self._due or not self._system.delay:
            return np.zeros((0, LABELS), np.float32)
        return self._advance([PAD] * self._system.delay)

    @torch.inference_mode()
    def _advance(self, ids: list[int]) -> FloatArray:
        tokens = torch.tensor([ids], device=self._system.device)
        for run in self._runs:
            scores, run.state = self._system.advance(tokens, run.state)
            run.scores = scores[0].float().cpu().tolist()
        known = []
        for place in range(len(ids)):
            if self._due and self._due[0] == self._tokens + place:
                self._due.popleft()
                known.append(self._runs[0].scores[place])
                self._read += 1
                if self._read % _RUN_WORDS == 0:
                    self._runs.popleft()
        self._tokens += len(ids)
        return np.array(known, np.float32).reshape(-1, LABELS)

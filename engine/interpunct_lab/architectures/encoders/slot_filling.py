# SPDX-License-Identifier: Apache-2.0
"""Punctuation as filling of masks (Rao 2022).

A `<mask>` stands after every word, and the label of a slot is read there (section III). Chinese
words are those of jieba. With `words="characters"` a mask stands after every Chinese character, as
after every piece in Table VI, which shows the worth of jieba's words.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

import numpy as np
import torch
from msgspec import Meta
from torch import Tensor, nn
from torch.nn import functional

from interpunct.arrays import FloatArray
from interpunct.bundles.description import Dropout, Factor, Width, WordsAtOnce
from interpunct.labels import PaperLabel
from interpunct.runtime.exported.reading import MaskReading
from interpunct.runtime.labeller import NOT_SCORED, LabelledStretch
from interpunct_lab.architectures.base import LABELS, Batch
from interpunct_lab.architectures.encoders.body import Body
from interpunct_lab.architectures.encoders.system import EncoderConfig, EncoderSystem


@dataclass(frozen=True, slots=True)
class SlotFillingConfig(EncoderConfig):
    """Section V: the encoder learns at 3e-5 where the head learns at 1e-4.

    `words` is "jieba" or "characters". `none_weight` is the weight of NONE in the loss, where the
    marks weigh 1. The authors' code weighs the n of all n tokens that have a class as n / (5 · n)
    and at most 1: a quarter for NONE and 1 for every mark. `window` is the number of words of a
    window, by default about 256 tokens, nearly half of them masks.
    """

    encoder_rate: Factor = 0.3
    head_width: Width = 1568
    dropout: Dropout = 0.2
    none_weight: Annotated[float, Meta(gt=0, le=1e3)] = 0.25
    words: Literal["jieba", "characters"] = "jieba"
    window: WordsAtOnce = 110


class SlotFilling(EncoderSystem):
    """See the module's docstring."""

    name = "slot-filling"
    family = "roberta"
    families: ClassVar[tuple[str, ...]] = ("xlm-roberta", "roberta", "camembert", "bert")
    Config = SlotFillingConfig
    reading: MaskReading

    def __init__(self, config: SlotFillingConfig, vocabulary: Body) -> None:
        super().__init__(config, vocabulary)
        self.window_words = min(config.window, self.room * 2 // 5)
        characters = config.words == "characters"
        self.reading = MaskReading(self.tokenizer, self.room, characters)
        self.head = nn.Sequential(
            nn.Dropout(config.dropout),
            nn.Linear(self.encoder.width, config.head_width),
            nn.ReLU(),
            nn.Dropout(config.dropout),
            nn.Linear(config.head_width, LABELS),
        )
        weights = torch.ones(LABELS)
        weights[PaperLabel.NONE] = config.none_weight
        self.register_buffer("label_weights", weights, persistent=False)
        self.label_weights: Tensor

    def begin(self, shares: FloatArray) -> None:
        """See `System.begin`: the shares that the weights of the loss make of the labels."""
        weighted = shares * self.label_weights.cpu().numpy()
        super().begin(weighted / weighted.sum())

    def batch(self, stretches: Iterable[LabelledStretch]) -> Batch:
        """Training stretches; between the characters of a word the label is NONE."""
        return super().batch(self._split(stretch) for stretch in stretches)

    def forward(self, ids: Tensor, lengths: Tensor) -> Tensor:
        """Label scores (batch, tokens, 4)."""
        scores: Tensor = self.head(self.encoder(ids, lengths)[-1])
        return scores

    def loss(self, batch: Batch) -> Tensor:
        """Cross-entropy in which NONE weighs less than a mark."""
        return functional.cross_entropy(
            self.slot_scores(batch),
            batch.labels,
            weight=self.label_weights,
            ignore_index=NOT_SCORED,
        )

    def _split(self, stretch: LabelledStretch) -> LabelledStretch:
        parts = self.reading.parts(stretch.words, stretch.languages)
        counts = [len(word) for word in parts]
        labels = np.full(sum(counts), int(PaperLabel.NONE), np.int64)
        labels[np.cumsum(counts) - 1] = stretch.labels
        return LabelledStretch(
            [part for word in parts for part in word],
            labels,
            [
                code
                for code, count in zip(stretch.languages, counts, strict=True)
                for _ in range(count)
            ],
        )

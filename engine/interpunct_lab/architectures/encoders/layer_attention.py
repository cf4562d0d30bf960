# SPDX-License-Identifier: Apache-2.0
"""Attention over the layers of an encoder, and a label for each pair of words (Guerreiro 2021).

A word's state is a learned mix of its states in all layers, embeddings included, at its first
piece. A slot's label comes from the states of the words before and after it (section 5.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

import torch
from torch import Tensor, nn
from torch.nn import functional

from interpunct.bundles.description import Dropout, Factor, Share, WordsAtOnce
from interpunct.labels import PaperLabel
from interpunct.runtime.exported.reading import PieceReading
from interpunct.runtime.labeller import NOT_SCORED
from interpunct_lab.architectures.base import LABELS, Batch
from interpunct_lab.architectures.encoders.body import Body
from interpunct_lab.architectures.encoders.system import EncoderConfig, EncoderSystem

_NEVER = -1e4  # the score of a label that the system does not have


@dataclass(frozen=True, slots=True)
class LayerAttentionConfig(EncoderConfig):
    """Section 6.1: the encoder learns at 3e-5 where the head learns at 5e-5.

    With three `labels` a question is a period. A pretrained encoder is `frozen` for this share of
    the steps: one epoch of at most seven. `window` is the number of words of a window. The weights
    of the layers learn at the rate of the head unless `mix_rate` is "encoder", as in the paper.
    """

    encoder_rate: Factor = 0.6
    labels: Literal[3, 4] = 4
    layer_dropout: Dropout = 0.1
    dropout: Dropout = 0.1
    frozen: Share = 1 / 7
    window: WordsAtOnce = 300
    mix_rate: Literal["head", "encoder"] = "head"


class LayerMix(nn.Module):
    """`γ · Σ softmax(λ)ₗ · stateₗ` over the layers (equation 1).

    Training drops a layer with probability `dropout`, so that the mix relies on no single one
    (Kondratyuk and Straka 2019).
    """

    def __init__(self, layers: int, dropout: float) -> None:
        super().__init__()
        self.weights = nn.Parameter(torch.zeros(layers))
        self.scale = nn.Parameter(torch.ones(()))
        self.dropout = dropout

    def forward(self, layers: Sequence[Tensor]) -> Tensor:
        """Mix of the states of each layer, all of one shape."""
        weights: Tensor = self.weights
        if self.training:
            dropped = torch.rand_like(weights) < self.dropout
            weights = weights.masked_fill(dropped, -1e20)
        mix: Tensor = torch.einsum("l,l...->...", weights.softmax(0), torch.stack(tuple(layers)))
        return self.scale * mix


class LayerAttention(EncoderSystem):
    """See the module's docstring."""

    name = "layer-attention"
    family = "roberta"
    families: ClassVar[tuple[str, ...]] = ("xlm-roberta", "roberta", "camembert", "bert")
    Config = LayerAttentionConfig

    def __init__(self, config: LayerAttentionConfig, vocabulary: Body) -> None:
        super().__init__(config, vocabulary)
        self.window_words = min(config.window, self.room)
        self.reading = PieceReading(self.tokenizer, self.room, "first")
        self.mix = LayerMix(self.encoder.layers + 1, config.layer_dropout)
        self.dropout = nn.Dropout(config.dropout)
        self.head = nn.Linear(2 * self.encoder.width, config.labels)

    def forward(self, ids: Tensor, lengths: Tensor) -> Tensor:
        """The mixed states (batch, tokens, width), of which `slot_scores` takes pairs."""
        mixed: Tensor = self.mix(self.encoder(ids, lengths))
        return mixed

    def slot_scores(self, batch: Batch) -> Tensor:
        """Label scores (slots, 4) from the words before and after each slot.

        The last word of a window has none after it and is paired with itself.
        """
        states = self(batch.ids, batch.lengths).flatten(0, 1)
        slots, windows = batch.slots, batch.slots // batch.ids.shape[1]
        following = torch.where(windows[:-1] == windows[1:], slots[1:], slots[:-1])
        after = torch.cat((following, slots[-1:]))
        scores = self.head(self.dropout(torch.cat((states[slots], states[after]), dim=1)))
        missing = LABELS - self.config.labels
        return functional.pad(scores, (0, missing), value=_NEVER)

    def loss(self, batch: Batch) -> Tensor:
        """Cross-entropy; with three labels questions count as periods."""
        highest = PaperLabel.QUESTION if self.config.labels == LABELS else PaperLabel.PERIOD
        labels = batch.labels.clamp(max=int(highest))
        return functional.cross_entropy(self.slot_scores(batch), labels, ignore_index=NOT_SCORED)

    def slow_parts(self) -> Sequence[nn.Module]:
        """The encoder, and the mix of its layers where that learns as it does."""
        return (self.encoder, self.mix) if self.config.mix_rate == "encoder" else (self.encoder,)

    def before_step(self, step: int, steps: int) -> None:
        """Thaw a pretrained encoder and the mix after the first epoch (section 6.1)."""
        learns = not self.is_pretrained or step >= self.config.frozen * steps
        for part in (self.encoder, self.mix):
            part.requires_grad_(learns)

# SPDX-License-Identifier: Apache-2.0
"""The compact system: one small encoder, a punctuation head and a casing head.

The encoder has the shape of BERT (Devlin et al. 2019: post-norm, erf GELU), which CTranslate2
runs. Both heads read a pair of neighbouring states: the last piece before a gap and the piece
after it (Guerreiro et al. 2021, section 3).
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

from interpunct.bundles.encoder_shape import CompactConfig
from interpunct.labels import PAPER_LABELS, Casing, LabelSet


class EncoderLayer(nn.Module):
    """Self-attention and a feed-forward block, each followed by a LayerNorm."""

    def __init__(self, config: CompactConfig) -> None:
        super().__init__()
        self.heads = config.heads
        self.dropout = config.dropout
        self.attention = nn.Linear(config.width, 3 * config.width)
        self.attention_out = nn.Linear(config.width, config.width)
        self.attention_norm = nn.LayerNorm(config.width, eps=config.epsilon)
        self.inner = nn.Linear(config.width, config.inner)
        self.outer = nn.Linear(config.inner, config.width)
        self.norm = nn.LayerNorm(config.width, eps=config.epsilon)

    def forward(self, states: Tensor, mask: Tensor | None) -> Tensor:
        """Map `states` (batch, tokens, width); `mask` (batch, 1, 1, tokens) is true to attend."""
        states = self.attention_norm(states + self._drop(self._attend(states, mask)))
        inner = functional.gelu(self.inner(states))
        result: Tensor = self.norm(states + self._drop(self.outer(inner)))
        return result

    def _attend(self, states: Tensor, mask: Tensor | None) -> Tensor:
        batch, tokens, width = states.shape
        packed = self.attention(states).view(batch, tokens, 3, self.heads, -1)
        query, key, value = packed.permute(2, 0, 3, 1, 4)
        mixed = functional.scaled_dot_product_attention(query, key, value, attn_mask=mask)
        result: Tensor = self.attention_out(mixed.transpose(1, 2).reshape(batch, tokens, width))
        return result

    def _drop(self, states: Tensor) -> Tensor:
        return functional.dropout(states, self.dropout, self.training)


class TorchPairHead(nn.Module):
    """Two neighbouring states to class scores: one hidden layer, ReLU."""

    def __init__(self, width: int, hidden: int, classes: int) -> None:
        super().__init__()
        self.hidden = nn.Linear(2 * width, hidden)
        self.out = nn.Linear(hidden, classes)

    def forward(self, pairs: Tensor) -> Tensor:
        """Map `pairs` (n, 2·width) to scores (n, classes)."""
        result: Tensor = self.out(functional.relu(self.hidden(pairs)))
        return result


class CompactModel(nn.Module):
    """Encoder and heads; every method takes and returns torch tensors."""

    def __init__(self, config: CompactConfig, labels: LabelSet = PAPER_LABELS) -> None:
        super().__init__()
        self.config = config
        self.pieces = nn.Embedding(config.vocabulary, config.width)
        self.positions = nn.Embedding(config.positions, config.width)
        self.norm = nn.LayerNorm(config.width, eps=config.epsilon)
        self.layers = nn.ModuleList(EncoderLayer(config) for _ in range(config.layers))
        self.punctuation = TorchPairHead(config.width, config.head_width, len(labels))
        self.casing = TorchPairHead(config.width, config.head_width, len(Casing))
        self.apply(_initialise)

    def encode(self, ids: Tensor, lengths: Tensor | None = None) -> Tensor:
        """Piece ids (batch, tokens) to states (batch, tokens, width)."""
        tokens = torch.arange(ids.shape[1], device=ids.device)
        states: Tensor = self.norm(self.pieces(ids) + self.positions(tokens))
        states = functional.dropout(states, self.config.dropout, self.training)
        mask = None if lengths is None else (tokens < lengths[:, None])[:, None, None, :]
        for layer in self.layers:
            states = layer(states, mask)
        return states

    def scores(self, states: Tensor, gaps: Tensor, starts: Tensor) -> tuple[Tensor, Tensor]:
        """Label scores of gaps, and casing scores of words, from states (batch × tokens, width).

        `gaps` are the token positions before each gap, `starts` the first positions of the words.
        Both are flat: 1-D, counted over batch × tokens.
        """
        return (
            self.punctuation(torch.cat((states[gaps], states[gaps + 1]), dim=1)),
            self.casing(torch.cat((states[starts - 1], states[starts]), dim=1)),
        )


def _initialise(module: nn.Module) -> None:
    if isinstance(module, nn.Linear):
        nn.init.normal_(module.weight, std=0.02)
        nn.init.zeros_(module.bias)
    elif isinstance(module, nn.Embedding):
        nn.init.normal_(module.weight, std=0.02)

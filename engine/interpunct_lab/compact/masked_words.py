# SPDX-License-Identifier: Apache-2.0
"""Masked-word prediction as an auxiliary loss (Devlin et al. 2019, section 3.1).

Its head serves training only; the scores of the pieces are products with their own embeddings.
"""

from __future__ import annotations

from torch import Tensor, nn
from torch.nn import functional

from interpunct.runtime.backends.torch_network import CompactModel


class MaskedWords(nn.Module):
    """States of masked pieces to the loss of guessing them."""

    def __init__(self, width: int, vocabulary: int) -> None:
        super().__init__()
        self.transform = nn.Linear(width, width)
        self.norm = nn.LayerNorm(width)
        self.bias = nn.Parameter(self.transform.bias.new_zeros(vocabulary))

    def forward(self, states: Tensor, hidden: Tensor, model: CompactModel) -> Tensor:
        """Mean cross-entropy of `hidden` (n,) pieces, given the `states` (n, width) at them."""
        guessed = self.norm(functional.gelu(self.transform(states)))
        return functional.cross_entropy(guessed @ model.pieces.weight.T + self.bias, hidden)

# SPDX-License-Identifier: Apache-2.0
"""ELECTRA with a SELU head (Polacek 2025).

The body has the shape of ELECTRA-Small (Clark et al. 2020: 12 layers of 256, four heads, 1024
inside, embeddings of 128). The head, section 4: 256 → 512 SELU → 4 labels, read at the last piece
of each word. Bodies are pre-trained by `interpunct_lab.objectives.replaced_tokens`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch import Tensor, nn

from interpunct.bundles.description import VocabularySize, Width
from interpunct.runtime.exported.reading import PieceReading
from interpunct_lab.architectures.base import LABELS
from interpunct_lab.architectures.encoders.body import Body
from interpunct_lab.architectures.encoders.system import EncoderConfig, EncoderSystem


@dataclass(frozen=True, slots=True)
class ElectraConfig(EncoderConfig):
    """The paper's vocabulary, and the width of the head's hidden layer."""

    pieces: VocabularySize = 30_525
    head_width: Width = 512


class Electra(EncoderSystem):
    """See the module's docstring."""

    name = "electra"
    family = "electra"
    families: ClassVar[tuple[str, ...]] = ("electra",)
    Config = ElectraConfig

    def __init__(self, config: ElectraConfig, vocabulary: Body) -> None:
        super().__init__(config, vocabulary)
        self.window_words = min(self.window_words, self.room)
        self.reading = PieceReading(self.tokenizer, self.room)
        self.head = nn.Sequential(
            nn.Linear(self.encoder.width, config.head_width),
            nn.SELU(),
            nn.Linear(config.head_width, LABELS),
        )

    def forward(self, ids: Tensor, lengths: Tensor) -> Tensor:
        """Label scores (batch, tokens, 4)."""
        scores: Tensor = self.head(self.encoder(ids, lengths)[-1])
        return scores

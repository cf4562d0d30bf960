# SPDX-License-Identifier: Apache-2.0
"""What the six character systems share (Gale and Parthasarathy 2017, section 2.3).

The tag of a slot sits on the space after its word; <EOT> follows the last one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from torch import Tensor, nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

from interpunct.models.systems.base import LABELS, Encoded, System
from interpunct.models.systems.character_vocabulary import END, PAD, CharacterVocabulary

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


@dataclass(frozen=True)
class CharacterConfig:
    """What every character system is told: which characters count and how wide they are."""

    least_count: float = 5.0
    embedding: int = 15


class CharacterSystem(System):
    """A system that reads characters; `delay` is how many it reads after a slot's own sign."""

    # The paper's longest texts have 150 characters; LSTMs are slow on much longer ones.
    window_words = 40
    vocabulary: CharacterVocabulary
    delay: int = 0

    def __init__(self, config: CharacterConfig, vocabulary: CharacterVocabulary) -> None:
        super().__init__(config, vocabulary)
        self.characters = nn.Embedding(len(vocabulary), config.embedding)

    @classmethod
    def learn_vocabulary(
        cls, config: CharacterConfig, words: dict[str, float]
    ) -> CharacterVocabulary:
        """The characters that occur `config.least_count` times or more in `words`."""
        return CharacterVocabulary.learn(words, config.least_count)

    def save_vocabulary(self, folder: Path) -> None:
        """Write the characters into `folder`."""
        self.vocabulary.save(folder)

    @classmethod
    def load_vocabulary(cls, folder: Path) -> CharacterVocabulary:
        """Read the characters. Raises BundleError where the file is damaged."""
        return CharacterVocabulary.load(folder)

    def encode(self, words: Sequence[str], languages: Sequence[str]) -> Encoded:
        """Characters, <EOT> and delay - 1 <PAD>; a slot is read `delay` after its sign."""
        ids, signs = self.vocabulary.encode(words, languages)
        ids += [END] + [PAD] * (self.delay - 1)
        return Encoded(np.array(ids, np.int64), np.array(signs, np.int64) + self.delay)


class LstmTagger(nn.Module):
    """LSTM layers of `width` units and a softmax layer, dropout before and between them all."""

    def __init__(
        self, inputs: int, layers: int, width: int, dropout: float, *, both_ways: bool = False
    ) -> None:
        super().__init__()
        self.both_ways = both_ways
        self.dropout = nn.Dropout(dropout)
        self.lstm = nn.LSTM(
            inputs,
            width,
            layers,
            batch_first=True,
            dropout=dropout if layers > 1 else 0.0,
            bidirectional=both_ways,
        )
        self.out = nn.Linear(2 * width if both_ways else width, LABELS)

    def forward(self, features: Tensor, lengths: Tensor) -> Tensor:
        """Features (batch, tokens, inputs) to label scores (batch, tokens, 4)."""
        states = self._run(self.dropout(features), lengths)
        scores: Tensor = self.out(self.dropout(states))
        return scores

    def _run(self, features: Tensor, lengths: Tensor) -> Tensor:
        if not self.both_ways:  # what follows a text cannot reach it
            return self.lstm(features)[0]  # type: ignore[no-any-return]
        packed = pack_padded_sequence(
            features, lengths.cpu(), batch_first=True, enforce_sorted=False
        )
        states, _ = pad_packed_sequence(
            self.lstm(packed)[0], batch_first=True, total_length=features.shape[1]
        )
        return states


def around(size: int) -> tuple[int, int]:
    """How many of `size` neighbours stand before and after the one in the middle.

    An even size has one more after, where it is worth more: the past is in the LSTM.
    """
    return (size - 1) // 2, size // 2

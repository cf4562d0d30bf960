# SPDX-License-Identifier: Apache-2.0
"""The character systems that are LSTMs alone (Gale and Parthasarathy 2017, 2.3.1, 2.3.2, 2.3.6).

They differ in where the characters after a slot come from: a delay, an n-gram around every
character, or a second LSTM that reads backwards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import torch
from msgspec import Meta
from torch import Tensor
from torch.nn import functional

from interpunct.bundles.description import Dropout, Layers, Reach, Width
from interpunct_lab.architectures.characters.system import (
    CharacterConfig,
    CharacterSystem,
    around,
    tagger,
)
from interpunct_lab.architectures.characters.vocabulary import PAD, CharacterVocabulary


@dataclass(frozen=True)
class RecurrentConfig(CharacterConfig):
    """Three layers of 200 units and a keep probability of 0.8, as in section 3.2."""

    layers: Layers = 3
    width: Width = 200
    dropout: Dropout = 0.2


@dataclass(frozen=True)
class DelayConfig(RecurrentConfig):
    """The label of a character is read `delay` characters later."""

    delay: Reach = 8


@dataclass(frozen=True)
class NgramConfig(RecurrentConfig):
    """Every character comes with those around it, `ngram` in all."""

    ngram: Annotated[int, Meta(ge=1, le=100)] = 20


class CharDelay(CharacterSystem):
    """An LSTM whose output lags `delay` characters behind its input, so that it knows them."""

    name = "char-delay"
    Config = DelayConfig

    def __init__(self, config: DelayConfig, vocabulary: CharacterVocabulary) -> None:
        super().__init__(config, vocabulary)
        self.delay = config.delay
        self.tagger = tagger(config, config.embedding)


class CharNgram(CharacterSystem):
    """An LSTM that is given at each character the embeddings of the n-gram centred on it."""

    name = "char-ngram"
    Config = NgramConfig

    def __init__(self, config: NgramConfig, vocabulary: CharacterVocabulary) -> None:
        super().__init__(config, vocabulary)
        self.around = around(config.ngram)
        self.tagger = tagger(config, config.ngram * config.embedding)

    def features(self, ids: Tensor) -> Tensor:
        """The n-gram around each character."""
        characters: Tensor = self.characters(functional.pad(ids, self.around, value=PAD))
        places = range(sum(self.around) + 1)
        return torch.stack([characters.narrow(1, at, ids.shape[1]) for at in places], 3).flatten(2)


class CharBilstm(CharacterSystem):
    """An LSTM in both directions: every label sees the whole text."""

    name = "char-bilstm"
    Config = RecurrentConfig

    def __init__(self, config: RecurrentConfig, vocabulary: CharacterVocabulary) -> None:
        super().__init__(config, vocabulary)
        self.tagger = tagger(config, config.embedding, both_ways=True)

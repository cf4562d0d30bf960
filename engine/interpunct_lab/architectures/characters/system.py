# SPDX-License-Identifier: Apache-2.0
"""Base of the six character systems, and those that are LSTMs alone (Gale and Parthasarathy 2017).

The tag of a slot sits on the space after its word; <EOT> follows the last one (section 2.3). In
the paper every other character has the tag NONE, and is learnt as well. The systems that are LSTMs
alone (2.3.1, 2.3.2, 2.3.6) differ in their source of the characters after a slot. It is a delay,
an n-gram around every character, or a second LSTM that reads backwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import numpy as np
import torch
from msgspec import Meta
from torch import Tensor, nn
from torch.nn import functional

from interpunct.bundles.description import Dropout, Layers, Reach, Width
from interpunct.labels import PaperLabel
from interpunct.runtime.labeller import NOT_SCORED, Encoded
from interpunct.runtime.settings import Ranged
from interpunct_lab.architectures.base import LABELS, Batch, System
from interpunct_lab.architectures.characters.vocabulary import (
    END,
    PAD,
    CharacterVocabulary,
    WordVocabulary,
)


@dataclass(frozen=True)
class CharacterConfig(Ranged):
    """Options of every character system: vocabulary, width of a character, the LSTM on top.

    With `units` "word" whole words are read in place of characters: the word-level systems of
    Table 1. The `tags` that are learnt are those of the slots, or one for every character.
    """

    least_count: Annotated[float, Meta(ge=0, le=1e6)] = 5.0
    embedding: Width = 15
    layers: Layers = 2
    width: Width = 200
    dropout: Dropout = 0.2
    units: Literal["character", "word"] = "character"
    tags: Literal["slots", "characters"] = "slots"


class CharacterSystem(System):
    """A system that reads characters; `delay` is how many it reads after a slot's own sign.

    Its features at a character look `ahead` at so many after it.
    """

    # The paper's longest texts have 150 characters; LSTMs are slow on much longer ones.
    window_words = 40
    embedding_scale = 1.0  # characters are few, and each is learnt at every step
    vocabulary: CharacterVocabulary
    delay: int = 0
    ahead: int = 1

    def __init__(self, config: CharacterConfig, vocabulary: CharacterVocabulary) -> None:
        super().__init__(config, vocabulary)
        self.characters = nn.Embedding(len(vocabulary), config.embedding)
        self.tagger: nn.Module

    def features(self, ids: Tensor) -> Tensor:
        """Inputs of the LSTM (batch, tokens, inputs) for `ids` (batch, tokens)."""
        characters: Tensor = self.characters(ids)
        return characters

    def forward(self, ids: Tensor, lengths: Tensor) -> Tensor:
        """See `System.forward`; the scores at a character are those of `delay` before it."""
        scores: Tensor = self.tagger(self.features(ids), lengths)
        return scores

    @classmethod
    def learn_vocabulary(
        cls, config: CharacterConfig, words: dict[str, float]
    ) -> CharacterVocabulary:
        """The characters that occur `config.least_count` times or more in `words`."""
        kind = WordVocabulary if config.units == "word" else CharacterVocabulary
        return kind.learn(words, config.least_count)

    def save_vocabulary(self, folder: Path) -> None:
        """Write the characters into `folder`."""
        self.vocabulary.save(folder)

    @classmethod
    def load_vocabulary(cls, folder: Path) -> CharacterVocabulary:
        """Read the characters. Raises BundleError where the file is damaged."""
        has_words = (folder / WordVocabulary.file).exists()
        return (WordVocabulary if has_words else CharacterVocabulary).load(folder)

    def encode(self, words: Sequence[str], languages: Sequence[str]) -> Encoded:
        """Characters, <EOT> and delay - 1 <PAD>; a slot is read `delay` after its sign."""
        ids, signs = self.vocabulary.encode(words, languages)
        ids += [END] + [PAD] * (self.delay - 1)
        return Encoded(np.array(ids, np.int64), np.array(signs, np.int64) + self.delay)

    def first_cut_slot(self, encoded: Encoded) -> int:
        """The first slot at which <EOT> is among the characters of its features."""
        end = len(encoded.ids) - max(1, self.delay)
        return int(np.searchsorted(encoded.slots, end - self.ahead))

    def loss(self, batch: Batch) -> Tensor:
        """The mean cross-entropy of the tags that are learnt."""
        if self.config.tags == "slots":
            return super().loss(batch)
        places = torch.arange(batch.ids.shape[1], device=batch.ids.device)
        ends = batch.lengths[:, None] - (0 if self.delay else 1)  # <EOT> has no tag of its own
        targets = torch.full_like(batch.ids, int(PaperLabel.NONE))
        targets[(places < self.delay) | (places >= ends)] = NOT_SCORED
        targets.view(-1)[batch.slots] = batch.labels
        scores = self(batch.ids, batch.lengths).flatten(0, 1)
        return functional.cross_entropy(scores, targets.flatten(), ignore_index=NOT_SCORED)


class LstmTagger(nn.Module):
    """LSTM layers of `width` units and a softmax layer, dropout before and between them all."""

    def __init__(
        self, inputs: int, layers: int, width: int, dropout: float, *, both_ways: bool = False
    ) -> None:
        super().__init__()
        self.dropout = nn.Dropout(dropout)
        kind = BidirectionalLstm if both_ways else ForwardLstm
        self.lstm = kind(inputs, layers, width, dropout)
        self.out = nn.Linear(2 * width if both_ways else width, LABELS)

    def forward(self, features: Tensor, lengths: Tensor) -> Tensor:
        """Features (batch, tokens, inputs) to label scores (batch, tokens, 4)."""
        states = self.lstm(self.dropout(features), lengths)
        scores: Tensor = self.out(self.dropout(states))
        return scores


def tagger(config: CharacterConfig, inputs: int, *, both_ways: bool = False) -> LstmTagger:
    """The LSTM of `config` over features of so many `inputs`."""
    return LstmTagger(inputs, config.layers, config.width, config.dropout, both_ways=both_ways)


class ForwardLstm(nn.Module):
    """LSTM layers that read ahead: no token changes the states before it."""

    def __init__(self, inputs: int, layers: int, width: int, dropout: float) -> None:
        super().__init__()
        between = dropout if layers > 1 else 0.0
        self.layers = nn.LSTM(inputs, width, layers, batch_first=True, dropout=between)

    def forward(self, features: Tensor, lengths: Tensor) -> Tensor:  # noqa: ARG002
        """Features (batch, tokens, inputs) to states (batch, tokens, width)."""
        states: Tensor = self.layers(features)[0]
        return states


class BidirectionalLstm(nn.Module):
    """LSTM layers in both directions, over texts of different lengths.

    Each direction is an LSTM of its own, one of them over the texts turned round. PyTorch's own
    needs packed texts for that, and learns from packed texts many times slower on a CPU.
    """

    def __init__(self, inputs: int, layers: int, width: int, dropout: float) -> None:
        super().__init__()
        sizes = [inputs, *[2 * width] * (layers - 1)]
        self.ahead = nn.ModuleList(nn.LSTM(size, width, batch_first=True) for size in sizes)
        self.back = nn.ModuleList(nn.LSTM(size, width, batch_first=True) for size in sizes)
        self.dropout = nn.Dropout(dropout)

    def forward(self, features: Tensor, lengths: Tensor) -> Tensor:
        """Features (batch, tokens, inputs) to states (batch, tokens, 2 · width)."""
        places, ends = torch.arange(features.shape[1], device=lengths.device), lengths[:, None]
        # Positions (batch, tokens) of the text before the padding, turned round.
        turned = torch.where(places < ends, ends - 1 - places, places)
        rows = torch.arange(features.shape[0], device=features.device)[:, None]
        for layer, (ahead, back) in enumerate(zip(self.ahead, self.back, strict=True)):
            if layer:
                features = self.dropout(features)
            backwards = back(features[rows, turned])[0][rows, turned]
            features = torch.cat((ahead(features)[0], backwards), dim=2)
        return features


def around(size: int) -> tuple[int, int]:
    """Numbers of `size` neighbours before and after the one in the middle.

    An even size has one more after, where it is worth more: the past is in the LSTM.
    """
    return (size - 1) // 2, size // 2


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
        self.delay, self.ahead = config.delay, 0
        self.tagger = tagger(config, config.embedding)


class CharNgram(CharacterSystem):
    """An LSTM whose input at each character is the embeddings of the n-gram centred on it."""

    name = "char-ngram"
    Config = NgramConfig

    def __init__(self, config: NgramConfig, vocabulary: CharacterVocabulary) -> None:
        super().__init__(config, vocabulary)
        self.around = around(config.ngram)
        self.ahead = self.around[1]
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

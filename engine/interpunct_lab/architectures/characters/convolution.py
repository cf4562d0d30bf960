# SPDX-License-Identifier: Apache-2.0
"""The character systems with convolutions under the LSTM (Gale and Parthasarathy 2017, 2.3.3-5).

Each gives the LSTM one vector a character, made of the characters around it. The source is padded
on both sides with <NULL>, so that every convolution has as many outputs as there are characters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import torch
from msgspec import Meta
from torch import Tensor, nn
from torch.nn import functional

from interpunct.bundles.description import Dropout, Width
from interpunct.errors import LabError
from interpunct_lab.architectures.characters.system import (
    CharacterConfig,
    CharacterSystem,
    around,
    tagger,
)
from interpunct_lab.architectures.characters.vocabulary import PAD, CharacterVocabulary

Neighbours = Annotated[int, Meta(ge=1, le=64)]


@dataclass(frozen=True)
class ConvolutionConfig(CharacterConfig):
    """Sizes and dropout of CNN-Feature, section 3.2.

    `kernels` are the kernels of all the widths 1 to `widest`; `pooled` neighbouring outputs are
    pooled (1 is no pooling).
    """

    kernels: Width = 1650
    widest: Neighbours = 7
    pooled: Neighbours = 1
    width: Width = 100
    input_dropout: Dropout = 0.1
    dropout: Dropout = 0.4

    def __post_init__(self) -> None:
        super().__post_init__()
        if not min(kernels_by_width(self.kernels, self.widest).values()):
            raise LabError(
                f"kernels cannot be {self.kernels}: they are too few for the widths 1 to "
                f"{self.widest} (widest)."
            )


@dataclass(frozen=True)
class PooledConfig(ConvolutionConfig):
    """CNN-Ngram: as CNN-Feature, with temporal max-pooling of width 4."""

    pooled: Neighbours = 4


@dataclass(frozen=True)
class DilatedConfig(CharacterConfig):
    """Sizes and dropout of the dilated system, section 3.2: n-grams of 2 ** `convolutions`."""

    convolutions: Annotated[int, Meta(ge=1, le=10)] = 5
    kernels: Width = 32
    width: Width = 128
    input_dropout: Dropout = 0.1
    convolution_dropout: Dropout = 0.2
    dropout: Dropout = 0.4


class CharCnn(CharacterSystem):
    """CNN-Feature: kernels of several widths side by side, a highway layer, an LSTM."""

    name = "char-cnn"
    Config = ConvolutionConfig

    def __init__(self, config: ConvolutionConfig, vocabulary: CharacterVocabulary) -> None:
        super().__init__(config, vocabulary)
        self.pooled = config.pooled
        self.ahead = around(config.pooled)[1] + around(config.widest)[1]
        self.dropout = nn.Dropout(config.input_dropout)
        self.convolutions = nn.ModuleList(
            nn.Conv1d(config.embedding, kernels, width)
            for width, kernels in kernels_by_width(config.kernels, config.widest).items()
        )
        self.highway = Highway(config.kernels)
        self.tagger = tagger(config, config.kernels)

    def features(self, ids: Tensor) -> Tensor:
        """One vector a character.

        A pooled region goes on into the text beside it, not into zeros (section 2.3.4). Only the
        text's own ends are padded.
        """
        before, after = around(self.pooled)
        outputs = ids.shape[1] + before + after
        widest = around(len(self.convolutions))
        padded = functional.pad(ids, (before + widest[0], after + widest[1]), value=PAD)
        characters = self.dropout(self.characters(padded)).transpose(1, 2)
        features = []
        for width, convolution in enumerate(self.convolutions, 1):
            start = widest[0] - around(width)[0]
            features.append(convolution(characters.narrow(2, start, outputs + width - 1)))
        pooled = functional.max_pool1d(torch.tanh(torch.cat(features, 1)), self.pooled, 1)
        result: Tensor = self.highway(pooled.transpose(1, 2))
        return result


class CharCnnNgram(CharCnn):
    """CNN-Ngram: CNN-Feature with the outputs of neighbouring characters max-pooled."""

    name = "char-cnn-ngram"
    Config = PooledConfig


class CharDilated(CharacterSystem):
    """Dilated convolutions, each with twice the context of the one before, and an LSTM.

    Width 2 and dilations 1, 2, 4, … see 2 ** convolutions characters: with five, 15 before a
    character and 16 after it.
    """

    name = "char-dilated"
    Config = DilatedConfig

    def __init__(self, config: DilatedConfig, vocabulary: CharacterVocabulary) -> None:
        super().__init__(config, vocabulary)
        self.around = around(2**config.convolutions)
        self.ahead = self.around[1]
        self.input_dropout = nn.Dropout(config.input_dropout)
        self.dropout = nn.Dropout(config.convolution_dropout)
        self.widening = nn.Linear(config.embedding, config.kernels)
        last = config.convolutions - 1
        self.blocks = nn.ModuleList(
            DilatedBlock(config.kernels, 2**step, ahead=step == last)
            for step in range(config.convolutions)
        )
        self.tagger = tagger(config, config.kernels)

    def features(self, ids: Tensor) -> Tensor:
        """Features of each character, from the blocks over the characters around it."""
        padded = functional.pad(ids, self.around, value=PAD)
        features = self.widening(self.input_dropout(self.characters(padded)))
        for block in self.blocks[:-1]:
            features = self.dropout(block(features))
        result: Tensor = self.blocks[-1](features)
        return result


class DilatedBlock(nn.Module):
    """A convolution over two characters `dilation` apart, a gated residual, a highway layer.

    The residual is the later of the two, and the earlier where the block looks `ahead`. The paper
    leaves the input of the residual's gate open; here it is the convolution's output.
    """

    def __init__(self, width: int, dilation: int, *, ahead: bool) -> None:
        super().__init__()
        self.dilation = dilation
        self.ahead = ahead
        self.convolution = nn.Conv1d(width, width, 2, dilation=dilation)
        self.gate = nn.Linear(width, width)
        self.highway = Highway(width)

    def forward(self, features: Tensor) -> Tensor:
        """Features (batch, tokens, width) to (batch, tokens - dilation, width)."""
        wider = torch.tanh(self.convolution(features.transpose(1, 2))).transpose(1, 2)
        own = features.narrow(1, 0 if self.ahead else self.dilation, wider.shape[1])
        result: Tensor = self.highway(own + torch.sigmoid(self.gate(wider)) * wider)
        return result


class Highway(nn.Module):
    """A layer that learns how much of its input to carry through (Srivastava et al. 2015)."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.transform = nn.Linear(width, width)
        self.gate = nn.Linear(width, width)
        nn.init.constant_(self.gate.bias, _CARRY_AT_FIRST)

    def forward(self, features: Tensor) -> Tensor:
        """Features (…, width) to the same shape."""
        share = torch.sigmoid(self.gate(features))
        return share * functional.relu(self.transform(features)) + (1 - share) * features


_CARRY_AT_FIRST = -2.0


def kernels_by_width(kernels: int, widest: int) -> dict[int, int]:
    """Number of kernels of each width.

    The paper leaves the split open. Its 1,650 is one and a half times the 1,100 of Kim et al.
    2016, on which it builds. Those have 50 kernels a character of width up to width 4 and 200 for
    each wider one. The proportions are the same here, the remainder has the widest.
    """
    shares = {width: min(width, 4) for width in range(1, widest + 1)}
    split = {width: kernels * share // sum(shares.values()) for width, share in shares.items()}
    split[widest] += kernels - sum(split.values())
    return split

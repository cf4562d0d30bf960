# SPDX-License-Identifier: Apache-2.0
"""Generator and detector of replaced-token detection (Clark et al. 2020)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from interpunct.runtime.encoder.tokenizer import Special
from interpunct_lab.architectures.encoders.body import Body


class ReplacedTokens(nn.Module):
    """The generator and the encoder that learns, which share their embeddings."""

    def __init__(self, body: Body, generator: float) -> None:
        super().__init__()
        from transformers import ElectraForMaskedLM, ElectraForPreTraining

        small = deepcopy(body.config)
        small.hidden_size = max(1, round(body.config.hidden_size * generator))
        small.intermediate_size = max(1, round(body.config.intermediate_size * generator))
        small.num_attention_heads = max(1, round(body.config.num_attention_heads * generator))
        self.detector: Any = ElectraForPreTraining(body.config)
        self.generator: Any = ElectraForMaskedLM(small)
        self.generator.electra.embeddings = self.detector.electra.embeddings
        words = self.detector.electra.embeddings.word_embeddings
        self.generator.generator_lm_head.weight = words.weight

    def forward(self, ids: Tensor, masked: float) -> tuple[Tensor, Tensor]:
        """Both losses, guessing and detection, of `ids` (windows, tokens), padded with 0."""
        mask = ids != Special.PAD
        chosen = (torch.rand(ids.shape, device=ids.device) < masked) & (ids > Special.MASK)
        guesses = self._guesses(ids.masked_fill(chosen, Special.MASK), mask, chosen)
        guessing = functional.cross_entropy(guesses, ids[chosen])
        replaced = ids.masked_scatter(chosen, _drawn(guesses.detach()))
        scores = self.detector(input_ids=replaced, attention_mask=mask.long()).logits[mask]
        is_replaced = (replaced != ids)[mask].float()
        detection = functional.binary_cross_entropy_with_logits(scores.float(), is_replaced)
        return guessing, detection

    def _guesses(self, ids: Tensor, mask: Tensor, chosen: Tensor) -> Tensor:
        """The generator's scores (chosen, vocabulary); those elsewhere are never computed."""
        states = self.generator.electra(input_ids=ids, attention_mask=mask.long())[0][chosen]
        predicted = self.generator.generator_predictions(states)
        scores: Tensor = self.generator.generator_lm_head(predicted)
        return scores.float()


def _drawn(scores: Tensor) -> Tensor:
    """An id for each row of `scores`, drawn by its probability (Gumbel's trick)."""
    noise = -torch.log(torch.empty_like(scores).exponential_())
    return (scores + noise).argmax(1)

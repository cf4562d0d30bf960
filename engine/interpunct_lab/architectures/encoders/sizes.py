# SPDX-License-Identifier: Apache-2.0
"""The sizes of new encoders, by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

_POSITIONS = 512


@dataclass(frozen=True, slots=True)
class EncoderSize:
    """An encoder's shape; `embedding` is the width of the piece embeddings, in ELECTRA only."""

    layers: int
    width: int
    heads: int
    inner: int
    embedding: int

    def config(self, family: str, vocabulary: int, positions: int = _POSITIONS) -> Any:
        """A configuration of the transformers library for `family` ("roberta", "electra" …)."""
        from transformers import AutoConfig

        from interpunct.runtime.encoder.tokenizer import Special

        own = {"embedding_size": self.embedding} if family == "electra" else {}
        # Positions are counted from the padding's id on in RoBERTa (fairseq's habit).
        unused = Special.PAD + 1 if family in COUNTS_FROM_PADDING else 0
        return AutoConfig.for_model(
            family,
            vocab_size=vocabulary,
            num_hidden_layers=self.layers,
            hidden_size=self.width,
            num_attention_heads=self.heads,
            intermediate_size=self.inner,
            max_position_embeddings=positions + unused,
            type_vocab_size=1,
            pad_token_id=int(Special.PAD),
            bos_token_id=int(Special.START),
            eos_token_id=int(Special.END),
            **own,
        )


COUNTS_FROM_PADDING = {"roberta", "xlm-roberta", "camembert"}
"""The families in which positions begin after the padding's id."""

SizeName = Literal["tiny", "mini", "small", "base"]

SIZES: dict[str, EncoderSize] = {
    "tiny": EncoderSize(layers=2, width=64, heads=2, inner=256, embedding=32),
    "mini": EncoderSize(
        layers=4, width=256, heads=4, inner=1024, embedding=128
    ),  # Turc et al. 2019
    "small": EncoderSize(
        layers=12, width=256, heads=4, inner=1024, embedding=128
    ),  # ELECTRA-Small
    "base": EncoderSize(layers=12, width=768, heads=12, inner=3072, embedding=768),
}

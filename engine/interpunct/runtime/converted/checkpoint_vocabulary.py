# SPDX-License-Identifier: Apache-2.0
"""The vocabularies of published checkpoints: from words to piece ids, word by word."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from interpunct.bundles.bundle import GET_ANOTHER
from interpunct.decoding import read_json
from interpunct.errors import BackendError, BundleError
from interpunct.files import read_file, refuse_odd_file
from interpunct.runtime.graphs.pieces import PIECES_FILE, SentencePieces

TOKENIZER = "tokenizer.json"
SENTENCEPIECE = "sentencepiece.bpe.model"
WORD_PIECES = "vocab.txt"

_MOST_BYTES = 1 << 26  # of a SentencePiece model
_START, _END, _UNKNOWN = 0, 2, 3  # of XLM-R; fairseq's ids are SentencePiece's plus one


class Pieces(Protocol):
    """A vocabulary; `start` and `end` enclose every window."""

    start: int
    end: int

    def encode(self, words: Sequence[str]) -> list[list[int]]:
        """The piece ids of each word, at least one."""


class JsonPieces:
    """A `tokenizer.json`, run by the tokenizers library."""

    def __init__(self, path: Path) -> None:
        self._tokenizer = open_tokenizer(path)
        self._tokenizer.no_truncation()
        self._tokenizer.no_padding()
        ends = self._tokenizer.encode("").ids
        if len(ends) != 2:
            raise BundleError("the tokenizer puts no signs around a text.", file=path)
        self.start, self.end = ends
        unknown = (self._tokenizer.token_to_id(name) for name in ("<unk>", "[UNK]"))
        self._unknown = next((found for found in unknown if found is not None), self.start)

    def encode(self, words: Sequence[str]) -> list[list[int]]:
        """See `Pieces.encode`; a space marks the start of a word for byte-pair vocabularies."""
        spaced = [f" {word}" for word in words]
        found = self._tokenizer.encode_batch(spaced, add_special_tokens=False)
        return [item.ids or [self._unknown] for item in found]


def refuse_unknown_piece(piece: int, vocabulary: int, folder: Path) -> None:
    """Raise BundleError for a piece unknown to an encoder; native code would not check it."""
    if piece >= vocabulary:
        raise BundleError(
            f"its tokenizer gives the piece {piece}, its encoder has {vocabulary}.",
            file=folder,
            remedy=GET_ANOTHER,
        )


def open_tokenizer(path: Path) -> Any:
    """The `Tokenizer` of the tokenizers library in a `tokenizer.json`.

    Raises BackendError without the library, BundleError if the file cannot be read.
    """
    try:
        from tokenizers import Tokenizer
    except ImportError as error:
        raise BackendError(
            "this bundle needs the library tokenizers, which is not installed.",
            remedy="Install interpunct[models].",
        ) from error
    try:
        refuse_odd_file(path)
        return Tokenizer.from_file(str(path))
    except Exception as error:  # the library raises nothing narrower
        raise BundleError(f"the tokenizer cannot be read: {error}.", file=path) from error


class XlmrPieces:
    """The SentencePiece model of XLM-R (Conneau et al. 2020)."""

    start, end = _START, _END

    def __init__(self, path: Path) -> None:
        import sentencepiece

        try:
            data = read_file(path, _MOST_BYTES)
            self._model = sentencepiece.SentencePieceProcessor(model_proto=data)
        except (OSError, RuntimeError) as error:
            raise BundleError(f"the tokenizer cannot be read: {error}.", file=path) from error

    def encode(self, words: Sequence[str]) -> list[list[int]]:
        """See `Pieces.encode`."""
        found = self._model.encode(list(words))
        return [[piece + 1 if piece else _UNKNOWN for piece in ids] or [_UNKNOWN] for ids in found]


class PlainPieces:
    """A SentencePiece model whose ids are those of the encoder."""

    def __init__(self, path: Path) -> None:
        self._model = SentencePieces(path)
        self.start, self.end, _ = self._model.ends

    def encode(self, words: Sequence[str]) -> list[list[int]]:
        """See `Pieces.encode`."""
        return [[piece.id for piece in word] for word in self._model.encode(words)]


def open_pieces(folder: Path) -> Pieces:
    """The vocabulary of a converted bundle. Raises BundleError if there is none."""
    if (folder / TOKENIZER).exists():
        return JsonPieces(folder / TOKENIZER)
    if (folder / PIECES_FILE).exists():
        return PlainPieces(folder / PIECES_FILE)
    return XlmrPieces(folder / SENTENCEPIECE)


class TokenizerSettings(Struct, frozen=True):
    """The used settings of a `tokenizer_config.json`."""

    do_lower_case: bool = True
    strip_accents: bool | None = None


def copy_pieces(source: Path, out: Path, family: str, *, keeps_accents: bool = False) -> None:
    """Copy the vocabulary of the checkpoint in `source` into the bundle's folder `out`.

    `keeps_accents` overrides a tokenizer that drops them: й would become и. Raises BundleError if
    there is no usable vocabulary.
    """
    if (source / TOKENIZER).exists():
        _copy_tokenizer(source / TOKENIZER, out / TOKENIZER, keeps_accents=keeps_accents)
    elif family == "xlm-roberta" and (source / SENTENCEPIECE).exists():
        (out / SENTENCEPIECE).write_bytes((source / SENTENCEPIECE).read_bytes())
    elif (source / WORD_PIECES).exists():
        told = source / "tokenizer_config.json"
        given = read_json(told, TokenizerSettings, BundleError) if told.exists() else _DEFAULT
        strip = False if keeps_accents else given.strip_accents
        settings = TokenizerSettings(given.do_lower_case, strip)
        write_word_pieces(source / WORD_PIECES, out, settings)
    else:
        raise BundleError(
            f"it has no {TOKENIZER}.",
            file=source,
            remedy="Have it made: AutoTokenizer.from_pretrained(…).save_pretrained(…).",
        )


_DEFAULT = TokenizerSettings()


def _copy_tokenizer(source: Path, out: Path, *, keeps_accents: bool) -> None:
    if not keeps_accents:
        out.write_bytes(source.read_bytes())
        return
    told = read_json(source, dict[str, Any], BundleError)
    for part in _normalisers(told.get("normalizer")):
        part["strip_accents"] = False
    out.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")


def _normalisers(told: Any) -> Iterator[dict[str, Any]]:
    """The normalisers of BERT in a `tokenizer.json`, alone or in a sequence."""
    if isinstance(told, dict):
        if told.get("type") == "BertNormalizer":
            yield told
        for part in told.get("normalizers") or ():
            yield from _normalisers(part)


def write_word_pieces(words: Path, out: Path, settings: TokenizerSettings = _DEFAULT) -> None:
    """Write BERT's word pieces, a line each in the file `words`, into the bundle's folder `out`.

    Raises BackendError without the library tokenizers, BundleError for another file.
    """
    try:
        from tokenizers import BertWordPieceTokenizer
    except ImportError as error:
        raise BackendError(
            "reading this checkpoint needs the library tokenizers, which is not installed.",
            remedy="Install interpunct[models].",
        ) from error
    try:
        refuse_odd_file(words)
        made = BertWordPieceTokenizer(
            str(words), lowercase=settings.do_lower_case, strip_accents=settings.strip_accents
        )
    except Exception as error:  # the library raises nothing narrower
        raise BundleError(f"these are no word pieces: {error}.", file=words) from error
    made.save(str(out / TOKENIZER))

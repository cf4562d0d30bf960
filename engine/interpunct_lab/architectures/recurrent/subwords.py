# SPDX-License-Identifier: Apache-2.0
"""The vocabularies of paper 1: byte pairs shared by all languages, or whole words.

Byte pair encoding (Sennrich et al. 2016) is trained on our own word counts. Or it is that of a
given SentencePiece model, such as the paper's public MultiBPEmb. Li & Lin 2020, section 2.3,
remove the sign for a word's start "to further decrease the token size". So a piece is the same at
a word's start and inside one. The word vocabulary is that of the paper's monolingual baseline.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Literal, Protocol, Self

import sentencepiece

from interpunct.errors import BundleError, LabError
from interpunct.runtime.encoder.tokenizer import WORD_START
from interpunct.runtime.windows import MOST_PIECES
from interpunct_lab.text.piece_training import most_frequent, train_byte_pairs

Units = Literal["bpe", "word"]

PAD, UNKNOWN = 0, 1
_SPECIALS = ("<pad>", "<unk>")
_REMEDY = "Install the model again."
_MOST_KNOWN = 200_000  # word forms whose pieces are kept


class Subwords(Protocol):
    """A vocabulary; the ids `PAD` and `UNKNOWN` stand in front of every one."""

    def __len__(self) -> int: ...

    def encode(self, forms: Sequence[str]) -> list[list[int]]:
        """The ids of each word form, at least one."""

    def save(self, folder: Path) -> None:
        """Write the vocabulary's file into `folder`."""


@dataclass(slots=True)
class _Memory:
    """Ids of word forms by `ids_of`, kept for the next time: text repeats its words."""

    ids_of: Callable[[list[str]], Iterable[list[int]]]
    known: dict[str, list[int]] = field(default_factory=dict)

    def encode(self, forms: Sequence[str]) -> list[list[int]]:
        """See `Subwords.encode`."""
        if len(self.known) > _MOST_KNOWN:
            self.known = {}
        known = self.known
        new = [form for form in dict.fromkeys(forms) if form not in known]
        known.update(zip(new, self.ids_of(new), strict=True))
        return [known[form] for form in forms]


class BytePairs:
    """A SentencePiece model of byte pairs."""

    FILE = "pieces.model"

    def __init__(self, model: bytes) -> None:
        self._model = model
        self._processor = sentencepiece.SentencePieceProcessor(model_proto=model)
        self.encode = _Memory(self._ids_of).encode

    def __len__(self) -> int:
        return int(self._processor.get_piece_size())

    def save(self, folder: Path) -> None:
        """See `Subwords.save`."""
        (folder / self.FILE).write_bytes(self._model)

    @classmethod
    def learn(cls, counts: Mapping[str, float], size: int) -> Self:
        """Up to `size` pieces of the counted word forms; a small corpus has fewer.

        Raises LabError where there are no words.
        """
        return cls(train_byte_pairs(counts, size))

    @classmethod
    def load(cls, path: Path) -> Self:
        """See `TrainedSystem.load`."""
        try:
            return cls(path.read_bytes())
        except RuntimeError as error:
            what = "this is no SentencePiece model."
            raise BundleError(what, file=path, remedy=_REMEDY) from error

    def _ids_of(self, forms: list[str]) -> Iterator[list[int]]:
        for ids in self._processor.encode(forms):
            yield ids[:MOST_PIECES] or [UNKNOWN]


class _Listed:
    """Pieces or words in a list; the special ids stand before theirs."""

    FILE: ClassVar[str]

    def __init__(self, pieces: Sequence[str]) -> None:
        self._pieces = tuple(pieces)
        self._ids = {piece: id_ for id_, piece in enumerate(pieces, len(_SPECIALS))}

    def __len__(self) -> int:
        return len(_SPECIALS) + len(self._pieces)

    def save(self, folder: Path) -> None:
        """See `Subwords.save`."""
        (folder / self.FILE).write_text("\n".join(self._pieces), encoding="utf-8", newline="\n")


class GivenPieces(_Listed):
    """Pieces of a SentencePiece model that was trained elsewhere.

    The known ones are `pieces`, without their signs for a word's start.
    """

    FILE = "known_pieces.txt"
    MODEL = "given_pieces.model"

    def __init__(self, model: bytes, pieces: Sequence[str]) -> None:
        super().__init__(pieces)
        self._model = model
        self._processor = sentencepiece.SentencePieceProcessor(model_proto=model)
        self.encode = _Memory(self._ids_of).encode

    def save(self, folder: Path) -> None:
        """See `Subwords.save`."""
        (folder / self.MODEL).write_bytes(self._model)
        super().save(folder)

    @classmethod
    def learn(cls, model: bytes, counts: Mapping[str, float], size: int) -> Self:
        """Know the pieces that the counted word forms use most, the special ids among `size`.

        Raises RuntimeError where `model` is no SentencePiece model, LabError where there are no
        words.
        """
        whole, used = cls(model, ()), defaultdict[str, float](float)
        for pieces, count in zip(whole._split(list(counts)), counts.values(), strict=True):
            for piece in pieces:
                used[piece] += count
        return cls(model, most_frequent(used, size - len(_SPECIALS)))

    @classmethod
    def load(cls, path: Path) -> Self:
        """See `TrainedSystem.load`."""
        try:
            pieces = path.read_text(encoding="utf-8").split("\n")
            return cls(path.with_name(cls.MODEL).read_bytes(), pieces)
        except (OSError, RuntimeError, UnicodeDecodeError) as error:
            what = f"this, or the {cls.MODEL} beside it, is no vocabulary."
            raise BundleError(what, file=path, remedy=_REMEDY) from error

    def _ids_of(self, forms: list[str]) -> Iterator[list[int]]:
        for pieces in self._split(forms):
            yield [self._ids.get(piece, UNKNOWN) for piece in pieces[:MOST_PIECES]] or [UNKNOWN]

    def _split(self, forms: list[str]) -> Iterator[list[str]]:
        """The pieces of each form, without signs for a word's start."""
        for pieces in self._processor.encode(forms, out_type=str):
            bare = (piece.replace(WORD_START, "") for piece in pieces)
            yield [piece for piece in bare if piece]


class WholeWords(_Listed):
    """The most frequent words; every other one is unknown."""

    FILE = "words.txt"

    def encode(self, forms: Sequence[str]) -> list[list[int]]:
        """See `Subwords.encode`."""
        return [[self._ids.get(form, UNKNOWN)] for form in forms]

    @classmethod
    def learn(cls, counts: Mapping[str, float], size: int) -> Self:
        """The `size` most frequent words, the special ids among them.

        Raises LabError where there are no words.
        """
        return cls(most_frequent(counts, size - len(_SPECIALS)))

    @classmethod
    def load(cls, path: Path) -> Self:
        """See `TrainedSystem.load`."""
        try:
            return cls(path.read_text(encoding="utf-8").split("\n"))
        except UnicodeDecodeError as error:
            raise BundleError("this is no list of words.", file=path, remedy=_REMEDY) from error


_KINDS: tuple[type[BytePairs | GivenPieces | WholeWords], ...]
_KINDS = BytePairs, GivenPieces, WholeWords


def learn_subwords(units: Units, counts: Mapping[str, float], size: int) -> Subwords:
    """A vocabulary of `units` from counted word forms. Raises LabError where there are none."""
    return (WholeWords if units == "word" else BytePairs).learn(counts, size)


def take_subwords(path: Path, counts: Mapping[str, float], size: int) -> Subwords:
    """At most `size` of the pieces of the SentencePiece model at `path`: those used most.

    Raises LabError where it is none, or where there are no words.
    """
    try:
        return GivenPieces.learn(path.read_bytes(), counts, size)
    except (OSError, RuntimeError) as error:
        raise LabError(
            "this is no SentencePiece model.", file=path, remedy="Name its .model file."
        ) from error


def load_subwords(folder: Path) -> Subwords:
    """The vocabulary in a bundle's folder.

    Raises BundleError where there is none, or a damaged one.
    """
    for kind in _KINDS:
        if (folder / kind.FILE).exists():
            return kind.load(folder / kind.FILE)
    names = ", ".join(kind.FILE for kind in _KINDS)
    raise BundleError(f"there is none of {names} here.", file=folder, remedy=_REMEDY)

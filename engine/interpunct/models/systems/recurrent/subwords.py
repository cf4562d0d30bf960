# SPDX-License-Identifier: Apache-2.0
"""The vocabularies of paper 1: byte pairs shared by all languages, or whole words.

Byte pair encoding after Sennrich et al. 2016, trained on our own word counts in place of the
public MultiBPEmb. Li & Lin 2020, section 2.3, remove the sign for a word's start "to further
decrease the token size": here it is never put, so that a piece is the same at a word's start and
inside one. The word vocabulary is that of the paper's monolingual baseline.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal, Protocol, Self

import sentencepiece

from interpunct.errors import BundleError
from interpunct.models.piece_training import most_frequent, train_byte_pairs
from interpunct.models.windows import MOST_PIECES

Units = Literal["bpe", "word"]

PAD, UNKNOWN = 0, 1
_SPECIALS = ("<pad>", "<unk>")


class Subwords(Protocol):
    """A vocabulary; the ids `PAD` and `UNKNOWN` stand in front of every one."""

    def __len__(self) -> int: ...

    def encode(self, forms: Sequence[str]) -> list[list[int]]:
        """The ids of each word form, at least one."""

    def save(self, folder: Path) -> None:
        """Write the vocabulary's file into `folder`."""


class BytePairs:
    """A SentencePiece model of byte pairs."""

    FILE = "pieces.model"

    def __init__(self, model: bytes) -> None:
        self._model = model
        self._processor = sentencepiece.SentencePieceProcessor(model_proto=model)

    def __len__(self) -> int:
        return int(self._processor.get_piece_size())

    def encode(self, forms: Sequence[str]) -> list[list[int]]:
        """See `Subwords.encode`."""
        pieces = self._processor.encode(list(forms))
        return [ids[:MOST_PIECES] or [UNKNOWN] for ids in pieces]

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
        """Read what `save` wrote. Raises BundleError where it is damaged."""
        try:
            return cls(path.read_bytes())
        except RuntimeError as error:
            raise BundleError(
                "this is no SentencePiece model.", file=path, remedy="Install the bundle again."
            ) from error


class WholeWords:
    """The most frequent words; every other one is unknown."""

    FILE = "words.txt"

    def __init__(self, words: Sequence[str]) -> None:
        self._words = tuple(words)
        self._ids = {word: id_ for id_, word in enumerate(words, len(_SPECIALS))}

    def __len__(self) -> int:
        return len(_SPECIALS) + len(self._words)

    def encode(self, forms: Sequence[str]) -> list[list[int]]:
        """See `Subwords.encode`."""
        return [[self._ids.get(form, UNKNOWN)] for form in forms]

    def save(self, folder: Path) -> None:
        """See `Subwords.save`."""
        (folder / self.FILE).write_text("\n".join(self._words), encoding="utf-8", newline="\n")

    @classmethod
    def learn(cls, counts: Mapping[str, float], size: int) -> Self:
        """The `size` most frequent words, the special ids among them.

        Raises LabError where there are no words.
        """
        return cls(most_frequent(counts, size - len(_SPECIALS)))

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read what `save` wrote. Raises BundleError where it is damaged."""
        try:
            return cls(path.read_text(encoding="utf-8").split("\n"))
        except UnicodeDecodeError as error:
            raise BundleError(
                "this is no list of words.", file=path, remedy="Install the bundle again."
            ) from error


def learn_subwords(units: Units, counts: Mapping[str, float], size: int) -> Subwords:
    """A vocabulary of `units` from counted word forms. Raises LabError where there are none."""
    return (WholeWords if units == "word" else BytePairs).learn(counts, size)


def load_subwords(folder: Path) -> Subwords:
    """The vocabulary in a bundle's folder.

    Raises BundleError where there is none, or a damaged one.
    """
    for kind in (BytePairs, WholeWords):
        if (folder / kind.FILE).exists():
            return kind.load(folder / kind.FILE)
    raise BundleError(
        f"there is neither {BytePairs.FILE} nor {WholeWords.FILE} here.",
        file=folder,
        remedy="Install the bundle again.",
    )

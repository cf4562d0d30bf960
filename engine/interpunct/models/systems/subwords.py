# SPDX-License-Identifier: Apache-2.0
"""The vocabularies of paper 1: byte pairs shared by all languages, or whole words.

Byte pair encoding after Sennrich et al. 2016, trained on our own word counts in place of the
public MultiBPEmb. Li & Lin 2020, section 2.3, remove the sign for a word's start "to further
decrease the token size": here it is never put, so that a piece is the same at a word's start and
inside one. The word vocabulary is that of the paper's monolingual baseline.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

import sentencepiece

from interpunct.errors import BundleError, LabError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Self

Units = Literal["bpe", "word"]

PAD, UNKNOWN = 0, 1
_SPECIALS = ("<pad>", "<unk>")
_MAX_WORDS = 250_000  # more make the training of pairs slow and change none of the frequent ones
_MAX_PIECES = 12  # of one word; a longer one is a URL or noise


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
        return [ids[:_MAX_PIECES] or [UNKNOWN] for ids in pieces]

    def save(self, folder: Path) -> None:
        """See `Subwords.save`."""
        (folder / self.FILE).write_bytes(self._model)

    @classmethod
    def learn(cls, counts: Mapping[str, float], size: int) -> Self:
        """Up to `size` pieces of the counted word forms; a small corpus has fewer.

        Raises LabError where there are no words.
        """
        model = io.BytesIO()
        with tempfile.TemporaryDirectory() as folder:
            frequent = [(form, counts[form]) for form in _most_frequent(counts, _MAX_WORDS)]
            _train(write_counts(frequent, Path(folder)), size, model)
        return cls(model.getvalue())

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read what `save` wrote. Raises BundleError where it is damaged."""
        try:
            return cls(path.read_bytes())
        except RuntimeError as error:
            raise BundleError(
                "this is no SentencePiece model.", file=path, remedy="Install the bundle again."
            ) from error


def write_counts(counts: Iterable[tuple[str, float]], folder: Path) -> Path:
    """Write counted word forms as SentencePiece reads them, and give the file."""
    path = folder / "words.tsv"
    rows = (f"{form}\t{max(1, round(count))}\n" for form, count in counts)
    path.write_text("".join(rows), encoding="utf-8")
    return path


def _train(words: Path, size: int, model: io.BytesIO) -> None:
    sentencepiece.SentencePieceTrainer.train(
        input=str(words),
        input_format="tsv",
        model_writer=model,
        model_type="bpe",
        vocab_size=size,
        hard_vocab_limit=False,  # a small corpus may not have as many
        character_coverage=0.9995,
        normalization_rule_name="identity",  # words come in their model form
        add_dummy_prefix=False,  # no sign for a word's start
        remove_extra_whitespaces=False,
        pad_id=PAD,
        unk_id=UNKNOWN,
        bos_id=-1,
        eos_id=-1,
        num_threads=2,
        minloglevel=2,
    )


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
        return cls(_most_frequent(counts, size - len(_SPECIALS)))

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read what `save` wrote. Raises BundleError where it is damaged."""
        try:
            return cls(path.read_text(encoding="utf-8").split("\n"))
        except UnicodeDecodeError as error:
            raise BundleError(
                "this is no list of words.", file=path, remedy="Install the bundle again."
            ) from error


def _most_frequent(counts: Mapping[str, float], size: int) -> list[str]:
    """The `size` forms counted most, ties by the alphabet so that every run finds the same."""
    if not counts:
        raise LabError("there are no words to learn a vocabulary from.")
    return sorted(counts, key=lambda form: (-counts[form], form))[:size]


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

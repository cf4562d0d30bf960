# SPDX-License-Identifier: Apache-2.0
"""Running text to labelled words: reads a corpus folder once into compact arrays.

A corpus folder holds one folder a language, with `*.txt.xz` files: a paragraph a line, documents
set apart by blank lines.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import ArrayKind, read_arrays
from interpunct.errors import LabError
from interpunct.transcript.labels import Label
from interpunct.transcript.lettercase import casing_of, model_form
from interpunct.transcript.running_text import words_of_text

CASING_UNKNOWN = 3  # a word in mixed case or without case: nothing to learn, nothing to score


@dataclass(frozen=True)
class LabelledText:
    """The words of one language's corpus.

    `types` lists the distinct word forms as the model sees them; `words`, `labels` and `casings`
    have one entry a word: index into `types`, `Label` of the slot after it, `Casing` of the word
    (or `CASING_UNKNOWN`).
    """

    language: str
    types: list[str]
    words: NDArray[np.int32]
    labels: NDArray[np.uint8]
    casings: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.words)

    @cached_property
    def questions(self) -> NDArray[np.int64]:
        """The slots in which a question ends."""
        return np.flatnonzero(self.labels == Label.QUESTION)

    @cached_property
    def sentence_ends(self) -> NDArray[np.int64]:
        """The slots in which a sentence ends, the last of the text with or without a mark."""
        ends = np.flatnonzero(self.labels >= Label.PERIOD)
        return np.union1d(ends, [len(self) - 1])

    def rows(self, chosen: NDArray[np.bool_] | NDArray[np.int_]) -> LabelledText:
        """The chosen words, in order."""
        return replace(
            self,
            words=self.words[chosen],
            labels=self.labels[chosen],
            casings=self.casings[chosen],
        )

    def save(self, path: Path) -> None:
        """Write to a `.npz` file."""
        types = np.frombuffer("\n".join(self.types).encode(), dtype=np.uint8)
        with path.open("wb") as file:  # numpy would end another name in .npz
            np.savez(file, types=types, words=self.words, labels=self.labels, casings=self.casings)

    @classmethod
    def load(cls, path: Path) -> LabelledText:
        """Read what `save` wrote; the language is the file's stem. Raises LabError for damage."""
        remedy = "Label the text again."
        arrays = read_arrays(path, _ARRAYS, LabError, remedy=remedy, most=_MOST_BYTES)
        try:
            types = arrays["types"].tobytes().decode().split("\n")
        except UnicodeDecodeError as error:
            raise LabError("its word forms are no UTF-8.", file=path, remedy=remedy) from error
        text = cls(path.stem, types, *(arrays[name] for name in _ENTRIES))
        _refuse_odd(text, path, remedy)
        return text


def _refuse_odd(text: LabelledText, path: Path, remedy: str) -> None:
    """Raise LabError where the columns of a file do not belong together."""
    most = {"words": len(text.types), "labels": len(Label), "casings": CASING_UNKNOWN + 1}
    for name, count in most.items():
        column = getattr(text, name)
        if len(column) != len(text):
            raise LabError(
                f"it has {len(text)} words and {len(column)} {name}.", file=path, remedy=remedy
            )
        if len(column) and not 0 <= column.min() <= column.max() < count:
            raise LabError(
                f"its {name} are not all from 0 to {count - 1}.", file=path, remedy=remedy
            )


_ENTRIES = ("words", "labels", "casings")
_ARRAYS = {
    "types": ArrayKind((None,), ("uint8",)),
    "words": ArrayKind((None,), ("int32", "int64")),
    "labels": ArrayKind((None,), ("uint8", "int64")),
    "casings": ArrayKind((None,), ("uint8", "int64")),
}
_MOST_BYTES = 1 << 34  # a corpus is its owner's, and may be large


def words_in(texts: Mapping[str, LabelledText]) -> dict[str, int]:
    """How many words each text has."""
    return {code: len(text) for code, text in texts.items()}


def load_folder(folder: Path) -> dict[str, LabelledText]:
    """Every labelled text in `folder`, by language.

    Raises LabError where there is none.
    """
    texts = {path.stem: LabelledText.load(path) for path in sorted(folder.glob("*.npz"))}
    if not texts:
        raise LabError("there is no labelled text here.", file=folder, remedy="Run label first.")
    return texts


def corpus_paragraphs(files: Iterable[Path]) -> Iterator[str]:
    """The non-empty lines of xz-compressed text files, in order.

    Raises LabError for a file that is damaged.
    """
    for file in files:
        try:
            with lzma.open(file, "rt", encoding="utf-8") as lines:
                yield from (line for line in map(str.strip, lines) if line)
        except (lzma.LZMAError, EOFError, UnicodeDecodeError) as error:
            raise LabError(
                "this is no text in UTF-8, compressed by xz, or only a part of it.",
                file=file,
                remedy="Write it again, or take it out of the folder.",
            ) from error


def corpus_files(folder: Path) -> list[Path]:
    """The text files of one language's folder.

    Raises LabError where there are none.
    """
    files = sorted(folder.glob("*.txt.xz"))
    if not files:
        raise LabError("there is no *.txt.xz file here.", file=folder)
    return files


def label_text(texts: Iterable[str], language: str, *, whole: bool = False) -> LabelledText:
    """Label the words of `texts`; a paragraph that ends without a mark is left out.

    Its end is a line break of the page, not the absence of a mark (field practice: dropping such
    paragraphs, not labelling their end NONE). Only of test sets the `whole` text is read.
    """
    read = (words_of_text(text, language) for text in texts)
    kept = (words for words in read if words and (whole or words[-1][1] != Label.NONE))
    return label_words(chain.from_iterable(kept), language)


def label_words(pairs: Iterable[tuple[str, Label]], language: str) -> LabelledText:
    """Words as written, each with its label, as models see them."""
    known: dict[str, tuple[int, int]] = {}
    types: dict[str, int] = {}
    words: list[int] = []
    labels: list[int] = []
    casings: list[int] = []
    for word, label in pairs:
        entry = known.get(word)
        if entry is None:
            form = types.setdefault(model_form(word, language), len(types))
            casing = casing_of(word)
            entry = known[word] = (form, CASING_UNKNOWN if casing is None else int(casing))
        words.append(entry[0])
        casings.append(entry[1])
        labels.append(label)
    return LabelledText(
        language,
        list(types),
        np.array(words, dtype=np.int32),
        np.array(labels, dtype=np.uint8),
        np.array(casings, dtype=np.uint8),
    )

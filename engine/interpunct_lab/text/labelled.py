# SPDX-License-Identifier: Apache-2.0
"""Running text to labelled words: reads it once into compact arrays."""

from __future__ import annotations

import json
import zipfile
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from interpunct.arrays import ArrayKind, IntArray, read_arrays
from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct.labels import PAPER_LABELS, Label, LabelSet, PaperLabel
from interpunct.transcript.lettercase import casing_of, model_form
from interpunct_lab.text.columns import BLOCK, LABEL_SET, Block, SpilledBlocks, write_columns

CASING_UNKNOWN = 3  # a word in mixed case or without case: nothing to learn, nothing to score


@dataclass(frozen=True)
class LabelledText:
    """The words of one language's corpus.

    `types` lists the distinct word forms in the spelling of the models. `words`, `labels` and
    `casings` have one entry a word: index into `types`, column in `label_set` of the slot after
    it, `Casing` of the word (or `CASING_UNKNOWN`).
    """

    language: str
    types: list[str]
    words: NDArray[np.int32]
    labels: NDArray[np.uint8]
    casings: NDArray[np.uint8]
    label_set: LabelSet = PAPER_LABELS

    def __len__(self) -> int:
        return len(self.words)

    @property
    def columns(self) -> Block:
        """The columns of all words."""
        return Block(self.words, self.labels, self.casings)

    @property
    def stays_on_disk(self) -> bool:
        """Whether it is too large for a copy in memory; then it is read block by block."""
        return sum(column.nbytes for column in self.columns) > _MOST_IN_MEMORY

    @cached_property
    def questions(self) -> IntArray:
        """The slots in which a question ends, in order."""
        return self._slots_of(self.label_set.columns_of(PaperLabel.QUESTION))

    @cached_property
    def sentence_ends(self) -> IntArray:
        """The slots in which a sentence ends, the last of the text with or without a mark."""
        ends, last = self._slots_of(self.label_set.ends), len(self) - 1
        return ends if last in ends[-1:] or last < 0 else np.append(ends, last)

    def _slots_of(self, columns: Sequence[int]) -> IntArray:
        """The slots with labels of these columns, without a copy of the text in memory."""
        found = [np.flatnonzero(np.isin(block.labels, columns)) for block in self.blocks()]
        parts = [slots + number * BLOCK for number, slots in enumerate(found)]
        return np.concatenate([*parts, np.empty(0, np.int64)]).astype(np.int64)

    def blocks(self, start: int = 0, stop: int | None = None) -> Iterator[Block]:
        """The columns from `start` up to `stop`, some words at a time."""
        stop = len(self) if stop is None else stop
        for first in range(start, stop, BLOCK):
            rows = slice(first, min(first + BLOCK, stop))
            yield Block(self.words[rows], self.labels[rows], self.casings[rows])

    def rows(self, chosen: NDArray[np.bool_] | NDArray[np.int_]) -> LabelledText:
        """The chosen words, in order."""
        return replace(
            self,
            words=self.words[chosen],
            labels=self.labels[chosen],
            casings=self.casings[chosen],
        )

    def save(self, path: Path, **arrays: NDArray[Any]) -> None:
        """Write to a `.npz` file, with further `arrays`."""
        write_columns(path, self.types, self.columns, self.label_set, **arrays)

    @classmethod
    def load(cls, path: Path) -> LabelledText:
        """Read what `save` wrote; the language is the file's stem. Raises LabError for damage.

        A large file stays on the disk until it is used.
        """
        remedy = "Label the text again."
        try:
            size = path.stat().st_size
        except OSError:
            size = 0  # reading it fails below
        mapped = size > _MOST_IN_MEMORY
        arrays = read_arrays(path, _ARRAYS, LabError, remedy=remedy, mapped=mapped)
        label_set = _label_set(path, remedy)
        try:
            types = arrays["types"].tobytes().decode().split("\n")
        except UnicodeDecodeError as error:
            raise LabError("the word forms are not UTF-8.", file=path, remedy=remedy) from error
        columns = Block(*(arrays[name] for name in Block._fields))
        text = cls(path.stem, types, columns.words, columns.labels, columns.casings, label_set)
        _refuse_odd(text, path, remedy)
        return text


def _refuse_odd(text: LabelledText, path: Path, remedy: str) -> None:
    """Raise LabError where the columns of a file do not belong together.

    Text that stays on the disk is not read for it; see `known_forms`.
    """
    most = {"words": len(text.types), "labels": len(text.label_set), "casings": CASING_UNKNOWN + 1}
    for name, count in most.items():
        column = getattr(text, name)
        if len(column) != len(text):
            raise LabError(
                f"it has {len(text)} words and {len(column)} {name}.", file=path, remedy=remedy
            )
        if text.stays_on_disk or not len(column):
            continue
        if not 0 <= column.min() <= column.max() < count:
            raise LabError(
                f"its {name} are not all from 0 to {count - 1}.", file=path, remedy=remedy
            )


def _label_set(path: Path, remedy: str) -> LabelSet:
    """The label set in a file, by default the papers'. Raises LabError for damage."""
    with zipfile.ZipFile(path) as archive:
        if f"{LABEL_SET}.npy" not in archive.namelist():
            return PAPER_LABELS
    kinds = {LABEL_SET: ArrayKind((None,), ("uint8",))}
    kept = read_arrays(path, kinds, LabError, remedy=remedy, most=_MOST_LABELS)[LABEL_SET]
    try:
        return LabelSet.of(json.loads(kept.tobytes()))
    except (ValueError, TypeError, AttributeError) as error:
        raise LabError(f"its label set is damaged: {error}.", file=path, remedy=remedy) from error


_MOST_LABELS = 1 << 16  # bytes


_ARRAYS = {
    "types": ArrayKind((None,), ("uint8",)),
    "words": ArrayKind((None,), ("int32", "int64")),
    "labels": ArrayKind((None,), ("uint8", "int64")),
    "casings": ArrayKind((None,), ("uint8", "int64")),
}
_MOST_IN_MEMORY = 1 << 26  # bytes of a text: some eleven million words


def known_forms(text: LabelledText, words: NDArray[Any]) -> NDArray[Any]:
    """Check that `words` of `text` are among its forms, and return them.

    A large text is not checked when it is loaded, so its damage shows here. Raises LabError.
    """
    if len(words) and not 0 <= words.min() <= words.max() < len(text.types):
        raise LabError(
            f"the labelled text in {text.language} is damaged: a word has no word form.",
            remedy="Label the text again.",
        )
    return words


def words_in(texts: Mapping[str, LabelledText]) -> dict[str, int]:
    """Number of words of each text."""
    return {code: len(text) for code, text in texts.items()}


def load_folder(folder: Path) -> dict[str, LabelledText]:
    """Every labelled text in `folder`, by language.

    Raises LabError where there is none.
    """
    texts = {path.stem: LabelledText.load(path) for path in sorted(folder.glob("*.npz"))}
    if not texts:
        raise LabError("there is no labelled text here.", file=folder, remedy="Run label first.")
    return texts


def joined_texts(parts: Sequence[LabelledText]) -> LabelledText:
    """Several texts after each other as one, under the language of the first."""
    offsets = np.cumsum([0, *(len(part.types) for part in parts)])
    return LabelledText(
        parts[0].language,
        [form for part in parts for form in part.types],
        np.concatenate(
            [part.words + offset for part, offset in zip(parts, offsets, strict=False)],
            dtype=np.int32,
        ),
        np.concatenate([part.labels for part in parts]),
        np.concatenate([part.casings for part in parts]),
        parts[0].label_set,
    )


def label_text(
    texts: Iterable[str],
    language: str,
    *,
    whole: bool = False,
    labels: LabelSet = PAPER_LABELS,
) -> LabelledText:
    """Label the words of `texts`; a paragraph that ends without a mark is left out.

    Its end is a line break of the page, not the absence of a mark (field practice: dropping such
    paragraphs, not labelling their end NONE). With `whole`, for test sets, nothing is left out.
    """
    return label_words(labelled_words(texts, language, labels, whole=whole), language, labels)


def labelled_words(
    texts: Iterable[str], language: str, labels: LabelSet, *, whole: bool = False
) -> Iterator[tuple[str, Label]]:
    """The words of `texts`, a text at a time; see `label_text`."""
    # Not above: what reads text needs more packages than what trains on it.
    from interpunct.transcript.running_text import words_of_text

    read = (words_of_text(text, language, labels) for text in texts)
    kept = (words for words in read if words and (whole or words[-1][1]))
    return chain.from_iterable(kept)


class Part(NamedTuple):
    """Words as written, each with its label; those of a text not `cased` have unknown casing."""

    pairs: Iterable[tuple[str, Label]]
    cased: bool = True


def label_words(
    pairs: Iterable[tuple[str, Label]],
    language: str,
    labels: LabelSet = PAPER_LABELS,
    *,
    cased: bool = True,
) -> LabelledText:
    """The words of one part, as models see them."""
    types: dict[str, int] = {}
    blocks = list(_blocks(Part(pairs, cased), language, types, labels))
    whole = Block(*(np.concatenate(column) for column in zip(*blocks, strict=True)))
    return LabelledText(language, list(types), whole.words, whole.labels, whole.casings, labels)


def label_to(
    path: Path, parts: Iterable[Part], language: str, labels: LabelSet = PAPER_LABELS
) -> tuple[int, int]:
    """Write the words of all parts to a `.npz` file; how many words and forms it has.

    What is in memory grows with the forms, not with the words. Nothing is written of no words.
    """
    types: dict[str, int] = {}
    with SpilledBlocks(path.parent) as spilled:
        for part in parts:
            for block in _blocks(part, language, types, labels):
                spilled.add(block)
        columns = spilled.columns()
        if types:
            replace_file(path, lambda file: write_columns(file, types, columns, labels))
        return len(columns.words), len(types)


def _blocks(
    part: Part, language: str, types: dict[str, int], label_set: LabelSet
) -> Iterator[Block]:
    """The columns of labelled words, one block at least; their forms are numbered in `types`."""
    known: dict[str, tuple[int, int]] = {}
    words, labels, casings = array("i"), array("B"), array("B")
    for word, label in part.pairs:
        entry = known.get(word)
        if entry is None:
            form = types.setdefault(model_form(word, language), len(types))
            casing = casing_of(word) if part.cased else None
            entry = known[word] = (form, CASING_UNKNOWN if casing is None else int(casing))
        words.append(entry[0])
        casings.append(entry[1])
        labels.append(label_set.column(label))
        if len(words) == BLOCK:
            yield _block(words, labels, casings)
            words, labels, casings = array("i"), array("B"), array("B")
    yield _block(words, labels, casings)


def _block(words: array[int], labels: array[int], casings: array[int]) -> Block:
    return Block(
        np.array(words, np.int32), np.array(labels, np.uint8), np.array(casings, np.uint8)
    )

# SPDX-License-Identifier: Apache-2.0
"""A language's open text as one labelled array, with the source file of every word."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from interpunct.files import replaced_file
from interpunct.labels import PAPER_LABELS, LabelSet
from interpunct_lab.text.labelled import LabelledText, joined_texts, label_text
from interpunct_lab.text.parts import HeldOutPart, paragraphs_of
from interpunct_lab.text.text_files import (
    corpus_files,
    corpus_paragraphs,
    refuse_no_words,
    source_name,
)


@dataclass(frozen=True, slots=True)
class Corpus:
    """Labelled words, file after file: those of `sources[i]` end before `stops[i]`.

    `digest` is the SHA-256 of the files in order, or of the labelled words, which a trained
    expert is described by.
    """

    text: LabelledText
    sources: tuple[str, ...]
    stops: NDArray[np.int64]
    digest: str

    @classmethod
    def of(cls, text: LabelledText) -> Corpus:
        """A corpus of one source, called by its language."""
        content = hashlib.sha256("\n".join(text.types).encode())
        for array in text.columns:
            content.update(array.tobytes())
        return cls(text, (text.language,), np.array([len(text)]), content.hexdigest())

    def __len__(self) -> int:
        return len(self.text)

    def spans(self) -> list[tuple[str, int, int]]:
        """Name, first word and end of every source."""
        starts = [0, *self.stops[:-1].tolist()]
        return list(zip(self.sources, starts, self.stops.tolist(), strict=True))


def read_corpus(
    folder: Path,
    cache: Path,
    part: HeldOutPart | None = None,
    *,
    labels: LabelSet = PAPER_LABELS,
) -> Corpus:
    """The corpus of a language's `folder`, labelled once by `labels` and kept in `cache`.

    With a `part`, held-out text is read in that part only. A paragraph that ends without a mark is
    left out. Raises LabError where there is no text.
    """
    files = corpus_files(folder)
    sums = [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]
    digest = hashlib.sha256("\n".join(sums).encode()).hexdigest()
    kept = cache / f"{folder.name}.npz"
    corpus = _load(kept) if kept.exists() else None
    if corpus is None or corpus.digest != digest or corpus.text.label_set != labels:
        cache.mkdir(parents=True, exist_ok=True)
        parts = [_labelled(file, folder.name, part, labels) for file in files]
        _save(_of_files(files, parts, digest), kept)
        corpus = _load(kept)
    return corpus


def _labelled(
    file: Path, language: str, part: HeldOutPart | None, labels: LabelSet
) -> LabelledText:
    paragraphs = paragraphs_of([file], part) if part else corpus_paragraphs([file])
    return label_text(paragraphs, language, labels=labels)


def _of_files(files: Sequence[Path], parts: Sequence[LabelledText], digest: str) -> Corpus:
    refuse_no_words(sum(map(len, parts)), files[0].parent)
    stops = np.cumsum([len(part) for part in parts])
    sources = tuple(source_name(file).removesuffix(".txt") for file in files)
    return Corpus(_joined(parts), sources, stops, digest)


def _joined(parts: Sequence[LabelledText]) -> LabelledText:
    """The parts after each other, each form once."""
    text, numbers = joined_texts(parts), dict[str, int]()
    places = [numbers.setdefault(form, len(numbers)) for form in text.types]
    return replace(text, types=list(numbers), words=np.array(places, np.int32)[text.words])


def _save(corpus: Corpus, path: Path) -> None:
    arrays = {
        "sources": np.array(corpus.sources),
        "stops": corpus.stops,
        "digest": np.array(corpus.digest),
    }
    with replaced_file(path) as part:
        corpus.text.save(part, **arrays)


def _load(path: Path) -> Corpus:
    text = LabelledText.load(path)
    with np.load(path, allow_pickle=False) as arrays:
        sources = tuple(map(str, arrays["sources"]))
        return Corpus(text, sources, arrays["stops"], str(arrays["digest"]))

# SPDX-License-Identifier: Apache-2.0
"""A language's open text as one labelled array, with the source file of every word."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from interpunct.errors import LabError
from interpunct.files import replaced_file
from interpunct_lab.text.labelled import (
    LabelledText,
    corpus_files,
    corpus_paragraphs,
    label_text,
)
from interpunct_lab.text.parts import HeldOutPart, paragraphs_of


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
        for array in (text.words, text.labels, text.casings):
            content.update(array.tobytes())
        return cls(text, (text.language,), np.array([len(text)]), content.hexdigest())

    def __len__(self) -> int:
        return len(self.text)

    def spans(self) -> list[tuple[str, int, int]]:
        """Name, first word and end of every source."""
        starts = [0, *self.stops[:-1].tolist()]
        return list(zip(self.sources, starts, self.stops.tolist(), strict=True))


def read_corpus(folder: Path, cache: Path, part: HeldOutPart | None = None) -> Corpus:
    """The corpus of a language's `folder`, labelled once and kept in `cache`.

    With a `part`, held-out text is read in that part only. A paragraph that ends without a mark is
    left out. Raises LabError where there is no text.
    """
    files = corpus_files(folder)
    digest = _digest(files)
    kept = cache / f"{folder.name}.npz"
    if not kept.exists() or _kept_digest(kept) != digest:
        cache.mkdir(parents=True, exist_ok=True)
        _save(_labelled(files, folder.name, digest, part), kept)
    return _load(kept)


def _labelled(
    files: Sequence[Path], language: str, digest: str, part: HeldOutPart | None
) -> Corpus:
    parts = [
        label_text(paragraphs_of([file], part) if part else corpus_paragraphs([file]), language)
        for file in files
    ]
    if not sum(map(len, parts)):
        raise LabError("there is no punctuated text here.", file=files[0].parent)
    stops = np.cumsum([len(part) for part in parts])
    return Corpus(_joined(parts), tuple(_source(file) for file in files), stops, digest)


def _joined(parts: Sequence[LabelledText]) -> LabelledText:
    """The parts after each other, each form once."""
    types: dict[str, int] = {}
    words = []
    for part in parts:
        places = [types.setdefault(form, len(types)) for form in part.types]
        words.append(np.array(places, np.int32)[part.words])
    return LabelledText(
        parts[0].language,
        list(types),
        np.concatenate(words),
        np.concatenate([part.labels for part in parts]),
        np.concatenate([part.casings for part in parts]),
        parts[0].label_set,
    )


def _source(file: Path) -> str:
    return file.name.removesuffix(".txt.xz")


def _digest(files: Sequence[Path]) -> str:
    sums = [hashlib.sha256(file.read_bytes()).hexdigest() for file in files]
    return hashlib.sha256("\n".join(sums).encode()).hexdigest()


def _kept_digest(path: Path) -> str:
    with np.load(path, allow_pickle=False) as arrays:
        return str(arrays["digest"])


def _save(corpus: Corpus, path: Path) -> None:
    text = corpus.text
    arrays: dict[str, np.ndarray] = {
        "types": np.frombuffer("\n".join(text.types).encode(), np.uint8),
        "words": text.words,
        "labels": text.labels,
        "casings": text.casings,
        "sources": np.array(corpus.sources),
        "stops": corpus.stops,
        "digest": np.array(corpus.digest),
    }
    with replaced_file(path) as part, part.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)


def _load(path: Path) -> Corpus:
    with np.load(path, allow_pickle=False) as arrays:
        types = arrays["types"].tobytes().decode().split("\n")
        text = LabelledText(path.stem, types, arrays["words"], arrays["labels"], arrays["casings"])
        sources = tuple(map(str, arrays["sources"]))
        return Corpus(text, sources, arrays["stops"], str(arrays["digest"]))

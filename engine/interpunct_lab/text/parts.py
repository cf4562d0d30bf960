# SPDX-License-Identifier: Apache-2.0
"""Held-out text in two fixed parts: one to choose and to fit with, one to measure on.

Weights are chosen and calibrations fitted on the tuning part only; a test set is read from the
test part only. So no figure is measured on fitted text. The split is by documents, and by the hash
of each, so that new documents do not change it. Documents that the shipped bundle was fitted on
before there were two parts are in the tuning part (`fitted.toml`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import groupby
from pathlib import Path

from interpunct.transcript.languages import language
from interpunct_lab.packaged import packaged_toml
from interpunct_lab.text.text_files import text_lines

FITTED = "fitted.toml"


class HeldOutPart(StrEnum):
    """Part of the held-out documents."""

    TUNING = "tuning"
    TEST = "test"


@dataclass(frozen=True, slots=True)
class Document:
    """Paragraphs that stay together, and their key."""

    key: str
    paragraphs: tuple[str, ...]


def paragraphs_of(files: Iterable[Path], part: HeldOutPart) -> Iterator[str]:
    """The paragraphs of one part of text files, each in its language's folder."""
    for file in files:
        for document in documents(file):
            if part_of(document, file.parent.name) is part:
                yield from document.paragraphs


def first_words(texts: Iterable[str], words: int, code: str) -> Iterator[str]:
    """The first texts with about `words` words; without spaces a word is two characters."""
    spaced, left = language(code).spaced, words
    for text in texts:
        if left <= 0:
            return
        yield text
        left -= len(text.split()) if spaced else len(text) // 2


def documents(file: Path) -> Iterator[Document]:
    """The documents of a file, between blank lines; a long one in sections.

    A list of sentences (`*.sentences.txt.xz`) names no documents: the key of a section is its
    place, so that parallel lists are in the same part in all languages.
    """
    is_list = ".sentences." in file.name
    blocks = groupby(text_lines(file), bool)
    whole = (tuple(block) for has_text, block in blocks if has_text)
    sections = (
        block[first : first + _SECTION]
        for block in whole
        for first in range(0, len(block), _SECTION)
    )
    for place, section in enumerate(sections):
        known_by = f"{file.name} {place}" if is_list else "\n".join(section)
        key = hashlib.sha256(known_by.encode()).hexdigest()[:_DIGITS]
        yield Document(key, section)


_SECTION = 12  # paragraphs, or sentences of a list: of FLORES-200 three to four articles
_IN_TEST = 0.75  # of the documents that nothing was fitted on
_DIGITS = 10  # of a hash, in hexadecimal


def part_of(document: Document, language: str) -> HeldOutPart:
    """The part that a document in this language belongs to."""
    if document.key in _fitted().get(language, ()):
        return HeldOutPart.TUNING
    in_test = int(document.key, 16) < _IN_TEST * 16**_DIGITS
    return HeldOutPart.TEST if in_test else HeldOutPart.TUNING


@cache
def _fitted() -> dict[str, frozenset[str]]:
    """The documents that the bundle that ships was fitted on, by language."""
    found = packaged_toml(f"text/{FITTED}")["documents"]
    return {language: frozenset(keys.split()) for language, keys in found.items()}

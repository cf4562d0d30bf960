# SPDX-License-Identifier: Apache-2.0
"""Two punctuations of the same words, compared slot by slot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rapidfuzz.distance import Levenshtein

from interpunct.captions.encoding import Encoding, decode
from interpunct.captions.formats import by_ending
from interpunct.captions.reading import read_bytes
from interpunct.errors import CaptionError
from interpunct.lab.evaluation.metrics import Scores, casing_f1, scores
from interpunct.transcript.identify import identify
from interpunct.transcript.labels import Label
from interpunct.transcript.lettercase import casing_of
from interpunct.transcript.running_text import words_of_text
from interpunct.work.options import Options
from interpunct.work.work import Work


class MarkedWord(NamedTuple):
    """A word as written, and the label of the slot after it."""

    text: str
    label: Label


@dataclass(frozen=True, slots=True)
class Differences:
    """How many words stand in one text only, and how many are others in the same place."""

    only_hypothesis: int
    only_reference: int
    replaced: int

    def __bool__(self) -> bool:
        return bool(self.only_hypothesis or self.only_reference or self.replaced)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The figures of one comparison.

    `slots` were compared: those after words that have a place in both texts. Casing is that of
    the words which are the same in both; its accuracy and F1 are None where none has case.
    """

    slots: int
    differences: Differences
    scores: Scores
    casing_accuracy: float | None
    casing_f1: float | None


def read_words(path: Path, languages: tuple[str, ...] = ()) -> list[MarkedWord]:
    """The words of a caption file, or of a text file; `languages`: those it can be in.

    Raises CaptionError for a file that cannot be read or has no words.
    """
    if is_captions(path):
        transcript = Work.read(path, Options(languages=languages)).transcript
        pairs = zip(transcript.words, transcript.slots, strict=True)
        words = [MarkedWord(word.text, slot.label) for word, slot in pairs]
    else:
        words = list(_words_of_text_file(path, languages))
    if not words:
        raise CaptionError("there are no words in it.", file=path)
    return words


def is_captions(path: Path) -> bool:
    """Whether a file holds captions, by its ending; others hold plain text."""
    return by_ending(path.suffix) is not None


def read_text(path: Path) -> tuple[str, Encoding]:
    """A plain text file and its encoding. Raises CaptionError where it cannot be read."""
    return decode(read_bytes(path), file=path)


def _words_of_text_file(path: Path, languages: Sequence[str]) -> Iterator[MarkedWord]:
    lines = read_text(path)[0].splitlines()
    numbered = enumerate(identify(lines, languages or None))
    for code, group in groupby(numbered, key=lambda item: item[1]):
        passage = "\n".join(lines[number] for number, _ in group)
        yield from (MarkedWord(*pair) for pair in words_of_text(passage, code))


def compare(hypothesis: Sequence[MarkedWord], reference: Sequence[MarkedWord]) -> Comparison:
    """Compare the marks and the casing of two texts, whose words should be the same.

    Where they differ they are aligned by Levenshtein distance; a word in one text only has no
    slot in the other, and is left out.
    """
    given, wanted, differences = _aligned(hypothesis, reference)
    same = [
        (casing_of(one.text), casing_of(other.text))
        for one, other in zip(wanted, given, strict=True)
        if _form(one) == _form(other)
    ]
    cased = np.array([pair for pair in same if None not in pair], dtype=np.int64).reshape(-1, 2)
    return Comparison(
        slots=len(wanted),
        differences=differences,
        scores=scores([word.label for word in wanted], [word.label for word in given]),
        casing_accuracy=float((cased[:, 0] == cased[:, 1]).mean()) if len(cased) else None,
        casing_f1=casing_f1(cased[:, 0], cased[:, 1]) if len(cased) else None,
    )


def _aligned(
    hypothesis: Sequence[MarkedWord], reference: Sequence[MarkedWord]
) -> tuple[list[MarkedWord], list[MarkedWord], Differences]:
    """The words of either text that have a place in the other, pair by pair."""
    forms = [[_form(word) for word in text] for text in (hypothesis, reference)]
    given: list[MarkedWord] = []
    wanted: list[MarkedWord] = []
    missing = {"delete": 0, "insert": 0, "replace": 0}
    for step in Levenshtein.opcodes(*forms):
        ours = hypothesis[step.src_start : step.src_end]
        theirs = reference[step.dest_start : step.dest_end]
        if step.tag in ("equal", "replace"):
            given += ours
            wanted += theirs
        if step.tag != "equal":
            missing[step.tag] += max(len(ours), len(theirs))
    return given, wanted, Differences(missing["delete"], missing["insert"], missing["replace"])


def _form(word: MarkedWord) -> str:
    """What makes a word the same word; the dot of an abbreviation may be a full stop."""
    return word.text.casefold().rstrip(".")

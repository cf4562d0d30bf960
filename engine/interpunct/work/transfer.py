# SPDX-License-Identifier: Apache-2.0
"""Transfer of the marks of a reference transcript to the words of a speech recogniser.

The words are aligned by minimum edit distance. A mark is transferred where the word on its left or
on its right was recognised. The ends of the text count as words (Guerreiro et al. 2021, section 4
and Figure 2). Ueffing et al. 2013 required both, which leaves out the hard places.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from rapidfuzz.distance import Levenshtein

from interpunct.captions.cues import Cue
from interpunct.captions.document import CaptionDocument
from interpunct.captions.encoding import Encoding
from interpunct.captions.formats import JSON
from interpunct.labels import WRITTEN_LABELS, Casing, Label, MarksMode, strongest
from interpunct.marking.casing import CasingMode
from interpunct.runtime.predictions import Predictions
from interpunct.transcript.running_text import LabelledWord
from interpunct.work.options import Options, Unroll
from interpunct.work.work import Work

_NOT_RECOGNISED = -1


@dataclass(frozen=True, slots=True)
class Transfer:
    """Label of the slot after every word; `lost` of the reference's `marks` found no place."""

    labels: tuple[Label, ...]
    marks: int
    lost: int


def transfer(reference: Sequence[LabelledWord], words: Sequence[str]) -> Transfer:
    """Transfer the labels of `reference` to `words`.

    Where the words between two marks were not recognised, both marks fall into one slot. Then the
    mark that ends a sentence stays. Numbers in digits and in words are different words.
    """
    recognised = _recognised([word for word, _ in reference], words)
    labels = [Label.NONE] * len(words)
    marks = lost = 0
    for index, (_, label) in enumerate(reference):
        if not label:
            continue
        marks += 1
        place = _place(recognised, index, len(words))
        if place is None:
            lost += 1
        else:
            labels[place] = strongest((labels[place], label))
    return Transfer(tuple(labels), marks, lost)


def _recognised(reference: Sequence[str], words: Sequence[str]) -> list[int]:
    """Index of the same word in `words` for each word of the reference, or `_NOT_RECOGNISED`."""
    forms = [[_form(word) for word in text] for text in (reference, words)]
    places = [_NOT_RECOGNISED] * len(reference)
    for step in Levenshtein.opcodes(*forms):
        if step.tag == "equal":
            places[step.src_start : step.src_end] = range(step.dest_start, step.dest_end)
    return places


def _form(word: str) -> str:
    return word.casefold().replace("’", "'").rstrip(".")


def _place(recognised: Sequence[int], index: int, words: int) -> int | None:
    """The word that gets the mark after word `index` of the reference, if any."""
    if recognised[index] != _NOT_RECOGNISED:
        return recognised[index]
    following = words if index + 1 == len(recognised) else recognised[index + 1]
    return following - 1 if following > 0 else None


def transfer_marks(
    document: CaptionDocument,
    reference: Sequence[LabelledWord],
    *,
    languages: Sequence[str] | None = None,
    unroll: Unroll = Unroll.AUTO,
) -> tuple[Work, Transfer]:
    """`document` under work, with the marks of `reference` in place of its own marks.

    Words, casing, tags, times and protected slots stay as they are, but captions that roll are
    un-rolled. `languages` are the possible languages of the document. Raises CaptionError where
    the document cannot be edited.
    """
    options = Options(
        languages=tuple(languages or ()),
        marks=MarksMode.REPLACE,
        casing=CasingMode.KEEP,
        unroll=unroll,
    )
    work = Work(document, options)
    found = transfer(reference, [word.text for word in work.transcript.words])
    certain = np.eye(len(WRITTEN_LABELS), dtype=np.float32)[
        [WRITTEN_LABELS.column(label) for label in found.labels]
    ]
    casings = np.zeros((len(certain), len(Casing)), np.float32)
    work.take(Predictions(0, certain, casings, WRITTEN_LABELS))
    return work, found


def plain_document(text: str, encoding: Encoding) -> CaptionDocument:
    """Plain text as a document without times: one cue per line, line ends included."""
    cues = tuple(Cue("", 0, 0, "", line) for line in text.splitlines(keepends=True))
    return CaptionDocument.unwritten(JSON, encoding, cues)


def plain_text(document: CaptionDocument) -> str:
    """The text of a document that `plain_document` made."""
    return "".join(cue.payload for cue in document.cues)

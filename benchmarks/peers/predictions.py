# SPDX-License-Identifier: Apache-2.0
"""Predictions of other systems as files: one word and its label a line.

    so<TAB>COMMA
    anna<TAB>O
    came<TAB>PERIOD

It is the form of the IWSLT sets; labels are O, COMMA, PERIOD and QUESTION. The words are those
that `--words SET FILE` writes, in the same order; their case does not matter.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct.labels import PAPER_LABELS
from interpunct.transcript.lettercase import model_form
from interpunct_lab.evaluation.test_sets import TestSet
from interpunct_lab.text.tagged import IWSLT_LABELS


def write_words(test_set: TestSet, path: Path) -> None:
    """Write the words of a set, as every peer reads them, one a line. Raises OSError."""
    data = "".join(f"{word}\n" for word in words_of(test_set))
    replace_file(path, partial(Path.write_text, data=data, encoding="utf-8"))


def words_of(test_set: TestSet) -> list[str]:
    """The words of a set: in lower case, without marks, with digits as 0."""
    return [test_set.text.types[form] for form in test_set.text.words]


def read_predictions(path: Path, test_set: TestSet) -> NDArray[np.uint8]:
    """The columns (words,) of the papers' labels in a file.

    Raises LabError with the line that has another form or another word than the set.
    """
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise LabError("this file of predictions cannot be read.", file=path) from error
    wanted = words_of(test_set)
    columns = [
        _column(line, word, code, path, number)
        for number, (line, word, code) in enumerate(
            zip(lines, wanted, test_set.languages, strict=False), 1
        )
    ]
    if len(lines) != len(wanted):
        raise LabError(
            f"it has {len(lines):,} words, and {test_set.name} has {len(wanted):,}.",
            file=path,
            remedy="Label the words that --words writes.",
        )
    return np.array(columns, np.uint8)


def _column(line: str, wanted: str, code: str, path: Path, number: int) -> int:
    word, _, label = line.partition("\t")
    if label not in IWSLT_LABELS:
        raise LabError("this is not a word and its label.", file=path, where=f"line {number}")
    if model_form(word, code) != model_form(wanted, code):
        raise LabError(
            f"the word {word!r} stands where the set has {wanted!r}.",
            file=path,
            where=f"line {number}",
            remedy="Label the words that --words writes.",
        )
    return PAPER_LABELS.column(IWSLT_LABELS[label])

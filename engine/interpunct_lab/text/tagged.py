# SPDX-License-Identifier: Apache-2.0
"""Columns: a word a line, a tab (in `.conll` also spaces), and the label of the slot after it.

    so      O
    anna    COMMA
    came    PERIOD

A label is O or 0 for no mark, the name of a label, or a mark itself. Of further columns after the
word, the last with labels only counts. Blank lines, and comments after a #, are passed over. A
label without a word is one of a slot of its own: published sets have some, and count them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import islice
from pathlib import Path

from interpunct.errors import LabError
from interpunct.labels import PAPER_LABELS, Label, LabelSet
from interpunct.transcript.running_text import LabelledWord
from interpunct.transcript.signs import is_mark, label_of
from interpunct_lab.text.labelled import LabelledText, label_words
from interpunct_lab.text.text_files import whole_lines

_CONLL = ".conll"
TAGGED = (".tsv", _CONLL)
"""Endings of files of columns, which may have any other."""

IWSLT_LABELS = {"O": Label.NONE, **{label.name: label for label in PAPER_LABELS.marks}}
_NAMES = {**IWSLT_LABELS, "0": Label.NONE}
_BEGINNING = 1000  # words that tell the columns of a file
_Row = Sequence[str]


def is_tagged(path: Path) -> bool:
    """Whether a file has columns: its first line has two."""
    return any(len(row) > 1 for _, row in islice(_rows(path), 1))


def has_capitals(path: Path) -> bool:
    """Whether the first words of a file of columns have any, without which no casing is known."""
    return any(row[0] != row[0].lower() for row in _beginning(path))


def tagged_words(
    path: Path, language: str, label_set: LabelSet = PAPER_LABELS
) -> Iterator[LabelledWord]:
    """The words of a file of columns, one at a time, with labels of the set or the papers.

    Raises LabError with the line that is not a word and its label.
    """
    read = cache(partial(_label, language=language, label_set=label_set))
    column = _label_column(_beginning(path), read)
    for number, row in _rows(path):
        label = read(row[column]) if len(row) > column else None
        if label is None or len(row[0].split()) > 1:
            raise LabError(
                "this is not a word and its label.",
                file=path,
                where=f"line {number:,}",
                remedy=f"Labels are O, {', '.join(label_set.names[1:])}, or marks, after a tab"
                f" (in *{_CONLL} after a tab or spaces).",
            )
        yield row[0], label


def _rows(path: Path) -> Iterator[tuple[int, _Row]]:
    """The columns of the lines with their numbers, without blank lines and comments."""
    between = None if _CONLL in path.suffixes else "\t"
    for number, line in enumerate(whole_lines(path), 1):
        has_tab = "\t" in line
        if line.strip() and (has_tab or not line.startswith("#")):
            yield number, line.rstrip("\r\n").split("\t" if has_tab else between)


def _beginning(path: Path) -> list[_Row]:
    return [row for _, row in islice(_rows(path), _BEGINNING)]


def _label_column(rows: Sequence[_Row], read: Callable[[str], Label | None]) -> int:
    """The last column that has a label in every row; a faulty row is passed over."""
    columns: Sequence[int] = range(1, max(2, *map(len, rows[:1])))
    for row in rows:
        columns = [at for at in columns if at < len(row) and read(row[at]) is not None] or columns
    return columns[-1]


def _label(tag: str, *, language: str, label_set: LabelSet) -> Label | None:
    """The label that a tag names, None for anything else."""
    if tag in label_set.names:
        return label_set.named(tag)
    if is_mark(tag, language):
        return label_set.read(tag, label_of(tag, language))
    return _NAMES.get(tag)


def read_tagged(path: Path, language: str) -> LabelledText:
    """The whole of a file of columns, such as a benchmark; see `tagged_words`."""
    return label_words(tagged_words(path, language), language, cased=has_capitals(path))

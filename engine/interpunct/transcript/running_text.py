# SPDX-License-Identifier: Apache-2.0
"""Reading of punctuated text: its words, and the label of the slot after each.

`signs` has the rule from marks to labels, `abbreviations` the rule for dots.

In languages without spaces, the word segmenter gets the text without marks, quotes and brackets,
as in use: recognised speech has none. With them in the text, every mark would be a word border,
and some borders would reveal the mark.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache

from interpunct.labels import PAPER_LABELS, Label, LabelSet, strongest
from interpunct.transcript.abbreviations import may_keep_dot
from interpunct.transcript.languages import language
from interpunct.transcript.segmenters import runs_together
from interpunct.transcript.signs import inner_questions, label_of
from interpunct.transcript.text_pieces import Piece, PieceKind, is_space, scan

LabelledWord = tuple[str, Label]


def words_of_text(
    text: str, language_code: str, labels: LabelSet = PAPER_LABELS
) -> list[LabelledWord]:
    """The words of one paragraph of running text, each with the label of the slot after it.

    Words are as written; `lettercase.model_form` gives a model's form of them. The labels are
    those of the set `labels`.
    """
    return _reader(language(language_code).code, labels).read(text)


class _WordReader:
    """Reader of the words and labels of one language, with a cache of frequent runs."""

    _REMEMBERED = 300_000  # runs; about 60 MB

    def __init__(self, code: str, labels: LabelSet) -> None:
        self._language = language(code)
        self._labels = labels
        self._runs: dict[str, tuple[LabelledWord, ...]] = {}

    def read(self, text: str) -> list[LabelledWord]:
        words = self._spaced(text) if self._language.spaced else _cut_bare(text, self)
        if words and not words[0][0]:
            del words[0]  # marks before the first word
        if self._language.question_in_word:
            for index in inner_questions(words)[0]:
                words[index] = (words[index][0], Label.QUESTION)
        return words

    def _spaced(self, text: str) -> list[LabelledWord]:
        """The words of a text with spaces; a run of marks alone belongs to the word before it."""
        words: list[LabelledWord] = []
        runs = text.split()
        known = self._runs
        for index, run in enumerate(runs):
            pairs = known.get(run) or self._read_run(run, "".join(runs[index + 1 : index + 2]))
            if not pairs[0][0] and words:
                word, label = words[-1]
                words[-1] = (word, strongest((label, pairs[0][1])))
                words += pairs[1:]
            else:
                words += pairs
        return words

    def _read_run(self, run: str, following: str) -> tuple[LabelledWord, ...]:
        """The pairs of a new run, or of a run whose last dot depends on `following`."""
        pairs = self._pairs(run, f" {following}")
        if len(self._runs) < self._REMEMBERED and not may_keep_dot(run, self._language):
            self._runs[run] = pairs
        return pairs

    def _pairs(self, text: str, following: str) -> tuple[LabelledWord, ...]:
        """The labelled words; the first is empty if marks come first or there is no word."""
        words: list[LabelledWord] = []
        before = PieceKind.WORD  # a mark directly after an opening quote ends nothing before it
        for kind, start, end in scan(text, self._language, following):
            if kind is PieceKind.WORD:
                words.append((text[start:end], Label.NONE))
            elif kind is PieceKind.MARK and before is not PieceKind.OPENING:
                word, label = words.pop() if words else ("", Label.NONE)
                found = self.label(text[start:end])
                words.append((word, strongest((label, found))))
            before = kind
        return tuple(words) or (("", Label.NONE),)

    def label(self, mark: str) -> Label:
        """The label of a written mark."""
        return self._labels.read(mark, label_of(mark, self._language.code))

    def marks(self, text: str, pieces: Sequence[Piece]) -> Iterator[tuple[int, Label]]:
        """Position and label of each mark, except marks directly after an opening quote."""
        before = PieceKind.WORD
        for kind, start, end in pieces:
            if kind is PieceKind.MARK and before is not PieceKind.OPENING:
                yield start, self.label(text[start:end])
            before = kind

    def scan(self, text: str) -> Sequence[Piece]:
        """The pieces of a text in the language."""
        return scan(text, self._language)


def _cut_bare(text: str, reader: _WordReader) -> list[LabelledWord]:
    """The words of a text without spaces, segmented without its marks; then labels are added.

    A mark inside a word goes to the slot after the word.
    """
    places = list(range(len(text)))  # original positions of the remaining characters
    marks: list[tuple[int, Label]] = []
    while True:
        pieces = reader.scan(text)
        marks += ((places[start], label) for start, label in reader.marks(text, pieces))
        words = [piece for piece in pieces if piece.kind is PieceKind.WORD]
        kept = _kept(text, words)
        bare = "".join(" " if is_gap else text[at] for at, is_gap in kept)
        if bare == text:
            break
        text, places = bare, [places[at] for at, _ in kept]
    labels = [Label.NONE] * len(words)
    starts = [places[word.start] for word in words]
    for place, label in marks:
        if number := bisect_right(starts, place):
            labels[number - 1] = strongest((labels[number - 1], label))
    return [
        (text[word.start : word.end], label) for word, label in zip(words, labels, strict=True)
    ]


def _kept(text: str, words: Sequence[Piece]) -> list[tuple[int, bool]]:
    """The positions in `text` of the characters of the bare text, and whether each is a space.

    A gap between two words leaves one space if it held a space, or if letters or digits would run
    together.
    """
    kept: list[tuple[int, bool]] = []
    stop = 0
    for word in words:
        between = text[stop : word.start]
        if (
            kept
            and between
            and (any(map(is_space, between)) or runs_together(text[stop - 1], text[word.start]))
        ):
            kept.append((stop, True))
        kept += ((at, False) for at in range(word.start, word.end))
        stop = word.end
    return kept


@cache
def _reader(code: str, labels: LabelSet) -> _WordReader:
    return _WordReader(code, labels)

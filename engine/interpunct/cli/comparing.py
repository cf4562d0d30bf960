# SPDX-License-Identifier: Apache-2.0
"""The files of a comparison: captions or plain text, read into words and their labels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from interpunct.captions.encoding import Encoding, decode
from interpunct.captions.formats import by_ending
from interpunct.captions.reading import read_bytes
from interpunct.errors import CaptionError
from interpunct.review.comparing import MarkedWord
from interpunct.transcript.identify import identify
from interpunct.transcript.running_text import words_of_text
from interpunct.work.options import Options
from interpunct.work.work import Work


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

# SPDX-License-Identifier: Apache-2.0
"""Files of a comparison: captions or plain text, read as words with labels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from interpunct.captions.document import CaptionDocument
from interpunct.captions.encoding import Encoding, decode
from interpunct.captions.formats import by_ending
from interpunct.captions.reading import parse_captions
from interpunct.cli.standard import read_given
from interpunct.errors import CaptionError
from interpunct.files import STANDARD
from interpunct.labels import PAPER_LABELS, LabelSet
from interpunct.review.comparing import MarkedWord
from interpunct.transcript.identify import identify
from interpunct.transcript.running_text import words_of_text
from interpunct.work.options import Options
from interpunct.work.work import Work


@dataclass(frozen=True, slots=True)
class GivenText:
    """A file, or standard input, and its declared `encoding`, if any."""

    path: Path
    data: bytes
    encoding: str | None

    @classmethod
    def read(cls, path: Path, encoding: str | None) -> GivenText:
        """The content of `path`. Raises CaptionError where it cannot be read."""
        return cls(path, read_given(path), encoding)

    @property
    def is_captions(self) -> bool:
        """Whether it contains captions, by its ending; for standard input, whether it has cues."""
        if self.path != STANDARD:
            return by_ending(self.path.suffix) is not None
        try:
            return bool(self.document().cues)
        except CaptionError:
            return False

    def decoded(self) -> tuple[str, Encoding]:
        """Its text and encoding. Raises EncodingError."""
        return decode(self.data, override=self.encoding, file=self.path)

    def document(self) -> CaptionDocument:
        """The captions. Raises CaptionError where it has none."""
        return parse_captions(self.data, path=self.path, encoding=self.encoding)

    def words(
        self, languages: tuple[str, ...] = (), labels: LabelSet = PAPER_LABELS
    ) -> list[MarkedWord]:
        """Its words in the possible `languages`, each with one of `labels`.

        Raises CaptionError where it has none.
        """
        if self.is_captions:
            options = Options(languages=languages, finds_foreign=False)
            transcript = Work(self.document(), options).transcript
            pairs = zip(transcript.words, transcript.slots, strict=True)
            words = [
                MarkedWord(word.text, labels.read(slot.mark, slot.label)) for word, slot in pairs
            ]
        else:
            words = list(_words_of_text(self.decoded()[0], languages, labels))
        if not words:
            raise CaptionError("the file has no words.", file=self.path)
        return words


def _words_of_text(text: str, languages: Sequence[str], labels: LabelSet) -> Iterator[MarkedWord]:
    lines = text.splitlines()
    numbered = enumerate(identify(lines, languages or None))
    for code, group in groupby(numbered, key=lambda item: item[1]):
        passage = "\n".join(lines[number] for number, _ in group)
        yield from (MarkedWord(*pair) for pair in words_of_text(passage, code, labels))

# SPDX-License-Identifier: Apache-2.0
"""Test sets of one's own: a file, and the language that it is in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from interpunct.captions.formats import by_ending
from interpunct.errors import LabError
from interpunct.labels import PaperLabel
from interpunct.work.options import Options
from interpunct.work.work import Work
from interpunct_lab.evaluation.measured import read_tagged
from interpunct_lab.evaluation.test_sets import TestSet, joined_texts
from interpunct_lab.text.labelled import LabelledText, label_text, label_words
from interpunct_lab.text.talks import is_talks, talks_in


@dataclass(frozen=True, slots=True)
class OwnSet:
    """A file with marks: captions, the talks of an IWSLT campaign, a tagged word a line, or text.

    The name and the first lines of the file tell which; of text every line is a paragraph.
    """

    name: str
    path: Path
    language: str

    def load(self) -> TestSet:
        """The set. Raises LabError or CaptionError where it cannot be read or has no words."""
        try:
            parts = [part for part in self._parts() if len(part)]
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or "this is no text in UTF-8"
            raise LabError(
                f"the test set {self.name} cannot be read: {reason}.", file=self.path
            ) from error
        if not parts:
            raise LabError(f"the test set {self.name} has no words.", file=self.path)
        text = joined_texts(parts)
        return TestSet(self.name, self.path.name, text, (self.language,) * len(text))

    def _parts(self) -> Iterator[LabelledText]:
        if is_talks(self.path):
            yield label_text(talks_in(self.path), self.language, whole=True)
        elif by_ending(self.path.suffix) is not None:
            yield self._captions()
        elif _is_tagged(self.path):
            yield read_tagged(self.path, self.language)
        else:
            lines = self.path.read_text(encoding="utf-8-sig").splitlines()
            yield label_text(lines, self.language, whole=True)

    def _captions(self) -> LabelledText:
        transcript = Work.read(self.path, Options(languages=(self.language,))).transcript
        pairs = zip(transcript.words, transcript.slots, strict=True)
        return label_words(((word.text, slot.label) for word, slot in pairs), self.language)


def _is_tagged(path: Path) -> bool:
    """Whether the first line is a word and its label."""
    with path.open(encoding="utf-8-sig") as lines:
        return next(lines, "").rstrip("\n").partition("\t")[2] in _TAGS


_TAGS = {"O", *(label.name for label in PaperLabel if label)}

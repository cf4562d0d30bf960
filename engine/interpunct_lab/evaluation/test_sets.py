# SPDX-License-Identifier: Apache-2.0
"""The test sets that systems are compared on (`test_sets.toml`), read from their published files.

They are found under one folder: `benchmarks`, the sets as published, and `corpora/dev`, held-out
documents by language in two parts, to measure and to choose with (`interpunct_lab.text.parts`).
The test part stands in for sets of the papers that cannot be had. They are pairs of languages that
alternate by paragraph, Malay, and all languages together. A user's own file can be a set too.
"""

from __future__ import annotations

import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from itertools import chain
from pathlib import Path
from typing import Literal

import numpy as np
from msgspec import Struct, convert
from msgspec.structs import replace

from interpunct.captions.formats import by_ending
from interpunct.errors import LabError
from interpunct.labels import PaperLabel
from interpunct.runtime.encoder.tokenizer import piece_text
from interpunct.transcript.languages import languages
from interpunct.work.options import Options
from interpunct.work.work import Work
from interpunct_lab.packaged import packaged_toml
from interpunct_lab.text.labelled import (
    CASING_UNKNOWN,
    LabelledText,
    joined_texts,
    label_text,
    label_words,
)
from interpunct_lab.text.parts import HeldOutPart, documents, first_words, paragraphs_of, part_of
from interpunct_lab.text.tagged import is_tagged, read_tagged
from interpunct_lab.text.talks import is_talks, talks_in
from interpunct_lab.text.text_files import corpus_files, text_lines
from interpunct_lab.text.training_data import spoken_form


@dataclass(frozen=True, slots=True)
class TestSet:
    """A text to be punctuated whole; `languages` has the language of each word."""

    __test__ = False  # for pytest: nothing to collect

    name: str
    about: str
    text: LabelledText
    languages: tuple[str, ...]


class SetSource(Struct, frozen=True, forbid_unknown_fields=True):
    """Description of a set, its form, its path and its language.

    Of an archive one `member` is read, in which special characters are written as entities. Of a
    `part` of held-out text about `words` words are read, with figures in words where `spoken`.
    With `units` "characters" Chinese words are cut into characters, each with a slot after it:
    marks inside words count.
    """

    about: str
    form: str
    path: str = ""
    member: str = ""
    language: str = ""
    words: int = 12_000
    spoken: bool = False
    part: HeldOutPart = HeldOutPart.TEST
    units: Literal["words", "characters"] = "words"


SETS = convert(packaged_toml("evaluation/test_sets.toml"), dict[str, SetSource])
"""Descriptions of the sets by name."""


def load_test_set(name: str, folder: Path) -> TestSet:
    """The set `name` of `SETS`, or held-out text in one language: `dev-CODE`, `tuning-CODE`.

    Raises LabError for an unknown name, or a set whose files are not in `folder`.
    """
    source = _source(name)
    try:
        parts = [part for part in _FORMS[source.form](folder, source) if len(part)]
    except OSError as error:
        raise LabError(
            f"the test set {name} is not here: {error.strerror or error}.",
            file=error.filename or folder,
            remedy="Name the folder that has benchmarks/ and corpora/dev/ by --data.",
        ) from error
    if not parts:
        raise LabError(f"the test set {name} has no words.", file=folder)
    if source.units == "characters":
        parts = [in_characters(part) for part in parts]
    spoken = tuple(chain.from_iterable([part.language] * len(part) for part in parts))
    return TestSet(name, source.about, joined_texts(parts), spoken)


def in_characters(text: LabelledText) -> LabelledText:
    """`text` with every character of an unspaced word as a word of its own.

    The label of a word stays at its last character; inside it every slot is NONE. Its casing is
    not known.
    """
    split = [tuple(form) if piece_text(form) == form else (form,) for form in text.types]
    counts = np.array([len(parts) for parts in split])[text.words]
    numbers: dict[str, int] = {}
    words = [
        numbers.setdefault(part, len(numbers))
        for form in text.words.tolist()
        for part in split[form]
    ]
    lasts = np.cumsum(counts) - 1
    labels = np.full(len(words), int(PaperLabel.NONE), np.uint8)
    casings = np.full(len(words), CASING_UNKNOWN, np.uint8)
    labels[lasts] = text.labels
    casings[lasts[counts == 1]] = text.casings[counts == 1]
    return LabelledText(text.language, list(numbers), np.array(words, np.int32), labels, casings)


def _source(name: str) -> SetSource:
    if name in SETS:
        return SETS[name]
    prefix, _, code = name.partition("-")
    if prefix not in _PARTS or code not in {entry.code for entry in languages()}:
        raise LabError(
            f"there is no test set {name!r}.",
            remedy=f"There are {', '.join(SETS)}, dev-CODE and tuning-CODE for each language.",
        )
    part = _PARTS[prefix]
    about = f"held-out documents ({code}), {part} part"
    return SetSource(about, "held-out", language=code, part=part)


_PARTS = {"dev": HeldOutPart.TEST, "tuning": HeldOutPart.TUNING}


def _tagged(folder: Path, source: SetSource) -> Iterator[LabelledText]:
    """A word and its label a line."""
    yield read_tagged(folder / "benchmarks" / source.path, source.language)


def _running(folder: Path, source: SetSource) -> Iterator[LabelledText]:
    """Running text, labelled line by line."""
    yield label_text(_text(folder, source).split("\n"), source.language, whole=True)


def _captions(folder: Path, source: SetSource) -> Iterator[LabelledText]:
    """A caption a line: sentences run on over the lines."""
    yield label_text([" ".join(_text(folder, source).split())], source.language, whole=True)


def _text(folder: Path, source: SetSource) -> str:
    path = folder / "benchmarks" / source.path
    if not source.member:
        return path.read_text(encoding="utf-8-sig")
    with tarfile.open(path) as archive:
        file = archive.extractfile(source.member)
        return unescape(file.read().decode("utf-8")) if file else ""


def _held_out(folder: Path, source: SetSource) -> Iterator[LabelledText]:
    """About `words` words of held-out text, from every file of the language the same share."""
    found = corpus_files(folder / "corpora" / "dev" / source.language)
    share = source.words // len(found)
    first = (
        first_words(paragraphs_of([file], source.part), share, source.language) for file in found
    )
    form = spoken_form(source.language) if source.spoken else str
    yield label_text(map(form, chain.from_iterable(first)), source.language)


def _all_languages(folder: Path, source: SetSource) -> Iterator[LabelledText]:
    for path in sorted((folder / "corpora" / "dev").iterdir()):
        yield from _held_out(folder, replace(source, language=path.name))


def _debates(folder: Path, _: SetSource) -> Iterator[LabelledText]:
    """Czech and Slovak speeches in turn, as many as there are of both."""
    czech, slovak = (
        paragraphs_of(
            [folder / "corpora/dev" / code / f"parlamint_{land}_sample.test.txt.xz"],
            HeldOutPart.TEST,
        )
        for code, land in (("cs", "cz"), ("sk", "sk"))
    )
    for pair in zip(czech, slovak, strict=False):
        yield label_text([pair[0]], "cs", whole=True)
        yield label_text([pair[1]], "sk", whole=True)


def _articles(folder: Path, source: SetSource) -> Iterator[LabelledText]:
    """Paragraphs of three sentences, Norwegian and Swedish in turn, of articles in both test
    parts.
    """
    both = [list(documents(folder / "corpora/dev" / code / source.path)) for code in ("no", "sv")]
    for norwegian, swedish in zip(*both, strict=False):
        if part_of(norwegian, "no") is part_of(swedish, "sv") is HeldOutPart.TEST:
            for start in range(0, len(norwegian.paragraphs), 6):
                yield label_text(norwegian.paragraphs[start : start + 3], "no", whole=True)
                yield label_text(swedish.paragraphs[start + 3 : start + 6], "sv", whole=True)


_FORMS = {
    "tagged": _tagged,
    "running": _running,
    "captions": _captions,
    "held-out": _held_out,
    "all-languages": _all_languages,
    "debates": _debates,
    "articles": _articles,
}

USUAL = (
    "iwslt2011-ref", "iwslt2011-asr", "iwslt2012-zh", "malay", "cs-sk", "no-sv", "languages",
)  # fmt: skip
"""The default sets: those of the five papers, or their stand-ins."""


@dataclass(frozen=True, slots=True)
class OwnSet:
    """A file with marks: captions, the talks of an IWSLT campaign, columns, or running text.

    The name and the first lines of the file decide; of text every line is a paragraph.
    """

    name: str
    path: Path
    language: str

    def load(self) -> TestSet:
        """The set. Raises LabError or CaptionError where it cannot be read or has no words."""
        try:
            parts = [part for part in self._parts() if len(part)]
        except OSError as error:
            raise LabError(
                f"the test set {self.name} cannot be read: {error.strerror or error}.",
                file=self.path,
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
        elif is_tagged(self.path):
            yield read_tagged(self.path, self.language)
        else:
            yield label_text(text_lines(self.path), self.language, whole=True)

    def _captions(self) -> LabelledText:
        transcript = Work.read(self.path, Options(languages=(self.language,))).transcript
        pairs = zip(transcript.words, transcript.slots, strict=True)
        return label_words(((word.text, slot.label) for word, slot in pairs), self.language)

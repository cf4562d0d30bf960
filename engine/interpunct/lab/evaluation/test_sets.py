# SPDX-License-Identifier: Apache-2.0
"""The test sets that systems are compared on, read from their published files.

They are found under one folder: `benchmarks`, the sets as published, and `corpora/dev`, held-out
documents by language. What the papers' own sets cannot be had for is made of the latter: pairs of
languages that alternate by paragraph, Malay, and all languages together.
"""

from __future__ import annotations

import tarfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import unescape
from itertools import chain
from pathlib import Path

import numpy as np

from interpunct.errors import LabError
from interpunct.lab.evaluation.measured import read_tagged
from interpunct.lab.text.labelled import LabelledText, corpus_files, corpus_paragraphs, label_text
from interpunct.transcript.languages import language, languages

_ReadSet = Callable[[Path], Iterable[LabelledText]]


@dataclass(frozen=True, slots=True)
class TestSet:
    """A text to be punctuated whole; `languages` has the language of each word."""

    __test__ = False  # for pytest: nothing to collect

    name: str
    about: str
    text: LabelledText
    languages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Source:
    about: str
    read: _ReadSet


def load_test_set(name: str, folder: Path) -> TestSet:
    """The set `name` of `SETS`, or `dev-CODE`: held-out text in one language.

    Raises LabError for a name that is none, or a set whose files are not in `folder`.
    """
    source = _source(name)
    try:
        parts = [part for part in source.read(folder) if len(part)]
    except OSError as error:
        raise LabError(
            f"the test set {name} is not here: {error.strerror or error}.",
            file=error.filename or folder,
            remedy="Name the folder that has benchmarks/ and corpora/dev/ by --data.",
        ) from error
    if not parts:
        raise LabError(f"the test set {name} has no words.", file=folder)
    spoken = tuple(chain.from_iterable([part.language] * len(part) for part in parts))
    return TestSet(name, source.about, joined_texts(parts), spoken)


def joined_texts(parts: Sequence[LabelledText]) -> LabelledText:
    """Several texts after each other as one, under the language of the first."""
    offsets = np.cumsum([0, *(len(part.types) for part in parts)])
    return LabelledText(
        parts[0].language,
        [form for part in parts for form in part.types],
        np.concatenate(
            [part.words + offset for part, offset in zip(parts, offsets, strict=False)],
            dtype=np.int32,
        ),
        np.concatenate([part.labels for part in parts]),
        np.concatenate([part.casings for part in parts]),
    )


def _source(name: str) -> _Source:
    code = name.removeprefix("dev-")
    if name in SETS:
        return SETS[name]
    if code == name or code not in {entry.code for entry in languages()}:
        raise LabError(
            f"there is no test set {name!r}.",
            remedy=f"There are {', '.join(SETS)}, and dev-CODE for each language.",
        )
    return _Source(
        f"held-out documents ({code})", lambda folder: [_held_out(folder, code, 12_000)]
    )


def _tagged(path: str, code: str) -> _ReadSet:
    """A set with a word and its label a line."""
    return lambda folder: [read_tagged(folder / "benchmarks" / path, code)]


def _running(path: str, code: str, *, separator: str = "\n") -> _ReadSet:
    """A set of running text; `separator` stands between what is labelled on its own."""

    def read(folder: Path) -> list[LabelledText]:
        text = (folder / "benchmarks" / path).read_text(encoding="utf-8-sig")
        return [label_text(text.split(separator), code, whole=True)]

    return read


def _captions(path: str, code: str) -> _ReadSet:
    """A set with a caption a line: sentences run on over the lines."""

    def read(folder: Path) -> list[LabelledText]:
        lines = (folder / "benchmarks" / path).read_text(encoding="utf-8-sig").split()
        return [label_text([" ".join(lines)], code, whole=True)]

    return read


def _archived(path: str, member: str, code: str) -> _ReadSet:
    """A set of running text in a tar file, its special characters written as entities."""

    def read(folder: Path) -> list[LabelledText]:
        with tarfile.open(folder / "benchmarks" / path) as archive:
            file = archive.extractfile(member)
            text = unescape(file.read().decode("utf-8")) if file else ""
        return [label_text(text.splitlines(), code, whole=True)]

    return read


def _held_out(folder: Path, code: str, words: int) -> LabelledText:
    """About so many words of held-out text, from every file of the language the same share."""
    files = corpus_files(folder / "corpora" / "dev" / code)
    share = words // len(files)
    spaced = language(code).spaced
    first = (_first(corpus_paragraphs([file]), share, spaced=spaced) for file in files)
    return label_text(chain.from_iterable(first), code)


def _first(texts: Iterable[str], words: int, *, spaced: bool) -> Iterator[str]:
    """Texts until there are about so many words; without spaces a word is two characters."""
    left = words
    for text in texts:
        if left <= 0:
            return
        yield text
        left -= len(text.split()) if spaced else len(text) // 2


def _all_languages(folder: Path) -> Iterator[LabelledText]:
    for path in sorted((folder / "corpora" / "dev").iterdir()):
        yield _held_out(folder, path.name, 1_500)


def _debates(folder: Path) -> Iterator[LabelledText]:
    """Czech and Slovak speeches in turn, so far as there are speeches of both."""
    czech, slovak = (
        corpus_paragraphs([folder / "corpora/dev" / code / f"parlamint_{land}_sample.test.txt.xz"])
        for code, land in (("cs", "cz"), ("sk", "sk"))
    )
    for pair in zip(czech, slovak, strict=False):
        yield label_text([pair[0]], "cs", whole=True)
        yield label_text([pair[1]], "sk", whole=True)


def _articles(folder: Path) -> Iterator[LabelledText]:
    """Paragraphs of three sentences of the same articles, Norwegian and Swedish in turn."""
    norwegian, swedish = (
        list(corpus_paragraphs([folder / "corpora/dev" / code / _FLORES])) for code in ("no", "sv")
    )
    for start in range(0, len(norwegian), 6):
        yield label_text(norwegian[start : start + 3], "no", whole=True)
        yield label_text(swedish[start + 3 : start + 6], "sv", whole=True)


_FLORES = "flores200.devtest.sentences.txt.xz"

SETS = {
    "iwslt2011-ref": _Source(
        "IWSLT 2011 (TED talks), reference transcript", _tagged("iwslt2011_en/test2011", "en")
    ),
    "iwslt2011-asr": _Source(
        "IWSLT 2011 (TED talks), recognised words", _tagged("iwslt2011_en/test2011asr", "en")
    ),
    "iwslt2012-en": _Source(
        "IWSLT 2012 (TED talks), English", _running("iwslt2012_en/test_texts_2012.txt", "en")
    ),
    "iwslt2012-zh": _Source(
        "IWSLT 2012 (TED talks), Mandarin",
        _captions("iwslt2012_zh/iwslt2012_test_zh", "zh-Hans"),
    ),
    "iwslt2010-zh": _Source(
        "IWSLT 2012 (TED talks), Mandarin, development set of 2010",
        _captions("iwslt2012_zh/iwslt2010_dev_zh", "zh-Hans"),
    ),
    "malay": _Source("FLORES-200, Malay", lambda folder: [_held_out(folder, "ms", 25_000)]),
    "cs-sk": _Source("parliament speeches, Czech and Slovak in turn", _debates),
    "no-sv": _Source("FLORES-200, Norwegian and Swedish in turn", _articles),
    "languages": _Source("held-out documents, all languages", _all_languages),
    "poleval2021-pl": _Source(
        "PolEval 2021 (read Wikipedia), Polish",
        _running("poleval2021_pl/test-A/expected.tsv", "pl"),
    ),
    "bangla-ref": _Source("Bangla talks, reference", _tagged("bangla/test_ref", "bn")),
    "bangla-asr": _Source("Bangla talks, recognised words", _tagged("bangla/test_asr", "bn")),
    "bangla-news": _Source("Bangla news", _tagged("bangla/test_news", "bn")),
    "ted2012-pt": _Source(
        "TED talks 2012, Portuguese", _running("tedtalk2012_pt/tedtalk2012.test.txt", "pt")
    ),
    "iwslt2015-vi": _Source(
        "IWSLT 2015 (TED talks), Vietnamese",
        _archived("iwslt15_vi/test-2013-en-vi.tgz", "tst2013.vi", "vi"),
    ),
    "acl6060-de": _Source(
        "ACL 60/60 (talks), German", _running("acl6060/acl6060_dev/de/tgt.txt", "de")
    ),
    "acl6060-ja": _Source(
        "ACL 60/60 (talks), Japanese", _running("acl6060/acl6060_dev/ja/tgt.txt", "ja")
    ),
    "acl6060-zh": _Source(
        "ACL 60/60 (talks), Chinese", _running("acl6060/acl6060_dev/zh/tgt.txt", "zh-Hans")
    ),
}
"""What the sets are and how they are read, by name."""

USUAL = (
    "iwslt2011-ref", "iwslt2011-asr", "iwslt2012-zh", "malay", "cs-sk", "no-sv", "languages",
)  # fmt: skip
"""The sets that are used where none are named: those of the five papers, or what stands in."""

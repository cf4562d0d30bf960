# SPDX-License-Identifier: Apache-2.0
"""Text of a training: labelled already, or labelled now and kept for the next time."""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice, repeat
from pathlib import Path
from typing import Annotated, Any

import msgspec

from interpunct.bundles.bundle import sha256
from interpunct.bundles.description import TextSource
from interpunct.decoding import read_json
from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct.labels import PAPER_LABELS, LabelSet
from interpunct_lab.parameters import described
from interpunct_lab.text.dataset_text import dataset_files, dataset_paragraphs, is_dataset
from interpunct_lab.text.labelled import LabelledText, Part, label_to, labelled_words
from interpunct_lab.text.malay import spoken_malay
from interpunct_lab.text.parts import HeldOutPart, first_words, paragraphs_of
from interpunct_lab.text.tagged import TAGGED, has_capitals, is_tagged, tagged_words
from interpunct_lab.text.text_files import (
    corpus_paragraphs,
    refuse_no_words,
    text_files,
)


@dataclass(frozen=True, slots=True)
class _Choice:
    """Selection from the text of a language: files `without` these in their names, one `part`.

    Each file gives about `most` words at most. With `spoken`, figures become words. The text is
    labelled with `labels`. That of a dataset is in its `column`.
    """

    without: tuple[str, ...] = ()
    part: HeldOutPart | None = None
    most: int = sys.maxsize
    spoken: bool = False
    labels: LabelSet = PAPER_LABELS
    column: str = "text"

    def files(self, place: Path) -> list[Path]:
        """The chosen files of a place."""
        return [
            file
            for file in _source_files(place)
            if not any(name in file.name for name in self.without)
        ]

    def parts(self, place: Path, code: str) -> Iterator[Part]:
        """The words of a place, file by file."""
        if is_dataset(place):
            yield self._running(dataset_paragraphs(place, self.column), code)
            return
        for file in self.files(place):
            if is_tagged(file):
                yield self._tagged(file, code)
            elif self.part is None:
                yield self._running(corpus_paragraphs([file]), code)
            else:
                yield self._running(paragraphs_of([file], self.part), code)

    def _tagged(self, file: Path, code: str) -> Part:
        if self.part is not None:
            raise LabError(
                "columns are not in documents, so they have no parts.",
                file=file,
                remedy="Leave out --part, or the file by --without.",
            )
        words = islice(tagged_words(file, code, self.labels), self.most)
        return Part(words, has_capitals(file))

    def _running(self, paragraphs: Iterator[str], code: str) -> Part:
        found = first_words(paragraphs, self.most, code)
        spoken = map(spoken_form(code), found) if self.spoken else found
        return Part(labelled_words(spoken, code, self.labels))


_ALL = _Choice()


def label_corpora(
    corpora: Annotated[Path, described("a folder with one folder of text a language")],
    out: Path,
    *,
    languages: Annotated[list[str] | None, described("only these (default: all)")] = None,
    without: Annotated[
        list[str] | None, described("leave out files with these in their names")
    ] = None,
    part: Annotated[
        HeldOutPart | None, described("of held-out text: tuning, to fit and choose with, or test")
    ] = None,
    most: Annotated[
        int, described("words of a file, so that none outweighs the others (default: all)")
    ] = sys.maxsize,
    spoken: Annotated[
        bool, described("figures in words, as speech recognition has them: Malay")
    ] = False,
    labels: Annotated[
        Path | None, described("a file with the label set (default: the papers')")
    ] = None,
    processes: int = 2,
) -> None:
    """Label every folder of text files in `corpora` into a file of its name in `out`.

    Raises LabError where there is no such folder, or none of a language that is named.
    """
    if not corpora.is_dir():
        raise LabError(
            "there is no such folder.",
            file=corpora,
            remedy="Name a folder with one folder of text a language.",
        )
    known = {folder.name: folder for folder in sorted(corpora.iterdir()) if folder.is_dir()}
    places = {code: known[code] for code in _chosen(known, languages, corpora)}
    choice = _Choice(tuple(without or ()), part, most, spoken, read_label_set(labels))
    for line in _label_all(places, out, processes, choice):
        print(line, flush=True)


def spoken_form(language: str) -> Callable[[str], str]:
    """Function that puts the figures of a paragraph into words, where one is known."""
    return _SPOKEN.get(language, str)


_SPOKEN = {"ms": spoken_malay}


def load_texts(
    data: Path,
    languages: Sequence[str] | None,
    cache: Path,
    labels: LabelSet = PAPER_LABELS,
    column: str = "text",
) -> dict[str, LabelledText]:
    """The texts in `data` labelled with `labels`, by language; all where none are named.

    `data` is either a folder with `de.npz`, `en.npz` … as `python -m interpunct_lab label` writes
    them, or text, which is labelled into the folder `cache`: a folder `de`, `en` … for each
    language, or the text of one language. That of a language is in text files, files of columns
    or the `column` of a dataset. Raises LabError where there is no such text, none in a named
    language, or text with other labels.
    """
    labelled = {path.stem: path for path in sorted(data.glob("*.npz"))}
    places = {} if labelled else _places(data, languages)
    chosen = _chosen(labelled or places, languages, data)
    if not labelled:
        labelled = {code: _labelled(cache, code) for code in chosen}
        stale = {
            code: places[code]
            for code in chosen
            if _is_stale(places[code], labelled[code], labels)
        }
        list(_label_all(stale, cache, choice=_Choice(labels=labels, column=column)))
    texts = {code: LabelledText.load(labelled[code]) for code in chosen}
    refuse_other_labels(texts, labels, data)
    for code, text in texts.items():
        refuse_no_words(len(text), labelled[code])
    return texts


def _places(data: Path, languages: Sequence[str] | None) -> dict[str, Path]:
    """The file, folder or dataset of each language. Raises LabError where there is none."""
    whole = is_dataset(data)
    folders = [] if whole else [each for each in data.glob("[!.]*/") if _source_files(each)]
    if folders:
        return {folder.name: folder for folder in sorted(folders)}
    if not whole and not _source_files(data):
        raise LabError(
            "there is no text here.",
            file=data,
            remedy="Name labelled text (*.npz), text files (*.txt, *.txt.xz, *.txt.gz, *.tsv, "
            "*.conll) or a dataset, in a folder for each language or with --languages.",
        )
    if languages is None or len(languages) != 1:
        raise LabError(
            "the language of this text is not known.",
            file=data,
            remedy="Name one by --languages, or give a folder for each language.",
        )
    return {languages[0]: data}


def _source_files(place: Path) -> list[Path]:
    if place.is_file():
        return [place]
    return dataset_files(place) if is_dataset(place) else text_files(place, (".txt", *TAGGED))


def text_sources(
    data: Path, languages: Iterable[str], cache: Path
) -> dict[str, dict[str, TextSource]]:
    """The files behind the texts of `load_texts`, by language and name."""
    folder = data if any(data.glob("*.npz")) else cache
    paths = {code: _labelled(folder, code) for code in languages}
    return {code: sources_of(path) for code, path in paths.items() if path.exists()}


def _chosen(found: Iterable[str], languages: Sequence[str] | None, data: Path) -> list[str]:
    known = list(found)
    missing = [code for code in languages or () if code not in known]
    if missing:
        raise LabError(
            f"there is no text in {', '.join(missing)}.",
            file=data,
            remedy=f"There is text in {', '.join(known)}.",
        )
    return list(languages) if languages else known


def _labelled(folder: Path, code: str) -> Path:
    return folder / f"{code}.npz"


def _is_stale(place: Path, path: Path, labels: LabelSet) -> bool:
    files = _source_files(place)
    newest = max((file.stat().st_mtime for file in files), default=0)
    if not path.exists() or path.stat().st_mtime < newest:
        return True
    if set(sources_of(path)) != set(_names(files, place)):
        return True
    return LabelledText.load(path).label_set != labels


def _label_all(
    places: Mapping[str, Path], out: Path, processes: int = 2, choice: _Choice = _ALL
) -> Iterator[str]:
    """Label the texts of languages into `out`; a report of each as soon as it is ready."""
    out.mkdir(parents=True, exist_ok=True)
    if len(places) < 2:  # not worth a process
        yield from (_label(code, place, out, choice) for code, place in places.items())
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(_label, places, places.values(), repeat(out), repeat(choice))


def _label(code: str, place: Path, out: Path, choice: _Choice) -> str:
    path = _labelled(out, code)
    words, forms = label_to(path, choice.parts(place, code), code, choice.labels)
    refuse_no_words(words, place)
    _keep_sources(choice.files(place), place, path)
    return f"{code}: {words:,} words, {forms:,} forms"


def read_label_set(path: Path | None) -> LabelSet:
    """The label set in a file, without a file the papers'. Raises LabError for anything else.

    The file is a JSON list of names of the papers' labels and descriptions of others
    (`interpunct.labels.Label`):

        ["NONE", "COMMA", "PERIOD", "QUESTION",
         {"name": "EXCLAMATION", "counts_as": "PERIOD", "ends_sentence": true, "sign": "!"}]
    """
    if path is None:
        return PAPER_LABELS
    described = read_json(path, list[str | dict[str, Any]], LabError)
    try:
        return LabelSet.of(described)
    except ValueError as error:
        raise LabError(
            f"this is not a label set: {error}.",
            file=path,
            remedy="Name NONE first, and give each label a name, what it counts_as and a sign.",
        ) from error


def refuse_other_labels(texts: Mapping[str, LabelledText], labels: LabelSet, file: Path) -> None:
    """Raise LabError where a text was labelled with other labels than these."""
    for code, text in texts.items():
        if text.label_set != labels:
            raise LabError(
                f"the text in {code} is labelled with {', '.join(text.label_set.names)}.",
                file=file,
                remedy=f"Label it with {', '.join(labels.names)}, or give its labels by --labels.",
            )


_MANIFEST = "MANIFEST.tsv"


def _names(files: Sequence[Path], place: Path) -> list[str]:
    """The names of the files of a place in it; a dataset without files has its own."""
    folder = place if place.is_dir() else place.parent
    return [file.relative_to(folder).as_posix() for file in files] or [place.as_posix()]


def _keep_sources(files: Sequence[Path], place: Path, labelled: Path) -> None:
    """Write names, hashes and licences of the `files` of a place beside the file `labelled`."""
    licences = _licences(files[0].parent) if files else {}
    hashed = [TextSource(sha256(file), licences.get(file.resolve())) for file in files]
    found = hashed or [TextSource(sha256(labelled))]
    sources = dict(zip(_names(files, place), found, strict=True))
    data = msgspec.json.format(msgspec.json.encode(sources), indent=1)
    replace_file(_beside(labelled), lambda part: part.write_bytes(data))


def sources_of(labelled: Path) -> dict[str, TextSource]:
    """The sources beside a labelled file; else the file itself, of no known licence.

    Raises LabError for damage.
    """
    path = _beside(labelled)
    if not path.exists():
        return {labelled.name: TextSource(sha256(labelled))}
    return read_json(path, dict[str, TextSource], LabError, remedy="Label the text again.")


def _beside(labelled: Path) -> Path:
    return labelled.with_suffix(".sources.json")


def _licences(folder: Path) -> Mapping[Path, str]:
    """The licence of each file in a manifest near a language's `folder`.

    `MANIFEST.tsv` lies in the folder of the corpora or the one above: a table with the columns
    `file` (its path from there) and `licence`.
    """
    for parent in folder.resolve().parents[:2]:
        manifest = parent / _MANIFEST
        if manifest.is_file():
            with manifest.open(encoding="utf-8", newline="") as file:
                rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
            return {
                (parent / row["file"]).resolve(): row["licence"]
                for row in rows
                if row.get("file") and row.get("licence")
            }
    return {}

# SPDX-License-Identifier: Apache-2.0
"""Text of a training: labelled already, or labelled now and kept for the next time."""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import chain, repeat
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
from interpunct_lab.text.labelled import LabelledText, corpus_files, corpus_paragraphs, label_to
from interpunct_lab.text.malay import spoken_malay
from interpunct_lab.text.parts import HeldOutPart, first_words, paragraphs_of


@dataclass(frozen=True, slots=True)
class _Choice:
    """Selection from a folder of text: files `without` these in their names, and one `part`.

    Each file gives about `most` words at most. With `spoken`, figures become words. The text is
    labelled with `labels`.
    """

    without: tuple[str, ...] = ()
    part: HeldOutPart | None = None
    most: int = sys.maxsize
    spoken: bool = False
    labels: LabelSet = PAPER_LABELS

    def files(self, folder: Path) -> list[Path]:
        return [
            file
            for file in corpus_files(folder)
            if not any(name in file.name for name in self.without)
        ]

    def paragraphs(self, folder: Path) -> Iterator[str]:
        found = chain.from_iterable(
            first_words(self._paragraphs(file), self.most, folder.name)
            for file in self.files(folder)
        )
        return map(spoken_form(folder.name), found) if self.spoken else found

    def _paragraphs(self, file: Path) -> Iterator[str]:
        return paragraphs_of([file], self.part) if self.part else corpus_paragraphs([file])


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
    """Label every folder of `*.txt.xz` files in `corpora` into a file of its name in `out`.

    Raises LabError where there is no such folder, or none of a language that is named.
    """
    if not corpora.is_dir():
        raise LabError(
            "there is no such folder.",
            file=corpora,
            remedy="Name a folder with one folder of text a language.",
        )
    known = {folder.name: folder for folder in sorted(corpora.iterdir()) if folder.is_dir()}
    folders = [known[code] for code in _chosen(known, languages, corpora)]
    choice = _Choice(tuple(without or ()), part, most, spoken, read_label_set(labels))
    for line in _label_all(folders, out, processes, choice):
        print(line, flush=True)


def spoken_form(language: str) -> Callable[[str], str]:
    """Function that puts the figures of a paragraph into words, where one is known."""
    return _SPOKEN.get(language, str)


_SPOKEN = {"ms": spoken_malay}


def load_texts(
    data: Path, languages: Sequence[str] | None, cache: Path, labels: LabelSet = PAPER_LABELS
) -> dict[str, LabelledText]:
    """The texts in `data` labelled with `labels`, by language; all where none are named.

    `data` holds either `de.npz`, `en.npz` … as `python -m interpunct_lab label` writes them, or
    corpora: folders `de`, `en` … with `*.txt.xz`, which are labelled into the folder `cache`.
    Raises LabError where there is no such text, none in a named language, or text with other
    labels.
    """
    labelled = {path.stem: path for path in sorted(data.glob("*.npz"))}
    folders = {path.parent.name: path.parent for path in sorted(data.glob("*/*.txt.xz"))}
    if not labelled and not folders:
        raise LabError(
            "there is no text here.",
            file=data,
            remedy="Name a folder with labelled text (*.npz) or with a folder of *.txt.xz files "
            "for each language.",
        )
    chosen = _chosen(labelled or folders, languages, data)
    if not labelled:
        labelled = {code: _labelled(cache, code) for code in chosen}
        stale = [
            folders[code] for code in chosen if _is_stale(folders[code], labelled[code], labels)
        ]
        list(_label_all(stale, cache, choice=_Choice(labels=labels)))
    texts = {code: LabelledText.load(labelled[code]) for code in chosen}
    refuse_other_labels(texts, labels, data)
    return {code: text for code, text in texts.items() if len(text)}


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


def _is_stale(folder: Path, path: Path, labels: LabelSet) -> bool:
    newest = max(file.stat().st_mtime for file in corpus_files(folder))
    if not path.exists() or path.stat().st_mtime < newest:
        return True
    return LabelledText.load(path).label_set != labels


def _label_all(
    folders: Sequence[Path], out: Path, processes: int = 2, choice: _Choice = _ALL
) -> Iterator[str]:
    """Label these folders into `out`; a report of each as soon as it is ready."""
    out.mkdir(parents=True, exist_ok=True)
    if len(folders) < 2:  # not worth a process
        yield from (_label(folder, out, choice) for folder in folders)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(_label, folders, repeat(out), repeat(choice))


def _label(folder: Path, out: Path, choice: _Choice) -> str:
    path = _labelled(out, folder.name)
    words, forms = label_to(path, choice.paragraphs(folder), folder.name, choice.labels)
    keep_sources(choice.files(folder), path)
    return f"{folder.name}: {words:,} words, {forms:,} forms"


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


def keep_sources(files: Iterable[Path], labelled: Path) -> None:
    """Write the names, hashes and licences of the corpus `files` beside the file `labelled`."""
    paths = list(files)
    licences = _licences(paths[0].parent) if paths else {}
    sources = {path.name: TextSource(sha256(path), licences.get(path.resolve())) for path in paths}
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

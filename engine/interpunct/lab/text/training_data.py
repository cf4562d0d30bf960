# SPDX-License-Identifier: Apache-2.0
"""The text that a training reads: labelled already, or labelled now and kept for the next time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from interpunct.errors import LabError
from interpunct.files import replace_file
from interpunct.lab.text.labelled import LabelledText, corpus_files, corpus_paragraphs, label_text

_PROCESSES = 2


def load_texts(
    data: Path, languages: Sequence[str] | None, cache: Path
) -> dict[str, LabelledText]:
    """The labelled texts in `data`, by language; all languages where none are named.

    `data` holds either `de.npz`, `en.npz` … as `python -m interpunct.lab label` writes them, or
    corpora: folders `de`, `en` … with `*.txt.xz`, which are labelled into the folder `cache`.
    Raises LabError where there is nothing of the kind, or nothing in a language that is named.
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
        labelled = _label_all([folders[code] for code in chosen], cache)
    texts = {code: LabelledText.load(labelled[code]) for code in chosen}
    return {code: text for code, text in texts.items() if len(text)}


def _chosen(found: Iterable[str], languages: Sequence[str] | None, data: Path) -> list[str]:
    known = list(found)
    missing = [code for code in languages or () if code not in known]
    if missing:
        raise LabError(
            f"there is no text in {', '.join(missing)}.",
            file=data,
            remedy=f"Here is {', '.join(known)}.",
        )
    return list(languages) if languages else known


def _label_all(folders: Sequence[Path], cache: Path) -> dict[str, Path]:
    """Label the corpora that are newer than what `cache` has of them."""
    cache.mkdir(parents=True, exist_ok=True)
    paths = {folder.name: cache / f"{folder.name}.npz" for folder in folders}
    stale = [folder for folder in folders if _is_stale(folder, paths[folder.name])]
    if len(stale) == 1:
        _label(stale[0], paths[stale[0].name])
    elif stale:
        with ProcessPoolExecutor(_PROCESSES) as pool:
            list(pool.map(_label, stale, [paths[folder.name] for folder in stale]))
    return paths


def _is_stale(folder: Path, path: Path) -> bool:
    newest = max(file.stat().st_mtime for file in corpus_files(folder))
    return not path.exists() or path.stat().st_mtime < newest


def _label(folder: Path, path: Path) -> None:
    text = label_text(corpus_paragraphs(corpus_files(folder)), folder.name)
    replace_file(path, text.save)

# SPDX-License-Identifier: Apache-2.0
"""Share of one text in another: by runs of words that both have."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from interpunct.files import replace_file
from interpunct.scoring import ratio
from interpunct.transcript.languages import language
from interpunct_lab.evaluation.test_sets import USUAL, TestSet, load_test_set
from interpunct_lab.parameters import described
from interpunct_lab.text.labelled import LabelledText, label_text, load_folder
from interpunct_lab.text.parts import FITTED, documents
from interpunct_lab.text.samples import halves
from interpunct_lab.text.text_files import corpus_files

RunHashes = NDArray[np.uint64]

_WORDS = 12  # the same twelve words in a row come from the same text
_LETTERS = 24  # where words are cut by a program


def overlap(
    labelled: Annotated[Path, described("labelled text that something was trained or fitted on")],
    *,
    sets: Annotated[list[str], described("test sets", metavar="SET")] = list(USUAL),  # noqa: B006
    data: Annotated[Path, described("the folder that has the sets")] = Path("../shared"),
    fitted: Annotated[
        int | None, described("only the half that join fits on, of so many words a language")
    ] = None,
    keep: Annotated[
        list[str] | None,
        described("a JSON file to add the shares to, and what to call the text", nargs=2),
    ] = None,
) -> None:
    """Print the share of each test set in a text, by runs of twelve words."""
    texts = load_folder(labelled)
    if fitted is not None:
        texts = {code: halves(text, fitted)[0] for code, text in texts.items()}
    known = {code: runs(text) for code, text in texts.items()}
    shares = {}
    for name in sets:
        shares[name], by_language = set_overlap(load_test_set(name, data), known)
        parts = ", ".join(f"{code} {found:.1%}" for code, found in by_language.items() if found)
        print(f"{name}: {shares[name]:.1%}{f' ({parts})' if parts else ''}", flush=True)
    if keep:
        _keep(Path(keep[0]), keep[1], shares)


def _keep(path: Path, text: str, shares: Mapping[str, float]) -> None:
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept.setdefault(text, {}).update({name: round(share, 4) for name, share in shares.items()})
    content = json.dumps(kept, indent=1) + "\n"
    replace_file(path, lambda part: part.write_text(content, encoding="utf-8"))


def set_overlap(
    test_set: TestSet, known: Mapping[str, RunHashes]
) -> tuple[float, dict[str, float]]:
    """The share of a set's runs that are `known`, and the same by language."""
    spoken = np.array(test_set.languages)
    counts = {}
    for code in dict.fromkeys(test_set.languages):
        found = runs(test_set.text.rows(spoken == code), code)
        counts[code] = (np.isin(found, known.get(code, _NO_RUNS)).sum(), len(found))
    same, all_runs = (sum(int(pair[place]) for pair in counts.values()) for place in (0, 1))
    return ratio(same, all_runs), {code: ratio(int(one), of) for code, (one, of) in counts.items()}


_NO_RUNS: RunHashes = np.empty(0, np.uint64)


def runs(text: LabelledText, code: str | None = None) -> RunHashes:
    """A hash of each run of twelve words; of 24 letters where no spaces part the words."""
    if language(code or text.language).spaced:
        hashes = (blake2b(form.encode(), digest_size=8).digest() for form in text.types)
        units = np.array([int.from_bytes(each) for each in hashes], np.uint64)[text.words]
        length = _WORDS
    else:
        letters = "".join(text.types[form] for form in text.words.tolist())
        units, length = np.array([ord(letter) for letter in letters], np.uint64), _LETTERS
    if len(units) < length:
        return _NO_RUNS
    found = np.zeros(len(units) - length + 1, np.uint64)
    for place in range(length):  # a polynomial in an odd number, modulo 2^64
        found = found * _BASE + units[place : place + len(found)]
    return found


_BASE = np.uint64(0x9E3779B97F4A7C15)


def list_fitted(
    labelled: Annotated[Path, described("the labelled held-out text that join was given")],
    corpora: Annotated[Path, described("the folder of the same text, corpora/dev")],
    out: Annotated[Path, described(f"the file to write, {FITTED}")],
    *,
    words: Annotated[int, described("that join fitted on, a language")] = 6_000,
) -> None:
    """List the documents that the bundle that ships was fitted on: any that share a run."""
    lines = ["[documents]"]
    for code, text in load_folder(labelled).items():
        known = runs(halves(text, words)[0])
        files = corpus_files(corpora / code)
        labelled_documents = (
            (document.key, label_text(document.paragraphs, code, whole=True))
            for document in chain.from_iterable(map(documents, files))
        )
        keys = sorted(
            key for key, text in labelled_documents if np.isin(runs(text, code), known).any()
        )
        lines.append(f'{code} = "{" ".join(keys)}"')
        print(f"{code}: {len(keys)} documents", flush=True)
    replace_file(out, lambda path: path.write_text("\n".join(lines) + "\n", encoding="utf-8"))

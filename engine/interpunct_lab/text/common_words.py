# SPDX-License-Identifier: Apache-2.0
"""Count the lists of common words that `interpunct.marking.common_words` reads.

    python -m interpunct_lab.text.common_words CORPUS OUTPUT.npz

`CORPUS` holds one folder of text files per language code. A word is counted inside sentences
only: after a word or a comma. The file holds hashes of the most frequent words, no text.
"""

from __future__ import annotations

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from pathlib import Path

import numpy as np

from interpunct.marking.common_words import plain_form
from interpunct.transcript.languages import Language, languages
from interpunct.transcript.word_hashes import differences, hashed
from interpunct_lab.text.text_files import check_corpus, corpus_beginnings

CHARACTERS_PER_FILE = 800_000
CHARACTERS_PER_LANGUAGE = 30_000_000
WORDS_PER_LANGUAGE = 30_000
LEAST_COUNT = 2
MOST_CAPITALS = 1 / 3
"""Largest share of occurrences with a capital, in the mean of the files.

Minutes of parliaments write *the President*, novels do not. So each file counts once, whatever its
length.
"""

_INSIDE = re.compile(r"(?<=[\w,] )[^\W\d_]+(?:['’-][^\W\d_]+)*(?=[\s,.;:!?։])")


def common_words(files: Iterable[str], code: str) -> list[str]:
    """The most frequent words that are mostly in lower case, in lower case.

    `files` are the texts of the files of a language.
    """
    total, shares, holding = Counter[str](), defaultdict[str, float](float), Counter[str]()
    for text in files:
        written, capital = _counts(text, code)
        total.update(written)
        holding.update(written.keys())
        for form in capital:
            shares[form] += capital[form] / written[form]
    found = (
        form
        for form, count in total.most_common()
        if count >= LEAST_COUNT and shares[form] <= MOST_CAPITALS * holding[form]
    )
    return list(islice(found, WORDS_PER_LANGUAGE))


def _counts(text: str, code: str) -> tuple[Counter[str], Counter[str]]:
    """Occurrences of each word inside sentences, and those with a capital."""
    written, capital = Counter[str](), Counter[str]()
    for word, count in Counter(_INSIDE.findall(text)).items():
        form = plain_form(word, code)
        written[form] += count
        if not word.islower():
            capital[form] += count
    return written, capital


def write_common_words(corpus: Path, output: Path) -> None:
    """Count the corpus and write the lists of all languages to `output`, an npz file.

    Raises LabError as `check_corpus` does.
    """
    check_corpus(corpus, (entry.code for entry in languages() if has_list(entry)), output)
    write_lists(output, {one.code: _list_of(corpus / one.code, one) for one in languages()})


def write_lists(output: Path, lists: Mapping[str, Sequence[str]]) -> None:
    """Write lists of words by name to `output`, an npz file of hashes, without empty lists."""
    output.parent.mkdir(parents=True, exist_ok=True)
    kept = {name: differences(hashed(words)) for name, words in lists.items() if words}
    np.savez_compressed(output, allow_pickle=False, **kept)


def has_list(spoken: Language) -> bool:
    """Whether a language has a list; in German, capitals of nouns leave nothing to count."""
    return spoken.cased and not spoken.capital_nouns


def _list_of(folder: Path, spoken: Language) -> list[str]:
    if not has_list(spoken):
        return []
    limits = {"of_file": CHARACTERS_PER_FILE, "together": CHARACTERS_PER_LANGUAGE}
    texts = corpus_beginnings(folder, **limits)
    return common_words(texts, spoken.code)


if __name__ == "__main__":
    write_common_words(Path(sys.argv[1]), Path(sys.argv[2]))

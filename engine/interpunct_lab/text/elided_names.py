# SPDX-License-Identifier: Apache-2.0
"""Count the lists of names that `interpunct.transcript.elided_names` reads.

    python -m interpunct_lab.text.elided_names CORPUS OUTPUT.npz

`CORPUS` holds one folder of text files per language code. A name begins with a vowel or an h. It
is counted inside sentences only, behind an elided word or not. The file holds hashes, no text.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from interpunct.labels import RAISED, Casing
from interpunct.transcript.elided_names import LANGUAGES, list_name
from interpunct.transcript.lettercase import casing_of, lower
from interpunct_lab.text.casing_counts import CasingCounts
from interpunct_lab.text.common_words import write_lists
from interpunct_lab.text.text_files import check_corpus, corpus_beginnings

CHARACTERS_PER_FILE = 4_000_000
CHARACTERS_PER_LANGUAGE = 60_000_000
LEAST_COUNT = 2
LEAST_CAPITALS = 4 / 5
"""Least share of occurrences with a capital, in the mean of the files that have the word.

On held-out text in French, Italian and Catalan, 98.3, 92.2 and 98.1 % of the names that are found
are written as in the text, and 45, 35 and 25 % of its names are found. At 2/3 it is 95.5, 91.6 and
95.2 %, and 56, 41 and 28 %; but a wrong capital ("d'Institut") disturbs more than a missing one.
"""

_INSIDE = re.compile(r"(?<=[\w,;] )(?:[^\W\d_]{1,7}['’])?([^\W\d_]{2,})(?=[\s,.;:!?)])")


def elided_names(files: Iterable[str], code: str) -> dict[Casing, list[str]]:
    """The names of a language in lower case, by their casing; `files` are texts."""
    found = CasingCounts(
        ((lower(word, code), casing_of(word)) for word in _words(text)) for text in files
    )
    names: dict[Casing, list[str]] = {casing: [] for casing in RAISED}
    for form, casing in found.raised(LEAST_CAPITALS).items():
        if found.counts[form] >= LEAST_COUNT:
            names[casing].append(form)
    return names


def _words(text: str) -> Iterator[str]:
    """The words inside sentences that an elided word could stand before."""
    for word in _INSIDE.findall(text):
        if unicodedata.normalize("NFD", word[0]).lower()[0] in "aehiouyœæ":
            yield word


def write_elided_names(corpus: Path, output: Path) -> None:
    """Count the names of the languages that elide, and write their lists to `output`, an npz file.

    Raises LabError as `check_corpus` does.
    """
    check_corpus(corpus, LANGUAGES, output)
    write_lists(
        output, dict(pair for code in LANGUAGES for pair in _lists_of(corpus / code, code))
    )


def _lists_of(folder: Path, code: str) -> Iterator[tuple[str, Sequence[str]]]:
    limits = {"of_file": CHARACTERS_PER_FILE, "together": CHARACTERS_PER_LANGUAGE}
    for casing, names in elided_names(corpus_beginnings(folder, **limits), code).items():
        yield list_name(code, casing), names


if __name__ == "__main__":
    write_elided_names(Path(sys.argv[1]), Path(sys.argv[2]))

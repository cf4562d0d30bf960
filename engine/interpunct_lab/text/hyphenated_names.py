# SPDX-License-Identifier: Apache-2.0
"""Count the lists of parts that `interpunct.transcript.hyphenated_names` reads.

    python -m interpunct_lab.text.hyphenated_names CORPUS OUTPUT.npz

`CORPUS` holds one folder of text files per language code. Words with hyphens are counted inside
sentences only. The lists of common words are read, so count those first. The file holds hashes.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from interpunct.labels import Casing
from interpunct.marking.common_words import is_common
from interpunct.transcript.hyphenated_names import list_name, list_of_firsts
from interpunct.transcript.languages import Language, languages
from interpunct.transcript.lettercase import casing_of, lower
from interpunct_lab.text.casing_counts import CasingCounts
from interpunct_lab.text.common_words import has_list, write_lists
from interpunct_lab.text.text_files import check_corpus, corpus_beginnings

CHARACTERS_PER_FILE = 4_000_000
CHARACTERS_PER_LANGUAGE = 60_000_000
LEAST_CAPITALS = 4 / 5
"""Least share of occurrences with a capital, in the mean of the files that have the part.

Of 24,973 words with hyphens inside held-out sentences in 33 languages, whose first part is given,
91.6 % get the capitals of the text; 77.5 % have none behind their hyphens. 95.6 % of the capitals
that are set are right, and 66 % of those of the text are set.
"""

LEAST_FIRSTS = 2

_INSIDE = re.compile(
    r"(?<=[\w,;] )(?:[^\W\d_]{1,7}['’])?([^\W\d_]+(?:-[^\W\d_]+)+)(?=[\s,.;:!?)])"
)
_LOWER, _CAPITALISED = Casing.LOWER, Casing.CAPITALISED


def later_parts(words: Sequence[Sequence[str]], spoken: Language) -> dict[str, list[str]]:
    """The lists of parts in lower case by their names; `words` are those of each file.

    Of parts in lower case those are listed that would be taken for names.
    """
    found = CasingCounts(_later_parts(file, spoken.code) for file in words)
    raised = found.raised(LEAST_CAPITALS)
    lists = defaultdict[str, list[str]](list)
    for first, part in found.counts:
        small = _is_small(part, found.counts, raised, spoken.code)
        casing = _LOWER if small else raised.get((first, part), _LOWER)
        like_name = first is _CAPITALISED and not is_common(part, spoken.code)
        if casing is not _LOWER or (like_name and spoken.hyphenated_names):
            lists[list_name(spoken.code, first, casing)].append(part)
    return lists


def _is_small(
    part: str,
    counts: Mapping[tuple[Casing, str], int],
    raised: Mapping[tuple[Casing, str], Casing],
    code: str,
) -> bool:
    """Whether a common word stands mostly behind lower case, and is in lower case there: *old*."""
    is_mostly_behind = counts[_LOWER, part] > counts[_CAPITALISED, part]
    return is_mostly_behind and is_common(part, code) and (_LOWER, part) not in raised


def _later_parts(
    words: Iterable[str], code: str
) -> Iterator[tuple[tuple[Casing, str], Casing | None]]:
    """Each later part, behind a capital or lower case, with its casing."""
    for word in words:
        first, *rest = word.split("-")
        casing = casing_of(first)
        if casing is None:
            continue
        behind = _LOWER if casing is _LOWER else _CAPITALISED
        yield from (((behind, lower(part, code)), casing_of(part)) for part in rest if part[1:])


def first_parts(words: Iterable[Iterable[str]], spoken: Language) -> list[str]:
    """The common words that begin names with hyphens; `words` are those of each file."""
    firsts = ((word.partition("-")[0] for word in file) for file in words)
    found = CasingCounts(
        ((lower(first, spoken.code), casing_of(first)) for first in file) for file in firsts
    )
    return [
        first
        for first in found.raised(LEAST_CAPITALS)
        if found.counts[first] >= LEAST_FIRSTS and is_common(first, spoken.code)
    ]


def write_hyphenated_names(corpus: Path, output: Path) -> None:
    """Count the languages whose names show by their capitals, and write their lists to `output`.

    Raises LabError as `check_corpus` does.
    """
    counted = [spoken for spoken in languages() if has_list(spoken)]
    check_corpus(corpus, (spoken.code for spoken in counted), output)
    lists: dict[str, list[str]] = {}
    for spoken in counted:
        lists |= _lists_of(corpus / spoken.code, spoken)
    write_lists(output, lists)


def _lists_of(folder: Path, spoken: Language) -> dict[str, list[str]]:
    limits = {"of_file": CHARACTERS_PER_FILE, "together": CHARACTERS_PER_LANGUAGE}
    words = [_INSIDE.findall(text) for text in corpus_beginnings(folder, **limits)]
    lists = later_parts(words, spoken)
    if spoken.hyphenated_names:
        lists[list_of_firsts(spoken.code)] = first_parts(words, spoken)
    return lists


if __name__ == "__main__":
    write_hyphenated_names(Path(sys.argv[1]), Path(sys.argv[2]))

# SPDX-License-Identifier: Apache-2.0
"""Names behind an elided word, as in *l'Italie* or *dell'ONU*.

Such a word has its capital inside. A model predicts the casing of its first letter only, so names
that begin with a vowel or an h are in a list of each language that elides. They are counted by
`interpunct_lab.text.elided_names`.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from interpunct.labels import Casing

if TYPE_CHECKING:
    from interpunct.transcript.word_hashes import Hashes

FILE = "elided_names.npz"
LANGUAGES = ("ca", "fr", "it")
CASINGS = (Casing.CAPITALISED, Casing.UPPER)
_ELIDED = re.compile(r"[^\W\d_]{1,7}['’](?=(?P<name>[^\W\d_]{2,})\Z)")


def list_name(code: str, casing: Casing) -> str:
    """The name of a list in the file."""
    return f"{code} {casing.name.lower()}"


@lru_cache(maxsize=8192)
def elided_name(lowered: str, code: str) -> tuple[int, Casing] | None:
    """Start and casing of the name in a word in lower case; None where there is none."""
    found = _ELIDED.match(lowered) if code in LANGUAGES else None
    if not found:
        return None
    known = (casing for casing in CASINGS if _is_listed(found["name"], code, casing))
    casing = next(known, None)
    return None if casing is None else (found.end(), casing)


def _is_listed(name: str, code: str, casing: Casing) -> bool:
    from interpunct.transcript.word_hashes import holds  # numpy, which a start does not wait for

    return holds(_list_of(code, casing), name)


@cache
def _list_of(code: str, casing: Casing) -> Hashes:
    from interpunct.transcript.word_hashes import shipped

    return shipped(FILE, list_name(code, casing))

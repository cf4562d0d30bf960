# SPDX-License-Identifier: Apache-2.0
"""Names behind an elided word, as in *l'Italie* or *dell'ONU*.

Such a word has its capital inside. A model predicts the casing of its first letter only, so names
that begin with a vowel or an h are in a list of each language that elides. They are counted by
`interpunct_lab.text.elided_names`.
"""

from __future__ import annotations

import re
from functools import lru_cache

from interpunct.labels import RAISED, Casing
from interpunct.transcript.listed_words import is_listed

FILE = "elided_names.npz"
LANGUAGES = ("ca", "fr", "it")
_ELIDED = re.compile(r"[^\W\d_]{1,7}['’](?=(?P<name>[^\W\d_]{2,})(?:-[^\W\d_]+)*\Z)")


def list_name(code: str, casing: Casing) -> str:
    """The name of a list in the file."""
    return f"{code} {casing.name.lower()}"


@lru_cache(maxsize=8192)
def elided_name(lowered: str, code: str) -> tuple[int, Casing] | None:
    """Start and casing of the name in a word in lower case; None where there is none.

    A name with hyphens has the casing of its first part.
    """
    found = _ELIDED.match(lowered) if code in LANGUAGES else None
    if not found:
        return None
    known = (casing for casing in RAISED if _is_listed(found["name"], code, casing))
    casing = next(known, None)
    return None if casing is None else (found.end(), casing)


def _is_listed(name: str, code: str, casing: Casing) -> bool:
    return is_listed(FILE, list_name(code, casing), name)

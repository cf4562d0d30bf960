# SPDX-License-Identifier: Apache-2.0
"""Names of speakers before a colon that only repetition shows: `Anna:`, `Speaker 1:`, `田中：`.

A single `Anna:` at the start of a line may be speech: *Remember: never look back.* A file that
begins several lines with the same names labels its speakers. Behind `>>` a single one is a name.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from interpunct.captions.formats.base import DASHES, LABEL_END

LEAST_LINES = 4
"""Number of lines with repeated names from which a file labels its speakers.

Of 573 real caption files 5 have so many. Of their ten names nine are those of speakers; the tenth
labels what is written on the screen.
"""

_LEAST_REPEATED = 2
_MOST_WORDS = 3
_LONGEST_WITHOUT_CASE = 16  # characters
_WORD = r"[^\s:：<>(){}\[\]&,;!?¿¡。，、？！…]{1,20}"
_LABEL = re.compile(
    rf"(?:\A|[\r\n])(?:<[^<>]*>|\{{[^{{}}]*\}}|[^\S\r\n]|[-{DASHES}])*+"
    rf"(?P<name>(?=[^\W\d_]){_WORD}(?: {_WORD}){{0,2}})[^\S\r\n]?{LABEL_END}"
)


def repeated_names(payloads: Iterable[str]) -> frozenset[str]:
    """The names that label speakers in a file with these payloads; maybe none.

    They are in mixed case or without case. Those all in capitals are read in any file.
    """
    counts = Counter(
        found["name"]
        for payload in payloads
        if ":" in payload or "：" in payload
        for found in _LABEL.finditer(payload)
        if may_label(found["name"]) and not in_capitals(found["name"])
    )
    names = {name: count for name, count in counts.items() if count >= _LEAST_REPEATED}
    return frozenset(names if sum(names.values()) >= LEAST_LINES else ())


def may_label(text: str) -> bool:
    """Whether a text may be a speaker's name, before a colon at the start of a line."""
    return in_capitals(text) or is_mixed_name(text) or _is_name_without_case(text)


def _is_name_without_case(text: str) -> bool:
    is_short = len(text) <= _LONGEST_WITHOUT_CASE and len(text.split()) <= _MOST_WORDS
    return is_short and text.upper() == text.lower()


def in_capitals(text: str) -> bool:
    """Whether all letters are capitals; such a name before a colon is read in any file."""
    return text.upper() == text != text.lower()


def is_mixed_name(text: str) -> bool:
    """Whether up to three words have capitals, or no case, but not all letters are capitals."""
    words = text.split()
    may_be_name = text != text.upper() and len(words) <= _MOST_WORDS
    return may_be_name and not any(word[0].islower() for word in words)

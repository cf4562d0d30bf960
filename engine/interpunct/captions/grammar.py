# SPDX-License-Identifier: Apache-2.0
"""Common parts of the formats' payload grammars.

A grammar is one regular expression that matches at every position of a payload. The name of the
matched group is the kind of the token (`TokenKind`), or ASIDE, or REST.
"""

from __future__ import annotations

import re

STAMP = r"<\s?/?\d*:[^<>]*>|<\d[\d:.,\s]*>"  # also malformed stamps that no player accepts
BRACE_TAG = r"\{\\[^{}\r\n]*\}|\{/?[ibusIBUS]\}|\{[A-Za-z]:[^{}\r\n]*\}"
ENTITY = r"(?P<ENTITY>&(?:[A-Za-z][A-Za-z0-9]{1,31}|#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6});)"
_SOUND = r"(?P<SOUND>\[[^\[\]]+\]|【[^【】]+】|［[^［］]+］)"
_ASIDE = r"(?P<ASIDE>\([^()]+\)|（[^（）]+）)"
_LYRIC = r"(?P<LYRIC>[♩♪♫♬🎵🎶]+)"
_TEXT = r"(?P<TEXT>[^\s<{&\\\[\(【［（♩♪♫♬🎵🎶#]+)"


def grammar(*markup: str, space: str = r"\s+") -> re.Pattern[str]:
    """The grammar of a format; `markup` holds its own named groups.

    Everything unmatched is text. `space` is the pattern that separates words.
    """
    pieces = (rf"(?P<SPACE>{space})", _TEXT, *markup, _SOUND, _ASIDE, _LYRIC, r"(?P<REST>.)")
    return re.compile("|".join(pieces), re.DOTALL)

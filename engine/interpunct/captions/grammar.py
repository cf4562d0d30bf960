# SPDX-License-Identifier: Apache-2.0
"""What the payload grammars of the formats are put together from.

A grammar is one regular expression that matches at every place of a payload; the name of the
group that matched is the kind of the token (`TokenKind`), or ASIDE, or REST.
"""

from __future__ import annotations

import re

STAMP = r"<\s?/?\d*:[^<>]*>|<\d[\d:.,\s]*>"  # those that no player would read as one, too
BRACE_TAG = r"\{\\[^{}\r\n]*\}|\{/?[ibusIBUS]\}|\{[A-Za-z]:[^{}\r\n]*\}"
ENTITY = r"(?P<ENTITY>&(?:[A-Za-z][A-Za-z0-9]{1,31}|#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6});)"
_SOUND = r"(?P<SOUND>\[[^\[\]]+\]|【[^【】]+】|［[^［］]+］)"
_ASIDE = r"(?P<ASIDE>\([^()]+\)|（[^（）]+）)"
_LYRIC = r"(?P<LYRIC>[♩♪♫♬🎵🎶]+)"
_TEXT = r"(?P<TEXT>[^\s<{&\\\[\(【［（♩♪♫♬🎵🎶#]+)"


def grammar(*markup: str, space: str = r"\s+") -> re.Pattern[str]:
    """The grammar of a format whose own are `markup`, named groups all of them.

    What they do not match is text wherever it stands. `space` is what parts words.
    """
    pieces = (rf"(?P<SPACE>{space})", _TEXT, *markup, _SOUND, _ASIDE, _LYRIC, r"(?P<REST>.)")
    return re.compile("|".join(pieces), re.DOTALL)

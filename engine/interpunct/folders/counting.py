# SPDX-License-Identifier: Apache-2.0
"""Rough number of words in a caption file, without parsing, to balance shards."""

from __future__ import annotations

import json
import re
from pathlib import Path

from interpunct.captions.formats import by_ending

_UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\U00020000-\U0003ffff]")  # kana and Han
_SIGNS_PER_WORD = 2
# Parts between spaces that are not words: number, times and arrow of a cue; a line of ASS.
_ARROW, _AROUND_AN_ARROW = "-->", 4
_DIALOGUE = "\nDialogue:"


def roughly_words_in(data: bytes, ending: str) -> int:
    """Rough number of words in the content of a file; `ending` is the ending of its name."""
    text = _text(data)
    form = by_ending(ending)
    if form is not None and not form.editable:
        text = _spoken(text)
    unspaced = 0
    if not text.isascii():
        text, unspaced = _UNSPACED.subn(" ", text)
    others = _AROUND_AN_ARROW * text.count(_ARROW) + text.count(_DIALOGUE)
    return max(0, len(text.split()) - others) + unspaced // _SIGNS_PER_WORD


def words_of(path: Path) -> int:
    """Rough number of words in a file; 0 if it cannot be read, which is reported later."""
    try:
        return roughly_words_in(path.read_bytes(), path.suffix)
    except OSError:
        return 0


def _text(data: bytes) -> str:
    """The text; in an unknown encoding words are still separated."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _spoken(text: str) -> str:
    """The texts of a recogniser's segments; the whole text for another structure."""
    try:
        content = json.loads(text)
        segments = content["segments"] if isinstance(content, dict) else content
        return "\n".join(str(segment["text"]) for segment in segments)
    except (ValueError, TypeError, KeyError, RecursionError):
        return text

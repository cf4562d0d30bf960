# SPDX-License-Identifier: Apache-2.0
"""Captions as running text in paragraphs, for people who read them without the film."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple
from unicodedata import east_asian_width

from interpunct.captions.cues import Cue
from interpunct.captions.lines import LINE_END

_PAUSE_MS = 2_000
_LONG = 600  # characters of a paragraph, after which it ends with its sentence
_LONGEST = 2_000  # characters, after which a paragraph without marks ends too
_TAIL = 20  # characters that show whether a sentence ends
_SENTENCE_END = re.compile(r"[.!?…。！？؟।][\"'”’»」』)\]<>/a-z]*\Z")
_NAME = r"[^\s:：]{1,30}(?: [^\s:：]{1,30})?[:：]\s"
_TAG = re.compile(r"<[^<>]*>")
_SPEAKER = re.compile(rf"(?:<[^<>]*>)*+(?:[-‐–—]\s?(?!\d)|>>|{_NAME})")


class Paragraph(NamedTuple):
    """Running text that is spoken from `start_ms` on."""

    start_ms: int
    text: str


def paragraphs_of(cues: Iterable[Cue]) -> Iterator[Paragraph]:
    """The cues in paragraphs.

    A paragraph begins after a pause, with a dash or a speaker's name, and after the sentence that
    makes the one before long. Linear in the cues.
    """
    start_ms, end_ms, text = 0, 0, ""
    for cue in cues:
        for line in filter(None, map(str.strip, LINE_END.split(cue.payload))):
            if text and _begins(line, text, cue.start_ms - end_ms):
                yield Paragraph(start_ms, text)
                text = ""
            start_ms = start_ms if text else cue.start_ms
            text = _joined(text, line)
            end_ms = cue.end_ms
    if text:
        yield Paragraph(start_ms, text)


def _begins(line: str, before: str, pause_ms: int) -> bool:
    """Whether a line begins a paragraph after the text `before`."""
    if pause_ms >= _PAUSE_MS or _SPEAKER.match(line):
        return True
    ends = len(before) >= _LONGEST or bool(_SENTENCE_END.search(before[-_TAIL:]))
    return len(before) >= _LONG and ends


def _joined(text: str, line: str) -> str:
    """Two texts with a space between; without in scripts that have none."""
    ends = _TAG.sub("", text)[-1:], _TAG.sub("", line)[:1]
    if text and not all(map(_is_wide, filter(None, ends))):
        return f"{text} {line}"
    return text + line


def _is_wide(sign: str) -> bool:
    return east_asian_width(sign) in "WF"

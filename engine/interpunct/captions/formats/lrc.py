# SPDX-License-Identifier: Apache-2.0
"""LRC, the lines of a song with their starts: `[01:02.50]text`.

A line has no end of its own. It is shown up to the next line, and the last for four seconds; a
stamp without text ends the line before. So LRC is read, but written only as a new file. Several
stamps repeat a line. `[offset:500]` shows all lines half a second earlier, and stamps in angle
brackets are times of words (the enhanced format).

There is no specification; the source is the practice of players.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import NamedTuple

from interpunct.captions.cues import Cue, WordTime
from interpunct.captions.formats.base import CaptionFormat, grammar
from interpunct.captions.lines import LINE_END
from interpunct.captions.scanning import Oddities, Scan
from interpunct.captions.styled import Styled
from interpunct.captions.times import TimeHabit, in_milliseconds
from interpunct.sentences import Sentence

_STAMP = r"(\d{1,4}):([0-5]?\d)(?:[.:](\d{1,3}))?"
_LINE = re.compile(
    rf"(?<![^\r\n\ufeff])[^\S\r\n]*+(?P<stamps>(?:\[{_STAMP}\][^\S\r\n]*+)++)(?P<text>[^\r\n]*)",
    re.ASCII,
)
_UNREAD = re.compile(
    rf"^(?![^\S\r\n\ufeff]*+(?:\[{_STAMP}\]|\[[^\W\d][^\[\]\r\n]*:|\[?#|[\s\ufeff]*+$))[^\r\n]+",
    re.ASCII | re.MULTILINE,
)
_LINE_STAMP = re.compile(rf"\[{_STAMP}\]", re.ASCII)
_OTHER_LINE = re.compile(r"^[^\S\r\n\ufeff]*+[^\[\s\ufeff]", re.MULTILINE)
_WORD_STAMP = re.compile(rf"<{_STAMP}>\s*", re.ASCII)
_OFFSET = re.compile(r"\[offset:[^\S\r\n]*([+-]?\d{1,7})[^\S\r\n]*\]", re.IGNORECASE | re.ASCII)
_LAST_MS = 4_000
_SHORTEST_PAUSE_MS = 500


class _Sung(NamedTuple):
    """A line at one of its starts."""

    start_ms: int
    text: str
    word_times: tuple[WordTime, ...]


class Lrc(CaptionFormat):
    """LRC."""

    name = "lrc"
    title = "LRC"
    endings = (".lrc",)
    grammar = grammar()
    times = TimeHabit(".", fraction_digits=2)
    editable = False
    one_line = True

    def sniff(self, text: str) -> bool:
        """Whether a line starts with a stamp, and no line before it with text."""
        other = _OTHER_LINE.search(text)
        return bool(_LINE.search(text, 0, other.start() if other else len(text)))

    def fits(self, text: str) -> bool:
        """Whether any line starts with a stamp."""
        return bool(_LINE.search(text))

    def scan(self, text: str) -> Scan:
        """The lines of `text` as cues in the order of their starts, without spans."""
        sung = sorted(_sung(text), key=lambda line: line.start_ms)
        ends = [line.start_ms for line in sung[1:]]
        ends += [line.start_ms + _LAST_MS for line in sung[-1:]]
        cues = (
            Cue("", line.start_ms, end_ms, "", line.text, line.word_times)
            for line, end_ms in zip(sung, ends, strict=True)
            if line.text
        )
        oddities = Oddities(text)
        for line in _UNREAD.finditer(text):
            oddities.add("a line without a readable time; it is left out", line.start())
        return Scan(tuple(cues), (), oddities.warnings())

    def said(self, styled: Styled) -> tuple[str, str]:
        """The text on one line."""
        return " ".join(styled.text.replace("\0", "").split()), ""

    def unsaid(self, styled: Styled) -> frozenset[str]:
        """The losses, including line ends."""
        lines = [line for line in LINE_END.split(styled.text) if line.strip()]
        return super().unsaid(styled) | ({Sentence("line ends")} if len(lines) > 1 else set())

    def new_file(self, cues: Iterable[Cue]) -> str:
        """The text of a new file, with a stamp of its own where a line ends before a pause."""
        lines = list(cues)
        pieces = [self._line(cue.start_ms, cue.payload) for cue in lines]
        for place, (cue, following) in enumerate(zip_longest(lines, lines[1:])):
            if following is None or following.start_ms - cue.end_ms >= _SHORTEST_PAUSE_MS:
                pieces[place] += self._line(cue.end_ms, "")
        return "".join(pieces)

    def _line(self, milliseconds: int, text: str) -> str:
        minutes, rest = divmod(round(milliseconds / 10), 6000)
        return f"[{minutes:02d}:{rest // 100:02d}.{rest % 100:02d}]{text}\n"


LRC = Lrc()


def _sung(text: str) -> Iterator[_Sung]:
    """Each line at each of its starts."""
    told = _OFFSET.search(text)
    earlier_ms = int(told[1]) if told else 0
    for line in _LINE.finditer(text):
        payload, words = _words(line["text"].strip())
        for stamp in _LINE_STAMP.finditer(line["stamps"]):
            yield _Sung(max(0, _milliseconds(stamp) - earlier_ms), payload, words)


def _words(text: str) -> tuple[str, tuple[WordTime, ...]]:
    """A line without its word stamps, and the times of the words after them."""
    payload, times = "", []
    done = 0
    for stamp in _WORD_STAMP.finditer(text):
        payload += text[done : stamp.start()]
        done = stamp.end()
        if done < len(text):
            times.append(WordTime(len(payload), _milliseconds(stamp)))
    return (payload + text[done:]).rstrip(), tuple(times)


def _milliseconds(stamp: re.Match[str]) -> int:
    minutes, seconds, fraction = stamp.groups(default="0")
    return in_milliseconds(0, int(minutes), int(seconds), int(fraction.ljust(3, "0")))

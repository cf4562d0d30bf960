# SPDX-License-Identifier: Apache-2.0
"""WebVTT, read by the parsing algorithm of the specification.

W3C WebVTT, "WebVTT parser algorithm" and "collect a WebVTT block". In that algorithm every line
with an arrow may be a time line. It ends its block, unless only an identifier line came before it.
So the scanner looks for arrows. All text between two cues (header, NOTE, STYLE, REGION, a second
header, cues with faulty times) stays unchanged.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import partial
from html import escape, unescape

from interpunct.captions.cues import Cue
from interpunct.captions.formats.base import (
    ANNOTATION,
    BRACE_TAG,
    ENTITY,
    CaptionFormat,
    grammar,
)
from interpunct.captions.lines import (
    follows_blank,
    line_start,
    line_stop,
    paragraph_stop,
    paragraphs,
    previous_stop,
)
from interpunct.captions.scanning import CueSpan, Oddities, Scan, TimeLine, limits
from interpunct.captions.styled import (
    TOP_PLACES,
    ItalicTags,
    Runs,
    Styled,
    in_tags,
    read,
    without_blank_lines,
)
from interpunct.captions.times import VTT_STAMP, TimeHabit, Times, read_stamp
from interpunct.captions.word_times import inline_word_times
from interpunct.sentences import Sentence

_ARROW = "-->"
_SIGNATURE = re.compile(r"\ufeff*WEBVTT(?=[ \t\r\n]|\Z)")
_KNOWN_BLOCK = re.compile(r"\ufeff*(?:NOTE|STYLE|REGION|WEBVTT)\b|X-TIMESTAMP-MAP=")
_TIME_LINE = re.compile(
    rf"[ \t\f]*{VTT_STAMP}[ \t\f]*-->[ \t\f]*{VTT_STAMP}(?P<rest>.*)", re.ASCII | re.DOTALL
)
_NO_SIGNATURE = "no WEBVTT line where WebVTT wants one; players may refuse the file"
_DOTTED_TIME_LINE = re.compile(r"\d\d:\d\d\.\d{3}[ \t]*-->")
_TAG = rf"(?P<MARKUP>{ANNOTATION}|<[^<>]*>|{BRACE_TAG})"
_PIECE = re.compile(
    r"<(?P<close>/?)(?P<name>[A-Za-z]*+)(?P<class>\.[^<>\s]*+)?+(?P<annotation>[^<>]*+)>"
    r"|(?P<reference>&(?:[A-Za-z][A-Za-z0-9]{1,31}|#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6});)"
)
_TOP = "line:0"
_RUBY_BRACKETS = {"": "(", "/": ")"}
_LOST = {"": Sentence("word times"), "lang": Sentence("language tags")}


def _without_italics(payload: str) -> str:
    """A payload without `<i>`, whatever its class."""
    return _PIECE.sub(lambda tag: "" if (tag["name"] or "").lower() == "i" else tag[0], payload)


class WebVtt(CaptionFormat):
    """WebVTT."""

    name = "vtt"
    title = "WebVTT"
    endings = (".vtt", ".webvtt")
    grammar = grammar(_TAG, ENTITY)
    times = TimeHabit(".")
    has_references = True
    header = "WEBVTT\n\n"
    styles = frozenset("biu")
    italics = ItalicTags("<i>", "</i>", _without_italics)
    places = "8"

    def sniff(self, text: str) -> bool:
        """Whether the first line is the signature."""
        return bool(_SIGNATURE.match(text.lstrip()))

    def fits(self, text: str) -> bool:
        """Whether `text` without the signature has times with a full stop."""
        return bool(_DOTTED_TIME_LINE.search(text))

    def may_lack_cues(self, text: str) -> bool:
        """Whether the signature is there; a file may be just begun."""
        return bool(_SIGNATURE.match(text))

    def scan(self, text: str) -> Scan:
        """The cues of `text`, which may lack the signature; linear in its length."""
        lines = list(_time_lines(text))
        oddities = Oddities(text)
        cues: list[Cue] = []
        spans: list[CueSpan] = []
        gap = 0
        if _SIGNATURE.match(text):
            gap = line_stop(text, 0)[1]
        else:
            oddities.add(_NO_SIGNATURE, 0)
        for line, limit in zip(lines, limits(lines, len(text)), strict=True):
            if line.times is None:
                continue
            _note_blocks(text, gap, line.head, oddities, is_header=not cues)
            gap = paragraph_stop(text, line.body, limit)
            identifier, payload = text[line.head : line.timing].strip(), text[line.body : gap]
            cues.append(Cue(identifier, *line.times, payload, inline_word_times(payload)))
            spans.append(CueSpan(line.head, line.timing, line.body, gap))
            if "," in text[line.timing : line.body].partition(_ARROW)[0]:
                oddities.add("a comma in a time, where WebVTT wants a full stop", line.timing)
        _note_blocks(text, gap, len(text), oddities, is_header=not cues)
        return Scan(tuple(cues), tuple(spans), oddities.warnings())

    def styled(self, cue: Cue) -> Styled:
        """The content: voices become `Name: `, ruby gets brackets, references are resolved."""
        runs = read(cue.payload, _PIECE, _take)
        if cue.settings == _TOP:
            runs.place = "8"
        elif cue.settings:
            runs.lost.add(Sentence("positions"))
        return runs.styled()

    def said(self, styled: Styled) -> tuple[str, str]:
        """The payload with escaped markup signs; the top of the picture is line 0."""
        payload = in_tags(styled.runs, self.styles, partial(escape, quote=False))
        return without_blank_lines(payload), _TOP if styled.place in TOP_PLACES else ""

    def new_file(self, cues: Iterable[Cue]) -> str:
        """The text of a new file, without an empty line at the end."""
        return super().new_file(cues).removesuffix("\n")


VTT = WebVtt()


def _take(piece: re.Match[str], runs: Runs) -> None:
    """Read a tag or a character reference of a payload into `runs`."""
    if piece["reference"]:
        runs.text(unescape(piece["reference"]))
        return
    name, close = piece["name"].lower(), piece["close"]
    speaker = unescape(piece["annotation"]).strip()
    if name == "rt":
        runs.text(_RUBY_BRACKETS[close])
    elif name == "v" and not close and speaker:
        runs.text(f"{speaker}: ")
    elif name in _LOST and not close:
        runs.lost.add(_LOST[name])
    runs.tag(name, closes=bool(close))
    if piece["class"]:
        runs.lost.add(Sentence("classes"))


def _read_times(line: str) -> Times | None:
    """The times of a time line; None where a conforming parser discards the cue."""
    found = _TIME_LINE.match(line)
    if not found:
        return None
    *fields, rest = found.groups()
    start, end = read_stamp(*fields[:4]), read_stamp(*fields[4:])
    return None if start is None or end is None else Times(start, end, rest.strip())


def _time_lines(text: str) -> Iterator[TimeLine]:
    """Every line with an arrow, with its identifier line."""
    floor = line_stop(text, 0)[1] if _SIGNATURE.match(text) else 0
    arrow = text.find(_ARROW, floor)
    while arrow >= 0:
        start = line_start(text, arrow, floor)
        stop, following = line_stop(text, arrow)
        times = _read_times(text[start:stop])
        yield TimeLine(_head(text, start, floor), start, following, times)
        floor = following
        arrow = text.find(_ARROW, floor)


def _head(text: str, timing: int, floor: int) -> int:
    """Start of the cue of the time line at `timing`: its identifier line, if there is one."""
    if timing == floor:
        return timing
    stop = previous_stop(text, timing)
    start = line_start(text, stop, floor)
    if stop > start and (start == 0 or (start > floor and follows_blank(text, start))):
        return start
    return timing


def _note_blocks(
    text: str, start: int, limit: int, oddities: Oddities, *, is_header: bool
) -> None:
    """Record the blocks between `start` and `limit` that players ignore, known kinds apart."""
    for first, stop in paragraphs(text, start, limit):
        if is_header and first == start:
            continue  # the lines under the signature
        block = text[first:stop]
        if _ARROW in block:
            oddities.add("a cue whose times cannot be read; players leave it out", first)
        elif not _KNOWN_BLOCK.match(block):
            oddities.add("text that belongs to no cue is kept as it is", first)

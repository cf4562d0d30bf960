# SPDX-License-Identifier: Apache-2.0
r"""Advanced SubStation Alpha (ASS), and its predecessor SSA.

A file has sections. A cue is a `Dialogue:` line of `[Events]`. The `Format:` line before it names
the fields, Text last. Only Text, Start and End are edited: comments, styles, fonts, drawings and
all other lines stay unchanged. The other fields of a line are the cue's settings. So a cue made of
another keeps its layer, style, name, margins and effect. A cut joins only cues with equal
settings.

`\N` is a line end in the payload. `\n` (a line end in one wrapping mode, a space in the others)
and `\h` (a hard space) separate words. Override blocks `{...}` are markup, even karaoke inside a
word. So is a drawing (`{\p1}`) up to the block that ends it. So is the text after an unclosed
brace, which players read differently.

Sources: the ASS file format guide of libass, and the "ASS override tags" page of Aegisub.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

from interpunct.captions.cues import Cue
from interpunct.captions.formats.base import CaptionFormat, grammar
from interpunct.captions.lines import LINE_END
from interpunct.captions.scanning import CueSpan, Oddities, Scan
from interpunct.captions.styled import ItalicTags, Runs, Styled, StyledRun, read
from interpunct.captions.times import TimeHabit, in_milliseconds
from interpunct.sentences import Sentence

# A section, or a line of one; at the start of a line, after any line end.
_LINE = re.compile(
    r"(?<![^\r\n])(?:[^\S\r\n]|\ufeff)*+"
    r"(?:\[(?P<section>[^\]\r\n]*)\]|(?P<kind>Format|Dialogue)[^\S\r\n]*:(?P<rest>[^\r\n]*))",
    re.IGNORECASE,
)
_START = re.compile(
    r"[\s\ufeff]*+(?:[;!][^\r\n]*+\s++)*+\[(?:Script Info|V4\+?\+? Styles|Events)\]",
    re.IGNORECASE,
)
_DIALOGUE = re.compile(r"(?<![^\r\n])[^\S\r\n]*+Dialogue[^\S\r\n]*:", re.IGNORECASE)
_JUST_BEGUN = re.compile(r"^\[Events\]\s+Format:[^\r\n]*+\s*\Z", re.IGNORECASE | re.MULTILINE)
_STAMP = re.compile(r"(\d{1,7}):(\d{1,2}):(\d{1,2})(?:[.:](\d{1,3}))?", re.ASCII)
_USUAL_STAMP = re.compile(r"(?<![^:\s])(\d+):\d\d:\d\d\.(\d\d\d?)(?=\s*\Z)", re.ASCII)

_NO_FIELDS = "a Format line without Start, End, and Text at its end; its events are left alone"

_BLOCK = r"\{[^}]*+\}?"
_DRAWING = (
    r"\{(?=[^}]*\\p[^\S\r\n]*0*[1-9])[^}]*+\}?"
    r"(?:[^{]++|\{(?![^}]*\\p[^\S\r\n]*\d)[^}]*+\}?)*+"
)
_PIECE = re.compile(rf"(?P<drawing>{_DRAWING})|(?P<block>{_BLOCK})|\\(?P<space>[nh])")
_TAG = re.compile(
    r"\\(?:(?P<style>[bius])(?P<value>\d{0,4})(?!\w)|an(?P<place>[1-9])|(?P<other>\w+))"
)
_SPACES = {"n": " ", "h": "\u00a0"}
_ESCAPED = re.compile(r"\\(?=[Nnh]|\Z)")  # possible beginnings of the run that follows
_WORD_JOINER = "\\\u2060"  # after a backslash, which would else be read as an escape
_BRACES = str.maketrans("{}", "()")


_ACTOR = 4  # the place of the field Name or Actor in the usual Format line
_OWN = {"name", "actor", "effect"}  # the fields that speak of one event only


class _Fields(NamedTuple):
    """Number of fields of an event, and positions: its times, and its speaker and effect."""

    number: int = 10
    start: int = 1
    end: int = 2
    own: tuple[int, ...] = (4, 8)

    @classmethod
    def of(cls, line: str) -> _Fields | None:
        """The fields named by a Format line; None unless both times are named, and Text last."""
        names = [name.strip().lower() for name in line.split(",")]
        if names[-1] != "text" or "start" not in names or "end" not in names:
            return None
        own = tuple(place for place, name in enumerate(names) if name in _OWN)
        return cls(len(names), names.index("start"), names.index("end"), own)


@dataclass(frozen=True, slots=True)
class EventTimes(TimeHabit):
    """A file's notation of events: positions of the times, and the usual settings.

    Settings are the event up to its text, without its times.
    """

    start: int = 1
    end: int = 2
    settings: str = "Dialogue: 0,,,Default,,0,0,0,,"

    def line(self, start_ms: int, end_ms: int, settings: str) -> str:
        """An event up to its text."""
        fields = settings.split(",")
        if len(fields) <= max(self.start, self.end):
            fields = self.settings.split(",")
        fields[self.start] += self.stamp(start_ms)
        fields[self.end] += self.stamp(end_ms)
        return ",".join(fields)


def _upright(piece: re.Match[str]) -> str:
    """A block without its switches of italics; empty if it held nothing else."""
    kept = _TAG.sub(lambda tag: "" if tag["style"] == "i" else tag[0], piece[0])
    return "" if kept == "{}" != piece[0] else kept


def _without_italics(payload: str) -> str:
    return _PIECE.sub(_upright, payload)


class Ass(CaptionFormat):
    """ASS and SSA."""

    name = "ass"
    title = "ASS"
    endings = (".ass", ".ssa")
    grammar = grammar(rf"(?P<MARKUP>{_DRAWING}|{_BLOCK})", space=r"(?:\s|\\[nh])+")
    times = EventTimes(".", hour_digits=1, fraction_digits=2)
    header = """[Script Info]
ScriptType: v4.00+
WrapStyle: 0
ScaledBorderAndShadow: yes

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, \
Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, \
Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Default,Arial,18,&H00FFFFFF,&H000000FF,&H00000000,&H00000000,\
0,0,0,0,100,100,0,0,1,1,1,2,10,10,10,1

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
"""
    one_line = True
    reads_parts = False
    styles = frozenset("bius")
    italics = ItalicTags(r"{\i1}", r"{\i0}", _without_italics)
    places = "123456789"
    # Timing within a line, and drawings, change their meaning in a part of the line.
    indivisible = re.compile(r"\n\s*\n|\\(?:[kK]|t\(|move\(|fade?\(|p[^\S\r\n]*0*[1-9])")

    def sniff(self, text: str) -> bool:
        """Whether `text` starts with a section of ASS."""
        return bool(_START.match(text))

    def fits(self, text: str) -> bool:
        """Whether `text` holds an event."""
        return bool(_DIALOGUE.search(text))

    def may_lack_cues(self, text: str) -> bool:
        """Whether the text ends with the Format line of its events; a file may be just begun."""
        return bool(_JUST_BEGUN.search(text))

    def scan(self, text: str) -> Scan:
        """The dialogue events of `text`; linear in its length."""
        oddities = Oddities(text)
        cues: list[Cue] = []
        spans: list[CueSpan] = []
        for line, fields in _events(text, oddities):
            event = _read_event(line["rest"], fields)
            if event is None:
                oddities.add("an event that cannot be read; it is left alone", line.start())
                continue
            start_ms, end_ms, settings, length = event
            body = line.start("rest") + length
            settings = text[line.start() : line.start("rest")] + settings
            cues.append(Cue("", start_ms, end_ms, settings, self.payload(text[body : line.end()])))
            spans.append(CueSpan(line.start(), line.start(), body, line.end()))
        return Scan(tuple(cues), tuple(spans), oddities.warnings())

    def habit_of(self, text: str, span: CueSpan) -> TimeHabit | None:
        """The habit of an event up to its text."""
        fields = text[span.timing : span.body].split(",")
        stamps = [(place, _USUAL_STAMP.search(field)) for place, field in enumerate(fields)]
        found = [(place, stamp) for place, stamp in stamps if stamp]
        if len(found) != 2:
            return None
        for place, stamp in found:
            fields[place] = fields[place].replace(stamp[0], "")
        hours, fraction = found[0][1].groups()
        return EventTimes(
            ".",
            min(len(hours), 2),
            fraction_digits=len(fraction),
            start=found[0][0],
            end=found[1][0],
            settings=",".join(fields),
        )

    def voice(self, cue: Cue) -> str:
        """The field Name, or Actor, of an event with the usual fields."""
        fields = cue.settings.split(",")
        return fields[_ACTOR].strip() if len(fields) == _Fields().number else ""

    def settings_beside(self, text: str, span: CueSpan, settings: str) -> str:
        """Layer, style and margins of the cue, without its speaker and effect."""
        events = _events(text, Oddities(text))
        fields = next(fields for line, fields in events if line.start() == span.head)
        parts = settings.split(",")
        return ",".join("" if place in fields.own else part for place, part in enumerate(parts))

    def payload(self, written: str) -> str:
        """The payload with line ends for `\\N`."""
        return written.replace("\\N", "\n")

    def written(self, payload: str, like: str = "") -> str:  # noqa: ARG002
        """The payload with `\\N` for line ends."""
        return LINE_END.sub(lambda _: "\\N", payload)

    def styled(self, cue: Cue) -> Styled:
        """Tags of style and place; other tags, drawings, comments and the named style are lost."""
        runs = read(cue.payload, _PIECE, _take)
        if cue.settings != self.times.settings:
            runs.lost.add(Sentence("styles, names and layers"))
        return runs.styled()

    def said(self, styled: Styled) -> tuple[str, str]:
        """The payload with style switches; braces, which cannot be written, become brackets."""
        pieces = [f"{{\\an{styled.place}}}" if styled.place else ""]
        now = frozenset[str]()
        for text, wanted in chain(styled.runs, [StyledRun("")]):
            styles = wanted & self.styles
            pieces += [f"{{\\{style}0}}" for style in sorted(now - styles)]
            pieces += [f"{{\\{style}1}}" for style in sorted(styles - now)]
            pieces.append(_ESCAPED.sub(lambda _: _WORD_JOINER, text).translate(_BRACES))
            now = styles
        return LINE_END.sub("\n", "".join(pieces).replace("\0", "")), self.times.settings

    def unsaid(self, styled: Styled) -> frozenset[str]:
        """The losses, including braces, which always open a tag."""
        braces = {Sentence("braces")} if "{" in styled.text or "}" in styled.text else set()
        return super().unsaid(styled) | braces


ASS = Ass()


def _events(text: str, oddities: Oddities) -> Iterator[tuple[re.Match[str], _Fields]]:
    """The dialogue lines of the event sections, each with its fields."""
    in_events = True  # a text without sections consists of events
    fields: _Fields | None = _Fields()
    for line in _LINE.finditer(text):
        if line["section"] is not None:
            in_events = line["section"].strip().lower() == "events"
            fields = _Fields()
        elif in_events and line["kind"].lower() == "format":
            fields = _Fields.of(line["rest"])
            if fields is None:
                oddities.add(_NO_FIELDS, line.start())
        elif in_events and fields is not None:
            yield line, fields


def _read_event(rest: str, fields: _Fields) -> tuple[int, int, str, int] | None:
    """Start, end, settings and length of an event up to its text; None for a broken event."""
    parts = rest.split(",", fields.number - 1)
    if len(parts) < fields.number:
        return None
    length = len(rest) - len(parts.pop())
    times = []
    for place in (fields.start, fields.end):
        stamp = _STAMP.fullmatch(parts[place].strip())
        if stamp is None:
            return None
        hours, minutes, seconds, fraction = stamp.groups(default="0")
        whole = in_milliseconds(int(hours), int(minutes), int(seconds))
        times.append(whole + int(fraction.ljust(3, "0")))
        parts[place] = parts[place].replace(stamp[0], "")
    return times[0], times[1], ",".join([*parts, ""]), length


def _take(piece: re.Match[str], runs: Runs) -> None:
    """Read a drawing, an override block or an escaped space of a payload into `runs`."""
    if piece["space"]:
        runs.text(_SPACES[piece["space"]])
        return
    block = piece["block"] or piece["drawing"].partition("}")[0]
    if piece["drawing"]:
        runs.lost.add(Sentence("drawings"))
    elif "\\" not in block:
        runs.lost.add(Sentence("comments"))
    for tag in _TAG.finditer(block):
        if tag["style"]:
            runs.switch(tag["style"], on=int(tag["value"] or 0) > 0)
        elif tag["place"]:
            runs.place = runs.place or tag["place"]
        elif tag["other"] == "r":
            runs.reset()
        elif not piece["drawing"] and tag["other"] != "p0":
            is_karaoke = tag["other"][:1] in "kK"
            runs.lost.add(Sentence("karaoke") if is_karaoke else Sentence("override tags"))

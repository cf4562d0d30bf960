# SPDX-License-Identifier: Apache-2.0
"""TTML: Timed Text Markup Language, with its profiles IMSC (text), EBU-TT-D, SMPTE-TT and DFXP.

A cue is a `<p>` element of the body. Its payload is the text with its tags and character
references; `<br/>` is a line end. Only payloads, and the times of changed cues, are edited: the
file is never written anew from a tree, so every other byte stays. The other attributes of a `<p>`,
but for its identifier, are the cue's settings.

Sources: W3C TTML1 (third edition), sections 8 and 10; W3C IMSC 1.1, text profile.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from html import escape, unescape
from unicodedata import bidirectional

from interpunct.captions.cues import Cue
from interpunct.captions.formats.base import ENTITY, CaptionFormat, grammar
from interpunct.captions.formats.ttml_styles import (
    ATTRIBUTE,
    PREFIX,
    REST,
    Head,
    attributes,
    colour_of,
    head_of,
    styles_of,
)
from interpunct.captions.formats.ttml_times import Clock
from interpunct.captions.lines import LINE_END
from interpunct.captions.scanning import CueSpan, Oddities, Scan
from interpunct.captions.styled import (
    COLOURS,
    NO_XML,
    STYLES,
    TOP_PLACES,
    ItalicTags,
    Runs,
    Styled,
    StyledRun,
    read,
    used_styles,
)
from interpunct.captions.times import TimeHabit
from interpunct.sentences import Sentence

_HIDDEN = (
    r"<!--(?:(?!-->).)*+(?:-->|\Z)|<!\[CDATA\[(?:(?!\]\]>).)*+(?:\]\]>|\Z)|<\?[^>]*+>|<![^>]*+>"
)
_ELEMENT = re.compile(
    rf"{_HIDDEN}|<(?P<close>/)?(?P<prefix>{PREFIX})(?P<name>body|div|p)(?=[\s/>])(?P<rest>{REST})>",
    re.DOTALL,
)
_ROOT = re.compile(rf"(?:\s|\ufeff|{_HIDDEN})*+<{PREFIX}tt(?=[\s/>])(?P<rest>{REST})>", re.DOTALL)
_ROOT_END = re.compile(rf"</{PREFIX}tt\s*+>")
_SEQUENCE = re.compile(r"""\btimeContainer\s*=\s*["']seq["']""")

_BREAK = rf"<{PREFIX}br(?=[\s/>])[^<>]*+(?:(?<=/)>|>\s*+</{PREFIX}br\s*+>)"
_SPACE = re.compile(rf"\s++(?P<late>{_BREAK}\s*+)?+|(?P<first>{_BREAK}\s*+)")
_TYPED_BREAK = re.compile(_BREAK)
_PREFIXED = re.compile(rf"(?<=<){PREFIX}(?=span[\s/>])|(?<=</){PREFIX}(?=span[\s>])")
_BARE = re.compile(r"(?<=<)(?=span[\s/>])|(?<=</)(?=span[\s>])")
_PARAGRAPH = re.compile(rf"<({PREFIX})p(?=[\s/>])({REST})>", re.DOTALL)

_TAG = rf"<(?P<close>/)?{PREFIX}(?P<name>span|metadata|set)(?=[\s/>])(?P<rest>{REST})>"
_MARKUP = re.compile(rf"{_HIDDEN}|{_TAG}", re.DOTALL)
_STRAY = re.compile(
    rf"{_HIDDEN}|</?{PREFIX}(?:span|metadata|set)(?=[\s/>]){REST}>|(?P<stray><)|\]\](?P<end>>)"
    r"|&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6});)",
    re.DOTALL,
)
_PIECE = re.compile(rf"{_HIDDEN}|{_TAG}|{ENTITY}|(?P<other></?[A-Za-z_][^<>]*>)", re.DOTALL)
_RUBY = r"""<span\b(?=[^<>]*+>)(?>[^<>]*?\btts:ruby=["']{role}["'])[^<>]*+>"""
_ANNOTATION = rf"{_RUBY.format(role='(?:text|delimiter)')}[^<]*</span\s*>"
_CDATA = re.compile(r"<!\[CDATA\[(.*?)(?:\]\]>|\Z)", re.DOTALL)

_STYLES = {
    "i": 'tts:fontStyle="italic"',
    "b": 'tts:fontWeight="bold"',
    "u": 'tts:textDecoration="underline"',
}
_DECLARED = ' xmlns:tts="http://www.w3.org/ns/ttml#styling"'
_BOTTOM, _TOP = 'region="bottom"', 'region="top"'
_IN_REGION = re.compile(r"""\bregion=["']([^"']*)["']""")
_COLOURS = re.compile(
    r"#[0-9a-f]{6}|black|silver|gr[ae]y|white|maroon|red|purple|fuchsia|magenta|green|lime|olive"
    r"|yellow|navy|blue|teal|aqua|cyan",
    re.IGNORECASE,
)
_TAGS, _STRONG = re.compile("<[^<>]*>"), ("L", "R", "AL")
_RIGHT_TO_LEFT = ' tts:direction="rtl"'
_FONT_STYLE = re.compile(r"""\s+tts:fontStyle\s*=\s*(?:"[^"]*"|'[^']*')""")
_DECLARATION = re.compile(r"""\s+xmlns:[\w.-]+\s*=\s*(?:"[^"]*"|'[^']*')""")
_TOP_REGION = re.compile(r"""\bregion=["'][^"']*top""", re.IGNORECASE)
_OTHER_REGION = re.compile(r"""\bregion=["'](?![^"']*bottom)""", re.IGNORECASE)
_HEADER = """<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling"
    xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:timeBase="media"
    ttp:contentProfiles="http://www.w3.org/ns/ttml/profile/imsc1.1/text" xml:lang="">
  <head>
    <styling>
      <style xml:id="plain" tts:fontFamily="proportionalSansSerif" tts:fontSize="100%"
          tts:color="white" tts:textAlign="center"/>
    </styling>
    <layout>
      <region xml:id="bottom" tts:origin="10% 10%" tts:extent="80% 80%" tts:displayAlign="after"/>
      <region xml:id="top" tts:origin="10% 10%" tts:extent="80% 80%" tts:displayAlign="before"/>
    </layout>
  </head>
  <body style="plain">
    <div>
"""
_FOOTER = "    </div>\n  </body>\n</tt>\n"


@dataclass(frozen=True, slots=True)
class ParagraphTimes(TimeHabit):
    """A file's notation of paragraphs: the prefix of its elements, usual settings, its regions.

    Times count from `block_ms`, the begin of the block around; in frames where the file has a time
    `framed` that does. `region` is the attribute of a paragraph that names none; a region of the
    body would hide all paragraphs of the others.
    """

    prefix: str = ""
    block_ms: int = 0
    settings: str = ""
    region: str = _BOTTOM
    regions: frozenset[str] = frozenset({"bottom", "top"})
    clock: Clock = field(default_factory=Clock)
    framed: str = ""

    @property
    def unit_ms(self) -> int:
        """See `TimeHabit.unit_ms`: a frame, rounded up, or a millisecond."""
        return -int(-1000 // self.clock.rate) if self.framed else 1

    def stamp(self, milliseconds: int) -> str:
        """A time, in the notation of the one that counts frames."""
        if self.framed:
            return self.clock.like(self.framed, milliseconds)
        return TimeHabit.stamp(self, milliseconds)

    def line(self, start_ms: int, end_ms: int, settings: str) -> str:
        """The start tag of a paragraph; a region that the file lacks gives way to the usual."""
        region = _IN_REGION.search(settings)
        if region and region[1] not in self.regions:
            settings = self.settings
        elif not region:
            settings = " ".join(filter(None, (self.region, settings)))
        start_ms, end_ms = start_ms - self.block_ms, end_ms - self.block_ms
        times = f'begin="{self.stamp(start_ms)}" end="{self.stamp(end_ms)}"'
        return f"<{self.prefix}p {' '.join(filter(None, (times, settings)))}>"

    def agree(self, one_ms: int, other_ms: int) -> bool:
        """Whether two times are equal within a frame."""
        return abs(one_ms - other_ms) < 50


class _Upright:
    """Dropper of the italics of one payload, which knows whose end tags go with their spans."""

    def __init__(self) -> None:
        self._open: list[bool] = []  # whether each open tag is dropped

    def tag(self, tag: re.Match[str]) -> str:
        """A tag without italics; empty for a span that has no other attribute."""
        if tag["close"]:
            return "" if self._open and self._open.pop() else tag[0]
        if not tag["name"]:
            return tag[0]
        rest = _FONT_STYLE.sub("", tag["rest"]) if tag["name"] == "span" else tag["rest"]
        drops = rest != tag["rest"] and not _DECLARATION.sub("", rest).strip("/ \t\r\n")
        if not rest.endswith("/"):
            self._open.append(drops)
        return "" if drops else f"{tag[0].removesuffix(tag['rest'] + '>')}{rest}>"


def _without_italics(payload: str) -> str:
    return _MARKUP.sub(_Upright().tag, payload)


class Ttml(CaptionFormat):
    """TTML."""

    name = "ttml"
    title = "TTML"
    endings = (".ttml", ".dfxp", ".itt")
    grammar = grammar(rf"(?P<MARKUP>{_HIDDEN}|{_ANNOTATION}|<[^<>]*>)", ENTITY)
    ruby = re.compile(
        rf"{_RUBY.format(role='container')}(?:\s*+<span\b[^<>]*>[^<]*</span\s*>)++\s*</span\s*>"
    )
    times = ParagraphTimes(".")
    has_references = True
    header = _HEADER
    one_line = True
    reads_parts = False
    portable = False
    styles = frozenset("biu")
    italics = ItalicTags(f"<span{_DECLARED} {_STYLES['i']}>", "</span>", _without_italics)
    places = "8"

    @property
    def gap_lines(self) -> int:
        """None: the next paragraph may follow on the same line."""
        return 0

    def sniff(self, text: str) -> bool:
        """Whether the root element is `tt`."""
        return bool(_ROOT.match(text))

    def fits(self, text: str) -> bool:
        """Whether the root element is `tt`; an XML file may be anything else."""
        return self.sniff(text)

    def scan(self, text: str) -> Scan:
        """The paragraphs of `text`; linear in its length."""
        paragraphs, oddities = _read(text)
        cues: list[Cue] = []
        spans: list[CueSpan] = []
        for paragraph in paragraphs:
            content = text[paragraph.start : paragraph.stop]
            body = paragraph.start + len(content) - len(content.lstrip())
            end = max(body, paragraph.start + len(content.rstrip()))
            payload = self.payload(text[body:end])
            cues.append(Cue("", *paragraph.times, _settings(paragraph.rest), payload))
            head, tail = paragraph.head, paragraph.close - end
            spans.append(CueSpan(head, head, body, end, tail))
        return Scan(tuple(cues), tuple(spans), oddities.warnings())

    def habit_of(self, text: str, span: CueSpan) -> TimeHabit | None:
        """The habit of a paragraph's start tag."""
        found = _PARAGRAPH.match(text, span.head)
        if found is None:
            return None
        settings, regions = _settings(found[2]), frozenset(head_of(text).regions)
        region = _region(settings, regions)
        clock = _clock(text)
        return ParagraphTimes(
            ".",
            prefix=found[1],
            settings=settings,
            region=region,
            regions=regions,
            clock=clock,
            framed=clock.framed(found[2]),
        )

    def times_at(self, habit: TimeHabit, text: str, span: CueSpan) -> TimeHabit:
        """`habit` in the block around a paragraph."""
        paragraphs, _ = _read(text)
        at = bisect_left(paragraphs, span.head, key=lambda paragraph: paragraph.head)
        assert isinstance(habit, ParagraphTimes)
        return replace(habit, block_ms=paragraphs[at].block_ms)

    def restamped(
        self, text: str, span: CueSpan, old: tuple[int, int], new: tuple[int, int]
    ) -> str | None:
        """The start tag with the new times in the notation of the old ones."""
        line = text[span.timing : span.body]
        found = _PARAGRAPH.match(line)
        if found is None:
            return None
        rest = _clock(text).moved(found[2], old, new)
        return line[: found.start(2)] + rest + line[found.end(2) :]

    def payload(self, written: str) -> str:
        """The payload with line ends for `<br/>`; line ends of the file are only spaces."""
        text = _SPACE.sub(_space, written)
        return _PREFIXED.sub("", text) if "span" in text else text

    def written(self, payload: str, like: str = "") -> str:
        """The payload with the breaks and the prefix of the cue so far."""
        start = _PARAGRAPH.match(like)
        prefix = start[1] if start else ""
        breaks = [found[0] for found in _SPACE.finditer(like) if _is_break(found)]
        lines = _BARE.sub(prefix, payload).split("\n")
        if len(breaks) != len(lines) - 1:
            breaks = [f"<{prefix}br/>"] * (len(lines) - 1)
        return "".join(part for pair in zip(lines, [*breaks, ""], strict=True) for part in pair)

    def given(self, payload: str, text: str, span: CueSpan) -> str:  # noqa: ARG002
        """A new payload, with line ends for breaks."""
        return _TYPED_BREAK.sub("\n", LINE_END.sub("\n", payload))

    def typed(self, payload: str, text: str, span: CueSpan) -> str:
        """A new payload, in which signs of XML that are no markup are escaped.

        A cue with such signs of its own is faulty, and they stay.
        """
        payload = self.given(payload, text, span)
        own = self.payload(text[span.body : span.end])
        return _STRAY.sub(_escaped, payload) if _STRAY.sub(_escaped, own) == own else payload

    def closing(self, timing: str) -> str:
        """The end tag of a paragraph."""
        start = _PARAGRAPH.match(timing)
        return f"</{start[1] if start else ''}p>"

    def holds(self, payload: str) -> bool:
        """Whether each tag is closed, and no sign is forbidden in XML."""
        open_tags: list[str] = []
        for tag in _MARKUP.finditer(payload):
            if tag["close"]:
                if not open_tags or open_tags.pop() != tag["name"]:
                    return False
            elif tag["name"] and not tag["rest"].endswith("/"):
                open_tags.append(tag["name"])
        return not (open_tags or NO_XML.search(payload))

    def styled(self, cue: Cue) -> Styled:
        """See `styled_in`; named styles, and the places of named regions, are lost."""
        return self.styled_in(cue, "")

    def styled_in(self, cue: Cue, text: str) -> Styled:
        """The content, with the styles and regions that the head of the file `text` declares."""
        head = head_of(text)
        reader = _Spans(head)
        runs = Runs()
        reader.enter_paragraph(cue.settings, runs)
        read(cue.payload, _PIECE, reader.take, runs)
        region = _IN_REGION.search(cue.settings)
        place = head.place(region[1]) if region else ""
        if place == "8" or (place is None and _TOP_REGION.search(cue.settings)):
            runs.place = "8"
        elif place is None and _OTHER_REGION.search(cue.settings):
            runs.lost.add(Sentence("positions"))
        return runs.styled()

    def said(self, styled: Styled) -> tuple[str, str]:
        """The payload with styled spans; the top of the picture is a region of new files."""
        payload = "".join(map(self._span, styled.runs)).strip("\n")
        return payload, _TOP if styled.place in TOP_PLACES else ""

    def unsaid(self, styled: Styled) -> frozenset[str]:
        """The losses; colours of TTML are none."""
        colours = used_styles(styled.runs) - STYLES.keys()
        lost = styled.lost | ({COLOURS} if not all(map(_COLOURS.fullmatch, colours)) else set())
        return super().unsaid(styled) - ({COLOURS} - lost)

    def _span(self, run: StyledRun) -> str:
        text = escape(NO_XML.sub("", LINE_END.sub("\n", run.text)), quote=False)
        written = [_STYLES[style] for style in sorted(run.styles & self.styles)]
        colours = filter(_COLOURS.fullmatch, run.styles - STYLES.keys())
        written += [f'tts:color="{colour}"' for colour in colours]
        return f"<span{_DECLARED} {' '.join(written)}>{text}</span>" if written else text

    def block(self, cue: Cue) -> str:
        """A paragraph of a new file, with the direction of its text."""
        if _is_right_to_left(cue.payload):
            cue = replace(cue, settings=f"{cue.settings}{_RIGHT_TO_LEFT}".strip())
        return f"      {super().block(cue)}"

    def new_file(self, cues: Iterable[Cue]) -> str:
        """The text of a new file, which declares the styles once."""
        text = "".join(map(self.block, cues)).replace(f"<span{_DECLARED}", "<span")
        return f"{self.header}{text}{_FOOTER}"

    def file_of(self, cues: Iterable[Cue], language: str) -> bytes:
        """The bytes of a new file in a language."""
        named = f'xml:lang="{escape(language)}"'
        return self.new_file(cues).replace('xml:lang=""', named, 1).encode()


TTML = Ttml()


@dataclass(frozen=True, slots=True)
class _Paragraph:
    """A timed paragraph: its place up to `close`, its content, its attributes, its times.

    `block_ms` is the begin of the block around it.
    """

    head: int
    start: int
    stop: int
    close: int
    rest: str
    times: tuple[int, int]
    block_ms: int


def _paragraphs(text: str, clock: Clock, oddities: Oddities) -> Iterator[_Paragraph]:
    """The paragraphs with times; reports the others."""
    blocks: list[tuple[int, int | None]] = [(0, None)]  # times of the open body and divisions
    opened: re.Match[str] | None = None
    for tag in _elements(text, clock, oddities):
        if opened is not None and not (tag["close"] and tag["name"] == "p"):
            oddities.add("a paragraph without its end; it is left alone", opened.start())
            opened = None
        if tag["name"] != "p":
            _enter(blocks, tag, clock)
        elif not tag["close"]:
            opened = None if tag["rest"].endswith("/") else tag
        elif opened is not None:
            times = clock.times(opened["rest"], *blocks[-1])
            if times is None:
                oddities.add("a paragraph without times; it is left alone", opened.start())
            else:
                place = opened.start(), opened.end(), tag.start(), tag.end()
                block_ms = 0 if clock.absolute else blocks[-1][0]
                yield _Paragraph(*place, opened["rest"], times, block_ms)
            opened = None
    if opened is not None:
        oddities.add("a paragraph without its end; it is left alone", opened.start())


def _elements(text: str, clock: Clock, oddities: Oddities) -> Iterator[re.Match[str]]:
    """The tags of body, divisions and paragraphs; reports times read otherwise than meant."""
    last = 0
    for tag in _ELEMENT.finditer(text):
        if not tag["name"]:
            continue
        last = tag.end()
        if not clock.reads(tag["rest"]):
            oddities.add("a time that cannot be read; it counts as missing", tag.start())
        if _SEQUENCE.search(tag["rest"]):
            oddities.add("times one after another; all are read from the same start", tag.start())
        yield tag
    if not _ROOT_END.search(text, last):
        oddities.add("the end of the file is missing", len(text))


def _enter(blocks: list[tuple[int, int | None]], tag: re.Match[str], clock: Clock) -> None:
    """Enter or leave the body or a division."""
    if tag["close"]:
        del blocks[max(1, len(blocks) - 1) :]
    elif not tag["rest"].endswith("/"):
        blocks.append(clock.within(tag["rest"], *blocks[-1]))


@lru_cache(maxsize=2)
def _clock(text: str) -> Clock:
    """The rates that the root element sets."""
    root = _ROOT.match(text)
    return Clock.of(attributes(root["rest"]) if root else {})


@lru_cache(maxsize=2)
def _read(text: str) -> tuple[tuple[_Paragraph, ...], Oddities]:
    """The timed paragraphs of a text in order, and the oddities found on the way."""
    oddities = Oddities(text)
    return tuple(_paragraphs(text, _clock(text), oddities)), oddities


def _region(settings: str, regions: frozenset[str]) -> str:
    """The usual region of a file whose first paragraph has these settings; empty for none."""
    region = _IN_REGION.search(settings)
    if region is None:
        return ""
    return _BOTTOM if "bottom" in regions else region[0]


def _settings(rest: str) -> str:
    """The attributes of a paragraph without its times and its identifier."""
    kept = (
        f"{name}={value}"
        for name, value in ATTRIBUTE.findall(rest)
        if name not in ("begin", "end", "dur", "xml:id", "id")
    )
    return " ".join(kept)


def _is_break(found: re.Match[str]) -> bool:
    return bool(found["late"] or found["first"])


def _is_right_to_left(text: str) -> bool:
    """Whether the first strong sign of a text runs from right to left (Unicode, rule P2)."""
    strong = (kind for kind in map(bidirectional, _TAGS.sub("", text)) if kind in _STRONG)
    return next(strong, "L") != "L"


def _space(found: re.Match[str]) -> str:
    """A line end for a break, a space for a line end of the file."""
    if _is_break(found):
        return "\n"
    return " " if LINE_END.search(found[0]) else found[0]


def _escaped(found: re.Match[str]) -> str:
    if found["stray"]:
        return "&lt;"
    if found["end"]:
        return "]]&gt;"
    return "&amp;" if found[0] == "&" else found[0]


class _Spans:
    """Reader of the tags of one payload, which knows what each end tag ends."""

    def __init__(self, head: Head) -> None:
        self._head = head
        self._open: list[tuple[Sequence[str], bool]] = []

    def enter_paragraph(self, settings: str, runs: Runs) -> None:
        """Begin the styles of a paragraph; white is the usual colour."""
        shown = self._head.shown(settings)
        for style in styles_of(shown):
            runs.tag(style, closes=False)
        colour = colour_of(shown)
        runs.colour("" if colour in _USUAL_COLOURS else colour)

    def take(self, piece: re.Match[str], runs: Runs) -> None:
        """Read a tag or a character reference into `runs`."""
        if piece["ENTITY"]:
            runs.text(unescape(piece["ENTITY"]))
        elif piece["close"]:
            self._leave(runs)
        elif piece["name"]:
            if not piece["rest"].endswith("/"):
                self._enter(piece["rest"], runs)
        elif piece["other"]:
            runs.lost.add(Sentence("styles"))
        elif literal := _CDATA.fullmatch(piece[0]):
            runs.text(literal[1])

    def _leave(self, runs: Runs) -> None:
        styles, is_coloured = self._open.pop() if self._open else ((), False)
        for style in styles:
            runs.tag(style, closes=True)
        if is_coloured:
            runs.end_colour()

    def _enter(self, rest: str, runs: Runs) -> None:
        shown = self._head.shown(rest)
        styles, colour = styles_of(shown), colour_of(shown)
        self._open.append((styles, bool(colour)))
        for style in styles:
            runs.tag(style, closes=False)
        if colour:
            runs.colour(colour)
        others = shown.keys() - _SAYABLE - ({"tts:color"} if colour else set())
        if others:
            runs.lost.add(Sentence("word times") if "begin" in others else Sentence("styles"))


_SAYABLE = {"tts:fontStyle", "tts:fontWeight", "tts:textDecoration", "xmlns:tts", "xml:id"}
_USUAL_COLOURS = ("", "white", "#ffffff")

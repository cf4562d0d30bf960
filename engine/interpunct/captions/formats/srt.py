# SPDX-License-Identifier: Apache-2.0
"""SubRip as found in the wild.

There is no specification. A cue runs from its time line to the next cue's number line. Text after
an empty line belongs to the cue. A number may be missing, doubled or not a number. Input that
players accept is accepted; nothing is dropped and nothing corrected.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from interpunct.captions.cues import Cue
from interpunct.captions.formats.base import (
    ANNOTATION,
    BRACE_TAG,
    ENTITY,
    STAMP,
    CaptionFormat,
    grammar,
)
from interpunct.captions.lines import follows_blank, line_start, line_stop, previous_stop
from interpunct.captions.scanning import Scan, TimeLine, is_number, scan_open_cues, visible
from interpunct.captions.styled import (
    COLOURS,
    ItalicTags,
    Runs,
    Styled,
    in_tags,
    read,
    used_styles,
    without_blank_lines,
)
from interpunct.captions.times import TimeHabit, Times, in_milliseconds
from interpunct.sentences import Sentence

_SEPARATOR = "[:.,;：，．]"
_STAMP = rf"[-−]?[^\S\r\n]?\d{{1,9}}(?:[^\S\r\n]?{_SEPARATOR}[^\S\r\n]?\d{{1,9}}){{1,3}}"
_ARROW = re.compile(r"[-‐-―−]\s?>|→")
_STRICT_LINE = re.compile(
    r"(\d\d):(\d\d):(\d\d)[,.](\d{3})[ \t]*-->[ \t]*"
    r"(\d\d):(\d\d):(\d\d)[,.](\d{3})(?![\d:.,])",
    re.ASCII,
)
_LENIENT_LINE = re.compile(
    rf"\s*(?P<start>{_STAMP})\s*(?P<arrow>(?:[-‐-―−]\s?){{1,4}}>{{1,2}}|→)\s*(?P<end>{_STAMP})"
    rf"(?!\w|{_SEPARATOR}\s?\w)"
)
# An intended time line that cannot be read.
_BROKEN_LINE = re.compile(rf"\W*\d+\s?{_SEPARATOR}.{{0,40}}?-->.*\d")
_FIELD = re.compile(r"\d+")
_INVISIBLE = dict.fromkeys(map(ord, "\0\x7f\u200b\u200e\u200f\u2060\ufeff"))
_NUMBER_LINE = re.compile(r"[#\s\ufeff]*-?\d[\d.,:)\s]*")
_TAG = rf"(?P<MARKUP>{ANNOTATION}|<(?:/\s?)?[A-Za-z!?][^<>]*>|</?>|{STAMP}|{BRACE_TAG})"
_STYLE = re.compile(
    r"<(?:(?P<close>/)\s?)?(?P<name>[A-Za-z]++)(?=[\s/>])[^<>]*+>"
    rf"|\{{\\(?:an(?P<place>[1-9])|(?P<style>[bius])(?:1|(?P<off>0)))\}}|{BRACE_TAG}"
)
_ATTRIBUTE = re.compile(r"\s[A-Za-z]++\s*=")
_COLOUR = re.compile(
    r"""\scolor\s*=\s*(["']?)(?P<colour>#[0-9a-f]{3,8}|[a-z]{3,20})\1(?=[\s/>])""", re.IGNORECASE
)
_WORD_JOINER = "\u2060"


def _without_italics(payload: str) -> str:
    return _STYLE.sub(lambda tag: "" if _style(tag) == "i" else tag[0], payload)


class SubRip(CaptionFormat):
    """SRT."""

    name = "srt"
    title = "SRT"
    endings = (".srt",)
    grammar = grammar(_TAG, ENTITY)
    times = TimeHabit(",")
    numbered = True
    styles = frozenset("bius")
    italics = ItalicTags("<i>", "</i>", _without_italics)
    places = "123456789"

    def scan(self, text: str) -> Scan:
        """See `CaptionFormat.scan`."""
        return scan_open_cues(text, list(_time_lines(text)), numbered=True)

    def styled(self, cue: Cue) -> Styled:
        """Tags of style and `{\\an8}` places; other tags are lost."""
        runs = read(cue.payload, _STYLE, _take)
        if cue.settings:
            runs.lost.add(Sentence("positions"))
        return runs.styled()

    def said(self, styled: Styled) -> tuple[str, str]:
        """The payload with style tags; the place stands before the text, as players expect.

        Text that looks like a tag has a word joiner after its first sign, so that players show it.
        """
        place = f"{{\\an{styled.place}}}" if styled.place else ""
        tags = in_tags(styled.runs, self.styles | used_styles(styled.runs), _as_text)
        return without_blank_lines(place + tags), ""

    def unsaid(self, styled: Styled) -> frozenset[str]:
        """The losses; colours are none."""
        return super().unsaid(styled) - ({COLOURS} - styled.lost)

    def block(self, cue: Cue) -> str:
        """A cue of a new file, with its number first."""
        return f"{cue.identifier}\n{super().block(cue)}"


SRT = SubRip()


def _as_text(text: str) -> str:
    return _STYLE.sub(lambda tag: f"{tag[0][0]}{_WORD_JOINER}{tag[0][1:]}", text)


def _style(tag: re.Match[str]) -> str:
    """The name of a tag in angle brackets or braces; mostly a style."""
    return (tag["name"] or tag["style"] or "").lower()


def _take(tag: re.Match[str], runs: Runs) -> None:
    """Read a tag of a payload into `runs`."""
    name = _style(tag)
    runs.place = runs.place or tag["place"] or ""
    runs.tag(name, closes=bool(tag["close"] or tag["off"]))
    if name == "font":
        _take_font(tag, runs)
    elif name == "br":
        runs.text("\n")
    elif name and name not in SubRip.styles:
        runs.lost.add(Sentence("styles"))
    elif not (name or tag["place"]):
        runs.lost.add(Sentence("override tags"))


def _take_font(tag: re.Match[str], runs: Runs) -> None:
    """Read a tag of a font, of which only the colour has a meaning elsewhere."""
    if tag["close"]:
        runs.end_colour()
        return
    colour = _COLOUR.search(tag[0])
    runs.colour(colour["colour"].lower() if colour else "")
    if len(_ATTRIBUTE.findall(tag[0])) > bool(colour):
        runs.lost.add(COLOURS)


def _time_lines(text: str) -> Iterator[TimeLine]:
    """Every time line, readable or broken, with its number line."""
    floor = 0  # start of the line after the last time line
    seen = 0  # start of the line after the last line examined
    number: int | None = None
    for arrow in _ARROW.finditer(text):
        if arrow.start() < seen:
            continue
        start = line_start(text, arrow.start(), seen)
        stop, following = line_stop(text, arrow.end())
        line = text[start:stop]
        times = _read_times(line)
        if times or _BROKEN_LINE.match(line):
            head = _head(text, start, floor, number)
            digits = visible(text[head:start])
            number = int(digits) if is_number(digits) else None
            yield TimeLine(head, start, following, times)
            floor = following
        seen = following


def _times(found: re.Match[str], settings: str) -> Times:
    """The times of a match with eight fields."""
    fields = list(map(int, found.groups()))
    return Times(in_milliseconds(*fields[:4]), in_milliseconds(*fields[4:]), settings)


def _head(text: str, timing: int, floor: int, last_number: int | None) -> int:
    """Start of the cue of the time line at `timing`: its number line, if there is one."""
    if timing == floor:
        return timing
    stop = previous_stop(text, timing)
    start = line_start(text, stop, floor)
    line = text[start:stop]
    if line.strip():
        alone = start == floor or follows_blank(text, start)
        return start if (alone and floor < start) or _NUMBER_LINE.fullmatch(line) else timing
    return _distant_number(text, timing, floor, last_number)


def _distant_number(text: str, timing: int, floor: int, last_number: int | None) -> int:
    """Start of a number line above empty lines, in files with empty lines after every line.

    Accepted only if it continues the count; any other number may be text of the last cue.
    """
    stop = floor + len(text[floor:timing].rstrip())
    start = line_start(text, stop, floor)
    digits = text[start:stop].strip()
    if not is_number(digits):
        return timing
    continues = floor == 0 if last_number is None else int(digits) == last_number + 1
    return start if continues else timing


def _read_times(line: str) -> Times | None:
    """The times of a SubRip time line in any notation; None for any other line."""
    strict = _STRICT_LINE.match(line)
    if strict:
        return _times(strict, line[strict.end() :].strip())
    line = line.translate(_INVISIBLE)
    lenient = _LENIENT_LINE.match(line)
    if not lenient:
        return None
    least_fields = 2 if "-->" in lenient["arrow"] else 3  # "1:2 -> 3:4" is a ratio
    start = _lenient_stamp(lenient["start"], least_fields)
    end = _lenient_stamp(lenient["end"], least_fields)
    if start is None or end is None:
        return None
    return Times(start, end, line[lenient.end() :].strip())


def _lenient_stamp(stamp: str, least_fields: int) -> int | None:
    """Milliseconds of a stamp of two to four numbers; None if it is not a time."""
    fields = _FIELD.findall(stamp)
    last_mark = re.findall(_SEPARATOR, stamp)[-1]
    is_fraction = len(fields) == 4 or (
        len(fields) == 3 and (_ends_in_fraction(stamp, last_mark) or len(fields[-1]) >= 3)
    )
    if len(fields) < least_fields or (len(fields) == 2 and last_mark not in ":："):
        return None
    fraction = _milliseconds(fields.pop()) if is_fraction else 0
    units = [int(field) for field in fields]
    hours, minutes, seconds = [0] * (3 - len(units)) + units
    total = in_milliseconds(hours, minutes, seconds, fraction)
    return -total if stamp[0] in "-−" else total


def _ends_in_fraction(stamp: str, last_mark: str) -> bool:
    """Whether `last_mark` starts a fraction: in "00:01,500", not in "00:00:01" or "00.00.01"."""
    return last_mark not in ":：;" and stamp.count(last_mark) == 1


def _milliseconds(digits: str) -> int:
    """Milliseconds: up to three digits are a count, as in players; more are a decimal fraction."""
    return int(digits) if len(digits) <= 3 else int(digits[:3])

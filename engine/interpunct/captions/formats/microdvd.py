# SPDX-License-Identifier: Apache-2.0
"""MicroDVD: `{25}{75}text|second line`, with the numbers of the first and the last frame.

A first line `{1}{1}25.000` gives the frames a second. Without it the film's own rate holds, which
the file does not tell; then 23.976 is taken, as ffmpeg does, and a warning says so. `{y:i}` styles
a line, `{Y:i}` the whole cue.

There is no specification; the source is the practice of players.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from interpunct.captions import smpte
from interpunct.captions.cues import Cue
from interpunct.captions.formats.base import CaptionFormat, grammar
from interpunct.captions.lines import LINE_END
from interpunct.captions.scanning import CueSpan, Oddities, Scan
from interpunct.captions.styled import STYLES, ItalicTags, Runs, Styled, StyledRun, read
from interpunct.captions.times import TimeHabit
from interpunct.sentences import Sentence

_CUE = re.compile(
    r"(?<![^\r\n\ufeff])[^\S\r\n]*+\{(\d{1,9})\}[^\S\r\n]*+\{(\d{0,9})\}([^\r\n]*)", re.ASCII
)
_RATE_LINE = re.compile(
    r"[\s\ufeff]*+\{[01]\}\{[01]\}[^\S\r\n]*(\d{1,3}(?:[.,]\d{1,6})?)[^\S\r\n]*(?=[\r\n]|\Z)",
    re.ASCII,
)
_UNTOLD = Fraction(24_000, 1001)
_RATES = {  # as written, with up to three decimals
    "23.976": _UNTOLD,
    "29.97": Fraction(30_000, 1001),
    "59.94": Fraction(60_000, 1001),
}
_NO_RATE = "no line gives the frames a second; 23.976 are taken"
_TAG = r"\{(?P<kind>[A-Za-z]):(?P<value>[^{}\r\n]*)\}"
_PIECE = re.compile(rf"{_TAG}|(?P<end>\n)")
_BAR, _OTHER_BAR = "|", "¦"


@dataclass(frozen=True, slots=True)
class FrameTimes(TimeHabit):
    """Times as numbers of frames, of which there are `rate` a second."""

    rate: Fraction = Fraction(25)

    @property
    def unit_ms(self) -> int:
        """See `TimeHabit.unit_ms`: a frame, rounded up."""
        return -int(-1000 // self.rate)

    @property
    def frame_rate(self) -> Fraction:
        """The rate of the file."""
        return self.rate

    def line(self, start_ms: int, end_ms: int, settings: str) -> str:  # noqa: ARG002
        """The two numbers before a text."""
        return "".join(f"{{{max(0, self.frame(time))}}}" for time in (start_ms, end_ms))

    def frame(self, milliseconds: int) -> int:
        """Number of the frame nearest to a time."""
        return smpte.frame_at(milliseconds, self.rate)

    def agree(self, one_ms: int, other_ms: int) -> bool:
        """Whether two times are within a frame of the slowest rate."""
        return abs(one_ms - other_ms) <= 1000 / _LEAST_RATE


_LEAST_RATE = 10


def _upright(piece: re.Match[str]) -> str:
    """A tag of styles without italics; empty if it held nothing else."""
    styles = (piece["value"] or "").split(",")
    kept = [style for style in styles if style.strip().lower() != "i"]
    if kept == styles or piece["kind"] not in "yY":
        return piece[0]
    return f"{{{piece['kind']}:{','.join(kept)}}}" if kept else ""


def _without_italics(payload: str) -> str:
    return _PIECE.sub(_upright, payload)


class MicroDvd(CaptionFormat):
    """MicroDVD."""

    name = "microdvd"
    title = "MicroDVD"
    endings = (".sub",)
    grammar = grammar(r"(?P<MARKUP>\{[A-Za-z]:[^{}\r\n]*\})")
    times = FrameTimes(".")
    header = "{1}{1}25.000\n"
    ambiguous = True
    one_line = True
    reads_parts = False
    styles = frozenset("bius")
    italics = ItalicTags("{Y:i}", "", _without_italics)
    indivisible = re.compile(r"\n[^\S\n]*\n|\{[A-Za-z]:")

    def sniff(self, text: str) -> bool:
        """Whether `text` starts with a cue."""
        return bool(_CUE.match(text, len(text) - len(text.lstrip("\ufeff \t\r\n"))))

    def fits(self, text: str) -> bool:
        """Whether `text` holds a cue."""
        return bool(_CUE.search(text))

    def scan(self, text: str) -> Scan:
        """See `CaptionFormat.scan`."""
        oddities = Oddities(text)
        told = _RATE_LINE.match(text)
        known = _told_rate(text)
        if known is None:
            oddities.add(_NO_RATE, 0)
        rate = known or _UNTOLD
        cues: list[Cue] = []
        spans: list[CueSpan] = []
        for line in _CUE.finditer(text, told.end() if told else 0):
            start = smpte.time_of(int(line[1]), rate)
            if not line[2]:
                oddities.add("a cue without an end", line.start())
            end = smpte.time_of(int(line[2]), rate) if line[2] else start
            cues.append(Cue("", start, end, "", self.payload(line[3])))
            spans.append(CueSpan(line.start(), line.start(), line.start(3), line.end()))
        return Scan(tuple(cues), tuple(spans), oddities.warnings())

    def habit_of(self, text: str, span: CueSpan) -> TimeHabit | None:  # noqa: ARG002
        """The rate of the file."""
        return FrameTimes(".", rate=_rate(text))

    def restamped(
        self, text: str, span: CueSpan, old: tuple[int, int], new: tuple[int, int]
    ) -> str | None:
        """The two numbers of a cue, of which those with a new time are new.

        An end that is not told stays so until the cue gets a duration.
        """
        line = text[span.timing : span.body]
        habit = FrameTimes(".", rate=_rate(text))
        stamps = list(re.finditer(r"(?<=\{)\d*(?=\})", line))
        for stamp, before, after in reversed(list(zip(stamps, old, new, strict=True))):
            is_untold = not stamp[0] and new[0] >= new[1]
            if before != after and not is_untold:
                line = f"{line[: stamp.start()]}{max(0, habit.frame(after))}{line[stamp.end() :]}"
        return line

    def payload(self, written: str) -> str:
        """The payload with line ends for bars."""
        return written.replace(_BAR, "\n")

    def written(self, payload: str, like: str = "") -> str:  # noqa: ARG002
        """The payload with bars for line ends."""
        return LINE_END.sub(lambda _: _BAR, payload)

    def styled(self, cue: Cue) -> Styled:
        """The styles of lines; other tags are lost."""
        return read(cue.payload, _PIECE, _Lines().take).styled()

    def said(self, styled: Styled) -> tuple[str, str]:
        """The payload with the styles of whole lines; a bar, which ends lines, is broken."""
        return "\n".join(map(_said_line, _lines_of(styled))), ""

    def unsaid(self, styled: Styled) -> frozenset[str]:
        """The losses, including styles of a part of a line."""
        partly = (
            style
            for runs in _lines_of(styled)
            for style in frozenset[str]().union(*(run.styles for run in runs)) - _common(runs)
        )
        lost = {Sentence("styles of words")} if any(partly) else set()
        bars = {Sentence("vertical bars")} if _BAR in styled.text else set()
        return super().unsaid(styled) | lost | bars


MICRODVD = MicroDvd()


def _rate(text: str) -> Fraction:
    """The frames a second of a file."""
    return _told_rate(text) or _UNTOLD


def _told_rate(text: str) -> Fraction | None:
    """The frames a second that the first line gives; None for no line, and for too few."""
    told = _RATE_LINE.match(text)
    if told is None:
        return None
    number = told[1].replace(",", ".")
    known = next((rate for start, rate in _RATES.items() if number.startswith(start)), None)
    rate = known or Fraction(number)
    return rate if rate >= _LEAST_RATE else None


class _Lines:
    """Reader of the tags of one payload; the style of a line ends with it."""

    def __init__(self) -> None:
        self._of_cue: frozenset[str] = frozenset()
        self._of_line: frozenset[str] = frozenset()

    def take(self, piece: re.Match[str], runs: Runs) -> None:
        """Read a tag or a line end into `runs`."""
        if piece["end"]:
            self._of_line = frozenset()
        elif piece["kind"] in "yY":
            found = frozenset(piece["value"].lower().replace(" ", "").split(","))
            if piece["kind"] == "Y":
                self._of_cue |= found
            else:
                self._of_line |= found
        else:
            runs.lost.add(Sentence("fonts and colours"))
        for style in MICRODVD.styles:
            runs.switch(style, on=style in self._of_cue | self._of_line)
        runs.text(piece["end"] or "")


def _lines_of(styled: Styled) -> Iterator[Sequence[StyledRun]]:
    """The runs of each line that is not empty, without colours."""
    pieces: list[StyledRun | None] = []
    for text, styles in styled.runs:
        first, *others = LINE_END.split(text.replace("\0", ""))
        said = styles & STYLES.keys()
        pieces.append(StyledRun(first, said))
        for line in others:
            pieces += [None, StyledRun(line, said)]
    for is_end, line_runs in groupby(pieces, lambda piece: piece is None):
        runs = [run for run in line_runs if run is not None and run.text]
        if not is_end and any(run.text.strip() for run in runs):
            yield runs


def _common(runs: Iterable[StyledRun]) -> frozenset[str]:
    """The styles of all runs that show something."""
    shown = [run.styles for run in runs if run.text.strip()]
    return shown[0].intersection(*shown) if shown else frozenset()


def _said_line(runs: Sequence[StyledRun]) -> str:
    styles = ",".join(sorted(_common(runs)))
    text = "".join(run.text for run in runs).replace(_BAR, _OTHER_BAR)
    return f"{{y:{styles}}}{text}" if styles else text

# SPDX-License-Identifier: Apache-2.0
"""SCC, Scenarist closed captions: byte pairs of line 21, one for each frame (CEA-608).

It is read by ttconv, and written as a new file of pop-on captions with drop-frame time code. A
caption is loaded while the one before is shown, and shown by the last code of its load. Loading
takes a frame for two signs, so a caption that follows too soon is late.

Sources: ANSI/CTA-608-E; the SCC format description of the Library of Congress tools.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import accumulate, chain, pairwise
from typing import NamedTuple
from unicodedata import normalize

from interpunct.captions import smpte
from interpunct.captions.cues import Cue
from interpunct.captions.formats.broadcast import (
    SUBSTITUTES,
    BroadcastFormat,
    paired_quotes,
    scan_of,
    ttconv,
    without_code,
)
from interpunct.captions.formats.srt import SRT
from interpunct.captions.lines import LINE_END, line_stop
from interpunct.captions.scanning import Oddities, Scan
from interpunct.captions.styled import Styled, StyledRun
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence, counted

_SIGNATURE = "Scenarist_SCC"
_RATE = 30 * smpte.NTSC
_COLUMNS, _ROWS = 32, 15
_RESUME, _ERASE_HIDDEN, _SHOW, _ERASE = 0x1420, 0x142E, 0x142F, 0x142C
_ITALIC, _PLAIN = 0x112E, 0x1120
_TAB = 0x1720
_UNSEEN = 4  # frames of a delay that nobody sees
_TOP = "{\\an8}"

_LINE = re.compile(
    r"^(?:(?P<stamp>\d\d.\d\d.\d\d.\d\d)\t(?P<pairs>[^\r\n]*+)|[^\S\r\n]*+\S[^\r\n]*+)",
    re.MULTILINE | re.ASCII,
)
_FIELD = re.compile(r"\d\d", re.ASCII)
_PAIR = re.compile(r"[0-9A-Fa-f]{4}")

_Code = tuple[int, ...]
"""Pairs of bytes that belong together: a code sent twice, or two signs."""


class Scc(BroadcastFormat):
    """SCC."""

    name = "scc"
    title = "SCC"
    endings = (".scc",)
    styles = frozenset("i")

    def sniff(self, text: str) -> bool:
        """Whether the first line is the signature."""
        return text.lstrip("\ufeff \t\r\n").startswith(_SIGNATURE)

    def fits(self, text: str) -> bool:
        """Whether the signature is there; without it, a text is no SCC."""
        return self.sniff(text)

    def scan(self, text: str) -> Scan:
        """The captions of the first channel as cues, without spans; see `scan_of`.

        Raises CaptionError for pairs of bytes that cannot be read.
        """
        warnings = _checked(text)
        return scan_of(
            lambda: ttconv("scc.reader").to_model(text.lstrip("\ufeff \t\r\n")), warnings
        )

    def changes(self, cues: Iterable[Cue]) -> Iterator[Sentence]:
        """See `Target.changes`: signs without a code, broken lines, and late captions."""
        cues = list(cues)
        yield from without_code(cues, _has_code)
        if broken := sum(map(_is_broken, cues)):
            yield counted(
                broken,
                one="1 cue: a line of more than 32 signs is broken",
                many="{count} cues: lines of more than 32 signs are broken",
            )
        if late := sum(chunk.late > _UNSEEN for chunk in _chunks(_in_order(cues))):
            yield counted(
                late,
                one="1 cue is shown later than its start, as SCC loads two signs a frame",
                many="{count} cues are shown later than their starts,"
                " as SCC loads two signs a frame",
            )

    def new_file(self, cues: Iterable[Cue]) -> str:
        """The text of a new file; cues are shown one after another, by their starts.

        Raises CaptionError for a cue with more lines than the screen.
        """
        cues = list(cues)
        _refuse_tall(cues)
        lines = (_line(chunk.frame, chunk.codes) for chunk in _chunks(_in_order(cues)))
        return f"{_SIGNATURE} V1.0\n\n" + "".join(f"{line}\n\n" for line in lines)


SCC = Scc()


def _checked(text: str) -> tuple[str, ...]:
    """Warnings about the lines of a file. Raises CaptionError for pairs of bytes that are none."""
    oddities = Oddities(text)
    signature = text.find(_SIGNATURE) + len(_SIGNATURE)
    for line in _LINE.finditer(text, line_stop(text, signature)[1]):
        if line["stamp"] is None:
            oddities.add(
                "a line that is no time code with pairs of bytes; it is left out", line.start()
            )
            continue
        hours, minutes, seconds, frames = map(int, _FIELD.findall(line["stamp"]))
        if hours > 23 or max(minutes, seconds) > 59 or frames > 29:
            oddities.add("a time code that does not exist", line.start())
        odd = next((pair for pair in line["pairs"].split() if not _PAIR.fullmatch(pair)), None)
        if odd is not None:
            raise CaptionError(
                Sentence("{word} is no pair of bytes.", word=odd),
                where=Sentence("line {number}", number=text.count("\n", 0, line.start()) + 1),
                remedy="Correct it to four digits from 0 to f, or delete it.",
            )
    return oddities.warnings()


class _Word(NamedTuple):
    """A word of a line, with or without italics."""

    text: str
    italic: bool


class _Chunk(NamedTuple):
    """Codes to send from a frame on, and the frames by which they show a caption too late."""

    frame: int
    codes: Sequence[_Code]
    late: int = 0


def _in_order(cues: Iterable[Cue]) -> list[Cue]:
    """The cues by their starts, in the signs that SCC has."""
    return sorted(paired_quotes(cues, _has_code), key=lambda cue: cue.start_ms)


def _has_code(sign: str) -> bool:
    return bool(_codes_of(sign))


def _is_broken(cue: Cue) -> bool:
    """Whether a line of a cue is wider than the screen."""
    styled = SRT.styled(cue)
    return len(list(_lines(styled))) > len(LINE_END.split(styled.text))


def _refuse_tall(cues: Sequence[Cue]) -> None:
    """Raise CaptionError for a cue that is higher than the screen."""
    for number, cue in enumerate(cues, 1):
        if len(list(_lines(SRT.styled(cue)))) > _ROWS:
            raise CaptionError(
                Sentence("SCC shows {most} lines of 32 signs at most.", most=_ROWS),
                where=Sentence("cue {number}", number=number),
                remedy="Cut the cues first, or choose another format.",
            )


def _chunks(cues: Sequence[Cue]) -> Iterator[_Chunk]:
    """The codes to send; a late caption is shown as long as it was meant to be."""
    free = 0  # the first frame in which nothing is sent yet
    erase: int | None = None  # the frame in which the caption shown ends
    for cue in cues:
        load = _load(cue)
        start = smpte.frame_at(cue.start_ms, _RATE)
        begin = max(free, start - _length(load) + 2)
        if erase is not None and erase + 2 <= begin:
            yield _Chunk(erase, [_twice(_ERASE)])
        elif erase is not None and erase < begin + _length(load) - 4:
            begin = max(free, begin - 2)
            load = _with_erasure(load, erase - begin)
        free = begin + _length(load)
        late = max(0, free - 2 - start)
        yield _Chunk(begin, load, late)
        erase = max(smpte.frame_at(cue.end_ms, _RATE) + late, free)
    if erase is not None:
        yield _Chunk(erase, [_twice(_ERASE)])


def _length(codes: Iterable[_Code]) -> int:
    """Number of frames in which codes are sent."""
    return sum(map(len, codes))


def _twice(code: int) -> _Code:
    """A control code, sent twice against errors of transmission."""
    return (code, code)


def _with_erasure(load: Sequence[_Code], frame: int) -> list[_Code]:
    """A load in which the screen is erased after so many frames."""
    reached = list(accumulate(map(len, load)))
    place = next((n for n, sent in enumerate(reached) if sent > frame), len(load))
    place = min(place, len(load) - 1)  # the last code shows the caption
    return [*load[:place], _twice(_ERASE), *load[place:]]


def _load(cue: Cue) -> list[_Code]:
    """The codes that load and show a caption."""
    lines = [line for line in _lines(SRT.styled(cue)) if line]
    first = 1 if cue.payload.startswith(_TOP) else _ROWS + 1 - len(lines)
    codes = [_twice(_RESUME), _twice(_ERASE_HIDDEN)]
    for row, line in enumerate(lines, first):
        codes += _line_codes(row, line)
    return [*codes, _twice(_SHOW)]


def _lines(styled: Styled) -> Iterator[list[_Word]]:
    """The words of each line, none longer than the screen is wide."""
    line: list[_Word] = []
    for run in styled.runs:
        first, *others = LINE_END.split(run.text)
        _add(line, StyledRun(first, run.styles))
        for other in others:
            yield from _broken(line)
            line = []
            _add(line, StyledRun(other, run.styles))
    yield from _broken(line)


def _add(line: list[_Word], run: StyledRun) -> None:
    """Add the words of a run to a line; what touches a word belongs to it."""
    first, *others = run.text.split(" ")
    if line and line[-1].text:
        line[-1] = line[-1]._replace(text=line[-1].text + first)
    else:
        line[-1:] = [_Word(first, "i" in run.styles)]
    line += [_Word(word, "i" in run.styles) for word in others]


def _broken(line: Sequence[_Word]) -> Iterator[list[_Word]]:
    """A line, broken where it is wider than the screen."""
    words = [
        _Word(piece, word.italic)
        for word in line
        for piece in textwrap.wrap(_sayable(word.text), _COLUMNS - 1)
    ]
    part: list[_Word] = []
    for word in words:
        if part and _width([*part, word]) > _COLUMNS:
            yield part
            part = []
        part.append(word)
    yield part


def _width(words: Sequence[_Word]) -> int:
    """Columns of a line; a change of style takes the column of a space."""
    return sum(len(word.text) for word in words) + len(words) - 1 + words[0].italic


def _line_codes(row: int, words: Sequence[_Word]) -> Iterator[_Code]:
    """The codes of a centred line."""
    preamble = ttconv("scc.codes.preambles_address_codes").SccPreambleAddressCode
    indent = (_COLUMNS - _width(words)) // 2
    yield _twice(preamble(1, row, None, indent // 4 * 4, False, False).get_ch1_packet())
    if indent % 4:
        yield _twice(_TAB + indent % 4)
    yield from _packed(_signs(words))


def _signs(words: Sequence[_Word]) -> Iterator[int | _Code]:
    """The single bytes and the codes of the words of a line."""
    for before, word in pairwise(chain([_Word("", italic=False)], words)):
        if before.italic != word.italic:
            yield _twice(_ITALIC if word.italic else _PLAIN)
        elif before.text:
            yield 0x20
        for sign in word.text:
            yield from _codes_of(sign)


def _packed(signs: Iterable[int | _Code]) -> Iterator[_Code]:
    """Pairs of single bytes, filled up before a code."""
    waiting: int | None = None
    for sign in signs:
        if isinstance(sign, int) and waiting is None:
            waiting = sign
        elif isinstance(sign, int) and waiting is not None:
            yield (waiting << 8 | sign,)
            waiting = None
        elif not isinstance(sign, int):
            if waiting is not None:
                yield (waiting << 8,)
            waiting = None
            yield sign
    if waiting is not None:
        yield (waiting << 8,)


def _sayable(text: str) -> str:
    """The text with substitutes for signs without a code."""
    signs = (sign if _codes_of(sign) else SUBSTITUTES.get(sign, "?") for sign in text)
    return "".join(signs)


@cache
def _codes_of(sign: str) -> tuple[int | _Code, ...]:
    """The byte or the codes of a sign; none if there are none.

    A sign of the extended sets replaces the sign before it, which older receivers show.
    """
    standard = ttconv("scc.codes.standard_characters").TO_SCC_BYTES.get(sign)
    if standard is not None:
        return (standard,)
    special = ttconv("scc.codes.special_characters").SccSpecialCharacter.from_unicode(sign)
    if special is not None:
        return (_twice(special.get_ch1_value()),)
    for extended in ttconv("scc.codes.extended_characters").SccExtendedCharacter:
        if extended.get_unicode_value() == sign:
            like = SUBSTITUTES.get(sign, normalize("NFD", sign))[0]
            return (ord(like) if like.isascii() else 0x20, _twice(extended.get_ch1_value()))
    return ()


def _line(frame: int, codes: Iterable[_Code]) -> str:
    """A line of the file: the time code of the first frame, and the pairs with odd parity."""
    *fields, frames = smpte.code_of(max(0, frame), 30, drops=True)
    stamp = ":".join(f"{field:02d}" for field in fields)
    pairs = (f"{_odd(pair >> 8):02x}{_odd(pair & 0xFF):02x}" for code in codes for pair in code)
    return f"{stamp};{frames:02d}\t{' '.join(pairs)}"


def _odd(byte: int) -> int:
    """The byte with its highest bit set where the number of the others is even."""
    return byte if byte.bit_count() % 2 else byte | 0x80

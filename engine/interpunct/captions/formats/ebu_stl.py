# SPDX-License-Identifier: Apache-2.0
"""EBU STL, the binary exchange format of European broadcasters (EBU Tech 3264).

A block of general information (GSI) is followed by blocks of text and timing (TTI). Subtitles are
read, and written as a new file of open subtitles at 25 frames a second. In the program a file is a
text whose characters are its bytes. The table of Latin signs is that of ttconv; the library's
reader loses spaces beside italics.

Source: EBU Tech 3264-E, "Specification of the EBU subtitling data exchange format", 1991.
"""

from __future__ import annotations

import codecs
import operator
import re
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from fractions import Fraction
from functools import cache, partial
from itertools import chain, product
from typing import NamedTuple

from interpunct.captions import smpte
from interpunct.captions.cues import Cue
from interpunct.captions.formats.broadcast import (
    SUBSTITUTES,
    BroadcastFormat,
    paired_quotes,
    single_spaced,
    ttconv,
    without_code,
)
from interpunct.captions.formats.srt import SRT
from interpunct.captions.lines import LINE_END
from interpunct.captions.scanning import Scan
from interpunct.captions.styled import TOP_PLACES, Styled, StyledRun
from interpunct.errors import CaptionError
from interpunct.sentences import Sentence, counted

_RATE = 25
_KINDS = (b"STL24.01", b"STL25.01", b"STL30.01")
_TABLES = {"00": "", "01": "iso8859_5", "02": "iso8859_6", "03": "iso8859_7", "04": "iso8859_8"}
_COLUMNS, _ROWS = 40, 23
_NO_LANGUAGE = "00"
_LANGUAGES = {  # EBU Tech 3264, appendix 3
    "am": "7F", "ar": "7E", "as": "7C", "az": "7B", "be": "79", "bg": "77", "bm": "7A",
    "bn": "78", "br": "02", "ca": "03", "cs": "06", "cv": "74", "cy": "05", "da": "07",
    "de": "08", "el": "70", "en": "09", "eo": "0B", "es": "0A", "et": "0C", "eu": "0D",
    "fa": "5A", "ff": "72", "fi": "27", "fo": "0E", "fr": "0F", "fy": "10", "ga": "11",
    "gd": "12", "gl": "13", "gn": "6E", "gu": "6F", "ha": "6D", "he": "6C", "hi": "6B",
    "hr": "04", "hu": "1B", "hy": "7D", "id": "6A", "is": "14", "it": "15", "ja": "69",
    "ka": "71", "kk": "67", "km": "66", "kn": "68", "ko": "65", "la": "17", "lb": "19",
    "lo": "64", "lt": "1A", "lv": "18", "mg": "62", "mk": "63", "mo": "60", "mr": "5F",
    "ms": "61", "mt": "1C", "my": "76", "nb": "1E", "nd": "5E", "ne": "5D", "nl": "1D",
    "nn": "1E", "no": "1E", "oc": "1F", "or": "5C", "pa": "59", "pap": "5B", "pl": "20",
    "prs": "73", "ps": "58", "pt": "21", "qu": "57", "rm": "23", "ro": "22", "ru": "56",
    "se": "16", "sh": "54", "si": "52", "sk": "25", "sl": "26", "sn": "53", "so": "51",
    "sq": "01", "sr": "24", "srn": "50", "sv": "28", "sw": "4F", "ta": "4D", "te": "4B",
    "tg": "4E", "th": "4A", "tr": "29", "tt": "4C", "uk": "49", "ur": "48", "uz": "47",
    "vi": "46", "wa": "2B", "zh": "75", "zu": "45",
}  # fmt: skip
_CENTRED = 2
_NEW_LINE, _FILLER = b"\x8a", b"\x8f"
_SWITCHES = {"i": (b"\x80", b"\x81"), "u": (b"\x82", b"\x83")}
_FIELD = 112  # bytes of text in a block
_LAST_BLOCK = 0xFF
_MOST_SIGNS = 8_000  # in 240 blocks of text, whatever accents and switches they have
_USER_DATA = 0xFE
_UNKNOWN = "\ufffd"
_LACKING = Sentence("signs that the file's table lacks are shown as \ufffd")
_CUT_OFF = (
    "it is cut off: {whole} of its {told} blocks are there; the text of the others is missing"
)
_DAY_MS = 24 * 3_600_000
_GENERAL, _BLOCK, _HEAD = 1024, 128, 16
_TOP_ROWS = 6
_PIECES = re.compile(rb"\x8a+|[\x00-\x07\x80-\x83]|[^\x00-\x07\x80-\x83\x8a]+")
_NO_COLOUR = 7  # white, in which each row begins
_CONTROLS = re.compile(rb"[\x00-\x1f\x84-\x9f]")
_STYLES_OF = {
    code: (style, is_on)
    for style, (on, off) in _SWITCHES.items()
    for code, is_on in ((on, True), (off, False))
}


class EbuStl(BroadcastFormat):
    """EBU STL."""

    name = "stl"
    title = "EBU STL"
    endings = (".stl",)
    ambiguous = True
    styles = frozenset("iu")

    def recognises(self, data: bytes) -> bool:
        """Whether the bytes start with a block of general information."""
        return data[3:11] in _KINDS

    def fits(self, text: str) -> bool:
        """Whether the text is bytes of this format; other formats have the same ending."""
        return text[3:11].encode(errors="replace") in _KINDS

    def scan(self, text: str) -> Scan:
        """The subtitles as cues, without spans, from the start of the programme on.

        Comments and user data are left out. Payloads are in the markup of SRT. Raises CaptionError
        for a faulty general block, and for a file that is cut off before its first text.
        """
        data = text.encode("latin-1")
        general = _General.of(data)
        general.refuse_empty(data)
        cues = tuple(_cue(subtitle, general) for subtitle in _subtitles(data))
        start = min((cue.start_ms for cue in cues), default=0)
        back_ms = general.programme_ms if start >= general.programme_ms else 0
        moved = (
            replace(cue, start_ms=cue.start_ms - back_ms, end_ms=cue.end_ms - back_ms)
            for cue in cues
        )
        return Scan(tuple(moved), (), tuple(_warnings(data, general, cues)))

    def changes(self, cues: Iterable[Cue]) -> Iterator[Sentence]:
        """See `Target.changes`: signs without a code, and lines longer than a row."""
        cues = list(cues)
        table = _TABLES[_best_table(cues)]
        yield from without_code(cues, partial(_has_code, table=table))
        if long := sum(map(_is_long, cues)):
            yield counted(
                long,
                one="1 cue: a line of more than 40 signs, which players of EBU STL may cut",
                many="{count} cues: lines of more than 40 signs, which players of EBU STL may cut",
            )

    def file(self, cues: Iterable[Cue]) -> bytes:
        """See `file_of`."""
        return self.file_of(cues, "")

    def file_of(self, cues: Iterable[Cue], language: str) -> bytes:
        """The blocks of a new file, with the table that has most of its signs.

        Raises CaptionError for cues after the first day, and for endless ones.
        """
        subtitles = list(cues)
        _refuse_unwritable(subtitles)
        number = _best_table(subtitles)
        subtitles = paired_quotes(subtitles, partial(_has_code, table=_TABLES[number]))
        blocks = [
            block
            for place, cue in enumerate(subtitles)
            for block in _text_blocks(place, cue, _TABLES[number])
        ]
        kind = number + _LANGUAGES.get(language.partition("-")[0], _NO_LANGUAGE)
        return _general_block(kind, subtitles, len(blocks)) + b"".join(blocks)


EBU_STL = EbuStl()


class _General(NamedTuple):
    """The facts of the general block: frames a second, signs, blocks, start of the programme."""

    rate: int
    table: str
    blocks: int
    programme_ms: int

    @classmethod
    def of(cls, data: bytes) -> _General:
        """The facts of a file. Raises CaptionError where it is cut off or has another table."""
        table = data[12:14].decode("latin-1")
        if len(data) < _GENERAL or table not in _TABLES:
            raise CaptionError(
                "its general block is cut off, or names an unknown table of signs.",
                where=Sentence("byte {place}", place=12),
            )
        told = data[238:243].strip()
        blocks = int(told) if told.isdigit() else 0
        general = cls(int(data[6:8]), _TABLES[table], blocks, 0)
        start = data[256:264].decode("latin-1")
        if not (start.isascii() and start.isdigit()):
            return general
        fields = bytes(int(start[at : at + 2]) for at in range(0, 8, 2))
        return general._replace(programme_ms=general.time(fields))

    def time(self, code: bytes) -> int:
        """Milliseconds of a time code of four bytes."""
        hours, minutes, seconds, frames = code
        frame = smpte.frame_of(hours, minutes, seconds, frames, self.rate)
        return smpte.time_of(frame, Fraction(self.rate))

    def has_time(self, code: bytes) -> bool:
        """Whether a time code names a frame of a day."""
        return all(map(operator.lt, code, (24, 60, 60, self.rate)))

    def refuse_empty(self, data: bytes) -> None:
        """Raise CaptionError for a file that has no block of the text it tells of."""
        if self.blocks and len(data) < _GENERAL + _BLOCK:
            raise CaptionError(
                Sentence(
                    "it is cut off: none of its {blocks} blocks is whole.", blocks=self.blocks
                ),
                where=Sentence("byte {place}", place=len(data)),
                remedy="Get it again from where it came.",
            )


class _Subtitle(NamedTuple):
    """A subtitle: its first block, and the text of all its blocks."""

    head: bytes
    text: bytes


def _subtitles(data: bytes) -> Iterator[_Subtitle]:
    """The subtitles of a file; a long text is continued in further blocks."""
    parts: list[bytes] = []
    for at in range(_GENERAL, len(data) - _BLOCK + 1, _BLOCK):
        block = data[at : at + _BLOCK]
        if block[3] == _USER_DATA or block[15]:
            continue
        head = block[:_HEAD]
        parts.append(block[_HEAD:].partition(_FILLER)[0])
        if block[3] == _LAST_BLOCK:
            yield _Subtitle(head, b"".join(parts))
            parts.clear()
    if parts:  # the file is cut off
        yield _Subtitle(head, b"".join(parts))


def _warnings(data: bytes, general: _General, cues: Iterable[Cue]) -> Iterator[Sentence]:
    """The oddities of a file, and the lack of its end."""
    whole, rest = divmod(len(data) - _GENERAL, _BLOCK)
    if whole < general.blocks:
        yield Sentence(_CUT_OFF, whole=whole, told=general.blocks)
    elif rest and data[-rest:].strip(b"\0\x1a\r\n " + _FILLER):
        yield Sentence("its last block is cut off; its text is missing")
    heads = [subtitle.head for subtitle in _subtitles(data)]
    odd = sum(not (general.has_time(head[5:9]) and general.has_time(head[9:13])) for head in heads)
    if odd:
        yield counted(
            odd,
            one="1 cue: a time code that does not exist",
            many="{count} cues: time codes that do not exist",
        )
    if any(_UNKNOWN in cue.payload for cue in cues):
        yield _LACKING


def _cue(subtitle: _Subtitle, general: _General) -> Cue:
    """A subtitle as a cue, in the middle of the screen below or above."""
    place = "8" if 0 < subtitle.head[13] <= _TOP_ROWS else ""
    payload, _ = SRT.said(Styled(single_spaced(_runs(subtitle.text, general.table)), place))
    times = general.time(subtitle.head[5:9]), general.time(subtitle.head[9:13])
    return Cue("", *times, "", payload)


def _runs(text: bytes, table: str) -> Iterator[StyledRun]:
    """The runs of a text; codes of teletext show as spaces, and a colour ends with its row."""
    decode = codecs.getdecoder(table) if table else ttconv("stl.iso6937").decode
    styles: frozenset[str] = frozenset()
    colour: frozenset[str] = frozenset()
    for piece in _PIECES.findall(text):
        if piece in _STYLES_OF:
            style, is_on = _STYLES_OF[piece]
            styles = styles | {style} if is_on else styles - {style}
            continue
        is_end = piece.startswith(_NEW_LINE)
        shown = "\n" if is_end else decode(_CONTROLS.sub(b" ", piece), "replace")[0]
        yield StyledRun(shown, styles if is_end else styles | colour)
        if is_end or piece[0] <= _NO_COLOUR:
            colour = _colour(_NO_COLOUR if is_end else piece[0])


def _colour(code: int) -> frozenset[str]:
    """The colour that a code of teletext begins, a bit each for red, green and blue."""
    if code == _NO_COLOUR:
        return frozenset()
    return frozenset({"#" + "".join("ff" if code >> bit & 1 else "00" for bit in range(3))})


def _refuse_unwritable(cues: Sequence[Cue]) -> None:
    """Raise CaptionError for times and texts that have no place in the blocks."""
    for number, cue in enumerate(cues, 1):
        if max(cue.start_ms, cue.end_ms) >= _DAY_MS or len(cue.payload) > _MOST_SIGNS:
            raise CaptionError(
                "EBU STL has no place for a day or more, nor for so long a text.",
                where=Sentence("cue {number}", number=number),
                remedy="Divide the cue, or choose another format.",
            )


def _best_table(cues: Iterable[Cue]) -> str:
    """The number of the character table that has most signs of the cues."""
    signs = set[str]().union(*(cue.payload for cue in cues))
    return max(
        _TABLES,
        key=lambda number: sum(_byte_of(sign, _TABLES[number]) is not None for sign in signs),
    )


def _has_code(sign: str, table: str) -> bool:
    """Whether a table has a sign."""
    return _byte_of(sign, table) is not None


def _is_long(cue: Cue) -> bool:
    """Whether a line of a cue is longer than a row."""
    return any(len(line) > _COLUMNS for line in LINE_END.split(SRT.styled(cue).text))


def _general_block(kind: str, cues: Sequence[Cue], blocks: int) -> bytes:
    """The GSI block, 1,024 bytes; `kind` holds the numbers of table and language."""
    today = f"{date.today():%y%m%d}"
    first = "".join(f"{field:02d}" for field in _code(cues[0].start_ms)) if cues else "0" * 8
    fields = (
        f"850STL25.010{kind}",
        " " * 208,
        f"{today}{today}00{blocks:05d}{len(cues):05d}001",
        f"{_COLUMNS}{_ROWS}1{'0' * 8}{first}11",
    )
    return "".join(fields).encode("ascii").ljust(1024, b" ")


def _text_blocks(number: int, cue: Cue, table: str) -> Iterator[bytes]:
    """The TTI blocks of a subtitle, 128 bytes each."""
    styled = SRT.styled(cue)
    text = b"".join(_encoded(styled.runs, table))
    lines = text.count(_NEW_LINE) + 1
    row = 1 if styled.place in TOP_PLACES else max(1, _ROWS + 1 - lines)
    times = bytes((*_code(cue.start_ms), *_code(cue.end_ms)))
    pieces = [text[at : at + _FIELD] for at in range(0, len(text), _FIELD)] or [b""]
    for place, piece in enumerate(pieces):
        extension = _LAST_BLOCK if place == len(pieces) - 1 else place
        head = struct.pack("<BHBB", 0, number & 0xFFFF, extension, 0)
        yield head + times + bytes((row, _CENTRED, 0)) + piece.ljust(_FIELD, _FILLER)


def _encoded(runs: Iterable[StyledRun], table: str) -> Iterator[bytes]:
    """The bytes of a text with the switches of its styles."""
    now: frozenset[str] = frozenset()
    for text, styles in chain(runs, [StyledRun("")]):
        for style, (on, off) in _SWITCHES.items():
            if (style in styles) != (style in now):
                yield on if style in styles else off
        now = styles
        for place, line in enumerate(LINE_END.split(text)):
            yield _NEW_LINE if place else b""
            yield from (_written(sign, table) for sign in line)


def _code(milliseconds: int) -> tuple[int, int, int, int]:
    """The fields of a time code."""
    frame = smpte.frame_at(milliseconds, Fraction(_RATE))
    hours, minutes, seconds, frames = smpte.code_of(frame, _RATE)
    return hours, minutes, seconds, frames


def _written(sign: str, table: str) -> bytes:
    """The bytes of a sign, or of its substitute."""
    own = _byte_of(sign, table)
    return SUBSTITUTES.get(sign, "?").encode() if own is None else own


@cache
def _byte_of(sign: str, table: str) -> bytes | None:
    """The byte of a sign in a table, or the bytes of its accent and its letter; None for none."""
    if not table:
        return _latin().get(sign)
    try:
        return sign.encode(table)
    except UnicodeEncodeError:
        return None


@cache
def _latin() -> dict[str, bytes]:
    """The signs of the Latin table (ISO 6937) and their bytes."""
    decode = ttconv("stl.iso6937").decode
    alone = chain(range(0x21, 0x7F), range(0xA1, 0xC1), range(0xD0, 0x100))
    accented = product(range(0xC1, 0xD0), range(0x41, 0x7B))
    codes = map(bytes, chain(accented, zip(alone, strict=True)))
    found = {decode(code, "replace")[0]: code for code in codes}
    return {" ": b" "} | {sign: code for sign, code in found.items() if sign != _UNKNOWN}
